"""Levels: declared whole, named and measured; slips are drawn as the kernels draw them, and nothing more is seen."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest
from click.testing import CliRunner

from tests.kit.amount import some
from tests.kit.engines.lockstep import HAVE_NUMBA, Pair
from tests.kit.tables import settings
from youyi.analysis.match.levels import LOWEST, NoLevels, command, ladder_match, ladder_table, overlapping
from youyi.analysis.match.matches import PlayedDeal
from youyi.analysis.match.meeting import Meeting
from youyi.analysis.runs.plan import Plan
from youyi.apps.cli.commands import youyi
from youyi.games import catalogue, game
from youyi.kernel.errors import Unknown
from youyi.kernel.lab.players import HUNDRED, Levels, level_id
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered, Stream
from youyi.players.levels import NAMES, Slipping, ladder, level_specs
from youyi.players.player import everyone_of, levels_of, player, player_spec, players_of

GAMES = pytest.mark.parametrize("each", catalogue(), ids=lambda each: each.id)
SLIPS = 30


class Noting:
    """Notes what it is shown, and takes the move of its number."""

    def __init__(self, number):
        self.number, self.seen = number, []

    def choose(self, view, moves, entropy):
        self.seen.append((view, tuple(moves), entropy))
        return moves[self.number]


@GAMES
def test_every_game_has_six_levels_that_people_can_tell_apart(each):
    levels = levels_of(each)
    assert [spec.id for spec in levels] == [f"level-{number}" for number in range(1, 7)]
    assert [spec.name for spec in levels] == [*NAMES]
    for language in Language:
        assert len({spec.strength.said_in(language) for spec in levels}) == 6
        called = [name.said_in(language) for spec in everyone_of(each) for name in spec.called]
        assert len(set(called)) == len(called)


@GAMES
def test_the_shipped_ladder_is_of_these_levels_and_says_which_are_not_told_apart(each):
    levels, table = each.levels(), ladder(each.levels().package)
    names = [f"{LOWEST}@1", *(level_id(number, level) for number, level in enumerate(levels.each, 1))]
    rated = [each["name"] for each in table["ratings"]]
    assert rated == [name for name in names if name in rated]
    sparing = {level_id(number, level) for number, level in enumerate(levels.each, 1) if level.sparing > 1}
    assert {*names} - {*rated} <= sparing
    assert table["game"] == each.id
    assert each.ruleset(table["ruleset"]).id == each.rulesets[0].id
    assert table["overlaps"] == overlapping(table["ratings"])
    elos = [one["elo"] for one in table["ratings"]]
    assert elos == sorted(elos)
    for spec in levels_of(each):
        assert spec.measured
        assert spec.full_id not in rated or [figure.command for figure in spec.measured] == [table["command"]]
    named = "" if table["ruleset"] == each.rulesets[0].full_id else f" --ruleset {table['ruleset']}"
    assert table["command"].startswith(f"youyi ladder {each.id}{named} --deals"), "by the version that was measured"


def test_a_level_that_was_changed_has_no_figure_until_it_is_measured():
    told = game("ruqi").levels()
    assert told is not None
    changed = [replace(one, weaker="random@1", slips=1, version=one.version + 1) for one in told.each]
    specs = level_specs(Levels(package=told.package, terms={}, each=tuple(changed)), players_of(game("ruqi")))
    assert [spec.measured for spec in specs] == [()] * 6


def test_slips_come_as_often_as_said_and_both_see_the_same():
    better, weaker = Noting(1), Noting(0)
    sitting = Slipping(better, weaker, SLIPS)
    chosen = [sitting.choose("view", "ab", Stream(seed)) for seed in range(3000)]
    assert len(weaker.seen) == chosen.count("a")
    assert chosen.count("a") / 3000 == pytest.approx(SLIPS / HUNDRED, abs=0.03)
    assert {seen[:2] for seen in better.seen + weaker.seen} == {("view", ("a", "b"))}


@pytest.mark.parametrize("name", ["level-1", "level-4@3"])
def test_a_level_is_found_by_its_name_and_chooses_again_the_same(name):
    table = game("ruqi").under("ruqi/modern", terms={"rounds": 1})
    assert player_spec(name, table.game).id == name.partition("@")[0]
    position = table.game.notation.read_position("1 0:0 p12f,p9f,p3f,p3f,out p9f,p9f,p9f,p9f,p0f play:w/25")
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    moves, view = prompt.moves, table.rules.view(position, None)
    numbered = [Numbered(3, number).for_player(Seat(0), 4) for number in range(8)] * 2
    chosen = [player(name, table).choose(view, moves, entropy) for entropy in numbered]
    again = [player(name, table).choose(view, moves, Numbered(3, number).for_player(Seat(0), 4)) for number in range(8)]
    assert chosen[:8] == again


def test_an_unknown_level_names_those_there_are():
    with pytest.raises(Unknown) as refused:
        player_spec("level-7", game("ruqi"))
    assert refused.value.valid[-6:] == tuple(f"level-{number}" for number in range(1, 7))


@pytest.mark.more
@HAVE_NUMBA
@GAMES
def test_kernels_slip_as_the_readable_player_does(each):
    from youyi.analysis.runs.engines import fast_room

    (setting, *_) = [one for one in settings() if one.game.id == each.id]
    pair = Pair(setting.bout())
    room = fast_room(each)
    assert room is not None
    lowered = [spec.full_id for spec in levels_of(each) if spec.full_id in room.PLAYERS]
    assert len(lowered) >= 5
    pair.players = {name: player(name, pair.table) for name in lowered}
    seats = pair.table.rules.seats
    for first in range(len(lowered)):
        pair.play_out([lowered[(first + seat) % len(lowered)] for seat in range(seats)], 6, range(2), limit=some(60))


def test_the_lower_levels_play_where_there_is_no_numpy():
    code = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
import youyi
from youyi.kernel.rulings import differences
for game in youyi.catalogue():
    table = game.under(terms=differences(game.bout, game.terms))
    names = [f"level-{1 + seat % 3}" for seat in range(table.rules.seats)]
    youyi.play_game(table, names, 1, 0)
print("played")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("played\n", "")


def test_only_neighbours_at_most_two_apart_meet():
    match = ladder_match(Plan(game="dama", players=(), games=4000, seed=1))
    assert match.plan.terms == {"seats": 2}
    assert ("random@1", "level-2@1") in match.pairs()
    assert ("random@1", "level-3@1") not in match.pairs()
    assert len(match.pairs()) == 6 + 5
    assert command(match) == "youyi ladder dama --deals 4000 --seed 1"


def test_a_game_without_levels_has_no_ladder(monkeypatch):
    from tests.kit.toys.fords import FORDS

    monkeypatch.setattr("youyi.analysis.match.levels.catalogued", lambda _name: FORDS)
    with pytest.raises(NoLevels, match="has no levels"):
        ladder_match(Plan(game="fords", players=(), games=4, seed=1))


def test_neighbours_that_overlap_are_named():
    pytest.importorskip("choix", reason="the extra `match` is not installed")
    match = ladder_match(Plan(game="ruqi", players=(), games=400, seed=1, engine="reference"))
    won = {pair: Meeting(100, won=30, tied=0, total=-400, squares=9000) for pair in match.pairs()}
    won["level-2@1", "level-3@1"] = Meeting(100, won=50, tied=0, total=0, squares=9000)
    table = ladder_table(match, PlayedDeal(won))
    assert table["overlaps"] == overlapping(table["ratings"])
    (met,) = [each for each in table["meetings"] if (each["a"], each["b"]) == ("random@1", "level-1@1")]
    assert met["next"]
    assert [each["next"] for each in table["meetings"]].count(True) == 6


def test_the_command_plays_the_ladder_and_writes_it(tmp_path):
    pytest.importorskip("choix", reason="the extra `match` is not installed")
    out = tmp_path / "ladder.json"
    words = ["ladder", "ruqi", "--deals", "4", "--processes", "1", "--lang", "en"]
    said = CliRunner().invoke(youyi, [*words, "--out", str(out)], catch_exceptions=False).output
    table = json.loads(out.read_text(encoding="utf-8"))
    assert all(each["deals"] == 4 for each in table["meetings"])
    assert said.count("cannot be told apart") == len(table["overlaps"]) > 0


def test_the_players_of_a_game_are_listed_with_their_figures():
    told = json.loads(CliRunner().invoke(youyi, ["players", "madiao", "--json"], catch_exceptions=False).output)
    assert [each["id"].partition("@")[0] for each in told["levels"]][-1] == "level-6"
    assert all(each["measured"] for each in told["levels"])
    assert told["players"][0]["id"] == "random@1"
    assert "Level 2, Beginner" in CliRunner().invoke(youyi, ["players", "dama", "--lang", "en"]).output
