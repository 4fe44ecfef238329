"""What pages are sent to teach: guides, lessons, rulebooks, examples, the search."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import date

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import UNLIMITED
from tests.kit.amount import ALL
from tests.kit.toys.fords import FORDS
from youyi.analysis.puzzles.posing import posed
from youyi.analysis.puzzles.puzzle import number_of_the_day, puzzles_of
from youyi.apps.web.daily.wire import DailySaid
from youyi.apps.web.http.origins import Trust
from youyi.apps.web.learn.api import documents
from youyi.apps.web.learn.puzzle_pages import puzzle_said
from youyi.apps.web.learn.puzzle_wire import PuzzleSaid, PuzzlesSaid
from youyi.apps.web.learn.rule_pages import rulebook
from youyi.apps.web.learn.wire import LearnSaid, LessonSaid, PlayTask, RulebookSaid
from youyi.apps.web.server.app import Settings, application
from youyi.apps.web.wire.http import GameSaid
from youyi.apps.web.wire.messages import Choose
from youyi.games import catalogue
from youyi.games import game as opened
from youyi.kernel.face.search import folded
from youyi.kernel.names import Language
from youyi.kernel.rulings import Ruling, differences, questions

TAUGHT = [game.id for game in catalogue() if game.has("teaching")]
SENT = {
    "/api/learn/{game}/{language}": LearnSaid,
    "/api/lessons/{game}/{language}": LessonSaid,
    "/api/rules/{game}/{language}": RulebookSaid,
    "/api/puzzles/{game}/{language}": PuzzlesSaid,
    "/api/puzzles/{game}/1/{language}": PuzzleSaid,
}


@pytest.fixture(scope="module")
def real(tmp_path_factory):
    """A server with every game of the catalogue, and one that nobody teaches."""
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(
        database=str(folder / "tables.sqlite3"),
        static=folder / "static",
        limits=UNLIMITED,
        trust=Trust(names=("testserver",)),
        games=(*catalogue(), FORDS),
    )
    with TestClient(application(settings)) as client:
        yield client


def shape(value):
    """A document without its texts and positions."""
    if isinstance(value, dict):
        return {key: shape(each) for key, each in value.items() if key not in {"view", "drawing", "outline"}}
    return [shape(each) for each in value] if isinstance(value, list) else type(value).__name__


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("kind", ["learn", "lessons"])
def test_a_lesson_is_the_same_in_every_language(real, game, kind):
    said = [real.get(f"/api/{kind}/{game}/{language}").json() for language in Language]
    assert [each["language"] for each in said] == list(Language)
    assert shape(said[0]) == shape(said[1]) == shape(said[2])


def test_a_rulebook_marks_what_binds_nobody_under_each_ruleset(real):
    book = real.get("/api/rules/dama/en").json()
    idle = {clause["key"]: clause["idle"] for section in book["sections"] for clause in section["clauses"]}
    assert idle["dama.strike"] == []
    assert "dama/tujing" in idle["dama.backward"]
    assert "dama/shuofu" not in idle["dama.backward"]
    assert {name for names in idle.values() for name in names} <= {ruleset["id"] for ruleset in book["rulesets"]}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_small(real, game):
    for language in Language:
        answer = real.get(f"/api/lessons/{game}/{language}", headers={"accept-encoding": "gzip"})
        assert int(answer.headers["content-length"]) < 60_000


@pytest.mark.parametrize("name", ["dama", "ruqi"])
def test_an_english_rulebook_says_what_the_headings_of_sources_mean(name):
    for section in rulebook(opened(name), Language.EN).sections:
        assert section.means or section.place in section.source, section.place
    assert {each.means for each in rulebook(opened(name), Language.ZH_HANT).sections} == {""}


def test_a_quotation_is_placed_by_its_leaf_for_who_reads_no_chinese(real):
    said = {
        language: [
            each["quoted"] for each in real.get(f"/api/lessons/ruqi/{language}").json()["steps"] if each["quoted"]
        ]
        for language in (Language.EN, Language.ZH_HANT)
    }
    assert any("投二" in each["place"] for each in said[Language.ZH_HANT])
    assert all(re.fullmatch(r"leaf \d+, (front|back)", each["place"]) for each in said[Language.EN])


def test_the_headings_of_a_source_are_in_the_script_of_the_page():
    """A modern work's, by which a rulebook is ordered: no Simplified heading stands on a Traditional page."""
    hans, hant = (rulebook(opened("madiao"), each).source_order for each in (Language.ZH_HANS, Language.ZH_HANT))
    assert hans is not None
    assert hant is not None
    assert (hans.script, hant.script) == (Language.ZH_HANS, Language.ZH_HANT)
    assert {"三、4 红张", "四、2 斗前色样"} <= {each.place for each in hans.headings}
    assert {"三、4 紅張", "四、2 鬥前色樣"} <= {each.place for each in hant.headings}
    assert re.findall("[红张灭门贺庄极赏顶发样术语历开冲]", "".join(each.place for each in hant.headings)) == []


def test_a_game_that_nobody_teaches_has_its_rulebook_and_no_lesson(real):
    sent = {game["id"]: game["taught"] for game in real.get("/api/games").json()}
    assert not sent["fords"]
    assert {name for name, taught in sent.items() if taught} == set(TAUGHT)
    refused = real.get("/api/lessons/fords/en")
    assert (refused.status_code, refused.json()["error"], refused.json()["valid"]) == (404, "not_taught", TAUGHT)
    book = real.get("/api/rules/fords/en").json()
    assert [clause["key"] for section in book["sections"] for clause in section["clauses"]]


def test_every_clause_is_once_in_the_rulebook_and_leads_to_the_next(real):
    for game in catalogue():
        book = real.get(f"/api/rules/{game.id}/zh-Hans").json()
        keys = [clause["key"] for section in book["sections"] for clause in section["clauses"]]
        assert sorted(keys) == sorted(article.key for article in game.articles)
        first, second = (real.get(f"/api/articles/{key}").json() for key in keys[:2])
        assert (first["before"], first["after"]["key"]) == (None, keys[1])
        assert second["before"]["key"] == keys[0]
        assert real.get(f"/api/articles/{keys[-1]}").json()["after"] is None


@pytest.mark.parametrize(
    ("query", "address"),
    [
        ("馬弔", "/rules/madiao"), ("馬吊", "/rules/madiao"), ("马吊", "/rules/madiao"), ("mǎdiào", "/rules/madiao"),
        ("爵", "/rules/ruqi.jue"), ("虚投", "/rules/ruqi.void_throws"), ("xu tou", "/rules/ruqi.void_throws"),
        ("Void throws", "/rules/ruqi.void_throws"), ("驛", "/rules/dama.stations"), ("夺錦标", "/rules/madiao.banner"),
        ("赏鲫魚背", "/rules/madiao.shang_ji_yu_bei"), ("tiandifen", "/rules/madiao.tian_di_fen"),
    ],
)  # fmt: skip
def test_a_search_finds_every_way_to_write_a_name(real, query, address):
    index = real.get("/api/search").json()
    entries, fold = index["entries"], {ord(letter): usual for letter, usual in index["fold"].items()}
    wanted = folded(query, fold)
    assert address in [each["address"] for each in entries if any(wanted in form for form in each["forms"])]


@pytest.mark.parametrize(
    "path", ["/api/learn/chess/en", "/api/lessons/ruqi/fr", "/api/rules/ruqi/EN", "/api/examples/ruqi.nothing/en"]
)
def test_what_is_not_there_is_not_found(real, path):
    assert real.get(path).status_code == 404


@pytest.mark.more
def test_the_documents_of_a_site_without_a_server_are_those_of_the_server(real):
    made = dict(documents(catalogue() if ALL else (opened("ruqi"),)))
    for path in ("/api/lessons/ruqi/en", "/api/rules/ruqi/zh-Hant", "/api/learn/ruqi/zh-Hans"):
        assert json.loads(made[path]) == real.get(path).json()


@pytest.mark.parametrize("name", ["dama", "madiao", "ruqi"])
@pytest.mark.parametrize("language", list(Language))
def test_a_puzzle_says_in_words_what_is_best_and_where_it_was_found(name, language):
    game = opened(name)
    (step, *_) = puzzle_said(game, 1, language).steps
    theme = posed(game, puzzles_of(game)[0]).theme
    assert theme is not None
    assert step.after.startswith(f"**{theme.name.said_in(language)}")
    assert theme.defined.said_in(language) in step.after
    assert "@" not in step.after
    assert "seed" not in step.after or language is Language.EN
    others = [line for line in step.after.splitlines() if line.startswith("- ")]
    figure = re.compile(r"[:：] ?−?\d+\.\d( ± [\d.]+)? ")
    assert len(others) == len(puzzles_of(game)[0].turns[0].answers) - 1
    assert all(figure.search(each) for each in others)


@pytest.mark.parametrize("name", ["dama", "madiao", "ruqi"])
def test_before_an_answer_nothing_is_told_of_what_choices_bring(name):
    game = opened(name)
    for number in range(1, len(puzzles_of(game)) + 1, 9):
        for step in puzzle_said(game, number, Language.EN).steps:
            assert step.shows is not None
            assert isinstance(step.shows.asked, Choose)
            assert isinstance(step.task, PlayTask)
            assert not any(each.effect or each.lines for each in step.shows.asked.offers)
            assert not any(each.previewed or each.because for each in step.task.judged.values())
            wrong = [each.says for each in step.task.judged.values() if not each.right]
            assert wrong
            assert not any(re.search(r"\d\.\d|±", each) for each in wrong), "figures give the right one away"


def test_a_later_choice_tells_what_happened_since_the_one_before():
    ruqi = opened("ruqi")
    number = next(nth for nth, each in enumerate(puzzles_of(ruqi), start=1) if len(each.turns) > 1)
    first, second, *_ = puzzle_said(ruqi, number, Language.EN).steps
    assert "\n- " not in first.text
    assert second.text.count("\n- ") >= 2, "what the others threw and played"
    assert second.after.count("%") == 0, "how many found it is known of the first"


@pytest.mark.parametrize("name", ["dama", "madiao", "ruqi"])
def test_puzzles_are_listed_with_what_they_may_be_chosen_by(real, name):
    said, game = real.get(f"/api/puzzles/{name}/zh-Hant").json(), opened(name)
    assert len(said["puzzles"]) == len(puzzles_of(game))
    assert said["rulesets"][0]["id"] == game.rulesets[0].id
    assert {each["ruleset"] for each in said["puzzles"]} == {each["id"] for each in said["rulesets"]}
    assert {each["theme"] for each in said["puzzles"]} == {each["key"] for each in said["themes"]}
    assert {each["grade"] for each in said["puzzles"]} <= {nth for nth, _ in enumerate(said["grades"], start=1)}
    assert real.get(f"/api/puzzles/{name}/fr").status_code == 404


def test_a_puzzle_found_in_another_way_is_told_as_it_was_noted(monkeypatch):
    first = replace(puzzles_of(opened("ruqi"))[0], found="a match of 1999")
    monkeypatch.setattr("youyi.apps.web.learn.puzzle_pages.puzzles_of", lambda _game: (first,))
    said = puzzle_said(opened("ruqi"), 1, Language.EN)
    assert said.steps[0].after.endswith(f"{first.playouts} times. a match of 1999.")


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_a_puzzle_under_other_rules_says_which_and_what_they_change(game):
    """Of each ruleset that puzzles use; the usual one, which the lesson teaches, says nothing."""
    usual, told = game.rulesets[0], dict[str, int]()
    for number, puzzle in enumerate(puzzles_of(game), start=1):
        rulings = puzzle.table(game).rulings
        changed = differences(rulings, usual.rulings)
        if told.setdefault(f"{puzzle.ruleset} {sorted(puzzle.rulings.items())}", number) != number:
            continue
        for language in Language:
            said = puzzle_said(game, number, language)
            assert said is not None
            if not changed:
                assert said.rules is None
                continue
            assert said.rules is not None
            ruleset = puzzle.table(game).ruleset
            for words in (ruleset.name, usual.name, ruleset.summary):
                assert words.said_in(language) in said.rules.says
            assert len(said.rules.changes) == len(changed)
            for name, change in zip(changed, said.rules.changes, strict=True):
                assert change.startswith(questions(rulings)[name].question.said_in(language))
                answer = getattr(rulings, name)
                assert (
                    answer.answer.reading.said_in(language) if isinstance(answer, Ruling) else str(answer)
                ) in change
    assert told


def test_what_a_newcomer_would_not_expect_is_among_the_changes():
    ruqi = opened("ruqi")
    found = next(nth for nth, each in enumerate(puzzles_of(ruqi), start=1) if each.track == "ruqi/classical")
    said = puzzle_said(ruqi, found, Language.EN)
    assert said.rules is not None
    assert any("it wins by yielding" in each for each in said.rules.changes)


def test_every_day_has_a_puzzle_of_each_game_that_has_some(real):
    said, games = real.get("/api/daily").json(), {each.id: each for each in (*catalogue(), FORDS)}
    assert [each["game"] for each in said["games"]] == list(games)
    for each in said["games"]:
        number = number_of_the_day(games[each["game"]], date.fromisoformat(said["day"]))
        assert each["puzzle"] == number
        if number is not None:
            puzzle = real.get(f"/api/puzzles/{each['game']}/{number}/en").json()
            assert puzzle["rating"] == puzzles_of(games[each["game"]])[number - 1].rating


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("path", "held"), SENT.items())
def test_what_is_sent_to_teach_is_what_its_type_says(real, path, held, game):
    for language in (Language.EN, Language.ZH_HANT):
        msgspec.convert(real.get(path.format(game=game, language=language)).json(), held)


def test_games_and_the_day_are_what_their_types_say(real):
    msgspec.convert(real.get("/api/games").json(), list[GameSaid])
    msgspec.convert(real.get("/api/daily").json(), DailySaid)
