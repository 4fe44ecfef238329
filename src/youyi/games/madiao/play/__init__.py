"""What a move of 馬吊 causes, clause by clause."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.context import RuleContext
from youyi.games.madiao.events import Event
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.play.dealing import begin_play, deal, exposed_names_banker, playing
from youyi.games.madiao.play.evolve import DealScribe, evolve
from youyi.games.madiao.play.settlement import settle
from youyi.games.madiao.play.tricks import play_card
from youyi.games.madiao.play.uncontested import dealt_patterns, settle_uncontested
from youyi.games.madiao.position import Cards, Playing, Position, ToDeal, ToSeatBanker
from youyi.kernel.articles import enacts
from youyi.kernel.cards import Deal
from youyi.kernel.rules import Step
from youyi.kernel.scribe import Scribe
from youyi.kernel.seats import Seat

__all__ = ["evolve", "start", "unfold"]


def start(context: RuleContext) -> Position:
    """Before the first deal."""
    first = ToSeatBanker() if exposed_names_banker(context.rulings) else ToDeal(Seat(context.terms.banker))
    return Position(0, (0, 0, 0, 0), first)


def unfold(context: RuleContext, position: Position, move: Move) -> Step[Position, Event]:
    """Carry out a legal move."""
    scribe: DealScribe = Scribe(position, evolve)
    match position.phase, move:
        case ToSeatBanker() | ToDeal(), Deal(order):
            begin_deal(context, scribe, order)
        case Playing(), Play(card):
            if play_card(context, scribe, card):
                settle(context, scribe)
        case _:
            raise TypeError(f"{position.phase} does not ask for {move}")
    return scribe.step()


@enacts(art.DEALT_PATTERNS)
def begin_deal(context: RuleContext, scribe: DealScribe, order: Cards) -> None:
    """分庄 to the first lead; a dealt pattern ends the deal before it."""
    if not deal(context, scribe, order):
        return
    shown = dealt_patterns(context, playing(scribe).dealt.hands)
    if any(each is not None for each in shown):
        settle_uncontested(context, scribe, shown)
    else:
        begin_play(context, scribe)
