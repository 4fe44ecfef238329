"""Whether the best card of a trick is captured, and with what."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import BROCADE, GREEN, HUNDRED, RED, REWARD, Card, card
from youyi.games.madiao.ideas.asked import (
    EARLY,
    captors,
    following,
    gain,
    own_count,
    said_card,
    saying,
    trick,
    whole_pack,
)
from youyi.games.madiao.moves import Move
from youyi.games.madiao.position import Position
from youyi.games.madiao.situation import GATES, Situation, best, captures
from youyi.games.madiao.texts import IDEAS as TEXTS
from youyi.games.madiao.winnings import PAR
from youyi.kernel.face.ideas import Idea
from youyi.kernel.face.numerals import in_words
from youyi.kernel.face.speech import Voice

THOUSAND = card("Tq")
BEFORE_FOURTH = 5
"""Cards in hand in the fourth trick."""
FEW = 3
"""Cards in hand in the sixth trick."""


def captured_if(asked: Callable[[Situation], bool]) -> Callable[[Situation, Card], bool | None]:
    """To capture follows the idea, to let go does the contrary, where it is `asked`."""
    return lambda known, played: captures(known, played) if asked(known) else None


def _captor(voice: Voice, known: Situation, better: Card, worse: Card) -> Mapping[str, object] | None:
    if captures(known, worse):
        return None
    return {"p": said_card(voice, better)}


def _captor_and_best(voice: Voice, known: Situation, better: Card, worse: Card) -> Mapping[str, object] | None:
    if captures(known, worse):
        return None
    return {"p": said_card(voice, better), "best": said_card(voice, best(known).card)}


def _fourth_gate(known: Situation) -> bool:
    """Whether the best card's owner lacks one suit of a four-gate, and wins it with that card or may win it later."""
    winning = best(known)
    pile = known.piles[winning.seat] & BROCADE
    missing = [gate for gate in GATES if not pile & gate]
    return len(missing) == 1 and bool((known.out | 1 << winning.card) & BROCADE & missing[0])


BREAK_FOUR_GATE: Idea[Position, Move] = Idea(
    key="break_four_gate",
    name=TEXTS["break_four_gate.name"],
    defined=TEXTS["break_four_gate.defined"],
    first=TEXTS["break_four_gate.first"],
    says=TEXTS["break_four_gate.says"],
    follows=following(captured_if(_fourth_gate)),
    blanks=saying(
        lambda voice, known, _better, worse: None if captures(known, worse) else {"whom": voice.who(best(known).seat)}
    ),
    holds=whole_pack,
    implies=frozenset({"take_late", "to_par", "third_trick", "stop_banker"}),
    gain=gain(11.0, 2.3, 108),
)

TAKE_THOUSAND: Idea[Position, Move] = Idea(
    key="take_thousand",
    name=TEXTS["take_thousand.name"],
    defined=TEXTS["take_thousand.defined"],
    first=TEXTS["take_thousand.first"],
    says=TEXTS["take_thousand.says"],
    follows=following(captured_if(lambda known: best(known).card == THOUSAND)),
    blanks=saying(_captor_and_best),
    holds=whole_pack,
    implies=frozenset({"take_late", "catch_hundred"}),
    article=art.MERIT_RELEASED,
    gain=gain(13.3, 2.5, 129),
)

CATCH_HUNDRED: Idea[Position, Move] = Idea(
    key="catch_hundred",
    name=TEXTS["catch_hundred.name"],
    defined=TEXTS["catch_hundred.defined"],
    first=TEXTS["catch_hundred.first"],
    says=TEXTS["catch_hundred.says"],
    follows=following(captured_if(lambda known: bool(HUNDRED >> best(known).card & 1))),
    blanks=saying(_captor_and_best),
    holds=whole_pack,
    implies=frozenset({"take_late"}),
    article=art.HUNDRED_INDULGED,
    gain=gain(9.8, 1.1, 345),
)


def _banker_at_par(known: Situation) -> bool:
    return not known.banks and best(known).seat == known.banker and known.counts[known.banker] == PAR


STOP_BANKER: Idea[Position, Move] = Idea(
    key="stop_banker",
    name=TEXTS["stop_banker.name"],
    defined=TEXTS["stop_banker.defined"],
    first=TEXTS["stop_banker.first"],
    says=TEXTS["stop_banker.says"],
    follows=following(captured_if(_banker_at_par)),
    blanks=saying(_captor),
    holds=whole_pack,
    implies=frozenset({"take_late"}),
    article=art.BANKER_SLIPS,
    gain=gain(4.1, 0.7, 406),
)

TO_PAR: Idea[Position, Move] = Idea(
    key="to_par",
    name=TEXTS["to_par.name"],
    defined=TEXTS["to_par.defined"],
    first=TEXTS["to_par.first"],
    says=TEXTS["to_par.says"],
    follows=following(
        captured_if(lambda known: own_count(known) == PAR - 1 and known.cards_held <= BEFORE_FOURTH),
    ),
    blanks=saying(_captor),
    holds=whole_pack,
    implies=frozenset({"take_late"}),
    gain=gain(7.2, 1.8, 123),
)

THIRD_TRICK: Idea[Position, Move] = Idea(
    key="third_trick",
    name=TEXTS["third_trick.name"],
    defined=TEXTS["third_trick.defined"],
    first=TEXTS["third_trick.first"],
    says=TEXTS["third_trick.says"],
    follows=following(captured_if(lambda known: own_count(known) == PAR)),
    blanks=saying(_captor),
    holds=whole_pack,
    implies=frozenset({"take_late"}),
    gain=gain(7.5, 0.9, 507),
)


def _late(known: Situation) -> bool:
    return known.cards_held <= (FEW if own_count(known) >= PAR else BEFORE_FOURTH)


def _left_and_won(voice: Voice, known: Situation, _better: Card, worse: Card) -> Mapping[str, object] | None:
    if captures(known, worse):
        return None
    count = own_count(known)
    words = TEXTS["take_late.some"] if count else TEXTS["take_late.none"]
    won = voice.part(words, c=in_words(count, voice.language))
    return {"left": in_words(known.cards_held, voice.language), "won": won}


TAKE_LATE: Idea[Position, Move] = Idea(
    key="take_late",
    name=TEXTS["take_late.name"],
    defined=TEXTS["take_late.defined"],
    first=TEXTS["take_late.first"],
    says=TEXTS["take_late.says"],
    follows=following(captured_if(_late)),
    blanks=saying(_left_and_won),
    holds=whole_pack,
    gain=gain(6.4, 1.2, 350),
)


def _spare_reward(known: Situation, played: Card) -> bool | None:
    winning = best(known)
    dear = known.cards_held >= EARLY and not captors(known) & ~REWARD
    if not dear or not GREEN >> winning.card & 1 or winning.seat == known.banker:
        return None
    return False if captures(known, played) else None


def _reward_and_trick(voice: Voice, known: Situation, _better: Card, worse: Card) -> Mapping[str, object]:
    return {"p": said_card(voice, worse), "t": trick(known)}


SPARE_REWARD: Idea[Position, Move] = Idea(
    key="spare_reward",
    name=TEXTS["spare_reward.name"],
    defined=TEXTS["spare_reward.defined"],
    first=TEXTS["spare_reward.first"],
    says=TEXTS["spare_reward.says"],
    follows=following(_spare_reward),
    blanks=saying(_reward_and_trick),
    holds=whole_pack,
    gain=gain(3.1, 1.0, 86),
)


def _green_takes(known: Situation, played: Card) -> bool | None:
    if not captures(known, played) or not captors(known) & GREEN or not captors(known) & RED:
        return None
    return bool(GREEN >> played & 1)


def _green_and_red(voice: Voice, known: Situation, better: Card, worse: Card) -> Mapping[str, object] | None:
    if not captures(known, worse) or not RED >> worse & 1:
        return None
    return {"p": said_card(voice, better), "red": said_card(voice, worse)}


GREEN_TAKES: Idea[Position, Move] = Idea(
    key="green_takes",
    name=TEXTS["green_takes.name"],
    defined=TEXTS["green_takes.defined"],
    first=TEXTS["green_takes.first"],
    says=TEXTS["green_takes.says"],
    follows=following(_green_takes),
    blanks=saying(_green_and_red),
    holds=whole_pack,
    gain=gain(0.9, 0.4, 160),
)
