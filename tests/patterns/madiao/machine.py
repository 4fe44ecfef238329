"""A plain reading of the steps that conditions are lowered to: lists and loops, nothing shared with the words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise, product

from youyi.games.madiao.cards import BROCADE, DECK, HUNDRED, JI, RANK_OF, REWARD, SHOULDER, SUIT_OF, Card, Suit
from youyi.games.madiao.conditions.condition import Op
from youyi.games.madiao.winnings import Winnings

CLASSES = (REWARD, SHOULDER, HUNDRED, JI)


def listed(cards: int) -> list[Card]:
    return [card for card in DECK if cards & (1 << card)]


def pile(winnings: Winnings, number: int) -> list[Card]:
    dealt = listed(winnings.dealt or 0)
    won = [each.card for each in winnings.won]
    others = [card for each in winnings.others or () for card in listed(each)]
    return [dealt, won, list(winnings.drawn), list(dict.fromkeys([*won, *winnings.drawn])), others][number]


def has(winnings: Winnings, number: int, cards: int) -> int:
    return set(listed(cards)) <= set(pile(winnings, number))


def meets(winnings: Winnings, number: int, cards: int) -> int:
    return any(card in listed(cards) for card in pile(winnings, number))


def only(winnings: Winnings, number: int, cards: int) -> int:
    held = pile(winnings, number)
    return len(held) > 0 and all(card in listed(cards) for card in held)


def count(winnings: Winnings, number: int, cards: int) -> int:
    return sum(card in listed(cards) for card in pile(winnings, number))


def run(winnings: Winnings, number: int, cards: int) -> int:
    ranks = sorted(RANK_OF[card] for card in pile(winnings, number) if card in listed(cards))
    best = length = 0
    for place, rank in enumerate(ranks):
        length = length + 1 if place and ranks[place - 1] == rank - 1 else 1
        best = max(best, length)
    return best


def climb(winnings: Winnings, number: int, cards: int) -> int:
    held, length = pile(winnings, number), 0
    for card in listed(cards):
        if card not in held:
            break
        length += 1
    return length


def extreme(winnings: Winnings, number: int, cards: int, *, highest: bool) -> int:
    held = pile(winnings, number)
    for suit in Suit:
        of_suit = [card for card in listed(cards) if SUIT_OF[card] is suit]
        mine = [card for card in of_suit if card in held]
        wanted = of_suit[len(of_suit) - len(mine) :] if highest else of_suit[: len(mine)]
        if mine != wanted:
            return False
    return len(held) > 0


def opens(winnings: Winnings, *kinds: int) -> int:
    order = pile(winnings, 1)
    return len(order) >= len(kinds) and all(order[place] in listed(cards) for place, cards in enumerate(kinds))


def ends(winnings: Winnings, cards: int) -> int:
    return pile(winnings, 1)[-1:] != [] and pile(winnings, 1)[-1] in listed(cards)


def first(winnings: Winnings, among: int, cards: int) -> int:
    found = [card for card in pile(winnings, 1) if card in listed(among)]
    return found != [] and found[0] in listed(cards)


def following(winnings: Winnings, one: int, then: int) -> int:
    return sum(a in listed(one) and b in listed(then) for a, b in pairwise(pile(winnings, 1)))


def linked(winnings: Winnings, through: int, *kinds: int) -> int:
    order, allowed = pile(winnings, 1), listed(through)
    for places in combinations(range(len(order)), len(kinds)):
        fits = all(order[place] in listed(cards) for place, cards in zip(places, kinds, strict=True))
        between = [order[at] for a, b in pairwise(places) for at in range(a + 1, b)]
        if fits and all(card in allowed for card in between):
            return True
    return False


def links(winnings: Winnings, cards: int, through: int, across: int, same_suit: int) -> int:
    order, found = pile(winnings, 1), 0
    places = [place for place, card in enumerate(order) if card in listed(cards)]
    for a, b in pairwise(places):
        between = order[a + 1 : b]
        shown = [card for card in between if card in listed(across)]
        if same_suit:
            shown = [card for card in shown if SUIT_OF[card] is SUIT_OF[order[a]]]
        found += all(card in listed(through) for card in between) and (across == 0 or shown != [])
    return found


def together(winnings: Winnings, cards: int, through: int) -> int:
    wanted = listed(cards)
    if not all(card in winnings.drawn for card in wanted):
        return False
    places = [winnings.drawn.index(card) for card in wanted]
    between = winnings.drawn[min(places) : max(places)]
    return all(card in wanted or card in listed(through) for card in between)


def took(winnings: Winnings, cards: int, trick: int) -> int:
    return any(each.card in listed(cards) and each.trick == trick for each in winnings.won)


def caught(winnings: Winnings, prey: int, by: int, then: int) -> int:
    pairs = pairwise(winnings.won)
    return sum(a.card in listed(by) and a.led in listed(prey) and b.card in listed(then) for a, b in pairs)


def shape(winnings: Winnings, *tricks: int) -> int:
    return winnings.tricks is not None and list(winnings.tricks) == list(tricks)


def unfought(winnings: Winnings) -> int:
    return not winnings.fought


def choices(cards: list[Card], each_suit: int) -> list[tuple[Card, ...]]:
    if not each_suit:
        return list(combinations(cards, 4))
    return list(product(*([card for card in cards if SUIT_OF[card] is suit] for suit in Suit)))


def make(four: tuple[Card, ...]) -> list[int]:
    return [sum(card in listed(each) for card in four) for each in CLASSES]


def gates(winnings: Winnings, *operands: int) -> int:
    *vector, each_suit, unbroken, containing = operands
    order = pile(winnings, 1)
    for four in choices([card for card in order if card in listed(BROCADE)], each_suit):
        places = [order.index(card) for card in four]
        broken = any(card not in listed(BROCADE) for card in order[min(places) : max(places)])
        lacking = containing and not set(four) & set(listed(containing))
        if make(four) == vector and not lacking and not (unbroken and broken):
            return True
    return False


def two_gates(winnings: Winnings, *operands: int) -> int:
    hand = pile(winnings, 0)
    if len(hand) != 8 or not all(card in listed(BROCADE) for card in hand):
        return False
    for four in choices(hand, 1):
        rest = tuple(card for card in hand if card not in four)
        one_of_each = {SUIT_OF[card] for card in rest} == set(Suit)
        if one_of_each and make(four) == list(operands[:4]) and make(rest) == list(operands[4:]):
            return True
    return False


LOOKS: dict[str, Callable[..., int]] = {
    "has": has, "meets": meets, "only": only, "count": count, "run": run, "climb": climb, "opens": opens, "ends": ends,
    "first": first, "next": following, "linked": linked, "links": links, "together": together, "took": took,
    "caught": caught, "shape": shape, "unfought": unfought, "gates": gates, "two_gates": two_gates,
    "tops": lambda *operands: extreme(*operands, highest=True),
    "bottoms": lambda *operands: extreme(*operands, highest=False),
}  # fmt: skip


def execute(steps: tuple[Op, ...], winnings: Winnings) -> int:
    """Work through the steps; one number is left."""
    stack: list[int] = []
    for name, operands in steps:
        if name in LOOKS:
            stack.append(int(LOOKS[name](winnings, *operands)))
        else:
            combine(stack, name, *operands)
    (left,) = stack
    return left


def combine(stack: list[int], name: str, *operands: int) -> None:
    match name, operands:
        case "number", (number,):
            stack.append(number)
        case (("all" | "any" | "truths" | "sum"), (how_many,)):
            taken = [stack.pop() for _ in range(how_many)]
            results = {"all": all(taken), "any": any(taken), "truths": sum(map(bool, taken)), "sum": sum(taken)}
            stack.append(int(results[name]))
        case "not", ():
            stack.append(int(not stack.pop()))
        case "between", (low, high):
            stack.append(int(low <= stack.pop() <= high))
        case "beyond", (number,):
            stack.append(max(0, stack.pop() - number))
        case "times", (number,):
            stack.append(stack.pop() * number)
        case "given", ():
            condition, worth = stack.pop(), stack.pop()
            stack.append(worth if condition else 0)
        case _:
            raise AssertionError(f"there is no step {name} with {operands}")
