"""Surveys carried out: the same set by one process and by two, the same when a player is asked later, and people's records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from youyi.analysis.errors.judged_set import read_set, write_set
from youyi.analysis.errors.rates import reported
from youyi.analysis.errors.rolling import Loss
from youyi.analysis.errors.survey import Survey, again, survey_of
from youyi.analysis.errors.surveying import OtherSurvey, PlayedRecord, judged
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.games import game as catalogued
from youyi.kernel.errors import BadRecord
from youyi.kernel.rules import is_choice
from youyi.kernel.session import Session
from youyi.records.record import Record, Sitter
from youyi.records.replay import AnySession

pytest.importorskip("numba", reason="playouts by the readable rules take minutes")
GAMES = range(3)


def survey(game: str = "ruqi", asked: tuple[str, ...] = ("random", "greedy", "level-3", "network")) -> Survey:
    return survey_of(
        Plan(game=game, players=(), games=3, seed=2, engine="fast"),
        mixture=("random",), asked=asked, decisions=2, first=4, most=8,
    )  # fmt: skip


@pytest.fixture(scope="module")
def found():
    return judged(survey(), GAMES)


def test_several_processes_judge_alike(found, tmp_path):
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    write_set(one, found)
    write_set(two, judged(survey(), GAMES, processes=2))
    assert one.read_bytes() == two.read_bytes()
    assert read_set(one) == found


def test_players_that_choose_alike_lose_alike_and_whoever_chooses_best_loses_nothing(found):
    for game in found.games:
        assert len(game.judged) == 2 <= game.choices
        for each in game.judged:
            assert each.chosen["greedy@1"] == each.chosen["level-3@1"]
            assert set(each.chosen.values()) == set(each.losses)
            assert [loss.loss for loss in each.losses.values() if not loss.error].count(0.0) >= 1
    rates = {each["name"]: each for each in reported(found)["players"]}
    assert rates["greedy@1"]["a_decision"] == rates["level-3@1"]["a_decision"]


def test_decisions_whose_values_are_exact_tell_what_playouts_miss_and_no_more(found):
    assert [len(game.solved) for game in found.games] == [0, 0, 2]
    for each in found.games[2].solved:
        assert each.ply not in {other.ply for other in found.games[2].judged}
        assert [loss.playouts for loss in each.losses.values()] == [0, 0]
        assert min(loss.loss for loss in each.losses.values()) == 0
        assert each.checked.keys() == each.losses.keys()
    report = reported(found)
    assert (report["judged"], report["check"]["choices"]) == (6, 2)
    rolled = [loss for game in found.games for each in game.judged for loss in each.losses.values() if loss.error]
    settled = sum(loss.settled for loss in rolled)
    assert settled != len(rolled) - settled
    assert (report["rolled_out"], report["undecided"]) == (len(rolled), len(rolled) - settled)


def test_a_player_asked_later_is_judged_as_if_it_had_been_asked_at_first(found):
    fewer = judged(survey(asked=("random", "greedy")), GAMES)
    later = judged(again(fewer.survey, ("level-3", "network")), fewer.games)
    assert later.survey.asked == found.survey.asked
    assert [game.judged for game in later.games] == [game.judged for game in found.games]


def test_who_chooses_what_is_in_the_set_is_not_played_out(monkeypatch):
    fewer = judged(survey(asked=("random", "greedy")), GAMES)
    monkeypatch.setattr("youyi.analysis.errors.judged_games.rolled", None)
    later = judged(again(fewer.survey, ("level-3",)), fewer.games)
    assert [each.losses for game in later.games for each in game.judged] == [
        each.losses for game in fewer.games for each in game.judged
    ]


def test_a_survey_goes_on_from_its_partial_file(found, tmp_path):
    file = tmp_path / "partial.jsonl"
    write_set(file, replace(found, games=found.games[:2]))
    heard = list[int]()
    assert judged(survey(), GAMES, partial_file=file, progress=heard.append) == found
    assert heard == [2, 1]
    assert judged(survey(), GAMES[:1], partial_file=file).games == found.games[:1]
    for other in (survey(asked=("greedy",)), survey()):
        with pytest.raises(OtherSurvey):
            judged(other, GAMES if other != survey() else [1, 0], partial_file=file)


def record(seats: tuple[Sitter, ...], **terms: int) -> Record:
    plan = Plan(game="ruqi", players=("network", "random"), games=1, seed=6, terms=terms)
    return replace(reopened(plan, 0), seats=seats)


def test_people_are_judged_by_their_records(monkeypatch):
    played = PlayedRecord("li.json 1", record((Sitter(name="Li"), Sitter(player="random@1"))))
    found = judged(survey(asked=("network",)), [played])
    (game,) = found.games
    names = {name for each in game.judged for name in each.chosen}
    assert "network@3" in names <= {"network@3", "Li (1)", "random@1 (2)"}
    for each in game.judged:
        assert each.chosen.get("Li (1)", each.chosen["network@3"]) == each.chosen["network@3"], (
            "Li plays as the network"
        )
    monkeypatch.setattr("youyi.analysis.errors.judged_games.rolled", None)
    known = {each.position: each for each in game.judged}
    assert judged(survey(asked=("network",)), [played], known=known).games == found.games


def test_a_record_of_several_rounds_is_judged_round_by_round():
    played = PlayedRecord("li.json 1", record((Sitter(name="Li"), Sitter(name="Wang")), rounds=2))
    found = judged(survey(asked=("network",)), [played])
    (game,) = found.games
    assert {name for each in game.judged for name in each.chosen} <= {"network@3", "Li (1)", "Wang (2)"}
    (later,) = judged(again(found.survey, ("first",)), found.games).games
    assert all(each.chosen.keys() >= {"network@3", "first@1"} for each in later.judged)


def test_a_record_of_other_answers_is_refused():
    plan = Plan(game="ruqi", ruleset="ruqi/classical", players=("greedy",), games=1, seed=6)
    with pytest.raises(BadRecord, match="other answers"):
        judged(survey(), [PlayedRecord("x", reopened(plan, 0))])


def test_a_turn_that_was_written_otherwise_is_judged_as_it_is_offered():
    """The same record with the steps of its turns in another order, where that leads to the same position."""
    played, whole = (
        record((Sitter(name="Li"), Sitter(name="Wang"))),
        replace(survey(asked=("network",)), decisions=None),
    )
    session, moves = Session(survey().plan.table().rules), list[str]()
    for text in played.moves:
        moves.append(otherwise(session, text) or text)
        session.play(catalogued("ruqi").notation.read_move(text))
    assert moves != [*played.moves], "some turns are written otherwise"
    found = [judged(whole, [PlayedRecord("li", replace(played, moves=tuple(each)))]) for each in (played.moves, moves)]
    assert found[0].games == found[1].games


def otherwise(session: AnySession, text: str) -> str | None:
    """Another way to write the turn, which the rules allow and do not offer."""
    rules, turned = session.rules, " ".join(reversed(text.split(" ")))
    if not is_choice(session.prompt) or turned == text:
        return None
    move, other = (catalogued("ruqi").notation.read_move(each) for each in (text, turned))
    if other in session.prompt.moves or rules.objection(session.position, other) is not None:
        return None
    return (
        turned if rules.play(session.position, other).position == rules.play(session.position, move).position else None
    )


@pytest.mark.parametrize(
    ("position", "said"),
    [("1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w", "nobody chooses"), (None, "S5 is not offered")],
)
def test_a_set_that_does_not_fit_the_rules_is_refused(found, position, said):
    first = found.games[0].judged[0]
    losses = first.losses if position else {**first.losses, "S5": Loss(1.0)}
    broken = replace(found.games[0], judged=(replace(first, position=position or first.position, losses=losses),))
    with pytest.raises(BadRecord, match=said):
        judged(again(found.survey, ("first",)), [broken])
