"""Worked examples of 打馬 as pictures: played by the rules in force, so that what they show is what the rules do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from youyi.games.dama import events as happens
from youyi.games.dama.drawing import DrawnCell, board
from youyi.games.dama.events import Event
from youyi.games.dama.notation import read_move, read_position
from youyi.games.dama.position import Position, ToMove
from youyi.games.dama.road import MOAT, START
from youyi.games.dama.rules import Dama
from youyi.games.dama.rulings import Rulings, Terms
from youyi.games.dama.speech import SPEECH
from youyi.games.dama.svg import CELL, MARGIN, SEAT_COLOURS, ground_parts, horse_parts
from youyi.games.dama.texts import HANDBOOK as TEXTS
from youyi.games.dama.view import armies_of
from youyi.kernel.face.diagrams import BoardGrid, Window, before_and_after, told, way, width_of, window
from youyi.kernel.face.handbook import Block, Illustration
from youyi.kernel.names import Language, Words
from youyi.kernel.seats import Spot
from youyi.kernel.session import Session

OTHER = "b:0/62x20/0/134/134/-20/-"


def _scene(army: str, enemy: str, asked: str, gate: str = "-") -> str:
    """Two seats with full purses' worth in the bowl: 甲's hand and stacks, 乙's army, what is asked."""
    hand, stacks = army.split("/")
    them = enemy if enemy.startswith("b:") else f"b:0/{enemy}/0/134/134/-20/-"
    return f"10 bowl:40/40 a:{hand}/{stacks}/0/266/266/-20/- {them} gate:{gate} turn:a wait:- left:- {asked}"


def _moving(throw: str, context: str = "plain", horses: int = 1) -> str:
    return f"move:a/{throw}/{context}/a/{horses}/-"


EXAMPLES = (
    ("merges", _scene("16/11x4", OTHER, "throw:a"), "156"),
    ("strikes", _scene("0/11x3,30x17", "20x2,62x18", _moving("135")), "11+9"),
    ("larger", _scene("0/11x3,30x17", "16x5,62x15", _moving("113")), "11+5"),
    ("station", _scene("0/12x3,30x17", "18x1,62x19", _moving("246")), "12+12"),
    ("gate-shut", _scene("0/30x16,40x4", OTHER, _moving("224")), "40+8"),
    ("gate-opens", _scene("0/30x10,40x10", OTHER, _moving("224")), "40+8"),
    ("beyond", _scene("0/30x17,50x3", "55x5,62x15", _moving("244"), "ab"), "50+10"),
    ("feilong", _scene("0/30x5,78x15", OTHER, _moving("224"), "ab"), "78+8"),
    ("pincers", _scene("0/84x20", OTHER, _moving("344"), "ab"), "84+3"),
    ("close-finish", _scene("0/84x20", OTHER, _moving("336"), "ab"), "84+6"),
    ("flight", _scene("0/89x20", OTHER, "throw:a", "ab"), "266"),
)  # fmt: skip
"""File, position, move; what the rules in force do not allow, or play otherwise, is left out or says so."""
UNSAID = (happens.TurnPassed, happens.ExtraEarned, happens.Ended)
GRID = BoardGrid(board().columns, board().rows, CELL, MARGIN)
THROWN = TEXTS["thrown"]


def diagrams(rulings: Rulings) -> Iterator[Block]:
    """The examples under some answers, each with what happens."""
    rules = Dama(rulings, Terms(seats=2))
    for key, written, move in EXAMPLES:
        before = read_position(written, tolerate=("shared_cell", "horses", "money"))
        done = read_move(move)
        if rules.objection(before, done) is not None:
            continue
        step = Session(rules, before).play(done).step
        spots = _way_of(step.events)
        if spots:
            said = _thrown(before, told(SPEECH, (each for each in step.events if not isinstance(each, UNSAID))))
            yield Illustration(key, partial(_drawn, before, step.position, spots), said, width_of(_window(spots), GRID))


def _thrown(before: Position, said: Words) -> Words:
    """The throw, where the sentences do not begin with it."""
    if not isinstance(before.phase, ToMove):
        return said
    return THROWN.filled(throw="-".join(map(str, before.phase.act.cast.faces)), said=said)


def _way_of(events: Iterable[Event]) -> tuple[Spot, ...]:
    """The cells of a journey, where it begins too: a drop at the start; nothing if none is gone."""
    for event in events:
        match event:
            case happens.Moved(start=start, path=path):
                return (start, *path)
            case happens.Dropped(path=path):
                return (Spot(START), *path)
            case happens.Flew():
                return Spot(MOAT), Spot(MOAT + 1)
            case _:
                continue
    return ()


def _drawn(before: Position, after: Position, spots: tuple[Spot, ...], language: Language) -> str:
    shown = _window(spots)
    gone = way(map(_middle, spots))
    return before_and_after(_cells(before, shown, language, gone), _cells(after, shown, language), shown, GRID)


def _window(spots: Iterable[Spot]) -> Window:
    cells = board().cells
    return window(((cells[spot].column, cells[spot].row) for spot in spots), GRID)


def _cells(position: Position, shown: Window, language: Language, between: str = "") -> Iterator[str]:
    """The cells of a window, something between, and the horses, so that the way hides no number."""
    armies = armies_of(position)
    cells = [cell for cell in board().cells if shown.shows(cell.column, cell.row)]
    for cell in cells:
        yield from ground_parts(cell, armies, language)
    yield between
    for cell in cells:
        yield from horse_parts(cell, armies, SEAT_COLOURS)


def _middle(spot: Spot) -> tuple[float, float]:
    cell: DrawnCell = board().cells[spot]
    return MARGIN + (cell.column + cell.width / 2) * CELL, MARGIN + (cell.row + 0.5) * CELL
