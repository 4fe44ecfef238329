"""馬吊 from the view: capture as cheaply as possible, otherwise part with the lowest card; lead the highest."""

import json
import sys

ORDER = "T20 T30 T40 T50 T60 T70 T80 T90 Tb Tq Tw W1 W2 W3 W4 W5 W6 W7 W8 W9 S1 S2 S3 S4 S5 S6 S7 S8 S9 C9 C8 C7 C6 C5 C4 C3 C2 C1 Ch C0"
PLACE = {card: place for place, card in enumerate(ORDER.split())}
HEIGHT = {card: place - min(PLACE[each] for each in PLACE if each[0] == card[0]) for card, place in PLACE.items()}


def chosen(view, moves):
    tricks = view["phase"]["tricks"]
    if not tricks or tricks[-1]["winner"] is not None:
        return max(moves, key=HEIGHT.get)
    best = [laid["card"] for laid in tricks[-1]["laid"] if laid["type"] == "FaceUp"][-1]
    captures = [card for card in moves if card[0] == best[0] and PLACE[card] > PLACE[best]]
    return min(captures or moves, key=HEIGHT.get)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "catcher", "wants": ["view"]}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"id": message["id"], "move": chosen(message["view"], message["moves"])}), flush=True)
