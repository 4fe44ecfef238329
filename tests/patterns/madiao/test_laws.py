"""Laws of the pattern language and of the pattern table, on winnings at random and on every row's own examples."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.house.words.scripts import is_han, strangers
from tests.kit.amount import some
from tests.kit.madiao.winnings import write_winnings
from tests.patterns.madiao.machine import execute
from tests.patterns.madiao.winnings import WINNINGS, every_row, every_rulings
from youyi.games.madiao.cards import ALL, DECK, Card, card, card_set, cards
from youyi.games.madiao.conditions.holding import Count
from youyi.games.madiao.conditions.kinds import NAMINGS, Kind
from youyi.games.madiao.patterns import PATTERNS, Pattern, explain, near_misses, pattern_table
from youyi.games.madiao.patterns.pattern import Keep, check_acyclic, taken_in
from youyi.games.madiao.rulings import FORMER
from youyi.games.madiao.winnings import Pile, read_winnings
from youyi.kernel.errors import BadNotation
from youyi.kernel.names import Language

EXAMPLES = tuple(dict.fromkeys(read_winnings(text) for _, row in every_row() for text in (*row.holds, *row.fails)))
ANY_WINNINGS = WINNINGS | st.sampled_from(EXAMPLES)
ANY_RULINGS = st.sampled_from(every_rulings()).map(lambda each: each[1])
ROWS = [row for _, row in every_row()]


@cache
def lowered():
    """Every row with its condition and its worth, lowered."""
    return [(row, row.when.lower(), row.worth.lower()) for row in ROWS]


@given(winnings=ANY_WINNINGS)
def test_what_is_lowered_says_what_the_words_say(winnings):
    wrong = [row for row, when, _ in lowered() if bool(execute(when, winnings)) != row.when.holds(winnings)]
    assert wrong == []


@given(winnings=ANY_WINNINGS)
def test_lowered_worths_are_the_worths(winnings):
    wrong = [row for row, _, worth in lowered() if execute(worth, winnings) != row.worth.value(winnings)]
    assert wrong == []


@given(winnings=ANY_WINNINGS)
def test_what_holds_has_all_that_it_needs(winnings):
    assert [row for row in ROWS if row.when.holds(winnings) and not row.when.need.met(winnings.piles)] == []


@pytest.mark.parametrize("winnings", EXAMPLES, ids=write_winnings)
def test_what_is_lowered_says_what_the_words_say_of_every_example(winnings):
    for row, when, worth in lowered():
        assert bool(execute(when, winnings)) == row.when.holds(winnings), row
        assert execute(worth, winnings) == row.worth.value(winnings), row
        assert not row.when.holds(winnings) or row.when.need.met(winnings.piles), row


@given(winnings=ANY_WINNINGS, rulings=ANY_RULINGS)
def test_the_candidate_index_loses_nothing(winnings, rulings):
    patterns = pattern_table(rulings)
    for index in (patterns.dealt_rows, patterns.gates.index, patterns.table.index, patterns.results.index):
        assert index.holding(winnings) == [row for row in index.rows if row.when.holds(winnings)]


@given(winnings=ANY_WINNINGS, rulings=ANY_RULINGS)
def test_resolving_twice_gives_the_same(winnings, rulings):
    patterns = pattern_table(rulings)
    assert patterns.misc(winnings) == patterns.misc(winnings)
    assert patterns.chong(winnings) == patterns.chong(winnings)
    assert pattern_table(rulings) is patterns


def of_table(patterns, winnings):
    return {scored.pattern.id for scored in (*patterns.misc(winnings), *patterns.chong(winnings))}


@given(winnings=ANY_WINNINGS, rulings=ANY_RULINGS)
def test_nothing_stands_beside_what_takes_it_in(winnings, rulings):
    patterns = pattern_table(rulings)
    for found in (patterns.misc(winnings), patterns.chong(winnings)):
        ids = {scored.pattern.id for scored in found}
        assert ids & taken_in(scored.pattern for scored in found) == set()


TAKES_IN = [row for row in pattern_table(every_rulings()[0][1]).table.index.rows if row.over]


@pytest.mark.parametrize("row", TAKES_IN, ids=lambda row: row.id)
def test_what_takes_others_in_stands_where_they_would(row):
    patterns = pattern_table(every_rulings()[0][1])
    taken = set()
    for winnings in map(read_winnings, row.holds):
        found = of_table(patterns, winnings)
        lesser = {each.id for each in row.over if each.when.holds(winnings)}
        assert row.id in found
        assert not lesser & found
        taken |= lesser
    assert taken, "an example would make a lesser one too"


@given(winnings=ANY_WINNINGS, rulings=ANY_RULINGS)
def test_a_chain_gives_one_pattern_and_everything_that_holds_is_reckoned(winnings, rulings):
    table = pattern_table(rulings).table
    found = table.resolve(winnings)
    ids = {scored.pattern.id for scored in found}
    for family in table.families:
        holding = [row.id for row in family.rows if row.when.holds(winnings)]
        match family.keep:
            case Keep.CHAIN:
                assert [each for each in holding if each in ids] == holding[:1]
            case Keep.ALL:
                assert set(holding) - ids <= taken_in(scored.pattern for scored in found)
            case Keep.BEST:
                raise AssertionError("the table has no such family")


@given(winnings=ANY_WINNINGS, rulings=ANY_RULINGS)
def test_the_four_gate_is_the_dearest(winnings, rulings):
    patterns = pattern_table(rulings)
    fitting = [row.worth.value(winnings) for row in patterns.gates.index.rows if row.when.holds(winnings)]
    gate = patterns.four_gate(winnings)
    assert (gate.worth if gate else None) == (max(fitting) if fitting else None)


@given(winnings=ANY_WINNINGS, rulings=ANY_RULINGS)
def test_proofs_are_cards_that_are_there(winnings, rulings):
    patterns = pattern_table(rulings)
    there = winnings.piles[0] | winnings.piles[3] | winnings.piles[4]
    for scored in (*patterns.dealt(winnings), *patterns.misc(winnings), *patterns.chong(winnings)):
        assert scored.cards
        assert scored.cards & ~there == 0


@pytest.mark.parametrize(
    ("text", "name", "proof"),
    [
        ("dealt: Tw Tq W9 W8 S9 S8 C0 Ch", "tian_ren_he_yi", "Tw Tq W9 W8 S9 S8 C0 Ch"),
        ("dealt: Tw W9 S9 C0 Tb T40 W7 C7", "si_shang_yi_bai", "Tw W9 S9 C0 Tb"),
        ("won: S4 W1 Tb S1", "guo_qiao_long", "W1 Tb S1"),
        ("won: S4 C0 T20", "fu_qi_tuan_yuan", "C0 T20"),
        ("won: W9 W1 S9 S1 C5", "gong_sun_dui_zuo", "W9 W1 S9 S1"),
        ("won: Tb", "fo_chi_jiao", "Tb"),
    ],
)
def test_a_proof_is_the_cards_that_make_the_pattern(text, name, proof):
    patterns, winnings = pattern_table(every_rulings()[0][1]), read_winnings(text)
    found = {scored.pattern.id: scored.cards for scored in (*patterns.dealt(winnings), *patterns.misc(winnings))}
    assert found[name] == card_set(cards(proof))


@given(winnings=ANY_WINNINGS)
def test_what_is_written_is_read_again(winnings):
    assert read_winnings(write_winnings(winnings)) == winnings


@pytest.mark.parametrize(
    ("text", "column"),
    [("won", 1), ("won: Tx", 6), ("won: W1 | won: W2", 11), ("dealt: Tw | tricks: 5 1 1", 21), ("others: Tw / S9", 9),
     ("seat: 9", 7), ("won: W1@9", 6), ("moon: Tw", 1), ("won: W1<Z3", 6)],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_its_column(text, column):
    with pytest.raises(BadNotation) as refusal:
        read_winnings(text)
    assert refusal.value.column == column


@pytest.mark.parametrize("row", [pytest.param(row, id=name) for name, row in every_row()])
def test_every_row_is_said_in_every_language_and_scripts_are_not_mixed(row):
    english, hant, hans = (row.speak(language) for language in (Language.EN, Language.ZH_HANT, Language.ZH_HANS))
    assert english
    assert not any(map(is_han, english))
    assert "{" not in english + hant + hans
    for said, script in ((hant, "zh_hant"), (hans, "zh_hans")):
        assert any(map(is_han, said))
        assert not re.search("[A-Za-z]", said)
        assert strangers(said, script) == ""
    assert len(row.when.deny(Language.EN)) > 0


@pytest.mark.parametrize("language", list(Language))
def test_a_count_names_its_kind_unless_it_counts_every_card_won(language):
    for (pile, naming), least in product(product(Pile, NAMINGS), (2, 3)):
        kind = Kind(naming)
        said = Count(pile, kind).ranged(least, 8, language)
        assert kind.many(language) in said or (pile, kind) == (Pile.WON, Kind(ALL)), said


def test_no_two_rows_of_a_table_say_the_same():
    for name, rulings in every_rulings()[:4]:
        said = [row.when.speak(Language.EN) for row in pattern_table(rulings).rows]
        twice = {each for each in said if said.count(each) > 1}
        assert not twice, name


def test_what_takes_in_is_acyclic_and_a_circle_is_refused():
    check_acyclic(ROWS)
    one, other = PATTERNS[:2]
    with pytest.raises(ValueError, match=one.id):
        check_acyclic((one.with_changes(over=(other.with_changes(over=(one,)),)),))


@pytest.mark.parametrize("most", [1, 2])
@given(winnings=WINNINGS)
@example(winnings=read_winnings("won: Tb W8 S8"))
@example(winnings=read_winnings("won: W1 Tb"))
@settings(max_examples=some(30))
def test_what_is_near_is_all_that_so_many_more_cards_make(winnings, most):
    patterns = pattern_table(every_rulings()[0][1])

    def made(after):
        gate = patterns.four_gate(after)
        return Counter([*([gate.pattern] if gate else []), *(scored.pattern for scored in patterns.misc(after))])

    fewer = 9 - len(winnings.won) - most
    candidates = [each for each in DECK if each not in winnings.order][: 12 if most == 1 else 6] if fewer > 0 else []
    now = made(winnings)
    expected: set[tuple[Pattern, frozenset[Card]]] = {(row, frozenset()) for row in now}
    for each in candidates:
        expected |= {(row, frozenset({each})) for row in made(winnings.winning(each)) - now}
    for one, other in permutations(candidates, 2) if most == 2 else ():
        less = now | made(winnings.winning(one)) | made(winnings.winning(other))
        expected |= {(row, frozenset({one, other})) for row in made(winnings.winning(one).winning(other)) - less}
    found = near_misses(winnings, patterns, candidates, most)
    assert {(near.pattern, frozenset(near.missing)) for near in found} == expected
    assert [len(near.missing) for near in found] == sorted(len(near.missing) for near in found)


def test_hints_for_a_won_pile():
    patterns = pattern_table(every_rulings()[0][1])
    hints = near_misses(read_winnings("won: Tb W8 S8"), patterns, cards("Ch W5 C9"))
    assert {(hint.pattern.id, hint.missing) for hint in hints} == {
        ("hua_bi_jian", (card("Ch"),)),
        ("bai_ji_si_jian", (card("C9"),)),
        ("bai_hou_qu", (card("C9"),)),
    }


def test_a_pattern_is_explained_as_the_rulings_have_it():
    row = next(row for row in PATTERNS if row.id == "ren_mian_tao_hua")
    guide, program = every_rulings()[0][1], every_rulings()[1][1]
    assert explain(row, guide, Language.EN).startswith("Not scored under these rules; ")
    assert explain(row, program, Language.EN) == row.speak(Language.EN)


def test_the_dealt_result_of_several_patterns():
    hand = card_set(cards("Tw Tq W9 W8 S9 S8 C0 Ch"))
    results = {name: pattern_table(rulings).dealt_result(hand) for name, rulings in every_rulings()[:3]}
    named = {name: (found.pattern.id, found.worth) for name, found in results.items() if found}
    assert named == {
        "madiao/guide": ("tian_ren_he_yi", 60),
        "madiao/app2022": ("tian_ren_he_yi", 60),
        "madiao/app2025": ("shang_xia_si_men", 199 - 60),
    }
    former = pattern_table(FORMER[2].rulings).dealt_result(hand)
    assert former is not None
    assert former.worth == 199, "with 天人合一, where the Thousand is a 肩"
    assert pattern_table(every_rulings()[0][1]).dealt_result(card_set(cards("T60 T40 W7 W3 S6 S2 C5 C2"))) is None


def test_all_shoulders_dealt_and_won_double_the_draws_in_the_guide_only():
    winnings = read_winnings("dealt: Tq W8 S8 Ch W3 S3 S5 C3 | won: Tq W8 S8 Ch")
    guide, program, late = (pattern_table(rulings) for _, rulings in every_rulings()[:3])
    assert guide.doubles_chong(winnings)
    assert not program.doubles_chong(winnings)
    assert not late.doubles_chong(winnings)
    assert not guide.doubles_chong(read_winnings("dealt: Tq W8 S8 Ch W3 S3 S5 C3 | won: Tq W8 S8"))
