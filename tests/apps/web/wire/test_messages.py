"""The wire: strict in, and the same in Python and TypeScript."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from tests.kit.amount import some
from tests.kit.strategies import journeys
from workshop.client.game_odds import odds_data
from workshop.client.typescript import write
from youyi.apps.web.wire.messages import Heard, Move, Sit
from youyi.apps.web.wire.said import Said
from youyi.games import built_in
from youyi.kernel.rules import Chance
from youyi.records.contributed import OtherOdds
from youyi.records.draws import drawn_from

CLIENT = Path(__file__).parents[4] / "client" / "src"


def test_the_clients_types_are_those_of_the_server(tmp_path):
    committed = {each.relative_to(CLIENT) for each in CLIENT.rglob("*.ts")}
    for path in committed:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    write(tmp_path)
    written = {each.relative_to(tmp_path) for each in tmp_path.rglob("*.ts")}
    assert Path("lib/wire.ts") in written <= committed
    for path in written:
        assert (CLIENT / path).read_text("utf-8") == (tmp_path / path).read_text("utf-8"), (
            "run: python -m workshop typescript"
        )


def test_a_message_is_known_by_its_type():
    decode = msgspec.json.Decoder(Heard).decode
    assert decode(b'{"type": "Move", "at": 3, "text": "x"}') == Move(at=3, text="x")
    assert decode(b'{"type": "Sit", "token": "t"}') == Sit("t")


@pytest.mark.parametrize(
    "text",
    [
        b'{"type": "Move", "at": 3, "text": "x", "more": 1}',
        b'{"type": "Move", "at": "3", "text": "x"}',
        b'{"type": "Snapshot"}',
        b'{"at": 3, "text": "x"}',
        b"[]",
        b"\xff",
    ],
)
def test_what_is_not_a_message_is_refused(text):
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.Decoder(Heard).decode(text)


def test_languages_keep_their_codes():
    assert msgspec.json.encode(Said("a", "b", "c")) == b'{"en":"a","zh-Hant":"b","zh-Hans":"c"}'


@settings(max_examples=some(20))
@given(journeys())
def test_a_page_knows_all_that_is_drawn_from(journey):
    """Under any rulings and terms, at any place of a game."""
    game = journey.table.game
    if game.id not in built_in():
        return
    known = (CLIENT / f"games/{game.id}/odds.ts").read_text(encoding="utf-8")
    for pace in journey.paces:
        if isinstance(pace.prompt, Chance):
            odds = drawn_from(pace.prompt.odds, game.notation)
            assert isinstance(odds, OtherOdds) or json.dumps(odds_data(odds), ensure_ascii=False) in known
