"""What the ideas of 馬吊 are asked: a card of the hand, beside what the seat that plays it knows, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from youyi.games.madiao.cards import ABOVE, DECK, Card, CardSet
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.position import HAND, Playing, Position, to_play
from youyi.games.madiao.rules import Madiao
from youyi.games.madiao.situation import SUIT, Situation, best, captures, situation_of, threats
from youyi.games.madiao.speech import SPEECH, said_name
from youyi.games.madiao.texts import IDEAS as TEXTS
from youyi.games.madiao.view import view
from youyi.kernel.face.ideas import Gain
from youyi.kernel.face.speech import Subject, Voice
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language
from youyi.kernel.people import People

Judged: TypeAlias = Callable[[Situation, Card], bool | None]
"""Whether a card follows an idea, does the contrary, or neither."""
Filled: TypeAlias = Callable[[Voice, Situation, Card, Card], Mapping[str, object] | None]
"""The blanks for a better card and a worse one; None where the sentence does not fit the two."""
Follows: TypeAlias = Callable[[Any, Position, Move], bool | None]
Blanks: TypeAlias = Callable[[Any, Position, Move, Move, Language, People], Mapping[str, object] | None]

EARLY = 6
"""Cards in hand in the third trick: with so many or more, a trick is an early one."""
MEASURED = (
    "{} choices of four heuristic@2, with one card in twelve at random, under madiao/guide; "
    "each card in 512 deals that fit what was seen, played on by heuristic@2"
)


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """A position at a table, the same only if it is the same object: it is asked about for every card and idea."""

    rules: Madiao
    position: Position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.position is other.position and self.rules is other.rules

    def __hash__(self) -> int:
        return id(self.position)


@lru_cache(maxsize=64)
def _known(asked: _Asked) -> Situation:
    playing = asked.position.phase
    assert isinstance(playing, Playing)
    return situation_of(view(asked.position, to_play(playing)), substitutes(asked.rules.rulings))


def _known_of(rules: Madiao, position: Position, *, leads: bool) -> Situation | None:
    """What the seat knows that leads, or that follows; None if the other is asked, or neither."""
    playing = position.phase
    if not isinstance(playing, Playing) or leads is bool(playing.now.laid):
        return None
    return _known(_Asked(rules, position))


def _of_cards(judged: Judged, *, leads: bool) -> Follows:
    def follows(rules: Madiao, position: Position, move: Move) -> bool | None:
        known = _known_of(rules, position, leads=leads)
        return None if known is None or not isinstance(move, Play) else judged(known, move.card)

    return follows


def leading(judged: Judged) -> Follows:
    """An idea about what is led."""
    return _of_cards(judged, leads=True)


def following(judged: Judged) -> Follows:
    """An idea about whether and with what the best card of a trick is captured; nothing where the hand cannot."""
    return _of_cards(lambda known, card: judged(known, card) if captors(known) else None, leads=False)


def discarding(judged: Judged) -> Follows:
    """An idea about which card is let go."""
    return _of_cards(lambda known, card: None if captures(known, card) else judged(known, card), leads=False)


def saying(filled: Filled, *, leads: bool = False, discards: bool = False) -> Blanks:
    """Blanks from what the seat knows; `discards`: nothing is said if one of the two cards captures."""

    def blanks(
        rules: Madiao, position: Position, better: Move, worse: Move, language: Language, people: People
    ) -> Mapping[str, object] | None:
        known = _known_of(rules, position, leads=leads)
        if known is None or not isinstance(better, Play) or not isinstance(worse, Play):
            return None
        if discards and (captures(known, better.card) or captures(known, worse.card)):
            return None
        return filled(SPEECH.voice(language, people), known, better.card, worse.card)

    return blanks


def whole_pack(rules: Madiao, counts: Counts) -> bool:
    """Whether 注 count, and all forty cards are played with."""
    return counts is Counts.SCORE and rules.deck == DECK


def gain(mean: float, half: float, choices: int) -> Gain:
    """What the best card that follows an idea brought in 注 over the best that does the contrary.

    Half of the deals said which cards are best, the other half what they bring.
    """
    return Gain(Counts.SCORE, mean, half, MEASURED.format(choices))


def is_sure(known: Situation, card: Card) -> bool:
    """Whether no card beats a card any more."""
    return not threats(known, card)


def captors(known: Situation) -> CardSet:
    """The cards of the hand that beat the best of the trick."""
    return CardSet(known.hand & ABOVE[best(known).card])


def own_count(known: Situation) -> int:
    """How many tricks the seat has won."""
    return known.counts[known.seat]


def of_suit(known: Situation, card: Card) -> CardSet:
    """The cards of the hand that are of a card's suit."""
    return CardSet(known.hand & SUIT[card])


def trick(known: Situation) -> int:
    """The number of the trick, from 1."""
    return HAND - known.cards_held + 1


def said_card(voice: Voice, card: Card) -> str:
    """A card by its name, without its code."""
    return voice.part(TEXTS["card"], name=said_name(voice, card))


def said_cards(voice: Voice, cards: Iterable[Card]) -> Subject:
    """Several cards by their names."""
    *others, last = (said_card(voice, card) for card in cards)
    if not others:
        return Subject(last)
    return Subject(voice.part(TEXTS["cards"], others=voice.listed(TEXTS["between"], others), last=last), second=True)
