"""An account in Chromium: made on one device, found on another, changed, left and deleted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.hand import Asked, Hand, start
from tests.apps.browser.test_accessible import findings
from tests.apps.browser.test_fit import NARROW, expect_no_sideways_scroll

pytestmark = pytest.mark.browser

SECRET, OTHER = "correct horse battery", "九江之水不可斗量"


def enter(page: Page, name: str, passphrase: str, button: str = "Sign in") -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Passphrase", exact=True).fill(passphrase)
    page.get_by_role("button", name=button).click()


def test_an_account_takes_its_tables_to_another_device(house, visit):
    page = visit(house, "/new/ruqi")
    hand = start(page)
    assert hand.act() is not Asked.OVER
    table = page.url
    page.goto(f"{house.address}/my")
    page.get_by_role("link", name="Sign in, or make an account").click()
    expect(page.get_by_role("checkbox", name="Keep 1 table")).to_be_checked()
    assert findings(page) == []
    enter(page, "Lin", SECRET, "Make an account")
    expect(page.get_by_role("heading", name="Lin")).to_be_visible()
    expect(page.get_by_text("1 table kept")).to_be_visible()
    assert findings(page) == []
    second = start_another(page, house)

    other = visit(house, "/account", **NARROW)
    enter(other, "lin", "a wrong passphrase")
    expect(other.get_by_role("alert")).to_have_text("Name or passphrase is wrong.")
    enter(other, "lin", SECRET)
    expect(other.get_by_text("2 new tables were found in this browser.")).to_be_visible()
    expect_no_sideways_scroll(other)
    other.get_by_role("link", name="My tables").click()
    expect(other.get_by_text("Signed in as Lin")).to_be_visible()
    expect(other.get_by_role("link", name="Open")).to_have_count(2)
    other.goto(table)
    seated = Hand(other)
    assert seated.asked() is not Asked.OVER, "the seat is ours here too"
    expect(other.get_by_text("You are watching.")).to_be_hidden()

    leave_everything(other, house)
    page.goto(f"{house.address}/account")
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    enter(page, "Lin", OTHER)
    expect(page.get_by_role("alert")).to_have_text("Name or passphrase is wrong.")
    page.goto(second)
    Hand(page).asked()  # an account that is gone takes no seat away


def start_another(page: Page, house) -> str:
    """A seat that is taken while one is signed in is kept without being asked for."""
    page.goto(f"{house.address}/new/dama")
    start(page)
    return page.url


def leave_everything(page: Page, house) -> None:
    """Change the passphrase, sign out with the tables, sign in once more, and delete the account."""
    page.goto(f"{house.address}/account")
    page.get_by_label("Current passphrase").fill(SECRET)
    page.get_by_label("New passphrase").fill(OTHER)
    page.get_by_role("button", name="Change the passphrase").click()
    expect(page.get_by_text("The passphrase is changed.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_text("You are signed out.")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('youyi.seat.'))") == []
    assert {each["name"] for each in page.context.cookies()} == {"youyi_known"}, "it opens nothing"
    enter(page, "Lin", OTHER)
    expect(page.get_by_role("heading", name="Lin")).to_be_visible()
    deletion = page.locator("form").filter(has=page.get_by_role("button", name="Delete the account"))
    deletion.get_by_label("Passphrase", exact=True).fill(OTHER)
    deletion.get_by_role("button").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()
    assert {each["name"] for each in page.context.cookies()} == {"youyi_known"}, "it opens nothing"


def test_a_recovery_code_sets_a_new_passphrase_on_another_device(house, visit):
    page = visit(house, "/account")
    enter(page, "Su Shi", SECRET, "Make an account")
    making = page.locator("form").filter(has=page.get_by_role("button", name="Make new codes"))
    expect(making).to_contain_text("There are none yet.")
    making.get_by_label("Passphrase", exact=True).fill(SECRET)
    making.get_by_role("button", name="Make new codes").press("Enter")
    expect(page.get_by_text("New codes are made.")).to_be_visible()
    codes = making.get_by_role("list", name="Recovery codes").get_by_role("listitem")
    expect(codes).to_have_count(8)
    expect(making).to_contain_text("8 codes are left.")
    code = codes.first.inner_text()
    assert findings(page) == []
    page.set_viewport_size({"width": 360, "height": 616})
    expect_no_sideways_scroll(page)
    codes.first.scroll_into_view_if_needed()

    other = visit(house, "/account", **NARROW)
    other.get_by_text("Forgotten passphrase").click()
    form = other.locator("details form")
    form.get_by_label("Name", exact=True).fill("su shi")
    form.get_by_label("Recovery code").fill("00000-00000-00000-00000")
    form.get_by_label("New passphrase").fill(OTHER)
    form.get_by_role("button", name="Set the new passphrase").press("Enter")
    expect(form.get_by_role("alert")).to_have_text("Name or code is wrong, or the code was used.")
    assert findings(other) == []
    expect_no_sideways_scroll(other)
    form.get_by_label("Recovery code").fill(code.upper())
    form.get_by_role("button", name="Set the new passphrase").press("Enter")
    expect(other.get_by_role("heading", name="Su Shi")).to_be_visible()
    expect(other.get_by_text("7 codes are left.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    enter(page, "Su Shi", OTHER)
    expect(page.get_by_role("heading", name="Su Shi")).to_be_visible()
