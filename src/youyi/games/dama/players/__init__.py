"""The players of 打馬: one that looks at its own move, one that looks a throw ahead, and those that have learnt by playing."""

from __future__ import annotations

from youyi.games.dama.players.expectimax import DamaExpectimax
from youyi.games.dama.players.greedy import DamaGreedy
from youyi.games.dama.players.lookahead import DamaLookahead
from youyi.games.dama.players.network import DamaNetwork, Goal, network_of
from youyi.kernel.lab.players import MeasuredStrength, PlayerSpec
from youyi.kernel.names import Name, Words

PLAYERS = (
    PlayerSpec(
        id="greedy",
        version=1,
        name=Name("貪近", "贪近", "tānjìn", "Greedy"),
        strength=Words(
            "Looks at its own move only, and takes what gains most at once.",
            "只看眼前一著，哪一著得得最多就走哪一著。",
            "只看眼前一着，哪一着得得最多就走哪一着。",
        ),
        called=(
            Name("疾風", "疾风", "jífēng", "Swift Wind"),
            Name("新筍", "新笋", "xīnsǔn", "Bamboo Shoot"),
            Name("山泉", "山泉", "shānquán", "Mountain Spring"),
            Name("赤楓", "赤枫", "chìfēng", "Red Maple"),
        ),
        measured=(
            MeasuredStrength(
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
            "多看一擲，衡量之後才走；比起貪近，先到的略多，得的帖較少。",
            "多看一掷，衡量之后才走；比起贪近，先到的略多，得的帖较少。",
        ),
        searches=True,
        called=(
            Name("古松", "古松", "gǔsōng", "Old Pine"),
            Name("寒潭", "寒潭", "hántán", "Cold Pool"),
            Name("遠山", "远山", "yuǎnshān", "Far Hill"),
            Name("孤鶴", "孤鹤", "gūhè", "Lone Crane"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against Greedy, one against one: first home in 53.6 % ± 3.2 of 800 games",
                    "與貪近對局八百，先到者 53.6 % ± 3.2",
                    "与贪近对局八百，先到者 53.6 % ± 3.2",
                ),
                "PYTHONPATH=src python tools/fit_dama.py match --seed 77 --seats xo --blocks 400",
            ),
            MeasuredStrength(
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
        id="network-first",
        version=3,
        name=Name("爭先", "争先", "zhēngxiān", "Network for the first place"),
        strength=Words(
            "Has learnt by playing how likely each seat is to be the first home; plays for that, not for 帖.",
            "靠對局學會了估計各家先到的機會；求先到，不求帖。",
            "靠对局学会了估计各家先到的机会；求先到，不求帖。",
        ),
        called=(
            Name("流星", "流星", "liúxīng", "Shooting Star"),
            Name("奔雷", "奔雷", "bēnléi", "Rolling Thunder"),
            Name("急湍", "急湍", "jítuān", "Rushing Rapids"),
            Name("驚鴻", "惊鸿", "jīnghóng", "Startled Swan"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against Greedy, one against one: first home in 63.0 % ± 1.4 of 4,000 games",
                    "與貪近對局四千，先到者 63.0 % ± 1.4",
                    "与贪近对局四千，先到者 63.0 % ± 1.4",
                ),
                "youyi simulate dama --term seats=2 --games 2000 --seed 5 --players network-first,greedy",
            ),
            MeasuredStrength(
                Words(
                    "against Expectimax, one against one: first home in 58.2 % ± 1.0 of 8,000 games",
                    "與遠慮對局八千，先到者 58.2 % ± 1.0",
                    "与远虑对局八千，先到者 58.2 % ± 1.0",
                ),
                "youyi simulate dama --term seats=2 --games 4000 --seed 5 --players network-first,expectimax",
            ),
            MeasuredStrength(
                Words(
                    "against three Greedy: first home in 35.4 % ± 1.4 of 4,000 games (25 % by chance)",
                    "與貪近三家同局四千，先到者 35.4 % ± 1.4（均分則 25 %）",
                    "与贪近三家同局四千，先到者 35.4 % ± 1.4（均分则 25 %）",
                ),
                "youyi simulate dama --term seats=4 --games 1000 --seed 5 --players network-first,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaNetwork(table.rules, network_of(table.rules, Goal.FIRST)),
    ),
    PlayerSpec(
        id="lookahead-first",
        version=3,
        name=Name("爭先深算", "争先深算", "zhēngxiān shēnsuàn", "Lookahead for the first place"),
        strength=Words(
            "Looks a throw further than the network for the first place: at every next throw and the best answer to each.",
            "比爭先多看一擲：逐一看下一擲的各種采，各以最好的一著應付；求先到，不求帖。",
            "比争先多看一掷：逐一看下一掷的各种采，各以最好的一着应付；求先到，不求帖。",
        ),
        searches=True,
        called=(
            Name("白鹿", "白鹿", "báilù", "White Deer"),
            Name("飛泉", "飞泉", "fēiquán", "Flying Spring"),
            Name("紫電", "紫电", "zǐdiàn", "Violet Lightning"),
            Name("青隼", "青隼", "qīngsǔn", "Green Falcon"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against Expectimax, one against one: first home in 61.3 % ± 1.4 of 4,000 games",
                    "與遠慮對局四千，先到者 61.3 % ± 1.4",
                    "与远虑对局四千，先到者 61.3 % ± 1.4",
                ),
                "youyi simulate dama --term seats=2 --games 2000 --seed 5 --players lookahead-first,expectimax",
            ),
            MeasuredStrength(
                Words(
                    "against three Greedy: first home in 36.4 % ± 2.2 of 1,600 games (25 % by chance)",
                    "與貪近三家同局一千六百，先到者 36.4 % ± 2.2（均分則 25 %）",
                    "与贪近三家同局一千六百，先到者 36.4 % ± 2.2（均分则 25 %）",
                ),
                "youyi simulate dama --term seats=4 --games 400 --seed 5 --players lookahead-first,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaLookahead(DamaNetwork(table.rules, network_of(table.rules, Goal.FIRST))),
    ),
    PlayerSpec(
        id="network",
        version=3,
        name=Name("積學", "积学", "jīxué", "Network"),
        strength=Words(
            "Has learnt by playing how many 帖 a table is worth to each seat; plays for 帖, or where none are paid for the first place.",
            "靠對局學會了估計各家還能得多少帖；求帖，不求先到；不計帖的規則下才求先到。",
            "靠对局学会了估计各家还能得多少帖；求帖，不求先到；不计帖的规则下才求先到。",
        ),
        called=(
            Name("老驥", "老骥", "lǎojì", "Old Steed"),
            Name("明鏡", "明镜", "míngjìng", "Clear Mirror"),
            Name("長河", "长河", "chánghé", "Long River"),
            Name("深谷", "深谷", "shēngǔ", "Deep Valley"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against Greedy, one against one: 16.8 帖 ± 1.7 a game over 4,000 games, and first home in 37.7 %",
                    "與貪近對局四千，每局多得 16.8 ± 1.7 帖，先到者 37.7 %",
                    "与贪近对局四千，每局多得 16.8 ± 1.7 帖，先到者 37.7 %",
                ),
                "youyi simulate dama --term seats=2 --games 2000 --seed 5 --players network,greedy",
            ),
            MeasuredStrength(
                Words(
                    "against three Greedy: 3.6 帖 ± 0.8 a game over 10,000 games",
                    "與貪近三家同局一萬，每局多得 3.6 ± 0.8 帖",
                    "与贪近三家同局一万，每局多得 3.6 ± 0.8 帖",
                ),
                "youyi simulate dama --term seats=4 --games 2500 --seed 5 --players network,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaNetwork(table.rules, network_of(table.rules)),
    ),
    PlayerSpec(
        id="lookahead",
        version=3,
        name=Name("深算", "深算", "shēnsuàn", "Lookahead"),
        strength=Words(
            "Looks a throw further than the network: at every next throw and the best answer to each; plays for the same.",
            "比積學多看一擲：逐一看下一擲的各種采，各以最好的一著應付；所求與積學相同。",
            "比积学多看一掷：逐一看下一掷的各种采，各以最好的一着应付；所求与积学相同。",
        ),
        searches=True,
        called=(
            Name("幽壑", "幽壑", "yōuhè", "Hidden Gorge"),
            Name("遠峰", "远峰", "yuǎnfēng", "Distant Peak"),
            Name("孤雲", "孤云", "gūyún", "Lone Cloud"),
            Name("靜海", "静海", "jìnghǎi", "Quiet Sea"),
        ),
        measured=(
            MeasuredStrength(
                Words(
                    "against Greedy, one against one: 30.4 帖 ± 2.7 a game over 2,000 games",
                    "與貪近對局二千，每局多得 30.4 ± 2.7 帖",
                    "与贪近对局二千，每局多得 30.4 ± 2.7 帖",
                ),
                "youyi simulate dama --term seats=2 --games 1000 --seed 5 --players lookahead,greedy",
            ),
            MeasuredStrength(
                Words(
                    "against three Greedy: 6.9 帖 ± 1.3 a game over 4,000 games",
                    "與貪近三家同局四千，每局多得 6.9 ± 1.3 帖",
                    "与贪近三家同局四千，每局多得 6.9 ± 1.3 帖",
                ),
                "youyi simulate dama --term seats=4 --games 1000 --seed 5 --players lookahead,greedy,greedy,greedy",
            ),
        ),
        make=lambda table: DamaLookahead(DamaNetwork(table.rules, network_of(table.rules))),
    ),
)
"""Weakest first."""
