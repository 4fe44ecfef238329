"""The players of 打馬: what the greedy one ranks first, and what looking ahead changes."""

from __future__ import annotations

import pytest

from tests.dama.table import play, rules_for, table
from youyi.games.dama import GAME
from youyi.games.dama.legality import choices
from youyi.kernel.seats import Seat
from youyi.kernel.streams import Stream
from youyi.players.dama import DamaGreedy, appeal
from youyi.players.search.dama import DamaExpectimax, need, worth


def chosen(make, played):
    prompt = played.rules.prompt(played.position)
    view = played.rules.view(played.position, prompt.seat)
    return GAME.notation.write_move(make(played.rules).choose(view, prompt.moves, Stream(1)))


@pytest.mark.parametrize(
    ("armies", "moves", "best"),
    [
        (("30x2 20x5 31x3 2x10", "41x2 5x18"), "155", "30+11"),  # strike before merge
        (("30x2 41x3 16x5 2x10", "5x20"), "155", "30+11"),  # merge before station
        (("20x3 3x17", "5x20"), "115", "20+7"),  # station before progress
        (("40x4 2x16", "5x20"), "224", "2+8"),  # progress: four would be turned back
    ],
)
@pytest.mark.parametrize("make", [DamaGreedy, DamaExpectimax])
def test_a_gain_at_once_is_taken_in_order(make, armies, moves, best):
    assert chosen(make, table(*armies, moves=moves)) == best


def test_letting_pass_ranks_below_every_ride():
    played = table("20x20", "30x20", must_move=False, moves="115")
    moves = choices(played.rules.book, played.position)
    assert appeal(played.rules, played.position, moves[0]) > appeal(played.rules, played.position, moves[-1])


def test_an_army_together_needs_less_than_one_apart():
    together, apart, in_hand = (
        table(army, "5x20", moves="246").position.armies[0] for army in ("50x20", "50x7 52x7 40x6", "")
    )
    assert need(together) < need(apart) < need(in_hand)


def test_a_finished_game_is_worth_most_to_its_winner():
    laid = {"gate": True}
    done = table("86x20 own246", "5x20", laid=laid, moves="114 86+4").position
    assert worth(done, Seat(0)) > 0 > worth(done, Seat(1))


def test_both_players_finish_a_game():
    rules = rules_for(2, first_player="seat_0")
    players = (DamaGreedy(rules), DamaExpectimax(rules, depth=1))
    position, entropy = rules.start(), Stream(3)
    for _ in range(5000):
        prompt = rules.prompt(position)
        if hasattr(prompt, "score"):
            break
        if hasattr(prompt, "odds"):
            move = prompt.odds.draw(entropy)
        else:
            move = players[prompt.seat].choose(rules.view(position, prompt.seat), prompt.moves, entropy)
        position = play(rules, position, GAME.notation.write_move(move)).position
    assert hasattr(rules.prompt(position), "score")
