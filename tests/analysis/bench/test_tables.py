"""Our speed beside other programs', and how it grows: choices of players alone are counted, on both sides."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest

from tests.docs.pages import DOCS
from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.bench import peers
from youyi.analysis.bench import tables as bench_tables
from youyi.analysis.bench.peers import BOARD, CARDS, PEERS, Peer, installed_peers, measured, missing_peers
from youyi.analysis.bench.tables import against_peers, scaling
from youyi.analysis.runs.engines import fast_engine, installed, module_installed
from youyi.games import catalogue

SECONDS = 0.01


def peer(kind=BOARD, rate=1000):
    """A program that makes so many choices a second, whatever the machine does; pytest stands for its package."""
    return Peer("pytest", "pytest", "noughts", "Python", kind, lambda _: lambda seconds: (rate, 10, max(seconds, 1.0)))


def test_a_peer_is_measured_by_players_choices():
    assert measured(peer(), SECONDS) == {
        "program": "pytest",
        "version": pytest.__version__,
        "game": "noughts",
        "through": "Python",
        "decisions_per_s": 1000.0,
        "games_per_s": 10.0,
    }


def test_games_are_repeated_until_the_time_is_spent():
    games = iter([(3, 0.25), (4, 0.5), (5, 0.5), (6, 9.0)])
    play = peers._repeated(lambda: next(games))
    assert [play(0.0), play(0.75)] == [(3, 1, 0.25), (9, 2, 1.0)]


def test_what_is_not_installed_is_named(monkeypatch):
    absent = Peer("nowhere", "nowhere_at_all", "go", "C++", BOARD, lambda _: pytest.fail("not installed"))
    monkeypatch.setattr(peers, "PEERS", (peer(), absent))
    assert ([each.name for each in installed_peers()], missing_peers()) == (["pytest noughts (Python)"], ("nowhere",))


def test_ours_stand_beside_those_of_their_kind(monkeypatch):
    monkeypatch.setattr(peers, "PEERS", (peer(BOARD, 1000), peer(CARDS, 2000)))
    theirs, ours = (rows := list(against_peers(SECONDS)))[:2], rows[2:]
    assert [each["times"] for each in theirs] == [{}, {}]
    assert len(ours) == len(catalogue())
    for game, row in zip(catalogue(), ours, strict=True):
        rate = 2000 if game.hides else 1000
        assert row["times"] == {"pytest noughts (Python)": pytest.approx(row["decisions_per_s"] / rate, abs=0.01)}
        assert row["through"] == ("fast" if installed() else "reference")
        assert row["game"].startswith(f"{game.id}/")


@HAVE_NUMBA
@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_both_engines_count_the_same_choices_among_the_plies(game):
    from youyi.analysis.simulate.fast_play import share_of_choices

    table = bench_tables._table(game)
    names = ("random@1",) * table.rules.seats
    share = bench_tables._share(table)
    assert share == share_of_choices(fast_engine(table), table.rules.start(), names, 1)
    assert 0 < share < 1


def test_speed_by_batch_seats_and_processes(monkeypatch):
    monkeypatch.setattr(bench_tables, "BATCHES", (1, 10))
    rows = list(scaling(SECONDS, processes=1))
    found = defaultdict[tuple[str, str], list[int]](list)
    for row in rows:
        found[row["game"].partition("/")[0], row["what"]].append(row["value"])
    assert {each for each in found if each[1] == "seats"} == {("dama", "seats")}
    assert found["dama", "seats"] == [2, 3, 4, 5]
    assert {tuple(found[game.id, "processes"]) for game in catalogue()} == {(1,)}
    if installed():
        assert {tuple(found[game.id, "batch"]) for game in catalogue()} == {(1, 10)}
    assert all(row["games_per_s"] > 0 for row in rows)


@pytest.mark.parametrize("each", [each for each in PEERS if each.module != "pgx"], ids=lambda each: each.name)
def test_a_peer_plays_where_it_is_installed(each):
    if not module_installed(each.module):
        pytest.skip("the extra `peers` is not installed")
    choices, games, spent = each.play(each)(0.0)
    assert choices > games >= 1
    assert spent > 0


def test_a_program_is_timed_through_its_quickest_loop_too():
    """A ratio to the slower loop alone would flatter us: OpenSpiel's search plays games out faster than its random bots do."""
    loops = defaultdict(set)
    for each in PEERS:
        loops[each.program, each.game].add(each.through)
    for (program, _), through in loops.items():
        assert program != "open_spiel" or through == {"Python", "C++", "C++ rollouts"}
    kept = json.loads((DOCS / "findings" / "data" / "speed.json").read_text("utf-8"))["peers"]["results"]
    timed = {(each["program"], each["game"], each["through"]) for each in kept if each["program"] != "youyi"}
    assert timed == {(each.program, each.game, each.through) for each in PEERS}, "all of them in one run"


@pytest.mark.skipif(not module_installed("pyspiel"), reason="OpenSpiel is not installed")
def test_rollouts_count_as_many_choices_as_the_bots_make():
    loops = {each.through: each for each in PEERS if each.game == "hearts"}
    ratios = []
    for through in ("C++", "C++ rollouts"):
        choices, games, _ = loops[through].play(loops[through])(SECONDS)
        ratios.append(choices / games)
    assert ratios[1] == pytest.approx(ratios[0], rel=0.05)
