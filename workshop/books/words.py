"""The headings and labels of rulebook pages, in every language."""

from __future__ import annotations

from workshop.books.texts import BOOKS as TEXTS
from youyi.kernel.names import Language

TITLE = TEXTS["title"]
TO_PLAY = TEXTS["to_play"]
MADE = TEXTS["made"]
READ_UNDER = TEXTS["read_under"]
SOURCE_ORDER = TEXTS["source_order"]
IDLE = TEXTS["idle"]
SOURCES = TEXTS["sources"]
SOURCE = TEXTS["source"]
KIND = TEXTS["kind"]
DATED = TEXTS["dated"]
EDITION = TEXTS["edition"]
CLAUSES = TEXTS["clauses"]
OURS = TEXTS["ours"]
OURS_SAID = TEXTS["ours_said"]
QUESTIONS = TEXTS["questions"]
TERMS = TEXTS["terms"]
RULESETS = TEXTS["rulesets"]
PLACES = TEXTS["places"]
HOW_OFTEN = TEXTS["how_often"]
OF_GAMES = TEXTS["of_games"]
NOT_ENACTED = TEXTS["not_enacted"]
ASKED_BY = TEXTS["asked_by"]
RESTS_ON = TEXTS["rests_on"]
STANDING = TEXTS["standing"]
VALUE = TEXTS["value"]
MEANING = TEXTS["meaning"]
CHOSEN = TEXTS["chosen"]
QUESTION = TEXTS["question"]
DEFAULT = TEXTS["default"]
AT_LEAST = TEXTS["at_least"]
AT_MOST = TEXTS["at_most"]
USUAL = TEXTS["usual"]
UNANSWERED = TEXTS["unanswered"]
COMMA = TEXTS["comma"]
COLON = TEXTS["colon"]
BRACKETS = TEXTS["brackets"]
LANGUAGES = {Language.EN: "English", Language.ZH_HANT: "繁體中文", Language.ZH_HANS: "简体中文"}
