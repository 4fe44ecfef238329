"""What chapters say, sentence by sentence."""

from __future__ import annotations

from youyi.kernel.names import Words

THE_SUIT = Words(
    (
        "Look at the suit of the turned card alone. In Myriads, Strings and Coins: 賞 the highest card, 肩 the "
        "next, 副肩 the third, 極 the lowest, 副極 the next to lowest. In Tens Tw, Tq and Tb are all of the 賞 "
        "class and T90 is the 肩 here, T80 the 副肩; the big four are Tw, Tq, Tb, T20. “There” means among the "
        "seat's own and drawn cards of the suit. “Own” are cards won in tricks. These classes hold for the points of a draw alone;"
        " everywhere else in this book Rewards (賞), Shoulders and Ji are those of chapter 2."
    ),
    (
        "但論所開之牌之門。萬、索、文：最大者賞，次肩，又次副肩，最小者極，次小者副極。十字門：萬"
        "萬、千萬、百萬皆屬賞，九十作肩，八十作副肩；四大為萬萬、千萬、百萬、二十。「有」謂本家該"
        "門上桌與沖得之牌有之；「本牌」謂鬥中上桌者。諸類如此者惟沖分；他處之賞、肩、極皆依第二章。"
    ),
    (
        "但论所开之牌之门。万、索、文：最大者赏，次肩，又次副肩，最小者极，次小者副极。十字门：万"
        "万、千万、百万皆属赏，九十作肩，八十作副肩；四大为万万、千万、百万、二十。“有”谓本家该"
        "门上桌与冲得之牌有之；“本牌”谓斗中上桌者。诸类如此者惟冲分；他处之赏、肩、极皆依第二章。"
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
        "Run: put the turned card to the cards there. Follow them from the 極 up, card by card, as far as none is missing, and"
        " from the 賞 (in Tens from the Hundred) down likewise; what is found is one run, since 極 and 賞 are neighbours:"
        " {example} is a run of three. If it has three cards or more, the turned card is in it, and so is an own card, then"
        " each own card in it gives points and nothing else does. Tq and Tw are in no run, and none is drawn by one; but own"
        " they give along, like higher cards. A card gives 5 if it and the turned one are of the big four; else a higher one"
        " 2, but 3 for a 賞 that takes the 極; a lower one 3, but 2 where both the 極 and a card of the 賞 class (in Tens Tw, Tq"
        " or Tb) of the suit are own. Add them."
    ),
    (
        "連：合所開之牌與所有之牌，自極而上、自賞（十字門自百萬）而下，各至有缺而止；極與賞相鄰，故合為一連：{example}即三連。"
        "連滿三張、所開之牌在其中、且有本牌在其中，則連中本牌各給分，餘者不給。千萬、萬萬不入連，亦不因連而得；為本牌者隨連給分，作較大論。"
        "兩牌皆四大給五；否則本牌較大給二，賞沖極給三；本牌較小給三，然該門之極與賞類（十字門萬萬、千萬、百萬之一）皆為本牌者給二。合計之。"
    ),
    (
        "连：合所开之牌与所有之牌，自极而上、自赏（十字门自百万）而下，各至有缺而止；极与赏相邻，故合为一连：{example}即三连。"
        "连满三张、所开之牌在其中、且有本牌在其中，则连中本牌各给分，余者不给。千万、万万不入连，亦不因连而得；为本牌者随连给分，作较大论。"
        "两牌皆四大给五；否则本牌较大给二，赏冲极给三；本牌较小给三，然该门之极与赏类（十字门万万、千万、百万之一）皆为本牌者给二。合计之。"
    ),
).filled(example="C9 C0 Ch")
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
HIGH_TENS = Words("the three high Tens 三花", "三花（十字門最大三張）", "三花（十字门最大三张）")
FOUR_PLAY = Words(
    "Four play, anticlockwise, in the order {seats}; where seats are counted {first} is the first. One is the banker (莊), the"
    " others are 散. Each is dealt eight cards; eight remain as stock.",
    "四人，逆時而行，依次為{seats}；數座次則以{first}為首。一人為莊，餘為散。各發八張，餘八張為底。",
    "四人，逆时而行，依次为{seats}；数座次则以{first}为首。一人为庄，余为散。各发八张，余八张为底。",
)
AS_PRINTED = Words(
    "That is the card as printed, whatever it stands for afterwards; the ranks are in the tables of chapter 1.",
    "以牌面所印為準，不論其後作何牌；諸牌之位見第一章之表。",
    "以牌面所印为准，不论其后作何牌；诸牌之位见第一章之表。",
)
FOUR_JI_NOT_PAID = Words(
    "Of these, four Ji stand in no list of won cards in force: dealt, without a dealt pattern, they bring nothing.",
    "其中福祿壽喜（四極）不在所行之表：發得四極而不成鬥前色樣，則無所得。",
    "其中福禄寿喜（四极）不在所行之表：发得四极而不成斗前色样，则无所得。",
)
AS_THEY_COUNT = Words(
    "The cards are drawn as what they count for: {changed}.",
    "圖中各牌依其所作而畫：{changed}。",
    "图中各牌依其所作而画：{changed}。",
)
STANDS_FOR = Words(
    "{shown} of {holder} is the printed {printed}",
    "{holder}之{shown}，牌面為{printed}",
    "{holder}之{shown}，牌面为{printed}",
)
DRAW_NAMES = Words(
    "Behind the points stands what the guide calls such a draw, and in the account by which rule they were counted (runs or"
    " single values); the points do not depend on either name.",
    "分後所記為譜中此沖之名；帳中所記為所依之法（連沖、單沖）。分數不因名而異。",
    "分后所记为谱中此冲之名；账中所记为所依之法（连冲、单冲）。分数不因名而异。",
)
IRON_BOLT = Words(
    (
        "Iron bolt (鐵門閂): a seat that has won exactly three of the four Rewards (chapter 2). The rival is a seat whose first"
        " drawn cards are brocade of the suit of the fourth Reward, and that has won a brocade card of that suit (or T90 in"
        " Tens) to draw them by."
    ),
    "鐵門閂：上桌恰有四賞之三（見第二章）之家。奪者：其首沖之牌為第四賞之門之錦，且鬥中上桌有該門之錦（十字門或九十）為主。",
    "铁门闩：上桌恰有四赏之三（见第二章）之家。夺者：其首冲之牌为第四赏之门之锦，且斗中上桌有该门之锦（十字门或九十）为主。",
)
BASE = Words(
    "Base: so many such cards, drawn without another between, times a number for the won card that drew them (of several the"
    " dearest), as follows.",
    "基數：連續所沖之張數，乘以為主之牌之數（有數張則取最大者），如下。",
    "基数：连续所冲之张数，乘以为主之牌之数（有数张则取最大者），如下。",
)
BANNER_EXAMPLE = Words(
    "For example: the bolt lacks the {lacking}; the rival has won {anchor} and draws {count} brocade cards of its suit first of"
    " all: {count} × {factor} = {base}; the bolt pays {double}, each of the two others {base}.",
    "例：鐵門閂缺{lacking}；奪者上桌有{anchor}，首沖該門之錦 {count} 張：{count} × {factor} ＝ {base}；鐵門閂出 {double}，餘二家各出 {base}。",
    "例：铁门闩缺{lacking}；夺者上桌有{anchor}，首冲该门之锦 {count} 张：{count} × {factor} ＝ {base}；铁门闩出 {double}，余二家各出 {base}。",
)
