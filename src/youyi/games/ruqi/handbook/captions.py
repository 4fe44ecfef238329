"""What stands under the pictures of 儒棋."""

from __future__ import annotations

from youyi.games.ruqi.texts import HANDBOOK as TEXTS

KEY_OF_DIAGRAMS = TEXTS["key_of_diagrams"]
FORBIDDEN = TEXTS["forbidden"]
OTHER_TURNS = TEXTS["other_turns"]
BOARD_SHOWS = TEXTS["board_shows"]
