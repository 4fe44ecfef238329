"""Verify the throws and shuffles of a game file of Youyi with Python's standard library alone.

python verify_chance.py RECORD.json [COMMITMENT]     the commitment is the one you saw before the game began
"""

import hashlib
import hmac
import json
import sys


def need(holds, what):
    if not holds:
        sys.exit(f"MISMATCH: {what}")


def sha256(*fields):
    """Each field follows its length in four bytes."""
    raw = [each.encode() if isinstance(each, str) else each for each in fields]
    return hashlib.sha256(b"".join(len(each).to_bytes(4, "big") + each for each in raw)).hexdigest()


def words(key, hand, nth):
    stream, block = hmac.digest(key, f"hand {hand} {nth}".encode(), "sha256"), 0
    while True:
        digest = hmac.digest(stream, block.to_bytes(8, "big"), "sha256")
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
        block += 1


def below(stream, n):
    return next(word for word in stream if word < 2**64 - 2**64 % n) % n


def drawn(odds, stream):
    if odds["kind"] == "dice":
        faces = odds["highest"] - odds["lowest"] + 1
        thrown = sorted(odds["lowest"] + below(stream, faces) for _ in range(odds["count"]))
        return odds["before"] + "".join(map(str, thrown))
    if odds["kind"] == "lot":
        return odds["moves"][below(stream, len(odds["moves"]))]
    cards = list(odds["cards"])
    for last in range(len(cards) - 1, 0, -1):
        pick = below(stream, last + 1)
        cards[last], cards[pick] = cards[pick], cards[last]
    return odds["before"] + ",".join(cards)


def is_sound(each, seat):
    sealed, text = each["seal"], each["text"]
    if each["state"] == "opened":
        return sealed == sha256("youyi seal 1", bytes.fromhex(text))
    if each["state"] == "computer":
        return sealed is None and text == sha256("youyi computer 1", table, commit, str(seat))
    return each["state"] == ("unopened" if sealed else "none") and text == (sealed or "")


with open(sys.argv[1], encoding="utf-8") as file:
    record = json.load(file)
chance, table, commit = record["chance"], record["chance"]["table"], record["chance"]["commit"]
need(commit in sys.argv[2:] or not sys.argv[2:], "the file names another commitment than you saw")
fields = ["youyi joint 1", table, commit]
for seat, each in enumerate(chance["contributions"]):
    need(each["seat"] == seat and is_sound(each, seat), f"the contribution of seat {seat}")
    fields += [str(seat), each["state"], bytes.fromhex(each["text"])]
joint = bytes.fromhex(sha256(*fields))
keys = {int(bout): bytes.fromhex(key) for bout, key in chance["keys"].items()}
if chance["reveal"] is not None:
    secret = bytes.fromhex(chance["reveal"])
    need(commit == "sha256:" + hashlib.sha256(secret).hexdigest(), "the secret is not the one committed to")
    bouts = {*keys, *(draw["bout"] for draw in chance["draws"])}
    proved = {bout: hmac.digest(secret, joint + bout.to_bytes(8, "big"), "sha256") for bout in bouts}
    need(all(proved[bout] == key for bout, key in keys.items()), "a key does not follow from the secret")
    keys = proved
redone, nth = 0, {}
for draw in chance["draws"]:
    ply, hand, odds = draw["ply"], draw["hand"], draw["odds"]
    nth[hand] = nth.get(hand, 0) + 1
    need(draw["nth"] == nth[hand], f"ply {ply}: draw {draw['nth']} of hand {hand}, where {nth[hand]} is due")
    if draw["bout"] in keys and odds["kind"] != "other":
        expected, found = drawn(odds, words(keys[draw["bout"]], hand, draw["nth"])), record["moves"][ply - 1]
        need(expected == found, f"ply {ply}, hand {hand}: expected {expected}, found {found}")
        redone += 1
print(
    f"{redone} of {len(chance['draws'])} draws redone; the secret is {'told' if chance['reveal'] else 'not told yet'}"
)
