"""What tests of the client have recorded, after a message has got a field or lost one.

    python -m tests.kit.recorded draws=0

gives every recorded message that lacks the field this value (JSON), and drops what the server does not say any more.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from youyi.apps.web.wire.http import GameSaid
from youyi.apps.web.wire.messages import Snapshot, Spoken

FOLDER = Path(__file__).parents[2] / "client/tests/recorded"
WHOLE: dict[str, Any] = {"game": GameSaid, "over": list[Snapshot], "play": list[Spoken]}
"""What a file holds, by the end of its name; the others hold parts of messages."""
FILES = {path: WHOLE[end] for path in sorted(FOLDER.glob("*.json")) if (end := path.stem.rpartition("-")[2]) in WHOLE}
_MISSING = re.compile(r"missing required field `(\w+)`(?: - at `\$(.*)`)?")


def filled(said: Any, held: Any, given: Mapping[str, Any]) -> Any:
    """What was recorded as the server would say it now. Ends the program where a field is missing and was not given."""
    while True:
        try:
            return msgspec.to_builtins(msgspec.convert(said, held))
        except msgspec.ValidationError as error:
            missing = _MISSING.search(str(error))
            if missing is None:
                raise
            if missing[1] not in given:
                raise SystemExit(f"{error}; say what it is: {missing[1]}=VALUE") from None
            at = said
            for step in re.findall(r"\w+", missing[2] or ""):
                at = at[int(step)] if step.isdigit() else at[step]
            at[missing[1]] = given[missing[1]]


def main(arguments: list[str]) -> None:
    """Write the recorded files again, each laid out as it was."""
    given = {name: json.loads(value) for name, _, value in (each.partition("=") for each in arguments)}
    for path, held in FILES.items():
        text = path.read_text("utf-8")
        indent = 1 if text.startswith("{\n") else None
        path.write_text(
            json.dumps(filled(json.loads(text), held, given), ensure_ascii=False, indent=indent) + "\n", "utf-8"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
