"""Every page fits every screen, keeps to one script in three languages, leaves room for a finger, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.apps.browser.test_accessible import ANY, GRAVE, findings
from tests.apps.browser.test_fit import DESKTOP, NARROW, PHONE, ZOOMED, expect_no_sideways_scroll, too_small
from tests.apps.browser.test_languages import BUTTONS, expect_one_script, switch

pytestmark = pytest.mark.browser

PATHS = ["/", "/lobby", "/new/dama", "/rules/ruqi.jue", "/account", "/new/ruqi", "/t/nobody"]
TAUGHT = ["/learn/madiao", "/learn/dama/lesson", "/rules/ruqi", "/rules", "/rules/ruqi.stand"]
LIKE_OTHERS = {"/account", "/new/ruqi", "/t/nobody", "/rules", "/rules/ruqi.stand"}
"""Their parts stand on the others too: they are looked at in the long run."""
CITES_ITSELF = """
[...document.querySelectorAll("details cite")].every((each) => each.textContent.includes(location.href))
"""


def unfold(page: Page) -> None:
    """Open everything that can be unfolded."""
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=[pytest.mark.long] * (path in LIKE_OTHERS)) for path in PATHS + TAUGHT]
)
def test_a_page_on_every_screen_and_in_every_language(house, visit, path):
    page = visit(house, path, **PHONE)
    page.get_by_role("heading", level=1).wait_for()
    assert too_small(page) == []
    assert findings(page, ANY if path in TAUGHT else GRAVE) == []
    for language in BUTTONS:
        page.set_viewport_size(DESKTOP["viewport"])
        switch(page, language)
        unfold(page)
        page.wait_for_function(CITES_ITSELF)
        if path in PATHS:
            expect_one_script(page, language)
        for screen in (NARROW, ZOOMED):
            page.set_viewport_size(screen["viewport"])
            expect_no_sideways_scroll(page)
