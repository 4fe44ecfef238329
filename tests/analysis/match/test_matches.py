"""Matches: pairing, sequential tests, ratings, luck taken out, going on after an interruption."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from click.testing import CliRunner

from youyi.analysis.match.matches import Match, NoMatch, play_match, seatings
from youyi.analysis.match.meeting import Meeting, Sprt
from youyi.analysis.match.multiplayer_match import groups, rankings
from youyi.analysis.match.report import OtherMatch, read_played, reported, write_played
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.simulation import prepared
from youyi.apps.cli.commands import youyi

PLAN = Plan(game="madiao", players=("heuristic", "random"), games=6, seed=4, engine="reference")


def test_every_seating_is_played_on_the_same_chance():
    """The difference of a deal, worked out from the games one by one."""
    tables = seatings(PLAN, "heuristic@2", "random@1")
    assert len(tables.one) == len(tables.other) == 4
    assert tables.one[2].names == ("random@1", "random@1", "heuristic@2", "random@1")
    difference = tables.met(range(3, 4)).total
    scores = [
        [play.player_of_parts(rows=True)(range(3, 4)).rows[0].score for play in each]
        for each in (tables.one, tables.other)
    ]
    ours, theirs = (sum(row[seat] for seat, row in enumerate(each)) for each in scores)
    assert difference == ours - theirs


def test_a_player_against_itself_gains_nothing():
    tables = seatings(PLAN, "first@1", "first@1")
    assert tables.met(range(3)) == Meeting(deals=3, tied=3)


def test_where_nothing_is_paid_who_is_first_counts():
    plan = Plan(
        game="dama", ruleset="dama/simplified-2009", terms={"seats": 2}, players=("greedy", "first"), games=6, seed=3
    )
    tables = seatings(plan, "greedy@1", "first@1")
    rows = [tables.one[seat].player_of_parts(rows=True)(range(6)).rows for seat in range(2)]
    wins = [sum(1 if seat in rows[seat][nth].first else -1 for seat in range(2)) for nth in range(6)]
    assert [tables.met(range(nth, nth + 1)).total for nth in range(6)] == [100 * each for each in wins]
    assert any(wins)


def test_a_match_goes_on_from_its_file(tmp_path):
    whole = play_match(Match(PLAN))
    begun = play_match(Match(Plan(**{**_fields(PLAN), "games": 4})))
    file = tmp_path / "match.json"
    write_played(file, Match(PLAN), begun)
    kept = read_played(file, Match(PLAN))
    assert next(iter(kept.values())).deals == 4
    assert play_match(Match(PLAN), begun=kept).meetings == whole.meetings
    assert sum(each.deals for each in whole.meetings.values()) == 6
    other = Match(Plan(**{**_fields(PLAN), "seed": 5}))
    with pytest.raises(OtherMatch, match="belongs to another match"):
        read_played(file, other)
    assert read_played(tmp_path / "none.json", other) == {}


def _fields(plan):
    return {name: getattr(plan, name) for name in Plan.__dataclass_fields__}


def test_a_mean_has_its_error_and_a_tie_is_neither_won_nor_lost():
    meeting = Meeting()
    for difference in (4, -2, 0, 6):
        meeting.count(difference)
    assert (meeting.won, meeting.tied, meeting.lost) == (2, 1, 1)
    mean, error = meeting.mean(2) or (None, None)
    assert mean == 1.0
    assert error == pytest.approx((((4 - 2) ** 2 + 16 + 4 + 16) / 3 / 4) ** 0.5 / 2)


def test_a_sequential_test_decides_for_the_nearer_side():
    test = Sprt(low=0, high=50)
    assert test.verdict(Meeting()) is None
    assert test.verdict(Meeting(deals=10, won=6, tied=0)) is None
    assert test.verdict(Meeting(deals=1000, won=600, tied=0)) == "high"
    assert test.verdict(Meeting(deals=1000, won=500, tied=0)) == "low"


@pytest.mark.parametrize(("won", "tied", "lost"), [(30, 50, 20), (1, 90, 3), (10, 0, 5)])
def test_whoever_is_seen_from_the_other_side_has_the_opposite_ratio(won, tied, lost):
    """A tie is half a win for both."""
    ours, theirs = (Meeting(won + tied + lost, won=each, tied=tied) for each in (won, lost))
    assert Sprt(low=-40, high=40).ratio(ours) == pytest.approx(-Sprt(low=-40, high=40).ratio(theirs)) != 0
    assert Sprt(low=-10, high=50).ratio(ours) == pytest.approx(-Sprt(low=-50, high=10).ratio(theirs)) != 0


def test_a_match_stops_when_its_test_has_decided():
    plan = Plan(**{**_fields(PLAN), "games": 200, "players": ("heuristic", "first")})
    played = play_match(Match(plan, sprt=Sprt(low=0, high=200, risk=0.2)))
    (meeting,) = played.meetings.values()
    assert played.verdict is not None
    assert meeting.deals < 200


def test_players_must_be_two_and_different():
    with pytest.raises(NoMatch, match="two players"):
        Match(Plan(**{**_fields(PLAN), "players": ("random",)})).pairs()
    with pytest.raises(NoMatch, match="random@1 is named twice"):
        Match(Plan(**{**_fields(PLAN), "players": ("random", "random")})).pairs()


def test_ratings_are_those_of_the_shares_won():
    pytest.importorskip("choix", reason="the extra `match` is not installed")
    from youyi.analysis.match.ratings import ratings

    meetings = {
        ("a", "b"): Meeting(400, won=256, tied=0),
        ("b", "c"): Meeting(400, won=200, tied=0),
        ("a", "c"): Meeting(400, won=256, tied=0),
    }
    rated = {each.name: each for each in ratings(meetings)}
    assert next(iter(rated)) == "a"
    assert rated["a"].elo - rated["b"].elo == pytest.approx(100, abs=3)  # 64 in a hundred
    assert rated["b"].ci95[0] < rated["b"].elo < rated["b"].ci95[1]
    assert sum(each.elo for each in rated.values()) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("control", [(3.0,), (1.0, -2.0)])
def test_luck_is_taken_out_and_the_mean_stays(monkeypatch, control):
    """Results that are luck beside something: what is left has a smaller variance and the mean that the games were made with."""
    np = pytest.importorskip("numpy")
    from youyi.analysis.match import luck_adjusted

    rng = np.random.default_rng(5)
    luck = rng.normal(size=(4400, len(control), 4))
    monkeypatch.setattr(luck_adjusted, "controls_of", lambda _plan: control)
    monkeypatch.setattr(luck_adjusted, "_controls", lambda _plan, _names, numbers: luck[numbers.start : numbers.stop])
    seats = [nth % 4 for nth in range(400)]
    results = [5 + float(np.dot(control, luck[nth, :, seat])) + rng.normal() for nth, seat in enumerate(seats)]
    corrected = luck_adjusted.without_luck(PLAN, seats, results)
    assert corrected.error < 0.6 * corrected.raw_error
    assert corrected.variance_removed > 0.6
    assert abs(corrected.mean - 5) < 3 * corrected.error
    assert abs(corrected.mean - corrected.raw) < 3 * corrected.raw_error


@pytest.mark.long
def test_the_luck_of_packs_is_what_blind_players_get():
    pytest.importorskip("numpy")
    from youyi.analysis.match.matches import single

    plan = Plan(**{**_fields(PLAN), "games": 300})
    corrected = single(plan, "heuristic@2", "random@1").corrected
    assert corrected.variance_removed > 0.05
    assert abs(corrected.mean - corrected.raw) < 2 * corrected.raw_error


def test_the_command_tells_what_the_report_says():
    words = ["match", "madiao", "first", "random", "--deals", "5", "--processes", "1", "--engine", "reference"]
    report = json.loads(CliRunner().invoke(youyi, [*words, "--json"], catch_exceptions=False).output)
    (meeting,) = report["meetings"]
    assert (meeting["a"], meeting["b"], meeting["deals"]) == ("first@1", "random@1", 5)
    assert meeting["won"] + meeting["tied"] + meeting["lost"] == 5
    said = CliRunner().invoke(youyi, [*words, "--sprt", "0,100", "--lang", "en"], catch_exceptions=False).output
    assert "first@1" in said
    assert "log likelihood ratio" in said
    match = Match(Plan(game="madiao", players=("first", "random"), games=5, seed=0, engine="reference"))
    assert reported(match, play_match(match))["meetings"] == report["meetings"]


def test_everybody_sits_everywhere_at_one_table():
    """Who got most in all seatings of a deal comes first; players that play alike get equally much, and a lot decides."""
    plan = Plan(
        **{**_fields(PLAN), "game": "dama", "terms": {"seats": 3}, "games": 2, "players": ("greedy", "random", "first")}
    )
    deals = rankings(Match(plan))
    assert len(deals) == 2
    total = dict.fromkeys(plan.players, 0)
    for turn in range(3):
        line = plan.players[turn:] + plan.players[:turn]
        found = prepared(Plan(**{**_fields(plan), "players": line})).player_of_parts(rows=True)(range(1, 2)).rows
        for name, score in zip(line, found[0].score, strict=True):
            total[name] += score
    (ranking,) = deals[1]
    assert [name.partition("@")[0] for name in ranking] == sorted(total, key=total.__getitem__, reverse=True)


def test_too_few_players_fill_no_table():
    with pytest.raises(NoMatch, match="a table of 4"):
        groups(Match(PLAN))


def test_ratings_of_tables_follow_from_who_comes_first():
    """Strengths of 4, 2 and 1, drawn from as Plackett and Luce have it: 120 points and a half for each doubling."""
    np = pytest.importorskip("numpy")
    pytest.importorskip("choix", reason="the extra `match` is not installed")
    from youyi.analysis.match.ratings import ratings_of_tables

    rng = np.random.default_rng(3)
    drawn = [rng.choice(3, 3, replace=False, p=[4 / 7, 2 / 7, 1 / 7]) for _ in range(1000)]
    rated = ratings_of_tables([[tuple("abc"[each] for each in ranking)] for ranking in drawn])
    assert [each.name for each in rated] == ["a", "b", "c"]
    for one, other in pairwise(rated):
        assert one.elo - other.elo == pytest.approx(120.4, abs=25)
    assert all(each.ci95[0] < each.elo < each.ci95[1] < each.elo + 25 for each in rated)
    with pytest.raises(ValueError, match="two deals"):
        ratings_of_tables([[("a", "b")]])
