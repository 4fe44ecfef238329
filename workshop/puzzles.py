"""Puzzles of several minings made the file of a game: doubles dropped, played out once more, of all ideas, grades and rulesets in turn.

`python -m workshop puzzles GAME FILE MINED…` writes FILE from the puzzles in MINED.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, zip_longest
from pathlib import Path

from youyi.analysis.puzzles.mining import SURE
from youyi.analysis.puzzles.posing import posed
from youyi.analysis.puzzles.puzzle import AnyGame, Puzzle, puzzle_line, read_puzzles
from youyi.analysis.puzzles.thoughtless import HELD, thoughtless
from youyi.analysis.review.evaluators import judging_of
from youyi.analysis.review.playouts import PlayedOut, bouts_of, of_a_bout
from youyi.analysis.review.values import Valued
from youyi.games import game
from youyi.kernel.names import Language
from youyi.kernel.streams import key

MOST = 100
"""So many puzzles come with a game at most, under the rules that its lesson teaches."""
OTHERS = 25
"""And so many under each other ruleset."""
SEED = 1
"""Of the chance by which puzzles are played out once more."""
OF_A_GAME = 3
"""No more come from one game of a mining: what is clear at one ply is often clear some plies later."""
OBVIOUS = 0.3
"""No more of them than this share may be solved by those who do not think and are held to it; a test holds `thoughtless.SHARE`."""


def gathered(game: AnyGame, puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The puzzles that are kept: those of the usual ruleset first, of each ruleset the easiest first."""
    single = {(each.ruleset, each.position): each for each in puzzles}
    found = list[Puzzle]()
    for ruleset in game.rulesets:
        track = [each for each in single.values() if each.track == ruleset.id]
        most = OTHERS if found else MOST
        stood = _spread(each for each in _in_turn(track) if stands(game, each))
        found += sorted(_thoughtful(game, list(stood), most), key=_difficulty)
    return tuple(found)


def _difficulty(puzzle: Puzzle) -> tuple[int, float]:
    return puzzle.grade, -puzzle.found_by


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


def _thoughtful(game: AnyGame, puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """As many of the puzzles as there can be without more than `OBVIOUS` of them being solved without a thought in one way."""
    solved = [(each, solved_by(game, each)[:HELD]) for each in puzzles]
    for count in range(min(most, len(puzzles)), 0, -1):
        kept = list(islice(_within(solved, int(OBVIOUS * count)), most))
        if len(kept) >= count:
            return kept
    return []


def _within(puzzles: Iterable[tuple[Puzzle, Sequence[bool]]], most: int) -> Iterator[Puzzle]:
    """The puzzles but those of which there are enough that are solved without a thought in the same way."""
    seen = [0] * HELD
    for each, by in puzzles:
        if all(count < most for count, solves in zip(seen, by, strict=True) if solves):
            seen = [count + solves for count, solves in zip(seen, by, strict=True)]
            yield each


def solved_by(game: AnyGame, puzzle: Puzzle) -> list[bool]:
    """Whether each of those who do not think finds the first choice of a puzzle."""
    here = posed(game, puzzle)
    best = game.notation.read_move(puzzle.best)
    return [each == best for each in thoughtless(here.table, here.position, here.moves)]


def solved_without_thought(game: AnyGame, puzzles: Sequence[Puzzle]) -> list[int]:
    """How many first choices each of those who do not think finds."""
    return [sum(each) for each in zip(*(solved_by(game, each) for each in puzzles), strict=True)]


def row(game: AnyGame, track: str, puzzles: Sequence[Puzzle], language: Language) -> str:
    """What docs/reference/puzzles.md says of the puzzles of a ruleset: grades, lines, ideas, and what needs no thought."""
    grades = Counter(each.grade for each in puzzles)
    figures = (
        len(puzzles),
        ", ".join(str(grades[nth]) for nth in (1, 2, 3)),
        sum(len(each.turns) > 1 for each in puzzles),
        len({each.theme for each in puzzles}),
        ", ".join(map(str, solved_without_thought(game, puzzles))),
    )
    names = game.name.said_in(language), game.under(track).ruleset.name.said_in(language)
    return "| " + " | ".join(map(str, (*names, *figures))) + " |"


def stands(game: AnyGame, puzzle: Puzzle) -> bool:
    """Whether the best answer of each choice is the best by `SURE` on other chance too.

    Among the many positions that mining looks at, some stand out by luck of their playouts.
    """
    return all(_stands(game, puzzle, nth) for nth in range(len(puzzle.turns)))


def _stands(game: AnyGame, puzzle: Puzzle, nth: int) -> bool:
    first, second, *_ = played_again(game, puzzle, puzzle.playouts, key(SEED, 2), nth)
    return (
        game.notation.write_move(first.move) == puzzle.turns[nth].best
        and second.less >= SURE * judging_of(puzzle.table(game)).spread
    )


def played_again(game: AnyGame, puzzle: Puzzle, playouts: int, seed: int, nth: int = 0) -> tuple[Valued, ...]:
    """The answers to a choice of a puzzle, each played out so many times, the best first."""
    here = posed(game, puzzle, nth)
    single = of_a_bout(here.table)
    bouts, engine = bouts_of(single, judging_of(here.table))
    deep = PlayedOut(single.rules, bouts, playouts, seed, engine, game.hides)
    return deep.supposed(here.view, [game.notation.read_move(each.move) for each in here.turn.answers], here.seat, 1)


def _in_turn(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """One of each idea and grade, then the next of each, as long as there are any."""
    alike = dict[tuple[int, str], list[Puzzle]]()
    for each in sorted(puzzles, key=lambda each: each.grade):
        alike.setdefault((each.grade, each.theme), []).append(each)
    return [each for each in chain.from_iterable(zip_longest(*alike.values())) if each is not None]


def _read(files: Iterable[Path]) -> Iterator[Puzzle]:
    for file in files:
        yield from read_puzzles(file.read_text(encoding="utf-8").splitlines())


def write(name: str, file: Path, mined: Iterable[Path]) -> None:
    """Write the file of a game's puzzles from several minings."""
    lines = map(puzzle_line, gathered(game(name), list(_read(mined))))
    file.write_text("".join(lines), encoding="utf-8", newline="\n")
