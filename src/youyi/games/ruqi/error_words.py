"""What is wrong with a typed move or position of 儒棋, in the three languages."""

from __future__ import annotations

from youyi.games.ruqi.texts import TABLE as TEXTS

TWO_WALKS = TEXTS["two_walks"]
THROW_OR_PIECE = TEXTS["throw_or_piece"]
PIECE_ORDER = TEXTS["piece_order"]
CELL_AND_NUMBER = TEXTS["cell_and_number"]
CELL = TEXTS["cell"]
STEP_BACK = TEXTS["step_back"]
FIELDS = TEXTS["fields"]
ROUND = TEXTS["round"]
TALLIES = TEXTS["tallies"]
TOKEN = TEXTS["token"]
FIVE_PIECES = TEXTS["five_pieces"]
PHASE = TEXTS["phase"]

PIECE = TEXTS["piece"]
ON_CROSSING = TEXTS["on_crossing"]
TOO_SOON = TEXTS["too_soon"]
SHARED = TEXTS["shared"]
NO_PIECE = TEXTS["no_piece"]
NO_PIECE_LEFT = TEXTS["no_piece_left"]
BEFORE_LEAD = TEXTS["before_lead"]
