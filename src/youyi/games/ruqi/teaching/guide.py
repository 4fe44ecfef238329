"""How 儒棋 is played, on one screen."""

from __future__ import annotations

from youyi.games.ruqi.teaching.first_steps import scene
from youyi.games.ruqi.teaching.terms import FU, JING, QIAN, SUAN, XIAO
from youyi.kernel.lessons import Guide, Picture
from youyi.kernel.names import Words

GUIDE = Guide(
    aim=Words(
        "Walk your five pieces once round the board and off it before the enemy does. Every enemy piece that is left behind"
        " scores for you; thirty 算 win the match. Nothing is ever captured.",
        "五棋繞局一周而出，比敵方先出盡。敵方留在局上的棋都算給你；先滿三十算者勝。棋從不提吃。",
        "五棋绕局一周而出，比敌方先出尽。敌方留在局上的棋都算给你；先满三十算者胜。棋从不提吃。",
    ),
    turn=(
        Words("Throw two dice.", "擲二骰。", "掷二骰。"),
        Words(
            "Use both numbers: two pieces, or one twice, all lying or all Owls.",
            "兩數都要用：行兩枚，或一枚連行兩次；或都是伏，或都是梟。",
            "两数都要用：行两枚，或一枚连行两次；或都是伏，或都是枭。",
        ),
        Words(
            "End on an empty cell or with your own. Whose turn passed a crossing stands up; who ends on one lies down.",
            "止於空格或己棋所在之格。越過交會格者立，恰止其上者伏。",
            "止于空格或己棋所在之格。越过交会格者立，恰止其上者伏。",
        ),
    ),
    terms=(FU, XIAO, QIAN, JING, SUAN),
    pictures=(
        Picture(
            scene("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"),
            Words(
                "The start. White walks from below to the right, and all the way round.",
                "起手。白方自下而右，繞行一周。",
                "起手。白方自下而右，绕行一周。",
            ),
        ),
        Picture(
            scene("1 0:0 p12x,p16f,p7f,p2f,p0f p5f,p14x,p1f,out,out throw:w"),
            Words(
                "In the middle of a round. Posts stand (Owls), bars lie; two black pieces have left.",
                "行至中途。豎者為梟，橫者為伏；黑方已出兩枚。",
                "行至中途。竖者为枭，横者为伏；黑方已出两枚。",
            ),
        ),
        Picture(
            scene("1 0:0 p38x,out,out,out,out p1f,out,p3f,out,out play:w/35", "善p38+3"),
            Words(
                "White has left altogether. Black's 善 6 and 德 8 stayed: 14 算 for White.",
                "白方出盡。黑方留下善六、德八，白方得十四算。",
                "白方出尽。黑方留下善六、德八，白方得十四算。",
            ),
        ),
    ),
)
