"""儒棋 a second time: every result of one throw, slow and obvious.

Written from the rule text alone, before and without the engine it is compared with.
Everything is a string: a cell is `p8`, `Z4`, `J3`, `R2` or `out`, a token is a cell and
`f` or `x`, a ruling's answer is the word the rule text uses for it. The mover is always
South; the other side's names are turned by 180 degrees.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from tests.kit.slow.ruqi.places import Place, north_place, south_place
from tests.kit.slow.ruqi.ways import LANE_AT, ahead, behind

OUT = "out"
CROSSINGS = ("p10", "p20", "p30")
CORNERS = ("p5", "p15", "p25", "p35")
BARRED = {"none": (), "enemy_jing": ("p20",), "enemy_two": ("p20", "p30")}
TURNS_AT = {"any": ("p10", "p20", "p30"), "forward": ("p10", "p20"), "none": ()}

Rulings = Mapping[str, str]
Tokens = tuple[str, ...]


@dataclass(frozen=True)
class Piece:
    """One piece of the mover in the middle of a turn."""

    cell: str
    frozen: str  # what it was when the dice fell
    now: str
    touched: bool = False
    moved: bool = False
    left_lane: bool = False  # the last die-step brought it out of a lane onto a crossing


@dataclass(frozen=True)
class Line:
    """A turn so far."""

    pieces: tuple[Piece, ...]
    dice: int = 0
    surplus: bool = False
    written: tuple[str, ...] = ()  # the steps so far, as they are typed


def closed(cell: str, friends: list[Place], enemies: list[Place], rulings: Rulings) -> bool:
    """Whether a step may not end on this cell, or must slide over it."""
    place = south_place(cell)
    match rulings["occupancy"]:
        case "free_all":
            return False
        case "stack_own":
            return place in enemies
        case _:
            return place in enemies or place in friends


@dataclass(frozen=True)
class Around:
    """What stands on the board besides the unit that moves, and the rulings."""

    friends: list[Place]
    enemies: list[Place]
    rulings: Rulings

    def closed(self, cell: str) -> bool:
        return closed(cell, self.friends, self.enemies, self.rulings)

    def barred(self, cell: str) -> bool:
        return cell in BARRED[self.rulings["bar"]]

    def on_the_road(self, way: list[str]) -> list[str]:
        """The cells of a way that are counted."""
        return [cell for cell in way if cell not in CORNERS] if self.rulings["corner"] == "uncounted" else way

    def restless(self, cell: str) -> bool:
        return self.rulings["corner"] == "no_rest" and cell in CORNERS

    def slides(self) -> bool:
        return self.rulings["occupancy"] == "slide"


def forward(cell: str, steps: int, turning: bool, around: Around) -> tuple[list[str], bool] | None:
    """The cells walked, the last being the end, and whether some pips were left over."""
    way = around.on_the_road(ahead(cell, turning))
    if steps > len(way):
        return None if around.rulings["exit"] == "exact" else (way, True)
    index = steps - 1
    while way[index] != OUT:
        if around.barred(way[index]):
            if around.closed(way[index + 1]):
                return None
            return way[: index + 2], False
        if around.restless(way[index]):
            index += 1
        elif around.closed(way[index]):
            if not around.slides():
                return None
            index += 1
        else:
            break
    return way[: index + 1], False


def backward(cell: str, around: Around) -> str | None:
    """Where a retreat by one ends."""
    for end in around.on_the_road(behind(cell)):
        if around.barred(end) or around.restless(end):
            continue
        if end == "p0" and around.slides():
            return None if south_place(end) in around.enemies else end
        if not around.closed(end):
            return end
        if not around.slides():
            return None
    return None


def units(pieces: tuple[Piece, ...], kind: str, rulings: Rulings) -> list[tuple[int, ...]]:
    """Single pieces of a kind, and all pieces of that kind on one cell other than p0."""
    mine = [i for i, piece in enumerate(pieces) if piece.cell != OUT and piece.frozen == kind]
    found: list[tuple[int, ...]] = [(i,) for i in mine]
    if rulings["occupancy"] != "stack_own" or rulings["stack_move"] != "single_or_all":
        return found
    for size in range(2, 6):
        for group in combinations(mine, size):
            cells = {pieces[i].cell for i in group}
            everyone = {i for i in mine if pieces[i].cell in cells}
            if len(cells) == 1 and cells != {"p0"} and everyone == set(group):
                found.append(group)
    return found


def may_turn(piece: Piece, rulings: Rulings) -> bool:
    if piece.cell not in TURNS_AT[rulings["arms"]]:
        return False
    if piece.moved and rulings["mid_turn_lane"] == "false":
        return False
    return not piece.left_lane


def around_unit(pieces: tuple[Piece, ...], unit: tuple[int, ...], enemy: Tokens, rulings: Rulings) -> Around:
    friends = [south_place(piece.cell) for i, piece in enumerate(pieces) if i not in unit and piece.cell != OUT]
    enemies = [north_place(token[:-1]) for token in enemy if token != OUT]
    return Around(friends, enemies, rulings)


def stepped(piece: Piece, way: list[str], rulings: Rulings) -> Piece:
    """A piece after one die-step along these cells."""
    end = way[-1]
    touched = any(cell in CROSSINGS for cell in way)
    now = piece.now
    if rulings["status_timing"] == "per_die":
        now = "f" if end in CROSSINGS else "x" if touched else now
    left_lane = piece.cell[0] in "ZJR" and end in CROSSINGS
    return replace(piece, cell=end, now=now, touched=piece.touched or touched, moved=True, left_lane=left_lane)


def step_written(unit: tuple[int, ...], cell: str, pips: str, lane: str) -> str:
    return "".join("善敬德忠順"[i] for i in unit) + cell + pips + lane


def die_steps(line: Line, kind: str, die: int, enemy: Tokens, rulings: Rulings) -> Iterator[Line]:
    """Every way to play one die with one unit of a kind."""
    for unit in units(line.pieces, kind, rulings):
        movers = [line.pieces[i] for i in unit]
        around = around_unit(line.pieces, unit, enemy, rulings)
        ways = [False]
        if all(may_turn(piece, rulings) for piece in movers):
            ways.append(True)
        for turning in ways:
            walked = forward(movers[0].cell, die, turning, around)
            if walked is None:
                continue
            pieces = list(line.pieces)
            for i in unit:
                pieces[i] = stepped(pieces[i], walked[0], rulings)
            written = step_written(unit, movers[0].cell, f"+{die}", LANE_AT[movers[0].cell] if turning else "")
            yield Line(tuple(pieces), line.dice + 1, line.surplus or walked[1], (*line.written, written))


def lines(line: Line, kind: str, dice: list[int], enemy: Tokens, rulings: Rulings) -> Iterator[Line]:
    """Every turn, finished or not, that plays some of these dice in some order."""
    if line.dice > 0:
        yield line
    for k, die in enumerate(dice):
        rest = dice[:k] + dice[k + 1 :]
        for after in die_steps(line, kind, die, enemy, rulings):
            yield from lines(after, kind, rest, enemy, rulings)


def settled(line: Line, rulings: Rulings) -> Tokens:
    """The mover's tokens after the turn, every status fixed."""
    tokens = []
    for piece in line.pieces:
        status = piece.now
        if rulings["status_timing"] == "turn_end" and piece.moved:
            status = "f" if piece.cell in CROSSINGS else "x" if piece.touched else status
        tokens.append(OUT if piece.cell == OUT else piece.cell + status)
    return tuple(tokens)


def opening_line(own: Tokens) -> Line:
    return Line(
        tuple(Piece(OUT, "-", "-") if token == OUT else Piece(token[:-1], token[-1], token[-1]) for token in own)
    )


def most_dice(found: list[Line]) -> list[Line]:
    most = max((line.dice for line in found), default=0)
    return [line for line in found if line.dice == most]


def exhausting(found: list[Line], dice: list[int]) -> list[Line]:
    return [line for line in found if line.dice == len(dice) and not line.surplus]


def two_numbers(own: Tokens, enemy: Tokens, roll: tuple[int, int], rulings: Rulings) -> list[Line]:
    """Turns on a throw without 謙."""
    low, high = roll
    fu_dice = [low, high]
    if low == high:
        fu_dice = [low] if rulings["fu_double"] == "one_die" else [low + high]
    xiao_dice = [low, high]
    fu = list(lines(opening_line(own), "f", fu_dice, enemy, rulings))
    barred = low == high and rulings["xiao_double"] == "none"
    xiao = [] if barred else list(lines(opening_line(own), "x", xiao_dice, enemy, rulings))
    either = most_dice(fu) + most_dice(xiao)
    leaving = any(sum(piece.cell == OUT for piece in line.pieces) > own.count(OUT) for line in either)
    if rulings["kind_choice"] == "free" or (rulings["kind_choice"] == "xiao_first_leaving" and not leaving):
        return either
    return exhausting(xiao, xiao_dice) or exhausting(fu, fu_dice) or most_dice(xiao) or most_dice(fu)


def retreats(own: Tokens, enemy: Tokens, rulings: Rulings) -> list[Line]:
    """Turns on two 謙: one lying piece goes back; it never stands up by that."""
    found = []
    start = opening_line(own)
    for i, piece in enumerate(start.pieces):
        if piece.cell != OUT and piece.frozen == "f":
            end = backward(piece.cell, around_unit(start.pieces, (i,), enemy, rulings))
            if end is not None:
                pieces = list(start.pieces)
                pieces[i] = replace(piece, cell=end)
                found.append(Line(tuple(pieces), 1, written=(step_written((i,), piece.cell, "-1", ""),)))
    return found


def results(own: Tokens, enemy: Tokens, roll: tuple[int, int], rulings: Rulings) -> frozenset[Tokens]:
    """Every distinct outcome of a throw for the mover; none at all means a pass."""
    return frozenset(settled(line, rulings) for line in turns(own, enemy, roll, rulings))


def turns(own: Tokens, enemy: Tokens, roll: tuple[int, int], rulings: Rulings) -> list[Line]:
    """Every turn a throw allows, step by step."""
    low, high = min(roll), max(roll)
    if high == 0:
        return retreats(own, enemy, rulings)
    if low == 0:
        steps = {"step1": 1, "die": high, "die_plus1": high + 1}[rulings["one_qian"]]
        return list(die_steps(opening_line(own), "x", steps, enemy, rulings))
    return two_numbers(own, enemy, (low, high), rulings)


def walkable(own: Tokens, enemy: Tokens, roll: tuple[int, int], rulings: Rulings) -> list[Line]:
    """Every row of steps that breaks no rule in itself, though a turn may have to be another or longer."""
    low, high = min(roll), max(roll)
    if low == 0:
        return turns(own, enemy, roll, rulings)
    fu_dice = [low, high]
    if low == high:
        fu_dice = [low] if rulings["fu_double"] == "one_die" else [low + high]
    found = list(lines(opening_line(own), "f", fu_dice, enemy, rulings))
    return found + list(lines(opening_line(own), "x", [low, high], enemy, rulings))
