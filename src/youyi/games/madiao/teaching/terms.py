"""The words of 馬吊 that the table shows without explaining them."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import GlossaryTerm

BANKER = GlossaryTerm(
    name=TEXTS.name("banker.name"),
    means=TEXTS["banker.means"],
    article=art.BANKER,
    also=("莊", "庄"),
)
REWARD = GlossaryTerm(
    name=TEXTS.name("reward.name"),
    means=TEXTS["reward.means"],
    article=art.REWARD,
)
SHOULDER = GlossaryTerm(
    name=TEXTS.name("shoulder.name"),
    means=TEXTS["shoulder.means"],
    article=art.SHOULDER,
)
JI = GlossaryTerm(
    name=TEXTS.name("ji.name"),
    means=TEXTS["ji.means"],
    article=art.JI,
    also=("趣",),
)
CAPTURE = GlossaryTerm(
    name=TEXTS.name("capture.name"),
    means=TEXTS["capture.means"],
    article=art.CAPTURE,
)
DISCARD = GlossaryTerm(
    name=TEXTS.name("discard.name"),
    means=TEXTS["discard.means"],
    article=art.DISCARD,
)
PAR = GlossaryTerm(
    name=TEXTS.name("par.name"),
    means=TEXTS["par.means"],
    article=art.PAR,
)
BAREFOOT = GlossaryTerm(
    name=TEXTS.name("barefoot.name"),
    means=TEXTS["barefoot.means"],
    article=art.BAREFOOT,
)
DIAO = GlossaryTerm(
    name=TEXTS.name("diao.name"),
    means=TEXTS["diao.means"],
    article=art.DIAO,
    also=("弔",),
)
ZHU = GlossaryTerm(
    name=TEXTS.name("zhu.name"),
    means=TEXTS["zhu.means"],
    article=art.ZHU,
)
HE = GlossaryTerm(
    name=TEXTS.name("he.name"),
    means=TEXTS["he.means"],
    article=art.COMMON_HE,
    also=("公賀", "公贺"),
)
PATTERN = GlossaryTerm(
    name=TEXTS.name("pattern.name"),
    means=TEXTS["pattern.means"],
    article=art.COMMON_HE,
)
CHONG = GlossaryTerm(
    name=TEXTS.name("chong.name"),
    means=TEXTS["chong.means"],
    article=art.CHONG,
    also=("衝", "看沖", "看冲"),
)
TERMS = (BANKER, REWARD, SHOULDER, JI, CAPTURE, DISCARD, PAR, BAREFOOT, DIAO, ZHU, HE, PATTERN, CHONG)
