"""Which card is discarded."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.games.madiao.cards import FEMALE_TU, GREEN, HUNDRED, JI, RED, REWARD, SHOULDER, Card, CardSet, card, members
from youyi.games.madiao.ideas.asked import discarding, gain, of_suit, said_card, saying, whole_pack
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.situation import SUIT, Situation, threats
from youyi.games.madiao.texts import IDEAS as TEXTS
from youyi.kernel.face.ideas import Idea
from youyi.kernel.face.speech import Voice
from youyi.kernel.lab.evaluation import Counts

TU = CardSet(FEMALE_TU | 1 << card("T90"))
"""Cards that make a 突 with the Hundred."""
MANY_HELD = 5
"""Cards in hand with which there are greens enough."""
MANY_THREATS = 3
"""Cards that beat a low green."""


def _worse_kept(voice: Voice, _known: Situation, better: Card, worse: Card) -> Mapping[str, object]:
    return {"p": said_card(voice, better), "kept": said_card(voice, worse)}


def _company(known: Situation, gone: Card) -> bool | None:
    has_hundred = (known.hand | known.piles[known.seat]) & HUNDRED
    return False if has_hundred and TU >> gone & 1 else None


def _one_tu_is_enough(rules: Madiao, counts: Counts) -> bool:
    return whole_pack(rules, counts) and rules.context.payments.tu_needed == 1


COMPANY: Idea[Position, Move] = Idea(
    key="company",
    name=TEXTS["company.name"],
    defined=TEXTS["company.defined"],
    first=TEXTS["company.first"],
    says=TEXTS["company.says"],
    follows=discarding(_company),
    blanks=saying(lambda voice, _known, _better, worse: {"p": said_card(voice, worse)}, discards=True),
    holds=_one_tu_is_enough,
    gain=gain(2.1, 0.5, 210),
)


def _cover(known: Situation, gone: Card) -> bool | None:
    suit = of_suit(known, gone)
    below_shoulder = suit.bit_count() == 2 and suit & SHOULDER and not RED >> gone & 1
    return False if below_shoulder and known.out & REWARD & SUIT[gone] else None


def _low_and_high(voice: Voice, known: Situation, better: Card, worse: Card) -> Mapping[str, object] | None:
    high = members(CardSet(of_suit(known, worse) & SHOULDER))
    if not high or better in high:
        return None
    return {"low": said_card(voice, worse), "high": said_card(voice, *high)}


COVER: Idea[Position, Move] = Idea(
    key="cover",
    name=TEXTS["cover.name"],
    defined=TEXTS["cover.defined"],
    first=TEXTS["cover.first"],
    says=TEXTS["cover.says"],
    follows=discarding(_cover),
    blanks=saying(_low_and_high, discards=True),
    holds=whole_pack,
    gain=gain(1.2, 0.3, 338),
)

NO_RED: Idea[Position, Move] = Idea(
    key="no_red",
    name=TEXTS["no_red.name"],
    defined=TEXTS["no_red.defined"],
    first=TEXTS["no_red.first"],
    says=TEXTS["no_red.says"],
    follows=discarding(lambda _known, gone: False if RED >> gone & 1 else None),
    blanks=saying(_worse_kept, discards=True),
    holds=whole_pack,
    gain=gain(5.2, 0.3, 2205),
)


def _keep_ji(known: Situation, gone: Card) -> bool | None:
    if known.cards_held < MANY_HELD or not (GREEN | JI) >> gone & 1:
        return None
    return bool(GREEN >> gone & 1)


KEEP_JI: Idea[Position, Move] = Idea(
    key="keep_ji",
    name=TEXTS["keep_ji.name"],
    defined=TEXTS["keep_ji.defined"],
    first=TEXTS["keep_ji.first"],
    says=TEXTS["keep_ji.says"],
    follows=discarding(_keep_ji),
    blanks=saying(
        lambda voice, known, better, worse: _worse_kept(voice, known, better, worse) if GREEN >> better & 1 else None,
        discards=True,
    ),
    holds=whole_pack,
    gain=gain(1.7, 0.2, 861),
)


def _ji_before_shoulder(known: Situation, gone: Card) -> bool | None:
    if JI >> gone & 1:
        return True
    return False if SHOULDER >> gone & 1 and threats(known, gone) else None


JI_BEFORE_SHOULDER: Idea[Position, Move] = Idea(
    key="ji_before_shoulder",
    name=TEXTS["ji_before_shoulder.name"],
    defined=TEXTS["ji_before_shoulder.defined"],
    first=TEXTS["ji_before_shoulder.first"],
    says=TEXTS["ji_before_shoulder.says"],
    follows=discarding(_ji_before_shoulder),
    blanks=saying(
        lambda voice, known, better, worse: (
            _worse_kept(voice, known, better, worse) if JI >> better & 1 and SHOULDER >> worse & 1 else None
        ),
        discards=True,
    ),
    holds=whole_pack,
    gain=gain(3.5, 0.3, 894),
)


def _low_greens_go(known: Situation, gone: Card) -> bool | None:
    return threats(known, gone).bit_count() >= MANY_THREATS if GREEN >> gone & 1 else None


LOW_GREENS_GO: Idea[Position, Move] = Idea(
    key="low_greens_go",
    name=TEXTS["low_greens_go.name"],
    defined=TEXTS["low_greens_go.defined"],
    first=TEXTS["low_greens_go.first"],
    says=TEXTS["low_greens_go.says"],
    follows=discarding(_low_greens_go),
    blanks=saying(
        lambda voice, known, better, worse: _worse_kept(voice, known, better, worse) if GREEN >> worse & 1 else None,
        discards=True,
    ),
    holds=whole_pack,
    gain=gain(0.7, 0.2, 2089),
)
