"""What the books says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

TYPESET = Texts(__name__, "typeset")
