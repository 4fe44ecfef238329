"""Takes the picture of the README anew: `python -m tests.apps.browser.picture [FILE]`, with the client built."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tests.apps.browser.hand import Asked, choose_opponent, open_more, start
from tests.apps.browser.house import ROOT, House
from tests.conftest import CHROMIUM, QUIET

PICTURE = ROOT / "docs" / "images" / "ruqi-table.png"
SIZE: ViewportSize = {"width": 1280, "height": 800}
ACTS = 26
"""Far enough into a round that pieces of both sides are on their way."""


def take(picture: Path, house: House, chromium: str) -> None:
    """Play some way into a round, choose a move, and take the table as it then looks."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        page = browser.new_page(viewport=SIZE, device_scale_factor=1, locale="en-GB", reduced_motion="reduce")
        page.goto(f"{house.address}/new/ruqi")
        open_more(page)
        page.get_by_label("Your name").fill("Lin")
        choose_opponent(page, "Greedy")
        hand = start(page)
        acts = 0
        while hand.asked() is not Asked.CHOOSE or hand.rows.count() < 4 or acts < ACTS:
            hand.act(on_board=acts % 4 < 2)
            acts += 1
        hand.rows.nth(1).click()
        page.get_by_role("heading", name="What happens next").wait_for()
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        picture.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=picture)
        browser.close()


def main() -> None:
    picture = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    chromium = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "house.sqlite3")
        try:
            take(picture, house, chromium)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
