"""Which commands the pages on good play are made of: one page a game, as `findings_plan` has them for the readings.

`practice` stands for `python -m workshop practice`. Every command takes three minutes of one core at most.
"""

from __future__ import annotations

from collections.abc import Mapping

from workshop.findings.plan import BANK, FIRST_THROW, SEED, Section, given

_PRACTICE = "python -m workshop practice"
_LED = "1 0:0 p0f,p0f,p0f,p0f,p0f p0f,p0f,p0f,p0f,p0f throw:w"
"""The start of a round of 儒棋 in which White leads."""


def _practice(key: str, what: str, reading: str, players: str, games: int, more: str = "") -> Section:
    asked = f"{_PRACTICE} {what} {reading} --players {players} --games {games} --seed {SEED} {more}"
    return Section(f"{what} {key}", asked.rstrip())


def _compared(key: str, a: str, b: str, players: str, measured: str, games: int = 200) -> Section:
    """A comparison whose games are but as many as its other figures need."""
    return Section(
        key, f"youyi compare {a} {b} --games {games} --courses 0 --seed {SEED} --players {players} {measured}"
    )


RUQI = (
    _practice("modern random", "worth", "ruqi/modern@2", "random", 100_000, f"--position '{_LED}'"),
    _practice("classical random", "worth", "ruqi/classical@1", "random", 100_000, f"--position '{_LED}'"),
    _practice("modern network", "worth", "ruqi/modern@2", "network", 20_000, f"--position '{_LED}'"),
    _practice("modern greedy", "worth", "ruqi/modern@2", "greedy", 100_000, f"--position '{_LED}'"),
    _practice("classical network", "worth", "ruqi/classical@1", "network", 20_000, f"--position '{_LED}'"),
    _practice("classical greedy", "worth", "ruqi/classical@1", "greedy", 100_000, f"--position '{_LED}'"),
    _practice("modern lookahead", "worth", "ruqi/modern@2", "lookahead", 4_000, f"--position '{_LED}'"),
    _practice("classical lookahead", "worth", "ruqi/classical@1", "lookahead", 4_000, f"--position '{_LED}'"),
    _compared("skill classical", "ruqi/modern@2", "ruqi/classical@1", "network,greedy",
              "--luck 100 --ladder 500 --rungs random,greedy,network"),
    _practice("modern", "luck", "ruqi/modern@2", "network", 40),
    _practice("classical", "luck", "ruqi/classical@1", "network", 40),
    _practice("modern random", "habits", "ruqi/modern@2", "random", 200),
    _practice("modern greedy", "habits", "ruqi/modern@2", "greedy", 300),
    _practice("modern network", "habits", "ruqi/modern@2", "network", 600, "--beside greedy"),
    _practice("classical greedy", "habits", "ruqi/classical@1", "greedy", 300),
    _practice("classical network", "habits", "ruqi/classical@1", "network", 600, "--beside greedy"),
    _practice("modern network", "advice", "ruqi/modern@2", "network", 600, "--playouts 16"),
    _practice("modern greedy", "advice", "ruqi/modern@2", "greedy", 300, "--playouts 0"),
    Section("margins greedy,network", "youyi compare ruqi/modern@2 --each --games 200 --courses 0 "
            f"--seed {SEED} --players greedy --ladder 100 --rungs greedy,network"),
)  # fmt: skip
DAMA = (
    given("dama", "dama/tujing@1", "network", 2, 5000, FIRST_THROW),
    given("dama", "dama/tujing@1", "network", 3, 5000, FIRST_THROW),
    given("dama", "dama/tujing@1", "network", 4, 4000, FIRST_THROW),
    given("dama", "dama/tujing@1", "network", 5, 2000, FIRST_THROW),
    given("dama", "dama/shuofu@1", "network", 3, 4000, FIRST_THROW),
    given("dama", "dama/simplified-2009@1", "network", 3, 3000, FIRST_THROW),
    _practice("2 greedy", "habits", "dama/tujing@1", "greedy,greedy", 60),
    _practice("2 network", "habits", "dama/tujing@1", "network,network", 60, "--beside greedy"),
    _practice("4 mixed", "habits", "dama/tujing@1", "network,greedy,greedy,greedy", 100),
    _practice("2 network", "advice", "dama/tujing@1", "network,network", 60, "--playouts 1 --every 8"),
    _practice("2 greedy", "advice", "dama/tujing@1", "greedy,greedy", 40, "--playouts 0"),
    *(
        _compared(f"margin {answer}", "dama/tujing@1", answer, "greedy,greedy", "--ladder 400 --rungs greedy,network", 200)
        for answer in ("stations=cohabit", "overtake=free", "payment=players")
    ),
    _practice("2", "luck", "dama/tujing@1", "network,network", 200),
    _practice("2 first", "luck", "dama/simplified-2009@1", "network,network", 200),
)  # fmt: skip
MADIAO = (
    given("madiao", "madiao/guide@1", "random", 4, 200_000, BANK),
    given("madiao", "madiao/guide@1", "heuristic", 4, 200_000, BANK),
    given("madiao", "madiao/guide@1", "network", 4, 50_000, BANK),
    given("madiao", "madiao/app2022@2", "random", 4, 200_000, BANK),
    given("madiao", "madiao/app2022@2", "heuristic", 4, 200_000, BANK),
    given("madiao", "madiao/app2025@2", "network", 4, 50_000, BANK),
    given("madiao", "madiao/historical@1", "network", 4, 50_000, BANK),
    _compared("skill level", "madiao/guide@1", "madiao/historical@1", "heuristic,level-3,level-3,level-3",
              "--luck 500 --ladder 10000 --rungs random,level-3,heuristic"),
    _practice("heuristic", "luck", "madiao/guide@1", "heuristic", 600),
    _practice("random", "habits", "madiao/guide@1", "random", 1000),
    _practice("heuristic", "habits", "madiao/guide@1", "heuristic", 3000),
    _practice("search", "habits", "madiao/guide@1", "search,heuristic,heuristic,heuristic", 100, "--beside heuristic"),
    _practice("heuristic", "without", "madiao/guide@1", "heuristic", 5000),
    _practice("heuristic", "advice", "madiao/guide@1", "heuristic", 400, "--playouts 8"),
    Section("margins level-3,heuristic", "youyi compare madiao/guide@1 --each --games 200 --courses 0 "
            f"--seed {SEED} --players heuristic --ladder 2000 --rungs level-3,heuristic"),
)  # fmt: skip
PLAY: Mapping[str, tuple[Section, ...]] = {"play-dama": DAMA, "play-madiao": MADIAO, "play-ruqi": RUQI}
"""The sections of each page."""
