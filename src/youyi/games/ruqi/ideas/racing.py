"""Which turns of 儒棋 follow which idea where the side that clears the board first takes what is left, and where stacks go as one."""

from __future__ import annotations

from youyi.games.ruqi.board import FAR_JING, FIRST_ZHONG, HOME, JING_LANE, ZHONG_BACK, ZHONG_LANE, Cell
from youyi.games.ruqi.ideas.turn import (
    Blanks,
    Pieces,
    Turn,
    biggest,
    home,
    nobody_behind,
    on_ring,
    piles,
    units,
    worth,
)
from youyi.games.ruqi.position import EVERY_PIECE, GONE, WAITING, Piece
from youyi.games.ruqi.speech import unit
from youyi.kernel.face.numerals import in_words
from youyi.kernel.face.speech import Voice

A_NUMBER = 5
"""The most cells that one number goes."""
REACH = 18
"""Whoever is more cells behind does not catch up."""
LOST = 40
"""Whoever has so many more cells to go has to hurry whatever it costs."""
LAST_STRETCH = 10
MANY = 3
"""So many pieces are a pile that is worth a lane."""


def keeps_together(turn: Turn) -> bool | None:
    """No unit is split."""
    several = [each for each in units(turn.before).values() if len(each) > 1]
    return not any(_split(turn, each) for each in several) if several else None


def _split(turn: Turn, pieces: Pieces) -> bool:
    return len({turn.cell_after(piece) for piece in pieces}) > 1


def split_up(_better: Turn, worse: Turn, say: Voice) -> Blanks | None:
    """How many the worse turn splits."""
    torn = [len(each) for each in units(worse.before).values() if _split(worse, each)]
    return {"n": in_words(max(torn), say.language)} if torn else None


def makes_one_pile(turn: Turn) -> bool | None:
    """There are fewer units afterwards, nobody has left, and those who joined have still some way to go together."""
    if turn.leaving or piles(turn.after) >= piles(turn.before):
        return None
    return True if _joined(turn) else None


def _joined(turn: Turn) -> Pieces:
    """The largest unit that a turn has made of several."""
    found = [
        each
        for each in units(turn.after).values()
        if len({turn.before[piece] for piece in each}) + sum(turn.before[piece] == WAITING for piece in each) > 1
        and len(each) > 1
        and home(turn.cell_after(each[0])) > A_NUMBER
    ]
    return max(found, key=len, default=())


def who_joined(better: Turn, _worse: Turn, say: Voice) -> Blanks | None:
    """Who is together after the better turn."""
    joined = _joined(better)
    return {"p": unit(say, joined), "n": in_words(len(joined), say.language)}


def brings_both_out(turn: Turn) -> bool | None:
    """Both numbers bring a new piece out, each to a cell of its own."""
    out = [piece for piece in turn.moved if turn.before[piece] == WAITING]
    if len(out) < 2:
        return None
    return True if all(turn.after.count(turn.after[piece]) == 1 for piece in out) else None


def joins_first(turn: Turn) -> bool | None:
    """A piece comes from the start and ends the turn with others."""
    out = [piece for piece in turn.moved if turn.before[piece] == WAITING]
    return True if any(turn.after.count(turn.after[piece]) > 1 for piece in out) else None


def who_joins(better: Turn, _worse: Turn, say: Voice) -> Blanks | None:
    """Who comes out with the first number and goes on with the pile; None where the numbers are used in another way."""
    if len(better.steps) < 2:
        return None
    first, second = better.steps
    comes, goes = first.walk.pieces, second.walk.pieces
    if first.walk.start != HOME or comes[0] not in goes or len(goes) < 2:
        return None
    return {"p": unit(say, comes), "n": in_words(len(goes), say.language)}


def waits_before_middle(turn: Turn) -> bool | None:
    """Nobody passes the first crossing while others have still to come there."""
    if turn.ends_soon or not any(turn.cell_before(piece) < FIRST_ZHONG for piece in EVERY_PIECE):
        return None
    return not (turn.past(FIRST_ZHONG) and turn.short_of(FIRST_ZHONG))


def nobody_goes_on(better: Turn, _worse: Turn, _say: Voice) -> Blanks | None:
    """Nothing to fill; None where the better turn itself goes on from the crossing and leaves others behind."""
    going_on = any(better.cell_before(piece) == FIRST_ZHONG for piece in better.moved)
    return None if going_on and better.short_of(FIRST_ZHONG) else {}


def avoids_middle_lane(turn: Turn) -> bool | None:
    """Nobody turns into the Middle lane while somebody waits at the start."""
    return False if turn.turning_in(ZHONG_LANE.letter) and WAITING in turn.after else None


def how_many_wait(_better: Turn, worse: Turn, say: Voice) -> Blanks | None:
    """How many wait; None where the worse turn passes the crossing by the ring, too, of which another idea speaks."""
    if any(on_ring(worse.cell_after(piece)) for piece in worse.past(FIRST_ZHONG)):
        return None
    return {"n": in_words(worse.after.count(WAITING), say.language)}


def turns_pile_in(turn: Turn) -> bool | None:
    """A pile turns into the Pure lane, and nobody is left a throw behind it."""
    for step in turn.turning_in(JING_LANE.letter):
        left = [each for each in turn.short_of(FAR_JING) if turn.cell_after(each) >= FAR_JING - 2 * A_NUMBER]
        if len(step.walk.pieces) >= MANY and not left:
            return True
    return None


def how_many_turn_in(better: Turn, _worse: Turn, say: Voice) -> Blanks | None:
    """How many turn in."""
    step = max(better.turning_in(JING_LANE.letter), key=lambda each: len(each.walk.pieces))
    return {"n": in_words(len(step.walk.pieces), say.language)}


def halts_before_far(turn: Turn) -> bool | None:
    """Nobody passes the far crossing while a unit and those behind it have still to come there."""
    big = biggest(turn.before)
    if len(big) < 2 or turn.cell_before(big[0]) >= FAR_JING or turn.behind > LOST:
        return None
    rear = [piece for piece in EVERY_PIECE if turn.before[piece] != GONE and _gap(turn, piece, big[0]) > 0]
    if not rear or min(_gap(turn, piece, big[0]) for piece in rear) > REACH:
        return None
    return not (turn.past(FAR_JING) and turn.short_of(FAR_JING))


def _gap(turn: Turn, piece: Piece, ahead: Piece) -> int:
    """By how many cells one piece is behind another before the turn."""
    return home(turn.cell_before(piece)) - home(turn.cell_before(ahead))


def who_is_behind(_better: Turn, worse: Turn, say: Voice) -> Blanks | None:
    """Who could still have joined whoever passes; None where nobody is near enough."""
    passing = worse.past(FAR_JING)[0]
    near = tuple(piece for piece in worse.short_of(FAR_JING) if 0 <= _gap(worse, piece, passing) <= REACH)
    return {"p": unit(say, near)} if near else None


def joins_then_walks(turn: Turn) -> bool | None:
    """The second number moves more pieces than stood together anywhere; nobody waits."""
    if turn.waiting or len(turn.steps) < 2:
        return None
    together = max(map(len, units(turn.before).values()), default=1)
    return True if len(turn.steps[1].walk.pieces) > together else None


def with_which_number(better: Turn, _worse: Turn, say: Voice) -> Blanks | None:
    """The two numbers, and how many walk with the second."""
    first, second = (step.walk for step in better.steps)
    return {"a": first.pips, "b": second.pips, "n": in_words(len(second.pieces), say.language)}


def turns_all_in(turn: Turn) -> bool | None:
    """A pile turns into the Middle lane, and nobody is behind it."""
    piled = [step.walk.pieces for step in turn.turning_in(ZHONG_LANE.letter) if len(step.walk.pieces) >= MANY]
    return True if any(nobody_behind(turn, each) for each in piled) else None


def moves_last(turn: Turn) -> bool | None:
    """One of those who have farthest to go moves."""
    farthest = max(home(turn.cell_before(piece)) for piece in EVERY_PIECE)
    if farthest <= LAST_STRETCH or turn.behind > LOST:
        return None
    return bool(_last_moved(turn))


def _last_moved(turn: Turn) -> Pieces:
    farthest = max(home(turn.cell_before(piece)) for piece in EVERY_PIECE)
    return tuple(piece for piece in turn.moved if home(turn.cell_before(piece)) == farthest)


def who_is_last(better: Turn, _worse: Turn, say: Voice) -> Blanks | None:
    """Who of the last ones moves in the better turn."""
    return {"p": unit(say, _last_moved(better))}


def stops_on_crossing(turn: Turn) -> bool | None:
    """A piece ends on one of the two crossings where a lane begins, or runs past it round the border."""
    crossings = (FIRST_ZHONG, FAR_JING)
    if any(_ends_on(turn, each) for each in crossings):
        return True
    return False if any(_runs_past(turn, each) for each in crossings) else None


def _ends_on(turn: Turn, crossing: Cell) -> Pieces:
    return tuple(piece for piece in turn.moved if turn.cell_before(piece) < crossing == turn.cell_after(piece))


def _runs_past(turn: Turn, crossing: Cell) -> Pieces:
    return tuple(piece for piece in turn.past(crossing) if on_ring(turn.cell_after(piece)))


def the_same_piece(better: Turn, worse: Turn, _say: Voice) -> Blanks | None:
    """Nothing to fill; None unless the worse turn runs past with a piece that the better one stops there."""
    met = [set(_ends_on(better, each)) & set(_runs_past(worse, each)) for each in (FIRST_ZHONG, FAR_JING)]
    return {} if any(met) else None


def takes_dearest(turn: Turn) -> bool | None:
    """Of those who leave one is worth most of all on the board; some stay."""
    here = [piece for piece in EVERY_PIECE if turn.before[piece] != GONE]
    if not turn.leaving or len(turn.leaving) == len(here) or not (turn.ends_soon or len(here) <= 2):
        return None
    return max(here, key=worth) in turn.leaving


def dearest(better: Turn, _worse: Turn, say: Voice) -> Blanks | None:
    """Which piece, and what it is worth; None where the better turn takes none off."""
    if not better.leaving:
        return None
    piece = max(better.leaving, key=worth)
    return {"p": unit(say, (piece,)), "x": worth(piece)}


def avoids_way_back(turn: Turn) -> bool | None:
    """Nobody turns into the lane that leads back."""
    return False if turn.turning_in(ZHONG_BACK.letter) else None


def nothing_to_fill(_better: Turn, _worse: Turn, _say: Voice) -> Blanks | None:
    """A sentence without blanks."""
    return {}
