"""What is wrong with a typed move or position of 打馬, or with agreed answers, in the three languages."""

from __future__ import annotations

from youyi.kernel.names import Words

A_MOVE = Words(
    "a throw like 566, a stack and its steps like 27+17, or - to let it pass",
    "所擲（如 566），一疊及其步數（如 27+17），或以 - 略過",
    "所掷（如 566），一叠及其步数（如 27+17），或以 - 略过",
)
SEAT = Words("a seat, one of {letters}", "一座，{letters} 之一", "一座，{letters} 之一")
THROWS = Words("how often the dice have been thrown", "已擲次數", "已掷次数")
BOWL = Words("the bowl, like bowl:38/40", "盆，如 bowl:38/40", "盆，如 bowl:38/40")
GATE = Words(
    "for whom the gate is open, like gate:ab or gate:-",
    "已過關者，如 gate:ab 或 gate:-",
    "已过关者，如 gate:ab 或 gate:-",
)
TURN = Words("whose regular turn it is, like turn:a", "當值者，如 turn:a", "当值者，如 turn:a")
WAITING = Words(
    "extra turns, like wait:b+,a+ or wait:-", "加擲，如 wait:b+,a+ 或 wait:-", "加掷，如 wait:b+,a+ 或 wait:-"
)
LEFT = Words(
    "seats that have left, like left:c or left:-", "已離座者，如 left:c 或 left:-", "已离座者，如 left:c 或 left:-"
)
NOTHING_MORE = Words("nothing more", "到此為止", "到此为止")
ARMY = Words(
    "seat {letter}: hand/stacks/home/own/last/purse/rights, like a:20/-/0/-/-/-20/-",
    "{letter} 座：在手/各疊/已至/本彩/前彩/帖/權，如 a:20/-/0/-/-/-20/-",
    "{letter} 座：在手/各叠/已至/本彩/前彩/帖/权，如 a:20/-/0/-/-/-20/-",
)
A_TURN = Words(
    "a turn: its seat, + if it is extra, and its collisions, like b+ or a1",
    "一輪：其座，加擲則 +，及相撞次數，如 b+ 或 a1",
    "一轮：其座，加掷则 +，及相撞次数，如 b+ 或 a1",
)
ACT = Words(
    "turn/cast/context/actor/horses/earned, like a/246/plain/a/1/-",
    "輪/彩/情形/行者/馬數/所得，如 a/246/plain/a/1/-",
    "轮/彩/情形/行者/马数/所得，如 a/246/plain/a/1/-",
)
PHASE = Words(
    "draw, open:ab, throw:a, move:a/246/plain/a/1/-, stay:b/… or done:a/cuman",
    "下列之一：draw、open:ab、throw:a、move:a/246/plain/a/1/-、stay:b/…、done:a/cuman",
    "下列之一：draw、open:ab、throw:a、move:a/246/plain/a/1/-、stay:b/…、done:a/cuman",
)

ARMY_SIZE = Words(
    "seat {seat} has {horses} horses, not {army}",
    "{seat} 座有馬 {horses} 匹，不是 {army} 匹",
    "{seat} 座有马 {horses} 匹，不是 {army} 匹",
)
CELLS = Words(
    "seat {seat}'s stacks are not on different cells 1 to {last} in order",
    "{seat} 座各疊當依次在 1 至 {last} 的不同格",
    "{seat} 座各叠应依次在 1 至 {last} 的不同格",
)
EMPTY_STACK = Words("seat {seat} has a stack without horses", "{seat} 座有一疊無馬", "{seat} 座有一叠没有马")
SHARED = Words(
    "seats {one} and {other} share cell {spot}",
    "{one} 座與 {other} 座同在 {spot} 格",
    "{one} 座与 {other} 座同在 {spot} 格",
)
MONEY = Words("purses and bowl come to {total}, not 0", "各家與盆合計 {total}，不是 0", "各家与盆合计 {total}，不是 0")
OWN_CASTS = Words("two seats own the same cast", "兩座同一本彩", "两座同一本彩")
NO_SUCH_SEAT = Words(
    "a seat is named that does not exist among {seats}", "{seats} 人之中無此座", "{seats} 人之中没有此座"
)

LOW_STAKE = Words(
    "ante={each} with {seats} seats makes a bowl of {full} 帖; a cast can be rewarded with {least}",
    "ante={each}，{seats} 人，盆僅 {full} 帖；一彩之賞可至 {least} 帖",
    "ante={each}，{seats} 人，盆仅 {full} 帖；一彩之赏可至 {least} 帖",
)
OWN_CASTS_SETTLED = Words(
    "ben_setup=opening_round settles own casts, and ben=false says there are none",
    "ben_setup=opening_round 定本彩，ben=false 則無本彩",
    "ben_setup=opening_round 定本彩，ben=false 则无本彩",
)
