"""Players see a view and their choices, choose one of them, and play as well as they say."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.amount import some, some_of
from tests.kit.toys.fords import FORDS
from tests.kit.toys.leaves import LEAVES
from youyi.analysis.simulate.referee import referee
from youyi.games import catalogue, game
from youyi.games.ruqi import Ruqi, ToPlay, options
from youyi.games.ruqi.board import CELL_NAMES, CELLS_BY_NAME, OFF, cells_home
from youyi.games.ruqi.context import context_of
from youyi.games.ruqi.players.distances import CELLS, likely_home, next_cells, total
from youyi.games.ruqi.players.expectimax import RuqiExpectimax, judgement
from youyi.games.ruqi.players.greedy import ruqi_weights
from youyi.games.ruqi.position import GONE, Kind, token
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.rulings.reckoning import Scoring
from youyi.games.ruqi.rulings.road import Arms
from youyi.kernel.errors import Unknown
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Numbered, Stream
from youyi.players.called import called_at
from youyi.players.player import OF_ANY_GAME, player, player_spec, players_at, players_of, usual_opponent

ROUND = {"rounds": 1}
MODERN = game("ruqi").under("ruqi/modern", terms=ROUND)
CLASSICAL = game("ruqi").under("ruqi/classical", terms=ROUND)
SEARCHERS = ("expectimax", "lookahead", "lookahead-first", "pimc", "search")
"""Those who take their time; their own tests ask them less often."""
TABLES = [each.under(ruleset.full_id) for each in catalogue() for ruleset in each.rulesets]


def decisions(table, seed):
    """Walk a random game and give every decision on its way."""
    rules, position = table.rules, table.rules.start()
    for move in referee(rules, [player("random", table)] * rules.seats, Numbered(seed, 0)).moves:
        prompt = rules.prompt(position)
        if isinstance(prompt, Decision):
            yield position, prompt
        position = rules.play(position, move).position


@pytest.mark.parametrize(
    "each", [*OF_ANY_GAME, *(spec for each in catalogue() for spec in each.players())], ids=lambda each: each.id
)
def test_every_player_introduces_itself_in_three_languages(each):
    assert all(each.name.said_in(language) and each.strength.said_in(language) for language in Language)
    assert each.full_id == f"{each.id}@{each.version}"


@pytest.mark.more
@pytest.mark.parametrize(
    ("table", "each"),
    [(table, each) for table in TABLES for each in players_at(table) if each.id not in SEARCHERS],
    ids=lambda given: getattr(given, "id", "") or given.ruleset.full_id,
)
def test_a_player_chooses_what_is_offered_and_again_the_same(table, each):
    sitting = player(each.full_id, table)
    for position, prompt in some_of([*decisions(table, 1)]):
        view = table.rules.view(position, prompt.seat)
        chosen = sitting.choose(view, prompt.moves, Stream(5))
        assert chosen in prompt.moves
        assert sitting.choose(view, prompt.moves, Stream(5)) == chosen


def test_expectimax_chooses_what_is_offered():
    for table in (MODERN, CLASSICAL):
        sitting = player("expectimax", table)
        for position, prompt in list(decisions(table, 2))[::9]:
            view = table.rules.view(position, prompt.seat)
            assert sitting.choose(view, prompt.moves, Stream(0)) in prompt.moves


def test_random_chooses_every_move_equally_often():
    table = LEAVES.under()
    sitting = player("random", table)
    chosen = [
        sitting.choose(None, "abc", Numbered(1, game_number).for_player(Seat(0), 0)) for game_number in range(3000)
    ]
    assert all(900 < chosen.count(letter) < 1100 for letter in "abc")


def test_first_takes_the_first():
    assert player("first", FORDS.under()).choose(None, "abc", Stream(9)) == "a"


@pytest.mark.parametrize("name", ["nobody", "greedy@9", "", "greedy"])
def test_an_unknown_player_names_those_who_play_the_game(name):
    with pytest.raises(Unknown) as refused:
        player_spec(name, FORDS)
    assert refused.value.valid == ("random", "first")


@pytest.mark.parametrize(
    ("cell", "with_lanes", "without"),
    [("p0", 30, 40), ("p10", 20, 30), ("p20", 10, 20), ("p21", 19, 19), ("Z5", 15, 15), ("J9", 1, 1), ("R3", 27, 27)],
)
def test_the_way_home_is_counted_in_cells(cell, with_lanes, without):
    assert cells_home(CELLS_BY_NAME[cell], lanes=True) == with_lanes
    assert cells_home(CELLS_BY_NAME[cell], lanes=False) == without


@pytest.mark.parametrize(
    ("cell", "pips", "ends"),
    [("p8", 4, ("p12",)), ("p10", 3, ("p13", "Z3")), ("p20", 5, ("p25", "J5")), ("Z8", 3, ("p31",)),
     ("J7", 3, ("out",)), ("p39", 1, ("out",)), ("R9", 2, ("p11",)), ("p30", 1, ("p31", "R1"))],
)  # fmt: skip
def test_a_die_leads_where_the_rules_say(cell, pips, ends):
    found = next_cells(CELLS_BY_NAME[cell], pips, context_of(Rulings()).board.turns)
    assert tuple("out" if end == OFF else CELL_NAMES[end] for end in found) == ends


def test_what_a_piece_is_likely_to_need_lies_between_the_short_way_and_the_long():
    for arms in Arms:
        need = likely_home(context_of(Rulings(arms=arms)).board.turns)
        for cell in (each for each in CELLS if not CELL_NAMES[each].startswith("R")):
            short, long = cells_home(cell, lanes=arms is not Arms.NONE), cells_home(cell, lanes=False)
            assert short - 1e-6 <= need[cell] <= long + 5
        assert need[OFF] == 0
    need = likely_home(context_of(Rulings()).board.turns)
    assert need[CELLS_BY_NAME["p10"]] < need[CELLS_BY_NAME["p11"]]


@pytest.mark.parametrize(
    ("arms", "scoring", "of_goodness", "of_accord"),
    [
        # lying at p0, lying at p8, standing at p12, standing at Z5: cells home, times 6 or 10
        (Arms.ANY, Scoring.RACE, (180, 132, 108, 90), (300, 220, 180, 150)),
        (Arms.FORWARD, Scoring.RACE, (180, 132, 108, 90), (300, 220, 180, 150)),
        (Arms.NONE, Scoring.RACE, (240, 192, 168, 90), (400, 320, 280, 150)),
        # ten cells more for being on the board, five for lying
        (Arms.ANY, Scoring.YIELD, (-270, -222, -168, -150), (-450, -370, -280, -250)),
        (Arms.NONE, Scoring.YIELD, (-330, -282, -228, -150), (-550, -470, -380, -250)),
    ],
)
def test_greedy_weighs_cells_home_by_worth(arms, scoring, of_goodness, of_accord):
    weights = ruqi_weights(context_of(Rulings(arms=arms, scoring=scoring)))
    places = [("p0", Kind.FU), ("p8", Kind.FU), ("p12", Kind.XIAO), ("Z5", Kind.XIAO)]
    tokens = [token(CELLS_BY_NAME[cell], kind) for cell, kind in places]
    assert tuple(weights[0][each] for each in tokens) == of_goodness
    assert tuple(weights[4][each] for each in tokens) == of_accord
    assert [each[GONE] for each in weights] == [0] * 5


@settings(max_examples=some(30))
@given(st.integers(0, 2**32))
def test_greedy_leaves_its_pieces_as_light_as_it_can(seed):
    for table in (MODERN, CLASSICAL):
        weights = ruqi_weights(context_of(table.rulings))
        position, prompt = next(decisions(table, seed))
        chosen = player("greedy", table).choose(table.rules.view(position, None), prompt.moves, Stream(seed))
        results = {play: total(weights, army) for army, play in turns_of(table, position).items()}
        assert results[chosen] == min(results.values())


def turns_of(table, position):
    """List the turns of a position by their results."""
    assert isinstance(table.rules, Ruqi)
    return options(table.rules.context, position)


def read(table, text):
    return table.game.notation.read_position(text)


def test_yielding_greedy_keeps_the_dear_pieces_at_home():
    position = read(CLASSICAL, "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f play:w/11")
    prompt = CLASSICAL.rules.prompt(position)
    assert isinstance(prompt, Decision)
    chosen = player("greedy", CLASSICAL).choose(CLASSICAL.rules.view(position, None), prompt.moves, Stream(0))
    assert CLASSICAL.game.notation.write_move(chosen).startswith("善")


@pytest.mark.parametrize(("scoring", "clears"), [("race", True), ("yield", False)])
@pytest.mark.parametrize("name", ["greedy", "expectimax"])
def test_who_races_clears_the_board_and_who_yields_does_not(name, scoring, clears):
    table = game("ruqi").under("ruqi/modern", {"scoring": scoring}, ROUND)
    position = read(table, "1 0:0 p35x,p38x,out,out,out p9f,out,out,out,out play:w/25")
    prompt = table.rules.prompt(position)
    assert isinstance(prompt, Decision)
    chosen = player(name, table).choose(table.rules.view(position, None), prompt.moves, Stream(0))
    results = turns_of(table, position)
    assert (results[(GONE,) * 5] == chosen) == clears


def test_clearing_first_is_judged_by_the_scoring():
    gone, waiting = (GONE,) * 5, MODERN.rules.start().armies[0]
    race, late = judgement(context_of(MODERN.rulings)), judgement(context_of(CLASSICAL.rulings))
    assert race.worth(gone, waiting) > 100 > -100 > race.worth(waiting, gone)
    assert late.worth(gone, waiting) < -100 < 100 < late.worth(waiting, gone)


def test_expectimax_foresees_a_round_that_is_over():
    position = read(MODERN, "1 0:0 p39x,out,out,out,out p9f,out,out,out,out play:w/12")
    sitting = player("expectimax", MODERN)
    assert isinstance(sitting, RuqiExpectimax)
    assert isinstance(position.phase, ToPlay)
    over = sitting.foreseen(position, Seat(0), (GONE,) * 5)
    assert over == sitting.judgement.worth((GONE,) * 5, position.armies[1])


@pytest.mark.parametrize("game", catalogue(), ids=lambda game: game.id)
def test_no_two_players_of_a_game_have_the_same_name(game):
    specs = players_of(game)
    assert len({each.id for each in specs}) == len({each.name.en for each in specs}) == len(specs)


@pytest.mark.parametrize(("name", "opponent"), [("dama", "greedy"), ("madiao", "heuristic"), ("ruqi", "greedy")])
def test_the_usual_opponent_is_the_second_weakest_of_those_offered(name, opponent):
    assert usual_opponent(game(name)).id == opponent


def test_computers_are_called_by_the_names_of_their_kind_in_the_order_of_the_seats():
    ruqi = game("ruqi")
    spec = next(each for each in players_of(ruqi) if len(each.called) > 1)
    own = [each.en for each in spec.called]
    other = next(each for each in players_of(ruqi) if each.called and each.id != spec.id)
    kinds = [spec.id, other.id, *[spec.id] * len(own), "somebody@9"]
    called = called_at(ruqi, {Seat(nth): kind for nth, kind in enumerate(kinds)})
    assert [called[Seat(nth)].en for nth, kind in enumerate(kinds) if kind == spec.id] == [*own, f"{own[0]} 2"]
    assert called[Seat(1)].en == other.called[0].en
    assert called[Seat(len(kinds) - 1)].en == "somebody@9"
