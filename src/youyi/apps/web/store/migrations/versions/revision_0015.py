"""Leagues: who entered, who meets whom at which table, and who has proposed or answered times."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "youyi_0015"
down_revision = "youyi_0014"


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("game", sql.Column("league", sql.String))
    op.create_table(
        "league",
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
    )
    op.create_index("league_ends", "league", ["ends"])
    op.create_index("league_organiser", "league", ["organiser"])
    _add_people()


def _add_people() -> None:
    op.create_table(
        "league_entrant",
        _of_league(),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("account", sql.String),
        sql.Column("since", sql.DateTime(timezone=True), nullable=False),
    )
    op.create_index("league_entrant_account", "league_entrant", ["account"])
    op.create_table(
        "league_pairing",
        _of_league(),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("laid", sql.String),
    )
    op.create_index("league_pairing_laid", "league_pairing", ["laid"])
    op.create_table(
        "league_seat",
        _of_league(),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("entrant", sql.Integer, nullable=False),
        sql.Column("answered", sql.DateTime(timezone=True)),
    )


def _of_league() -> sql.Column[str]:
    return sql.Column("league", sql.String, sql.ForeignKey("league.id"), primary_key=True)
