"""What takes pictures of pages: every state into one file for each screen and each light."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.kit.patience import PATIENCE_MS

SIZES = {"1366": (1366, 768), "1920": (1920, 1080), "phone": (360, 740)}
SCHEMES: dict[str, Literal["light", "dark"]] = {"": "light", "-dark": "dark"}
LOOKS = {f"{size}{scheme}": (size, SCHEMES[scheme]) for scheme in SCHEMES for size in SIZES}
NOTHING_PLAYS_ITSELF = """
localStorage.setItem('youyi.forced', 'no');
localStorage.setItem('youyi.throws', 'no');
localStorage.setItem('youyi.speed', 'at_once');
"""


class Camera:
    """Takes the states that are wanted, each on every screen that is wanted."""

    def __init__(self, browser: Browser, folder: Path, looks: list[str], only: list[str]) -> None:
        self._browser, self._folder, self._looks, self._only = browser, folder, looks, only
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str) -> bool:
        """Whether a state is asked for, or some state of a group."""
        return not self._only or any(name.startswith(each) or each.startswith(name) for each in self._only)

    def open(self, address: str, **wishes: Any) -> Page:
        """Visit a page as somebody new, for whom nothing plays itself, with all it asks for."""
        wishes = {"viewport": dict(zip(("width", "height"), SIZES["1366"], strict=True)), "locale": "en-GB"} | wishes
        context = self._browser.new_context(reduced_motion="reduce", **wishes)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(f"try {{ {NOTHING_PLAYS_ITSELF} }} catch {{ /* about:blank keeps nothing */ }}")
        page = context.new_page()
        page.goto(address)
        page.wait_for_load_state("networkidle")
        return page

    def take(self, page: Page, name: str) -> None:
        """Take a page as it is now."""
        if self._only and not any(name.startswith(each) for each in self._only):
            return
        for look in self._looks:
            size, scheme = LOOKS[look]
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_timeout(150)
            page.screenshot(path=self._folder / f"{name}.{look}.png")
        width, height = SIZES["1366"]
        page.set_viewport_size({"width": width, "height": height})
