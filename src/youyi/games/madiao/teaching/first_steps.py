"""The lesson of 馬吊, first half: the cards, the deal, tricks; all of it one deal that was really played."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.teaching.deal import before
from youyi.kernel.face.lessons import Ask, Option, Play, Reply, Step
from youyi.kernel.names import Words

CARDS = Step(
    key="cards",
    title=Words(
        "Forty cards, one against three",
        "四十張牌，一莊三散",
        "四十张牌，一庄三散",
    ),
    text=Words(
        "Four play eight tricks, everyone with eight cards. One is the **banker**; the other three play against him. "
        "What you win, and above all what your won cards make together, is paid at the end.\n\n"
        "You sit in the East, below. The cards are of four suits: Tens 十, Myriads 萬, Strings 索, Coins 文. No suit "
        "beats another. In Coins the small numbers are the high ones.\n\n"
        "- The highest of each suit is its **Reward** 賞, the second its **Shoulder** 肩; the Hundred 百 is third of the"
        " Tens. These nine are red.\n"
        "- The lowest of each suit is its **Ji** 極: hard to win with, dear in patterns.\n"
        "- All others are green 青. A stamp in the corner of each card says which it is.",
        "四人各持八張，鬥八桌。一人坐**莊**，其餘三家合力攻他。贏得的牌，尤其是它們湊成的色樣，最後結帳。\n\n"
        "你坐東家，在下方。牌分四門：十、萬、索、文。不同門的牌不比大小。文錢一門，數目小的反而大。\n\n"
        "- 各門最大的一張是**賞**，第二是**肩**；十門第三是百萬，叫做百老。這九張是紅張。\n"
        "- 各門最小的一張是**極**：難以上桌，成了色樣卻很值錢。\n"
        "- 其餘都是青張。每張牌角上的印說明它屬於哪一類。",
        "四人各持八张，斗八桌。一人坐**庄**，其余三家合力攻他。赢得的牌，尤其是它们凑成的色样，最后结帐。\n\n"
        "你坐东家，在下方。牌分四门：十、万、索、文。不同门的牌不比大小。文钱一门，数目小的反而大。\n\n"
        "- 各门最大的一张是**赏**，第二是**肩**；十门第三是百万，叫做百老。这九张是红张。\n"
        "- 各门最小的一张是**极**：难以上桌，成了色样却很值钱。\n"
        "- 其余都是青张。每张牌角上的印说明它属于哪一类。",
    ),
    scene=before(2),
    clauses=(art.FORTY_CARDS, art.SUITS, art.COINS_REVERSED, art.REWARD, art.SHOULDER, art.JI, art.BANKER),
)

PROMOTED = Step(
    key="promotion",
    title=Words(
        "The exposed card",
        "面張與升代",
        "面张与升代",
    ),
    text=Words(
        "Eight cards are left as the stock 底牌, for later. Its last card lies face up: here the **Hundred**, Tb. In "
        "the first deal it decides who banks: North.\n\n"
        "And it has lost its place: whoever was dealt its substitute has the exposed card from now on. For the three "
        "highest Tens the substitute is the 90. You were dealt the Red Myriad Tw, the Thousand Tq, the 90 and the 50 of "
        "Tens.",
        "另有八張底牌留待最後，最末一張露面，叫做**面張**：這一局是百萬 Tb，也就是百老。首局由它定誰坐莊：北家。\n\n"
        "露面的牌失了本位：誰手中有替代它的牌，那張就升作露面的牌，叫做**升代**。十門最大的三張，都由九十替代"
        "。發到你手裡的十門有尊萬萬貫 Tw、千萬 Tq、九十與五十。",
        "另有八张底牌留待最后，最末一张露面，叫做**面张**：这一局是百万 Tb，也就是百老。首局由它定谁坐庄：北家。\n\n"
        "露面的牌失了本位：谁手中有替代它的牌，那张就升作露面的牌，叫做**升代**。十门最大的三张，都由九十替代"
        "。发到你手里的十门有尊万万贯 Tw、千万 Tq、九十与五十。",
    ),
    scene=before(2),
    task=Ask(
        question=Words(
            "Which Tens do you hold now?",
            "你現在有哪幾張十門的牌？",
            "你现在有哪几张十门的牌？",
        ),
        options=(
            Option(
                Words(
                    "The Myriad, the Thousand, the 90, the 50",
                    "尊萬萬貫、千萬、九十、五十",
                    "尊万万贯、千万、九十、五十",
                ),
                Words(
                    "The 90 has become another card, because the Hundred is exposed.",
                    "百萬露面，你的九十已升作百萬。",
                    "百万露面，你的九十已升作百万。",
                ),
            ),
            Option(
                Words(
                    "The Myriad, the Thousand, the Hundred, the 50",
                    "尊萬萬貫、千萬、百萬、五十",
                    "尊万万贯、千万、百万、五十",
                ),
                Words(
                    "Your 90 counts as the Hundred. Nobody else is told; the card that lies exposed counts as the 90.",
                    "你的九十當百萬用，別人並不知道；露在桌上的那張反而只當九十。",
                    "你的九十当百万用，别人并不知道；露在桌上的那张反而只当九十。",
                ),
                right=True,
            ),
            Option(
                Words(
                    "The Hundred alone",
                    "只有百萬",
                    "只有百万",
                ),
                Words(
                    "Only the substitute changes; the others stay what they are.",
                    "只有替代的那張改變，其餘不變。",
                    "只有替代的那张改变，其余不变。",
                ),
            ),
        ),
        because=art.PROMOTION_TENS,
    ),
    clauses=(art.EXPOSED, art.FIRST_BANKER, art.PROMOTION, art.PROMOTION_TENS),
)

DISCARDED = Step(
    key="discard",
    title=Words(
        "Throw one off",
        "滅牌",
        "灭牌",
    ),
    text=Words(
        "The banker has led the 3 of Myriads, West has **captured** 捉 it with the 9, the highest of that suit, and "
        "South has thrown a card off, face down: a **discard** 滅. You need not follow suit.\n\n"
        "You cannot beat the 9. Throw off the card that can do least for you, a middling one that is neither red nor "
        "a Ji.",
        "莊家發三萬，西家以九萬**捉**住，九萬是該門最大的。南家**滅**了一張，面向下。不必跟同一門。\n\n"
        "你勝不過九萬。請滅一張最無用的：不是紅張，也不是極，又大不過別人的。",
        "庄家发三万，西家以九万**捉**住，九万是该门最大的。南家**灭**了一张，面向下。不必跟同一门。\n\n"
        "你胜不过九万。请灭一张最无用的：不是红张，也不是极，又大不过别人的。",
    ),
    scene=before(5),
    task=Play(
        right=("T50",),
        says=Words(
            "Face down: the others never learn what it was. Only the highest card of a trick is won, and by itself.",
            "面向下，別人不知道是什麼。一桌只有最大的一張上桌。",
            "面向下，别人不知道是什么。一桌只有最大的一张上桌。",
        ),
        because=art.DISCARD,
        replies=(
            Reply(
                ("S1",),
                Words(
                    "A Ji is the lowest of its suit, but won it makes patterns. Keep it for a while.",
                    "極是一門最小的一張，可是上了桌能成色樣。先留著。",
                    "极是一门最小的一张，可是上了桌能成色样。先留着。",
                ),
                art.JI,
            ),
            Reply(
                ("Tw", "Tq", "Tb", "S9", "S8"),
                Words(
                    "That is a red card, and thrown off it is lost. The reds are what you win tricks with.",
                    "這是紅張，滅掉就白費了。要靠紅張上桌。",
                    "这是红张，灭掉就白费了。要靠红张上桌。",
                ),
                art.DISCARD,
            ),
            Reply(
                ("W7",),
                Words(
                    "Only the 8 of Myriads can beat the 7 now that the 9 is played. The 50 of Tens is beaten by seven cards.",
                    "九萬已出，只有八萬還能勝七萬；勝過五十的，十門裡還有七張。",
                    "九万已出，只有八万还能胜七万；胜过五十的，十门里还有七张。",
                ),
                art.CAPTURE,
            ),
        ),
    ),
    clauses=(art.LEAD, art.CAPTURE, art.DISCARD, art.NO_DUTY, art.WON, art.JI),
)

CAPTURED = Step(
    key="capture",
    title=Words(
        "Capture",
        "捉牌",
        "捉牌",
    ),
    text=Words(
        "West won and leads the 4 of Strings. South has thrown one off. A **higher card of the suit led** captures.\n\n"
        "Win this trick, with your highest String.",
        "西家贏了上一桌，發四索。南家滅了一張。**同門而更大**的牌就能捉。\n\n請用你最大的一張索贏下這一桌。",
        "西家赢了上一桌，发四索。南家灭了一张。**同门而更大**的牌就能捉。\n\n请用你最大的一张索赢下这一桌。",
    ),
    scene=before(8),
    task=Play(
        right=("S9",),
        says=Words(
            "North, who plays last, can no longer beat it: you hold both the 9 and the 8 of Strings.",
            "最後出牌的北家再也勝不過：九索、八索都在你手裡。",
            "最后出牌的北家再也胜不过：九索、八索都在你手里。",
        ),
        because=art.CAPTURE,
        replies=(
            Reply(
                ("S8",),
                Words(
                    "The 8 would win it too, since the 9 is in your own hand. But the highest was asked for: the 9.",
                    "八索也能贏，因為九索就在你自己手裡。不過這裡要最大的一張：九索。",
                    "八索也能赢，因为九索就在你自己手里。不过这里要最大的一张：九索。",
                ),
                art.CAPTURE,
            ),
            Reply(
                ("S1",),
                Words(
                    "The 1 is lower than the 4, so it only goes face down. Use the 9 or the 8 of Strings.",
                    "一索比四索小，只能滅。請用九索或八索。",
                    "一索比四索小，只能灭。请用九索或八索。",
                ),
                art.CAPTURE,
            ),
        ),
        otherwise=Words(
            "Another suit never captures, however high the card: it goes face down and is lost. Play a higher String.",
            "別的門再大也不能捉，只能面向下滅掉。請出更大的索。",
            "别的门再大也不能捉，只能面向下灭掉。请出更大的索。",
        ),
    ),
    clauses=(art.CAPTURE, art.WITHHOLD),
)

LED = Step(
    key="lead",
    title=Words(
        "Lead",
        "發牌",
        "发牌",
    ),
    text=Words(
        "You won with the 9 of Strings, so you lead. Lead another String, one that **nobody can capture**.",
        "你以九索上桌，輪到你發牌。請再發一張索，要**無人能捉**的。",
        "你以九索上桌，轮到你发牌。请再发一张索，要**无人能捉**的。",
    ),
    scene=before(10),
    task=Play(
        right=("S8",),
        says=Words(
            "Only the 9 is higher, and you have won it already.",
            "比它大的只有九索，已經由你上桌了。",
            "比它大的只有九索，已经由你上桌了。",
        ),
        because=art.LEAD,
        replies=(
            Reply(
                ("Tw", "Tq", "Tb"),
                Words(
                    "Nobody could capture that either: the three highest Tens are all yours. Keep them for later, and lead a"
                    " String.",
                    "這張也無人能捉：十門最大的三張都在你手裡。留著以後發，這裡請發索。",
                    "这张也无人能捉：十门最大的三张都在你手里。留着以后发，这里请发索。",
                ),
                art.CAPTURE,
            ),
            Reply(
                ("W7",),
                Words(
                    "The 8 of Myriads is still out, and it would capture the 7.",
                    "八萬尚未出，能捉你的七萬。",
                    "八万尚未出，能捉你的七万。",
                ),
                art.CAPTURE,
            ),
            Reply(
                ("S1",),
                Words(
                    "Any String captures the 1: it is the lowest of its suit.",
                    "一索是索門最小的，任何索都能捉它。",
                    "一索是索门最小的，任何索都能捉它。",
                ),
                art.CAPTURE,
            ),
        ),
    ),
    clauses=(art.WINNER_LEADS, art.LEAD, art.CAPTURE),
)

STEPS = (CARDS, PROMOTED, DISCARDED, CAPTURED, LED)
