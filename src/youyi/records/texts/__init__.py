"""What the room of records says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

RECORDS = Texts(__name__, "records")
