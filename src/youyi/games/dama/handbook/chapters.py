"""What one must know to play 打馬 from paper; where rulebooks differ, the answers in force are read out."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.handbook import say
from youyi.games.dama.handbook.diagrams import diagrams
from youyi.games.dama.handbook.figures import board
from youyi.games.dama.handbook.meanings import meanings
from youyi.games.dama.road import STATION_NAMES
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.casts import OwnCasts
from youyi.kernel.handbook import Block, Chapter, Grid, Paragraph, Picture, Steps, same
from youyi.kernel.names import Words
from youyi.kernel.rulings import Ruling


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Every chapter but that of the casts, in the order in which one needs them."""
    return (
        Chapter(Words("What is on the table", "博具", "博具"), tuple(_equipment(rulings)), (art.BOARD, art.HORSES, art.DICE, art.STAKE)),
        Chapter(Words("The road, cell by cell", "馬路與諸格", "马路与诸格"), tuple(_road(rulings)), (art.STATIONS, art.STATION_NAMES)),
        Chapter(Words("The order of a turn, on one page", "一輪之序", "一轮之序"), (_turn(rulings),), (art.TURNS, art.MONEY_FIRST)),
        Chapter(Words("What a throw is, and who acts", "擲采之義", "掷采之义"), tuple(meanings(rulings)), (art.PLAIN, *((art.OWN_CAST, art.OWN_REWARD, art.OWN_AGAIN) if rulings.ben is OwnCasts.TRUE else ()))),
        Chapter(Words("Dropping horses", "下馬", "下马"), (_dropping(rulings),), (art.DROP, art.PRIZE_DROP, art.OWN_DROP)),
        Chapter(Words("Moving a stack", "行馬", "行马"), tuple(_moving(rulings)), (art.MOVE, art.TURN_BACK, art.ENTER, art.NO_WAY)),
        Chapter(Words("Where it lands", "所止", "所止"), (_landing(rulings),), (art.STRIKE, art.MERGE, art.STATION_REWARD)),
        Chapter(Words("飛龍院, the pincers, the moat, the end", "飛龍院、夾、塹、終點", "飞龙院、夹、堑、终点"), (_last_stretch(rulings),), (art.FEILONG, art.PINCERS, art.MOAT, art.CUMAN)),
        Chapter(Words("The bowl", "公盆", "公盆"), (_bowl(rulings),), (art.REFILL, art.BOWL_SHORT, art.ODD_CHIPS)),
        Chapter(Words("Examples", "例", "例"), (_examples(), *diagrams(rulings)), (art.TURN_BACK, art.GATE_TEN)),
    )  # fmt: skip


def answered(question: Words, answer: Ruling) -> Words:
    """A question of the rulebook with the answer in force."""
    said = answer.answer.reading
    return Words(f"{question.en} {said.en}", f"{question.zh_hant}{said.zh_hant}", f"{question.zh_hans}{said.zh_hans}")


def asked(answer: Ruling) -> Words:
    """A ruling in full: its question and the answer in force."""
    return answered(type(answer).question, answer)


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
    ante = Words(
        f"Each puts {rulings.ante} 帖 into the bowl before play. All horses begin in hand.",
        f"開局前各鋪盆 {rulings.ante} 帖。馬皆在手。",
        f"开局前各铺盆 {rulings.ante} 帖。马皆在手。",
    )
    yield Steps((asked(rulings.chips), ante, asked(rulings.first_player)))


def _road(rulings: Rulings) -> Iterator[Block]:
    yield Picture(
        "board",
        board,
        Words(
            (
                "The road begins in the middle at 00, goes down to 09, left, up, along the top, down the right side, "
                "and up the middle again to 90. Sand: stations; blue: pincers and moat."
            ),
            (
                "路自中央 00 起，下至 09，左行、上行、橫過上方、沿右而下，復自中央而上，至 90 為終。沙色為窩，藍色為夾與塹。"
            ),
            (
                "路自中央 00 起，下至 09，左行、上行、横过上方、沿右而下，复自中央而上，至 90 为终。沙色为窝，蓝色为夹与堑。"
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
            answered(Words("Extra turns are taken:", "再擲之輪：", "再掷之轮："), rulings.extra_when),
            answered(
                Words("How many can one throw earn a seat?", "一擲之中一家至多得幾？", "一掷之中一家至多得几？"),
                rulings.extra_cap,
            ),
            Words(
                "Then the seat after the player of the regular turn throws, whoever acted or had extra turns.",
                "其後由常輪擲者之下位接擲，不論其間誰行動、誰再擲。",
                "其后由常轮掷者之下位接掷，不论其间谁行动、谁再掷。",
            ),
        )
    )


def _dropping(rulings: Rulings) -> Steps:
    return Steps(
        (
            Words(
                "Who acts and has horses in hand drops as many as the throw says, or all if he has fewer.",
                "行動者手中有馬，依數下馬；不足則盡下。",
                "行动者手中有马，依数下马；不足则尽下。",
            ),
            answered(Words("With fewer horses than that:", "手中不足其數：", "手中不足其数："), rulings.short_hand),
            answered(Words("They land on:", "止於：", "止于："), rulings.drop_map),
            answered(Words("On the way there:", "其途：", "其途："), rulings.drop_path),
            answered(Words("If it is blocked:", "受阻：", "受阻："), rulings.drop_blocked),
            answered(Words("When may horses move at all?", "何時可行馬？", "何时可行马？"), rulings.move_requires),
            Words(
                "Landing, a drop strikes, merges and enters stations as a move does.",
                "下馬所止，打馬、疊馬、入窩與行馬同。",
                "下马所止，打马、叠马、入窝与行马同。",
            ),
            say.DROP_LOST,
        )
    )


def _moving(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(say.CHOOSE_A_STACK)
    yield Steps(
        (
            say.GATE_BARS,
            answered(say.FEILONG_BARS, rulings.feilong_exit),
            answered(say.STATION_BARS, rulings.stations),
            say.LARGER_BARS,
            answered(say.PASSING_BARS, rulings.overtake),
            answered(say.END_BARS, rulings.overshoot),
        )
    )  # fmt: skip
    yield Steps(
        (
            answered(say.WHAT_THEN, rulings.bounce),
            say.GOING_BACK,
            say.BACK_WHERE_BEGUN,
            answered(say.BACKWARD_BY_CHOICE, rulings.backward),
            answered(say.SPLITTING, rulings.split),
            say.NO_WAY,
        )
    )


def _landing(rulings: Rulings) -> Steps:
    return Steps(
        (
            Words("The gate: a unit of ten or more that passes 45 while it is shut opens it and takes half the bowl.", "函谷關：滿十匹過之則開關，得半盆。", "函谷关：满十匹过之则开关，得半盆。"),
            answered(Words("For whom?", "為誰開？", "为谁开？"), rulings.gate_opens_for),
            Words(("Strike (打馬): enemy horses there, as many or fewer, go back to their owner's hand; one 帖 for each. A " "full twenty: half the bowl instead."), "打馬：彼處敵馬，數等或少，退回其手，每匹一帖；全馬二十，改得半盆。", "打马：彼处敌马，数等或少，退回其手，每匹一帖；全马二十，改得半盆。"),
            answered(Words("A strike earns the seat that acts another turn, whoever threw:", "打馬，行動者再擲，不論誰擲：", "打马，行动者再掷，不论谁掷："), rulings.hit_extra),
            answered(Words("Merge (疊馬) with own horses there; another turn for the seat that acts:", "疊馬，行動者再擲：", "叠马，行动者再掷："), rulings.merge_extra),
            answered(Words("Ending on an ordinary station brings (passing brings nothing):", "止於尋常之窩得（過則無）：", "止于寻常之窝得（过则无）："), rulings.station_reward),
            Words("On 89 and 90 nobody is struck.", "89、90 不打。", "89、90 不打。"),
        )
    )  # fmt: skip


def _last_stretch(rulings: Rulings) -> Steps:
    return Steps(
        (
            Words(
                "飛龍院 lets only all twenty horses pass, together.",
                "飛龍院惟全馬二十匹同行可過。",
                "飞龙院惟全马二十匹同行可过。",
            ),
            answered(Words("By which throws?", "何采可過？", "何采可过？"), rulings.feilong_exit),
            answered(
                Words("May fewer stand there?", "不足二十可立否？", "不足二十可立否？"), rulings.feilong_enter_partial
            ),
            asked(rulings.feilong_hit),
            answered(Words("The pincers are left by:", "出夾：", "出夹："), rulings.jia_exit),
            answered(Words("Horses fly from the moat on:", "飛馬出塹：", "飞马出堑："), rulings.moat_exit),
            Words(
                "Then as many fly as the throw drops horses, one 帖 each; flying takes the place of any other action.",
                "依其下馬之數而飛，每匹一帖；飛馬即為其行動。",
                "依其下马之数而飞，每匹一帖；飞马即为其行动。",
            ),
            answered(Words("Flying earns another turn:", "飛馬再擲：", "飞马再掷："), rulings.fly_extra),
            Words(
                (
                    "Who first has all twenty home wins. Coarse finish (麤滿): the bowl. Close finish (細滿): the bowl, and "
                    "as much again from the others together."
                ),
                "二十匹先齊者勝。麤滿得一盆；細滿得一盆，餘家更合供一盆。",
                "二十匹先齐者胜。粗满得一盆；细满得一盆，余家更合供一盆。",
            ),
            answered(Words("A close finish is:", "細滿者：", "细满者："), rulings.ximan),
            answered(Words("Then:", "其後：", "其后："), rulings.after_finish),
        )
    )


def _bowl(rulings: Rulings) -> Steps:
    return Steps(
        (
            asked(rulings.payment),
            Words(
                (
                    "Half the bowl is rounded down; then all but the receiver fill it up again to its first height in "
                    "equal shares, odd chips one each from the seats after the receiver."
                ),
                "半盆有零則捨；其後除受者外，各家均補至原數，零帖由受者之下位起各補一帖。",
                "半盆有零则舍；其后除受者外，各家均补至原数，零帖由受者之下位起各补一帖。",
            ),
            Words(
                "If the bowl cannot pay, all but the receiver first fill it up in the same way.",
                "盆不足付，除受者外先依法補盆。",
                "盆不足付，除受者外先依法补盆。",
            ),
            Words(
                "Purses may fall below nothing. Who quarrels pays ten 帖.",
                "帖可為負。喧鬧者罰十帖。",
                "帖可为负。喧闹者罚十帖。",
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
