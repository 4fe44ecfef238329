"""Solved endings and races of 儒棋: what the tables say is what the readable rules make of them, throw by throw."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.games import game
from youyi.games.ruqi.play import options
from youyi.games.ruqi.players.network import RuqiNetwork, gained, network_of
from youyi.games.ruqi.position import ALL_GONE, GONE, VIRTUE_DICE, Position, Token, ToPlay
from youyi.kernel.seats import Seat
from youyi.players.network import UNIT

pytestmark = HAVE_NUMBA
ROUND = {"rounds": 1}
CLASSICAL, MODERN = "ruqi/classical", "ruqi/modern"


@cache
def ending(ruleset, first, second):
    from youyi.learn.endings import solved

    return solved(game("ruqi").under(ruleset, terms=ROUND), first, second)


@cache
def race(ruleset, pieces):
    from youyi.learn.race import raced

    return raced(game("ruqi").under(ruleset, terms=ROUND), pieces)


def laid(pieces, places, tokens):
    army = list(ALL_GONE)
    for piece, place in zip(pieces, places, strict=True):
        army[piece] = Token(int(tokens[place]))
    return tuple(army)


def results(table, own, theirs, throw):
    """The armies that a throw may leave, by the readable rules; its own where it has no turn."""
    return list(options(table.rules.context, Position(1, (0, 0), (own, theirs), ToPlay(Seat(0), throw)))) or [own]


def by_the_rules(solved, own, theirs):
    """What a position is worth by one look at the readable rules, and the table of the other side after it."""
    from youyi.learn.endings import Ending

    turned = Ending(solved.table, solved.sides[::-1], solved.places, solved.values[::-1], solved.sweeps)
    return sum(
        float(odds)
        * max(
            gained(solved.table.rulings, after, theirs) if after == ALL_GONE else -turned.worth(theirs, after)
            for after in results(solved.table, own, theirs, throw)
        )
        for throw, odds in VIRTUE_DICE.table()
    )


def agrees(solved, every):
    """Compare positions from all over a table, and both sides' throws, with the readable rules; returns how many."""
    first, second = solved.sides
    span, seen = len(solved.places.tokens), 0
    for number in range(1, len(solved.values[0]), every):
        if not solved.values[0][number]:
            continue
        places = [number // span**nth % span for nth in range(len(first) + len(second))]
        theirs, own = (
            laid(second, places[: len(second)], solved.places.tokens),
            laid(first, places[len(second) :], solved.places.tokens),
        )
        assert solved.worth(own, theirs) == pytest.approx(by_the_rules(solved, own, theirs), abs=1e-9)
        seen += 1
    return seen


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "chance"), [(MODERN, 0.56174), (CLASSICAL, 0.43706)])
def test_one_against_one_is_worth_what_was_published_and_what_the_rules_say(ruleset, chance):
    from youyi.learn.endings import start_worth

    solved = ending(ruleset, (0,), (4,))
    lost = {MODERN: 6, CLASSICAL: 10}[ruleset]
    assert (start_worth(solved) + lost) / 16 == pytest.approx(chance, abs=5e-6)
    assert agrees(solved, 997) > 3


@pytest.mark.parametrize("ruleset", [pytest.param(MODERN, marks=pytest.mark.long), CLASSICAL])
def test_the_same_pieces_on_both_sides_share_one_table_that_the_rules_bear_out(ruleset):
    solved = ending(ruleset, (4,), (4,))
    assert solved.values[0] is solved.values[1]
    assert agrees(solved, 211) > 10


def pairs(solved, every):
    """One in so many pairs of armies that may stand: the thrower's, and the other's."""
    first, second = solved.sides
    tokens = solved.places.tokens
    many = len(tokens) ** len(second)
    for at in range(0, many * len(tokens) ** len(first), every):
        own, theirs = (
            laid(side, [place], tokens) for side, place in zip((first, second), divmod(at, many), strict=True)
        )
        if solved.worth(own, theirs):
            yield own, theirs


def after(solved, army, theirs):
    """What an army that a turn leaves is worth to its owner."""
    return gained(solved.table.rulings, army, theirs) if army == ALL_GONE else -solved.worth(theirs, army)


def test_what_a_player_loses_against_a_table_is_what_the_rules_say(monkeypatch):
    """Both sides have the same piece, so that one table says what either throws."""
    from youyi.learn import endings

    solved = ending(CLASSICAL, (4,), (4,))
    monkeypatch.setattr(endings, "LOOKED_AT", 300)
    network = RuqiNetwork(solved.table.rules, network_of(solved.table.rulings))
    found = []
    for own, theirs in pairs(solved, endings.spread(solved)):
        for throw, odds in VIRTUE_DICE.table():
            if len(armies := results(solved.table, own, theirs, throw)) > 1:
                foretold = network.values(armies, theirs)
                worths = [after(solved, each, theirs) for each in armies]
                found.append((float(odds), max(worths) - worths[foretold.index(max(foretold))]))
    weight, wrong = sum(odds for odds, _ in found), sum(odds for odds, loss in found if loss > endings.SAME)
    assert wrong > 0
    told = {
        "decisions": weight,
        "not_best": wrong / weight,
        "loss": sum(odds * loss for odds, loss in found) / weight,
    }
    assert endings.misplays(solved) == pytest.approx(told, rel=1e-9)


def test_what_the_network_foretells_is_held_against_the_table(monkeypatch):
    from youyi.learn import endings

    solved = ending(CLASSICAL, (4,), (4,))
    monkeypatch.setattr(endings, "LOOKED_AT", 300)
    network = RuqiNetwork(solved.table.rules, network_of(solved.table.rulings))
    errors = [
        network.values([own], theirs)[0] / UNIT + solved.worth(theirs, own)
        for theirs, own in pairs(solved, endings.spread(solved))
    ]
    assert endings.network_error(solved) == pytest.approx((sum(each * each for each in errors) / len(errors)) ** 0.5)


@pytest.mark.long
def test_two_against_two_is_worth_what_the_rules_say():
    assert agrees(ending(CLASSICAL, (3, 4), (3, 4)), 400_009) > 10


@pytest.mark.long
@pytest.mark.parametrize("ruleset", [MODERN, CLASSICAL])
def test_two_against_one_is_worth_what_the_rules_say(ruleset):
    assert agrees(ending(ruleset, (0, 4), (2,)), 20011) > 10
    assert agrees(ending(ruleset, (2,), (0, 4)), 20011) > 10


@pytest.mark.long
def test_three_against_one_is_worth_what_the_rules_say():
    assert agrees(ending(CLASSICAL, (0, 2, 4), (2,)), 400_009) > 10


@pytest.mark.long
@pytest.mark.parametrize("more", [(0, 4), (0, 2, 4)])
def test_a_piece_more_that_has_gone_is_no_piece(more):
    """One against one stands within the table of several against one."""
    several, one = ending(CLASSICAL, more, (2,)), ending(CLASSICAL, (4,), (2,))
    tokens = [int(token) for token in one.places.tokens[1:]]
    for token in tokens[::7]:
        for other in tokens[::5]:
            own, theirs = [GONE] * 5, [GONE] * 5
            own[4], theirs[2] = Token(token), Token(other)
            assert several.worth(own, theirs) == pytest.approx(one.worth(own, theirs), abs=1e-9)


@pytest.mark.parametrize("name", ["modern", "classical"])
def test_the_shipped_tables_are_read_and_written_alike(name):
    from youyi.learn.endings import DamagedTable, ending_bytes, read_ending

    data = files("youyi.games.ruqi.players.endings").joinpath(f"{name}.table").read_bytes()
    table = game("ruqi").under(f"ruqi/{name}", terms=ROUND)
    read = read_ending(data, table)
    assert read.values[0] is read.values[1]  # the same piece on both sides
    again = read_ending(ending_bytes(read), table)
    assert (again.sides, again.sweeps, again.values[0].tolist()) == (read.sides, read.sweeps, read.values[0].tolist())
    others = replace(read, sides=((4,), (0,)), values=(read.values[0], -read.values[0]))
    ours, theirs = [GONE] * 5, [GONE] * 5
    ours[4], theirs[0] = (Token(int(each)) for each in read.places.tokens[[5, 9]])
    first, second = others.number((4,), ours), others.number((0,), theirs)
    assert others.worth(ours, theirs) == read.values[0][first * len(read.places.tokens) + second] != 0
    told = read_ending(ending_bytes(others), table)
    assert told.sides == others.sides
    assert [each.tolist() for each in told.values] == [each.tolist() for each in others.values]
    with pytest.raises(DamagedTable):
        read_ending(data[:-9], table)


def test_more_pieces_than_fit_are_refused():
    from youyi.learn.endings import TooLarge, solved
    from youyi.learn.race import raced

    table = game("ruqi").under(MODERN, terms=ROUND)
    for sides in (((0, 1, 2), (0, 1)), ((4,), (0, 1, 2, 3))):
        with pytest.raises(TooLarge):
            solved(table, *sides)
    with pytest.raises(TooLarge):
        raced(table, 5)


def test_as_many_pieces_as_fit_are_raced(monkeypatch):
    from youyi.learn.endings import TooLarge
    from youyi.learn.race import raced

    table = game("ruqi").under(MODERN, terms=ROUND)
    monkeypatch.setattr("youyi.learn.race.MOST", 1)  # four would take long
    assert raced(table, 1).pieces == 1
    with pytest.raises(TooLarge):
        raced(table, 2)


@pytest.mark.parametrize("ruleset", [MODERN, CLASSICAL])
@pytest.mark.parametrize("pieces", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_race_takes_the_turns_that_the_rules_give_it(ruleset, pieces):
    solved = race(ruleset, pieces)
    tokens, seen = solved.places.tokens, 0
    for number in range(1, len(solved.turns), 31 if pieces == 1 else 1499):
        places = [number // len(tokens) ** nth % len(tokens) for nth in range(pieces)]
        if not solved.turns[number]:
            continue
        own = laid(range(pieces), places, tokens)
        needed = 1 + sum(
            float(odds) * min(solved.needed(after[:pieces]) for after in results(solved.table, own, ALL_GONE, throw))
            for throw, odds in VIRTUE_DICE.table()
        )
        assert solved.needed(own[:pieces]) == pytest.approx(needed, abs=1e-9)
        assert solved.needed(own[:pieces][::-1]) == solved.needed(own[:pieces]), "pieces are alike in a race"
        seen += 1
    assert seen > 1


@pytest.mark.long
def test_another_piece_never_makes_a_race_shorter():
    one, two = race(MODERN, 1), race(MODERN, 2)
    for token in one.places.tokens[1::9]:
        assert two.needed((token, GONE)) == pytest.approx(one.needed((token,)))
        assert two.needed((token, int(one.places.tokens[-1]))) > one.needed((token,))


def test_a_race_is_read_as_it_was_written():
    import numpy as np

    from youyi.games.ruqi.fast.reach import tokens_reached
    from youyi.games.ruqi.fast.solving import places
    from youyi.learn.endings import DamagedTable
    from youyi.learn.race import Race, race_bytes, read_race

    table: Any = game("ruqi").under(CLASSICAL, terms=ROUND)
    known = places(tokens_reached(table.rules.context), lanes=False)
    turns = 1.5 * np.arange(len(known.tokens), dtype=np.float64)
    solved = Race(table, 1, known, turns, 4)
    data = race_bytes(solved)
    read = read_race(data, solved.table)
    assert [read.needed([token]) for token in known.tokens] == turns.tolist()
    assert (read.pieces, read.sweeps, read.positions) == (1, 4, len(turns) - 1)
    with pytest.raises(DamagedTable):
        read_race(data, game("ruqi").under(MODERN, terms=ROUND))
    with pytest.raises(DamagedTable):
        read_race(data[:-3], solved.table)
