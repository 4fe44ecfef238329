"""What one must know to play 打馬 from paper; where rulebooks differ, the answers in force are read out."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.handbook import say
from youyi.games.dama.handbook.diagrams import diagrams
from youyi.games.dama.handbook.figures import board
from youyi.games.dama.handbook.meanings import meanings
from youyi.games.dama.handbook.travelling import asked, bowl, dropping, landing, last_stretch, moving, together
from youyi.games.dama.road import STATION_NAMES
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.casts import OwnCasts
from youyi.games.dama.rulings.money import Chips
from youyi.games.dama.speech.common import SEATS
from youyi.kernel.handbook import Block, Chapter, Grid, Paragraph, Picture, Steps, same
from youyi.kernel.names import Words


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Every chapter but that of the casts, in the order in which one needs them."""
    return (
        Chapter(Words("What is on the table", "博具", "博具"), tuple(_equipment(rulings)), (art.BOARD, art.HORSES, art.DICE, art.STAKE)),
        Chapter(Words("The road, cell by cell", "馬路與諸格", "马路与诸格"), tuple(_road(rulings)), (art.STATIONS, art.STATION_NAMES)),
        Chapter(Words("The order of a turn, on one page", "一輪之序", "一轮之序"), (_turn(rulings),), (art.TURNS, art.MONEY_FIRST)),
        Chapter(Words("What a throw is, and who acts", "擲采之義", "掷采之义"), tuple(meanings(rulings)), (art.PLAIN, *((art.OWN_CAST, art.OWN_REWARD, art.OWN_AGAIN) if rulings.ben is OwnCasts.TRUE else ()))),
        Chapter(Words("Dropping horses", "下馬", "下马"), (dropping(rulings),), (art.DROP, art.PRIZE_DROP, art.OWN_DROP)),
        Chapter(Words("Moving a stack", "行馬", "行马"), tuple(moving(rulings)), (art.MOVE, art.TURN_BACK, art.ENTER, art.NO_WAY)),
        Chapter(Words("Where it lands", "所止", "所止"), (landing(rulings),), (art.STRIKE, art.MERGE, art.STATION_REWARD)),
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
            "二至五人；局九十一格；骰三枚；各家馬二十匹，扁平可疊；帖若干；公盆一。",
            "二至五人；局九十一格；骰三枚；各家马二十匹，扁平可叠；帖若干；公盆一。",
        )
    )
    ante = say.ANTE.filled(ante=rulings.ante)
    begin = together(ante, say.ALL_IN_HAND) if rulings.chips is Chips.TRUE else say.ALL_IN_HAND
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
                "路自中央 00 起，下至 09，左行、上行、橫過上方、沿右而下，復自中央而上，至 90 為終。沙色為尋常之窩，其紅框者為函谷關 45；淡紅為飛龍院 81；灰色為起點、終點；淺藍為夾，深藍為塹。"
            ),
            (
                "路自中央 00 起，下至 09，左行、上行、横过上方、沿右而下，复自中央而上，至 90 为终。沙色为寻常之窝，其红框者为函谷关 45；淡红为飞龙院 81；灰色为起点、终点；浅蓝为夹，深蓝为堑。"
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
        (Words("Cell", "格", "格"), Words("Name", "名", "名"), Words("What it does", "所用", "所用")), tuple(rows)
    )
    yield Steps((asked(rulings.jia_cells), asked(rulings.station_set), asked(rulings.stations)))


ORDINARY = Words("Ordinary station.", "尋常之窩。", "寻常之窝。")


def _task(cell: int) -> Words:
    special = {
        0: Words(
            "The start, before the first cell; no horse stands here.",
            "起點，在首格之前；不立馬。",
            "起点，在首格之前；不立马。",
        ),
        45: Words(
            "Ordinary station, and the gate of ten horses.", "尋常之窩，兼為十馬之關。", "寻常之窝，兼为十马之关。"
        ),
        81: Words(
            "The gate of twenty; no ordinary station.", "二十馬之關；不在尋常之窩。", "二十马之关；不在寻常之窝。"
        ),
        90: Words("The end.", "終點。", "终点。"),
    }
    return special.get(cell, ORDINARY)


def _turn(rulings: Rulings) -> Steps:
    return Steps(
        (
            Words("The player whose turn it is throws three dice.", "輪到者擲三骰。", "轮到者掷三骰。"),
            Words(
                (
                    "Find the first row of the next chapter's table that fits: it says who acts, what is paid at once, "
                    "with how many horses, and whether somebody earns another turn."
                ),
                "於下章之表，取首個相合之行：其定誰行動、即付幾帖、馬幾匹、誰得再擲。",
                "于下章之表，取首个相合之行：其定谁行动、即付几帖、马几匹、谁得再掷。",
            ),
            Words("The money is paid first.", "先付帖。", "先付帖。"),
            Words(
                (
                    "Who acts, in this order: has horses in the moat (89)? They fly if the throw lets them, else nothing "
                    "happens. Else, horses in hand? They are dropped. Else one stack is moved."
                ),
                ("行動者依序：塹（89）中有馬，可飛則飛，不可則無事；否則手中有馬，則下馬；否則行一疊馬。"),
                ("行动者依序：堑（89）中有马，可飞则飞，不可则无事；否则手中有马，则下马；否则行一叠马。"),
            ),
            asked(rulings.must_move),
            Words(
                "A collision lets its thrower throw again in the same turn, twice at most.",
                "擲撞者本輪重擲，至多二次。",
                "掷撞者本轮重掷，至多二次。",
            ),
            asked(rulings.extra_when),
            asked(rulings.extra_cap),
            Words(
                "Then the seat after the player of the regular turn throws, whoever acted or had extra turns.",
                "其後由常輪擲者之下位接擲，不論其間誰行動、誰再擲。",
                "其后由常轮掷者之下位接掷，不论其间谁行动、谁再掷。",
            ),
        )
    )


def _examples() -> Grid:
    return Grid(
        (Words("Situation", "局面", "局面"), Words("Throw", "擲", "掷"), Words("What follows (圖經)", "結果（圖經）", "结果（图经）")),
        (
            (Words("first throw of a seat, all in hand", "首擲，馬皆在手", "首掷，马皆在手"), same("2-4-6"), Words("its own cast; one horse on 11", "為本采；一匹下至 11", "为本采；一匹下至 11")),
            (Words("own cast 2-4-6, horses in hand", "本采二四六，手中有馬", "本采二四六，手中有马"), same("3-4-5"), Words("beside it (also 12): +2 帖, three horses on 11, another turn", "傍本采：得二帖，三匹下至 11，再擲", "傍本采：得二帖，三匹下至 11，再掷")),
            (Words("another owns 2-4-6", "他家本采二四六", "他家本采二四六"), same("2-4-6"), Words("you pay 3 帖; the owner drops or moves", "付其三帖；由其下馬或行馬", "付其三帖；由其下马或行马")),
            (Words("four on 40, gate shut", "四匹在 40，關未開", "四匹在 40，关未开"), same("2-2-4"), Words("8 steps: 45 after five, three back, 42", "八步：五步至 45，折返三步，止於 42", "八步：五步至 45，折返三步，止于 42")),
            (Words("ten on 40, gate shut", "十匹在 40，關未開", "十匹在 40，关未开"), same("2-2-4"), Words("48; the gate opens; half the bowl", "止於 48，開關，得半盆", "止于 48，开关，得半盆")),
            (Words("twenty on 84, pincers", "二十匹在 84，夾中", "二十匹在 84，夹中"), same("3-3-6"), Words("6 steps to 90: close finish", "六步恰至 90，細滿", "六步恰至 90，细满")),
            (Words("two seats before: the seat before threw 2-3-5 last", "上位末擲二三五", "上位末掷二三五"), same("2-3-5"), Words("collision: 3 帖 to the bowl; the seat before acts with three horses; you throw again", "真撞：罰三帖入盆；上位以三匹行動；你重擲", "真撞：罚三帖入盆；上位以三匹行动；你重掷")),
        ),
    )  # fmt: skip
