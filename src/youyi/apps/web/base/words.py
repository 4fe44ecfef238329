"""The server's own texts in three languages: refusals and notices."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.apps.web.base.notice import NoticeKind
from youyi.apps.web.texts import SERVER as TEXTS
from youyi.apps.web.wire.messages import ClosedBecause, Code
from youyi.kernel.names import Words

REFUSED: Mapping[Code, Words] = {
    "unknown_table": TEXTS["refused.unknown_table"],
    "other_release": TEXTS["refused.other_release"],
    "no_such_seat": TEXTS["refused.no_such_seat"],
    "bad_token": TEXTS["refused.bad_token"],
    "not_your_turn": TEXTS["refused.not_your_turn"],
    "stale": TEXTS["refused.stale"],
    "bad_notation": TEXTS["refused.bad_notation"],
    "illegal": TEXTS["refused.illegal"],
    "over": TEXTS["refused.over"],
    "closed": TEXTS["refused.closed"],
    "no_talk": TEXTS["refused.no_talk"],
    "paused": TEXTS["refused.paused"],
    "seat_held": TEXTS["refused.seat_held"],
    "unknown_player": TEXTS["refused.unknown_player"],
    "no_hints": TEXTS["refused.no_hints"],
    "not_begun": TEXTS["refused.not_begun"],
    "too_early": TEXTS["refused.too_early"],
    "too_late": TEXTS["refused.too_late"],
    "not_appointed": TEXTS["refused.not_appointed"],
    "no_time_off": TEXTS["refused.no_time_off"],
    "bad_times": TEXTS["refused.bad_times"],
    "bad_seal": TEXTS["refused.bad_seal"],
    "wrong_opening": TEXTS["refused.wrong_opening"],
    "malformed": TEXTS["refused.malformed"],
    "too_large": TEXTS["refused.too_large"],
    "too_fast": TEXTS["refused.too_fast"],
    "too_many": TEXTS["refused.too_many"],
    "failed": TEXTS["refused.failed"],
}  # fmt: skip

NOTICES: Mapping[NoticeKind, Words] = {
    "turn": TEXTS["notices.turn"],
    "over": TEXTS["notices.over"],
    "seated": TEXTS["notices.seated"],
    "proposed": TEXTS["notices.proposed"],
    "agreed": TEXTS["notices.agreed"],
    "day": TEXTS["notices.day"],
    "soon": TEXTS["notices.soon"],
    "withdrew": TEXTS["notices.withdrew"],
    "called_off": TEXTS["notices.called_off"],
}  # fmt: skip

NOTICES_OFF = TEXTS["notices.off"]
AT_COLUMN = TEXTS["at_column"]  # fmt: skip
DICE_ASKED = TEXTS["dice_asked"]
CHOICE_ASKED = TEXTS["choice_asked"]
SEATS_OPEN = TEXTS["seats_open"]
CLOSED: Mapping[ClosedBecause, Words] = {
    "expired": TEXTS["closed.expired"],
    "conceded": TEXTS["closed.conceded"],
    "admin": TEXTS["closed.admin"],
    "called_off": TEXTS["closed.called_off"],
}  # fmt: skip
CONCEDED_TO = TEXTS["conceded_to"]
CONCEDED = TEXTS["conceded"]
FAILED = TEXTS["failed"]
HINT_WAITS = TEXTS["hint_waits"]
TOO_MANY_SEATS = TEXTS["too_many_seats"]  # fmt: skip
SEATS_OF_ONE_ADDRESS = TEXTS["seats_of_one_address"]

LISTED_OF_ONE_ADDRESS = TEXTS["listed_of_one_address"]
NOT_STORED = TEXTS["not_stored"]
NOBODY_WAITS = TEXTS["nobody_waits"]
PAUSED = TEXTS["paused"]  # fmt: skip
BAD_AGREEMENT = TEXTS["bad_agreement"]
CONTRIBUTING = TEXTS["contributing"]  # fmt: skip
TOO_MANY_APPOINTMENTS = TEXTS["too_many_appointments"]
APPOINTED = TEXTS["appointed"]
NOT_EVERYBODY = TEXTS["not_everybody"]
PROPOSER_ALONE = TEXTS["proposer_alone"]
APPOINTMENT_SEATS = TEXTS["appointment_seats"]
AFTER_LEAGUE = TEXTS["after_league"]
BAD_MOST = TEXTS["bad_most"]
BAD_ROUNDS = TEXTS["bad_rounds"]
SHORT_ROUNDS = TEXTS["short_rounds"]
BAD_ENTER_BY = TEXTS["bad_enter_by"]
BAD_ENDS = TEXTS["bad_ends"]
TOO_MANY_LEAGUES = TEXTS["too_many_leagues"]
NO_SUCH_LEAGUE = TEXTS["no_such_league"]
NOT_ORGANISER = TEXTS["not_organiser"]
LEAGUE_BEGUN = TEXTS["league_begun"]
LEAGUE_OVER = TEXTS["league_over"]
ENTERING_OVER = TEXTS["entering_over"]
TOO_FEW_ENTRANTS = TEXTS["too_few_entrants"]
NOT_OF_LEAGUE = TEXTS["not_of_league"]
PAIRING_ARRANGED = TEXTS["pairing_arranged"]
PAIRING_PLAYED = TEXTS["pairing_played"]
NO_SEAT_LEFT = TEXTS["no_seat_left"]
NOT_OVER = TEXTS["not_over"]
TOO_MANY_TABLES = TEXTS["too_many_tables"]  # fmt: skip
TOO_MANY_REQUESTS = TEXTS["too_many_requests"]  # fmt: skip
BUSY = TEXTS["busy"]
WRONG_HOST = TEXTS["wrong_host"]  # fmt: skip
WRONG_ORIGIN = TEXTS["wrong_origin"]
WRONG_TYPE = TEXTS["wrong_type"]
UNREADABLE = TEXTS["unreadable"]
TOO_LARGE = TEXTS["too_large"]
NO_SUCH_PAGE = TEXTS["no_such_page"]
WRONG_METHOD = TEXTS["wrong_method"]
UNKNOWN = TEXTS["unknown"]
CONFLICT = TEXTS["conflict"]
WRONG_SEATS = TEXTS["wrong_seats"]
ONE_OF_YOU = TEXTS["one_of_you"]
BAD_NAME = TEXTS["bad_name"]
DECEPTIVE_NAME = TEXTS["deceptive_name"]
BANNED = TEXTS["banned"]
NAME_TAKEN = TEXTS["name_taken"]
BAD_PASSPHRASE = TEXTS["bad_passphrase"]
COMMON_PASSPHRASE = TEXTS["common_passphrase"]
WRONG_PASSPHRASE = TEXTS["wrong_passphrase"]
WRONG_CODE = TEXTS["wrong_code"]
TOO_MANY_PASSPHRASES = TEXTS["too_many_passphrases"]  # fmt: skip
SIGNED_OUT = TEXTS["signed_out"]
NO_ACCOUNTS = TEXTS["no_accounts"]
OWN_ADDRESS = TEXTS["own_address"]
NEEDS_SERVER = TEXTS["needs_server"]
NO_ARTICLE = TEXTS["no_article"]
NOT_TAUGHT = TEXTS["not_taught"]
NO_WORKBENCH = TEXTS["no_workbench"]
NO_COMPARISON = TEXTS["no_comparison"]
TOO_MANY_COMPARISONS = TEXTS["too_many_comparisons"]
NO_PUZZLE = TEXTS["no_puzzle"]
PUZZLE_TITLE = TEXTS["puzzle_title"]
PUZZLE_ASKS = TEXTS["puzzle_asks"]
PUZZLE_RULES = TEXTS["puzzle_rules"]
PUZZLE_CHANGE = TEXTS["puzzle_change"]
QUANTITY = TEXTS["quantity"]
PUZZLE_OTHER = TEXTS["puzzle_other"]
PUZZLE_ANSWER = TEXTS["puzzle_answer"]
PUZZLE_THEME = TEXTS["puzzle_theme"]
PUZZLE_FOUND_BY = TEXTS["puzzle_found_by"]
PUZZLE_GOES_ON = TEXTS["puzzle_goes_on"]
PUZZLE_ASKS_AGAIN = TEXTS["puzzle_asks_again"]
PUZZLE_PLAYED = TEXTS["puzzle_played"]
PUZZLE_FOUND = TEXTS["puzzle_found"]
NO_REVIEWS = TEXTS["no_reviews"]
NO_REVIEW = TEXTS["no_review"]
TOO_MANY_REVIEWS = TEXTS["too_many_reviews"]
REVIEW_TOO_LONG = TEXTS["review_too_long"]
REVIEW_UNFINISHED = TEXTS["review_unfinished"]
NO_PAPERS = TEXTS["no_papers"]
TOO_MANY_PAPERS = TEXTS["too_many_papers"]
COMPARISON_TOO_LONG = TEXTS["comparison_too_long"]
GAME_TOO_LONG = TEXTS["game_too_long"]
RATED_CLOCK = TEXTS["rated_clock"]
RATED_RULES = TEXTS["rated_rules"]
RATED_ACCOUNT = TEXTS["rated_account"]
RATED_ONE_SEAT = TEXTS["rated_one_seat"]
RATED_PLAYER = TEXTS["rated_player"]
KEPT_APART = TEXTS["kept_apart"]
NOT_ASKED = TEXTS["not_asked"]
DEAL_BEGUN = TEXTS["deal_begun"]
WEEK_PLAYED = TEXTS["week_played"]
NO_SUCH_PERSON = TEXTS["no_such_person"]
NOT_INVITED = TEXTS["not_invited"]
MUTED = TEXTS["muted"]
TOO_MANY_REPORTS = TEXTS["too_many_reports"]
NOTHING_THERE = TEXTS["nothing_there"]
OPERATOR_KEPT = TEXTS["operator_kept"]
