"""The tables of the database. docs/explanation/what-is-stored.md says what each holds about people, and for how long."""

from __future__ import annotations

import sqlalchemy as sql

from youyi.apps.web.store.people_schema import SCHEMA

GAME = sql.Table(
    "game",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("ruleset", sql.String, nullable=False),
    sql.Column("rulings", sql.JSON, nullable=False),
    sql.Column("terms", sql.JSON, nullable=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("rematch", sql.String),
    sql.Column("closed", sql.String),
    sql.Column("closed_at", sql.DateTime(timezone=True)),
    sql.Column("scheme", sql.Integer, nullable=False, server_default="1"),
    sql.Column("seals", sql.JSON(none_as_null=True)),
    sql.Column("contributions", sql.JSON(none_as_null=True)),
    sql.Column("agreement", sql.JSON(none_as_null=True)),
    sql.Column("host", sql.Integer),
    sql.Column("chat", sql.String, nullable=False, server_default="none"),
    sql.Column("paused", sql.DateTime(timezone=True)),
    sql.Column("events", sql.Integer, nullable=False, server_default="0"),
    sql.Column("talks", sql.Integer, nullable=False, server_default="0"),
    sql.Column("attended", sql.DateTime(timezone=True)),
    sql.Column("day", sql.String),
    sql.Column("appointment", sql.JSON(none_as_null=True)),
    sql.Column("until", sql.DateTime(timezone=True)),
    sql.Column("meets", sql.DateTime(timezone=True)),
    sql.Column("met", sql.DateTime(timezone=True)),
    sql.Column("reminded", sql.Integer, nullable=False, server_default="0"),
    sql.Column("league", sql.String),
    sql.Index("game_lobby", "over", "listed", "since"),
    sql.Index("game_attended", "attended"),
    sql.Index("game_until", "until"),
    sql.Index("game_meets", "meets"),
)
SEAT = sql.Table(
    "seat",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("name", sql.String),
    sql.Column("player", sql.String),
    sql.Column("token_hash", sql.String),
    sql.Column("since", sql.DateTime(timezone=True)),
    sql.Column("seen", sql.DateTime(timezone=True)),
    sql.Column("origin", sql.String),
    sql.Column("seal", sql.String),
    sql.Column("seal_awaited", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("opening", sql.String),
    sql.Column("stand_in", sql.String),
    sql.Column("wants_pause", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("account", sql.String),
    sql.Column("suits", sql.JSON(none_as_null=True)),
    sql.Column("came", sql.DateTime(timezone=True)),
    sql.Index("seat_account", "account"),
)
MOVE = sql.Table(
    "move",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("ply", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("at", sql.DateTime(timezone=True), nullable=False),
)
EVENT = sql.Table(
    "event",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("ply", sql.Integer, nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("player", sql.String),
    sql.Column("at", sql.DateTime(timezone=True), nullable=False),
)
TALK = sql.Table(
    "talk",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String),
    sql.Column("phrase", sql.String),
    sql.Column("text", sql.String),
    sql.Column("at", sql.DateTime(timezone=True), nullable=False),
)
# A reported line is kept in full, for the latest lines of a table push the older ones out of `talk`.
REPORT = sql.Table(
    "report",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String),
    sql.Column("phrase", sql.String),
    sql.Column("text", sql.String),
    sql.Column("said", sql.DateTime(timezone=True), nullable=False),
    sql.Column("reported", sql.DateTime(timezone=True), nullable=False),
    sql.Column("reports", sql.Integer, nullable=False),
)
# Names, tables and results that were reported. The results of a day outlive its tables, so these refer to no row of one.
REPORTED = sql.Table(
    "reported",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("what", sql.String, nullable=False),
    sql.Column("why", sql.String, nullable=False),
    sql.Column("laid", sql.String),
    sql.Column("seat", sql.Integer),
    sql.Column("account", sql.String),
    sql.Column("name", sql.String),
    sql.Column("reported", sql.DateTime(timezone=True), nullable=False),
    sql.Column("reports", sql.Integer, nullable=False),
    sql.Index("reported_laid", "laid"),
)
# Who says nothing at a table: whoever had the seat then, wherever he sits there, by his account or his keyed address.
MUTED = sql.Table(
    "muted",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("origin", sql.String),
    sql.Column("account", sql.String),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
)
# Whose requests are refused until when: an address by its keyed hash, as at the table whose secret is the key, or an account.
BAN = sql.Table(
    "ban",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("secret", sql.LargeBinary),
    sql.Column("origin", sql.String),
    sql.Column("account", sql.String),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Column("until", sql.DateTime(timezone=True), nullable=False),
    sql.Index("ban_until", "until"),
)
# What moderators did: never the words or names that they removed.
MODERATED = sql.Table(
    "moderated",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("at", sql.DateTime(timezone=True), nullable=False),
    sql.Column("what", sql.String, nullable=False),
    sql.Column("whom", sql.String, nullable=False),
    sql.Column("by", sql.String),
)
# The deal of the day. An attempt outlives its table, so it refers to no row of one.
DAILY_SECRET = sql.Table(
    "daily_secret",
    SCHEMA,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
)
DAILY_ATTEMPT = sql.Table(
    "daily_attempt",
    SCHEMA,
    sql.Column("day", sql.String, primary_key=True),
    sql.Column("deal", sql.String, primary_key=True),
    sql.Column("person", sql.String, primary_key=True),
    sql.Column("laid", sql.String, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("name", sql.String),
    sql.Column("player", sql.String),
    sql.Column("settled", sql.Boolean, nullable=False),
    sql.Column("won", sql.Boolean),
    sql.Column("score", sql.Integer),
    sql.Index("daily_attempt_person", "person"),
)
# Notices that are pushed to browsers. A notice is stored when it becomes due to a browser, so that it is told once.
PUSH_KEY = sql.Table(
    "push_key",
    SCHEMA,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("secret", sql.LargeBinary, nullable=False),
)
PUSH_BROWSER = sql.Table(
    "push_browser",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("endpoint", sql.String, nullable=False),
    sql.Column("public", sql.LargeBinary),
    sql.Column("auth", sql.LargeBinary),
    sql.Column("site", sql.String, nullable=False),
    sql.Column("language", sql.String, nullable=False),
    sql.Column("quiet_from", sql.Integer),
    sql.Column("quiet_to", sql.Integer),
    sql.Column("zone", sql.String, nullable=False),
    sql.Column("login", sql.String),
    sql.Column("asked", sql.DateTime(timezone=True), nullable=False),
    sql.Column("failed", sql.Integer, nullable=False),
    sql.Index("push_browser_login", "login"),
)
PUSH_SEAT = sql.Table(
    "push_seat",
    SCHEMA,
    sql.Column("browser", sql.ForeignKey("push_browser.id"), primary_key=True),
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("token_hash", sql.String, nullable=False),
    sql.Index("push_seat_game", "game"),
)
PUSH_NOTICE = sql.Table(
    "push_notice",
    SCHEMA,
    sql.Column("browser", sql.ForeignKey("push_browser.id"), primary_key=True),
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.DateTime(timezone=True), nullable=False),
    sql.Column("due", sql.DateTime(timezone=True), nullable=False),
    sql.Column("done", sql.Boolean, nullable=False),
    sql.Index("push_notice_due", "done", "due"),
    sql.Index("push_notice_game", "game"),
)
# When any server was last at work, and when none was: clocks stood meanwhile.
UPTIME = sql.Table(
    "uptime",
    SCHEMA,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("beat", sql.DateTime(timezone=True), nullable=False),
)
OUTAGE = sql.Table(
    "outage",
    SCHEMA,
    sql.Column("began", sql.DateTime(timezone=True), primary_key=True),
    sql.Column("ended", sql.DateTime(timezone=True), nullable=False),
)
# What is written and deleted again to see whether there is room.
PROBE = sql.Table(
    "probe",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("room", sql.LargeBinary, nullable=False),
)
# Used where several servers share the database. They refer to no table's row, so that deleting one needs no care for them.
SERVER = sql.Table(
    "server",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("beat", sql.DateTime(timezone=True), nullable=False),
)
JOB = sql.Table(
    "job",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("server", sql.String, nullable=False),
    sql.Column("said", sql.LargeBinary, nullable=False),
    sql.Column("done", sql.Boolean, nullable=False),
    sql.Column("asked", sql.Boolean, nullable=False),
    sql.Column("told", sql.DateTime(timezone=True), nullable=False),
)
# What is left of limits that hold for all servers together, by keyed hashes: a token bucket a row. Times are of the epoch.
ALLOWANCE = sql.Table(
    "allowance",
    SCHEMA,
    sql.Column("key", sql.String, primary_key=True),
    sql.Column("left", sql.Double, nullable=False),
    sql.Column("filled", sql.Double, nullable=False),
    sql.Column("full", sql.Double, nullable=False),
    sql.Index("allowance_full", "full"),
)
LEASE = sql.Table(
    "lease",
    SCHEMA,
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("server", sql.String, nullable=False),
)
