"""No message tells one world from another: whatever lies in hands that a listener has not seen, it is sent the same bytes."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some
from tests.madiao.deals import EVERYONE, pack_of, played, table
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.messages.message_builder import MessageBuilder
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.games.madiao.moves import Play
from youyi.games.madiao.position import Playing, laid_before
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.streams import Stream, key

RULESETS = ("madiao/guide", "madiao/guide@2", "madiao/app2022", "madiao/app2025", "madiao/after-novels")
LAST_PLY = 31
"""Before the last card, with which the stock and all hands are revealed."""


def sent(laid, position, to):
    """Every message that a listener is sent of a deal until this position, and whatever it may ask for in it."""
    session, phrases = TableSession(laid), Phrases(laid.game)
    builder = MessageBuilder(phrases, session)
    messages: list[Any] = []
    for move in (pack_of(position), *(Play(each.card) for each in laid_before(position.phase))):
        ply = session.play(move)
        builder.forget()
        messages.append(builder.happened(ply, to))
    messages += [builder.written_log(to), builder.latest(to), builder.past(to), builder.studied(to)]
    if isinstance(session.prompt, Decision) and session.prompt.seat == to.seat:
        messages += [builder.previewed(move, to) for move in session.prompt.moves]
        messages.append(builder.barred(to))
    return [msgspec.json.encode(each) for each in messages]


@given(
    st.integers(0, 2**40),
    st.just(LAST_PLY) | st.integers(0, LAST_PLY),
    st.sampled_from(RULESETS),
    st.builds(Addressee, st.sampled_from(EVERYONE), st.sampled_from(Language), st.booleans()),
)
@settings(max_examples=some(40), deadline=None)
def test_every_world_of_a_view_is_told_alike(seed, plies, ruleset, to):
    laid = table(ruleset)
    position = played(laid, seed, plies, beating=True).position
    if isinstance(position.phase, Playing):
        world = laid.rules.worlds(laid.rules.view(position, to.seat), Stream(key(seed, plies)))
        assert sent(laid, world, to) == sent(laid, position, to)
