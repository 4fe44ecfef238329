"""Positions of 儒棋 in which one idea tells a better turn from a worse one, and turns that only look like it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """A better and a worse turn, with what is said of them."""

    key: str
    position: str
    better: str
    worse: str
    en: str
    zh_hant: str
    zh_hans: str
    ruleset: str = "ruqi/modern"


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A turn that looks as if it followed an idea, or broke one, and what it is to it."""

    key: str
    position: str
    move: str
    follows: bool | None
    why: str
    ruleset: str = "ruqi/modern"


SHOWN = (
    Shown(
        "keep_together",
        "1 0:0 p16f,p16f,p16f,p16f,p16f p9f,p0f,p9f,p8f,p9f play:w/23",
        "善敬德忠順p16+2 善敬德忠順p18+3",
        "善p16+2 敬德忠順p16+3",
        "Keep the five together: each number then moves every one of them.",
        "這五枚一起走，別拆開：每個點數都帶著每一枚走。",
        "这五枚一起走，别拆开：每个点数都带着每一枚走。",
    ),
    Shown(
        "one_pile",
        "1 0:0 p2f,p9f,p6f,p6f,p9f p20f,p0f,p20f,p20f,p20f play:w/34",
        "善p2+4 善德忠p6+3",
        "善p2+3 德忠p6+4",
        "Bring Goodness 善, Reverence 敬, Virtue 德, Loyalty 忠 and Accord 順 onto one cell: from now on one number moves five.",
        "讓「善」、「敬」、「德」、「忠」、「順」走到同一格：以後一個點數帶五枚。",
        "让“善”、“敬”、“德”、“忠”、“顺”走到同一格：以后一个点数带五枚。",
    ),
    Shown(
        "both_out",
        "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p4f play:w/45",
        "順p0+4 善p0+5",
        "忠p0+4 忠p4+5",
        "Use both numbers to bring new pieces out: from the start they can only leave one by one.",
        "兩個點數都用來帶新棋出發：起點上的棋只能一枚一枚走。",
        "两个点数都用来带新棋出发：起点上的棋只能一枚一枚走。",
    ),
    Shown(
        "join_then_go",
        "1 0:0 p1f,p0f,p5f,p1f,p1f p5f,p5f,p3f,p3f,p5f play:w/14",
        "敬p0+1 善敬忠順p1+4",
        "善忠順p1+4 敬p0+1",
        "First bring Reverence 敬 out onto the stack, then walk the four together.",
        "先讓「敬」從起點走過來會合，再四枚一起走。",
        "先让“敬”从起点走过来会合，再四枚一起走。",
    ),
    Shown(
        "wait_before_middle",
        "1 0:0 p5f,p0f,p0f,J7x,J7x p5f,p5f,p8f,p8f,p18x play:w/24",
        "敬p0+2 德p0+4",
        "善p5+2 善p7+4",
        "Wait before the first Middle until everybody is there: past it a piece stands up, and cannot go with those that are flat.",
        "等棋到齊，再過第一個中：越過就立起成梟，不能跟伏著的棋一起走。",
        "等棋到齐，再过第一个中：越过就立起成枭，不能跟伏着的棋一起走。",
    ),
    Shown(
        "no_lane_while_waiting",
        "1 0:0 p0f,p0f,p0f,p0f,p16x p1f,p0f,p0f,p3f,p10f play:b/12",
        "德p0+1 善德p1+2",
        "敬p0+1 順p10+2Z",
        "Leave the Middle lane alone while one piece still waits at the start. The Pure lane saves the same ten cells later.",
        "還有一枚在起點，先別轉進中道：現在進去，只能獨自走完全程；以後走淨道也省十格，不吃虧。",
        "还有一枚在起点，先别转进中道：现在进去，只能独自走完全程；以后走净道也省十格，不吃亏。",
    ),
    Shown(
        "stack_into_pure",
        "1 0:0 p20f,p20f,p20f,out,out p36x,p36x,p36x,p36x,J8f play:w/24",
        "善敬德p20+4J 善敬德J4+2",
        "善敬德p20+2 善敬德p22+4",
        "Turn the three into the Pure lane together: it saves ten cells for each of them.",
        "三枚一起轉進淨道：每枚都省十格。",
        "三枚一起转进净道：每枚都省十格。",
    ),
    Shown(
        "halt_before_far",
        "1 0:0 p7f,p0f,p7f,p3f,p19f p5f,p0f,p0f,p5f,p6f play:w/34",
        "敬p0+3 敬忠p3+4",
        "敬p0+3 順p19+4",
        "Stop short of the far Pure: Goodness 善, Virtue 德 and Loyalty 忠 can still join you there.",
        "先別越過對面的淨：「善」、「德」、「忠」還趕得上。",
        "先别越过对面的净：“善”、“德”、“忠”还赶得上。",
    ),
    Shown(
        "join_then_walk",
        "1 0:0 p4f,p4f,p7f,p7f,p6f p13x,p13x,p0f,p13x,p1f play:w/12",
        "善敬p4+2 善敬順p6+1",
        "德忠p7+1 善敬p4+2",
        "Join with the 2, then walk the three together with the 1.",
        "先用 2 點走到同一格，再用 1 點讓三枚一起走。",
        "先用 2 点走到同一格，再用 1 点让三枚一起走。",
    ),
    Shown(
        "all_in_middle",
        "1 0:0 p8f,p8f,p8f,p8f,p8f p8f,p8f,p8f,p8f,p8f play:b/25",
        "善敬德忠順p8+2 善敬德忠順p10+5Z",
        "善敬德忠順p8+2 善敬德忠順p10+5",
        "All your pieces are here: turn into the Middle lane now; it saves ten cells.",
        "棋都到齊了：現在就轉進中道，省十格。",
        "棋都到齐了：现在就转进中道，省十格。",
    ),
    Shown(
        "last_first",
        "1 0:0 p1f,p0f,p8f,p8f,p15f p10f,p9f,p9f,p9f,p9f play:b/13",
        "敬德忠順p9+1 善p10+3Z",
        "善p10+1Z 善Z1+3",
        "Move Reverence 敬, Virtue 德, Loyalty 忠 and Accord 順 first: the pieces in front have to wait anyway.",
        "先走後面的「敬」、「德」、「忠」、「順」：前面的棋反正要等。",
        "先走后面的“敬”、“德”、“忠”、“顺”：前面的棋反正要等。",
    ),
    Shown(
        "onto_crossing",
        "1 0:0 p28x,p18x,p28x,p28x,p28x p36x,p36x,p13x,p36x,p13x play:w/23",
        "敬p18+2 善德忠順p28+3",
        "敬p18+2 敬p20+3",
        "Stop on the crossing instead of running past it: from there you may turn into the lane.",
        "停在交會格上，別越過去：停在這裡才能轉進道裡。",
        "停在交会格上，别越过去：停在这里才能转进道里。",
    ),
    Shown(
        "dearest_first",
        "1 0:0 p39x,out,out,out,J9x out,out,out,J9x,out play:w/02",
        "順J9+1",
        "善p39+1",
        "Take Accord 順 off first: if the round ends now, whoever stays costs you its worth, here 10.",
        "先讓「順」出盤：這一局要是就此結束，留下就要給對方 10 算。",
        "先让“顺”出盘：这一局要是就此结束，留下就要给对方 10 算。",
    ),
    Shown(
        "no_way_back",
        "1 0:0 p30f,out,out,out,out p9f,p9f,out,out,out play:w/23",
        "善p30+2 善p32+3",
        "善p30+2R 善R2+3",
        "Do not turn in here: this lane leads back the way you came.",
        "別在這裡轉進去：這條道是往回走的。",
        "别在这里转进去：这条道是往回走的。",
    ),
    Shown(
        "stay_on_board",
        "1 0:0 p34f,out,p37x,p21x,p19f out,out,out,out,p26x play:w/12",
        "忠p21+1 忠p22+2",
        "德p37+1 德p38+2",
        "Keep Virtue 德 on the board: the side that is left behind scores here.",
        "讓「德」留在盤上：這套規則裡，棋還留在盤上的一方得分。",
        "让“德”留在盘上：这套规则里，棋还留在盘上的一方得分。",
        ruleset="ruqi/classical",
    ),
    Shown(
        "shortest_walk",
        "1 0:0 p18f,p12f,p19f,p5f,p10f p19f,p14f,p4f,p0f,p0f play:b/55",
        "順p0+5",
        "敬p14+5",
        "Take the turn that walks least: do not slide over the others.",
        "挑走得最短的一手：別為了多走幾格，去越過別的棋。",
        "挑走得最短的一手：别为了多走几格，去越过别的棋。",
        ruleset="ruqi/classical",
    ),
    Shown(
        "stay_flat",
        "1 0:0 p10f,p0f,p0f,p0f,p3f p6f,p0f,p0f,p0f,p0f play:b/25",
        "順p0+2 德p0+5",
        "善p6+2 善p8+5",
        "Do not pass the crossing: a piece that stands has to hurry.",
        "別越過交會格：立起成梟就得趕路。",
        "别越过交会格：立起成枭就得赶路。",
        ruleset="ruqi/classical",
    ),
    Shown(
        "cheapest_first",
        "1 0:0 out,out,out,p29x,p39x out,p39x,out,p35x,p14x play:b/14",
        "敬p39+1 順p14+4",
        "忠p35+1 忠p36+4",
        "If one must go, let Reverence 敬 go: it is worth least.",
        "非走不可，就讓「敬」出盤：它值的算最少。",
        "非走不可，就让“敬”出盘：它值的算最少。",
        ruleset="ruqi/classical",
    ),
)
"""An example of every idea."""

NEAR = (
    NearMiss("keep_together", "1 0:0 p16f,p16f,p16f,p16f,p16f p9f,p0f,p9f,p8f,p9f play:w/23", "善p16+2 善p18+3", False,
             "one number after the other carries the same piece away from the rest"),
    NearMiss("keep_together", "1 0:0 p0f,p0f,p0f,p0f,p7f p9f,p0f,p9f,p8f,p9f play:w/23", "善p0+2 敬p0+3", None,
             "pieces at the start are no stack"),
    NearMiss("one_pile", "1 0:0 p2f,p9f,p6f,p6f,p9f p20f,p0f,p20f,p20f,p20f play:w/34", "善p2+3 德忠p6+4", None,
             "two stacks pass each other"),
    NearMiss("one_pile", "1 0:0 J6f,J8f,out,out,out p20f,p0f,p20f,p20f,p20f play:w/23", "善J6+2 善敬J8+3", None,
             "whoever joins leaves the board at once"),
    NearMiss("both_out", "1 0:0 p4f,p0f,p0f,p0f,p0f p9f,p0f,p9f,p8f,p9f play:w/45", "敬p0+4 德p0+5", None,
             "one of the two joins a piece that is there"),
    NearMiss("join_then_go", "1 0:0 p1f,p0f,p5f,p1f,p1f p5f,p5f,p3f,p3f,p5f play:w/14", "善忠順p1+4 敬p0+1", None,
             "the stack has gone before the piece comes"),
    NearMiss("wait_before_middle", "1 0:0 p8f,p8f,p8f,p12x,p12x p5f,p5f,p8f,p8f,p18x play:w/24",
             "善敬德p8+2 善敬德p10+4", True, "nobody is left behind"),
    NearMiss("wait_before_middle", "1 0:0 p5f,p0f,p0f,J7x,J7x out,out,out,out,p35x play:w/24", "善p5+2 善p7+4", None,
             "the other side is about to clear the board"),
    NearMiss("no_lane_while_waiting", "1 0:0 p5f,p3f,p10f,p16x,p16x p1f,p0f,p0f,p3f,p10f play:w/12", "德p10+1Z 德Z1+2",
             None, "nobody waits at the start"),
    NearMiss("stack_into_pure", "1 0:0 p20f,p20f,out,out,out p36x,p36x,p36x,p36x,J8f play:w/24",
             "善敬p20+4J 善敬J4+2", None, "two are no pile"),
    NearMiss("stack_into_pure", "1 0:0 p20f,p20f,p20f,p17f,out p36x,p36x,p36x,p36x,J8f play:w/24",
             "善敬德p20+4J 善敬德J4+2", None, "another could still join on the crossing"),
    NearMiss("halt_before_far", "1 0:0 p19f,p19f,p19f,p19f,p19f p5f,p0f,p0f,p0f,p1f play:w/34",
             "善敬德忠順p19+3 善敬德忠順p22+4", None, "nobody is behind"),
    NearMiss("join_then_walk", "1 0:0 p4f,p4f,p7f,p7f,p0f p13x,p13x,p0f,p13x,p1f play:w/13", "善敬p4+3 善敬德忠p7+1", None,
             "somebody waits at the start"),
    NearMiss("all_in_middle", "1 0:0 p8f,p8f,p8f,p8f,p3f p8f,p8f,p8f,p8f,p8f play:w/25", "善敬德忠p8+2 善敬德忠p10+5Z",
             None, "one is behind"),
    NearMiss("last_first", "1 0:0 out,out,p38x,p35x,p33x p10f,p9f,p9f,p9f,p9f play:w/13", "德p38+1 忠p35+3", None,
             "all are in the last stretch"),
    NearMiss("onto_crossing", "1 0:0 p28x,p8f,p28x,p28x,p28x p36x,p36x,p13x,p36x,p13x play:w/23", "敬p8+2 敬p10+3Z", None,
             "it has turned into the lane, and not run past"),
    NearMiss("dearest_first", "1 0:0 p39x,out,out,out,J9x p9f,p9f,out,out,out play:w/12", "善p39+1 順J9+2", None,
             "both leave"),
    NearMiss("no_way_back", "1 0:0 p30f,out,out,out,out p9f,p9f,out,out,out play:w/23", "善p30+2 善p32+3", None,
             "it goes on round the border"),
    NearMiss("stay_on_board", "1 0:0 p34f,out,p37x,p21x,p19f out,out,out,out,p26x play:w/12", "忠p21+1 忠p22+2", None,
             "nobody leaves", "ruqi/classical"),
    NearMiss("shortest_walk", "1 0:0 p18f,p12f,p19f,p5f,p10f p19f,p14f,p4f,p0f,p0f play:b/55", "順p0+5", True,
             "it passes over a piece and walks no farther for it", "ruqi/classical"),
    NearMiss("stay_flat", "1 0:0 p10f,p0f,p0f,p0f,p3f p8f,p0f,p0f,p0f,p0f play:b/25", "善p8+2 順p0+5", True,
             "a piece that stops on the crossing stays flat", "ruqi/classical"),
    NearMiss("cheapest_first", "1 0:0 out,out,out,p29x,p39x out,p39x,out,p35x,p14x play:b/14", "忠p35+1 忠p36+4", False,
             "a dearer piece leaves, though 敬 could", "ruqi/classical"),
)  # fmt: skip
"""At least one for every idea."""
