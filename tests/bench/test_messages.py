"""How long a card of 馬吊 takes with its messages to four seats and a watcher; `tools/compare_messages.py` compares versions."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.kit.walks import stroll
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.state.subscribers import Addressee, encode
from youyi.apps.web.live.state.table_session import TableSession
from youyi.games import game
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat


@pytest.mark.parametrize("languages", [(Language.ZH_HANT,), tuple(Language)], ids=["one language", "three languages"])
def test_a_card_told_to_four_seats_and_a_watcher(benchmark, languages):
    found = game("madiao")
    phrases, told = Phrases(found), []
    session = TableSession(found.under())
    for pace in stroll(session.rules, seed=63):
        ply = session.play(pace.move)
        if isinstance(pace.prompt, Decision):
            told.append((ply, session.position, session.prompt))
    listeners = [
        Addressee(seat, language)
        for seat, language in zip((*map(Seat, range(4)), None), cycle(languages), strict=False)
    ]
    plies = cycle(told)

    def send():
        ply, session.position, session.prompt = next(plies)
        builder = MessageBuilder(phrases, session)
        return [encode(builder.happened(ply, to)) for to in listeners]

    assert len(benchmark(send)) == len(listeners)
