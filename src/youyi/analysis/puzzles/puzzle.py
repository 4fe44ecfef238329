"""A puzzle, and the file of a game's puzzles, which lies in the game's package."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from math import log10
from typing import Any, TypeAlias

from youyi.kernel.game import Game, Table
from youyi.kernel.rulings import Value

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
FILE = "puzzles.jsonl"
EASY, MIDDLING = 0.6, 0.3
"""A puzzle is easy if so large a share of the players asked finds its choice, middling if this share does, else hard; ours."""
MEAN, SCALE = 1500, 400
"""Elo's scale of ratings, on which the players asked stand at the mean together."""
RAREST = 0.02
"""No puzzle is rated as if fewer of them found its choice, or fewer missed it: so few players were asked."""


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
class Turn:
    """One choice of a puzzle."""

    led: tuple[str, ...]
    """The moves and throws that led to it since the best choice of the turn before; none before the first."""
    answers: tuple[PuzzleAnswer, ...]
    """The best first, then the nearest."""

    @property
    def best(self) -> str:
        """The choice that solves it."""
        return self.answers[0].move


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position with one choice that is clearly best, and those that follow it as long as one is."""

    ruleset: str
    rulings: Mapping[str, Value] = field(default_factory=dict)
    terms: Mapping[str, Value] = field(default_factory=dict)
    position: str
    """In the game's notation. What a seat may not see of it is part of it: show `Rules.view` alone."""
    turns: tuple[Turn, ...]
    """The choices to be found, one after the other."""
    playouts: int
    """Of each answer."""
    theme: str
    """The key of the idea by which the first choice is best."""
    found_by: float
    """Which share of the answers of players of several strengths is the first choice."""
    found: str
    """Where: the players, the seed, the game's number and the ply."""

    @property
    def best(self) -> str:
        """The choice that begins it."""
        return self.turns[0].best

    @property
    def grade(self) -> int:
        """1 easy, 2 middling, 3 hard."""
        return 1 if self.found_by >= EASY else 2 if self.found_by >= MIDDLING else 3

    @property
    def rating(self) -> int:
        """How strong somebody is who finds its choice every second time, by Elo's formula and `found_by`; ours."""
        found = min(max(self.found_by, RAREST), 1 - RAREST)
        return round(MEAN + SCALE * log10((1 - found) / found))

    @property
    def track(self) -> str:
        """The id of its ruleset without a version: puzzles under the same rules are solved one after the other."""
        return self.ruleset.partition("@")[0]

    def table(self, game: AnyGame) -> Table[Any, Any, Any, Any]:
        """The table it is played at."""
        return game.under(self.ruleset, dict(self.rulings), dict(self.terms))


def puzzle_line(puzzle: Puzzle) -> str:
    """A puzzle as a line of its file."""
    turns = [
        [[*turn.led], [[each.move, round(each.worth, 2), round(each.less, 2), round(each.error, 2)] for each in turn.answers]]
        for turn in puzzle.turns
    ]  # fmt: skip
    told = {
        "ruleset": puzzle.ruleset, "rulings": dict(puzzle.rulings), "terms": dict(puzzle.terms), "position": puzzle.position,
        "turns": turns, "playouts": puzzle.playouts, "theme": puzzle.theme, "found_by": round(puzzle.found_by, 2),
        "found": puzzle.found,
    }  # fmt: skip
    return json.dumps(told, ensure_ascii=False) + "\n"


def read_puzzles(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """Read what `puzzle_line` wrote."""
    return tuple(_read(json.loads(line)) for line in lines)


def _read(told: dict[str, Any]) -> Puzzle:
    turns = tuple(Turn(led=tuple(led), answers=tuple(map(_answer, answers))) for led, answers in told.pop("turns"))
    return Puzzle(turns=turns, **told)


def _answer(told: list[Any]) -> PuzzleAnswer:
    move, worth, less, error = told
    return PuzzleAnswer(move=move, worth=worth, less=less, error=error)


@lru_cache(maxsize=8)
def _shipped(package: str) -> tuple[Puzzle, ...]:
    file = files(package).joinpath(FILE)
    return read_puzzles(file.read_text(encoding="utf-8").splitlines()) if file.is_file() else ()


def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles that lie beside a game's rules: those of its usual ruleset first, of each ruleset the easiest first."""
    return _shipped(game.rules.__module__.rpartition(".")[0])


def tracks_of(game: AnyGame) -> Mapping[str, tuple[Puzzle, ...]]:
    """The puzzles under each ruleset, by its id without a version; the first are under the rules that the lesson teaches."""
    found = dict[str, tuple[Puzzle, ...]]()
    for each in puzzles_of(game):
        found[each.track] = (*found.get(each.track, ()), each)
    return found


def number_of_the_day(game: AnyGame, day: date) -> int | None:
    """Which puzzle a day has, counted from 1; None where a game has none.

    It is one under the rules that the lesson teaches; each of them has its day before any comes again, in an order that
    follows from the SHA-256 of `youyi puzzle 1 <game> <number>`.
    """
    every = puzzles_of(game)
    taught = [number for number, each in enumerate(every, 1) if each.track == every[0].track]
    order = sorted(taught, key=lambda number: sha256(f"youyi puzzle 1 {game.id} {number}".encode()).digest())
    return order[day.toordinal() % len(order)] if order else None
