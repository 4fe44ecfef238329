"""What pages are told of the games, and the pages themselves."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, UNLIMITED, InProcessPool, computer, create, finish, me
from tests.kit.amount import some_of
from tests.kit.toys.fords import FORDS
from youyi.apps.web.http.origins import Trust
from youyi.apps.web.server.app import Settings, application
from youyi.games import catalogue
from youyi.kernel.articles import GRADE_MEANINGS, GRADE_NAMES
from youyi.kernel.rulings import Quantity, questions
from youyi.players.player import players_of
from youyi.records.files import read_record
from youyi.records.replay import replay


@pytest.fixture(scope="module")
def real(tmp_path_factory):
    """A server with every game of the catalogue."""
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(
        database=str(folder / "tables.sqlite3"),
        pace=0,
        static=folder / "static",
        limits=UNLIMITED,
        trust=Trust(names=("testserver",)),
        pool=lambda _workers: InProcessPool(),
    )
    with TestClient(application(settings)) as client:
        yield client


def test_a_game_is_sent_with_all_a_page_needs(client):
    [game] = client.get("/api/games").json()
    assert game["id"] == "fords"
    assert game["seats"] == {"lowest": 2, "highest": 3, "usual": 3}
    assert [each["id"] for each in game["rulesets"]] == ["fords/plain@1", "fords/quiet@2"]
    assert game["rulesets"][0]["rulings"] == {"doubles": "again", "toll": 2}
    doubles, toll = client.get("/api/questions/fords").json()
    assert (doubles["kind"], [each["value"] for each in doubles["answers"]]) == ("choice", ["again", "nothing"])
    assert (toll["kind"], toll["lowest"], toll["highest"], toll["usual"]) == ("quantity", 0, 9, 2)
    assert game["board"] == {"length": 12}
    assert [each["id"] for each in game["players"]] == ["random"], "a player for tests is not offered"


def three(text):
    """A text of the catalogue in every language, as a page receives it."""
    return text and {"en": text.en, "zh-Hant": text.zh_hant, "zh-Hans": text.zh_hans}


def test_the_texts_of_a_game_are_those_of_its_source(real):
    sent = {game["id"]: game for game in real.get("/api/games").json()}
    assert list(sent) == [game.id for game in catalogue()]
    for game in catalogue():
        entry = sent[game.id]
        assert [entry[each] for each in ("name", "about", "unit")] == list(
            map(three, (game.name, game.about, game.unit))
        )
        assert entry["pinyin"] == game.name.pinyin
        pairs = {
            name: (getattr(game.colours, name).light, getattr(game.colours, name).dark) for name in ("ground", "accent")
        }
        assert {name: (entry["colours"][name]["light"], entry["colours"][name]["dark"]) for name in pairs} == pairs
        assert entry["colours"]["seats"] == list(game.colours.seats)
        assert entry["seat_names"] == list(map(three, game.seat_names))
        named = [(each["id"], each["name"], each["summary"]) for each in entry["rulesets"]]
        assert named == [(each.full_id, three(each.name), three(each.summary)) for each in game.rulesets]
        offered = [each for each in players_of(game) if each.opponent]
        players = [(each["id"], each["name"], each["strength"]) for each in entry["players"]]
        assert players == [(each.id, three(each.name), three(each.strength)) for each in offered]


def test_the_texts_of_a_question_are_those_of_its_source(real):
    absent = 0
    for game, entry in zip(catalogue(), real.get("/api/games").json(), strict=True):
        sent_questions = real.get(f"/api/questions/{game.id}").json()
        for sent, usual in ((sent_questions, game.rulesets[0].rulings), (entry["terms"], game.terms)):
            asked = questions(usual)
            assert [each["name"] for each in sent] == list(asked)
            for each, source in zip(sent, asked.values(), strict=True):
                assert each["question"] == three(source.question)
                if isinstance(source, Quantity):
                    assert (each["unit"], each["absent"]) == (three(source.unit), three(source.absent))
                    absent += source.absent is not None
                else:
                    answers = [(one["word"], one["reading"], one["grade"]) for one in each["answers"]]
                    assert answers == [(one.word, three(one.answer.reading), one.answer.grade.value) for one in source]
    assert absent, "some number may be left open"


@pytest.mark.more
def test_the_texts_of_a_clause_are_those_of_its_source(real):
    advised = 0
    for game in catalogue():
        for article in some_of(game.articles):
            sent = real.get(f"/api/articles/{article.key}").json()
            assert (sent["key"], sent["game"]) == (article.key, game.id)
            assert [sent[each] for each in ("name", "reading", "advice", "translated", "silence")] == [
                three(each)
                for each in (article.name, article.reading, article.advice, article.translated, article.silence)
            ]
            said = three(GRADE_NAMES[article.grade]), three(GRADE_MEANINGS[article.grade])
            assert (sent["grade_name"], sent["grade_meaning"]) == said
            for kind, loci in (("old", article.old), ("modern", article.modern)):
                assert sent[kind] == [
                    {
                        "source": three(each.title),
                        "edition": three(each.source.edition),
                        "place": each.place,
                        "folio": three(each.folio),
                        "words": each.quoted,
                        "script": each.source.script,
                        "address": each.source.address,
                    }
                    for each in loci
                ]
            advised += article.advice is not None
    assert advised, "some clause has advice"


@pytest.mark.parametrize(
    ("key", "scripts"),
    [
        ("ruqi.yielding", {"zh-Hant"}),
        ("dama.zones", {"zh-Hans"}),
        ("madiao.forty_leaves", {"zh-Hans"}),
        ("madiao.redeal", {"en"}),
        ("ruqi.ours.colours", set()),
    ],
)
def test_the_script_of_a_quotation_is_its_sources(real, key, scripts):
    sent = real.get(f"/api/articles/{key}").json()
    assert {each["script"] for each in (*sent["old"], *sent["modern"])} == scripts


@pytest.mark.more
def test_the_texts_of_an_answer_are_those_of_its_source(real):
    for game in catalogue():
        for name, question in questions(game.rulesets[0].rulings).items():
            if isinstance(question, Quantity):
                continue
            for member in some_of(tuple(question)):
                sent, answer = real.get(f"/api/rulings/{game.id}/{name}/{member.word}").json(), member.answer
                assert [sent[each] for each in ("game", "name", "word")] == [game.id, name, member.word]
                assert [sent[each] for each in ("question", "reading", "grade_name")] == [
                    three(each) for each in (member.question, answer.reading, GRADE_NAMES[answer.grade])
                ]
                assert sent["cites"] == [{"key": each.key, "name": three(each.name)} for each in answer.cites]


@pytest.mark.more
def test_a_table_can_be_created_with_every_offered_answer(real):
    for game in real.get("/api/games").json():
        seats = [OPEN] * game["seats"]["usual"]
        for question in real.get(f"/api/questions/{game['id']}").json():
            for answer in some_of(question.get("answers", ())):
                body = {"game": game["id"], "seats": seats, "rulings": {question["name"]: answer["value"]}}
                laid = real.post("/api/tables", json=body)
                assert laid.status_code == 201 or laid.json()["error"] == "answers_conflict", laid.text


@pytest.mark.parametrize("game", ["ruqi", "madiao", pytest.param("dama", marks=pytest.mark.long)])
def test_computers_play_every_game_and_its_record_proves_every_throw(real, game):
    usual = next(each for each in real.get("/api/games").json() if each["id"] == game)["seats"]["usual"]
    short: dict[str, dict[str, Any]] = {
        "ruqi": {"terms": {"rounds": 1}},
        "madiao": {"terms": {"deals": 1}},
        "dama": {"ruleset": "dama/short"},
    }
    body = {"game": game, "seats": [computer("random")] * usual, **short.get(game, {})}
    table = real.post("/api/tables", json=body).json()["id"]
    finish(real, table)
    played = replay(read_record(real.get(f"/api/tables/{table}/record").text))
    assert played.plies[0].drawn


def test_the_lobby_lists_open_tables(client):
    shown, _ = create(client, me("Lin"), OPEN, computer(), listed=True)
    create(client, me("Quiet"), OPEN)
    [table] = client.get("/api/tables").json()
    assert (table["id"], table["open_seats"], table["names"]) == (shown, [1], ["Lin"])
    assert table["since"].endswith("+00:00")


def test_a_record_and_a_transcript_can_be_had(client):
    table, _ = create(client, computer(), computer())
    finish(client, table)
    record = client.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="fords-{table}.json"'
    chance = client.get(f"/api/tables/{table}").json()["chance"]
    recorded = record.json()["chance"]
    told = ("kind", "commit", "reveal", "keys", "contributions")
    assert {key: recorded[key] for key in told} == {key: chance[key] for key in told}
    assert chance["reveal"] is not None
    told = client.get(f"/api/tables/{table}/transcript?language=zh-Hant")
    assert told.headers["content-type"].startswith("text/plain")
    assert "zh-Hant Thrown" in told.text


def test_a_secret_is_not_revealed_before_the_end(client):
    table, _ = create(client, me(), OPEN)
    assert client.get(f"/api/tables/{table}").json()["chance"]["reveal"] is None
    assert client.get(f"/api/tables/{table}/record").json()["chance"]["reveal"] is None


def test_an_invitation_can_be_scanned(client):
    picture = client.get("/api/qr", params={"text": "http://testserver/t/abc"})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


@pytest.fixture
def built(settings):
    (settings.static / "assets").mkdir(parents=True)
    (settings.static / "index.html").write_text("<!doctype html><title>page</title>")
    (settings.static / "icon.svg").write_text("<svg/>")
    (settings.static / "assets" / "app-1a2b.js").write_text("// " + "long " * 1000)
    (settings.static.parent / "secret.txt").write_text("not for you")
    with TestClient(application(settings)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/fords.walk", "/anything/else", "/index.html"])
def test_every_page_is_the_page(built, path):
    page = built.get(path)
    assert page.text == "<!doctype html><title>page</title>"
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-security-policy"].startswith("default-src 'self';")
    assert page.headers["x-content-type-options"] == "nosniff"


def test_hashed_files_are_kept_and_compressed(built):
    script = built.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"
    for gone in ("/assets/gone.js", "/favicon.ico"):
        assert built.get(gone).status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"]
)
def test_nothing_outside_the_folder_is_shown(built, path):
    assert "not for you" not in built.get(path).text


def test_data_is_never_kept_unless_it_is_asked_for_again_each_time(built):
    assert built.get("/api/tables").headers["cache-control"] == "no-store"
    games = built.get("/api/games")
    assert games.headers["cache-control"] == "no-cache"
    again = built.get("/api/games", headers={"If-None-Match": games.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_client_that_is_not_built_says_how(client):
    page = client.get("/t/abc")
    assert page.status_code == 503
    assert "make client" in page.text


def test_a_server_without_a_game_does_not_open_its_tables(settings):
    with TestClient(application(settings)) as client:
        table, _ = create(client, me(), OPEN)
    with TestClient(application(dataclasses.replace(settings, games=()))) as client:
        answer = client.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (409, "other_release")
    with TestClient(application(dataclasses.replace(settings, games=(FORDS,)))) as client:
        assert client.get(f"/api/tables/{table}").status_code == 200
