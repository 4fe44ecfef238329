"""Positions of 儒棋 by lot, in the words of the rule text: crowded and empty, far and near home."""

from __future__ import annotations

from collections.abc import Callable

from tests.kit.slow.ruqi import answers as slow_answers
from tests.kit.slow.ruqi import throw as slow
from tests.kit.slow.ruqi.places import Place, north_place, south_place
from youyi.kernel.chance import Entropy

RING = [f"p{number}" for number in range(40)]
INNER = {lane: [f"{lane}{number}" for number in range(1, 10)] for lane in "ZJR"}
LANES_OPEN = {"any": "ZJR", "forward": "ZJ", "none": ""}
NEAR_HOME = [*(f"p{number}" for number in range(30, 40)), "p0"]
BEFORE_CROSSINGS = [f"p{number}" for number in range(3, 32)]


def chosen(entropy: Entropy, things: list[str] | tuple[str, ...]) -> str:
    return things[entropy.below(len(things))]


def _pool(entropy: Entropy, cells: list[str]) -> list[str]:
    """Narrow the board down, so that pieces meet."""
    few = [chosen(entropy, cells) for _ in range(6)]
    return (cells, few, NEAR_HOME, BEFORE_CROSSINGS)[entropy.below(4)]


def _token(entropy: Entropy, cell: str) -> str:
    """Stand or lay a piece down, as the cell allows."""
    lies = cell in slow.CROSSINGS or cell in RING[:10]
    return cell + ("f" if lies else chosen(entropy, ["f", "x"]))


def _army(
    entropy: Entropy,
    pool: list[str],
    place: Callable[[str], Place],
    taken: set[Place],
    one_each: bool,
) -> slow.Tokens:
    tokens = []
    for _ in range(5):
        free = [cell for cell in pool if place(cell) not in taken]
        if not free or entropy.below(4) == 0:
            tokens.append(slow.OUT)
            continue
        cell = chosen(entropy, free)
        tokens.append(_token(entropy, cell))
        if one_each and cell != "p0":
            taken.add(place(cell))
    return tuple(tokens)


def armies(entropy: Entropy, rulings: slow.Rulings) -> tuple[slow.Tokens, slow.Tokens]:
    """Set up both sides, the mover first, each in its own names; the mover has a piece on the board."""
    cells = RING + [cell for lane in LANES_OPEN[rulings["arms"]] for cell in INNER[lane]]
    one_each = rulings["occupancy"] == "slide"
    while True:
        pool = _pool(entropy, cells)
        own = _army(entropy, pool, south_place, set(), one_each)
        held = {south_place(token[:-1]) for token in own if token != slow.OUT}
        if not held:
            continue
        taken = set() if rulings["occupancy"] == "free_all" else held
        # The other side stands among the mover's pieces in half of all positions.
        others = cells if entropy.below(2) else [turned(cell) for cell in pool if turned(cell)]
        return own, _army(entropy, others, north_place, taken, one_each)


def turned(cell: str) -> str:
    """Name South's cell as North does; a lane cell by the lane that crosses there."""
    if cell[0] == "p":
        return f"p{(int(cell[1:]) + 20) % 40}"
    return {"Z": f"Z{10 - int(cell[1:])}", "J": f"J{10 - int(cell[1:])}", "R": f"Z{int(cell[1:])}"}[cell[0]]


def roll(entropy: Entropy) -> tuple[int, int]:
    return entropy.below(6), entropy.below(6)


def any_rulings(entropy: Entropy) -> dict[str, str]:
    """Answer every question by lot."""
    return {question: chosen(entropy, answers) for question, answers in slow_answers.ANSWERS.items()}


def single_changes(base: slow.Rulings) -> list[dict[str, str]]:
    """Every way to answer one question otherwise."""
    return [
        {question: answer}
        for question, answers in slow_answers.ANSWERS.items()
        for answer in answers
        if answer != base[question]
    ]
