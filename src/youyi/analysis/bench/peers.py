"""Random play of other programs' games of the same kinds, timed beside ours: where the extra `peers` is installed.

Processor time of everything that a game takes is divided by the choices that players make; throws and packs take time and
count nothing, on both sides.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any, TypeAlias

from youyi.analysis.runs.engines import module_installed
from youyi.analysis.runs.timing import SLICES

Played: TypeAlias = tuple[int, int, float]
"""Players' choices, games, seconds of the processor."""
BATCH, STEPS = 1024, 20
"""Games that Pgx plays side by side, and steps between two looks at the clock."""
ROLLOUTS, SAMPLE = 50, 500
"""Games that OpenSpiel's search plays out from one deal, and games by which their choices are counted."""
BOARD, CARDS = "board", "cards"


@dataclass(frozen=True, slots=True)
class Peer:
    """A game of another program, and how it is played at random."""

    program: str
    """As it is installed."""
    module: str
    game: str
    through: str
    """Which of its interfaces plays."""
    kind: str
    """BOARD: dice and a board, held against 儒棋 and 打馬; CARDS: tricks or hands of cards, against 馬吊."""
    play: Callable[[Peer], Callable[[float], Played]]
    """Make what plays for so many seconds at least, and may be called again and again."""

    @property
    def name(self) -> str:
        """The program, game and interface."""
        return f"{self.program} {self.game} ({self.through})"


def installed_peers() -> tuple[Peer, ...]:
    """Those that can be measured here."""
    return tuple(peer for peer in PEERS if module_installed(peer.module))


def missing_peers() -> tuple[str, ...]:
    """The programs that are not installed."""
    return tuple(sorted({peer.program for peer in PEERS if not module_installed(peer.module)}))


def measured(peer: Peer, seconds: float) -> dict[str, Any]:
    """Time a peer: the median of several slices of at least this many seconds each."""
    play = peer.play(peer)
    play(0.0)
    slices = [play(seconds) for _ in range(SLICES)]
    return {
        "program": peer.program,
        "version": version(peer.program),
        "game": peer.game,
        "through": peer.through,
        "decisions_per_s": round(median(choices / spent for choices, _, spent in slices), 1),
        "games_per_s": round(median(games / spent for _, games, spent in slices), 3),
    }


def _repeated(one: Callable[[], tuple[int, float]]) -> Callable[[float], Played]:
    """Play whole games for so many seconds: each says how many choices it had and how long it took."""

    def play(seconds: float) -> Played:
        choices, games, spent = 0, 0, 0.0
        while spent < seconds or not games:
            more, took = one()
            choices, games, spent = choices + more, games + 1, spent + took
        return choices, games, spent

    return play


def _open_spiel_python(peer: Peer) -> Callable[[float], Played]:
    """A loop over OpenSpiel's states, as its own Python examples and players have it."""
    import pyspiel

    game, lot = pyspiel.load_game(peer.game), random.Random(7)

    def one() -> tuple[int, float]:
        began, choices, state = process_time(), 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(outcomes, chances)[0])
            else:
                choices += 1
                state.apply_action(lot.choice(state.legal_actions()))
        return choices, process_time() - began

    return _repeated(one)


def _open_spiel_cpp(peer: Peer) -> Callable[[float], Played]:
    """OpenSpiel's own loop in C++ with its uniformly random bots; the choices are counted afterwards, outside the time."""
    import pyspiel

    game, lot = pyspiel.load_game(peer.game), random.Random(7)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def one() -> tuple[int, float]:
        state, seed, began = game.new_initial_state(), lot.getrandbits(31), process_time()
        pyspiel.evaluate_bots(state, bots, seed)
        took = process_time() - began
        return sum(each.player >= 0 for each in state.full_history()), took

    return _repeated(one)


def _open_spiel_rollouts(peer: Peer) -> Callable[[float], Played]:
    """OpenSpiel's quickest loop in hearts: the random games that its search in C++ plays out from the first choice, after the deal.

    Nobody is told what was played, so the choices of a game are the mean of as many as its random bots make in a sample.
    """
    import pyspiel

    game, lot = pyspiel.load_game(peer.game), random.Random(7)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    one_look = {"uct_c": 2.0, "max_simulations": 1, "max_memory_mb": 1000, "solve": False, "seed": 7, "verbose": False}
    search = pyspiel.MCTSBot(game, evaluator, **one_look)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def first() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lot.choices(outcomes, chances)[0])
        return state

    def choices_of(state: Any) -> int:
        pyspiel.evaluate_bots(state, bots, lot.getrandbits(31))
        return sum(each.player >= 0 for each in state.full_history())

    choices = sum(choices_of(first()) for _ in range(SAMPLE)) / SAMPLE

    def play(seconds: float) -> Played:
        games, spent = 0, 0.0
        while spent < seconds or not games:
            state, began = first(), process_time()
            search.step(state)
            games, spent = games + ROLLOUTS, spent + process_time() - began
        return round(games * choices), games, spent

    return play


def _rlcard(peer: Peer) -> Callable[[float], Played]:
    """RLCard's environment with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(peer.game, config={"seed": 7})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def one() -> tuple[int, float]:
        before, began = env.timestep, process_time()
        env.run(is_training=False)
        return env.timestep - before, process_time() - began

    return _repeated(one)


def _pgx(peer: Peer) -> Callable[[float], Played]:
    """Pgx, compiled by JAX for this processor; a game that ends begins anew, and compiling is not counted."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(peer.game)
    step = auto_reset(env.step, env.init)

    def onward(state: Any, key: Any) -> tuple[Any, Any]:
        lots = jax.random.split(key, 2 * BATCH)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.vmap(jax.random.categorical)(lots[:BATCH], logits)
        following = jax.vmap(step)(state, actions, lots[BATCH:])
        return following, following.terminated.sum()

    many = jax.jit(lambda state, key: jax.lax.scan(onward, state, jax.random.split(key, STEPS)))
    key = jax.random.PRNGKey(7)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key]

    def one() -> tuple[int, int, float]:
        held[1], following = jax.random.split(held[1])
        began = process_time()
        held[0], ended = many(held[0], following)
        ended.block_until_ready()
        return BATCH * STEPS, int(ended.sum()), process_time() - began

    def play(seconds: float) -> Played:
        choices, games, spent = one()
        while spent < seconds:
            more, ended, took = one()
            choices, games, spent = choices + more, games + ended, spent + took
        return choices, games, spent

    return play


PEERS = (
    Peer("open_spiel", "pyspiel", "backgammon", "Python", BOARD, _open_spiel_python),
    Peer("open_spiel", "pyspiel", "backgammon", "C++", BOARD, _open_spiel_cpp),
    Peer("open_spiel", "pyspiel", "backgammon", "C++ rollouts", BOARD, _open_spiel_rollouts),
    Peer("open_spiel", "pyspiel", "hearts", "Python", CARDS, _open_spiel_python),
    Peer("open_spiel", "pyspiel", "hearts", "C++", CARDS, _open_spiel_cpp),
    Peer("open_spiel", "pyspiel", "hearts", "C++ rollouts", CARDS, _open_spiel_rollouts),
    Peer("pgx", "pgx", "backgammon", "JAX", BOARD, _pgx),
    Peer("rlcard", "rlcard", "doudizhu", "Python", CARDS, _rlcard),
)
