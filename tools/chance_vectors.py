"""Write `tests/vectors/chance.json`: the derivations of a table's chance, which Python and TypeScript are tested with.

Run `python tools/chance_vectors.py > tests/vectors/chance.json`. The file changes only if the scheme does, and then
the numbers in the names of its hashes must change too. `tests/kernel/test_contributed.py` derives it another way.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from youyi.kernel.cards import Shuffle
from youyi.kernel.committed import Committed, commitment
from youyi.kernel.contributed import COMPUTER, Contributed, joint, seal, settled
from youyi.kernel.dice import Dice
from youyi.kernel.seats import Seat

BOUTS = (0, 1, 2, 8)
PACK = tuple(f"{suit}{number}" for suit in ("T", "W", "S", "C") for number in range(10))
DICE = ((2, 0, 5, ""), (3, 1, 6, ""), (1, 1, 6, "d"), (5, 1, 6, ""))


def text(name: str) -> str:
    """32 bytes that follow from a name."""
    return hashlib.sha256(name.encode()).hexdigest()


def table(name: str, seals: list[str | None], openings: dict[int, str]) -> dict[str, Any]:
    """Everything that follows from a table's secret and what its seats did."""
    secret = bytes.fromhex(text(f"secret of {name}"))
    commit = commitment(secret)
    found = settled(name, commit, seals, openings)
    mixed = joint(name, commit, found)
    proof = Contributed(secret, mixed)
    return {
        "name": name,
        "table": name,
        "secret": secret.hex(),
        "commit": commit,
        "seals": seals,
        "openings": {str(seat): each for seat, each in openings.items()},
        "contributions": [
            {"seat": each.seat, "state": each.state.value, "seal": each.seal, "text": each.text} for each in found
        ],
        "joint": mixed.hex(),
        "keys": {str(bout): proof.key(bout).hex() for bout in BOUTS},
    }


def draws(key: str) -> list[dict[str, Any]]:
    """Draws of every kind from one key, by the table's hand and by seats."""
    found: list[dict[str, Any]] = []
    for hand, nth in ((0, 1), (1, 1), (1, 2), (4, 41)):
        seat = None if hand == 0 else Seat(hand - 1)
        for count, lowest, highest, before in DICE:
            odds = {"kind": "dice", "count": count, "lowest": lowest, "highest": highest, "before": before}
            cast = Dice(count, lowest, highest).draw(Committed(bytes.fromhex(key)).for_draw(seat, nth))
            found.append({"key": key, "hand": hand, "nth": nth, "odds": odds, "move": f"{before}{cast}"})
        dealt = Shuffle(PACK).draw(Committed(bytes.fromhex(key)).for_draw(seat, nth))
        odds = {"kind": "pack", "cards": list(PACK), "before": "deal:"}
        found.append({"key": key, "hand": hand, "nth": nth, "odds": odds, "move": "deal:" + ",".join(dealt.cards)})
        moves = ["first:a", "first:b", "first:c"]
        lot = moves[Committed(bytes.fromhex(key)).for_draw(seat, nth).below(len(moves))]
        found.append({"key": key, "hand": hand, "nth": nth, "odds": {"kind": "lot", "moves": moves}, "move": lot})
    return found


def vectors() -> dict[str, Any]:
    """Tables of every mixture of seats, and draws from their keys."""
    one, two, three = map(text, ("one", "two", "three"))
    tables = [
        table("nobodysealed", [None, COMPUTER], {}),
        table("alonewithone", [seal(one), COMPUTER], {0: one}),
        table("bothopenedit", [seal(one), seal(two)], {0: one, 1: two}),
        table("onestayedshut", [seal(one), seal(two), None, COMPUTER], {0: one}),
        table("four桌", [seal(one), COMPUTER, seal(two), seal(three)], {0: one, 2: two, 3: three}),
    ]
    return {"tables": tables, "draws": [each for found in tables[1:3] for each in draws(found["keys"]["1"])]}


if __name__ == "__main__":
    json.dump(vectors(), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")
