"""What the kernel's errors say, in the three languages."""

from __future__ import annotations

from youyi.kernel.texts import KERNEL as TEXTS

ILLEGAL = TEXTS["illegal"]
BECAUSE_CLAUSE = TEXTS["because_clause"]
BECAUSE_ANSWER = TEXTS["because_answer"]
NOTATION = TEXTS["notation"]
IN_FIELD = TEXTS["in_field"]
AT_PLY = TEXTS["at_ply"]
UNKNOWN = TEXTS["unknown"]
UNKNOWN_QUESTION = TEXTS["unknown_question"]
UNKNOWN_ANSWER = TEXTS["unknown_answer"]
FROM = TEXTS["from"]
FROM_TO = TEXTS["from_to"]
OR_NONE = TEXTS["or_none"]
NOTHING_CAN_MOVE = TEXTS["nothing_can_move"]
DIE = TEXTS["die"]
DRAWING = TEXTS["drawing"]
NO_MORE_DICE = TEXTS["no_more_dice"]

FAULTY_GAME = TEXTS["faulty_game"]
NOT_THIS_GAME = TEXTS["not_this_game"]

GAME = TEXTS["game"]
RULESET = TEXTS["ruleset"]
PLAYER = TEXTS["player"]
ACTION = TEXTS["action"]
ACTION_HERE = TEXTS["action_here"]
