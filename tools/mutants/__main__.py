"""Puts single faults into the code at random and counts which of them the tests notice.

    nice python tools/mutants --seed 3 --each 7 --out mutants.jsonl

A fault changes one place: a comparison, a sign, a number, a condition, a call left out; in Python inside functions, in the
client's TypeScript anywhere. Every room gets the same number, and `--each 9` goes on where `--each 7` with the same seed and
file ended. Room by room, first all faults stand in the code at once, switched off, and the room's tests run, those nearest to the
faults first: a test that comes by some of them runs again for each, in a fork of its process in which that one is on, until every
fault was noticed or every test has run. A fault that no fork noticed is put in alone, and the tests that come by it run, the
quickest first, and their whole files, as long as `--limit` lasts: so what is kept from one test to the next, or made when a module
is loaded, hides none. Then it has survived; at once, if no test comes by it. What a slow test, another room's or
one that starts a process in an environment of its own might have noticed has survived too: fewer are said to be caught than are.
A fault is also caught if one test takes longer than `--limit`, or a run ten times as long as without it. A run that is as late
without the fault is `late`: it decides nothing, and is not counted. What survives is listed, to be read: some faults change nothing
that can be seen. Needs a clean checkout with the client's packages; works in a copy of it, in a temporary folder, or where `--copy`
says: what is compiled for a copy is compiled for that folder, and found again by the next run.

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
from reaching import reach
from rooms import CLIENT, ROOMS
from running import ANYWHERE, Copy, tried


def main() -> None:
    """Draw faults, try those that the file does not have, and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--each", type=int, default=7, help="faults for each room (7)")
    parser.add_argument("--rooms", nargs="*", default=list(ROOMS), choices=list(ROOMS))
    parser.add_argument("--limit", type=float, default=600, help="seconds for one run of tests (600)")
    parser.add_argument("--plain", action="store_true", help="run kernels as Python")
    parser.add_argument("--stages", type=int, help="how many stages of a room's tests are asked, the nearest (all)")
    parser.add_argument("--copy", type=Path, help="where the copy is made anew; what stands there goes")
    parser.add_argument("--out", type=Path, required=True, help="JSON lines, one for each fault")
    chosen = parser.parse_args()
    chosen.out.touch()
    done = [json.loads(line) for line in chosen.out.read_text("utf-8").splitlines()]
    counts = Counter((each["fault"]["room"], each["outcome"]) for each in done)
    known = [Fault(**each["fault"]) for each in done]
    faults = [fault for fault in drawn(chosen.seed, chosen.each, chosen.rooms) if fault not in known]
    with tempfile.TemporaryDirectory() as folder, chosen.out.open("a", encoding="utf-8") as out:
        copy = Copy.made(chosen.copy or Path(folder, "copy"), chosen.limit, CLIENT in chosen.rooms, chosen.plain)
        for room in chosen.rooms:
            own = [fault for fault in faults if fault.room == room]
            ask = bool(own) and (chosen.plain or not ROOMS[room].kernels)
            tests = reach(copy, own, Path(folder, "notes"), 20 * chosen.limit, chosen.stages) if ask else {}
            for fault in own:
                verdict = tried(fault, copy, tests.get(fault, ANYWHERE))
                counts[room, verdict.outcome] += 1
                out.write(json.dumps(asdict(verdict), ensure_ascii=False) + "\n")
                out.flush()
                print(
                    f"{verdict.outcome:9}{verdict.seconds:7.1f} s  {fault.file}:{fault.line} {fault.kind}", flush=True
                )
    for room in chosen.rooms:
        caught = counts[room, "caught"] + counts[room, "hung"]
        late = f", {counts[room, 'late']} late" if counts[room, "late"] else ""
        print(f"{room:12}{caught:4} of {caught + counts[room, 'survived']}{late}")


if __name__ == "__main__":
    main()
