"""What chapters say, sentence by sentence."""

from __future__ import annotations

from youyi.kernel.names import Words

THE_SUIT = Words(
    (
        "Look at the suit of the turned card alone. In Myriads, Strings and Coins: 賞 the highest card, 肩 the "
        "next, 副肩 the third, 極 the lowest, 副極 the next to lowest. In Tens Tw, Tq and Tb are all of the 賞 "
        "class and T90 is the 肩 here, T80 the 副肩; the big four are Tw, Tq, Tb, T20. “There” means among the "
        "seat's own and drawn cards of the suit. “Own” are cards won in tricks."
    ),
    (
        "但論所開之牌之門。萬、索、文：最大者賞，次肩，又次副肩，最小者極，次小者副極。十字門：萬"
        "萬、千萬、百萬皆屬賞，九十作肩，八十作副肩；四大為萬萬、千萬、百萬、二十。「有」謂本家該"
        "門上桌與沖得之牌有之；「本牌」謂鬥中上桌者。"
    ),
    (
        "但论所开之牌之门。万、索、文：最大者赏，次肩，又次副肩，最小者极，次小者副极。十字门：万"
        "万、千万、百万皆属赏，九十作肩，八十作副肩；四大为万万、千万、百万、二十。“有”谓本家该"
        "门上桌与冲得之牌有之；“本牌”谓斗中上桌者。"
    ),
)
ANCHOR = Words(
    "Anchor: an own card of the 賞 class, 肩 or 極 is needed, else nothing.",
    "須有本牌之賞、肩或極為主，否則無分。",
    "须有本牌之赏、肩或极为主，否则无分。",
)
LONE_SHOULDER = Words(
    ("Lone 肩: with an own 肩 and neither 賞 class nor 極 there, only the 賞 can be taken (in Tens the Hundred)."),
    "肩上桌不遇賞：有本牌之肩而無賞無極，惟可沖賞（十字門惟百萬）。",
    "肩上桌不遇赏：有本牌之肩而无赏无极，惟可冲赏（十字门惟百万）。",
)
RUN = Words(
    (
        "Run: with the turned card, follow the cards there from the 極 up and from the 賞 (in Tens from the "
        "Hundred) down, without a gap; the two ends meet and are one run. If the run has three cards or more, "
        "the turned card is in it, and so is an own card, then each own card in the run gives points and "
        "nothing else does (in Tens own Tq and Tw give along): 5 if both cards are of the big four; a higher "
        "own card 2, but 3 for a 賞 that takes the 極; a lower own card 3, but 2 where the run's own cards have "
        "both 極 and 賞. Add them."
    ),
    (
        "連：合所開之牌，自極而上、自賞（十字門自百萬）而下，無間者為連，兩端相接為一。連滿三張、"
        "所開之牌在其中、且有本牌在其中，則連中本牌各給分，餘者不給（十字門本牌之千萬、萬萬亦給）"
        "：兩牌皆四大給五；本牌較大給二，賞沖極給三；本牌較小給三，連中本牌兼有極與賞則給二。合計"
        "之。"
    ),
    (
        "连：合所开之牌，自极而上、自赏（十字门自百万）而下，无间者为连，两端相接为一。连满三张、"
        "所开之牌在其中、且有本牌在其中，则连中本牌各给分，余者不给（十字门本牌之千万、万万亦给）"
        "：两牌皆四大给五；本牌较大给二，赏冲极给三；本牌较小给三，连中本牌兼有极与赏则给二。合计"
        "之。"
    ),
)
NO_RUN = Words(
    (
        "No run: every own 賞, 肩 and 極 gives what the table says; own greens give nothing. Add them. No "
        "points, no draw."
    ),
    "不成連：本牌之賞、肩、極依表給分，青張不給。合計之，無分則不得。",
    "不成连：本牌之赏、肩、极依表给分，青张不给。合计之，无分则不得。",
)
DOOR_KNOCK = Words(
    (
        "敲門: another than the banker who has a live Hundred, one with Tu, or one with all Tu also takes from each of the "
        "two others who do not bank; 吊百 and 正本百 do not knock. In this order:"
    ),
    "敲門：散家得大活百、大活百突、全突大活者，另向餘二散家各收；吊百、正本百不敲。依次：",
    "敲门：散家得大活百、大活百突、全突大活者，另向余二散家各收；吊百、正本百不敲。依次：",
)
COMMON_HE = Words(
    (
        "公賀, payments for patterns (dealt, on the table, or completed by the stock), come from each of the other three, "
        "banker or not."
    ),
    "公賀：諸色樣（鬥前、鬥上、沖成）所得，由其餘三家各出，不論莊散。",
    "公贺：诸色样（斗前、斗上、冲成）所得，由其余三家各出，不论庄散。",
)
WHO_PAYS_DRAWS = Words(
    "Points of a draw run between the banker and another, as 注 do: all three pay the banker, the banker alone pays another.",
    "沖分如注，行於莊散之間：莊家得分，三家各出；散家得分，惟莊家出。",
    "冲分如注，行于庄散之间：庄家得分，三家各出；散家得分，惟庄家出。",
)
DRAWN_GIVE_NONE = Words(
    "Drawn cards help later runs, but give no points themselves: own cards, those won in tricks, do.",
    "沖得之牌可助成連，然自身不給分；給分者惟鬥中上桌之牌。",
    "冲得之牌可助成连，然自身不给分；给分者惟斗中上桌之牌。",
)
