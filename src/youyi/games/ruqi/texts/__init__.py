"""What 儒棋 says: the catalogues beside this file, a room each."""

from __future__ import annotations

from youyi.kernel.names import Texts

ARTICLES = Texts(__name__, "articles")
RULINGS = Texts(__name__, "rulings")
TABLE = Texts(__name__, "table")
PIECES = Texts(__name__, "pieces")
HANDBOOK = Texts(__name__, "handbook")
PLAYERS = Texts(__name__, "players")
TEACHING = Texts(__name__, "teaching")
SPEECH = Texts(__name__, "speech")
IDEAS = Texts(__name__, "ideas")
