"""Worked examples of 儒棋 as pictures: played by the rules in force, so that what they show is what the rules do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from youyi.games.ruqi import articles as art
from youyi.games.ruqi import events as happens
from youyi.games.ruqi.board import CELL_NAMES, SIZE, SPOTS, XY
from youyi.games.ruqi.drawing import DrawnSpot, board, outline
from youyi.games.ruqi.handbook import captions
from youyi.games.ruqi.handbook.figures import names_of
from youyi.games.ruqi.moves import Play
from youyi.games.ruqi.notation import read_move, read_position
from youyi.games.ruqi.position import Position, ToPlay
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.rulings import Rulings, Terms
from youyi.games.ruqi.speech import SPEECH
from youyi.games.ruqi.svg import CELL, MARGIN, SEAT_COLOURS, cell_parts, corner, piece_parts
from youyi.games.ruqi.texts import HANDBOOK as TEXTS
from youyi.games.ruqi.view import view
from youyi.kernel.face.diagrams import BoardGrid, Window, alone, before_and_after, reason, told, way, width_of, window
from youyi.kernel.face.handbook import Block, Illustration
from youyi.kernel.face.pictures import label
from youyi.kernel.names import Language, Words
from youyi.kernel.rules import Decision, Objection
from youyi.kernel.seats import Seat, Spot
from youyi.kernel.session import Session

WHITE = Seat(0)
GRID = BoardGrid(SIZE, SIZE, CELL, MARGIN)
WAITING = "p0f,p0f,p0f,p0f,p0f"
EXAMPLES = (
    ("stands", f"1 0:0 p7f,p0f,p0f,p0f,p0f {WAITING} play:w/23", "善p7+2 善p9+3"),
    ("turns-in", f"1 0:0 p7f,p0f,p0f,p0f,p0f {WAITING} play:w/23", "善p7+3 善p10+2Z"),
    ("lies", f"1 0:0 p28x,p0f,p0f,p0f,p0f {WAITING} play:w/11", "善p28+1 善p29+1"),
    ("humility", f"1 0:0 p25x,p0f,p0f,p0f,p0f {WAITING} play:w/03", "善p25+1"),
    ("retreats", f"1 0:0 p12f,p0f,p0f,p0f,p0f {WAITING} play:w/00", "善p12-1"),
    ("passes-over", "1 0:0 p3f,p0f,p0f,p0f,p0f p0f,p25f,p0f,p0f,p0f play:w/23", "善p3+3 善p6+2"),
    ("held", "1 0:0 p3f,p0f,p0f,p0f,p0f p0f,p25f,p0f,p0f,p0f play:w/23", "善p3+2 善p5+3"),
    ("together", f"1 0:0 p13x,p13x,p0f,p0f,p0f {WAITING} play:w/14", "善敬p13+1 善敬p14+4"),
    ("slides", f"1 0:0 p12f,p15f,p0f,p0f,p0f {WAITING} play:w/33", "善p12+3"),
    ("enemy-start", f"1 0:0 p17f,p0f,p0f,p0f,p0f {WAITING} play:w/33", "善p17+3"),
    ("leaves", f"1 0:0 J5f,p21f,p22f,p23f,p24f {WAITING} play:w/24", "善J5+2 善J7+4"),
    ("clears", "1 0:0 out,out,out,out,p36x out,p12f,out,p30f,out play:w/25", "順p36+5"),
)  # fmt: skip
"""File, position, turn; what the rules in force do not know is left out, what they forbid is shown as forbidden."""
LONG = 8
"""From so many letters on a name is written smaller."""
THROWN = TEXTS["thrown"]
UNSAID = (happens.TurnCame, happens.RoundBegan, happens.GameEnded)


def diagrams(rulings: Rulings) -> Iterator[Block]:
    """The examples under some answers, each with what happens or why it may not."""
    rules = Ruqi(rulings, Terms(rounds=1))  # so that a round's last turn is shown as it leaves the board
    for key, written, turn in EXAMPLES:
        before, play = read_position(written), read_move(turn)
        assert isinstance(play, Play)
        yield from _shown(rules, key, before, play)


def _shown(rules: Ruqi, key: str, before: Position, play: Play) -> Iterator[Illustration]:
    objection = rules.objection(before, play)
    if objection is None:
        step = Session(rules, before).play(play).step
        said = _thrown(before, told(SPEECH, (each for each in step.events if not isinstance(each, UNSAID))))
        spots = _spots(rules, before, play)
        yield Illustration(key, partial(_drawn, before, step.position, spots), said, width_of(_window(spots), GRID))
    elif objection.at is not None and objection.because is not art.THERE:  # else the turn is of other rules
        spots = _straight(play)
        wide = width_of(_window(spots), GRID, windows=1)
        yield Illustration(key, partial(_forbidden, before, spots), _refused(rules, before, play, objection), wide)


def _spots(rules: Ruqi, before: Position, play: Play) -> tuple[Spot, ...]:
    found = outline(rules.context, before, play)
    assert found is not None
    return tuple(spot for step in found.steps for spot in step.path)


def _straight(play: Play) -> tuple[Spot, ...]:
    """The way along the border that the first number would go."""
    first = play.walks[0]
    return tuple(SPOTS[WHITE][cell] for cell in range(first.start, first.start + first.pips + 1))


def _refused(rules: Ruqi, before: Position, play: Play, objection: Objection) -> Words:
    """Which step may not be made and why, and whether the throw may be played otherwise."""
    assert isinstance(before.phase, ToPlay)
    first, prompt = play.walks[0], rules.prompt(before)
    return captions.FORBIDDEN.filled(
        roll="-".join(map(str, reversed(before.phase.roll.faces))),
        pips=first.pips,
        start=CELL_NAMES[first.start],
        end=CELL_NAMES[first.start + first.pips],
        why=reason(objection),
        other=captions.OTHER_TURNS if isinstance(prompt, Decision) and prompt.moves else Words("", "", ""),
    )


def _thrown(before: Position, said: Words) -> Words:
    assert isinstance(before.phase, ToPlay)
    return THROWN.filled(roll="-".join(map(str, reversed(before.phase.roll.faces))), said=said)


def _drawn(before: Position, after: Position, spots: tuple[Spot, ...], language: Language) -> str:
    shown = _window(spots)
    return before_and_after(
        _cells(before, shown, language, way(map(_middle, spots))), _cells(after, shown, language), shown, GRID
    )


def _forbidden(before: Position, spots: tuple[Spot, ...], language: Language) -> str:
    shown = _window(spots)
    return alone(_cells(before, shown, language, way(map(_middle, spots))), shown, GRID)


def _window(spots: tuple[Spot, ...]) -> Window:
    return window(((XY[spot][0], SIZE - 1 - XY[spot][1]) for spot in spots), GRID)


def _cells(position: Position, shown: Window, language: Language, between: str = "") -> Iterator[str]:
    """The cells of a window with White's names, something between, and what stands there."""
    seen, drawn = view(position, Rulings()), board()
    spots = [spot for spot in drawn.spots if shown.shows(spot.x, drawn.size - 1 - spot.y)]
    for spot in spots:
        yield from cell_parts(spot, drawn.size, language)
        yield _name(spot, drawn.size)
    yield between
    for spot in spots:
        yield from piece_parts(seen, spot, drawn.size, language, SEAT_COLOURS)


def _name(spot: DrawnSpot, size: int) -> str:
    x, y = corner(spot, size)
    name = names_of(spot.spot, WHITE)
    return label(x + CELL - 2, y + CELL - 6, name, 9 if len(name) < LONG else 8, fill="#5a4c39", anchor="end")


def _middle(spot: Spot) -> tuple[float, float]:
    x, y = XY[spot]
    return MARGIN + (x + 0.5) * CELL, MARGIN + (SIZE - 0.5 - y) * CELL
