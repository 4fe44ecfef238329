"""What the pages of findings say in their tables: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

FINDINGS = Texts(__name__, "findings")
