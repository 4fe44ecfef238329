"""What one must know to play 打馬 from paper; where rulebooks differ, the answers in force are read out."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.casts import has_own_casts
from youyi.games.dama.handbook import say
from youyi.games.dama.handbook.diagrams import diagrams
from youyi.games.dama.handbook.figures import board
from youyi.games.dama.handbook.meanings import meanings
from youyi.games.dama.handbook.travelling import asked, bowl, dropping, landing, last_stretch, moving, together
from youyi.games.dama.payments import anything_staked
from youyi.games.dama.road import STATION_NAMES
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.speech.common import SEATS
from youyi.kernel.face.handbook import Block, Chapter, Grid, Paragraph, Picture, Steps, same
from youyi.kernel.names import Words


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Every chapter but that of the casts, in the order in which one needs them."""
    return (
        Chapter(Words("What is on the table", "用具", "用具"), tuple(_equipment(rulings)), (art.BOARD, art.HORSES, art.DICE, art.STAKE)),
        Chapter(Words("The road, cell by cell", "路線與各格", "路线与各格"), tuple(_road(rulings)), (art.STATIONS, art.STATION_NAMES)),
        Chapter(Words("The order of a turn, on one page", "一輪的次序", "一轮的次序"), (_turn(rulings),), (art.TURNS, art.MONEY_FIRST)),
        Chapter(Words("What a throw is, and who acts", "擲出的采是什麼意思", "掷出的采是什么意思"), tuple(meanings(rulings)), (art.PLAIN, *((art.OWN_CAST, art.OWN_REWARD, art.OWN_AGAIN) if has_own_casts(rulings) else ()))),
        Chapter(Words("Dropping horses", "下馬", "下马"), (dropping(rulings),), (art.DROP, art.PRIZE_DROP, art.OWN_DROP)),
        Chapter(Words("Moving a stack", "行馬", "行马"), tuple(moving(rulings)), (art.MOVE, art.TURN_BACK, art.ENTER, art.NO_WAY)),
        Chapter(Words("Where it lands", "停在哪裡", "停在哪里"), (landing(rulings),), (art.STRIKE, art.MERGE, art.STATION_REWARD)),
        Chapter(Words("飛龍院, the pincers, the moat, the end", "飛龍院、夾、塹、終點", "飞龙院、夹、堑、终点"), (last_stretch(rulings),), (art.FEILONG, art.PINCERS, art.MOAT, art.CUMAN)),
        Chapter(Words("The bowl", "公盆", "公盆"), (bowl(rulings),), (art.REFILL, art.BOWL_SHORT, art.ODD_CHIPS)),
        Chapter(Words("Examples", "例", "例"), (_examples(), Paragraph(say.KEY_OF_DIAGRAMS), *diagrams(rulings)), (art.TURN_BACK, art.GATE_TEN)),
    )  # fmt: skip


def _equipment(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(
        Words(
            (
                "Two to five players; a board of 91 cells; three dice; twenty horses each, flat and stackable; chips "
                "帖; a bowl."
            ),
            "二至五人；棋局九十一格；骰子三枚；每家馬二十匹，扁平，可以疊起來；帖若干；公盆一個。",
            "二至五人；棋局九十一格；骰子三枚；每家马二十匹，扁平，可以叠起来；帖若干；公盆一个。",
        )
    )
    ante = say.ANTE.filled(ante=rulings.ante)
    begin = together(ante, say.ALL_IN_HAND) if anything_staked(rulings) else say.ALL_IN_HAND
    yield Steps((_seats(), asked(rulings.chips), begin, asked(rulings.first_player)))


def _seats() -> Words:
    """What the seats are called, in the order of play."""
    return say.SEATS_IN_ORDER.filled(names=SEATS)


def _road(rulings: Rulings) -> Iterator[Block]:
    yield Picture(
        "board",
        board,
        Words(
            (
                "The road begins in the middle at 00, goes down to 09, left, up, along the top, down the right side, "
                "and up the middle again to 90. Sand: ordinary stations, of which the gate 45 has a red frame; pink: 飛龍院, the "
                "gate 81; grey: start and end; blue: pincers, and darker the moat."
            ),
            (
                "路從中央 00 起，往下到 09，向左，向上，橫過上方，沿右邊下來，再從中央往上，到 90 為止。沙色是普通的窩，加紅框的是函谷關 45；淡紅是飛龍院 81；灰色是起點、終點；淺藍是夾，深藍是塹。"
            ),
            (
                "路从中央 00 起，往下到 09，向左，向上，横过上方，沿右边下来，再从中央往上，到 90 为止。沙色是普通的窝，加红框的是函谷关 45；淡红是飞龙院 81；灰色是起点、终点；浅蓝是夹，深蓝是堑。"
            ),
        ),
        165,
    )
    rows = [
        (same(str(cell)), Words(f"{name.zh_hant} {name.pinyin}", name.zh_hant, name.zh_hans), _task(cell))
        for cell, name in STATION_NAMES.items()
    ]
    rows += [
        (same("84–88"), Words("夾 jiá, the pincers", "夾", "夹"), say.PINCERS),
        (same("89"), Words("塹 qiàn, the moat", "塹", "堑"), say.MOAT),
    ]
    rows.sort(key=lambda row: int(row[0].en[:2]))
    yield Grid(
        (Words("Cell", "格", "格"), Words("Name", "名", "名"), Words("What it does", "用處", "用处")), tuple(rows)
    )
    yield Steps((asked(rulings.jia_cells), asked(rulings.station_set), asked(rulings.stations)))


ORDINARY = Words("Ordinary station.", "普通的窩。", "普通的窝。")


def _task(cell: int) -> Words:
    special = {
        0: Words(
            "The start, before the first cell; no horse stands here.",
            "起點，在第一格之前；不停馬。",
            "起点，在第一格之前；不停马。",
        ),
        45: Words(
            "Ordinary station, and the gate of ten horses.",
            "普通的窩，也是要十匹馬才過得去的關。",
            "普通的窝，也是要十匹马才过得去的关。",
        ),
        81: Words(
            "The gate of twenty; no ordinary station.",
            "要二十匹馬才過得去的關；不算普通的窩。",
            "要二十匹马才过得去的关；不算普通的窝。",
        ),
        90: Words("The end.", "終點。", "终点。"),
    }
    return special.get(cell, ORDINARY)


def _turn(rulings: Rulings) -> Steps:
    return Steps(
        (
            Words("The player whose turn it is throws three dice.", "輪到的人擲三枚骰子。", "轮到的人掷三枚骰子。"),
            Words(
                (
                    "Find the first row of the next chapter's table that fits: it says who acts, what is paid at once, "
                    "with how many horses, and whether somebody earns another turn."
                ),
                "在下一章的表裡，取最先符合的一行：它決定誰行動，立刻付多少帖，馬幾匹，誰可以再擲。",
                "在下一章的表里，取最先符合的一行：它决定谁行动，立刻付多少帖，马几匹，谁可以再掷。",
            ),
            Words("The money is paid first.", "先付帖。", "先付帖。"),
            Words(
                (
                    "Who acts, in this order: has horses in the moat (89)? They fly if the throw lets them, else nothing "
                    "happens. Else, horses in hand? They are dropped. Else one stack is moved."
                ),
                (
                    "行動的人依次看：塹（89）裡有馬，飛得了就飛，飛不了就什麼也不做；沒有，手裡有馬就下馬；再沒有，就走一疊馬。"
                ),
                (
                    "行动的人依次看：堑（89）里有马，飞得了就飞，飞不了就什么也不做；没有，手里有马就下马；再没有，就走一叠马。"
                ),
            ),
            asked(rulings.must_move),
            Words(
                "A collision lets its thrower throw again in the same turn, twice at most.",
                "擲成撞的人本輪重擲，最多兩次。",
                "掷成撞的人本轮重掷，最多两次。",
            ),
            asked(rulings.extra_when),
            asked(rulings.extra_cap),
            Words(
                "Then the seat after the player of the regular turn throws, whoever acted or had extra turns.",
                "然後由本輪原來擲的那一家的下位接著擲，不論其間誰行動過、誰再擲過。",
                "然后由本轮原来掷的那一家的下位接着掷，不论其间谁行动过、谁再掷过。",
            ),
        )
    )


def _examples() -> Grid:
    return Grid(
        (Words("Situation", "局面", "局面"), Words("Throw", "擲", "掷"), Words("What follows (圖經)", "結果（圖經）", "结果（图经）")),
        (
            (Words("first throw of a seat, all in hand", "第一擲，馬都在手裡", "第一掷，马都在手里"), same("2-4-6"), Words("its own cast; one horse on 11", "成為本采；一匹下到 11", "成为本采；一匹下到 11")),
            (Words("own cast 2-4-6, horses in hand", "本采二四六，手裡有馬", "本采二四六，手里有马"), same("3-4-5"), Words("beside it (also 12): +2 帖, three horses on 11, another turn", "傍本采：得二帖，三匹下到 11，再擲", "傍本采：得二帖，三匹下到 11，再掷")),
            (Words("another owns 2-4-6", "別家的本采是二四六", "别家的本采是二四六"), same("2-4-6"), Words("you pay 3 帖; the owner drops or moves", "付他三帖；由他下馬或行馬", "付他三帖；由他下马或行马")),
            (Words("four on 40, gate shut", "四匹在 40，關還沒開", "四匹在 40，关还没开"), same("2-2-4"), Words("8 steps: 45 after five, three back, 42", "八步：五步到 45，折返三步，停在 42", "八步：五步到 45，折返三步，停在 42")),
            (Words("ten on 40, gate shut", "十匹在 40，關還沒開", "十匹在 40，关还没开"), same("2-2-4"), Words("48; the gate opens; half the bowl", "停在 48，關開了，得半盆", "停在 48，关开了，得半盆")),
            (Words("twenty on 84, pincers", "二十匹在 84，夾裡", "二十匹在 84，夹里"), same("3-3-6"), Words("6 steps to 90: close finish", "六步正好到 90，細滿", "六步正好到 90，细满")),
            (Words("two seats before: the seat before threw 2-3-5 last", "上位末擲是二三五", "上位末掷是二三五"), same("2-3-5"), Words("collision: 3 帖 to the bowl; the seat before acts with three horses; you throw again", "真撞：罰三帖入盆；上位用三匹行動；你重擲", "真撞：罚三帖入盆；上位用三匹行动；你重掷")),
        ),
    )  # fmt: skip
