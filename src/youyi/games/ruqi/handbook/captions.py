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
        "圖左為行前，右為行後；不可行者止有行前。圓者伏，長方者梟；白黑為兩方；紅數為同格之棋數。紅線為其途，自所行之棋至環；"
        "環在 p0 者已出局。格名從白方；道中之格依行向各有其名。"
    ),
    (
        "图左为行前，右为行后；不可行者止有行前。圆者伏，长方者枭；白黑为两方；红数为同格之棋数。红线为其途，自所行之棋至环；"
        "环在 p0 者已出局。格名从白方；道中之格依行向各有其名。"
    ),
)
FORBIDDEN = Words(
    "Thrown: {roll}. The {pips} from {start} to {end}: not allowed. {why} {other}",
    "擲得 {roll}。行 {pips}，自 {start} 至 {end}：不可。{why}{other}",
    "掷得 {roll}。行 {pips}，自 {start} 至 {end}：不可。{why}{other}",
)
OTHER_TURNS = Words(
    "That bars this step alone: the throw may be played in another order or by another piece.",
    "不可者惟此一步；易其次序，或行他棋，則可。",
    "不可者惟此一步；易其次序，或行他棋，则可。",
)
BOARD_SHOWS = Words(
    (
        "White's names stand below in black, Black's above in blue and turned. p: the border, from each "
        "side's own start counter-clockwise; Z: the 中 lane entered at p10; J: the 淨 lane entered at p20; R: "
        "the 中 lane entered at p30. 淨 and 中 in red: the four crossings. Crossed cells: corners."
    ),
    (
        "黑字正書者白方之名，藍字倒書者黑方之名。p 為周道，各自己方之淨逆時而數；Z 為自 p10 所入之中道；J 為自 p20 所入之淨道；R 為自 p30 "
        "所入之中道。紅字淨、中為四交會格；有交叉者為四隅。"
    ),
    (
        "黑字正书者白方之名，蓝字倒书者黑方之名。p 为周道，各自己方之净逆时而数；Z 为自 p10 所入之中道；J 为自 p20 所入之净道；R 为自 p30 "
        "所入之中道。红字净、中为四交会格；有交叉者为四隅。"
    ),
)
