"""When high cards are led: early or late, before one another, and while what beats them is out."""

from __future__ import annotations

from collections.abc import Mapping

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import (
    BROCADE,
    HUNDRED,
    RED,
    REWARD,
    SHOULDER,
    Card,
    CardSet,
    card,
    members,
)
from youyi.games.madiao.ideas.asked import (
    EARLY,
    gain,
    is_sure,
    leading,
    of_suit,
    own_count,
    said_card,
    said_cards,
    saying,
    whole_pack,
)
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.games.madiao.situation import Situation, gates_in, threats
from youyi.games.madiao.texts import IDEAS as TEXTS
from youyi.kernel.face.ideas import Idea
from youyi.kernel.face.speech import Voice

MYRIAD = card("Tw")
ALL_GATES = 4
MANY_SURE = 3
"""Cards that nothing beats: with so many, one can be spared early."""
LATE = 4
"""Cards in hand in the fifth trick."""
LAST_TWO = 2


def late(known: Situation) -> bool:
    """From the fifth trick on; from the fourth for a seat that has won one."""
    return known.cards_held <= LATE + (own_count(known) == 1)


def four_gate_in_sight(known: Situation) -> bool:
    """Whether the seat holds or has won a 錦 of every suit."""
    return gates_in(CardSet((known.hand | known.piles[known.seat]) & BROCADE)) == ALL_GATES


def sure_cards(known: Situation) -> int:
    """How many cards of the hand nothing beats."""
    return sum(is_sure(known, each) for each in members(known.hand))


def _reds_later(known: Situation, led: Card) -> bool | None:
    if known.cards_held < EARLY or four_gate_in_sight(known) or sure_cards(known) >= MANY_SURE:
        return None
    return False if RED >> led & 1 and is_sure(known, led) else None


def _worse(voice: Voice, _known: Situation, _better: Card, worse: Card) -> Mapping[str, object]:
    return {"p": said_card(voice, worse)}


def _better(voice: Voice, _known: Situation, better: Card, _worse: Card) -> Mapping[str, object]:
    return {"p": said_card(voice, better)}


REDS_LATER: Idea[Position, Move] = Idea(
    key="reds_later",
    name=TEXTS["reds_later.name"],
    defined=TEXTS["reds_later.defined"],
    first=TEXTS["reds_later.first"],
    says=TEXTS["reds_later.says"],
    follows=leading(_reds_later),
    blanks=saying(_worse, leads=True),
    holds=whole_pack,
    gain=gain(2.0, 0.8, 234),
)


def _sure_or_not(known: Situation, led: Card) -> bool | None:
    return is_sure(known, led) if 0 < sure_cards(known) < known.cards_held else None


COLLECT: Idea[Position, Move] = Idea(
    key="collect",
    name=TEXTS["collect.name"],
    defined=TEXTS["collect.defined"],
    first=TEXTS["collect.first"],
    says=TEXTS["collect.says"],
    follows=leading(lambda known, led: _sure_or_not(known, led) if late(known) else None),
    blanks=saying(_better, leads=True),
    holds=whole_pack,
    gain=gain(4.1, 1.0, 231),
)

WINNER_FIRST: Idea[Position, Move] = Idea(
    key="winner_first",
    name=TEXTS["winner_first.name"],
    defined=TEXTS["winner_first.defined"],
    first=TEXTS["winner_first.first"],
    says=TEXTS["winner_first.says"],
    follows=leading(lambda known, led: _sure_or_not(known, led) if known.cards_held == LAST_TWO else None),
    blanks=saying(_better, leads=True),
    holds=whole_pack,
    implies=frozenset({"collect"}),
    gain=gain(9.0, 3.1, 35),
)


def _hundred_waits(known: Situation, led: Card) -> bool | None:
    return False if HUNDRED >> led & 1 and threats(known, led) else None


def _above(voice: Voice, known: Situation, _better: Card, worse: Card) -> Mapping[str, object]:
    return {"p": said_card(voice, worse), "higher": said_cards(voice, members(threats(known, worse)))}


HUNDRED_WAITS: Idea[Position, Move] = Idea(
    key="hundred_waits",
    name=TEXTS["hundred_waits.name"],
    defined=TEXTS["hundred_waits.defined"],
    first=TEXTS["hundred_waits.first"],
    says=TEXTS["hundred_waits.says"],
    follows=leading(_hundred_waits),
    blanks=saying(_above, leads=True),
    holds=whole_pack,
    gain=gain(3.2, 0.9, 142),
)


def _myriad_waits(known: Situation, led: Card) -> bool | None:
    return False if led == MYRIAD and known.out & HUNDRED and known.cards_held >= LATE else None


HUNDRED_CARD = card("Tb")

MYRIAD_WAITS: Idea[Position, Move] = Idea(
    key="myriad_waits",
    name=TEXTS["myriad_waits.name"],
    defined=TEXTS["myriad_waits.defined"],
    first=TEXTS["myriad_waits.first"],
    says=TEXTS["myriad_waits.says"],
    follows=leading(_myriad_waits),
    blanks=saying(
        lambda voice, _known, _better, worse: {
            "p": said_card(voice, worse),
            "hundred": said_card(voice, HUNDRED_CARD),
        },
        leads=True,
    ),
    holds=whole_pack,
    implies=frozenset({"reds_later"}),
    article=art.MYRIAD_TOO_EARLY,
    gain=gain(5.4, 1.0, 116),
)


def _reward_first(known: Situation, led: Card) -> bool | None:
    suit = of_suit(known, led)
    if not suit & REWARD or not suit & SHOULDER or not (REWARD | SHOULDER) >> led & 1:
        return None
    return bool(REWARD >> led & 1)


def _reward_and_shoulder(voice: Voice, known: Situation, better: Card, worse: Card) -> Mapping[str, object] | None:
    if not of_suit(known, better) >> worse & 1 or not SHOULDER >> worse & 1:
        return None
    return {"high": said_card(voice, better), "low": said_card(voice, worse)}


REWARD_FIRST: Idea[Position, Move] = Idea(
    key="reward_first",
    name=TEXTS["reward_first.name"],
    defined=TEXTS["reward_first.defined"],
    first=TEXTS["reward_first.first"],
    says=TEXTS["reward_first.says"],
    follows=leading(_reward_first),
    blanks=saying(_reward_and_shoulder, leads=True),
    holds=whole_pack,
    article=art.REWARD_NOT_LED,
    gain=gain(1.8, 0.8, 90),
)


def _shoulder_waits(known: Situation, led: Card) -> bool | None:
    bare = SHOULDER >> led & 1 and threats(known, led) and known.cards_held > LAST_TWO
    return False if bare else None


SHOULDER_WAITS: Idea[Position, Move] = Idea(
    key="shoulder_waits",
    name=TEXTS["shoulder_waits.name"],
    defined=TEXTS["shoulder_waits.defined"],
    first=TEXTS["shoulder_waits.first"],
    says=TEXTS["shoulder_waits.says"],
    follows=leading(_shoulder_waits),
    blanks=saying(_above, leads=True),
    holds=whole_pack,
    gain=gain(1.7, 0.5, 391),
)
