"""Sentences, headings and command words of the terminal, by the keys of its catalogues."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.names import Language, Words

COMMANDS: Mapping[str, Words] = {
    "help": TEXTS["typed.help"],
    "why": TEXTS["typed.why"],
    "hint": TEXTS["typed.hint"],
    "undo": TEXTS["typed.undo"],
    "rules": TEXTS["typed.rules"],
    "board": TEXTS["typed.board"],
    "log": TEXTS["typed.log"],
    "more": TEXTS["typed.more"],
    "quit": TEXTS["typed.quit"],
}
"""The words for each command at the table, with spaces between."""
YOUR_TOKEN = TEXTS["your_token"]
DAY = TEXTS["day"]
DAY_RESULTS = TEXTS["day_results"]
DAY_WON = TEXTS["day_won"]
DAY_LOST = TEXTS["day_lost"]
DAY_LINE = TEXTS["day_line"]
DAY_AGAIN = TEXTS["day_again"]
DAY_WITHOUT = TEXTS["day_without"]
DAY_STREAK = TEXTS["day_streak"]
WEEK = TEXTS["week"]
WEEK_RESULTS = TEXTS["week_results"]
WEEK_CAME = TEXTS["week_came"]
WEEK_LINE = TEXTS["week_line"]
WEEK_NEXT = TEXTS["week_next"]
WEEK_STREAK = TEXTS["week_streak"]
DEAL_WON = TEXTS["deal_won"]
DEAL_LOST = TEXTS["deal_lost"]

GAME_COLUMNS = (
    TEXTS["game_columns.id"],
    TEXTS["game_columns.name"],
    TEXTS["game_columns.seats"],
    TEXTS["game_columns.rulesets"],
    TEXTS["game_columns.players"],
)
ODDS_COLUMNS = (TEXTS["odds_columns.throw"], TEXTS["odds_columns.chance"], TEXTS["odds_columns.what_follows"])
EXACT_COLUMNS = (TEXTS["exact_columns.of_what"], TEXTS["exact_columns.figure"], TEXTS["exact_columns.exactly"])
SEAT_COLUMNS = (
    TEXTS["seat_columns.seat"],
    TEXTS["seat_columns.player"],
    TEXTS["seat_columns.score"],
    TEXTS["seat_columns.95"],
    TEXTS["seat_columns.first"],
    TEXTS["phrases.seat_columns.95"],
)
BENCH_COLUMNS = (
    TEXTS["bench_columns.figure"],
    TEXTS["bench_columns.measure"],
    TEXTS["bench_columns.value"],
    TEXTS["bench_columns.bar"],
    TEXTS["bench_columns.met"],
)
NOT_INSTALLED = TEXTS["not_installed"]
MET = TEXTS["met"]
MISSED = TEXTS["missed"]
SIDE = TEXTS["side"]
COMPARED = TEXTS["compared"]
PLAYED_BY = TEXTS["played_by"]
SAME = TEXTS["same"]
MEASURES = TEXTS["measures"]
ANSWER = TEXTS["answer"]
MEASURE_COLUMNS = (
    TEXTS["measure_columns.measure"],
    TEXTS["measure_columns.a"],
    TEXTS["measure_columns.b"],
    TEXTS["measure_columns.b_a"],
    TEXTS["measure_columns.95"],
    TEXTS["measure_columns.p"],
    TEXTS["measure_columns.p_corrected"],
    TEXTS["measure_columns.games"],
    TEXTS["measure_columns.that_differ"],
)
NO_EFFECT = TEXTS["no_effect"]
CLAUSE_COLUMNS = (
    TEXTS["clause_columns.clause"],
    TEXTS["clause_columns.name"],
    TEXTS["clause_columns.games_that_cite_it"],
)
VALID = TEXTS["valid"]
BY_SEED = TEXTS["by_seed"]
BY_SECRET = TEXTS["by_secret"]
BY_ALL = TEXTS["by_all"]
BY_KEYS = TEXTS["by_keys"]
AS_RECORDED = TEXTS["as_recorded"]
SCORE = TEXTS["score"]
NOT_OVER = TEXTS["not_over"]
SERVING = TEXTS["serving"]

EXPORTED = TEXTS["exported"]
MATCH_SEED = TEXTS["match_seed"]
MEETINGS = TEXTS["meetings"]
MEETING_COLUMNS = (
    TEXTS["meeting_columns.a"],
    TEXTS["meeting_columns.b"],
    TEXTS["meeting_columns.deals"],
    TEXTS["meeting_columns.a_b_a_game"],
    TEXTS["meeting_columns.95"],
    TEXTS["meeting_columns.won"],
    TEXTS["meeting_columns.tied"],
    TEXTS["meeting_columns.lost"],
    TEXTS["meeting_columns.engine"],
)
FORFEITED = TEXTS["forfeited"]
LUCK_OUT = TEXTS["luck_out"]
SPRT = TEXTS["sprt"]
RATINGS = TEXTS["ratings"]
PLAYER_COLUMNS = (
    TEXTS["player_columns.player"],
    TEXTS["player_columns.name"],
    TEXTS["player_columns.plays"],
    TEXTS["player_columns.measured"],
)
LEARNT: Mapping[str, Words] = {
    "worth": TEXTS["learnt.worth"],
    "positions": TEXTS["learnt.positions"],
    "sweeps": TEXTS["learnt.sweeps"],
    "decisions": TEXTS["learnt.decisions"],
    "not_best": TEXTS["learnt.not_best"],
    "loss": TEXTS["learnt.loss"],
    "lookahead not_best": TEXTS["learnt"],
    "lookahead loss": TEXTS["phrases.learnt"],
    "network error": TEXTS["phrases.learnt_2"],
    "turns": TEXTS["learnt.turns"],
    "error": TEXTS["learnt.error"],
    "greedy": TEXTS["learnt.greedy"],
    "heuristic": TEXTS["learnt.heuristic"],
    "won": TEXTS["learnt.won"],
    "unended": TEXTS["learnt.unended"],
    "first": TEXTS["learnt.first"],
}
"""What figures of solving and training are called."""
ERRORS = TEXTS["errors.title"]
ERROR_COLUMNS = (
    TEXTS["errors.columns.player"],
    TEXTS["errors.columns.decisions"],
    TEXTS["errors.columns.a_decision"],
    TEXTS["meeting_columns.95"],
    TEXTS["errors.columns.contested"],
    TEXTS["meeting_columns.95"],
    TEXTS["errors.columns.a_game"],
    TEXTS["meeting_columns.95"],
    TEXTS["errors.columns.worse"],
)
ERRORS_JUDGED = TEXTS["errors.judged"]
ERRORS_ROLLED = TEXTS["errors.rolled"]
ERRORS_LEFT = TEXTS["errors.left"]
ERRORS_EXACT = TEXTS["errors.exact"]
ERRORS_OPENED = TEXTS["errors.opened"]
YARDSTICK: Mapping[str, Words] = {
    "open": TEXTS["errors.yardstick.open"],
    "possible": TEXTS["errors.yardstick.possible"],
    "deals": TEXTS["errors.yardstick.deals"],
}
"""What choices were held against, by how hidden cards were supposed."""
TRAINED = TEXTS["trained"]
TOGETHER = TEXTS["together"]
RATING_COLUMNS = (TEXTS["rating_columns.player"], TEXTS["rating_columns.elo"], TEXTS["rating_columns.95"])

TABLE_COLUMNS = (
    TEXTS["table_columns.table"],
    TEXTS["table_columns.game"],
    TEXTS["table_columns.ruleset"],
    TEXTS["table_columns.state"],
    TEXTS["table_columns.since"],
    TEXTS["table_columns.last_move"],
    TEXTS["table_columns.moves"],
    TEXTS["table_columns.seats"],
)
REPORT_COLUMNS = (
    TEXTS["report_columns.report"],
    TEXTS["report_columns.what"],
    TEXTS["report_columns.table"],
    TEXTS["report_columns.seat"],
    TEXTS["report_columns.who"],
    TEXTS["report_columns.words"],
    TEXTS["report_columns.why"],
    TEXTS["report_columns.reports"],
    TEXTS["report_columns.first_reported"],
)
DELETED = TEXTS["deleted"]
BANNED = TEXTS["banned"]
UNBANNED = TEXTS["unbanned"]
BANS = TEXTS["bans"]
BAN_COLUMNS = (
    TEXTS["ban_columns.ban"],
    TEXTS["ban_columns.of"],
    TEXTS["ban_columns.since"],
    TEXTS["ban_columns.until"],
)
MODERATORS_LOG = TEXTS["moderators_log"]
LOG_COLUMNS = (
    TEXTS["log_columns.at"],
    TEXTS["log_columns.what"],
    TEXTS["log_columns.whom"],
    TEXTS["log_columns.by"],
)
MUTED = TEXTS["muted"]
UNMUTED = TEXTS["unmuted"]
OPERATORS = TEXTS["operators"]
CLOSED = TEXTS["closed"]
REOPENED = TEXTS["reopened"]
ANNULLED = TEXTS["annulled"]
RESTORED = TEXTS["restored"]
COUNTED: Mapping[str, Words] = {
    "open": TEXTS["counted.open"],
    "over": TEXTS["counted.over"],
    "closed": TEXTS["counted.closed"],
    "listed": TEXTS["counted.listed"],
    "seats": TEXTS["counted.seats"],
    "moves": TEXTS["counted.moves"],
    "bytes": TEXTS["counted.bytes"],
    "games": TEXTS["counted.games"],
    "differing": TEXTS["counted.differing"],
}


def typed(line: str, words: Words) -> bool:
    """Whether somebody typed one of the words, in whatever language."""
    return any(line.lower() in words.said_in(language).split() for language in Language)
