"""The record of the deal that the handbook works out: the pack, then every card as it was played."""

from __future__ import annotations

PACK = (
    "deal:Tq,W2,T90,T80,C5,Tb,C6,S2,S7,S4,C8,W5,W7,C7,T70,T40,T60,C9,S9,S5,C2,C1"
    ",T20,C3,S1,Ch,S8,S6,C0,W8,T50,Tw,C4,W6,T30,W3,W4,W1,S3,W9"
)
PLAYED = "C7 C3 T50 C6 C1 Ch S2 T40 S6 W2 S7 S9 C2 C0 T80 C8 S8 T90 W5 T60 W9 C5 T70 T20 Tw Tb S4 C9 S1 Tq W7 S5 "
MOVES = (PACK, *PLAYED.split())
