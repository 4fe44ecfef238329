"""注: what single won cards are worth between the banker and the others, and what is knocked for."""

from __future__ import annotations

from youyi.games.madiao import articles as art
from youyi.games.madiao.cards import FEMALE_TU, HUNDRED, CardSet, named
from youyi.games.madiao.context import Item, PaymentRules
from youyi.games.madiao.winnings import PAR, Pile, Winnings
from youyi.kernel.articles import enacts

LESSER_TU = named("T90")


@enacts(art.ZHU_NEEDS_PAR, art.PAR, art.BAREFOOT)
def items(rules: PaymentRules, winnings: Winnings, four_gate: bool) -> tuple[Item, ...]:
    """注: list what a seat's won cards are worth; only 吊百 needs no 正本."""
    won = winnings.piles[Pile.WON]
    held = rules.dealt_hundred and winnings.dealt is not None and winnings.dealt & HUNDRED
    not_won = bool(held and not won & HUNDRED)
    if len(winnings.won) < PAR:
        return (Item("diao_bai", 1, art.DIAO_HUNDRED),) if not_won else ()
    hundred = Item("zheng_ben_bai", 2, art.PAR_HUNDRED) if not_won else live_item(rules, won)
    found = (single_item(rules, won, four_gate), lesser_tu_item(rules, won), hundred)
    return tuple(each for each in found if each is not None)


def single_item(rules: PaymentRules, won: CardSet, four_gate: bool) -> Item | None:
    """單張: count the single cards together."""
    count = rules.singles.count(won) if rules.singles.beside_four_gate or not four_gate else 0
    return Item("dan_zhang", count, rules.singles.because) if count else None


def lesser_tu_item(rules: PaymentRules, won: CardSet) -> Item | None:
    """小突: the 90 beside a 雌突, unless 全突大活 takes it in."""
    if not rules.lesser_tu or not won & LESSER_TU or not won & FEMALE_TU:
        return None
    return None if live_item(rules, won) is rules.live.full else Item("xiao_tu", 2, art.LESSER_TU)


def live_item(rules: PaymentRules, won: CardSet) -> Item | None:
    """大活百、大活百突、全突大活: name the dearest that is won; None without the Hundred."""
    if not won & HUNDRED:
        return None
    female = (won & FEMALE_TU).bit_count()
    if won & LESSER_TU and female == FEMALE_TU.bit_count():
        return rules.live.full
    return rules.live.with_tu if female >= rules.tu_needed else rules.live.alone
