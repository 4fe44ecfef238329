"""What the room of learn says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

LEARN = Texts(__name__, "learn")
