"""The course of a game in figures: they are those of the rules, and tell nothing that is not open to everybody."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from starlette.testclient import TestClient

from tests.apps.web.kit import OPEN, computer, create, finish, in_server, until
from tests.kit.toys.hush import DECK, HUSH, SEATS
from youyi.apps.web.base.phrases import Phrases, translations
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.live.table import moves
from youyi.apps.web.replay.score_history import MOST_TURNS, Chronicle, turning_points
from youyi.apps.web.server.app import application
from youyi.games import catalogue
from youyi.kernel.ledger import signed
from youyi.kernel.names import Language
from youyi.kernel.people import NOBODY
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered
from youyi.records.transcript import final_line


def told_of(game, seed=2, ruleset=None):
    """A whole game at random, and what is told of it."""
    rng, session = random.Random(seed), TableSession(game.under(ruleset))
    chronicle = Chronicle(session)
    while session.over is None:
        prompt = session.prompt
        chronicle.note(
            session.play(rng.choice(prompt.moves) if isinstance(prompt, Decision) else session.draw(Numbered(seed, 0)))
        )
    return session, chronicle.told(Phrases(game), Language.ZH_HANS, None, NOBODY.names)


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_the_figures_are_those_of_the_rules(game):
    session, told = told_of(game)
    assert isinstance(session.prompt, Over)
    (results,) = (curve for curve in told.curves if curve.score)
    assert results.points[-1][1:] == list(session.prompt.score)
    assert results.points[0] == [0, *session.rules.returns(session.start)]
    assert [curve.decides for curve in told.curves] == [True] + [False] * len(game.score_history.measures)
    assert not any(curve.turns for curve in told.curves[1:])
    assert {curve.name.en for curve in told.curves} == {
        game.result.en,
        *(each.name.en for each in game.score_history.measures),
    }
    assert told.plies == session.at
    changes = [sum(each) for each in zip(*(bout.net for bout in told.bouts), strict=True)]
    ends = session.rules.returns(session.position), session.rules.returns(session.start)
    assert changes == [end - start for end, start in zip(*ends, strict=True)]
    for sheet in told.sheets:
        assert sheet.rows == sorted(sheet.rows, key=lambda row: -row.times)
        for row in sheet.rows:
            assert row.times >= len(row.plies) > 0 or row.times > len(row.plies)
            assert sheet.flow or sum(row.seats) == row.times


def test_without_chips_the_course_tells_no_result_in_them():
    game = next(each for each in catalogue() if each.id == "dama")
    staked, simple = (told_of(game, ruleset=ruleset)[1] for ruleset in ("dama/tujing", "dama/simplified-2009"))
    assert (staked.goal, simple.goal) == ("score", "first")
    assert [each.name for each in staked.curves if not each.score] == [each.name for each in simple.curves]
    assert any(len(each.points) > 1 for each in simple.curves)


def test_the_payments_of_a_game_of_purses_are_its_result():
    game = next(each for each in catalogue() if each.id == "madiao")
    session, told = told_of(game)
    paid = [row.seats for sheet in told.sheets if sheet.flow for row in sheet.rows]
    assert [sum(each) for each in zip(*paid, strict=True)] == list(session.over.score)


def test_what_a_side_leads_by_is_not_called_its_tallies():
    """A round pays its winner and costs the other nothing: what is told with a sign is the difference, and is said to be."""
    game = next(each for each in catalogue() if each.id == "ruqi")
    session, told = told_of(game)
    white, black = session.position.score
    (rounds,) = (sheet for sheet in told.sheets if sheet.flow)
    assert [sum(row.seats[seat] for row in rounds.rows) for seat in (0, 1)] == [white, black]
    assert list(session.over.score) == [white - black, black - white]
    assert told.curves[0].name == translations(game.result)
    assert game.result.en == "lead"
    assert final_line(session.table, session.over, Language.ZH_HANT).startswith(
        f"結束時領先：白 {signed(white - black)} 算"
    )


@pytest.mark.parametrize(
    ("points", "found"),
    [
        ([[0, 0, 0], [3, 1, 0]], [(3, 0, 17)]),
        ([[0, 1, 0], [3, 1, 1], [5, 2, 1]], []),  # a tie in between passes nothing on
        ([[0, 1, 0], [3, 1, 1], [5, 1, 2]], [(5, 1, 15)]),
        ([[0, 0, 0]], []),
    ],
)
def test_a_turning_point_is_where_the_lead_passes(points, found):
    assert [(each.ply, each.seat, each.held) for each in turning_points(points, 20)] == found


def test_of_many_turning_points_those_are_told_that_lasted():
    points = [[at, at % 2, 1 - at % 2] for at in range(1, 40)]
    told = turning_points(points, 1000)
    assert 0 < len(told) <= MOST_TURNS
    assert told[-1].seat == 0, "who led in the end"
    assert all(one.seat != other.seat for one, other in pairwise(told))


def test_turning_points_that_are_passed_over_leave_nobody_named_twice():
    """A long lead of one, short ones of the others: the list without them named the one again and again."""
    rng = random.Random(5)
    for _ in range(200):
        ply, points = 0, [[0, 0, 0, 0]]
        for _ in range(60):
            ply += rng.choice((1, 1, 1, 40))
            points.append([ply, *rng.sample(range(9), 3)])
        told = turning_points(points, ply + 5)
        assert len(told) <= MOST_TURNS
        assert all(one.seat != other.seat and one.ply + one.held == other.ply for one, other in pairwise(told))
        assert told[-1].seat == max(range(3), key=points[-1][1:].__getitem__)
        assert told[-1].ply + told[-1].held == ply + 5


def test_a_game_that_says_nothing_of_its_own_is_counted_by_clauses(client):
    table, _ = create(client, computer(), computer())
    finish(client, table)
    told = client.get(f"/api/tables/{table}/course?language=en").json()
    assert [sheet["name"]["en"] for sheet in told["sheets"]] == ["Clauses that applied"]
    assert told["over"]["score"] == told["curves"][0]["points"][-1][1:]
    record = client.get(f"/api/tables/{table}/record").text
    again = client.post("/api/course?language=en", content=record, headers={"content-type": "application/json"})
    assert again.json() == told
    spoilt = client.post("/api/course", content="{}", headers={"content-type": "application/json"})
    assert (spoilt.status_code, spoilt.json()["field"]) == (422, "schema")


def test_nothing_hidden_is_counted(settings):
    with TestClient(application(replace(settings, games=(HUSH,)))) as client:
        table = client.post("/api/tables", json={"game": "hush", "seats": [OPEN] * SEATS}).json()["id"]
        for seat in range(SEATS):
            client.post(f"/api/tables/{table}/sit", json={"name": f"P{seat}", "seat": seat})
        opened = client.app.state.registry._tables[table].table  # type: ignore[attr-defined]
        until(lambda: isinstance(opened.session.prompt, Decision), "the pack is dealt")
        in_server(client, moves.move, opened, Seat(0), 1, opened.session.write(opened.session.prompt.moves[0]))
        told = client.get(f"/api/tables/{table}/course")
        assert told.json()["plies"] == 0
        assert not any(card in told.text for card in DECK)
