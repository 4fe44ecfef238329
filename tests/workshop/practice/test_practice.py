"""Figures of play: habits are counted rightly, advice is split, clauses left out change what they claim, luck and worth add up."""

from __future__ import annotations

import json
from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from workshop.__main__ import parser
from workshop.practice import ablation as leaving
from workshop.practice.ablation import ALL, NothingToLeaveOut, left_out
from workshop.practice.advice_test import advice_tested, split
from workshop.practice.command import report
from workshop.practice.estimates import Ratio, mean
from workshop.practice.luck import lucky
from workshop.practice.playing_stats import SAME, counted
from workshop.practice.position_value import worth
from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.runs.engines import installed
from youyi.analysis.runs.plan import Plan
from youyi.games import catalogue, game
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.players.player import player

GAMES = [each.id for each in catalogue()]
LED = "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"


def plan(name: str, players: str, games: int, seed: int = 3) -> Plan:
    return Plan(game=name, players=tuple(players.split(",")), games=games, seed=seed)


def decisions(name: str, players: str, number: int):
    """The choices among several of one game."""
    table = game(name).under(terms={"deals": 1} if name == "madiao" else None)
    session = Session(table.rules)
    sitting = [player(players, table)] * table.rules.seats
    while session.over is None and session.at < 60:
        prompt = session.prompt
        ply = session.advance(sitting, Numbered(2, number))
        if isinstance(prompt, Decision) and len(prompt.moves) > 1:
            yield table, prompt, ply


def test_a_quotient_is_taken_over_games():
    ratio = Ratio([(2, 2), (0, 2)])
    found = ratio.estimate()
    assert found is not None
    assert found[0] == pytest.approx(0.5)
    assert found[1] == pytest.approx(NORMAL * sqrt((1 + 1) * 2) / 4)
    of_three = Ratio([(2, 2), (0, 2), (1, 2)]).estimate()
    assert of_three is not None
    assert of_three[1] == pytest.approx(NORMAL * sqrt((1 + 1) * 3 / 2) / 6)
    assert Ratio([(1, 1)]).estimate() is None
    assert Ratio([(0, 0), (0, 0)]).estimate() is None
    assert mean([1.0, 3.0]) == pytest.approx((2.0, NORMAL))
    with pytest.raises(ValueError, match="no interval"):
        mean([1.0])


@pytest.mark.parametrize("name", GAMES)
def test_every_habit_is_counted_of_somebody(name):
    found = counted(plan(name, "random", 6))["random@1"]
    habits = {each.key: each for each in game(name).playing_stats()}
    assert set(habits) - {"ji_won_last", "gate"} <= found.keys() <= {*habits, "seats"}
    for key, habit in habits.items():
        value, half = found.get(key, (0.0, 0.0))
        assert half >= 0
        assert 0 <= value <= (1 if habit.share else 1000)
        assert len({habit.name.said_in(each) for each in Language}) >= 2


def test_who_is_asked_beside_himself_chooses_the_same():
    assert counted(plan("ruqi", "network", 2), "network")["network@3"][SAME] == (1.0, 0.0)
    assert counted(plan("ruqi", "greedy,network", 2), "network")["greedy@1"][SAME][0] < 1


def test_tricks_of_a_deal_are_eight():
    found = counted(plan("madiao", "heuristic", 12))["heuristic@2"]
    assert 0 < found["par"][0] < 1
    assert found["tricks"][0] <= 2
    alone = counted(plan("madiao", "heuristic,random,random,random", 12))
    assert alone["heuristic@2"]["tricks"][0] + 3 * alone["random@1"]["tricks"][0] <= 8.001


def test_every_trick_is_led_once_and_two_of_a_deal_are_early():
    table = game("madiao").under(terms={"deals": 1})
    session, sitting = Session(table.rules), [player("heuristic", table)] * 4
    stats, leads = {each.key: each for each in table.game.playing_stats()}, {"green_leads": 0, "early_rewards": 0}
    while session.over is None:
        ply = session.advance(sitting, Numbered(2, 1))
        for key in leads:
            leads[key] += sum(among for _, _, among in stats[key].of(ply))
    assert leads == {"green_leads": 8, "early_rewards": 2}


@pytest.mark.parametrize(("name", "players"), [("dama", "greedy"), ("madiao", "heuristic")])
def test_advice_parts_the_moves_of_some_choices(name, players):
    seen = set()
    for table, prompt, ply in decisions(name, players, 1):
        for clause, follows in split(table, ply.before, prompt.moves).items():
            assert len(follows) == len(prompt.moves)
            assert {*follows} == {True, False}
            seen.add(clause)
    assert seen


def test_without_playouts_it_is_only_counted_who_follows_what():
    found = advice_tested(plan("madiao", "heuristic", 3), playouts=0, every=1)
    assert found["engine"] == "none"
    for each in found["clauses"].values():
        assert each["followed"] is None or 0 <= each["followed"][0] <= 1
        assert each["gain"] in (None, (0.0, 0.0))
    shares = [each["followed"][0] for each in found["clauses"].values() if each["followed"]]
    assert 0 < sum(shares) < len(shares), "some is followed, some is not"
    fewer = advice_tested(plan("madiao", "heuristic", 3), playouts=0, every=4)
    total = sum(each["occasions"] for each in found["clauses"].values())
    assert 0 < sum(each["occasions"] for each in fewer["clauses"].values()) < total


@pytest.mark.skipif(not installed(), reason="the extra `fast` plays positions out")
def test_what_following_brings_is_the_difference_of_playouts():
    one, again = (advice_tested(plan("madiao", "heuristic", 2), playouts=2, every=1)["clauses"] for _ in range(2))
    assert one == again
    assert any(each["gain"] is not None and each["gain"][0] != 0 for each in one.values())


def test_only_a_disputed_reason_can_change_a_choice():
    changed = 0
    for number in range(3):
        for table, prompt, ply in decisions("madiao", "heuristic", number):
            whole: Any = player("heuristic", table)
            view, stream = table.rules.view(ply.before, prompt.seat), Numbered(2, number)
            disputed = whole.disputed(view, prompt.moves)
            for reason in whole.clauses:
                without = replace(whole, without=frozenset({reason}))
                chosen = without.choose(view, prompt.moves, stream.for_player(prompt.seat, ply.number - 1))
                assert chosen == ply.move or reason in disputed
                changed += chosen != ply.move
    assert changed


def test_a_game_taken_up_where_it_parts_is_the_game_played_without():
    table = plan("madiao", "heuristic", 1).table()
    whole: Any = player("heuristic", table)
    chances = Numbered(3, 4)
    found = leaving._game(table, whole, chances)
    assert found
    played = Session(table.rules)
    played.play_out([whole] * 4, chances)
    base = table.rules.returns(played.position)
    for (reason, seat), gain in list(found.items())[:6]:
        names = frozenset(whole.clauses) if reason == ALL else frozenset({reason})
        sitting = [replace(whole, without=names) if each == seat else whole for each in range(4)]
        session = Session(table.rules)
        session.play_out(sitting, chances)
        assert gain == base[seat] - table.rules.returns(session.position)[seat]


def test_every_clause_is_left_out_and_only_of_who_plays_by_clauses():
    found = left_out(plan("madiao", "heuristic", 3))
    assert ALL in found
    keys = {article.key for article in game("madiao").articles}
    assert {key for each in found.values() for key in each["clauses"]} <= keys
    assert all(0 <= each["parted"] <= 1 for each in found.values())
    with pytest.raises(NothingToLeaveOut):
        left_out(plan("madiao", "random", 1))


@pytest.mark.skipif(not installed(), reason="the extra `fast` plays positions out")
def test_a_position_is_worth_to_one_what_it_costs_the_other():
    white, black = worth(plan("ruqi", "greedy", 50), LED)
    assert white[0] == pytest.approx(-black[0])
    assert white[1] == pytest.approx(black[1])


def test_results_are_luck_and_the_rest():
    found = lucky(plan("madiao", "heuristic", 4) if installed() else plan("ruqi", "network", 2))
    assert sum(each["luck"][0] for each in found) == pytest.approx(0, abs=1e-6)
    for each in found:
        assert each["result"][0] == pytest.approx(each["luck"][0] + each["rest"][0])
        assert each["removed"] <= 1


def test_who_plays_must_be_said(capsys):
    with pytest.raises(SystemExit):
        parser().parse_args(["practice", "habits", "ruqi"])
    assert "--players" in capsys.readouterr().err


def test_a_report_names_all_that_reproduces_it():
    words = ["habits", "ruqi/modern,arms=forward", "--players", "greedy", "--games", "2", "--seed", "5"]
    told = json.loads(json.dumps(report(parser().parse_args(["practice", *words]))))
    assert (told["what"], told["ruleset"], told["rulings"]) == ("habits", "ruqi/modern@2", {"arms": "forward"})
    assert (told["games"], told["seed"], told["players"]) == (2, 5, ["greedy@1", "greedy@1"])
    assert told["found"] == json.loads(json.dumps(counted(Plan(
        game="ruqi", ruleset="ruqi/modern@2", rulings={"arms": "forward"}, players=("greedy",), games=2, seed=5))))  # fmt: skip
