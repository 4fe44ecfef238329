"""Write the snapshots anew."""

from __future__ import annotations

from tests.docs.pages import DOCS, built
from tests.workshop.snapshots import FILES, excerpt

for path, file in FILES.items():
    file.write_text(excerpt(built()[DOCS / path]), encoding="utf-8", newline="\n")
