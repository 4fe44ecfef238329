"""A house for the browsers of the tests, and visitors who notice everything that goes wrong in their pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.apps.browser.house import House
from tests.conftest import QUIET
from tests.kit.patience import PATIENCE_MS
from youyi.apps.web.http.pages import STATIC

Visit = Callable[..., Page]

expect.set_options(timeout=PATIENCE_MS)
# The browser itself reports answers like 404, which some tests ask for.
EXPECTED = (
    "Failed to load resource",
    "Chrome currently does not support the Push API in incognito mode",
    "WebSocket connection",
)
PREFER = """
try {{ localStorage.getItem('youyi.{name}') ?? localStorage.setItem('youyi.{name}', '{value}'); }}
catch {{ /* a page without an address of its own keeps nothing */ }}
"""
# What a test does not choose itself does not play itself, unless its reader says otherwise.
UNFORCED = PREFER.format(name="forced", value="no") + PREFER.format(name="throws", value="no")
# Who wants no motion is not kept waiting either.
AT_ONCE = PREFER.format(name="speed", value="at_once")


def alone(browser: Browser, **wishes: Any) -> BrowserContext:
    """Whom no house is asked for, in English and without motion: who visits a static site."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **wishes)
    context.add_init_script(UNFORCED)
    context.set_default_timeout(PATIENCE_MS)
    return context


class Browsers:
    """The browsers that run; they are kept from one module to the next, for starting one takes seconds."""

    def __init__(self) -> None:
        self._open, self._running = ExitStack(), dict[str, Browser]()

    def at(self, path: str) -> Browser:
        """The browser of a program, which is started where it does not run."""
        if path not in self._running:
            self.stop()
            playwright = self._open.enter_context(sync_playwright())
            self._running[path] = playwright.chromium.launch(executable_path=path, args=list(QUIET))
            self._open.callback(self._running[path].close)
        return self._running[path]

    def stop(self) -> None:
        """End them: while Playwright runs it holds this thread's event loop, and `anyio` tests elsewhere need it."""
        self._running.clear()
        self._open.close()


RUNNING = Browsers()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        RUNNING.stop()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Browser:
    """A running Chromium; each test opens contexts of its own, one per seat."""
    return RUNNING.at(chromium)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the client is not built: make client")
    running = House(tmp_path_factory.mktemp("house") / "house.sqlite3")
    yield running
    running.stop()


class Witness:
    """What went wrong in the pages of a test, and where they asked for anything."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.asked: set[str] = set()

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        page.on("request", lambda request: self._ask(request.url))
        page.on("websocket", lambda socket: self._ask(socket.url))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(each in message.text for each in EXPECTED):
            self.faults.append(message.text)

    def _ask(self, url: str) -> None:
        if urlsplit(url).scheme not in ("data", "blob"):
            self.asked.add(urlsplit(url).netloc)


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open a page as somebody new: `visit(house, path, **context)`; in English and without motion unless told."""
    witness = Witness()
    houses: set[str] = set()
    contexts = []

    def arrive(house: House, path: str = "/", **wishes: Any) -> Page:
        wishes = {"locale": "en-GB", "reduced_motion": "reduce"} | wishes
        context = browser.new_context(**wishes)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(UNFORCED)
        if wishes["reduced_motion"] == "reduce":
            context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        witness.watch(page)
        houses.add(urlsplit(house.address).netloc)
        page.goto(house.address + path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert witness.faults == []
    assert witness.asked <= houses, "nothing is loaded from elsewhere"
