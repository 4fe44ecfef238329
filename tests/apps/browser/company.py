"""Tables laid and seats taken by requests, as several people do who each have a browser."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.apps.browser.house import House
from tests.kit.patience import PATIENCE

YOUR = re.compile("Your (move|throw)")
TRIES = 240


def ask(house: House, path: str, body: Any) -> Any:
    """Send a request to the house; returns its answer."""
    request = urllib.request.Request(  # noqa: S310  # our own server
        house.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
        return json.load(answer)


def lay_for_four(house: House, absence: int) -> tuple[str, list[str]]:
    """Open a table of 馬吊 for P0 to P3, where a computer sits in after so many seconds; returns its id and their tokens."""
    agreed = {"clock": None, "absence": absence, "stand_in": "heuristic"}
    seats = [{"kind": "me", "name": "P0"}, *[{"kind": "open"}] * 3]
    created = ask(house, "/api/tables", {"game": "madiao", "seats": seats, "agreement": agreed})
    sit = f"/api/tables/{created['id']}/sit"
    taken = [ask(house, sit, {"name": name})["token"] for name in ("P1", "P2", "P3")]
    return created["id"], [created["seats"][0]["token"], *taken]


def take_seat(page: Page, house: House, table: str, seat: int, token: str) -> Page:
    """Go to a table with a seat's token, which must be in the browser before the page is."""
    page.evaluate(
        "([key, held]) => localStorage.setItem(key, held)",
        [f"youyi.seat.{table}", json.dumps({"seat": seat, "token": token})],
    )
    page.goto(f"{house.address}/t/{table}")
    return page


def whose_turn(pages: Sequence[Page]) -> Page:
    """Wait until one of these people is asked; returns their page."""
    for _ in range(TRIES):
        for page in pages:
            if page.get_by_role("heading", level=2, name=YOUR).count():
                return page
        pages[0].wait_for_timeout(250)
    raise AssertionError("nobody is asked")
