"""Choices played out: what the guide's playouts find wanting is named no worse than a second player's bear out."""

from __future__ import annotations

import pytest

from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.playouts import Bouts, PlayedOut
from youyi.analysis.review.settling import Effort, Settler, compared
from youyi.analysis.review.values import Valued, foreseen
from youyi.games import game
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

SPREAD = 100.0


@pytest.fixture(scope="module")
def asked():
    """A table, a position in which a seat chooses, and two of its choices."""
    table = game("ruqi").under()
    session = Session(table.rules)
    while not (isinstance(session.prompt, Decision) and len(session.prompt.moves) > 1):
        session.advance([player("random", table)] * 2, Numbered(3, 0))
    return table, session.position, session.prompt.seat, session.prompt.moves[:2]


def losing(asked, less: float) -> Bouts:
    """Bouts in which the second choice comes to so much less than the first, for the seat that chooses."""
    table, position, seat, (_, taken) = asked
    bad = foreseen(table.rules, position, taken).position

    def play(position, _seed, numbers):
        lost = less if position == bad else 0.0
        return [tuple(-lost if each == seat else lost for each in range(2)) for _ in numbers]

    return play


def settled(asked, by_guide: float, by_second: float | None) -> WeighedChoice:
    table, position, seat, moves = asked
    played, second = (
        None if less is None else PlayedOut(table.rules, losing(asked, less), 0, 1, "reference", hides=False)
        for less in (by_guide, by_second)
    )
    assert played is not None
    effort = Effort(candidates=1, look=2, least=1000, most=1000, in_all=10_000)
    valued = tuple(Valued(move, (0.0, 0.0), 0.0, 0.0) for move in moves)
    choice = WeighedChoice(1, seat, position, valued, valued[1], None, None, Band.GOOD)
    found = Settler(played, SPREAD, effort, 0, second, 0).settle(None, choice)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("by_guide", "by_second", "band"),
    [
        (20.0, None, Band.BLUNDER),
        (20.0, 20.0, Band.BLUNDER),
        (20.0, 8.0, Band.MISTAKE),
        (20.0, 4.0, Band.DOUBTFUL),
        (20.0, 0.0, Band.GOOD),
        (20.0, -20.0, Band.GOOD),
        (4.0, 20.0, Band.DOUBTFUL),
        (0.0, 20.0, Band.GOOD),
    ],
)
def test_the_milder_of_two_bands_is_named(asked, by_guide, by_second, band):
    found = settled(asked, by_guide, by_second)
    assert found.band is band
    assert found.taken.less == pytest.approx(by_guide), "the figures stay the guide's"


def test_what_a_judge_says_of_the_rest_is_moved_to_where_the_playouts_have_the_best(asked):
    table, position, seat, moves = asked

    def play(_position, _seed, numbers):
        return [tuple(7.0 if each == seat else -7.0 for each in range(2)) for _ in numbers]

    played = PlayedOut(table.rules, play, 0, 1, "reference", hides=False)
    said = [tuple(worth if each == seat else -worth for each in range(2)) for worth in (3.0, 1.0)]
    judged = [Valued(move, worth, 3.0 - worth[seat], 0.0) for move, worth in zip(moves, said, strict=True)]
    best, other = compared(played, position, judged, seat, 1, 4)
    assert (best.move, best.worth[seat], best.less) == (moves[0], 7.0, 0.0)
    assert (other.move, other.worth[seat], other.worth[1 - seat], other.less) == (moves[1], 5.0, -5.0, 2.0)
