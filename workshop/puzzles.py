"""Puzzles of several minings made the file of a game: doubles dropped, played out once more, graded alike, of all grades and rulesets in turn.

`python -m workshop puzzles GAME FILE MINED…` writes FILE from the puzzles in MINED.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, zip_longest
from pathlib import Path

from youyi.analysis.puzzles.mining import SURE, grade_of, graders
from youyi.analysis.puzzles.posing import posed
from youyi.analysis.puzzles.puzzle import AnyGame, Puzzle, puzzle_line, read_puzzles
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.playouts import PlayedOut, bouts_of, of_a_bout
from youyi.analysis.review.values import Valued
from youyi.games import game
from youyi.kernel.streams import key

MOST = 100
"""So many puzzles come with a game at most."""
SEED = 1
"""Of the chance by which players are asked, and puzzles are played out once more."""
OF_A_GAME = 3
"""No more come from one game of a mining: what is clear at one ply is often clear some plies later."""
AGAIN = 4
"""Times as many playouts once more: among the many positions that mining looks at, some stand out by luck of their playouts."""


def gathered(game: AnyGame, puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The puzzles that are kept, the easiest first."""
    single = {(each.ruleset, each.position): each for each in puzzles}
    ranked = [graded(game, each) for each in single.values()]
    kept = islice(_spread(each for each in _in_turn(ranked) if stands(game, each)), MOST)
    return tuple(sorted(kept, key=lambda each: each.grade))


def game_of(puzzle: Puzzle) -> tuple[str, str]:
    """Of which game of which mining a puzzle is: all that says where it was found, but the ply."""
    return puzzle.ruleset, puzzle.found.rpartition(" ply ")[0]


def _spread(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """The puzzles but those of games of which there are enough."""
    seen = Counter[tuple[str, str]]()
    for each in puzzles:
        seen[game_of(each)] += 1
        if seen[game_of(each)] <= OF_A_GAME:
            yield each


def stands(game: AnyGame, puzzle: Puzzle) -> bool:
    """Whether the best answer is the best by `SURE` on other chance too."""
    first, second, *_ = played_again(game, puzzle, AGAIN * puzzle.playouts, key(SEED, 2))
    return (
        game.notation.write_move(first.move) == puzzle.best
        and second.less >= SURE * judging_of(puzzle.table(game)).spread
    )


def played_again(game: AnyGame, puzzle: Puzzle, playouts: int, seed: int) -> tuple[Valued, ...]:
    """The answers of a puzzle, each played out so many times, the best first."""
    here = posed(game, puzzle)
    single = of_a_bout(here.table)
    bouts, engine = bouts_of(single, judging_of(here.table))
    deep = PlayedOut(single.rules, bouts, playouts, seed, engine, game.hides)
    return deep.supposed(here.view, [game.notation.read_move(each.move) for each in puzzle.answers], here.seat, 1)


def graded(game: AnyGame, puzzle: Puzzle) -> Puzzle:
    """A puzzle with the grade that the players of today give it."""
    here = posed(game, puzzle)
    best = game.notation.read_move(puzzle.best)
    return replace(puzzle, grade=grade_of(graders(here.table), here.view, here.moves, best, SEED))


def _in_turn(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """One of each grade and ruleset, then the next of each, as long as there are any."""
    alike = dict[tuple[int, str], list[Puzzle]]()
    for each in sorted(puzzles, key=lambda each: each.grade):
        alike.setdefault((each.grade, each.ruleset), []).append(each)
    return [each for each in chain.from_iterable(zip_longest(*alike.values())) if each is not None]


def _read(files: Iterable[Path]) -> Iterator[Puzzle]:
    for file in files:
        yield from read_puzzles(file.read_text(encoding="utf-8").splitlines())


def write(name: str, file: Path, mined: Iterable[Path]) -> None:
    """Write the file of a game's puzzles from several minings."""
    lines = map(puzzle_line, gathered(game(name), list(_read(mined))))
    file.write_text("".join(lines), encoding="utf-8", newline="\n")
