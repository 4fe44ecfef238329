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
INDEX = TEXTS["index"]
BY_PINYIN = TEXTS["by_pinyin"]
BY_ALPHABET = TEXTS["by_alphabet"]
HOUSE = TEXTS["house"]
MADE_OF = TEXTS["made_of"]
DRAWN = TEXTS["drawn"]
SET = TEXTS["set"]
BOOK = TEXTS["book"]
BOOK_ABOUT = TEXTS["book_about"]
TRUE_SIZE = TEXTS["true_size"]
TO_JOIN = TEXTS["to_join"]
BOTH_SIDES = TEXTS["both_sides"]
