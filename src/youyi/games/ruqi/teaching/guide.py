"""How 儒棋 is played, on one screen."""

from __future__ import annotations

from youyi.games.ruqi.teaching.first_steps import scene
from youyi.games.ruqi.teaching.terms import FU, JING, QIAN, SUAN, XIAO
from youyi.kernel.face.lessons import Guide, Picture
from youyi.kernel.names import Words

GUIDE = Guide(
    aim=Words(
        "Walk your five pieces once round the board and off it before the enemy does. Every enemy piece that is left behind"
        " scores for you; thirty 算 win the match. Nothing is ever captured.",
        "五枚棋繞棋盤一圈離開，比對方先走完。對方留在盤上的棋都算給你；先滿三十算的一方勝。這種棋沒有吃子。",
        "五枚棋绕棋盘一圈离开，比对方先走完。对方留在盘上的棋都算给你；先满三十算的一方胜。这种棋没有吃子。",
    ),
    turn=(
        Words("Throw two dice.", "擲兩顆骰子。", "掷两颗骰子。"),
        Words(
            "Use both numbers: two pieces, or one twice, all lying or all Owls.",
            "兩個數都要用：走兩枚，或者一枚連走兩次；要麼都是伏棋，要麼都是梟。",
            "两个数都要用：走两枚，或者一枚连走两次；要么都是伏棋，要么都是枭。",
        ),
        Words(
            "End on an empty cell or with your own. Whose turn passed a crossing stands up; who ends on one lies down.",
            "停在空格，或者有自己的棋的格。走過交會格的立起來，正好停在上面的伏下。",
            "停在空格，或者有自己的棋的格。走过交会格的立起来，正好停在上面的伏下。",
        ),
    ),
    terms=(FU, XIAO, QIAN, JING, SUAN),
    pictures=(
        Picture(
            scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
            Words(
                "The start. White walks from below to the right, and all the way round.",
                "開局。白方從下方向右走，繞一圈。",
                "开局。白方从下方向右走，绕一圈。",
            ),
        ),
        Picture(
            scene("1 0:0 p12x,p16f,p7f,p2f,p0f p5f,p14x,p1f,out,out throw:w"),
            Words(
                "In the middle of a round. Posts stand (Owls), bars lie; two black pieces have left.",
                "走到中途。豎著的是梟，橫著的是伏；黑方已有兩枚離開。",
                "走到中途。竖着的是枭，横着的是伏；黑方已有两枚离开。",
            ),
        ),
        Picture(
            scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35", "善p38+3"),
            Words(
                "White has left altogether. Black's 善 6 and 德 8 stayed: 14 算 for White.",
                "白方全部離開。黑方留下善六、德八，白方得十四算。",
                "白方全部离开。黑方留下善六、德八，白方得十四算。",
            ),
        ),
    ),
)
