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
        "只看翻開的牌那一門。萬、索、文：最大的是賞，其次是肩，再其次是副肩，最小的是極，次小的是副極。十字門：萬萬、千萬、百萬都算賞，九十算肩，八十算副肩；「四大」是萬萬、千萬、百萬、二十。「有」是自己這一門上桌或沖得的牌裡有；「本牌」是鬥中上桌的牌。這樣分類只用於沖分；別處的賞、肩、極都照第二章。"
    ),
    (
        "只看翻开的牌那一门。万、索、文：最大的是赏，其次是肩，再其次是副肩，最小的是极，次小的是副极。十字门：万万、千万、百万都算赏，九十算肩，八十算副肩；“四大”是万万、千万、百万、二十。“有”是自己这一门上桌或冲得的牌里有；“本牌”是斗中上桌的牌。这样分类只用于冲分；别处的赏、肩、极都照第二章。"
    ),
)
ANCHOR = Words(
    "Anchor: an own card of the 賞 class, 肩 or 極 is needed, else nothing.",
    "要有本牌的賞、肩或極為主，不然沒有分。",
    "要有本牌的赏、肩或极为主，不然没有分。",
)
LONE_SHOULDER = Words(
    ("Lone 肩: with an own 肩 and neither 賞 class nor 極 there, only the 賞 can be taken (in Tens the Hundred)."),
    "肩上桌而不遇賞：有本牌的肩而沒有賞也沒有極，只能沖賞（十字門只能沖百萬）。",
    "肩上桌而不遇赏：有本牌的肩而没有赏也没有极，只能冲赏（十字门只能冲百万）。",
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
        "連：把翻開的牌與自己有的牌合起來，從極往上、從賞（十字門從百萬）往下，各數到有缺為止；極與賞相鄰，所以合成一連：{example}就是三連。連滿三張，翻開的牌在其中，又有本牌在其中，連裡的本牌就各給分，其他不給。千萬、萬萬不算在連裡，也不能因連而沖得；是本牌的，就跟著這一連給分，當作較大的。兩張都是四大，給五；不然，本牌較大給二，賞沖極給三；本牌較小給三，但那一門的極與賞類（十字門是萬萬、千萬、百萬之一）都是本牌的，給二。全部加起來。"
    ),
    (
        "连：把翻开的牌与自己有的牌合起来，从极往上、从赏（十字门从百万）往下，各数到有缺为止；极与赏相邻，所以合成一连：{example}就是三连。连满三张，翻开的牌在其中，又有本牌在其中，连里的本牌就各给分，其他不给。千万、万万不算在连里，也不能因连而冲得；是本牌的，就跟着这一连给分，当作较大的。两张都是四大，给五；不然，本牌较大给二，赏冲极给三；本牌较小给三，但那一门的极与赏类（十字门是万万、千万、百万之一）都是本牌的，给二。全部加起来。"
    ),
).filled(example="C9 C0 Ch")
NO_RUN = Words(
    (
        "No run: every own 賞, 肩 and 極 gives what the table says; own greens give nothing. Add them. No "
        "points, no draw."
    ),
    "不成連：本牌裡的賞、肩、極照表給分，青張不給。加起來，沒有分就沖不到。",
    "不成连：本牌里的赏、肩、极照表给分，青张不给。加起来，没有分就冲不到。",
)
LESSER_TU = Words(
    "小突 (T90 and one of W5, W6, W8 won); 全突大活 takes in 小突 (see below). In force:",
    "小突（九十與五、六、八萬之一上桌）；成了全突大活（見下）就不另計。這套規則裡：",
    "小突（九十与五、六、八万之一上桌）；成了全突大活（见下）就不另计。这套规则里：",
)
DOOR_KNOCK = Words(
    (
        "敲門: another than the banker who has a live Hundred, one with Tu, or one with all Tu also takes from each of the "
        "two others who do not bank; 吊百 and 正本百 do not knock. In this order:"
    ),
    "敲門：散家得了大活百、大活百突、全突大活，另外向其餘兩家散家各收；吊百、正本百不敲。依次：",
    "敲门：散家得了大活百、大活百突、全突大活，另外向其余两家散家各收；吊百、正本百不敲。依次：",
)
COMMON_HE = Words(
    (
        "公賀, payments for patterns (dealt, on the table, or completed by the stock), come from each of the other three, "
        "banker or not."
    ),
    "公賀：各種色樣（鬥前、鬥上、沖成）所得，由其餘三家各出，不分莊散。",
    "公贺：各种色样（斗前、斗上、冲成）所得，由其余三家各出，不分庄散。",
)
WHO_PAYS_DRAWS = Words(
    "Points of a draw run between the banker and another, as 注 do: all three pay the banker, the banker alone pays another.",
    "沖分與注一樣，只在莊家與散家之間：莊家得分，三家各出；散家得分，只有莊家出。",
    "冲分与注一样，只在庄家与散家之间：庄家得分，三家各出；散家得分，只有庄家出。",
)
DOUBLED = Words(
    "全上雙沖: who was dealt all four Shoulders (chapter 2) and has won all four is paid the points of all his draws twice. A hand"
    " that ended play before a trick has won nothing, and is paid them once.",
    "全上雙沖：發到四肩（見第二章）而四張都上桌的，所有沖分都加倍。免鬥的手牌不是打得的，不加倍。",
    "全上双冲：发到四肩（见第二章）而四张都上桌的，所有冲分都加倍。免斗的手牌不是打得的，不加倍。",
)
ALSO_DOUBLED = Words(
    "All four Shoulders, dealt to one hand and all won, also double the points of its draws (全上雙沖, chapter 11).",
    "發到四肩而四張都上桌的，沖分也加倍（全上雙沖，見第十一章）。",
    "发到四肩而四张都上桌的，冲分也加倍（全上双冲，见第十一章）。",
)
MERIT = Words(
    "Merit (立功): what an own Tw gives counts double if it beat the Tq or the Tb when it was won, treble if both; what an own Tq"
    " gives, double if it beat the Tb.",
    "立功：萬萬上桌時捉過千萬或百萬之一的，它給的分加倍，兩張都捉過的三倍；千萬上桌時捉過百萬的，它給的分加倍。",
    "立功：万万上桌时捉过千万或百万之一的，它给的分加倍，两张都捉过的三倍；千万上桌时捉过百万的，它给的分加倍。",
)
NEAREST = Words(
    "Nearness is the difference in rank to the nearest {card}, counted round the suit's ends where it is more than two; a 極 whose 賞"
    " is turned is nearer than all; of equals the first in order takes it.",
    "遠近看{card}中最近的一張與它相差幾位，相差兩位以上就繞過兩端來數；極遇本門的賞，比什麼都近；一樣近的歸次序在前的。",
    "远近看{card}中最近的一张与它相差几位，相差两位以上就绕过两端来数；极遇本门的赏，比什么都近；一样近的归次序在前的。",
)
GIVING = Words("own card that gives points for it", "給分的本牌", "给分的本牌")
OF_SUIT = Words("own card of the suit", "這一門的本牌", "这一门的本牌")
THOUSAND = Words(
    "Tq is a 賞 here, as Tw is, and no 肩.",
    "千萬在這裡算賞，與萬萬一樣，不算肩。",
    "千万在这里算赏，与万万一样，不算肩。",
)
SHOULDER_WAITS = Words(
    "An own 肩 gives nothing unless its 賞 is there or turned, or its 極 is an own card.",
    "本牌的肩，要有本門的賞（正翻開的也算）或有本牌的極才給分。",
    "本牌的肩，要有本门的赏（正翻开的也算）或有本牌的极才给分。",
)
TURNS_FIRST = Words(
    "The winner of the last trick turns the stock, and is asked first; then the others in order of play. After a dealt pattern"
    " the holder of the dearest one begins, of equals the first in order of play from the banker.",
    "由贏得最後一桌的人翻底牌，先問他，再依次問其他各家；免鬥的一局，由色樣最貴的人先，一樣貴的從莊家數起在前的先。",
    "由赢得最后一桌的人翻底牌，先问他，再依次问其他各家；免斗的一局，由色样最贵的人先，一样贵的从庄家数起在前的先。",
)
DRAWN_GIVE_NONE = Words(
    "Drawn cards help later runs, but give no points themselves: own cards, those won in tricks, do.",
    "沖得的牌可以幫著連成一串，但自己不給分；給分的只有鬥中上桌的牌。",
    "冲得的牌可以帮着连成一串，但自己不给分；给分的只有斗中上桌的牌。",
)
HIGH_TENS = Words("the three high Tens 三花", "三花（十字門最大三張）", "三花（十字门最大三张）")
FOUR_PLAY = Words(
    "Four play, anticlockwise, in the order {seats}; where seats are counted {first} is the first. One is the banker (莊), the"
    " others are 散. Each is dealt eight cards; eight remain as stock.",
    "四人，逆時針輪流，依次是{seats}；數座次從{first}數起。一人是莊家，其餘是散家。各發八張，剩下八張是底牌。",
    "四人，逆时针轮流，依次是{seats}；数座次从{first}数起。一人是庄家，其余是散家。各发八张，剩下八张是底牌。",
)
AS_PRINTED = Words(
    "That is the card as printed, whatever it stands for afterwards; the ranks are in the tables of chapter 1.",
    "以牌面所印的為準，不管後來當作什麼牌；各牌的位見第一章的表。",
    "以牌面所印的为准，不管后来当作什么牌；各牌的位见第一章的表。",
)
FOUR_JI_NOT_PAID = Words(
    "Of these, four Ji stand in no list of won cards in force: dealt, without a dealt pattern, they bring nothing.",
    "其中福祿壽喜（四極）不在這套規則的表裡：手裡有四極而不成鬥前色樣，就什麼也得不到。",
    "其中福禄寿喜（四极）不在这套规则的表里：手里有四极而不成斗前色样，就什么也得不到。",
)
AS_THEY_COUNT = Words(
    "The cards are drawn as what they count for: {changed}.",
    "圖中各牌按它當作什麼來畫：{changed}。",
    "图中各牌按它当作什么来画：{changed}。",
)
STANDS_FOR = Words(
    "{shown} of {holder} is the printed {printed}",
    "{holder}的{shown}，牌面是{printed}",
    "{holder}的{shown}，牌面是{printed}",
)
DRAW_NAMES = Words(
    "Behind the points stands what the guide calls such a draw, and in the account by which rule they were counted (runs or"
    " single values); the points do not depend on either name.",
    "分數後面寫的是譜裡這一沖的名稱；帳裡寫的是按哪種算法（連沖、單沖）。名稱不影響分數。",
    "分数后面写的是谱里这一冲的名称；账里写的是按哪种算法（连冲、单冲）。名称不影响分数。",
)
IRON_BOLT = Words(
    (
        "Iron bolt (鐵門閂): a seat that has won exactly three of the four Rewards (chapter 2). The rival is a seat whose first"
        " drawn cards are brocade of the suit of the fourth Reward, and that has won a brocade card of that suit (or T90 in"
        " Tens) to draw them by."
    ),
    "鐵門閂：上桌恰有四賞中三張（見第二章）的一家。奪標的人：他第一張沖得的牌，是第四賞那一門的錦，而且鬥中上桌有那一門的錦（十字門或九十）為主。",
    "铁门闩：上桌恰有四赏中三张（见第二章）的一家。夺标的人：他第一张冲得的牌，是第四赏那一门的锦，而且斗中上桌有那一门的锦（十字门或九十）为主。",
)
ONE_BANNER = Words(
    "At most one banner is seized: of several bolts, and of several rivals of one, the first in the order of asking, as the stock"
    " began.",
    "最多奪一次：鐵門閂不只一家，或一家有幾個奪標的人，都取次序在前的，次序照開始翻底牌時。",
    "最多夺一次：铁门闩不只一家，或一家有几个夺标的人，都取次序在前的，次序照开始翻底牌时。",
)
ANY_BOLT = Words(
    "The bolt (鐵門閂) is that other seat, the rival the one that draws.",
    "鐵門閂就是那一家，奪標的人就是沖得錦的人。",
    "铁门闩就是那一家，夺标的人就是冲得锦的人。",
)
ANY_BASE = Words(
    "Base: a number for the own card that drew the brocade (of several that gave points the first won), as follows.",
    "基數：看沖得那張錦的本牌（給分的不只一張，就看最先上桌的），如下。",
    "基数：看冲得那张锦的本牌（给分的不只一张，就看最先上桌的），如下。",
)
FOUR_TIMES = Words(
    "The rival takes four times the base: twice from the iron bolt, once from each of the two others.",
    "奪標的人得基數的四倍：鐵門閂出兩倍，另外兩家各出一倍。",
    "夺标的人得基数的四倍：铁门闩出两倍，另外两家各出一倍。",
)
BASE = Words(
    "Base: so many such cards, drawn without another between, times a number for the won card that drew them (of several the"
    " dearest), as follows.",
    "基數：連續沖得的張數，乘以為主的那張牌的倍數（有幾張就取最大的），如下。",
    "基数：连续冲得的张数，乘以为主的那张牌的倍数（有几张就取最大的），如下。",
)
BANNER_EXAMPLE = Words(
    "For example: the bolt lacks the {lacking}; the rival has won {anchor} and draws {count} brocade cards of its suit first of"
    " all: {count} × {factor} = {base}; the bolt pays {double}, each of the two others {base}.",
    "例：鐵門閂缺{lacking}；奪標的人上桌有{anchor}，一開始就沖得那一門的錦 {count} 張：{count} × {factor} ＝ {base}；鐵門閂出 {double}，另外兩家各出 {base}。",
    "例：铁门闩缺{lacking}；夺标的人上桌有{anchor}，一开始就冲得那一门的锦 {count} 张：{count} × {factor} ＝ {base}；铁门闩出 {double}，另外两家各出 {base}。",
)
