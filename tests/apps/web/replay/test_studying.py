"""Studies on a server: other moves asked of the rules, a study written into the record, the record opened with it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, computer, create, finish
from youyi.apps.web.server.app import application
from youyi.games import catalogue
from youyi.kernel.names import Language
from youyi.records.files import read_record, write_record
from youyi.records.replay import replay
from youyi.records.study import GameStudy
from youyi.records.transcript import transcript

GOLDEN = {name: min(Path("tests/golden").glob(f"{name}/*.json")) for name in ("ruqi", "dama", "madiao")}

JSON = {"content-type": "application/json"}


@pytest.fixture(params=GOLDEN)
def text(request):
    return GOLDEN[request.param].read_text(encoding="utf-8")


@pytest.fixture
def client(settings):
    with TestClient(application(replace(settings, games=tuple(catalogue())))) as found:
        yield found


def tried(client, text, ply, *moves, **query):
    body = {"record": text, "ply": ply, "moves": list(moves)}
    return client.post("/api/try", json=body, params={"language": "en", **query})


def written(client, text, **study):
    whole = {"language": "en", "comments": {}, "quiz": [], "variations": []} | study
    return client.post("/api/study", json={"record": text, "study": whole})


def choices(text):
    return [ply.number for ply in replay(read_record(text)).plies if not ply.drawn]


def test_at_every_ply_the_rules_offer_what_was_played_and_the_throws_are_those_of_the_game(client, text):
    record = read_record(text)
    for ply in replay(record).plies[:: max(1, len(record.moves) // 12)]:
        told = tried(client, text, ply.number - 1).json()
        move = record.moves[ply.number - 1]
        assert told["played"] == move
        if ply.drawn:
            assert told["known"] == move
            assert told["throws"] == [] or move in [each["text"] for each in told["throws"]]
        else:
            assert told["asked"]["seat"] == ply.by
            assert move in [each["text"] for each in told["asked"]["offers"]]
        assert (told["film"]["first"], told["film"]["steps"], told["plies"]) == (ply.number - 1, [], [])


def test_what_was_tried_is_written_into_the_record_and_opened_with_it(client, text):
    random, number = Random(7), choices(text)[len(choices(text)) // 2]
    moves = list[str]()
    while len(moves) < 6:
        told = tried(client, text, number - 1, *moves).json()
        assert all(step["move"] in (move, None) for step, move in zip(told["film"]["steps"], moves, strict=True))
        assert len(told["plies"]) == len(moves)
        offers = [each["text"] for each in told["asked"].get("offers", ())] or [told["known"]]
        if offers == [None]:
            offers = [each["text"] for each in told["throws"]]
        if not offers:
            break
        moves.append(random.choice(offers))
    variation = {"of": 0, "ply": number, "moves": moves, "comments": {str(number): "another way"}}
    answer = written(client, text, comments={"0": "at first"}, quiz=[number], variations=[variation])
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].endswith('-study.json"')
    kept = read_record(answer.text)
    assert kept.moves == read_record(text).moves
    film = client.post("/api/film", content=answer.text, params={"language": "en"}, headers=JSON).json()
    shown = film["study"]
    assert shown["study"]["variations"] == [variation]
    assert shown["study"]["comments"] == {"0": "at first"}
    assert [each["says"] for each in shown["plies"][0]] == [each["says"] for each in told["plies"]][
        : len(moves)
    ] or moves
    assert film["checked"]["fault"] is None


@pytest.mark.parametrize("language", list(Language))
def test_a_study_is_told_as_text_in_the_language_of_who_asks(client, text, language):
    study = {"language": "en", "comments": {"0": "打馬 at first"}, "quiz": [], "variations": []}
    for query in ({"text": "1"}, {}):
        answer = client.post(
            "/api/study", json={"record": text, "study": study}, params={"language": language, **query}
        )
        assert answer.status_code == 200, answer.text
        told = "text" in query
        assert answer.headers["content-type"].startswith("text/plain" if told else "application/json")
        whole = replace(read_record(text), study=GameStudy(language=Language.EN, comments={0: "打馬 at first"}))
        assert answer.text == (transcript(whole, language) if told else write_record(whole))
        assert "打馬 at first" in answer.text


def test_an_empty_study_is_none_and_the_file_is_what_it_was(client, text):
    assert written(client, text).text == text


def test_a_move_that_the_rules_forbid_is_refused_with_its_ply(client, text):
    number = choices(text)[0]
    refused = tried(client, text, number - 1, "nonsense")
    assert (refused.status_code, refused.json()["ply"]) == (422, number)
    variation = {"of": 0, "ply": number, "moves": ["nonsense"], "comments": {}}
    refused = written(client, text, variations=[variation])
    assert refused.status_code == 422
    assert f"move {number}: in variation 1: " in refused.json()["says"]


def test_a_record_whose_study_is_not_sound_still_shows_its_game(client, text):
    number = choices(text)[0]
    whole = json.loads(text) | {"schema": "youyi.record/2"}
    whole["study"] = {"language": "en", "variations": [{"ply": number, "moves": ["nonsense"]}]}
    film = client.post("/api/film", content=json.dumps(whole), params={"language": "en"}, headers=JSON).json()
    assert film["study"] is None
    assert film["checked"]["fault"]["ply"] == number
    assert film["plies"] == len(whole["moves"])


def test_a_table_can_be_studied_when_its_game_is_over_and_not_before(settings):
    with TestClient(application(settings)) as small:
        table, _ = create(small, computer(), computer())
        finish(small, table)
        assert small.post("/api/try", json={"table": table, "ply": 0, "moves": []}).status_code == 200
        waiting, _ = create(small, OPEN, computer())
        refused = small.post("/api/try", json={"table": waiting, "ply": 0, "moves": []})
    assert refused.status_code == 422
    assert "only a game that is over" in refused.json()["says"]
