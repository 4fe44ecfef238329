"""Worked examples of the clauses of 儒棋: out of games of random players, by `python -m workshop examples`."""

from __future__ import annotations

from youyi.kernel.face.lessons import Row

ROWS: tuple[Row, ...] = (
    ("ruqi.dice", "ruqi/modern", "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w", "55", 0),
    ("ruqi.rolloff", "ruqi/modern", "0 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f lead", "55", 0),
    ("ruqi.exit", "ruqi/modern", "1 0:0 p8f,R4f,p39x,p34x,out p31x,p26x,p37x,p29x,p24x play:w/04", "德p39+1", 0),
    ("ruqi.stand", "ruqi/modern", "1 0:0 p2f,p3f,p11x,p9f,p0f p0f,p0f,p0f,p5f,p5f play:w/22", "忠p9+2", 0),
    ("ruqi.fold", "ruqi/modern", "1 0:0 p8f,R4f,out,p36x,out p37x,p26x,out,p29x,p29x play:b/05", "順p29+1", 1),
    ("ruqi.own_place", "ruqi/classical", "1 0:0 p10f,p36x,out,p9f,p8f p13f,p10f,p19x,p6f,out play:b/01", "德p19+1", 1),
    ("ruqi.fu_unequal", "ruqi/modern", "1 0:0 out,p33x,out,p33f,out out,out,out,R5f,out play:b/35", "忠R5+3", 1),
    ("ruqi.fu_double", "ruqi/modern", "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/55", "德p0+5", 0),
    ("ruqi.fu_one_qian", "ruqi/modern", "1 0:0 p2f,p3f,p5f,p0f,p3f p0f,p0f,p0f,p9f,p0f throw:b", "01", 1),
    ("ruqi.retreat", "ruqi/modern", "1 0:0 p3f,p8f,p6f,p7f,p8f p4f,p7f,p1f,p9f,p2f play:w/00", "忠p7-1", 0),
    ("ruqi.xiao_unequal", "ruqi/modern", "1 0:0 p2f,p3f,p17x,p17x,p0f p0f,p5f,p0f,p5f,p5f play:w/35", "忠p17+5", 0),
    ("ruqi.xiao_double", "ruqi/modern", "1 0:0 p8f,p9f,p19x,p23x,p2f p12x,p11x,p4f,p13x,p10f play:w/55", "忠p23+5", 0),
    ("ruqi.xiao_one_qian", "ruqi/modern", "1 0:0 p3f,p9f,p9f,p6f,p8f p4f,p12x,p3f,p9f,p2f play:b/03", "敬p12+1", 1),
    ("ruqi.xiao_two_qian", "ruqi/modern", "1 0:0 p8f,R4f,p29x,p21x,p31x p21x,p19x,p25x,p25x,p24x throw:b", "00", 1),
    ("ruqi.leap", "ruqi/classical", "1 0:0 p39x,p23x,p25x,p11f,p4f p4f,p22x,p6f,p35f,out play:w/04", "敬p23+1", 0),
    ("ruqi.void_throws", "ruqi/modern", "1 0:0 out,out,out,out,out p20f,p21x,p11x,R4x,p35x play:b/01", "順p35+1", 1),
    ("ruqi.jue", "ruqi/modern", "1 0:0 p29x,R8f,out,out,out out,p33x,out,out,out play:b/34", "敬p33+3 敬p36+4", 1),
    ("ruqi.three_jue", "ruqi/modern", "1 0:0 out,p39x,out,out,out out,Z3f,p25x,J8x,p32f play:w/22", "敬p39+2", 0),
    ("ruqi.modern.alternate", "ruqi/modern", "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/55", "德p0+5", 0),
    ("ruqi.modern.turn_in", "ruqi/modern", "1 0:0 p38x,p28x,p30f,out,p20f out,R9f,p23x,J8x,Z4f play:w/55", "順p20+5J", 0),
    ("ruqi.ours.rolloff_tie", "ruqi/modern", "0 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f lead/23", "23", 1),
    ("ruqi.ours.no_way", "ruqi/modern", "1 0:0 p0f,p0f,p0f,p7f,p0f p0f,p0f,p0f,p0f,p0f throw:b", "00", 1),
    ("ruqi.ours.stops_at_once", "ruqi/modern", "1 0:0 out,out,p23x,out,out out,p38x,out,out,out play:b/34", "敬p38+3", 1),
    ("ruqi.ours.agreed_rounds", "ruqi/modern", "1 0:0 p34x,out,out,out,out out,out,out,J7f,out play:b/55", "忠J7+5", 1),
)  # fmt: skip
