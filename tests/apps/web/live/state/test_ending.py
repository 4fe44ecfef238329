"""However a table ends, all that is told of its end agrees: winner, reason, figures, payments, film, record and list."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from tests.kit.amount import third
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.state.ending import TableEnding, ended_early, ending_of_record, over_said
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.replay.record_replay import film_of, seats_of
from youyi.apps.web.replay.replay import Reel
from youyi.apps.web.replay.score_history import Chronicle, course, course_of
from youyi.games import catalogue
from youyi.kernel.errors import BadRecord
from youyi.kernel.names import Language, Words
from youyi.kernel.people import NOBODY
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered
from youyi.records.files import read_record, write_record
from youyi.records.record import NumberedChance, Record, Sitter, begun
from youyi.records.replay import replay
from youyi.records.transcript import transcript

GAMES = {game.id: game for game in catalogue()}
TABLES = [
    (game.id, ruleset.full_id, seats)
    for game in catalogue()
    for ruleset in game.rulesets
    for seats in ((2, 3, 5) if game.id == "dama" else (game.under().rules.seats,))
]
SMALL = [each for each in TABLES if each[0] != "dama" or each[2] == 2]
EVERY_WAY = ("played", "conceded", "expired", "admin")
PUBLIC = {language: Addressee(None, language) for language in Language}


def played(game, ruleset, seats, plies=None, seed=1):
    """A game at random, to its end or so many plies."""
    table = GAMES[game].under(ruleset, terms=GAMES[game].seating(seats))
    rng, session = random.Random(seed), TableSession(table)
    chronicle = Chronicle(session)
    while session.over is None and session.at != plies:
        prompt = session.prompt
        chronicle.note(
            session.play(rng.choice(prompt.moves) if isinstance(prompt, Decision) else session.draw(Numbered(seed, 0)))
        )
    return session, chronicle


def recorded(session, ending):
    seats = tuple(Sitter(name=f"P{seat}") for seat in range(session.rules.seats))
    opened = begun(session.table, seats, NumberedChance(1, 0))
    fields = {name: getattr(opened, name) for name in Record.__slots__}
    score, by = (None, None) if ending is None else (ending.score, ending.by)
    return Record(**{**fields, "moves": tuple(session.moves[: session.open_plies]), "score": score, "conceded": by})


@pytest.mark.parametrize(("game", "ruleset", "seats"), TABLES)
def test_a_game_that_is_played_out_has_one_winner_wherever_one_looks(game, ruleset, seats):
    session, chronicle = played(game, ruleset, seats)
    told = chronicle.told(Phrases(GAMES[game]), Language.EN, None, NOBODY.names)
    first, deciding = set(told.over.first), told.curves[0]
    most = {seat for seat, each in enumerate(deciding.points[-1][1:]) if each == max(deciding.points[-1][1:])}
    assert first <= most or len(first) == seats, "who wins is ahead where the chart ends"
    assert all(one.seat != other.seat for one, other in pairwise(deciding.turns))
    if len(most) == 1 and deciding.turns:
        assert deciding.turns[-1].seat in most
    paid = [row.seats for sheet in told.sheets if sheet.flow for row in sheet.rows]
    sums = [sum(each) for each in zip(*paid, strict=True)] or [0] * seats
    if game == "ruqi":  # tallies are paid, and the result is the difference
        sums = [sums[0] - sums[1], sums[1] - sums[0]]
    assert sums == told.over.score == list(session.over.score), "the payments are the result"


def last_of(film):
    return film.steps[-1] if film.steps else film.start


@pytest.mark.parametrize(
    ("game", "ruleset", "seats", "how"), third((*table, how) for how in EVERY_WAY for table in SMALL)
)
def test_however_a_game_ends_film_figures_and_record_say_the_same(game, ruleset, seats, how):
    session, _ = played(game, ruleset, seats, plies=None if how == "played" else 24)
    by = Seat(session.at % seats) if how == "conceded" else None
    ending = ending_of_record(session, recorded(session, None)) if how == "played" else ended_early(how, by, seats)
    record, open_plies = recorded(session, ending), session.open_plies
    reel = Reel(session.table, session.start, tuple(session.moves), open_plies, seats_of(record, GAMES[game]), ending)
    assert read_record(write_record(record)) == record
    replay(record)
    for language, to in PUBLIC.items():
        phrases = Phrases(GAMES[game])
        film, figures = reel.film(phrases, to, max(0, session.at - 20)), course(reel, phrases, language)
        over = last_of(film).over
        assert over is not None
        assert over == figures.over
        assert (over.by, over.score is None) == (by, how != "played")
        assert over.says
        assert last_of(film).says == over.says
        if how in ("played", "conceded"):
            assert "\u2068P" in over.says, "who sat there is named"
            of_record = course_of(record, GAMES, language)
            assert of_record.over == over == last_of(film_of(record, GAMES, to, max(0, session.at - 20))).over
            assert transcript(record, language) == transcript(read_record(write_record(record)), language)


@pytest.mark.parametrize("name", ["x" * 10_000, "P\u2069\u202eQ"])
def test_what_a_file_calls_somebody_stands_in_sentences_only_if_a_table_takes_it(name):
    session, _ = played("ruqi", "ruqi/modern@1", 2, plies=60)
    opened = recorded(session, None)
    fields = {field: getattr(opened, field) for field in Record.__slots__}
    strange = Record(**{**fields, "seats": (Sitter(name=name), Sitter(player=name))})
    film, plain = (film_of(each, GAMES, PUBLIC[Language.EN], 0) for each in (strange, opened))
    assert [(each.name, each.player, each.called) for each in film.seats] == [(name, None, None), (None, name, None)]
    assert not [line.says for step in film.steps for line in step.lines if name in line.says]
    assert len(msgspec.json.encode(film)) < len(msgspec.json.encode(plain)) + 3 * len(msgspec.json.encode(name))


def test_of_two_the_other_has_won_and_among_several_nothing_is_decided():
    assert ended_early("conceded", Seat(1), 2) == TableEnding("conceded", (Seat(0),), None, Seat(1))
    assert ended_early("conceded", Seat(1), 4).first == ()
    assert ended_early("expired", None, 2).first == ended_early("admin", None, 4).first == ()
    ruqi, dama = GAMES["ruqi"], GAMES["dama"]
    of_two = over_said(ended_early("conceded", Seat(1), 2), None, ruqi, Language.EN, NOBODY.names)
    of_four = over_said(
        ended_early("conceded", Seat(1), 4), None, dama, Language.EN, {Seat(1): Words("Lin", "林", "林")}
    )
    assert of_two is not None
    assert of_four is not None
    assert (of_two.says, of_two.why) == ("Black conceded. White won.", None)
    assert of_four.says.startswith("Lin conceded.")
    assert "so nobody wins" in of_four.says


def test_a_game_that_is_over_and_a_seat_that_is_none_are_conceded_by_nobody():
    session, _ = played("ruqi", "ruqi/modern@1", 2)
    over, other = recorded(session, None), recorded(played("ruqi", "ruqi/modern@1", 2, plies=5)[0], None)
    for record, said, by in ((over, session.over.score, 1), (other, None, 2), (other, None, -1)):
        fields = {name: getattr(record, name) for name in Record.__slots__}
        with pytest.raises(BadRecord) as refused:
            replay(Record(**{**fields, "score": said, "conceded": by}))
        assert refused.value.field == "conceded"
