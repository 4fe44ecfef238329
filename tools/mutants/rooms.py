"""The rooms of the code, and the tests that answer for each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = "src/youyi"
GAMES = ("dama", "madiao", "ruqi")


@dataclass(frozen=True, slots=True)
class Room:
    """A part of the code, and the tests that answer for it, cheap ones first."""

    code: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]
    without: tuple[str, ...] = ()
    numba: bool = True
    """Whether its tests may use kernels. A fault in rules would have all kernels compiled anew, and they have rooms of their own."""
    kernels: bool = False
    """Whether it is compiled: kernels cannot say which tests come by a line, but as plain Python."""


def game_room(name: str, *more: str) -> Room:
    """The rules of one game, without its texts, data tables and players."""
    rulings = f"tests/rulings/{name}" if (ROOT / f"tests/rulings/{name}").is_dir() else f"tests/rulings/test_{name}.py"
    return Room(
        (f"{SRC}/games/{name}",),
        (
            (f"tests/articles/{name}", rulings),
            ("tests/vectors", "-k", name),
            ("tests/golden", "tests/transcripts", "-k", name),
            (*more, "tests/laws/test_notation.py", "tests/laws/test_playing.py", "tests/laws/test_legality.py"),
            (
                "tests/laws/test_secrets.py",
                "tests/laws/test_actions.py",
                "tests/laws/test_chance.py",
                "tests/laws/test_ideas.py",
            ),
            (
                "tests/analysis/solve/test_exact.py",
                "tests/apps/cli/table/test_screen.py",
                "tests/house/code/test_pictures.py",
            ),
            ("tests/workshop/test_shelf.py", f"tests/docs/test_book_of_{name}.py", "tests/typeset/test_print.py"),
            ("tests/lessons", "-k", name),
            ("tests/adapters/test_environments.py", "-k", name),
        ),
        ("/articles/", "/rulings/", "/speech/", "/players/", "/fast/"),
        numba=False,
    )


def fast_room(name: str, *more: str) -> Room:
    """The kernels of one game: both engines play alike, then its players that search, then what else runs on kernels."""
    return Room(
        (f"{SRC}/games/{name}/fast",),
        (
            ("tests/lockstep/test_lockstep.py", "tests/lockstep/test_rows.py", "tests/lockstep/test_examples.py", "-k", f"{name} or test_examples"),
            ("tests/lockstep/test_new_answers.py",),
            (*more, "tests/players/test_network.py"),
            ("tests/lockstep/test_answers.py", "tests/players/test_signatures.py", "tests/players/test_levels.py", "-k", name),
            ("tests/adapters/test_fast_environments.py", "tests/analysis/compare/test_fast_measures.py", "-k", name),
            ("tests/analysis/review/test_compiled.py", "tests/analysis/runs/test_engines.py", "tests/analysis/solve/test_counts.py"),
            ("tests/learn",),
        ),
        kernels=True,
    )  # fmt: skip


CLIENT = "client"
"""The room of the client: its tests are vitest's, then svelte-check."""
ROOMS = {
    "kernel": Room((f"{SRC}/kernel",), (("tests/kernel",), ("tests/records", "tests/rulings/test_ruqi.py"), ("tests/laws",)), numba=False),
    "ruqi": game_room("ruqi", "tests/games/ruqi", "tests/laws/test_ruqi.py", "tests/perft"),
    "dama": game_room("dama", "tests/dama"),
    "madiao": game_room("madiao", "tests/patterns/madiao", "tests/madiao"),
    "ruqi fast": fast_room("ruqi", "tests/lockstep/test_ruqi.py", "tests/players/test_lookahead.py"),
    "dama fast": fast_room("dama", "tests/lockstep/test_dama.py", "tests/players/test_dama_lookahead.py", "tests/players/test_dama_network.py"),
    "madiao fast": fast_room("madiao", "tests/lockstep/test_madiao.py", "tests/lockstep/test_proofs.py", "tests/madiao/test_search.py", "tests/madiao/test_network_inputs.py"),
    "compiled": Room(
        (f"{SRC}/compiled",),
        (
            ("tests/lockstep/test_compiled.py", "tests/lockstep/test_choosing.py", "tests/lockstep/test_flat.py", "tests/lockstep/test_from_file.py"),
            ("tests/lockstep/test_lockstep.py", "tests/players/test_signatures.py", "tests/adapters/test_fast_environments.py", "-k", "ruqi"),
            ("tests/apps/web/server/test_warming.py", "tests/learn"),
        ),
        kernels=True,
    ),
    "records": Room((f"{SRC}/records",), (("tests/records",), ("tests/golden", "tests/transcripts"), ("tests/docs/test_examples.py", "tests/docs/test_grammar.py"))),
    "analysis": Room((f"{SRC}/analysis",), (("tests/analysis",), ("tests/apps/cli",))),
    "workshop": Room(("workshop",), (("tests/workshop",), ("tests/docs/test_rulebook.py", "tests/house/code/test_articles.py", "tests/house/code/test_rulings.py"), ("tests/lockstep/test_from_file.py",))),
    "players": Room(
        (f"{SRC}/players", *(f"{SRC}/games/{name}/players" for name in GAMES)),
        (("tests/players",), ("tests/golden", "tests/madiao", "tests/dama"), ("tests/analysis/review/test_review.py",)),
        numba=False,
    ),
    "web": Room((f"{SRC}/apps/web",), (("tests/apps/web",), ("tests/plugins",))),
    "cli": Room((f"{SRC}/apps/cli",), (("tests/apps/cli",), ("tests/docs/test_examples.py", "tests/plugins"))),
    "learn": Room((f"{SRC}/learn",), (("tests/learn",), ("tests/apps/cli/count/test_learning_words.py",))),
    "adapters": Room((f"{SRC}/adapters",), (("tests/adapters",),)),
    "bots": Room((f"{SRC}/bots",), (("tests/bots",), ("tests/apps/cli/table/test_bot.py", "tests/apps/cli/table/test_own_players.py", "tests/apps/web/live/bots/test_bot_runner.py"))),
    "typeset": Room((f"{SRC}/typeset",), (("tests/typeset",), ("tests/docs/test_exam.py",))),
    CLIENT: Room(("client/src",), (), without=("/words/", "wire.ts", "/types.ts", "/odds.ts", "/patterns.ts")),
}  # fmt: skip
