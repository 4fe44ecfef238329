"""A puzzle, and the file of a game's puzzles, which lies in the game's package."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from youyi.kernel.game import Game, Table
from youyi.kernel.rulings import Value

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
FILE = "puzzles.jsonl"
GRADES = 3
"""1: every player asked finds the choice; 2: some do; 3: none does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleAnswer:
    """A choice of a puzzle and what it came to when it was played out."""

    move: str
    worth: float
    """To the seat that chooses, in the game's unit."""
    less: float
    """By how much the best choice is worth more."""
    error: float
    """Standard error of `less`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position with one choice that is clearly best."""

    ruleset: str
    rulings: Mapping[str, Value] = field(default_factory=dict)
    terms: Mapping[str, Value] = field(default_factory=dict)
    position: str
    """In the game's notation. What a seat may not see of it is part of it: show `Rules.view` alone."""
    answers: tuple[PuzzleAnswer, ...]
    """The best first, then the nearest."""
    playouts: int
    """Of each answer."""
    grade: int
    """From 1 to `GRADES`; ours."""
    found: str
    """Where: the players, the seed, the game's number and the ply."""

    @property
    def best(self) -> str:
        """The choice that solves it."""
        return self.answers[0].move

    def table(self, game: AnyGame) -> Table[Any, Any, Any, Any]:
        """The table it is played at."""
        return game.under(self.ruleset, dict(self.rulings), dict(self.terms))


def puzzle_line(puzzle: Puzzle) -> str:
    """A puzzle as a line of its file."""
    told = {
        "ruleset": puzzle.ruleset, "rulings": dict(puzzle.rulings), "terms": dict(puzzle.terms), "position": puzzle.position,
        "answers": [[each.move, round(each.worth, 2), round(each.less, 2), round(each.error, 2)] for each in puzzle.answers],
        "playouts": puzzle.playouts, "grade": puzzle.grade, "found": puzzle.found,
    }  # fmt: skip
    return json.dumps(told, ensure_ascii=False) + "\n"


def read_puzzles(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """Read what `puzzle_line` wrote."""
    return tuple(_read(json.loads(line)) for line in lines)


def _read(told: dict[str, Any]) -> Puzzle:
    answers = (
        PuzzleAnswer(move=move, worth=worth, less=less, error=error) for move, worth, less, error in told.pop("answers")
    )
    return Puzzle(answers=tuple(answers), **told)


@lru_cache(maxsize=8)
def _shipped(package: str) -> tuple[Puzzle, ...]:
    file = files(package).joinpath(FILE)
    return read_puzzles(file.read_text(encoding="utf-8").splitlines()) if file.is_file() else ()


def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles that lie beside a game's rules, the easiest first; none for a game without."""
    return _shipped(game.rules.__module__.rpartition(".")[0])
