"""A player of 馬吊 by rules of thumb: it adds up what speaks for each card, and plays the one for which most does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from youyi.games.madiao import Card, Madiao, Move, Play, View, substitutes
from youyi.games.madiao.players.answers import CAPTURES, DISCARDS
from youyi.games.madiao.players.etiquette import CLAUSES, ETIQUETTE
from youyi.games.madiao.players.leads import LEADS, Term
from youyi.games.madiao.situation import Situation, captures, situation_of
from youyi.kernel.articles import Article
from youyi.kernel.chance import Entropy
from youyi.kernel.lab.adding import added


@dataclass(frozen=True, slots=True)
class MadiaoHeuristic:
    """Sees its own cards and what lay face up; among cards for which as much speaks it draws lots."""

    rules: Madiao
    without: frozenset[str] = frozenset()
    """Reasons of `CLAUSES` that it does not count, to measure what each is worth."""
    stand_in: Mapping[Card, Card] = field(init=False, repr=False, compare=False)
    """Which card takes the place of an exposed one under these rulings."""

    def __post_init__(self) -> None:
        """Consult the rulings once."""
        object.__setattr__(self, "stand_in", substitutes(self.rules.rulings))

    def choose(self, view: View, moves: Sequence[Move], entropy: Entropy, /) -> Move:
        """Weigh every card that may be played."""
        if len(moves) == 1:
            return moves[0]
        situation = situation_of(view, self.stand_in)
        points = [weight(situation, move.card, self.without) for move in moves if isinstance(move, Play)]
        most = max(points)
        best = [move for move, each in zip(moves, points, strict=True) if each == most]
        return best[entropy.below(len(best))] if len(best) > 1 else best[0]

    @property
    def clauses(self) -> Mapping[str, tuple[Article, ...]]:
        """The reasons that can be left out, each with the clauses behind it."""
        return CLAUSES

    def disputed(self, view: View, moves: Sequence[Move], /) -> frozenset[str]:
        """The reasons of `clauses` that do not count the same for every card: whoever leaves out another chooses alike."""
        situation = situation_of(view, self.stand_in)
        found: dict[Term, list[float]] = {}
        for move in moves:
            if isinstance(move, Play):
                for term in terms_for(situation, move.card):
                    found.setdefault(term, []).append(term(situation, move.card))
        several = {term for term, points in found.items() if len({*points}) > 1 or len(points) < len(moves)}
        return frozenset(term.__name__ for term in several & ETIQUETTE.keys())


def terms_for(situation: Situation, card: Card) -> tuple[Term, ...]:
    """The evaluation terms for a lead, a capture or a discard."""
    if situation.best is None:
        return LEADS
    return CAPTURES if captures(situation, card) else DISCARDS


def weight(situation: Situation, card: Card, without: frozenset[str] = frozenset()) -> float:
    """Add up what speaks for a card and against it, but for the reasons that are left out."""
    terms = terms_for(situation, card)
    if without:
        terms = tuple(term for term in terms if term.__name__ not in without)
    return added(term(situation, card) for term in terms)
