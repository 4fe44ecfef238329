"""An answer that only the readable rules know: in a process of its own, each `case` and row of one answer is its twin's too.

`python -m tests.kit.engines.twins GAME` says as JSON what the fast engine makes of the twin.
"""

from __future__ import annotations

import ast
import json
import sys
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any

TWIN = "WHOLE_NEW"


@dataclass(frozen=True)
class Newcomer:
    """The question, the answer that the new one is played like, and one that it is not."""

    question: str
    asked: str
    like: str
    unlike: str


NEWCOMERS = {
    "dama": Newcomer("hit_extra", "HitExtra", "FALSE", "TRUE"),
    "madiao": Newcomer("chong_taker", "ChongTaker", "BEST_PRIORITY", "FIRST_ABLE"),
    "ruqi": Newcomer("kind_choice", "KindChoice", "XIAO_FIRST_LEAVING", "XIAO_FIRST"),
}


class Taught(ast.NodeTransformer):
    """Teaches a module of the readable rules the twin of an answer."""

    def __init__(self, asked: str, like: str) -> None:
        self.asked, self.like = asked, like

    def is_like(self, node: ast.AST | None) -> bool:
        match node:
            case ast.Attribute(value=ast.Name(id=asked), attr=like):
                return (asked, like) == (self.asked, self.like)
            case _:
                return False

    def twin(self) -> ast.Attribute:
        return ast.Attribute(ast.Name(self.asked, ast.Load()), TWIN, ast.Load())

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """The question itself: the twin is said in the same words, under another name."""
        for place, each in enumerate(node.body if node.name == self.asked else ()):
            match each:
                case ast.Assign(targets=[ast.Name(id=self.like)], value=ast.Call(func=func, keywords=said)):
                    word = ast.keyword("word", ast.Constant(TWIN.lower()))
                    made = ast.Call(func, [], [*(one for one in said if one.arg != "word"), word])
                    node.body.insert(place + 1, ast.Assign([ast.Name(TWIN, ast.Store())], made))
                    break
                case _:
                    pass
        self.generic_visit(node)
        return node

    def visit_MatchValue(self, node: ast.MatchValue) -> ast.pattern:
        return ast.MatchOr([node, ast.MatchValue(self.twin())]) if self.is_like(node.value) else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """`x is A` becomes `x in (A, twin)`."""
        self.generic_visit(node)
        match node:
            case ast.Compare(ops=[ast.Is() | ast.Eq()], comparators=[other]) if self.is_like(other):
                return ast.Compare(node.left, [ast.In()], [ast.Tuple([other, self.twin()], ast.Load())])
            case ast.Compare(ops=[ast.IsNot() | ast.NotEq()], comparators=[other]) if self.is_like(other):
                return ast.Compare(node.left, [ast.NotIn()], [ast.Tuple([other, self.twin()], ast.Load())])
            case _:
                return node

    def visit_Tuple(self, node: ast.Tuple) -> ast.Tuple:
        self.generic_visit(node)
        return ast.Tuple([*node.elts, *(self.twin() for each in node.elts if self.is_like(each))], node.ctx)

    def visit_Dict(self, node: ast.Dict) -> ast.Dict:
        self.generic_visit(node)
        rows = [(self.twin(), value) for key, value in zip(node.keys, node.values, strict=True) if self.is_like(key)]
        return ast.Dict([*node.keys, *(key for key, _ in rows)], [*node.values, *(value for _, value in rows)])


def teach(game: str, new: Newcomer) -> None:
    """From now on, load the readable rules of a game with the twin; its kernels and their rows as they are."""
    rooms = tuple(f"youyi.games.{game}.{room}" for room in ("fast", "lowering"))
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if not name.startswith(f"youyi.games.{game}.") or name.startswith(rooms):
            return usual(loader, name)
        source = loader.get_source(name)
        assert source is not None
        tree = Taught(new.asked, new.like).visit(ast.parse(source))
        return compile(ast.fix_missing_locations(tree), loader.path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]


def give_row(game: str, asked: Any, like: str) -> None:
    """Let the twin have the rows of another answer."""
    for rows in (*vars(lowering_of(game)).values(), *lowering_of(game).LOWERING.asked.values()):
        if isinstance(rows, dict) and asked[like] in rows:
            rows[asked[TWIN]] = rows[asked[like]]


def lowering_of(game: str) -> Any:
    """The module that says what kernels know."""
    return import_module(f"youyi.games.{game}.lowering")


def said(name: str) -> dict[str, Any]:
    """What the fast engine makes of the twin: before it has a row, with the right one, and with a wrong one."""
    new = NEWCOMERS[name]
    teach(name, new)
    answers, engines = import_module("tests.kit.engines.answers"), import_module("youyi.analysis.runs.engines")
    played = answers.game(name)
    answer = {new.question: TWIN.lower()}
    table = played.under(None, answer)
    asked = type(getattr(table.rulings, new.question))
    engine = engines.chosen("auto", table, ["random@1"] * table.rules.seats, 10**6)
    found: dict[str, Any] = {"engine": engine.name, "because": engine.says.en}
    try:
        engines.fast_room(played).engine(table.rules)
    except LookupError as error:
        found["refused"] = error.args[0]
    for manner, like in (("right", new.like), ("wrong", new.unlike)):
        give_row(name, asked, like)
        answers.forget()
        examples = answers.examples_of(played, new.question)
        found[manner] = sum(answers.noticed(example, answer, answer) for example in examples)
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(said(sys.argv[1])))
