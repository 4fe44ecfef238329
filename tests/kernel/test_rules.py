"""When a seat has something to choose: among two moves or more."""

from __future__ import annotations

from tests.kit.toys.leaves import LEAVES
from youyi.kernel.rules import Chance, Decision, Over, is_choice
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered


def test_one_move_alone_is_no_choice():
    assert not is_choice(Decision(Seat(0), ("only",)))
    assert is_choice(Decision(Seat(0), ("one", "other")))


def test_neither_a_draw_nor_an_end_is_a_choice():
    session, met = Session(LEAVES.under().rules), set[type]()
    while session.over is None:
        met.add(type(session.prompt))
        assert is_choice(session.prompt) == (isinstance(session.prompt, Decision) and len(session.prompt.moves) > 1)
        prompt = session.prompt
        session.take(prompt.moves[0] if isinstance(prompt, Decision) else session.draw(Numbered(1, 1)))
    assert not is_choice(session.prompt)
    assert {*met, type(session.prompt)} >= {Chance, Over}
