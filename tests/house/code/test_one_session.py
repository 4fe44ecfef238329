"""One class plays games: nothing else plays moves one after another, counts draws, or decides what may be told."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, WORKSHOP, Place, inside, parse, python_files, short

SESSION = PACKAGE / "kernel" / "session.py"
EVERYTHING_ELSE = [path for path in python_files(PACKAGE, WORKSHOP) if path != SESSION]

LOOKING_AHEAD = {
    "src/youyi/analysis/solve/perft.py perft": "follows every move of every position: a tree, not a game",
    "src/youyi/players/pimc.py Pimc.gain": "makes the one move that is weighed; a session plays on",
    "src/youyi/games/dama/exact.py goes_on": "asks what one cast would let an army do",
    "src/youyi/games/dama/players/expectimax.py DamaExpectimax.choose": "weighs every move of one position",
    "src/youyi/games/dama/players/expectimax.py DamaExpectimax._answered": "weighs every throw and every answer to it",
    "src/youyi/games/dama/players/network.py DamaNetwork.choose": "values what every choice leads to",
    "src/youyi/games/dama/players/lookahead.py DamaLookahead.choose": "weighs every move of one position",
    "src/youyi/games/dama/players/lookahead.py DamaLookahead._answered": "weighs every throw and every answer to it",
    "src/youyi/games/dama/players/judge.py DamaJudge._results": "values what every choice leads to",
    "src/youyi/games/dama/ideas/strikes.py _hunter": "says where a ride would leave a stack, and makes none",
    "src/youyi/analysis/review/values.py foreseen": "says what a move or a draw would lead to, and makes none",
    "src/youyi/adapters/nodes.py Node._played": "a branch of a game tree that never changes: no one game",
    "workshop/solvers/cfr.py _branch": "grows the whole tree of a small instance",
    "workshop/solvers/cfr_arrays.py _add": "grows the whole tree of a small instance",
    "src/youyi/analysis/solve/instances.py Instance.positions": "deals a small deck in every way there is",
    "src/youyi/analysis/solve/instances.py Instance.begun": "deals a small deck once, and plays no card",
    "workshop/solvers/mccfr.py Unfolded.below": "unfolds a game tree as far as it is walked",
    "workshop/solvers/markov.py _drawn": "lists every outcome and answer of a position",
    "src/youyi/apps/cli/count/odds.py _follows": "says what one throw brings, and makes none",
    "src/youyi/apps/web/live/messages/message_builder.py MessageBuilder._step": "says what a move would do, and makes none",
}
"""Functions that carry out a move without playing a game, each with what it does instead."""


@cache
def nodes(path: Path) -> list[tuple[ast.AST, str]]:
    """The calls and attributes of a file, which alone can match, with the functions around them."""
    return [each for each in inside(parse(path)) if isinstance(each[0], ast.Call | ast.Attribute)]


def found(tree_or_path, matches) -> list[Place]:
    planted = isinstance(tree_or_path, ast.AST)
    name, within = ("planted", inside(tree_or_path)) if planted else (short(tree_or_path), nodes(tree_or_path))
    return [Place(name, function, node.lineno) for node, function in within if matches(node)]  # type: ignore[attr-defined]


def carries_out_a_move(node: ast.AST) -> bool:
    """`rules.play(…)` and `rules.apply(…)`, of whatever holds the rules."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr="play" | "apply")):
            return owner in ("rules", "_rules")
        case _:
            return False


def draws(node: ast.AST) -> bool:
    """A draw from odds, or the stream of a numbered draw."""
    match node:
        case ast.Call(func=ast.Attribute(attr="for_draw")):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="odds") | ast.Attribute(attr="odds"), attr="draw")):
            return True
        case _:
            return False


def asks_what_is_secret(node: ast.AST) -> bool:
    """Whether a draw is secret, how many are, or whether events are for everyone."""
    match node:
        case ast.Call(func=ast.Name(id="hidden") | ast.Attribute(attr="secret_draws")):
            return True
        case ast.Attribute(attr="secret", value=ast.Name(id="prompt" | "chance") | ast.Attribute(attr="prompt")):
            return True
        case _:
            return False


def test_only_a_session_plays_moves():
    places = [place for path in EVERYTHING_ELSE for place in found(path, carries_out_a_move)]
    assert {f"{place.file} {place.function}" for place in places} <= set(LOOKING_AHEAD), "use a Session"
    unused = set(LOOKING_AHEAD) - {f"{place.file} {place.function}" for place in places}
    assert unused == set(), "no longer carry out a move"


def test_only_a_session_draws():
    assert [str(place) for path in EVERYTHING_ELSE for place in found(path, draws)] == []


def test_only_a_session_decides_what_may_be_told():
    assert [str(place) for path in EVERYTHING_ELSE for place in found(path, asks_what_is_secret)] == []


@pytest.mark.parametrize(
    ("matches", "code"),
    [
        (carries_out_a_move, "while True:\n    position = rules.play(position, move).position"),
        (carries_out_a_move, "step = self.table.rules.apply(position, move)"),
        (draws, "move = prompt.odds.draw(chances.for_player(0, 1))"),
        (draws, "entropy = chances.for_draw(None, 3)"),
        (asks_what_is_secret, "if prompt.secret: ..."),
        (asks_what_is_secret, "if hidden(step.events): ..."),
        (asks_what_is_secret, "closed = rules.secret_draws(position)"),
    ],
)
def test_another_loop_would_be_noticed(matches, code):
    assert found(ast.parse(code), matches)
