"""What the room of analysis says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

ANALYSIS = Texts(__name__, "analysis")
REPORTS = Texts(__name__, "reports")
REVIEW = Texts(__name__, "review")
