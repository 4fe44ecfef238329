"""The lesson of 馬吊, second half: what the won cards bring, the patterns, the chong."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.teaching.deal import before
from youyi.kernel.face.lessons import Ask, Option, Play, Step
from youyi.kernel.names import Words

PARRED = Step(
    key="par",
    title=Words(
        "Par and barefoot",
        "正本與赤腳",
        "正本与赤脚",
    ),
    text=Words(
        "Seven tricks are played. The row of cards before each seat are those it won: you five, North one, West one, "
        "South none.\n\n"
        "Two won cards are **par** 正本. Who has fewer is **barefoot** 赤腳, scores almost nothing from here on, and "
        "loses a diao 吊.",
        "七桌已過。各家面前的一排，是它上桌的牌：你五張，北一張，西一張，南沒有。\n\n"
        "兩張上桌為**正本**。不到兩張是**赤腳**，幾乎什麼都算不上，還要輸一吊。",
        "七桌已过。各家面前的一排，是它上桌的牌：你五张，北一张，西一张，南没有。\n\n"
        "两张上桌为**正本**。不到两张是**赤脚**，几乎什么都算不上，还要输一吊。",
    ),
    scene=before(33),
    task=Ask(
        question=Words(
            "One trick is left, and South's 80 is winning it. Who will be at par?",
            "還剩一桌，南家的八十現在最大。最後誰到正本？",
            "还剩一桌，南家的八十现在最大。最后谁到正本？",
        ),
        options=(
            Option(
                Words(
                    "All but South",
                    "南家以外的三家",
                    "南家以外的三家",
                ),
                Words(
                    "North and West have one card each: one too few.",
                    "北、西各只有一張，還差一張。",
                    "北、西各只有一张，还差一张。",
                ),
            ),
            Option(
                Words(
                    "I alone",
                    "只有我",
                    "只有我",
                ),
                Words(
                    "The others end with one each, below par. Each of the three owes you a diao.",
                    "其餘三家各一張，都不到正本，各欠你一吊。",
                    "其余三家各一张，都不到正本，各欠你一吊。",
                ),
                right=True,
            ),
            Option(
                Words(
                    "South and I",
                    "南家與我",
                    "南家与我",
                ),
                Words(
                    "South's will be its first card, not its second.",
                    "那是南家的第一張，不是第二張。",
                    "那是南家的第一张，不是第二张。",
                ),
            ),
        ),
        because=art.PAR,
    ),
    clauses=(art.PAR, art.BAREFOOT, art.DIAO),
)

LAST = Step(
    key="last",
    title=Words(
        "The last card, and the reckoning",
        "末張與結帳",
        "末张与结帐",
    ),
    text=Words(
        "You have one card left. Play it, and see the whole deal settled on the table: what each seat pays you, and "
        "why. All money is counted in zhu, 注; a diao is two.",
        "你只剩一張。請出牌，看這一局怎樣在桌上結清：各家為什麼付給你，付多少。收付都以注計，一吊等於兩注。",
        "你只剩一张。请出牌，看这一局怎样在桌上结清：各家为什么付给你，付多少。收付都以注计，一吊等于两注。",
    ),
    scene=before(33),
    task=Play(
        right=("W7",),
        says=Words(
            "You gained 53 zhu. The next steps say where they came from; the lines are below, and on the score sheet.",
            "這一局你得五十三注。下面幾步說明由來；各條列在下方，計分表上也有。",
            "这一局你得五十三注。下面几步说明由来；各条列在下方，计分表上也有。",
        ),
        because=art.DISCARD,
    ),
    after=Words(
        "- **Diao**: you are above par, North below it.\n"
        "- **Single cards**: one zhu for each Reward, Shoulder or Ji you won.\n"
        "- **The live Hundred**: five, and it knocks at the doors of the other two who do not bank.\n"
        "- **Patterns** are paid in he 賀, by everybody.\n"
        "- Then the stock was turned: the **chong** 看沖.",
        "- **吊**：你多於正本，北家不到。\n"
        "- **單張**：上桌的賞、肩、極，每張一注。\n"
        "- **大活百**：百老上桌，得五注，並向另外兩個散家敲門。\n"
        "- **色樣**以賀計，三家都付。\n"
        "- 最後翻底牌，叫做**看沖**。",
        "- **吊**：你多于正本，北家不到。\n"
        "- **单张**：上桌的赏、肩、极，每张一注。\n"
        "- **大活百**：百老上桌，得五注，并向另外两个散家敲门。\n"
        "- **色样**以贺计，三家都付。\n"
        "- 最后翻底牌，叫做**看冲**。",
    ),
    clauses=(art.DISCARD, art.DIAO_SOLE, art.SINGLES, art.LIVE_HUNDRED, art.DOOR_KNOCK),
)

BETWEEN = Step(
    key="between",
    title=Words(
        "Who pays whom",
        "誰付給誰",
        "谁付给谁",
    ),
    text=Words(
        "Diao and zhu run **between the banker and each other seat**. Two who do not bank owe one another nothing for"
        " tricks and cards. North banked; West and South were barefoot as well.",
        "吊與注只在**莊家與散家之間**結算；散家之間，不為桌數與牌張付錢。這一局北家坐莊，西家、南家也都是赤腳。",
        "吊与注只在**庄家与散家之间**结算；散家之间，不为桌数与牌张付钱。这一局北家坐庄，西家、南家也都是赤脚。",
    ),
    scene=before(34),
    task=Ask(
        question=Words(
            "Who paid you for your tricks?",
            "誰為吊付給你？",
            "谁为吊付给你？",
        ),
        options=(
            Option(
                Words(
                    "North, West and South",
                    "北、西、南三家",
                    "北、西、南三家",
                ),
                Words(
                    "All three were below par, but West and South do not bank, and neither do you.",
                    "三家都不到正本，但西、南與你同是散家，互不結算。",
                    "三家都不到正本，但西、南与你同是散家，互不结算。",
                ),
            ),
            Option(
                Words(
                    "North alone",
                    "只有北家",
                    "只有北家",
                ),
                Words(
                    "The banker pays. Had you banked yourself, all three would have paid you.",
                    "莊家付。要是你自己坐莊，三家都得付。",
                    "庄家付。要是你自己坐庄，三家都得付。",
                ),
                right=True,
            ),
            Option(
                Words(
                    "Nobody: tricks are not paid",
                    "沒有人，桌數不計",
                    "没有人，桌数不计",
                ),
                Words(
                    "Tricks are paid by diao, but only to or from the banker.",
                    "桌數以吊計，只是須由莊家付，或付給莊家。",
                    "桌数以吊计，只是须由庄家付，或付给庄家。",
                ),
            ),
        ),
        because=art.DIAO_BANKER,
    ),
    clauses=(art.DIAO_BANKER, art.ZHU),
)

PATTERNS = Step(
    key="patterns",
    title=Words(
        "Patterns",
        "色樣",
        "色样",
    ),
    text=Words(
        "What cards make together is a **pattern**, paid by each of the other three, banker or not. Here you had two:"
        " the three highest Tens dealt to one hand, 順風旗, 4 from each; and five tricks against one, one and one, 香爐腳, "
        "5 from each.\n\n"
        "- Before play: a hand of eight that makes a pattern is shown, and no tricks are played.\n"
        "- Four-gate 四門: one red or Ji of each suit won. Only the dearest counts.\n"
        "- Miscellaneous 雜色樣: all that are made count; many ask in which order cards were won.\n\n"
        "Some 150 are known. **Nobody knows them by heart**: at the table *Hints* lists those that lack one card.",
        "幾張牌合起來成一種**色樣**，不論莊家散家，其餘三家都要付。這一局你成了兩種：十門最大的三張發到一家，「順風旗"
        "」，各付四；五桌對一、一、一，「香爐腳」，各付五。\n\n"
        "- 鬥前：八張手牌已成色樣，就亮牌免鬥。\n"
        "- 四門：四門各有一張紅張或極上桌，只算最貴的一種。\n"
        "- 雜色樣：成幾種算幾種，許多要看上桌先後。\n\n"
        "一共約一百五十種，**誰也背不全**：桌上的「提示」會列出只差一張的。",
        "几张牌合起来成一种**色样**，不论庄家散家，其余三家都要付。这一局你成了两种：十门最大的三张发到一家，“顺风旗"
        "”，各付四；五桌对一、一、一，“香炉脚”，各付五。\n\n"
        "- 斗前：八张手牌已成色样，就亮牌免斗。\n"
        "- 四门：四门各有一张红张或极上桌，只算最贵的一种。\n"
        "- 杂色样：成几种算几种，许多要看上桌先后。\n\n"
        "一共约一百五十种，**谁也背不全**：桌上的“提示”会列出只差一张的。",
    ),
    scene=before(34),
    clauses=(art.COMMON_HE, art.DEALT_PATTERNS, art.FOUR_GATE, art.MISC_NAMES),
)

TURNED = Step(
    key="chong",
    title=Words(
        "The chong",
        "看沖",
        "看冲",
    ),
    text=Words(
        "When all is paid the stock is turned, card by card. It goes to the first seat at par that can score with it:"
        " who has an **anchor** 沖根 among its won cards, a Reward, Shoulder or Ji of that suit.\n\n"
        "You had won the 9 and the 8 of Strings and the three highest Tens. The stock was the Flower, S6, W6, S2, C9,"
        " T70, the Blank, and the exposed card.",
        "結清之後，就一張一張翻底牌。到了正本、又先算得出分的人得到這張牌：他上桌的牌裡要有同門的賞、肩或極，叫做**沖根"
        "**。\n\n"
        "你上桌的有九索、八索與十門最大的三張。底牌是枝花、六索、六萬、二索、九錢、七十、空沒文，以及露面的那張。",
        "结清之后，就一张一张翻底牌。到了正本、又先算得出分的人得到这张牌：他上桌的牌里要有同门的赏、肩或极，叫做**冲根"
        "**。\n\n"
        "你上桌的有九索、八索与十门最大的三张。底牌是枝花、六索、六万、二索、九钱、七十、空没文，以及露面的那张。",
    ),
    scene=before(34),
    task=Ask(
        question=Words(
            "Why did the 9 of Coins join nobody?",
            "九錢為何無人沖得？",
            "九钱为何无人冲得？",
        ),
        options=(
            Option(
                Words(
                    "It is too low to be drawn",
                    "它太小，不能沖",
                    "它太小，不能冲",
                ),
                Words(
                    "Low cards are drawn as well: you drew the 2 of Strings.",
                    "小牌也能沖：二索就歸了你。",
                    "小牌也能冲：二索就归了你。",
                ),
            ),
            Option(
                Words(
                    "I was at par alone, and had won no Coins",
                    "只有我是正本，而我沒有文門的牌",
                    "只有我是正本，而我没有文门的牌",
                ),
                Words(
                    "No anchor in Coins, so the four cards of Coins and Myriads were dead.",
                    "沒有文門的沖根，所以文、萬兩門的四張都成了死牌。",
                    "没有文门的冲根，所以文、万两门的四张都成了死牌。",
                ),
                right=True,
            ),
            Option(
                Words(
                    "South won the last trick, so it was South's",
                    "南家得末桌，應歸南家",
                    "南家得末桌，应归南家",
                ),
                Words(
                    "South is asked first, but only seats at par may draw.",
                    "先問南家，但只有正本之家能沖。",
                    "先问南家，但只有正本之家能冲。",
                ),
            ),
        ),
        because=art.ANCHOR,
    ),
    clauses=(art.CHONG, art.CHONG_FIRST, art.ANCHOR),
)

ADVICE = Step(
    key="advice",
    title=Words(
        "To begin with",
        "開始打牌時的幾條建議",
        "开始打牌时的几条建议",
    ),
    text=Words(
        "- **Two tricks first.** Barefoot costs a diao, and nothing else can be scored.\n"
        "- Lead a Reward and its Shoulder behind it: nobody can capture them. A Shoulder without its Reward may be "
        "lost.\n"
        "- If the banker is winning a trick, capture it: three play against one.\n"
        "- A discard tells nothing. Keep what may still win or be an anchor in the chong.\n\n"
        "A sitting is eight deals unless the table agrees otherwise; the sums decide. The rules of this lesson are "
        "`madiao/guide@1`, after a modern introduction. Version 2, which tables play, counts the exposed card's own number for "
        "the first banker and drops two rare patterns; other rulesets answer open questions otherwise.",
        "- **先求兩桌。** 赤腳要輸一吊，別的也算不上。\n"
        "- 先發賞，再發同門的肩，無人能捉。沒有賞在前，肩未必保得住。\n"
        "- 莊家的牌正大時就捉他：本來就是三家攻一家。\n"
        "- 滅牌不洩漏消息。留下還能上桌、或看沖時接得上的牌。\n\n"
        "一場八局，也可以另約；總和定勝負。這一課所用是 `madiao/guide@1`，據今人的介紹。牌桌上用的第二版，定莊改按"
        "面張本身的數，並少了兩種罕見的色樣；其餘各套規則，對未明之處另有答案。",
        "- **先求两桌。** 赤脚要输一吊，别的也算不上。\n"
        "- 先发赏，再发同门的肩，无人能捉。没有赏在前，肩未必保得住。\n"
        "- 庄家的牌正大时就捉他：本来就是三家攻一家。\n"
        "- 灭牌不泄漏消息。留下还能上桌、或看冲时接得上的牌。\n\n"
        "一场八局，也可以另约；总和定胜负。这一课所用是 `madiao/guide@1`，据今人的介绍。牌桌上用的第二版，定庄改按"
        "面张本身的数，并少了两种罕见的色样；其余各套规则，对未明之处另有答案。",
    ),
    scene=before(34),
    clauses=(art.BAREFOOT, art.WITHHOLD),
)

STEPS = (PARRED, LAST, BETWEEN, PATTERNS, TURNED, ADVICE)
