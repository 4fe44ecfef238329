"""What measuring practice says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

PRACTICE = Texts(__name__, "practice")
