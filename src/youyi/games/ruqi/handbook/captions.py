"""What stands under the pictures of 儒棋."""

from __future__ import annotations

from youyi.kernel.names import Words

KEY_OF_DIAGRAMS = Words(
    (
        "In the pictures: on the left before the turn, on the right after it; of what is not allowed, before alone. A round piece"
        " lies, an oblong one is an Owl; white and black are the sides; a red number counts the pieces on a cell. The red line is"
        " the way, from the piece that moves to the ring; a ring on p0: the piece has left the board. Cells bear White's names; a lane's cell"
        " has one for each way through it."
    ),
    (
        "左圖是走之前，右圖是走之後；不能走的只有走之前。圓的是伏，長方的是梟；白黑是兩方；紅字是同格的棋數。紅線是走的路，從走的那枚棋畫到圓環；圓環在 p0，就是已經出局。格名按白方；道上的格依走的方向各有名稱。"
    ),
    (
        "左图是走之前，右图是走之后；不能走的只有走之前。圆的是伏，长方的是枭；白黑是两方；红字是同格的棋数。红线是走的路，从走的那枚棋画到圆环；圆环在 p0，就是已经出局。格名按白方；道上的格依走的方向各有名称。"
    ),
)
FORBIDDEN = Words(
    "Thrown: {roll}. The {pips} from {start} to {end}: not allowed. {why} {other}",
    "擲得 {roll}。走 {pips}，從 {start} 到 {end}：不可以。{why}{other}",
    "掷得 {roll}。走 {pips}，从 {start} 到 {end}：不可以。{why}{other}",
)
OTHER_TURNS = Words(
    "That bars this step alone: the throw may be played in another order or by another piece.",
    "不可以的只是這一步；換個次序，或走別的棋，就可以。",
    "不可以的只是这一步；换个次序，或走别的棋，就可以。",
)
BOARD_SHOWS = Words(
    (
        "White's names stand below in black, Black's above in blue and turned. p: the border, from each "
        "side's own start counter-clockwise; Z: the 中 lane entered at p10; J: the 淨 lane entered at p20; R: "
        "the 中 lane entered at p30. 淨 and 中 in red: the four crossings. Crossed cells: corners."
    ),
    (
        "黑字正寫的是白方的名稱，藍字倒寫的是黑方的名稱。p 是周道，各從己方的淨起，逆時針數；Z 是從 p10 轉入的中道；J 是從 p20 轉入的淨道；R 是從 p30 轉入的中道。紅字淨、中是四個交會格；打叉的是四隅。"
    ),
    (
        "黑字正写的是白方的名称，蓝字倒写的是黑方的名称。p 是周道，各从己方的净起，逆时针数；Z 是从 p10 转入的中道；J 是从 p20 转入的净道；R 是从 p30 转入的中道。红字净、中是四个交会格；打叉的是四隅。"
    ),
)
