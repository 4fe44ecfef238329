"""The slow 馬吊 around the play: promotion, bankers, leaders, and one trick."""

from typing import Any

from tests.kit.slow.madiao.cards import FACE_DIGIT, RANK, check_cards, play_order, suit_of

Rules = dict[str, str]
Given = dict[str, Any]

SUBSTITUTE = {
    "Tw": "T90", "Tq": "T90", "Tb": "T90", "T90": "T80",
    "W9": "W8", "S9": "S8", "C0": "Ch",
    "W8": "W7", "S8": "S7", "Ch": "C1",
}  # fmt: skip
SUBSTITUTE_OF_JI = {"T20": "T30", "W1": "W2", "S1": "S2", "C9": "C8"}


def substitute_for(rules: Rules, exposed: str) -> str | None:
    if rules["promotion_of_ji"] == "on" and exposed in SUBSTITUTE_OF_JI:
        return SUBSTITUTE_OF_JI[exposed]
    return SUBSTITUTE.get(exposed)


def promotion(rules: Rules, given: Given) -> dict[str, Any]:
    """P-2: the card below the exposed one takes its place."""
    exposed = given["exposed"]
    check_cards([exposed])
    substitute = substitute_for(rules, exposed)
    answer: dict[str, Any] = {"substitute": substitute, "becomes": None if substitute is None else exposed}
    if given.get("hands") is None:
        return answer
    answer["holder"] = None
    answer["hands_after"] = [list(hand) for hand in given["hands"]]
    for seat, hand in enumerate(answer["hands_after"]):
        if substitute in hand:
            answer["holder"] = seat
            hand[hand.index(substitute)] = exposed
    return answer


def number_of(rules: Rules, card: str) -> int:
    if rules["last_card_value"] == "face_number":
        big = {"Tb": 100, "Tq": 1000, "Tw": 10**8, "Ch": 0}
        return big.get(card, int(card[1:]) if card[1:].isdigit() else 0)
    return RANK[card] if rules["last_card_value"] == "cs_rank" else FACE_DIGIT[card]


def banker(rules: Rules, given: Given) -> dict[str, Any]:
    """P-1.4: the remainder of the last stock card names a seat."""
    check_cards([given["last_stock_card"]])
    remainder = number_of(rules, given["last_stock_card"]) % 4
    return {"banker": remainder if rules["remainder_base"] == "zero_based" else [3, 0, 1, 2][remainder]}


def leader(rules: Rules, given: Given) -> dict[str, Any]:
    """P-4.1: who leads trick 1."""
    seat, exposed = given["banker"], given["exposed"]
    check_cards([exposed])
    match rules["first_leader"]:
        case "banker_leads":
            return {"leader": seat}
        case "remainder_seat":
            return {"leader": number_of(rules, exposed) % 4}
        case "banker_plus_rank_minus_1":
            return {"leader": (seat + (RANK[exposed] - 1) % 4) % 4}
        case "classic":
            return {"leader": (seat + (FACE_DIGIT[exposed] - 3) % 4) % 4}
        case other:
            raise ValueError(other)


def next_banker(rules: Rules, given: Given) -> dict[str, Any]:
    """P-8.2: who banks the next deal; the next deal's last stock card is not known here."""
    seat, net = given["banker"], given["net"]
    match rules["next_banker"]:
        case "cs_highest_net":
            best = [each for each in range(4) if net[each] == max(net)]
            return {"banker": best[0] if len(best) == 1 else seat}
        case "rotate":
            return {"banker": (seat + 1) % 4}
        case "remainder_each_deal":
            return {"banker": None}
        case "winner_of_last_trick":
            winner = given.get("last_trick_winner")
            return {"banker": seat if winner is None else winner}
        case other:
            raise ValueError(other)


def trick(rules: Rules, given: Given) -> dict[str, Any]:
    """P-4.2 to 4: who wins a trick, and which of its cards lie face up."""
    plays = given["plays"]
    check_cards(plays)
    seats = play_order(given["leader"])
    winner, card, face_up = seats[0], plays[0], [True]
    for seat, played in zip(seats[1:], plays[1:], strict=True):
        barred = rules["eighth_trick_bar"] == "on" and given["trick_no"] == 8 and given["won_before"][seat] == 0
        higher = suit_of(played) == suit_of(card) and RANK[played] > RANK[card]
        face_up.append(higher and not barred)
        if higher and not barred:
            winner, card = seat, played
    return {"winner": winner, "card": card, "face_up": face_up}
