"""What the computers of a tab wait for: kernels are fetched for a player that needs them, and for no other."""

from __future__ import annotations

import asyncio

import pytest

from tests.apps.web.tab.page import at_once
from youyi.apps.web.live.bots.bot_protocol import BotRequest
from youyi.apps.web.tab.chooser import Chooser
from youyi.games import game
from youyi.kernel.committed import Committed
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session


def request(name: str) -> BotRequest:
    """The first card of a deal is due, from a player."""
    table, chances = game("madiao").under(), Committed(bytes(32))
    session = Session(table.rules, keep=0)
    while not isinstance(session.prompt, Decision):
        session.play(session.draw(chances))
    seat = session.prompt.seat
    return BotRequest(
        table=table,
        player=name,
        seat=seat,
        view=table.rules.view(session.position, seat),
        moves=tuple(session.prompt.moves),
        entropy=chances.for_player(seat, session.at),
    )


async def nothing_comes() -> None:
    """The network is cut."""
    raise ConnectionError


def test_only_a_player_that_needs_kernels_waits_for_them():
    chooser = Chooser(at_once, nothing_comes)
    asked = request("level-5")
    assert asyncio.run(chooser.choose(asked)) in asked.moves
    for name in ("level-6", "search@1"):
        with pytest.raises(ConnectionError):
            asyncio.run(chooser.choose(request(name)))
