"""What the room of bots says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

BOTS = Texts(__name__, "bots")
