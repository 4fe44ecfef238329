"""The deal of the day on a static site, with the host switched off: played, kept in the browser, beside the computers' results."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from tests.apps.browser.conftest import alone
from tests.apps.browser.daily.test_daily import play_out
from tests.apps.browser.games.test_madiao import MadiaoHand
from tests.apps.browser.site.static_host import StaticHost
from tests.apps.browser.test_accessible import findings
from tests.kit.patience import PATIENCE_MS
from youyi.games import game
from youyi.players.daily import PUBLIC, deal_of, secret_of

pytestmark = pytest.mark.browser


def test_a_deal_is_played_from_the_front_page_without_a_host(browser):
    context, host = alone(browser), StaticHost()
    page = context.new_page()
    page.goto(host.address)
    page.get_by_role("button", name="Keep it for playing without a network").click()
    expect(page.get_by_text("All of it is kept on this machine")).to_be_visible(timeout=PATIENCE_MS)
    host.switch_off()

    page.get_by_role("link", name="Play it").click()
    deal = page.get_by_role("region", name="Madiao")
    deal.get_by_role("button", name=re.compile("^Play today’s deal")).click()
    begun = datetime.now(UTC).date().isoformat()
    play_out(MadiaoHand(page))
    page.get_by_role("link", name="Results of the deal of the day").click()
    page.goto(f"{host.address}#/daily?day={begun}")
    expect(deal.get_by_text(re.compile(r"Better than \d+% of the computers\."))).to_be_visible()
    expect(deal.get_by_role("listitem").filter(has_text="(computer)")).to_have_count(5)
    expect(deal.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)
    deal.get_by_text("Fixed beforehand").click()
    expect(deal.get_by_text(secret_of(PUBLIC, begun, deal_of(game("madiao")).table).hex())).to_be_visible()
    assert findings(page) == []
    context.close()
