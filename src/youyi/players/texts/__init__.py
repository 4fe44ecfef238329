"""What the room of players says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

PLAYERS = Texts(__name__, "players")
