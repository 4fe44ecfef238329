"""Reviews: luck has the mean 0, choices are held against the best, and hidden cards play no part in what a seat could know."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from math import sqrt

import pytest

from tests.kit.toys.leaves import LEAVES
from youyi.analysis.figures.tally import error_of
from youyi.analysis.review.chart import NARROW, NIGHT, WIDE, chart, ticks
from youyi.analysis.review.choices import Band, band_of
from youyi.analysis.review.evaluators import NotJudged, judging_of, valuer_of
from youyi.analysis.review.judged import JudgedTable, mean_over
from youyi.analysis.review.page import review_data, review_page
from youyi.analysis.review.reviewing import reviewed
from youyi.analysis.review.several import several
from youyi.analysis.review.several_page import told
from youyi.analysis.review.telling import Teller
from youyi.analysis.review.values import ranked_samples
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.games import game
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language
from youyi.kernel.rules import Chance, Decision
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered, Stream
from youyi.players.player import player
from youyi.records.record import Sitter

HAN, LATIN = 1.0, 0.5  # how wide a sign is, in its size: a letter in the mean of a word


def record(name: str, players: str, seed: int = 5, number: int = 1, **terms):
    return reopened(Plan(game=name, games=1, players=tuple(players.split(",")), seed=seed, terms=terms), number)


@pytest.fixture(scope="module")
def open_game():
    return reviewed(record("ruqi", "network,random"))


@pytest.fixture(scope="module")
def hidden_game():
    return reviewed(record("madiao", "heuristic,random,heuristic,first"), playouts=2, engine="reference")


def test_a_chart_follows_its_page_into_the_dark(open_game):
    style, drawn = chart(open_game, Language.EN).svg.split("</style>")
    seats = set(open_game.table.game.colours.seats)
    painted = set(re.findall('(fill|stroke)="(#[0-9a-fA-F]{6})"', drawn))
    assert {colour for _, colour in painted} - seats == set(NIGHT), "nothing else is painted in a colour of paper"
    for what, colour in painted:
        assert (colour in seats) != (f'[{what}="{colour}"]{{{what}:{NIGHT.get(colour)}}}' in style)
    assert "-" not in "".join(re.findall(">([^<>]+)</text>", drawn)), "figures below nothing have a true minus"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("frame", [WIDE, NARROW])
def test_what_is_written_on_a_chart_stands_on_it(open_game, frame, language):
    svg = chart(open_game, language, frame).svg
    written = re.findall(
        r'<text x="([\d.]+)"[^>]*?font-size="([\d.]+)"[^>]*?text-anchor="(\w+)"[^>]*>([^<]+)</text>', svg
    )
    assert len(written) == svg.count("<text")
    for x, size, anchor, said in written:
        width = float(size) * sum(HAN if ord(sign) > 0x2E80 else LATIN for sign in said)
        left = float(x) - width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        assert 0 <= left <= left + width <= frame.width, said
        assert float(size) >= 12


@pytest.mark.parametrize(
    ("name", "terms", "counts", "limit"), [("ruqi", {}, None, 30), ("dama", {"seats": 2}, Counts.FIRST, 60)]
)
def test_over_all_throws_the_luck_of_a_throw_is_nothing(name, terms, counts, limit):
    table = game(name).under(terms=terms)
    valuer = valuer_of(table, playouts=None, seed=1, engine="reference", counts=counts)
    session = Session(table.rules)
    session.play_out([player("greedy", table)] * table.rules.seats, Numbered(4, 0), limit=limit)
    while isinstance(session.prompt, Decision):
        session.take(session.prompt.moves[0])
    assert isinstance(session.prompt, Chance)
    outcomes = session.prompt.odds.table()
    assert outcomes is not None
    lucks = [
        valuer.luck(session.position, table.rules.apply(session.position, move).position, 1) for move, _ in outcomes
    ]
    for seat in range(table.rules.seats):
        assert sum(
            float(p) * each.brought[seat] for (_, p), each in zip(outcomes, lucks, strict=True)
        ) == pytest.approx(0, abs=1e-9)
    assert any(abs(value) > 0.01 for each in lucks for value in each.brought), "some throws are better than others"


@pytest.mark.parametrize(("name", "within"), [("ruqi", 1e-6), ("dama", judging_of(game("dama").under()).error)])
def test_a_judge_prefers_what_its_player_plays(name, within):
    """To the last digit where a network says one figure for both; else as nearly as what seats are told is made to agree."""
    table = game(name).under()
    valuer, plays = valuer_of(table, playouts=None, seed=1), player("network", table)
    session = Session(table.rules)
    seen = 0
    while seen < 6:
        prompt = session.prompt
        if isinstance(prompt, Decision) and len(prompt.moves) > 1:
            seen += 1
            valued = valuer.choices(session.position, prompt.moves, prompt.seat, 1)
            best = plays.choose(table.rules.view(session.position, prompt.seat), prompt.moves, Stream(1))
            assert next(each for each in valued if each.move == best).less <= within
            assert {each.error for each in valued if each.less} <= {judging_of(table).error}, "no estimate is exact"
            assert [each.less for each in valued] == sorted(each.less for each in valued)
            assert len(valued) == len(prompt.moves)
        session.advance([plays] * table.rules.seats, Numbered(8, 0))


def test_a_game_is_reviewed_ply_by_ply(open_game):
    review = open_game
    assert review.result is not None
    assert len(review.draws) == sum(text.isdecimal() for text in review.moves)
    assert review.lost(0) == 0, "the network plays what its own judge prefers"
    assert review.lost(1) > 0
    for seat in (0, 1):
        assert review.adjusted(seat) == pytest.approx(review.result[seat] - review.luck(seat))
        assert sum(review.counted(seat, band) for band in Band) == review.asked(seat)
    assert review.course[0].ply == 0
    assert review.course[-1].worth == tuple(map(float, review.result))
    swings = [abs(each.swing) for each in review.turns]
    assert swings == sorted(swings, reverse=True)


@pytest.mark.parametrize(
    ("language", "names", "threw"),
    [
        (Language.EN, ["Lin", "Level 2, Beginner", "gone@7"], "throws"),
        (Language.ZH_HANT, ["Lin", "二級·入門", "gone@7"], "擲"),
        (Language.ZH_HANS, ["Lin", "二级·入门", "gone@7"], "掷"),
    ],
)
def test_players_and_throws_are_told_by_name(open_game, language, names, threw):
    teller = Teller(open_game, language)
    sitters = Sitter(name="Lin"), Sitter(player="level-2@1"), Sitter(player="gone@7")
    assert [teller.player(each) for each in sitters] == names
    drawn = [says for turn, says in zip(open_game.turns, teller.turns(), strict=True) if turn.drawn]
    assert drawn
    assert all(threw in each for each in drawn)


def test_turning_points_of_a_game_outside_the_catalogue_are_told(open_game):
    elsewhere = replace(open_game, record=replace(open_game.record, game="nowhere"))
    assert Teller(elsewhere, Language.EN).turns() == Teller(open_game, Language.EN).turns()


def test_what_a_seat_could_know_leaves_hidden_cards_out():
    table = game("madiao").under(terms={"deals": 1})
    valuer = valuer_of(table, playouts=3, seed=1, engine="reference")
    rules, session = table.rules, Session(table.rules)
    session.play_out([player("heuristic", table)] * 4, Numbered(2, 3), limit=9)
    assert isinstance(session.prompt, Decision)
    seat, moves = session.prompt.seat, session.prompt.moves
    view = rules.view(session.position, seat)
    other = rules.worlds(view, Stream(77))
    assert other != session.position
    assert valuer.supposed(view, moves, seat, 9) == valuer.supposed(rules.view(other, seat), moves, seat, 9)
    opened = [
        sorted((str(each.move), each.worth) for each in valuer.choices(place, moves, seat, 9))
        for place in (session.position, other)
    ]
    assert opened[0] != opened[1], "with all cards open the other cards count"


def test_a_hidden_game_has_both_losses(hidden_game):
    assert {each.opened is None for each in hidden_game.choices} == {False}
    assert len(hidden_game.draws) == 1
    assert all(error > 0 for error in hidden_game.draws[0].luck.error)
    assert sum(hidden_game.draws[0].luck.brought) == pytest.approx(0), "what one seat wins others lose"
    assert hidden_game.playouts == 2


def test_the_same_seed_gives_the_same_review(hidden_game):
    short = replace(hidden_game.record, moves=hidden_game.record.moves[:4], score=None)
    once, again = (review_data(reviewed(short, playouts=2, engine="reference")) for _ in range(2))
    assert json.dumps(once) == json.dumps(again)
    assert once["choices"] == review_data(hidden_game)["choices"][: len(once["choices"])]


def test_choices_of_an_open_game_may_be_played_out(open_game):
    short = replace(open_game.record, moves=open_game.record.moves[:3], score=None)
    found = reviewed(short, playouts=2, engine="reference")
    assert found.result is None
    assert found.adjusted(0) is None
    assert found.playouts == 2
    assert [each.luck.error for each in found.draws] == [(0.0, 0.0)] * len(found.draws)


def test_a_loss_within_the_error_of_the_samples_is_none():
    assert band_of(2.0, 1.1, 10) is Band.GOOD
    assert [band_of(2.0, error, 10) for error in (0.9, 0.8, 0.6, 0.4)] == [
        Band.GOOD, Band.DOUBTFUL, Band.MISTAKE, Band.BLUNDER,
    ], "all of the interval has reached the limit"  # fmt: skip
    assert [band_of(loss, 0, 10) for loss in (0.0, 0.29, 0.3, 0.6, 1.2)] == [
        Band.GOOD, Band.GOOD, Band.DOUBTFUL, Band.MISTAKE, Band.BLUNDER,
    ]  # fmt: skip


def test_choices_are_compared_on_the_same_chance():
    # Differences of the second to the first: 2, 2, 2; their error is 0 although either varies.
    valued = ranked_samples(["a", "b"], [[(1.0,), (5.0,), (9.0,)], [(3.0,), (7.0,), (11.0,)]], Seat(0))
    assert [(each.move, each.worth, each.less, each.error) for each in valued] == [
        ("b", (7.0,), 0, 0),
        ("a", (5.0,), 2, 0),
    ]
    assert error_of([1.0, 3.0]) == pytest.approx(sqrt(2) / sqrt(2))


def test_many_games_are_averaged_by_player(open_game):
    turned = replace(open_game, result=(open_game.result[1], open_game.result[0]))
    found = {each.player: each for each in several([open_game, turned])}
    assert set(found) == {"network@3", "random@1"}
    assert found["network@3"].raw == pytest.approx(sum(open_game.result) / 2)
    assert found["network@3"].adjusted == pytest.approx(found["network@3"].raw - open_game.luck(0))
    assert found["network@3"].games == 2
    assert [each.luck for each in found["random@1"].by_game] == [open_game.luck(1)] * 2


def test_of_games_that_are_not_over_nothing_is_added_up(open_game):
    unfinished = replace(open_game, result=None)
    assert [each.games for each in several([unfinished, open_game])] == [1, 1]
    notes = list(told([unfinished, open_game], Language.EN).notes())
    assert "1 of them are not over and are left out." in notes
    assert not any("agrees with nothing" in note for note in notes), "one game says nothing of that"


def test_what_samples_leave_open_adds_up(hidden_game):
    (player, *_) = several([hidden_game, hidden_game])
    assert player.sampled == pytest.approx(sqrt(2) * player.by_game[0].error)
    assert player.by_game[0].error > 0


@pytest.mark.parametrize(
    ("players", "terms", "limit"), [("network,greedy", {}, 60), ("greedy,random,greedy", {}, 90)], ids=["2", "3"]
)
def test_throws_that_are_alike_are_worth_the_same(players, terms, limit):
    """What the judge of 打馬 does not tell apart has one best answer, one worth: the mean is that of every throw by itself."""
    table = game("dama").under(terms={"seats": players.count(",") + 1, **terms})
    valuer = valuer_of(table, playouts=None, seed=1, engine="reference")
    assert isinstance(valuer, JudgedTable)
    session = Session(table.rules)
    session.play_out([player(each, table) for each in players.split(",")], Numbered(6, 2), limit=limit)
    throws = [ply.before for ply in session.plies if isinstance(table.rules.prompt(ply.before), Chance)][1::9]
    merged = 0
    for position in throws:
        prompt = table.rules.prompt(position)
        assert isinstance(prompt, Chance)
        listed = prompt.odds.table()
        assert listed is not None
        after = [table.rules.apply(position, move).position for move, _ in listed]
        each = [valuer.agreed(one) for one in after]
        assert valuer.expected(position) == mean_over(each, [float(odds) for _, odds in listed])
        merged += len(after) - len({valuer.judge.alike(one) for one in after})
    assert merged > 10 * len(throws), "most throws are alike"


def test_a_page_asks_nothing_of_any_address(open_game, hidden_game):
    for review in (open_game, hidden_game):
        for language in Language:
            page = review_page(review, language)
            assert "<svg" not in page.replace("data:image/svg+xml", "")
            assert "http" not in page.replace("http://www.w3.org", "")
            assert page.count("<table") >= 2


def test_what_a_choice_lost_stands_among_figures(hidden_game):
    row = '<th>{}</th><th class="n">{}</th><th class="n">{}</th>'
    assert row.format(*Teller(hidden_game, Language.EN).errors()[0][-3:]) in review_page(hidden_game, Language.EN)


def test_marks_of_a_scale_are_round():
    assert ticks(-7, 23, 5) == [0, 10, 20]
    assert ticks(-1, 1, 6) == [-1, 0, 1]
    assert ticks(0, 78, 8) == [0, 10, 20, 30, 40, 50, 60, 70]


def test_a_game_without_a_judge_is_refused():
    with pytest.raises(NotJudged):
        judging_of(LEAVES.under())


def test_the_worth_of_an_end_is_its_result():
    table = game("ruqi").under(terms={"rounds": 1})
    valuer = valuer_of(table, playouts=None, seed=1)
    assert isinstance(valuer, JudgedTable)
    session = Session(table.rules)
    session.play_out([player("greedy", table)] * 2, Numbered(1, 1))
    assert session.over is not None
    assert valuer.judge.worth(session.position) == tuple(map(float, session.over.score))
