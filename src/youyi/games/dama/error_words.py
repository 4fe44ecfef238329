"""What is wrong with a typed move or position of 打馬, or with agreed answers, in the three languages."""

from __future__ import annotations

from youyi.games.dama.texts import TABLE as TEXTS

A_MOVE = TEXTS["a_move"]
SEAT = TEXTS["seat"]
THROWS = TEXTS["throws"]
BOWL = TEXTS["bowl"]
GATE = TEXTS["gate"]
TURN = TEXTS["turn"]
WAITING = TEXTS["waiting"]
LEFT = TEXTS["left"]
NOTHING_MORE = TEXTS["nothing_more"]
ARMY = TEXTS["army"]
A_TURN = TEXTS["a_turn"]
ACT = TEXTS["act"]
PHASE = TEXTS["phase"]

ARMY_SIZE = TEXTS["army_size"]
CELLS = TEXTS["cells"]
EMPTY_STACK = TEXTS["empty_stack"]
SHARED = TEXTS["shared"]
MONEY = TEXTS["money"]
OWN_CASTS = TEXTS["own_casts"]
NO_SUCH_SEAT = TEXTS["no_such_seat"]

LOW_STAKE = TEXTS["low_stake"]
OWN_CASTS_SETTLED = TEXTS["own_casts_settled"]
