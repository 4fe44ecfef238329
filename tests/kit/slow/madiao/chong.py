"""The slow 看沖 points of 馬吊: what one stock card is worth to one seat (E-2 and E-3b)."""

from typing import Any

from tests.kit.slow.madiao.cards import JI, JI_OF, JIAN_OF, JIN, RANK, SHANG_OF, check_cards, of_suit, suit_of

Rules = dict[str, str]
Given = dict[str, Any]
Points = dict[str, int]  # own card -> the points it gives

BIG_FOUR = ["Tw", "Tq", "Tb", "T20"]


def chain_of(ranks: set[int], top: int) -> set[int]:
    """The ranks 1, 2, 3, … and N, N−1, N−2, … as long as they are there."""
    chain = set()
    rank = 1
    while rank in ranks and rank <= top:
        chain.add(rank)
        rank += 1
    rank = top
    while rank in ranks and rank >= 1:
        chain.add(rank)
        rank -= 1
    return chain


def run_value(a: str, b: str, top: int, enclosed: bool) -> int:
    """E-2 rule 3: what an own card gives to a card that lengthens a run."""
    if a in BIG_FOUR and b in BIG_FOUR:
        return 5
    if RANK[a] > RANK[b]:
        return 3 if RANK[a] >= top and b in JI else 2
    return 2 if enclosed else 3


def single_value(a: str, b: str, top: int, cards: set[int]) -> int:
    """E-2 rule 4: the table of single values; `cards` are the ranks of C."""
    jian, fu_jian, fu_ji = top - 1, top - 2, 2
    has_shang = any(rank >= top for rank in cards)
    has_jian, has_ji = jian in cards, 1 in cards
    x = RANK[b]
    if RANK[a] >= top:
        if x >= top:
            return 5
        if x == jian:
            return 2
        if x == 1:
            return 5 if suit_of(a) == "T" else 3
        if x == fu_jian:
            return 2 if has_jian else 1
        if x == fu_ji:
            return 2 if has_ji else 1
        return 1
    if RANK[a] == jian:
        if x == top:
            return 3
        if not has_shang:
            return 0
        if x > top:
            return 3
        if x in (1, fu_jian):
            return 2
        if x == fu_ji:
            return 2 if has_ji else 1
        return 1
    if RANK[a] == 1:
        if x >= top:
            return 5 if suit_of(a) == "T" else 3
        if x in (jian, fu_ji):
            return 2
        if x == fu_jian:
            return 2 if top in cards and has_jian else 1
        return 1
    return 0


def r_chong(own: list[str], taken: list[str], b: str) -> Points:
    """E-2: own and taken are all the cards of the seat, of any suit."""
    suit = suit_of(b)
    top = 11 if suit == "C" else 9
    own = of_suit(own, suit)
    own_ranks = {RANK[card] for card in own}
    cards = own_ranks | {RANK[card] for card in of_suit(taken, suit)}
    x = RANK[b]
    if not any(rank >= top or rank in (top - 1, 1) for rank in own_ranks):
        return {}
    lone = top - 1 in own_ranks and not any(rank >= top or rank == 1 for rank in cards)
    if lone and x != top:
        return {}
    chain = chain_of(cards | {x}, top)
    front = [card for card in own if RANK[card] in chain]
    if x in chain and len(chain) >= 3 and front:
        front += [card for card in own if card in ("Tq", "Tw")]
        enclosed = any(RANK[card] == 1 for card in front) and any(RANK[card] >= top for card in front)
        return {a: run_value(a, b, top, enclosed) for a in front}
    return {a: single_value(a, b, top, cards) for a in own}


def distance(a: str, b: str) -> int:
    """E-3b: the difference of ranks, or the way round the ends of the suit."""
    larger, smaller = max(RANK[a], RANK[b]), min(RANK[a], RANK[b])
    if larger - smaller <= 2:
        return larger - smaller
    return (11 if suit_of(a) in "TC" else 9) - larger + smaller


def ts2_tens(a: str, b: str, together: list[str]) -> int | None:
    """E-3b step 4, the line of T; None when it does not fit."""
    if a in BIG_FOUR and b in BIG_FOUR:
        return 5
    if a in BIG_FOUR and b == "T90":
        return 2
    if a == "T90" and b in BIG_FOUR:
        return 3
    if a in BIG_FOUR and b == "T80":
        return 2 if "T90" in together else 1
    if a in BIG_FOUR and b == "T30":
        return 2 if "T20" in together else 1
    return None


def ts2_value(a: str, b: str, together: list[str], tq_is_shang: bool) -> int:
    """E-3b step 4: the first line that fits."""
    suit = suit_of(b)
    shang, jian, ji = SHANG_OF[suit], JIAN_OF[suit], JI_OF[suit]
    if a not in [*JIN, "T90"] and b not in [*JIN, "T90"]:
        return 0
    tens = ts2_tens(a, b, together)
    if tens is not None:
        return tens
    both = {(shang, ji): 3, (ji, shang): 3, (shang, jian): 2, (jian, shang): 3, (ji, jian): 2, (jian, ji): 2}
    if (a, b) in both:
        return both[a, b]
    if (a == shang or (a == "Tq" and tq_is_shang)) and b not in JIN:
        return 2
    away = distance(a, b)
    if away == 1:
        return 2 if RANK[a] > RANK[b] else 3
    return 1 if away == 2 and a in [*JIN, "T90"] and b in [*JIN, "T90"] else 0


def ts2_chong(own: list[str], taken: list[str], used: list[str], b: str, tq_is_shang: bool) -> Points:
    """E-3b: `used` are the own cards that have scored already and may not score again."""
    suit = suit_of(b)
    together = of_suit([*own, *taken, b], suit)
    own = [card for card in of_suit(own, suit) if card not in used]
    shang, jian, ji = SHANG_OF[suit], JIAN_OF[suit], JI_OF[suit]
    if not any(card in JIN or card == "T90" for card in own):
        return {}
    if b not in [*JIN, "T90"] and "T90" not in together and "T20" not in together:
        return {}
    lonely = jian in own and shang not in together and shang not in own and ji not in own
    lonely = lonely and not (tq_is_shang and suit == "T")
    return {a: ts2_value(a, b, together, tq_is_shang) for a in own if not (a == jian and lonely)}


def points(rules: Rules, own: list[str], taken: list[str], used: list[str], b: str, merit: Points) -> Points:
    """What each own card gives; `merit` multiplies the own cards that it names."""
    if rules["chong_table"] == "r_chong":
        given = r_chong(own, taken, b)
    else:
        given = ts2_chong(own, taken, used, b, rules["tq_in_stock"] == "reward")
    if rules["merit_chong"] == "on":
        given = {card: value * merit.get(card, 1) for card, value in given.items()}
    return {card: value for card, value in given.items() if value > 0}


def priority(rules: Rules, own: list[str], scoring: Points, b: str) -> int:
    """E-3b step 5: the smaller, the sooner."""
    suit = suit_of(b)
    considered = of_suit(own, suit) if rules["chong_table"] == "r_chong" else list(scoring)
    numbers = []
    for a in considered:
        crowned = a == JI_OF[suit] and (b == SHANG_OF[suit] or (b == "Tq" and rules["tq_in_stock"] == "reward"))
        numbers.append(100 + distance(a, b) - (50 if crowned else 0))
    return min(numbers)


def uses_up(rules: Rules) -> bool:
    return rules["chong_table"] == "ts2" and rules["own_card_reuse"] == "off"


def chong(rules: Rules, given: Given) -> dict[str, Any]:
    """One player is offered every card in turn."""
    own, taken = list(given["own"]), list(given.get("taken") or [])
    check_cards([*own, *taken, *given["stock"]])
    used: list[str] = []
    gained: list[str] = []
    totals = []
    for card in given["stock"]:
        scoring = points(rules, own, taken, used, card, {})
        totals.append(sum(scoring.values()))
        if scoring:
            taken.append(card)
            gained.append(card)
            if uses_up(rules):
                used += scoring
    return {"points": totals, "taken": gained}
