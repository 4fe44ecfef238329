"""What the pages of annotated games say beside the reviews' own words: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

ANNOTATED = Texts(__name__, "annotated")
