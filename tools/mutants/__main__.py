"""Puts single faults into the code at random and counts which of them the tests notice.

    nice python tools/mutants --seed 3 --each 7 --out mutants.jsonl

A fault changes one place: a comparison, a sign, a number, a condition, a call left out; in Python inside functions, in the
client's TypeScript anywhere. Every room gets the same number, and `--each 9` goes on where `--each 7` with the same seed and
file ended. First all tests of the rooms run once without a fault, and say which of them come by its place: only those run
with it, the shortest before the others, up to the first failure; where none is known to, all tests of the room run. (A value
that is kept from one test to the next is come by in the first one only: before a survivor is believed, run the whole files.)
A fault is also caught if one test takes longer than `--limit`, or a run ten times as long as without it. A run that is as late
without the fault is `late`: it decides nothing, and is not counted. What survives is listed, to be read: some faults change nothing
that can be seen. Needs a clean checkout with the client built; works in a copy of it, in a temporary folder.

Kernels cannot say who comes by. A fault in them is compiled, which takes a minute or two, and only the room's tests run. With
`--plain` their rooms run them as the Python they are written in (`plain_kernels`): nothing is compiled, the tests play fewer
plies and say who comes by, and those that take longer than `--limit` are left out. A fault that survives so is drawn again
without `--plain`, into another file; so is what is caught only by an index beyond an array, which compiled code reads as it lies.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from places import Fault, drawn
from rooms import CLIENT, ROOMS
from running import Copy, reach, tried


def groups(faults: list[Fault], *, plain: bool) -> list[list[Fault]]:
    """Faults whose tests can be asked together who comes by."""
    found: dict[object, list[Fault]] = {}
    for fault in faults:
        room = ROOMS[fault.room]
        if plain or not room.kernels:
            found.setdefault(CLIENT if fault.room == CLIENT else (room.numba, room.kernels), []).append(fault)
    return list(found.values())


def main() -> None:
    """Draw faults, try those that the file does not have, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--each", type=int, default=7, help="faults for each room (7)")
    parser.add_argument("--rooms", nargs="*", default=list(ROOMS), choices=list(ROOMS))
    parser.add_argument("--limit", type=float, default=600, help="seconds for one run of tests (600)")
    parser.add_argument("--plain", action="store_true", help="run kernels as Python")
    parser.add_argument("--out", type=Path, required=True, help="JSON lines, one for each fault")
    chosen = parser.parse_args()
    chosen.out.touch()
    done = [json.loads(line) for line in chosen.out.read_text("utf-8").splitlines()]
    counts = Counter((each["fault"]["room"], each["outcome"]) for each in done)
    known = [Fault(**each["fault"]) for each in done]
    faults = [fault for fault in drawn(chosen.seed, chosen.each, chosen.rooms) if fault not in known]
    with tempfile.TemporaryDirectory() as folder, chosen.out.open("a", encoding="utf-8") as out:
        copy = Copy.made(Path(folder, "copy"), chosen.limit, CLIENT in chosen.rooms, chosen.plain)
        tests: dict[Fault, tuple[str, ...]] = {}
        for group in groups(faults, plain=chosen.plain):
            tests |= reach(copy, group, Path(folder, "notes"), 20 * chosen.limit)
        for fault in faults:
            verdict = tried(fault, copy, tests.get(fault, ()))
            counts[fault.room, verdict.outcome] += 1
            out.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")
            out.flush()
            print(f"{verdict.outcome:9}{verdict.seconds:7.1f} s  {fault.file}:{fault.line} {fault.kind}", flush=True)
    for room in chosen.rooms:
        caught = counts[room, "caught"] + counts[room, "hung"]
        late = f", {counts[room, 'late']} late" if counts[room, "late"] else ""
        print(f"{room:12}{caught:4} of {caught + counts[room, 'survived']}{late}")


if __name__ == "__main__":
    main()
