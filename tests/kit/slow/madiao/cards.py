"""馬吊 a second time, for comparison only: the forty cards as plain strings.

These modules are written from the rule text alone, slow and obvious, and share nothing with the engine they are
compared with. A card is a string such as `Tw`, `T90` or `C0`; a seat is a number from 0 to 3.
"""

from collections.abc import Iterable

SUITS = "TWSC"
LOW_TO_HIGH = {
    "T": ["T20", "T30", "T40", "T50", "T60", "T70", "T80", "T90", "Tb", "Tq", "Tw"],
    "W": ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9"],
    "S": ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"],
    "C": ["C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2", "C1", "Ch", "C0"],
}
ALL_CARDS = [card for suit in SUITS for card in LOW_TO_HIGH[suit]]

SHANG = ["Tw", "W9", "S9", "C0"]  # 赏
JIAN = ["Tq", "W8", "S8", "Ch"]  # 肩
JI = ["T20", "W1", "S1", "C9"]  # 极
FU_JI = ["T30", "W2", "S2", "C8"]  # 副极
REDS = [*SHANG, *JIAN, "Tb"]  # 红
JIN = [*REDS, *JI]  # 锦
FLOWERS = ["Tw", "Tq", "Tb"]  # 三花

SHANG_OF = {"T": "Tw", "W": "W9", "S": "S9", "C": "C0"}
JIAN_OF = {"T": "Tq", "W": "W8", "S": "S8", "C": "Ch"}
JI_OF = {"T": "T20", "W": "W1", "S": "S1", "C": "C9"}
FU_JI_OF = {"T": "T30", "W": "W2", "S": "S2", "C": "C8"}

RANK = {card: number for suit in SUITS for number, card in enumerate(LOW_TO_HIGH[suit], start=1)}
FACE_DIGIT = {
    "Tw": 1, "Tq": 1, "Tb": 1, "T90": 9, "T80": 8, "T70": 7, "T60": 6, "T50": 5, "T40": 4, "T30": 3, "T20": 2,
    "W9": 9, "W8": 8, "W7": 7, "W6": 6, "W5": 5, "W4": 4, "W3": 3, "W2": 2, "W1": 1,
    "S9": 9, "S8": 8, "S7": 7, "S6": 6, "S5": 5, "S4": 4, "S3": 3, "S2": 2, "S1": 1,
    "C0": 0, "Ch": 0, "C1": 1, "C2": 2, "C3": 3, "C4": 4, "C5": 5, "C6": 6, "C7": 7, "C8": 8, "C9": 9,
}  # fmt: skip


def suit_of(card: str) -> str:
    return card[0]


def is_green(card: str) -> bool:
    """青: neither 赏, 肩, 百 nor 极."""
    return card not in JIN


def of_suit(cards: Iterable[str], suit: str) -> list[str]:
    return [card for card in cards if suit_of(card) == suit]


def count(cards: Iterable[str], group: Iterable[str]) -> int:
    """How many of these cards belong to the group."""
    members = list(group)
    return len([card for card in cards if card in members])


def composition(cards: Iterable[str]) -> tuple[int, int, int, int]:
    """The counts of 赏, 肩, 百 and 极."""
    cards = list(cards)
    return count(cards, SHANG), count(cards, JIAN), count(cards, ["Tb"]), count(cards, JI)


def consecutive(cards: Iterable[str]) -> bool:
    """Whether the cards, all of one suit, have neighbouring ranks without a gap."""
    ranks = sorted(RANK[card] for card in cards)
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def play_order(first: int) -> list[int]:
    return [(first + step) % 4 for step in range(4)]


def check_cards(cards: Iterable[str]) -> None:
    """Refuse codes that are no cards, and a card that stands twice."""
    cards = list(cards)
    for card in cards:
        if card not in RANK:
            raise ValueError(f"{card!r} is no card")
    if len(set(cards)) != len(cards):
        raise ValueError(f"a card stands twice in {cards}")
