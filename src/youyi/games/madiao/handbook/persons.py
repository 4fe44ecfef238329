"""The stars and bynames of the persons of 水滸 on the cards, as the guide gives them."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.kernel.names import Name

STYLES: Mapping[str, Name] = {
    "Tw": Name("天魁星呼保義", "天魁星呼保义", "Tiānkuí xīng, Hūbǎoyì", "star of the leader, protector of the just"),
    "Tq": Name("天傷星行者", "天伤星行者", "Tiānshāng xīng, Xíngzhě", "star of harm, the pilgrim"),
    "Tb": Name(
        "天罪星短命二郎", "天罪星短命二郎", "Tiānzuì xīng, Duǎnmìng Èrláng", "star of guilt, the short-lived second son"
    ),
    "T90": Name("天敗星活閻羅", "天败星活阎罗", "Tiānbài xīng, Huó Yánluó", "star of defeat, the living king of hell"),
    "T80": Name(
        "天滿星美髯公", "天满星美髯公", "Tiānmǎn xīng, Měirán gōng", "star of fullness, lord of the fine beard"
    ),
    "T70": Name("地勇星病尉遲", "地勇星病尉迟", "Dìyǒng xīng, Bìng Yùchí", "star of valour, the sickly Yuchi"),
    "T60": Name("天威星雙鞭", "天威星双鞭", "Tiānwēi xīng, Shuāngbiān", "star of might, the double clubs"),
    "T50": Name("天孤星花和尚", "天孤星花和尚", "Tiāngū xīng, Huā héshang", "star of solitude, the tattooed monk"),
    "T40": Name("天殺星黑旋風", "天杀星黑旋风", "Tiānshā xīng, Hēi xuànfēng", "star of slaughter, the black whirlwind"),
    "T30": Name(
        "天暗星青面獸", "天暗星青面兽", "Tiān'àn xīng, Qīngmiàn shòu", "star of darkness, the blue-faced beast"
    ),
    "T20": Name("地慧星一丈青", "地慧星一丈青", "Dìhuì xīng, Yīzhàng qīng", "star of wit, ten feet of blue"),
    "W9": Name("天遲星插翅虎", "天迟星插翅虎", "Tiānchí xīng, Chāchì hǔ", "star of delay, the winged tiger"),
    "W8": Name(
        "天空星急先鋒", "天空星急先锋", "Tiānkōng xīng, Jí xiānfēng", "star of the void, the impatient vanguard"
    ),
    "W7": Name("天猛星霹靂火", "天猛星霹雳火", "Tiānměng xīng, Pīlì huǒ", "star of ferocity, the thunderbolt"),
    "W6": Name("天微星九紋龍", "天微星九纹龙", "Tiānwēi xīng, Jiǔwén lóng", "star of subtlety, nine tattooed dragons"),
    "W5": Name(
        "天壽星混江龍",
        "天寿星混江龙",
        "Tiānshòu xīng, Hùnjiāng lóng",
        "star of long life, the dragon that stirs the river",
    ),
    "W4": Name("天貴星小旋風", "天贵星小旋风", "Tiānguì xīng, Xiǎo xuànfēng", "star of nobility, the small whirlwind"),
    "W3": Name("天勇星大刀", "天勇星大刀", "Tiānyǒng xīng, Dàdāo", "star of courage, the great sword"),
    "W2": Name("天英星小李廣", "天英星小李广", "Tiānyīng xīng, Xiǎo Lǐ Guǎng", "star of heroes, the small Li Guang"),
    "W1": Name("天巧星浪子", "天巧星浪子", "Tiānqiǎo xīng, Làngzǐ", "star of skill, the prodigal"),
    "C0": Name("矮腳虎", "矮脚虎", "Ǎijiǎo hǔ", "the short-legged tiger"),
}
"""By card. Of 王英 it tells the byname alone; 天遲星 of 雷橫 is 天退星 in the novel, and 病尉遲 is printed 病慰迟 there."""
