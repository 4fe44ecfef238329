"""A smoke run in other engines than Chromium: the static site opens, and each game can be played there.

Skipped where the engine is not installed. On Debian: apt install --no-install-recommends firefox-esr webkit2gtk-driver xvfb
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.apps.browser.site.engines import Engine, Firefox, WebKit, missing, until
from tests.apps.browser.site.static_host import SITE, StaticHost

pytestmark = [pytest.mark.browser, pytest.mark.long]
ACTS = 6
BUTTON = "[...document.querySelectorAll('button')].find((each) => each.checkVisibility() && {})"
THROW = BUTTON.format("/^Throw the dice/.test(each.innerText) && each.ariaDisabled !== 'true'")
ROW = "document.querySelector('[role=radiogroup] [role=radio]:not([aria-disabled=true])')"
CONFIRM = BUTTON.format("/^Confirm/.test(each.innerText) && each.getAttribute('aria-disabled') === 'false'")


@pytest.fixture(params=[Firefox, WebKit], ids=["Firefox", "WebKit"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    lacks = missing(request.param)
    if lacks:
        pytest.skip(f"not installed: {', '.join(lacks)}")
    running = request.param(tmp_path)
    yield running
    running.stop()


def test_every_game_can_be_played(engine):
    assert (SITE / "service-worker.js").is_file(), "the site is not built: make site"
    host = StaticHost()
    engine.go(host.address)
    until(engine, "document.querySelectorAll('.games a.card').length === 3")
    engine.run("localStorage.setItem('youyi.language', 'en')")
    for game in ("dama", "madiao", "ruqi"):
        engine.go(f"{host.address}?{game}#/new/{game}")
        until(
            engine,
            "document.querySelector('form [type=submit]') && document.querySelector('form').requestSubmit() === undefined",
        )
        until(engine, "location.hash.startsWith('#/t/')")
        for _ in range(ACTS):
            act(engine)
    host.switch_off()


def act(engine: Engine) -> None:
    """Throw, or choose the first row and confirm it."""
    asked = until(engine, f"{THROW} ? 'throw' : {ROW} ? 'choose' : ''")
    if asked == "throw":
        engine.run(f"{THROW}?.click() === undefined")
        until(engine, f"!({THROW})")
    else:
        engine.run(f"{ROW}?.click() === undefined")
        until(engine, CONFIRM + " && true")
        engine.run(f"{CONFIRM}?.click() === undefined")
        until(engine, f"!({CONFIRM})")
