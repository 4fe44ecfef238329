"""People come and go: one drops off and returns, strangers meet, a seat moves to another device."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

AGREED = {"clock": None, "absence": 5, "stand_in": "heuristic"}
SOON_MS = 60_000


def ask(house, path, body):
    request = urllib.request.Request(  # noqa: S310  # our own server
        house.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
        return json.load(answer)


def seated(visit, house, table, seat, token):
    """Somebody whose browser holds a seat; `goto` again, as the token must be there before the page."""
    page = visit(house, "/lobby")
    page.evaluate(
        "([key, held]) => localStorage.setItem(key, held)",
        [f"youyi.seat.{table}", json.dumps({"seat": seat, "token": token})],
    )
    page.goto(f"{house.address}/t/{table}")
    return page


def test_of_four_one_drops_off_a_computer_sits_in_and_he_returns(house, visit):
    created = ask(house, "/api/tables", {
        "game": "madiao", "seats": [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * 3], "agreement": AGREED,
    })  # fmt: skip
    sit = f"/api/tables/{created['id']}/sit"
    tokens = [created["seats"][0]["token"], *(ask(house, sit, {"name": name})["token"] for name in ("P1", "P2", "P3"))]
    people = [seated(visit, house, created["id"], seat, token) for seat, token in enumerate(tokens)]
    asked = next(
        page for page in people if page.get_by_role("heading", level=2, name=re.compile("Your (move|throw)")).count()
        or page.wait_for_timeout(1500) or page.get_by_role("heading", level=2, name=re.compile("Your (move|throw)")).count()
    )  # fmt: skip
    others = [page for page in people if page is not asked]
    asked.goto("about:blank")
    for page in others:
        expect(page.get_by_text(re.compile("is away. The computer .+ (sits in after|is about)"))).to_be_visible()
    for page in others:
        expect(page.get_by_text(re.compile("sits in$")).first).to_be_visible(timeout=SOON_MS)
    asked.go_back()
    for page in others:
        expect(page.get_by_text(re.compile("sits in$"))).to_have_count(0, timeout=SOON_MS)


def test_two_strangers_sit_anywhere_and_one_moves_to_another_device(house, visit):
    lin, wen = visit(house, "/lobby"), visit(house, "/lobby")
    for page in (lin, wen):
        panel = page.get_by_role("region", name="Sit anywhere")
        panel.get_by_label("Clock").select_option("15 minutes + 10 seconds")
        panel.get_by_role("button").last.click()
        page.wait_for_url("**/t/*")
    assert lin.url == wen.url
    expect(lin.get_by_role("timer", name=re.compile(r": 1[45]:\d\d left")).first).to_be_visible()
    expect(lin.get_by_role("heading", name="At the table")).to_be_visible()
    held = lin.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('youyi.seat.'))")
    lin.goto(f"{house.address}/my")
    expect(lin.get_by_role("link", name="Open")).to_be_visible()
    with lin.expect_download() as saved:
        lin.get_by_role("button", name="Save as a file").click()
    lin.get_by_role("button", name="Show as a picture").click()
    expect(lin.get_by_alt_text(re.compile("Your seats"))).to_be_visible()
    telephone = visit(house, "/my", viewport={"width": 390, "height": 844})
    telephone.get_by_label("Read a file").set_input_files(saved.value.path())
    expect(telephone.get_by_role("link", name="Open")).to_be_visible()
    telephone.get_by_role("link", name="Open").click()
    telephone.wait_for_url("**/t/*")
    assert telephone.url == wen.url
    expect(telephone.get_by_role("button", name="Concede")).to_be_visible()
    assert telephone.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('youyi.seat.'))") == held
