"""Draw the pictures that previews of links show: `python tools/link_pictures.py ADDRESS`, where `youyi serve` runs.

They are the pictures of the front page, one for each game, and all of them side by side for the site. Needs Chromium.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

TARGET = Path(__file__).parents[1] / "client" / "public"
WIDTH, HEIGHT = 1200, 630
COLOURS = 64
LAY = """(wide) => {
  const frames = [...document.querySelectorAll("article .picture")];
  const sheet = document.createElement("div");
  sheet.style.cssText = "position: fixed; inset: 0; z-index: 99; display: flex; background: var(--page)";
  for (const [nth, frame] of frames.entries())
    if (wide === null || wide === nth) {
      const shown = frame.cloneNode(true);
      shown.setAttribute("style", `${frame.closest("article").getAttribute("style")}; flex: 1; margin: 0; aspect-ratio: auto`);
      sheet.append(shown);
    }
  document.querySelectorAll("#link-picture").forEach((each) => each.remove());
  sheet.id = "link-picture";
  document.body.append(sheet);
  return frames.map((frame) => frame.closest("article").getAttribute("aria-labelledby").slice("game-".length));
}"""


def main(address: str, chromium: str | None = None) -> None:
    """Draw them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        page.goto(address)
        page.locator("article .scene").last.wait_for()
        games = page.evaluate(LAY, None)
        _keep(page.screenshot(), "preview")
        for nth, game in enumerate(games):
            page.evaluate(LAY, nth)
            _keep(page.screenshot(), f"preview-{game}")
        browser.close()


def _keep(picture: bytes, name: str) -> None:
    """Flat colours need no more than these."""
    Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS).save(TARGET / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
