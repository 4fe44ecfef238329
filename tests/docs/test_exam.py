"""The exam from the printed pages: what the page gives as the program's answers is what the program answers."""

from __future__ import annotations

import csv

import pytest

from tests.docs.pages import DOCS
from youyi.games import game
from youyi.games.madiao.cards import card_set, cards
from youyi.games.madiao.patterns.table import pattern_table
from youyi.games.madiao.stock.draws import Holding, offer, take
from youyi.games.madiao.stock.rules import stock_rules
from youyi.games.madiao.winnings import Winnings, read_winnings
from youyi.kernel.rules import Decision

FOLDER = DOCS / "findings"
EXAMINED = game("madiao").ruleset("madiao/guide@1").rulings
"""What the readers' handbook of 馬吊 was of."""
ROWS = list(
    csv.DictReader(
        (FOLDER / "data" / "exam.tsv").read_text("utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE
    )
)


def computed(name, given):
    """The program's answer to a question: what follows from a move, and what may be chosen then."""
    if given.startswith("dealt: "):
        found = pattern_table(EXAMINED).dealt_result(Winnings(dealt=card_set(cards(given.removeprefix("dealt: ")))))
        return "none" if found is None else str(found.worth)
    if given.startswith("won: "):
        table, held = pattern_table(EXAMINED), read_winnings(given)
        gate = table.four_gate(held)
        return (
            " ".join(f"{each.pattern.id} {each.worth}" for each in (*filter(None, [gate]), *table.misc(held))) or "none"
        )
    if given.startswith("draws: "):
        return drawn(given.removeprefix("draws: "))
    return settled(given) if name == "madiao" else choices(name, given)


def drawn(given):
    """What each turned card brings a seat that holds these won cards, drawing what it can."""
    own, turned = given.split(" / ")
    rules, held, points = stock_rules(EXAMINED), Holding(card_set(cards(own))), []
    for each in cards(turned):
        met, worth = offer(rules, held, each)
        points.append(worth)
        held = take(rules, held, each, met) if worth else held
    return " ".join(map(str, points))


def settled(given):
    """The net of a deal, from its moves."""
    table = game("madiao").under("madiao/guide@1", terms={"deals": 1})
    position = table.rules.start()
    for move in given.split():
        position = table.rules.play(position, table.game.notation.read_move(move)).position
    return " ".join(map(str, table.rules.returns(position)))


def choices(name, given):
    written, _, move = given.partition(" | ")
    seats = sum(f" {seat}:" in written for seat in "abcde")
    table = game(name).under(terms={"seats": seats} if name == "dama" else {})
    notation = table.game.notation
    position = notation.read_position(written)
    if move:
        position = table.rules.play(position, notation.read_move(move)).position
    prompt = table.rules.prompt(position)
    if not isinstance(prompt, Decision):
        return notation.write_position(position)
    after = [table.rules.apply(position, each).position for each in prompt.moves]
    if name == "ruqi":
        seat = prompt.seat
        return " ".join(sorted({notation.write_position(each).split()[2 + seat] for each in after}))
    ends = [table.game.outline(table.rules, position, each).spot_to for each in prompt.moves]
    return " ".join(f"{notation.write_move(each)}={end}" for each, end in zip(prompt.moves, ends, strict=True))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['round']}-{row['game']}-{row['number']}")
def test_the_answer_is_the_programs(row):
    assert computed(row["game"], row["given"]) == row["computed"]
    assert 0 <= int(row["right"]) <= int(row["parts"])


def test_the_page_counts_the_rows():
    page = (FOLDER / "exam.md").read_text("utf-8")
    for round_ in "123":
        for name in ("ruqi", "dama", "madiao"):
            rows = [row for row in ROWS if (row["round"], row["game"]) == (round_, name)]
            asked, right = (sum(int(row[column]) for row in rows) for column in ("parts", "right"))
            assert f"| {round_} | {game(name).name.en.partition(', ')[0]} | {asked} | {right} |" in page
