"""The rules ask for an answer in exactly one function, who else asks is named here, and no rule knows which ruleset it serves."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from importlib import import_module

import pytest

from tests.house.tree import PACKAGE, ROOT, WORKSHOP, Place, inside, parse, python_files, short, spoken_strings
from youyi.games import catalogue
from youyi.kernel.rulings import Ruleset, questions

GAMES = pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)


READERS = ("fast", "ideas", "players", "teaching", "handbook")
"""The rooms of a game that stand above its rules: no rule can import them."""
ASKED_ABOVE = {
    # kernels are told by `lowering.py`; this is a table of the readable rules, in which they look the answer up
    ("dama", "fast"): {"moat_exit"},
    # which of the shipped networks, and which table of endings, was learnt under answers like these
    ("dama", "players"): {"payment", "station_reward"},
    ("ruqi", "players"): {"void_award"},
    # where an idea was found to hold: it says so, and decides nothing
    ("dama", "ideas"): {"drop_path", "gate_opens_for", "hit_extra", "merge_extra", "station_reward"},
}
"""What is asked for by name above the rules. Handbooks ask for whatever they put into words, and decide nothing."""


def rule_files(game):
    """The readable engine of a game: every room but the rulings themselves and those that stand above the rules."""
    house = PACKAGE / "games" / game.id
    answers = [house / "rulings.py", *python_files(house / "rulings")]
    readers = python_files(*(house / room for room in READERS))
    return [path for path in python_files(house) if path not in (*answers, *readers)]


def is_rulings(node: ast.AST) -> bool:
    """Say whether an expression is a game's answers: `rulings`, or `.rulings` of anything."""
    match node:
        case ast.Name(id="rulings") | ast.Attribute(attr="rulings"):
            return True
        case _:
            return False


def consultations(paths):
    """For each ruling, every place in these files that asks for its answer."""
    asked = defaultdict(list)
    for path in paths:
        for node, function in inside(parse(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and is_rulings(node.value):
                asked[node.attr].append(Place(short(path), function, node.lineno))
    return asked


def questions_of(game):
    return questions(game.rulesets[0].rulings)


@GAMES
def test_every_ruling_is_consulted_in_exactly_one_function(game):
    asked = consultations(rule_files(game))
    wrong = {}
    for name in questions_of(game):
        places = asked[name]
        if len({(place.file, place.function) for place in places}) != 1:
            wrong[name] = [str(place) for place in places]
    assert wrong == {}


@GAMES
@pytest.mark.parametrize("room", [room for room in READERS if room != "handbook"])
def test_above_the_rules_nothing_is_asked_but_what_is_named(game, room):
    asked = consultations(python_files(PACKAGE / "games" / game.id / room))
    assert asked.keys() & questions_of(game).keys() == ASKED_ABOVE.get((game.id, room), set())


def test_nobody_asks_outside_the_games():
    """Whatever is told of rulings elsewhere is told of all of them alike."""
    asked = consultations(path for path in python_files(PACKAGE, WORKSHOP) if PACKAGE / "games" not in path.parents)
    names = {name for game in catalogue() for name in questions_of(game)}
    assert {name: list(map(str, asked[name])) for name in asked.keys() & names} == {}


@GAMES
def test_the_page_is_told_what_answers_mean_and_asks_none(game):
    """The rooms of games in the client: a board that asks for an answer writes a rule a second time."""
    room = [path for path in (ROOT / "client/src/games" / game.id).rglob("*") if path.suffix in (".ts", ".svelte")]
    assert room
    asking = re.compile(r"\brulings\s*(?:\?\.|\.|\[)|\{[^}]*\brulings\b[^}]*\}\s*=")
    assert [str(path.relative_to(ROOT)) for path in room if asking.search(path.read_text(encoding="utf-8"))] == []


@GAMES
def test_nothing_is_asked_of_the_rulings_under_another_name(game):
    """`answers = table.rulings` would hide a consultation from the law above."""
    hidden = [
        str(Place(short(path), function, node.lineno))
        for path in rule_files(game)
        for node, function in inside(parse(path))
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr)
        and node.value is not None
        and is_rulings(node.value)
    ]
    assert hidden == []


@GAMES
def test_no_rule_names_a_ruleset(game):
    rulings = import_module(f"youyi.games.{game.id}.rulings")
    constants = {name for name, value in vars(rulings).items() if isinstance(value, Ruleset)}
    ids = {name for ruleset in game.rulesets for name in (ruleset.id, ruleset.full_id)}
    assert constants, "the named rulesets stand in rulings.py"
    guilty = []
    front_door = PACKAGE / "games" / game.id / "__init__.py"
    for path in rule_files(game):
        if path == front_door:
            continue
        tree = parse(path)
        guilty += [f"{short(path)}:{line} {text}" for text, line in spoken_strings(tree) if text in ids]
        for node, function in inside(tree):
            named = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            if named in constants:
                guilty.append(f"{Place(short(path), function, getattr(node, 'lineno', 0))}: {named}")
    assert guilty == []
