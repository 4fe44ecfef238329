"""The slow 正色 of 馬吊: at most one four-gate pattern of the cards won (C2)."""

from itertools import combinations

from tests.kit.slow.madiao.cards import JIN, composition, is_green, suit_of

Rules = dict[str, str]

# Counts of 赏, 肩, 百, 极; the guide's value, the value of `ts2`. In the order of the table.
ROWS: dict[str, tuple[tuple[int, int, int, int], int, int]] = {
    "huang_hui_tu": ((4, 0, 0, 0), 8, 8),
    "qian_jun_zhu": ((0, 4, 0, 0), 16, 16),
    "hua_du_dou": ((3, 0, 1, 0), 12, 12),
    "hua_bi_jian": ((0, 3, 1, 0), 20, 20),
    "qiao_si_shang": ((3, 0, 0, 1), 12, 12),
    "qiao_si_jian": ((0, 3, 0, 1), 20, 20),
    "tian_di_fen": ((2, 0, 0, 2), 24, 24),
    "jian_tian_di_fen": ((0, 2, 0, 2), 32, 32),
    "bai_chang_jian": ((1, 2, 1, 0), 16, 16),
    "bai_duan_jian": ((2, 1, 1, 0), 14, 14),
    "ji_chang_jian": ((1, 2, 0, 1), 16, 16),
    "ji_duan_jian": ((2, 1, 0, 1), 14, 14),
    "dui_jian": ((2, 2, 0, 0), 10, 12),
    "chang_jian": ((1, 3, 0, 0), 12, 14),
    "duan_jian": ((3, 1, 0, 0), 10, 10),
    "bai_ji_si_jian": ((0, 2, 1, 1), 24, 24),
    "bai_ji_si_shang": ((2, 0, 1, 1), 16, 16),
    "bai_jian_si_ji": ((0, 1, 1, 2), 48, 48),
    "bai_shang_bai_ji": ((1, 0, 1, 2), 32, 32),
    "jie_jie_gao": ((1, 1, 1, 1), 16, 16),
    "shang_ji_yu_bei": ((1, 0, 0, 3), 60, 60),
    "jian_ji_yu_bei": ((0, 1, 0, 3), 80, 80),
    "bai_ji_yu_bei": ((0, 0, 1, 3), 100, 100),
    "xiao_tian_di_fen": ((1, 1, 0, 2), 28, 28),
}
NO_GREEN_BETWEEN = ["tian_di_fen", "jian_tian_di_fen"]


def row_of(rules: Rules, won: list[str], chosen: tuple[str, ...]) -> str | None:
    """The row that these four cards satisfy."""
    if rules["four_gate_suits"] == "required" and len({suit_of(card) for card in chosen}) != 4:
        return None
    name = next((each for each, row in ROWS.items() if row[0] == composition(chosen)), None)
    if name == "xiao_tian_di_fen" and rules["xiao_tian_di_fen"] == "off":
        return None
    if name in NO_GREEN_BETWEEN:
        places = [won.index(card) for card in chosen]
        if any(is_green(card) for card in won[min(places) : max(places)]):
            return None
    return name


def worth(rules: Rules, won: list[str], chosen: tuple[str, ...], name: str) -> int:
    """The row's value, with the two bonuses of the app rulesets."""
    _, guide, ts2 = ROWS[name]
    value = ts2 if rules["four_gate_values"] == "ts2" else guide
    if rules["t20_bonus"] == "on" and "T20" in chosen:
        value += 5
    if rules["surplus_bonus"] == "on":
        shang, jian, bai, ji = composition(card for card in won if card not in chosen)
        value += 1 * shang + 2 * jian + 3 * ji + 4 * bai
    return value


def four_gate(rules: Rules, won: list[str]) -> tuple[str, int] | None:
    """The dearest choice of four 锦; at equal value the earlier row."""
    found = []
    for chosen in combinations([card for card in won if card in JIN], 4):
        name = row_of(rules, won, chosen)
        if name is not None:
            found.append((worth(rules, won, chosen, name), -list(ROWS).index(name), name))
    if not found:
        return None
    value, _, name = max(found)
    return name, value
