"""What is wrong with a record, in the three languages."""

from __future__ import annotations

from youyi.records.texts import RECORDS as TEXTS

NOT_AN_OBJECT = TEXTS["not_an_object"]
ON_LINE = TEXTS["on_line"]
NOT_UTF8 = TEXTS["not_utf8"]
NOT_JSON = TEXTS["not_json"]
NO_NUMBER = TEXTS["no_number"]
TOO_DEEP = TEXTS["too_deep"]
LONG_NUMBER = TEXTS["long_number"]
SURROGATE = TEXTS["surrogate"]
TOO_LARGE = TEXTS["too_large"]
NO_REGULAR_FILE = TEXTS["no_regular_file"]
TWICE = TEXTS["twice"]
SCHEMA = TEXTS["schema"]

OTHER_GAME = TEXTS["other_game"]
FINGERPRINT = TEXTS["fingerprint"]
SEATS = TEXTS["seats"]
CONCEDED_ENDED = TEXTS["conceded_ended"]
NO_SUCH_SEAT = TEXTS["no_such_seat"]
AFTER_THE_END = TEXTS["after_the_end"]
SEED_GIVES = TEXTS["seed_gives"]
SECRET_GIVES = TEXTS["secret_gives"]
HEXADECIMAL = TEXTS["hexadecimal"]
OTHER_SECRET = TEXTS["other_secret"]
KEY_GIVES = TEXTS["key_gives"]
OTHER_DRAW = TEXTS["other_draw"]
NO_SUCH_DRAW = TEXTS["no_such_draw"]
OTHER_KEY = TEXTS["other_key"]
CONTRIBUTIONS = TEXTS["contributions"]
CONTRIBUTION = TEXTS["contribution"]
OTHER_SCORE = TEXTS["other_score"]
NOT_ENDED = TEXTS["not_ended"]

THE_WHOLE = "the whole"
EXPECTED = TEXTS["expected"]
NONE_OF = TEXTS["none_of"]
NO_REASON = TEXTS["no_reason"]
NO_TYPE = TEXTS["no_type"]
ITEMS = TEXTS["items"]
NO_FIELD = TEXTS["no_field"]
MISSING = TEXTS["missing"]

WHOLE_NUMBER = TEXTS["whole_number"]
KEY_NUMBER = TEXTS["key_number"]
TEXT = TEXTS["text"]
TRUE_OR_FALSE = TEXTS["true_or_false"]
FRACTION = TEXTS["fraction"]
LIST = TEXTS["list"]
OBJECT = TEXTS["object"]
OBJECT_OF = TEXTS["object_of"]
NULL = "null"
REASON = TEXTS["reason"]
