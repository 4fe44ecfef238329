"""門次: which suits others than the banker should lead, whom they should stop, and what they should discard."""

from __future__ import annotations

from youyi.games.madiao.cards import (
    BROCADE,
    GREEN,
    JI,
    NO_CARDS,
    RED,
    REWARD,
    SHOULDER,
    SUIT_OF,
    VICE_JI,
    Card,
    CardSet,
    Suit,
    card,
    members,
    one_suit,
)
from youyi.games.madiao.etiquette.gates import SUIT_CARDS, TENS
from youyi.games.madiao.etiquette.scene import Scene
from youyi.games.madiao.etiquette.tens import BOTH, HUNDRED, MYRIAD, THOUSAND
from youyi.games.madiao.haul import PAR

LADY = card("T20")
FULL_HAND_FOR_HASTE = 3
"""With no more cards in hand than these a capture is never hasty."""


def third_gate(scene: Scene) -> bool:
    """開三: the strange suit led by one who holds a card of a familiar one and does not bank."""
    if not scene.leading or scene.banks or not scene.gates.strange >> scene.card & 1:
        return False
    return bool(scene.hand & scene.gates.familiar) and not keeps_guard(scene)


def keeps_guard(scene: Scene) -> bool:
    """關肩、關趣、關真、關賞: the familiar cards in hand are kept to stop another's."""
    # reading: a 賞 stops the 肩 and a 副極 the 極 of its suit; a 賞 without its 肩 waits for it
    familiar = scene.hand & scene.gates.familiar
    return not familiar & ~(REWARD | VICE_JI) or bool(
        len({SUIT_OF[each] for each in members(CardSet(familiar))}) == 1
        and familiar & REWARD
        and not familiar & SHOULDER
    )


def last_of_suit(scene: Scene) -> bool:
    """原門出盡: the last card of a familiar suit led away, with a familiar suit of several cards in hand."""
    # reading: the order of suits does not bind the banker, and who has only last cards has no choice
    if not scene.leading or scene.banks or not scene.gates.familiar >> scene.card & 1:
        return False
    held = CardSet(scene.hand & scene.gates.familiar)
    alone = (held & SUIT_CARDS[scene.card]).bit_count() == 1
    return alone and any((held & one_suit(suit)).bit_count() > 1 for suit in Suit)


def lets_through(scene: Scene) -> bool:
    """能捉不捉: a seat that does not bank, could beat the highest, and did not; the highest has won the trick."""
    # reading: whoever is stopped later in the trick was not let through
    best = scene.best
    return (
        best is not None
        and not scene.banks
        and not scene.captures
        and scene.could_capture
        and scene.winner == best.seat
    )


def banker_slips(scene: Scene) -> bool:
    """漏莊: the banker let through."""
    return lets_through(scene) and scene.best is not None and scene.best.seat == scene.banker


def ji_indulged(scene: Scene) -> bool:
    """縱趣: a led 極 let through, not the banker's."""
    best = scene.best
    return lets_through(scene) and best is not None and best.seat != scene.banker and bool(JI >> best.card & 1)


def hundred_indulged(scene: Scene) -> bool:
    """縱百: the Hundred let through, not the banker's."""
    best = scene.best
    return lets_through(scene) and best is not None and best.seat != scene.banker and best.card == HUNDRED


def merit_released(scene: Scene) -> bool:
    """放功千: the Thousand has captured the Hundred, and whoever holds the Myriad lets it be."""
    best = scene.best
    if best is None or best.card != THOUSAND or not scene.could_capture or scene.card == MYRIAD:
        return False
    return any(laid.face_up and laid.card == HUNDRED for laid in scene.before)


def hasty_capture(scene: Scene) -> bool:
    """急捉: a capture made in haste by a seat without Myriad and Thousand."""
    return made_in_haste(scene) and not scene.hand & BOTH


def made_in_haste(scene: Scene) -> bool:
    """Say whether another's 青 was captured behind the banker's back, with better things to do."""
    best = scene.best
    if best is None or not scene.captures or scene.banker in (scene.seat, best.seat):
        return False
    of_no_weight = bool(GREEN & ~TENS & 1 << best.card) and scene.won[best.seat].bit_count() < PAR
    return of_no_weight and any(laid.seat == scene.banker for laid in scene.before) and has_leisure(scene)


def has_leisure(scene: Scene) -> bool:
    """Say whether a seat could as well have discarded: it has more than three cards, other 青, and no four-gate."""
    if scene.hand.bit_count() <= FULL_HAND_FOR_HASTE or not scene.spares & GREEN:
        return False
    # reading: a four-gate is in sight when the cards won and held have a 錦 of every suit
    brocade = (scene.hand | scene.won[scene.seat]) & BROCADE
    return any(not brocade & one_suit(suit) for suit in Suit)


def discard_order(scene: Scene) -> bool:
    """滅牌次序: a card discarded while a cheaper one is in hand, the last Ten while the 20 is out, Myriad or Thousand early."""
    if scene.leading or scene.captures:
        return False
    if BOTH >> scene.card & 1:
        return bool(scene.spares & ~BOTH)
    kept = last_ten(scene)
    if kept >> scene.card & 1:
        return bool(scene.spares & GREEN)
    cheaper = [each for each in members(CardSet(scene.spares & ~kept)) if price(scene, each) < price(scene, scene.card)]
    return bool(cheaper) and not scene.banks and not RED >> scene.card & 1


def last_ten(scene: Scene) -> CardSet:
    """Gather the one 青 of the Tens that is kept while the 20 is out; nothing if there are more, or other Tens."""
    tens = CardSet(scene.hand & TENS)
    kept = tens.bit_count() == 1 and tens & GREEN and not scene.appeared >> LADY & 1
    return tens if kept else NO_CARDS


def price(scene: Scene, leaf: Card) -> int:
    """十、生、極、熟: rank a card by when it should be discarded; a red goes after all."""
    # reading: until the strange suit is known, every suit not yet familiar passes for it
    if JI >> leaf & 1:
        return 2
    if RED >> leaf & 1:
        return 4
    if TENS >> leaf & 1:
        return 0
    return 3 if scene.gates.familiar >> leaf & 1 else 1
