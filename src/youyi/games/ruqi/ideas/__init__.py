"""The ideas by which turns of 儒棋 are explained: all ours, each measured by playing turns out that follow it and turns that do not."""

from __future__ import annotations

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.ideas import racing, yielding
from youyi.games.ruqi.ideas.turn import filling, following
from youyi.games.ruqi.moves import Move
from youyi.games.ruqi.payments import clearing_wins
from youyi.games.ruqi.position import Position
from youyi.games.ruqi.rules import Ruqi
from youyi.games.ruqi.texts import IDEAS as TEXTS
from youyi.kernel.face.ideas import Gain, Idea
from youyi.kernel.lab.evaluation import Counts

MODERN = "ruqi/modern, games of levels 3 to 5: the best turn that follows and the best that does not, 400 playouts of network each"
CLASSICAL = "ruqi/classical, games of network and greedy: the best turn that follows and the best that does not, 400 playouts of network each"


def measured(mean: float, half: float, how: str = MODERN) -> Gain:
    """What following an idea brought, in 算."""
    return Gain(Counts.SCORE, mean, half, how)


def where_stacks_race(rules: Ruqi, _counts: Counts) -> bool:
    """Whether stacks go as one, and whoever clears the board first takes what is left."""
    return rules.context.joint and clearing_wins(rules.rulings)


def where_yielding_scores(rules: Ruqi, _counts: Counts) -> bool:
    """Whether the side that is left behind is paid."""
    return not clearing_wins(rules.rulings)


IDEAS: tuple[Idea[Position, Move], ...] = (
    Idea(
        key="join_then_go",
        name=TEXTS["join_then_go.name"],
        defined=TEXTS["join_then_go.defined"],
        first=TEXTS["join_then_go.first"],
        says=TEXTS["join_then_go.says"],
        follows=following(racing.joins_first),
        blanks=filling(racing.who_joins),
        holds=where_stacks_race,
        implies=frozenset({"last_first", "one_pile"}),
        gain=measured(3.7, 0.9),
    ),
    Idea(
        key="join_then_walk",
        name=TEXTS["join_then_walk.name"],
        defined=TEXTS["join_then_walk.defined"],
        first=TEXTS["join_then_walk.first"],
        says=TEXTS["join_then_walk.says"],
        follows=following(racing.joins_then_walks),
        blanks=filling(racing.with_which_number),
        holds=where_stacks_race,
        gain=measured(2.9, 1.3),
    ),
    Idea(
        key="all_in_middle",
        name=TEXTS["all_in_middle.name"],
        defined=TEXTS["all_in_middle.defined"],
        first=TEXTS["all_in_middle.first"],
        says=TEXTS["all_in_middle.says"],
        follows=following(racing.turns_all_in),
        blanks=filling(racing.nothing_to_fill),
        holds=where_stacks_race,
        implies=frozenset({"one_pile"}),
        article=art.MIDDLE_WAY,
        gain=measured(4.5, 2.3),
    ),
    Idea(
        key="stack_into_pure",
        name=TEXTS["stack_into_pure.name"],
        defined=TEXTS["stack_into_pure.defined"],
        first=TEXTS["stack_into_pure.first"],
        says=TEXTS["stack_into_pure.says"],
        follows=following(racing.turns_pile_in),
        blanks=filling(racing.how_many_turn_in),
        holds=where_stacks_race,
        implies=frozenset({"keep_together"}),
        gain=measured(3.4, 1.9),
    ),
    Idea(
        key="no_lane_while_waiting",
        name=TEXTS["no_lane_while_waiting.name"],
        defined=TEXTS["no_lane_while_waiting.defined"],
        first=TEXTS["no_lane_while_waiting.first"],
        says=TEXTS["no_lane_while_waiting.says"],
        follows=following(racing.avoids_middle_lane),
        blanks=filling(racing.how_many_wait),
        holds=where_stacks_race,
        implies=frozenset({"last_first", "wait_before_middle"}),
        gain=measured(7.9, 1.5),
    ),
    Idea(
        key="no_way_back",
        name=TEXTS["no_way_back.name"],
        defined=TEXTS["no_way_back.defined"],
        first=TEXTS["no_way_back.first"],
        says=TEXTS["no_way_back.says"],
        follows=following(racing.avoids_way_back),
        blanks=filling(racing.nothing_to_fill),
        holds=where_stacks_race,
        gain=measured(13.0, 1.8),
    ),
    Idea(
        key="onto_crossing",
        name=TEXTS["onto_crossing.name"],
        defined=TEXTS["onto_crossing.defined"],
        first=TEXTS["onto_crossing.first"],
        says=TEXTS["onto_crossing.says"],
        follows=following(racing.stops_on_crossing),
        blanks=filling(racing.the_same_piece),
        holds=where_stacks_race,
        gain=measured(3.9, 1.1),
    ),
    Idea(
        key="one_pile",
        name=TEXTS["one_pile.name"],
        defined=TEXTS["one_pile.defined"],
        first=TEXTS["one_pile.first"],
        says=TEXTS["one_pile.says"],
        follows=following(racing.makes_one_pile),
        blanks=filling(racing.who_joined),
        holds=where_stacks_race,
        gain=measured(3.1, 1.0),
    ),
    Idea(
        key="both_out",
        name=TEXTS["both_out.name"],
        defined=TEXTS["both_out.defined"],
        first=TEXTS["both_out.first"],
        says=TEXTS["both_out.says"],
        follows=following(racing.brings_both_out),
        blanks=filling(racing.nothing_to_fill),
        holds=where_stacks_race,
        implies=frozenset({"last_first"}),
        gain=measured(3.4, 0.8),
    ),
    Idea(
        key="wait_before_middle",
        name=TEXTS["wait_before_middle.name"],
        defined=TEXTS["wait_before_middle.defined"],
        first=TEXTS["wait_before_middle.first"],
        says=TEXTS["wait_before_middle.says"],
        follows=following(racing.waits_before_middle),
        blanks=filling(racing.nobody_goes_on),
        holds=where_stacks_race,
        implies=frozenset({"last_first"}),
        gain=measured(7.6, 1.5),
    ),
    Idea(
        key="halt_before_far",
        name=TEXTS["halt_before_far.name"],
        defined=TEXTS["halt_before_far.defined"],
        first=TEXTS["halt_before_far.first"],
        says=TEXTS["halt_before_far.says"],
        follows=following(racing.halts_before_far),
        blanks=filling(racing.who_is_behind),
        holds=where_stacks_race,
        gain=measured(2.9, 1.2),
    ),
    Idea(
        key="keep_together",
        name=TEXTS["keep_together.name"],
        defined=TEXTS["keep_together.defined"],
        first=TEXTS["keep_together.first"],
        says=TEXTS["keep_together.says"],
        follows=following(racing.keeps_together),
        blanks=filling(racing.split_up),
        holds=where_stacks_race,
        article=art.JOINT,
        gain=measured(3.4, 1.0),
    ),
    Idea(
        key="dearest_first",
        name=TEXTS["dearest_first.name"],
        defined=TEXTS["dearest_first.defined"],
        first=TEXTS["dearest_first.first"],
        says=TEXTS["dearest_first.says"],
        follows=following(racing.takes_dearest),
        blanks=filling(racing.dearest),
        holds=where_stacks_race,
        gain=measured(1.5, 0.5),
    ),
    Idea(
        key="last_first",
        name=TEXTS["last_first.name"],
        defined=TEXTS["last_first.defined"],
        first=TEXTS["last_first.first"],
        says=TEXTS["last_first.says"],
        follows=following(racing.moves_last),
        blanks=filling(racing.who_is_last),
        holds=where_stacks_race,
        gain=measured(2.9, 1.4),
    ),
    Idea(
        key="cheapest_first",
        name=TEXTS["cheapest_first.name"],
        defined=TEXTS["cheapest_first.defined"],
        first=TEXTS["cheapest_first.first"],
        says=TEXTS["cheapest_first.says"],
        follows=following(yielding.lets_cheapest_go),
        blanks=filling(yielding.cheapest),
        holds=where_yielding_scores,
        gain=measured(0.5, 0.4, CLASSICAL),
    ),
    Idea(
        key="stay_on_board",
        name=TEXTS["stay_on_board.name"],
        defined=TEXTS["stay_on_board.defined"],
        first=TEXTS["stay_on_board.first"],
        says=TEXTS["stay_on_board.says"],
        follows=following(yielding.stays),
        blanks=filling(yielding.who_leaves),
        holds=where_yielding_scores,
        article=art.YIELDING,
        gain=measured(2.2, 0.8, CLASSICAL),
    ),
    Idea(
        key="stay_flat",
        name=TEXTS["stay_flat.name"],
        defined=TEXTS["stay_flat.defined"],
        first=TEXTS["stay_flat.first"],
        says=TEXTS["stay_flat.says"],
        follows=following(yielding.stays_flat),
        blanks=filling(racing.nothing_to_fill),
        holds=where_yielding_scores,
        implies=frozenset({"shortest_walk"}),
        gain=measured(1.4, 0.5, CLASSICAL),
    ),
    Idea(
        key="shortest_walk",
        name=TEXTS["shortest_walk.name"],
        defined=TEXTS["shortest_walk.defined"],
        first=TEXTS["shortest_walk.first"],
        says=TEXTS["shortest_walk.says"],
        follows=following(yielding.walks_least),
        blanks=filling(racing.nothing_to_fill),
        holds=where_yielding_scores,
        gain=measured(1.2, 0.5, CLASSICAL),
    ),
)
"""The most special first."""
