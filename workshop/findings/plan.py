"""Which commands the findings of each game are made of, and how many games each plays.

Rulesets are named with their versions: a later default must not change what a command says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from workshop.findings.tables import plain
from youyi.analysis.runs.plan import Plan
from youyi.games import game as catalogued
from youyi.kernel.rulings import Quantity, questions

SEED = 7
FIRST_THROW = "first_player=seat_0"
BANK = "first_banker=given"


@dataclass(frozen=True, slots=True)
class Budget:
    """How many games are played for each kind of figure, by players of this game."""

    under: tuple[str, ...]
    """The rulesets: what the others are compared with, then these."""
    players: tuple[str, ...]
    """Who holds every seat, in one section after the other; the last is the better player."""
    lengths: Mapping[str, int]
    """For each player, games under each ruleset."""
    seats: Mapping[str, int]
    """For each player, games at each number of seats, where it is open."""
    rulesets: Mapping[str, int]
    """For each player, games under each ruleset beside the default one."""
    answers: Mapping[str, int]
    """For each player, games under every answer changed alone."""
    sittings: int
    """Whole sittings under each ruleset beside the default one."""
    sitting: str
    """The term that makes a whole sitting of a bout; empty where a game is one already."""
    rungs: str
    ladder: int
    luck: int
    rewarding: tuple[str, ...] = ()
    """Answers for which skill and luck are measured, too."""
    given: str = ""
    """The answer that gives seat 0 what else a lot or a card gives some seat: the first throw, the bank."""
    given_to: tuple[tuple[str, str, int, int], ...] = ()
    """Where that is measured: ruleset, player, seats, games."""


BUDGETS: Mapping[str, Budget] = {
    "dama": Budget(
        under=("dama/tujing@1", "dama/simplified-2009@1", "dama/shuofu@1"),
        players=("random", "greedy"),
        lengths={"random": 1_000_000, "greedy": 100_000},
        seats={"random": 100_000, "greedy": 20_000},
        rulesets={"random": 100_000, "greedy": 20_000},
        answers={"random": 20_000, "greedy": 5_000},
        sittings=0,
        sitting="",
        given=FIRST_THROW,
        given_to=(
            ("dama/tujing@1", "random", 3, 100_000),
            ("dama/tujing@1", "greedy", 3, 60_000),
            ("dama/tujing@1", "random", 2, 60_000),
            ("dama/tujing@1", "greedy", 2, 60_000),
            ("dama/tujing@1", "random", 4, 40_000),
            ("dama/tujing@1", "greedy", 4, 30_000),
            ("dama/tujing@1", "random", 5, 40_000),
            ("dama/tujing@1", "greedy", 5, 30_000),
            ("dama/shuofu@1", "random", 3, 30_000),
            ("dama/shuofu@1", "greedy", 3, 30_000),
        ),
        rungs="random,greedy,expectimax",
        ladder=300,
        luck=40,
    ),
    "madiao": Budget(
        under=("madiao/guide@1", "madiao/app2022@2", "madiao/app2025@2", "madiao/historical@1"),
        players=("random", "heuristic"),
        lengths={"random": 1_000_000, "heuristic": 1_000_000},
        seats={},
        rulesets={"random": 1_000_000, "heuristic": 100_000},
        answers={"random": 1_000_000, "heuristic": 100_000},
        sittings=100_000,
        sitting="deals=8",
        rungs="random,heuristic",
        ladder=20_000,
        luck=500,
    ),
    "ruqi": Budget(
        under=("ruqi/modern@2", "ruqi/classical@1"),
        players=("random", "greedy"),
        lengths={"random": 1_000_000, "greedy": 100_000},
        seats={},
        rulesets={"random": 1_000_000, "greedy": 100_000},
        answers={"random": 1_000_000, "greedy": 100_000},
        sittings=100_000,
        sitting="rounds=none",
        rungs="random,greedy,expectimax",
        ladder=300,
        luck=300,
        rewarding=("arms=none",),
    ),
}


@dataclass(frozen=True, slots=True)
class Section:
    """One command, and what its figures are called among those of its game."""

    key: str
    command: str


SPEED = (
    Section("peers", "youyi bench peers --seconds 1"),
    Section("scaling", "youyi bench scaling --seconds 0.5"),
)
"""What is timed."""


def sections(game: str, budget: Budget) -> Iterator[Section]:
    """The commands of a game, the quick ones first."""
    default, *others = budget.under
    for player in budget.players:
        for ruleset in budget.under:
            yield _lengths(game, ruleset, player, budget.lengths[player])
        for seats in _seats(game):
            yield _at(game, seats, player, budget.seats[player], default)
    for ruleset, player, seats, games in budget.given_to:
        yield given(game, ruleset, player, seats, games, budget.given)
    for player in budget.players:
        for other in others:
            yield _pair(default, other, player, budget.rulesets[player])
    if budget.sittings:
        for other in others:
            yield _sittings(default, other, budget)
    for other in (*others, *budget.rewarding):
        yield _skill(game, default, other, budget)
    for player in budget.players:
        yield _answers(default, player, budget.answers[player])


def _lengths(game: str, ruleset: str, player: str, games: int) -> Section:
    asked = f"--ruleset {ruleset} --games {games} --seed {SEED} --players {player}"
    return Section(f"lengths {plain(ruleset)} {player}", f"youyi simulate {game} {asked}")


def given(game: str, ruleset: str, player: str, seats: int, games: int, answer: str) -> Section:
    """What the seats come to where seat 0 is given what else a lot or a card gives some seat."""
    asked = f"--ruleset {ruleset} --games {games} --seed {SEED} --players {','.join([player] * seats)} --set {answer}"
    return Section(f"given {plain(ruleset)} {seats} {player}", f"youyi simulate {game} {asked}")


def _seats(game: str) -> range:
    """The numbers of seats beside the usual one, where they are open."""
    asked = questions(catalogued(game).terms).get("seats")
    return range(asked.lowest, (asked.highest or 0) + 1) if isinstance(asked, Quantity) else range(0)


def _at(game: str, seats: int, player: str, games: int, ruleset: str) -> Section:
    asked = f"--ruleset {ruleset} --games {games} --seed {SEED} --players {','.join([player] * seats)}"
    return Section(f"seats {seats} {player}", f"youyi simulate {game} {asked}")


def _pair(default: str, other: str, player: str, games: int) -> Section:
    asked = f"--games {games} --seed {SEED} --players {player}"
    return Section(f"rulesets {plain(other)} {player}", f"youyi compare {default} {other} {asked}")


def _sittings(default: str, other: str, budget: Budget) -> Section:
    asked = f"--games {budget.sittings} --seed {SEED} --players {budget.players[-1]} --term {budget.sitting}"
    return Section(f"sittings {plain(other)}", f"youyi compare {default} {other} {asked}")


def _skill(game: str, default: str, other: str, budget: Budget) -> Section:
    """One better player among weaker ones, who change seats: only where players differ does play have a share."""
    weaker, better, *_ = budget.rungs.split(",")
    seats = Plan(game=game, ruleset=default, players=(weaker,), games=1, seed=SEED).table().rules.seats
    players = ",".join([better, *[weaker] * (seats - 1)])
    measured = f"--luck {budget.luck} --ladder {budget.ladder} --rungs {budget.rungs}"
    asked = f"--games {budget.luck} --courses 0 --seed {SEED} --players {players} {measured}"
    return Section(f"skill {plain(other)}", f"youyi compare {default} {other} {asked}")


def _answers(default: str, player: str, games: int) -> Section:
    return Section(
        f"answers {player}", f"youyi compare {default} --each --games {games} --seed {SEED} --players {player}"
    )
