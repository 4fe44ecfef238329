"""Whatever the server may refuse has a sentence, and the page of messages explains it."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from youyi.apps.web.base.words import CLOSED, REFUSED
from youyi.apps.web.wire.messages import ClosedBecause, Code

WIRE = Path(__file__).parents[4] / "docs" / "reference" / "wire.md"


def test_every_refusal_has_its_sentence():
    """A code without one would end the line of whoever is refused."""
    assert set(REFUSED) == set(get_args(Code))
    assert set(CLOSED) == set(get_args(ClosedBecause))


def test_every_refusal_is_explained():
    _, _, after = WIRE.read_text("utf-8").partition("### Refusals")
    table = after.partition("\n\nA refusal never")[0]
    explained = {code for code in get_args(Code) if f"`{code}`" in table}
    assert explained == set(get_args(Code))
