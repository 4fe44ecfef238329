"""What a printed book says by itself."""

from __future__ import annotations

from youyi.typeset.texts import TYPESET as TEXTS

COVER = TEXTS["cover"]
UNDER = TEXTS["under"]
LICENCE = TEXTS["licence"]
CONTENTS = TEXTS["contents"]
PART_CLAUSES = TEXTS["part_clauses"]
NOT_IN_FORCE = TEXTS["not_in_force"]
SOURCES = TEXTS["sources"]
