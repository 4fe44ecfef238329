"""How one JSON value becomes another, in few words: films hold each view as the change of the one before.

A change is null (nothing), `{"=": value}` (another value), `{".": {key: change}, "-": [keys that go]}` for an object, or
`{"#": {index: change}}` for a list that keeps its length.
"""

from __future__ import annotations

from typing import Any


def change(before: Any, after: Any) -> Any:
    """Describe how `before` becomes `after`.

    >>> change({"a": [1, 2], "b": 0}, {"a": [1, 3], "c": 0})
    {'.': {'a': {'#': {'1': {'=': 3}}}, 'c': {'=': 0}}, '-': ['b']}
    """
    if type(before) is type(after):
        if isinstance(after, dict):
            return _of_object(before, after)
        if isinstance(after, list) and len(after) == len(before):
            return _of_list(before, after)
        if before == after:
            return None
    return {"=": after}


def changed(before: Any, by: Any) -> Any:
    """Carry a change out; what does not change is shared with the value before."""
    if by is None:
        return before
    if "=" in by:
        return by["="]
    if "#" in by:
        return [changed(each, by["#"].get(str(place))) for place, each in enumerate(before)]
    kept = {key: each for key, each in before.items() if key not in by.get("-", ())}
    return kept | {key: changed(before.get(key), each) for key, each in by["."].items()}


def _of_object(before: dict[str, Any], after: dict[str, Any]) -> Any:
    changes: dict[str, Any] = {}
    for key, value in after.items():
        found = change(before[key], value) if key in before else {"=": value}
        if found is not None:
            changes[key] = found
    gone = [key for key in before if key not in after]
    if gone:
        return {".": changes, "-": gone}
    return {".": changes} if changes else None


def _of_list(before: list[Any], after: list[Any]) -> Any:
    changes: dict[str, Any] = {}
    for place, (old, new) in enumerate(zip(before, after, strict=True)):
        if (found := change(old, new)) is not None:
            changes[str(place)] = found
    return {"#": changes} if changes else None
