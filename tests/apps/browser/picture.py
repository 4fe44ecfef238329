"""Takes the pictures of the README anew: `python -m tests.apps.browser.picture [FOLDER]`, with the client built."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tests.apps.browser.hand import Asked, open_more, start
from tests.apps.browser.house import ROOT, House
from tests.conftest import CHROMIUM, QUIET

PICTURES = ROOT / "docs" / "images"
SIZE: ViewportSize = {"width": 1280, "height": 800}
ACTS = {"ruqi": 26, "madiao": 5}
"""Far enough into a game that pieces of both sides are on their way, and that tricks are won."""


def take(game: str, folder: Path, house: House, chromium: str) -> None:
    """Play some way into a game, choose a move, and take the table as it then looks."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        page = browser.new_page(viewport=SIZE, device_scale_factor=1, locale="en-GB", reduced_motion="reduce")
        page.goto(f"{house.address}/new/{game}")
        open_more(page)
        page.get_by_label("Your name").fill("Lin")
        hand = start(page)
        acts = 0
        while hand.asked() is not Asked.CHOOSE or hand.rows.count() < 3 or acts < ACTS[game]:
            hand.act(on_board=acts % 4 < 2)
            acts += 1
        page.get_by_role("button", name="No", exact=True).click()  # to the question whether sound is on
        hand.rows.nth(1).click()
        page.get_by_role("heading", name="What happens next").wait_for()
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{game}-table.png")
        browser.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    chromium = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as stored:
        house = House(Path(stored) / "house.sqlite3")
        try:
            for game in ACTS:
                take(game, folder, house, chromium)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
