"""A report's widest table is whole on a usual screen, and scrolls by itself on a small one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from youyi.analysis.reports import page
from youyi.analysis.reports.measure_words import measure_name
from youyi.analysis.texts import REPORTS as TEXTS
from youyi.games import game
from youyi.kernel.names import Language

pytestmark = pytest.mark.browser
NUMBERS = (
    "−1,234.567",
    "−1,234.567",
    "−1,234.567",
    "[−1,234.567, −1,234.567]",
    "0.00012",
    "0.00012",
    "20,000",
    "20,000",
)
OVER = """() => [...document.querySelectorAll(".wide")].map(it => it.scrollWidth - it.clientWidth)"""
ASIDE = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""


def report(language: Language) -> str:
    """A page with the tables of one comparison and of all answers, as full as they come."""
    names = ["lead_changes", "decision_factor", "first_0", "end_ximan"]
    columns = ["", "A", "B", "B − A", "95 %", "p", TEXTS["corrected"].said_in(language), TEXTS["games"].said_in(language),
               TEXTS["differing"].said_in(language)]  # fmt: skip
    rows = [[measure_name(game("dama"), name).said_in(language), name, *NUMBERS] for name in names]
    answers = [["feilong_exit=any_shang", *row] for row in rows]
    head = TEXTS["measure"].said_in(language)
    tables = page.table([head, *columns], rows, figures=2), page.table(["", head, *columns], answers, figures=3)
    return page.page("打馬", language, tables)


@pytest.mark.parametrize("width", [1200, 1366])
@pytest.mark.parametrize("language", list(Language))
def test_no_column_is_cut_off(browser: Browser, language: Language, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    shown = context.new_page()
    shown.set_content(report(language))
    assert (shown.evaluate(OVER), shown.evaluate(ASIDE)) == ([0, 0], 0)
    context.close()


def test_a_phone_scrolls_the_table_and_not_the_page(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 800})
    shown = context.new_page()
    shown.set_content(report(Language.EN))
    assert all(over > 0 for over in shown.evaluate(OVER))
    assert shown.evaluate(ASIDE) == 0
    context.close()
