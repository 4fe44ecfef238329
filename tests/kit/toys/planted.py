"""A small game in a project of its own: each way in which code and tests can speak of a clause, and each near miss."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from tests.kit.toys.fords import FORDS
from youyi.kernel.rulings import Ruleset

if TYPE_CHECKING:
    from pathlib import Path

    from youyi.kernel.game import Game

CLAUSES = (
    "NAMED", "DECORATED", "BESIDE", "IN_TABLE", "UNREAD_TABLE", "ROW", "BARE_ROW", "GROUND", "GROUND_TOO", "UNASKED",
    "ONLY_SAID", "ONLY_LISTED", "SHADOWED", "ONLY_IMPORTED", "NOWHERE",
)  # fmt: skip
FILES = {
    "pyproject.toml": "",
    "src/planted/__init__.py": "",
    "src/planted/articles.py": """
        from youyi.kernel.articles import Article, Grade
        from youyi.kernel.names import Name, Words

        def clause(key):
            return Article(key=f"planted.{key}", name=Name("", "", "", key), loci=(),
                           reading=Words("", "", ""), grade=Grade.SUPPLIED)
    """
    + "".join(f"\n        {each} = clause({each.lower()!r})" for each in CLAUSES)
    + """
        ARTICLES = tuple(value for value in vars().values() if isinstance(value, Article))
    """,
    "src/planted/rulings.py": """
        from dataclasses import dataclass
        from planted import articles as art
        from youyi.kernel.articles import Grade
        from youyi.kernel.names import Words
        from youyi.kernel.rulings import Answer, Ruling, quantity, question

        SAID = Words("?", "?", "?")

        @question(zh_hant="?", zh_hans="?")
        class Bounce(Ruling):
            "Does it bounce?"
            YES = Answer(reading=SAID, cites=(art.GROUND, art.NAMED), grade=Grade.SUPPLIED)
            NO = Answer(reading=SAID, cites=(), grade=Grade.SUPPLIED)

        @question(zh_hant="?", zh_hans="?")
        class Idle(Ruling):
            "Does nobody ask?"
            YES = Answer(reading=SAID, cites=(art.UNASKED,), grade=Grade.SUPPLIED)

        @dataclass(frozen=True, kw_only=True)
        class Rulings:
            bounce: Bounce = Bounce.YES
            idle: Idle = Idle.YES
            toll: int = quantity(2, question=SAID, unit=SAID, lowest=0, cites=(art.GROUND_TOO,))
    """,
    "src/planted/rows.py": """
        from dataclasses import dataclass
        from planted import articles

        @dataclass(frozen=True)
        class Row:
            article: object
            holds: tuple = ()
            fails: tuple = ()

        ROWED = Row(articles.ROW, holds=("a",), fails=("b",))
        BARE = Row(articles.BARE_ROW)
    """,
    "src/planted/speech.py": """
        from planted import articles as art

        def said():
            return {art.ONLY_SAID: "said"}
    """,
    "src/planted/deciding.py": """
        from planted import articles as art
        from planted.articles import DECORATED, ONLY_IMPORTED
        from planted.tables import BY_REASON, OTHERS
        from youyi.kernel.articles import enacts

        class Rules:
            def play(self):
                def inner():
                    return art.NAMED
                return inner

            def bounces(self, rulings):
                return rulings.bounce

        @enacts(DECORATED)
        def decorated(): ...

        def judge(scene):
            return [trigger(scene) for _, trigger in BY_REASON]

        def toll(table):
            return table.rulings.toll

        def others():
            return OTHERS["here"]

        def shadow():
            from somewhere import SHADOWED
            return SHADOWED
    """,
    "src/planted/tables.py": """
        from planted import articles as art
        from planted.triggers import trigger

        BY_REASON = ((art.BESIDE, trigger),)
        OTHERS = {"here": art.IN_TABLE}
        STATED_BY = (art.UNREAD_TABLE,)
    """,
    "src/planted/triggers.py": """
        def trigger(): ...
    """,
    "src/planted/late.py": """
        from planted.rows import ROWED

        def late():
            return ROWED
    """,
    "tests/test_it.py": """
        import pytest
        from planted import articles as art

        CASES = [("bounce", "no"), (art.IN_TABLE, 1)]
        UNREAD = (art.BESIDE,)

        def test_named():
            assert art.NAMED

        @pytest.mark.parametrize("case", CASES)
        def test_cases(case): ...

        def helper():
            return art.DECORATED

        def test_by_helper():
            helper()

        def test_by_key():
            assert "planted.row" == 1

        def test_with_toll(rules):
            rules(toll=3)
    """,
    "tests/test_unrelated.py": """
        from elsewhere import articles as art

        def test_of_another_game():
            assert art.BARE_ROW or "planted.nowhere"
    """,
}  # fmt: skip


def write(root: Path, name: str) -> None:
    """Write the project under a name; its game can be imported from `src`."""
    for path, text in FILES.items():
        file = root / path.replace("planted", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text).replace("planted", name), encoding="utf-8")


def planted_game(name: str) -> Game[Any, Any, Any, Any]:
    """The game of that name, once its folder `src` is on the path. It cannot be played."""
    rulings: Ruleset[Any] = replace(FORDS.rulesets[0], rulings=import_module(f"{name}.rulings").Rulings())
    return replace(
        FORDS,
        id=name,
        rules=import_module(f"{name}.deciding").Rules,
        articles=import_module(f"{name}.articles").ARTICLES,
        rulesets=(rulings,),
    )
