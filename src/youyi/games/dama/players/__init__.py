"""The players of 打馬: one that looks at its own move, one that looks a throw ahead, one that has learnt by playing."""

from __future__ import annotations

from youyi.games.dama.players.expectimax import DamaExpectimax
from youyi.games.dama.players.greedy import DamaGreedy
from youyi.games.dama.players.network import DamaNetwork, network_of
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
        quick=True,
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
    PlayerSpec(
        id="network",
        version=1,
        name=Name("積學", "积学", "jīxué", "Network"),
        strength=Words(
            "Has learnt from games against itself how many 帖 a table is worth to each seat; plays for 帖, not for the first place.",
            "自弈以學，能度各家得失之帖；所求者帖，不在先到。",
            "自弈以学，能度各家得失之帖；所求者帖，不在先到。",
        ),
        called=(
            Name("老驥", "老骥", "lǎojì", "Old Steed"),
            Name("明鏡", "明镜", "míngjìng", "Clear Mirror"),
            Name("長河", "长河", "chánghé", "Long River"),
            Name("深谷", "深谷", "shēngǔ", "Deep Valley"),
        ),
        measured=(
            Measured(
                Words(
                    "against Greedy, one against one: 19.3 帖 ± 2.4 a game over 4,000 games, and first home in 33.2 %",
                    "與貪近對局四千，每局多得 19.3 ± 2.4 帖，先到者 33.2 %",
                    "与贪近对局四千，每局多得 19.3 ± 2.4 帖，先到者 33.2 %",
                ),
                "youyi simulate dama --term seats=2 --games 2000 --seed 5 --players network,greedy",
            ),
            Measured(
                Words(
                    "against three Greedy: 2.4 帖 ± 0.8 a game over 10,000 games",
                    "與貪近三家同局一萬，每局多得 2.4 ± 0.8 帖",
                    "与贪近三家同局一万，每局多得 2.4 ± 0.8 帖",
                ),
                "youyi simulate dama --term seats=4 --games 2500 --seed 5 --players network,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaNetwork(table.rules, network_of(table.rules.seats)),
    ),
)
"""Weakest first."""
