"""Finds worked examples: for each clause that an event can name, a short move out of a game of random players.

`python -m workshop examples` writes `teaching/examples.py` of every game that is taught.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from youyi.games import built_in, game
from youyi.kernel.articles import Article
from youyi.kernel.game import Game
from youyi.kernel.rules import Decision
from youyi.kernel.rulings import differences
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import heard
from youyi.kernel.session import Ply, Session
from youyi.kernel.streams import Numbered
from youyi.players.simple import RandomPlayer

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Row: TypeAlias = tuple[str, str, str, str, int]
"""Clause, ruleset, position, move, and the seat that looks on."""
_SEED = 10
_GAMES = {"madiao": 160}
_USUAL_GAMES = 12
_OTHER_RULESET = 1000
"""An example under the default ruleset is better than any other."""
_HEAD = '''"""Worked examples of the clauses of {name}: out of games of random players, by `python -m workshop examples`."""

from __future__ import annotations

from youyi.kernel.face.lessons import Row

ROWS: tuple[Row, ...] = (
'''


def examples(played: AnyGame) -> dict[str, Row]:
    """Find for each clause the choice or draw with the fewest events of which it is a reason."""
    found: dict[str, tuple[int, Row]] = {}
    for rank, ruleset in enumerate(played.rulesets):
        terms = differences(played.bout, played.terms)
        table = played.under(ruleset.id, terms=terms)
        for number in range(_GAMES.get(played.id, _USUAL_GAMES)):
            session = Session(table.rules)
            session.play_out([RandomPlayer()] * table.rules.seats, Numbered(_SEED, number), limit=4000)
            for ply in session.plies:
                for key, row in _rows(played, ruleset.id, session, ply):
                    size = len(ply.step.events) + _OTHER_RULESET * min(rank, 1)
                    if key not in found or size < found[key][0]:
                        found[key] = (size, row)
    return {article.key: found[article.key][1] for article in played.articles if article.key in found}


def _rows(
    played: AnyGame, ruleset: str, session: Session[Any, Any, Any, Any], ply: Ply[Any, Any, Any]
) -> Iterator[tuple[str, Row]]:
    prompt = session.rules.prompt(ply.before)
    seat = prompt.seat if isinstance(prompt, Decision) else ply.by or Seat(0)
    named = {each.because for each in heard(ply.step.events, seat)}
    for because in named:
        if isinstance(because, Article):
            written = played.notation.write_position(ply.before)
            yield because.key, (because.key, ruleset, written, played.notation.write_move(ply.move), seat)


def module(played: AnyGame) -> str:
    """Write the module that holds a game's examples."""
    lines = [f"    {row!r},\n".replace("'", '"') for row in examples(played).values()]
    return _HEAD.format(name=played.name.zh_hant) + "".join(lines) + ")  # fmt: skip\n"


def write(folder: Path) -> None:
    """Write the examples of every game that is taught."""
    for name in built_in():
        if game(name).has("teaching"):
            (folder / name / "teaching" / "examples.py").write_text(module(game(name)), encoding="utf-8")
