# ruff: noqa: INP001 (a script beside the tests that it serves, in no package)
"""Records what 儒棋 offers at many positions, under both rulesets: python client/tests/record_ruqi.py.

It writes `ruqi-offers.json`: of every question the pieces as they stand and the outlines of the choices, compactly. Those
with the most choices are kept, and those whose choices have something of their own: a lane, a carrying on, a piece that leaves.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from youyi.games import game
from youyi.kernel.rules import Chance, Decision, Over
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.records import codec

GAMES, PLIES = 30, 260
KEPT = 3
"""So many questions of each kind, those with the most choices."""
MANY = 20

Question = dict[str, Any]


def kinds(outlines: list[Any]) -> set[str]:
    """What a question has of its own."""
    steps = [step for outline in outlines for step in outline["steps"]]
    found = {name for name in ("off", "turns_in", "back") if any(step[name] for step in steps)}
    found |= {"carried"} if any(step["carried_from"] is not None for step in steps) else set()
    found |= {"many"} if len(outlines) > MANY else set()
    found |= {"unit"} if any(len(step["pieces"]) > 1 for step in steps) else set()
    return found or {"plain"}


def asked(ruleset: str, seed: int) -> list[Question]:
    """Every question of a random game."""
    opened = game("ruqi")
    rules = opened.under(ruleset).rules
    session: Session[Any, Any, Any, Any] = Session(rules, keep=1)
    chances, pick = Numbered(seed, 0), random.Random(seed)  # noqa: S311  # the same in every run
    found = list[Question]()
    for _ in range(PLIES):
        prompt = session.prompt
        if isinstance(prompt, Over):
            break
        if isinstance(prompt, Chance):
            session.take(session.draw(chances))
            continue
        assert isinstance(prompt, Decision)
        drawn = [codec.dump(opened.outline(rules, session.position, move)) for move in prompt.moves]
        if len(drawn) > 1:
            view = codec.dump(rules.view(session.position, prompt.seat))
            found.append({"ruleset": ruleset, "seat": prompt.seat, "pieces": view["pieces"], "offers": drawn})
        session.take(pick.choice(prompt.moves))
    return found


def record() -> None:
    """Keep the questions with the most choices of each kind, under each ruleset."""
    kept = list[Question]()
    for ruleset in game("ruqi").rulesets:
        every = [each for seed in range(GAMES) for each in asked(ruleset.full_id, seed)]
        every.sort(key=lambda each: -len(each["offers"]))
        for kind in sorted({kind for each in every for kind in kinds(each["offers"])}):
            of_kind = [each for each in every if kind in kinds(each["offers"])]
            kept += [each for each in of_kind[:KEPT] if each not in kept]
    path = Path(__file__).parent / "recorded" / "ruqi-offers.json"
    path.write_text(json.dumps(kept, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    record()
