"""The players of 打馬: one that looks at its own move, one that looks a throw ahead."""

from __future__ import annotations

from youyi.games.dama.players.expectimax import DamaExpectimax
from youyi.games.dama.players.greedy import DamaGreedy
from youyi.kernel.names import Name, Words
from youyi.kernel.players import Measured, PlayerSpec

PLAYERS = (
    PlayerSpec(
        id="greedy",
        version=1,
        name=Name("貪近", "贪近", "tānjìn", "Greedy"),
        strength=Words(
            "Looks at its own move only, and takes what gains most at once.",
            "惟顧眼前一著，取其得之最多者。",
            "惟顾眼前一着，取其得之最多者。",
        ),
        called=(
            Name("疾風", "疾风", "jífēng", "Swift Wind"),
            Name("新筍", "新笋", "xīnsǔn", "Bamboo Shoot"),
            Name("山泉", "山泉", "shānquán", "Mountain Spring"),
            Name("赤楓", "赤枫", "chìfēng", "Red Maple"),
        ),
        measured=(
            Measured(
                Words(
                    "against Expectimax, one against one: first home in 46.4 % ± 3.2 of 800 games, and 8.7 帖 ± 2.9 a game ahead of it",
                    "與遠慮對局八百，先到者 46.4 % ± 3.2，而每局多得 8.7 ± 2.9 帖",
                    "与远虑对局八百，先到者 46.4 % ± 3.2，而每局多得 8.7 ± 2.9 帖",
                ),
                "PYTHONPATH=src python tools/fit_dama.py match --seed 77 --seats xo --blocks 400",
            ),
        ),
        make=lambda table: DamaGreedy(table.rules),
    ),
    PlayerSpec(
        id="expectimax",
        version=1,
        name=Name("遠慮", "远虑", "yuǎnlǜ", "Expectimax"),
        strength=Words(
            "Weighs the throws that may come next; against Greedy, it is home first a little more often, with fewer chips.",
            "推算來彩，權衡而行；與貪近者相較，先到略多，得帖則少。",
            "推算来彩，权衡而行；与贪近者相较，先到略多，得帖则少。",
        ),
        searches=True,
        called=(
            Name("古松", "古松", "gǔsōng", "Old Pine"),
            Name("寒潭", "寒潭", "hántán", "Cold Pool"),
            Name("遠山", "远山", "yuǎnshān", "Far Hill"),
            Name("孤鶴", "孤鹤", "gūhè", "Lone Crane"),
        ),
        measured=(
            Measured(
                Words(
                    "against Greedy, one against one: first home in 53.6 % ± 3.2 of 800 games",
                    "與貪近對局八百，先到者 53.6 % ± 3.2",
                    "与贪近对局八百，先到者 53.6 % ± 3.2",
                ),
                "PYTHONPATH=src python tools/fit_dama.py match --seed 77 --seats xo --blocks 400",
            ),
            Measured(
                Words(
                    "against three Greedy: first home in 30.1 % ± 2.6 of 1,200 games (25 % by chance)",
                    "與貪近三家同局一千二百，先到者 30.1 % ± 2.6（均分則 25 %）",
                    "与贪近三家同局一千二百，先到者 30.1 % ± 2.6（均分则 25 %）",
                ),
                "PYTHONPATH=src python tools/fit_dama.py match --seed 77 --seats xooo --blocks 300",
            ),
        ),
        make=lambda table: DamaExpectimax(table.rules),
    ),
)
"""Weakest first."""
