"""What the chapters say, sentence by sentence."""

from __future__ import annotations

from youyi.kernel.names import Words

SEATS_IN_ORDER = Words(
    "The seats are called {names}, in the order of play; after the last comes the first again. “The next seat” is the one"
    " after a player in this order, “the seat before” the one before.",
    "各家依次稱{names}，末家之後復為首家。「下位」謂其次一家，「上位」謂其前一家。",
    "各家依次称{names}，末家之后复为首家。“下位”谓其次一家，“上位”谓其前一家。",
)
ANTE = Words("Each puts {ante} 帖 into the bowl before play.", "開局前各鋪盆 {ante} 帖。", "开局前各铺盆 {ante} 帖。")
ALL_IN_HAND = Words("All horses begin in hand.", "馬皆在手。", "马皆在手。")
WHO_DROPS = Words(
    "Who acts and has horses in hand drops as many as the throw says, in one unit.",
    "行動者手中有馬，依數下馬，同為一疊而行。",
    "行动者手中有马，依数下马，同为一叠而行。",
)
LOST_DROP = Words(
    "A drop that can end nowhere leaves the horses in hand, and no stack moves instead; what was paid and earned stays.",
    "終無可止之格者，馬仍在手，亦不改行他疊；已付之帖、已得之再擲如故。",
    "终无可止之格者，马仍在手，亦不改行他叠；已付之帖、已得之再掷如故。",
)
DROP_LANDS = Words(
    "Landing, a drop strikes, merges and enters stations as a move does.",
    "下馬所止，打馬、疊馬、入窩與行馬同。",
    "下马所止，打马、叠马、入窝与行马同。",
)
CHOOSE_A_STACK = Words(
    (
        "Choose one of your stacks; it goes as many cells as the throw counts, as one unit. Each step forward must be open:"
        " what bars one is told in 1 to 6, what a stack does that is barred from 7 on."
    ),
    "擇己一疊，依采數而行，全疊為一。每步須可進：何者不可進，見一至六；受阻如何，見七以下。",
    "择己一叠，依采数而行，全叠为一。每步须可进：何者不可进，见一至六；受阻如何，见七以下。",
)
GATE_BARS = Words(
    "函谷關 (45), while it is shut, lets no stack of fewer than ten horses go beyond it; the first stack of ten or more that"
    " passes opens it.",
    "函谷關（45）未開時，不足十匹不得過之；首有滿十匹者過，則開。",
    "函谷关（45）未开时，不足十匹不得过之；首有满十匹者过，则开。",
)
FEILONG_BARS = Words(
    "飛龍院 (81) never lets fewer than twenty go beyond it, and twenty on certain throws only.",
    "飛龍院（81）不足二十匹終不得過；滿二十者，惟得其采可過。",
    "飞龙院（81）不足二十匹终不得过；满二十者，惟得其采可过。",
)
STATION_BARS = Words("Ordinary stations:", "尋常之窩：", "寻常之窝：")
ONE_HOLDS = Words(
    "One horse is enough to hold it, against any number.",
    "一匹即可守之，來者雖眾亦阻。",
    "一匹即可守之，来者虽众亦阻。",
)
LARGER_BARS = Words(
    "Up to 45 a larger enemy stack may be passed, but no stack may end on it.",
    "45 以前，敵之多馬可越過，惟不得止於其上。",
    "45 以前，敌之多马可越过，惟不得止于其上。",
)
PASSING_BARS = Words(
    "Beyond 45 (but not on 89 and 90) no stack may end on a larger enemy stack either.",
    "45 以後（89、90 除外），亦不得止於多馬之上。",
    "45 以后（89、90 除外），亦不得止于多马之上。",
)
END_BARS = Words("The end is 90.", "終點為 90。", "终点为 90。")
WHERE_IT_TURNS = Words(
    "It turns on the last cell that it reached, the one before the step that is barred: on 45 or 81 itself, where those"
    " bar it. It may turn on a cell where it could not end.",
    "折返於所至之末格，即受阻之步之前一格；為 45、81 所阻者，即於 45、81 之上折返。折返之格不必可止。",
    "折返于所至之末格，即受阻之步之前一格；为 45、81 所阻者，即于 45、81 之上折返。折返之格不必可止。",
)
GOING_BACK = Words(
    (
        "Going back, the stack may not reach the start, nor end on a larger enemy stack, nor beyond 45 pass "
        "one, nor touch a held ordinary station, where those bar the way forward. It turns back once only."
    ),
    "折返時不得退至起點，不得止於多馬之上；前行所不得越之多馬、所不得觸之窩，退行亦然。折返止一次。",
    "折返时不得退至起点，不得止于多马之上；前行所不得越之多马、所不得触之窝，退行亦然。折返止一次。",
)
BACK_WHERE_BEGUN = Words(
    "Who would end where he began may not make that move.", "終於原處者，不得行。", "终于原处者，不得行。"
)
NO_STACK_MOVES = Words(
    "If no stack may move, nothing happens on the road; what was paid and earned stays.",
    "諸疊皆不得行，則不行；已付之帖、已得之再擲如故。",
    "诸叠皆不得行，则不行；已付之帖、已得之再掷如故。",
)
ACTOR_EARNS = Words(
    "“Takes” and “earns” in this chapter speak of the seat that acts, whoever threw.",
    "本章所謂得帖、得再擲者，皆行動之家，不論何家所擲。",
    "本章所谓得帖、得再掷者，皆行动之家，不论何家所掷。",
)
GATE_OPENS = Words(
    "The gate: a unit of ten or more that passes 45 while it is shut opens it.",
    "函谷關：未開時，滿十匹過之則開關。",
    "函谷关：未开时，满十匹过之则开关。",
)
GATE_PAYS = Words("It takes half the bowl.", "得半盆。", "得半盆。")
STRIKE = Words(
    "Strike (打馬): enemy horses there, as many or fewer, go back to their owner's hand.",
    "打馬：彼處敵馬，數等或少，退回其手。",
    "打马：彼处敌马，数等或少，退回其手。",
)
STRIKE_PAYS = Words(
    "One 帖 for each; a full twenty: half the bowl instead.",
    "每匹一帖；全馬二十，改得半盆。",
    "每匹一帖；全马二十，改得半盆。",
)
MERGE = Words(
    "Merge (疊馬): with own horses there it becomes one stack.",
    "疊馬：彼處有己馬，合為一疊。",
    "叠马：彼处有己马，合为一叠。",
)
STATION_PAYS = Words(
    "That is for ending there, not for passing: once for the unit and not for each horse, also by a drop, by a way back, and"
    " where one's own horses stand already.",
    "止於其上方為入，過則無；一疊計一次，不以匹計；下馬、折返所止，或己馬已在其中，皆同。",
    "止于其上方为入，过则无；一叠计一次，不以匹计；下马、折返所止，或己马已在其中，皆同。",
)
NONE_STRUCK = Words("On 89 and 90 nobody is struck.", "89、90 不打。", "89、90 不打。")
FEILONG_PASSES = Words(
    "飛龍院 lets only all twenty horses pass, together.",
    "飛龍院惟全馬二十匹同行可過。",
    "飞龙院惟全马二十匹同行可过。",
)
FLIGHT = Words(
    "Then as many fly as the throw drops horses; flying takes the place of any other action.",
    "依其下馬之數而飛；飛馬即為其行動。",
    "依其下马之数而飞；飞马即为其行动。",
)
FLIGHT_PAYS = Words("For each one 帖.", "每匹一帖。", "每匹一帖。")
FIRST_HOME = Words("Who first has all twenty home wins.", "二十匹先齊者勝。", "二十匹先齐者胜。")
FINISH = Words(
    "Coarse finish (麤滿): he takes what the bowl holds when everything else of the throw has been paid. Close finish (細滿):"
    " that, and as much again from the others together.",
    "麤滿得一盆，即該擲諸帖付畢後盆中所有；細滿得一盆，餘家更合供一盆。",
    "粗满得一盆，即该掷诸帖付毕后盆中所有；细满得一盆，余家更合供一盆。",
)
FINISH_SHARES = Words(
    "They pay it in equal shares, odd chips as in the next chapter.",
    "均分而供，零帖依下章。",
    "均分而供，零帖依下章。",
)
HALF_A_BOWL = Words(
    (
        "Half the bowl is rounded down; then all but the receiver fill it up again to its first height, {ante} 帖 for each"
        " seat, in equal shares; odd chips are one each from the seats after the receiver, in the order of play."
    ),
    "半盆有零則捨；其後除受者外，各家均補至初鋪之數，即每家 {ante} 帖之和；零帖由受者之下位起依次各補一帖。",
    "半盆有零则舍；其后除受者外，各家均补至初铺之数，即每家 {ante} 帖之和；零帖由受者之下位起依次各补一帖。",
)
BOWL_SHORT = Words(
    "If the bowl cannot pay, all but the receiver first fill it up in the same way.",
    "盆不足付，除受者外先依法補盆。",
    "盆不足付，除受者外先依法补盆。",
)
PURSES = Words(
    "Purses may fall below nothing. Who quarrels pays ten 帖.",
    "帖可為負。喧鬧者罰十帖。",
    "帖可为负。喧闹者罚十帖。",
)
PINCERS = Words(
    ("Nothing stops who passes over. Who stands here leaves only by a 夾 cast, by its steps of the table of casts."),
    "過者不阻。立於此者惟夾采可出，步數見采表。",
    "过者不阻。立于此者惟夹采可出，步数见采表。",
)
MOAT = Words(
    "Nothing stops who passes over. No strikes; all seats may stand here; horses leave by flying only.",
    "過者不阻。不打，各家可同處；惟飛馬可出。",
    "过者不阻。不打，各家可同处；惟飞马可出。",
)
YOU_THROW = Words(
    "“You” in the table is the thrower, who alone earns the other turn of the last column. Striking and merging may earn the"
    " seat that acts one as well: see “Where it lands”.",
    "表中「己」謂擲者，末欄之再擲亦歸擲者。行動之家因打馬、疊馬亦可得再擲，見「所止」。",
    "表中“己”谓掷者，末栏之再掷亦归掷者。行动之家因打马、叠马亦可得再掷，见“所止”。",
)
BESIDE = Words(
    "“Beside” an own cast (傍本采) is every other cast of its count: the cast itself (真本采) has its very dice.",
    "傍本采者，與本采同數而骰異；真本采者，骰面盡同。",
    "傍本采者，与本采同数而骰异；真本采者，骰面尽同。",
)
LAST_THROWN = Words(
    "What the seat before threw last is its last throw of whatever kind, extra and repeated throws too.",
    "上位末擲，謂其最後所擲，再擲、重擲皆在內，不論何采。",
    "上位末掷，谓其最后所掷，再掷、重掷皆在内，不论何采。",
)
KEY_OF_DIAGRAMS = Words(
    "In the pictures: on the left before, on the right after. A coin is a stack in its seat's colour, its number that of"
    " the horses. Solid: the way forward, from the stack that moves, or for a drop from the dot at the start; dashed, beside"
    " it: the way back; the ring: where it ends.",
    "圖左為行前，右為行後。圓者一疊馬，以色別家，數為匹數。實線前行，自所行之疊始，下馬則自起點之圓點始；旁之虛線折返；環為止處。",
    "图左为行前，右为行后。圆者一叠马，以色别家，数为匹数。实线前行，自所行之叠始，下马则自起点之圆点始；旁之虚线折返；环为止处。",
)
