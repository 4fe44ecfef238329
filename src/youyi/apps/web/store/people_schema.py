"""The tables of the database that are about people with accounts; `schema` has the others."""

from __future__ import annotations

import sqlalchemy as sql

SCHEMA = sql.MetaData()
"""All tables of both files."""
# Accounts. What is sealed is sealed under keys that are not stored: `account_keys`.
ACCOUNT = sql.Table(
    "account",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("folded", sql.String, nullable=False),
    sql.Column("salt", sql.LargeBinary, nullable=False),
    sql.Column("cost", sql.String, nullable=False),
    sql.Column("proof", sql.String, nullable=False),
    sql.Column("nonce", sql.LargeBinary, nullable=False),
    sql.Column("sealed", sql.LargeBinary, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Index("account_folded", "folded", unique=True),
)
LOGIN = sql.Table(
    "login",
    SCHEMA,
    sql.Column("hash", sql.String, primary_key=True),
    sql.Column("account", sql.ForeignKey("account.id"), nullable=False),
    sql.Column("nonce", sql.LargeBinary, nullable=False),
    sql.Column("sealed", sql.LargeBinary, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Column("seen", sql.DateTime(timezone=True), nullable=False),
    sql.Index("login_account", "account"),
)
KEPT = sql.Table(
    "kept",
    SCHEMA,
    sql.Column("account", sql.ForeignKey("account.id"), primary_key=True),
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("token_hash", sql.String, nullable=False),
    sql.Column("nonce", sql.LargeBinary, nullable=False),
    sql.Column("sealed", sql.LargeBinary, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Index("kept_game", "game"),
)
# Whom the people who run the site have named operators, and browsers in which an account was signed in: by the hash of a cookie.
OPERATOR = sql.Table(
    "operator",
    SCHEMA,
    sql.Column("account", sql.ForeignKey("account.id"), primary_key=True),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
)
KNOWN_BROWSER = sql.Table(
    "known_browser",
    SCHEMA,
    sql.Column("hash", sql.String, primary_key=True),
    sql.Column("account", sql.ForeignKey("account.id"), nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Index("known_browser_account", "account"),
)
# Codes that set a new passphrase, each once: the hash that recognises one, and the account's key sealed by it.
RECOVERY_CODE = sql.Table(
    "recovery_code",
    SCHEMA,
    sql.Column("hash", sql.String, primary_key=True),
    sql.Column("account", sql.ForeignKey("account.id"), nullable=False),
    sql.Column("nonce", sql.LargeBinary, nullable=False),
    sql.Column("sealed", sql.LargeBinary, nullable=False),
    sql.Index("recovery_code_account", "account"),
)
# Who knows whom: `asks` to be a friend, `friend` in both directions, `blocks`.
TIE = sql.Table(
    "tie",
    SCHEMA,
    sql.Column("account", sql.ForeignKey("account.id"), primary_key=True),
    sql.Column("other", sql.ForeignKey("account.id"), primary_key=True),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Index("tie_other", "other"),
)
# Tables with somebody's account, until their result is stored.
AWAITED = sql.Table(
    "awaited",
    SCHEMA,
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
)
# Results outlive their tables, so they refer to no row of one. A rated seat holds its rating before and after: who deletes
# the account leaves these behind, and all later ratings still follow.
RESULT = sql.Table(
    "result",
    SCHEMA,
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("laid", sql.String, nullable=False),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("pace", sql.String, nullable=False),
    sql.Column("rated", sql.Boolean, nullable=False),
    sql.Column("how", sql.String, nullable=False),
    sql.Column("ended", sql.DateTime(timezone=True), nullable=False),
    sql.Column("annulled", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Index("result_laid", "laid", unique=True),
)
RESULT_SEAT = sql.Table(
    "result_seat",
    SCHEMA,
    sql.Column("number", sql.ForeignKey("result.number"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("account", sql.String),
    sql.Column("player", sql.String),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("score", sql.Integer),
    sql.Column("before_at", sql.Double),
    sql.Column("before_error", sql.Double),
    sql.Column("after_at", sql.Double),
    sql.Column("after_error", sql.Double),
    sql.Index("result_seat_account", "account"),
)
# Friends who are invited to a table; `declined` stays, so that nobody asks twice.
INVITATION = sql.Table(
    "invitation",
    SCHEMA,
    sql.Column("account", sql.ForeignKey("account.id"), primary_key=True),
    sql.Column("game", sql.ForeignKey("game.id"), primary_key=True),
    sql.Column("by", sql.ForeignKey("account.id"), nullable=False),
    sql.Column("declined", sql.Boolean, nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Index("invitation_game", "game"),
    sql.Index("invitation_by", "by"),
)
# What luck and choices came to in games that count. They outlive their tables as results do. Until a game is done, a server has
# claimed it for a while; one that is done without seats cannot be judged.
LUCK = sql.Table(
    "luck",
    SCHEMA,
    sql.Column("laid", sql.String, primary_key=True),
    sql.Column("until", sql.DateTime(timezone=True), nullable=False),
    sql.Column("done", sql.Boolean, nullable=False),
    sql.Column("judge", sql.String),
    sql.Column("playouts", sql.Integer),
    sql.Index("luck_done", "done", "until"),
)
LUCK_SEAT = sql.Table(
    "luck_seat",
    SCHEMA,
    sql.Column("laid", sql.ForeignKey("luck.laid"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("result", sql.Double, nullable=False),
    sql.Column("luck", sql.Double, nullable=False),
    sql.Column("error", sql.Double, nullable=False),
    sql.Column("lost", sql.Double, nullable=False),
    sql.Column("lost_error", sql.Double, nullable=False),
    sql.Column("named", sql.Integer, nullable=False),
    sql.Column("asked", sql.Integer, nullable=False),
)
# Leagues. A pairing outlives its table, so it refers to no row of one. Of whoever deletes the account the number stays.
LEAGUE = sql.Table(
    "league",
    SCHEMA,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("name", sql.String),
    sql.Column("organiser", sql.String),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("ruleset", sql.String, nullable=False),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("agreement", sql.JSON, nullable=False),
    sql.Column("most", sql.Integer, nullable=False),
    sql.Column("enter_by", sql.DateTime(timezone=True), nullable=False),
    sql.Column("ends", sql.DateTime(timezone=True), nullable=False),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Column("begun", sql.DateTime(timezone=True)),
    sql.Column("rounds", sql.Integer),
    sql.Column("lot", sql.String),
    sql.Column("unpaired", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Index("league_ends", "ends"),
    sql.Index("league_organiser", "organiser"),
)
LEAGUE_ENTRANT = sql.Table(
    "league_entrant",
    SCHEMA,
    sql.Column("league", sql.ForeignKey("league.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("account", sql.String),
    sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    sql.Column("gone", sql.DateTime(timezone=True)),
    sql.Index("league_entrant_account", "account"),
)
LEAGUE_PAIRING = sql.Table(
    "league_pairing",
    SCHEMA,
    sql.Column("league", sql.ForeignKey("league.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("laid", sql.String),
    sql.Column("round", sql.Integer, nullable=False, server_default="1"),
    sql.Column("ends", sql.DateTime(timezone=True)),
    sql.Index("league_pairing_laid", "laid"),
)
LEAGUE_SEAT = sql.Table(
    "league_seat",
    SCHEMA,
    sql.Column("league", sql.ForeignKey("league.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("entrant", sql.Integer, nullable=False),
    sql.Column("answered", sql.DateTime(timezone=True)),
)
