"""Until when somebody is at a listed table; what shows whether there is room; the jobs that servers share."""

from __future__ import annotations

from datetime import timedelta

import sqlalchemy as sql
from alembic import op

revision = "youyi_0008"
down_revision = "youyi_0007"


def upgrade() -> None:
    """Add the column, its index and the tables. Who plays by days waits on, the others when they come back."""
    op.add_column("game", sql.Column("attended", sql.DateTime(timezone=True)))
    op.create_index("game_attended", "game", ["attended"])
    op.create_table(
        "probe",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("room", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "job",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("server", sql.String, nullable=False),
        sql.Column("said", sql.LargeBinary, nullable=False),
        sql.Column("done", sql.Boolean, nullable=False),
        sql.Column("asked", sql.Boolean, nullable=False),
        sql.Column("told", sql.DateTime(timezone=True), nullable=False),
    )
    _let_wait(op.get_bind())


def _let_wait(connection: sql.Connection) -> None:
    """Who plays by days waits for as long as a move may take since he was seen."""
    game = sql.table(
        "game",
        sql.column("id", sql.String),
        sql.column("agreement", sql.JSON),
        sql.column("since", sql.DateTime(timezone=True)),
        sql.column("attended", sql.DateTime(timezone=True)),
        sql.column("listed", sql.Boolean),
        sql.column("over", sql.Boolean),
    )
    seat = sql.table(
        "seat",
        sql.column("game", sql.String),
        sql.column("kind", sql.String),
        sql.column("seen", sql.DateTime(timezone=True)),
    )
    open_seat = sql.exists().where(seat.c.game == game.c.id, seat.c.kind == "open")
    seen = sql.select(sql.func.max(seat.c.seen)).where(seat.c.game == game.c.id).scalar_subquery()
    there = sql.func.coalesce(seen, game.c.since)
    waiting = sql.select(game.c.id, game.c.agreement, there).where(game.c.listed, ~game.c.over, open_seat)
    for name, agreement, since in connection.execute(waiting).all():
        clock = (agreement or {}).get("clock") or {}
        if clock.get("kind") == "days":
            until = since + timedelta(seconds=int(clock["seconds"]))
            connection.execute(sql.update(game).where(game.c.id == name).values(attended=until))
