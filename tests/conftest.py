"""What every test can ask for: a browser, a worker's event loop, and the count of articles invoked."""

from __future__ import annotations

import os
import shutil
import signal
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from tests.kit import invoked, tables
from tests.kit.amount import some

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

WHOLE = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = ("chromium-headless-shell", *WHOLE)
"""The shell shows a page at half the cost."""
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
SECONDS = {"browser": 600, "long": 7200}
"""After how long a test is stopped; others after `timeout` in pyproject.toml."""
INVOKED = pytest.StashKey[Counter[str]]()

# A shared machine may pause at any moment: no example fails for being slow. CI repeats the same examples.
settings.register_profile("default", deadline=None, print_blob=True, max_examples=some(50))
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
settings.register_profile("few", settings.get_profile("ci"), max_examples=10)
settings.register_profile("long", settings.get_profile("default"), max_examples=2000)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run the laws for this game only, which may be one of an installed package")
    parser.addoption("--articles", action="store_true", help="say at the end which articles the tests invoked")


def pytest_configure(config: pytest.Config) -> None:
    if (
        signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    ):  # as a shell's job in the background, and all that tests start
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--game"):
        tables.run_for_game(config.getoption("--game"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        patience = max((SECONDS[mark.name] for mark in item.iter_markers() if mark.name in SECONDS), default=None)
        if patience is not None and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(patience))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A set has another order in each process: the workers would collect different tests."""
    for mark in metafunc.definition.iter_markers("parametrize"):
        if len(mark.args) > 1 and isinstance(mark.args[1], (set, frozenset)):
            raise pytest.UsageError(f"{metafunc.definition.nodeid}: parametrized by a set; sort it")


def pytest_sessionstart(session: pytest.Session) -> None:
    if session.config.getoption("--articles"):
        counts = Counter[str]()
        session.config.stash[INVOKED] = counts
        invoked.listen(counts)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    worker: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if worker is not None and INVOKED in session.config.stash:
        counts = session.config.stash[INVOKED]
        worker["articles"] = dict(counts)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    config: pytest.Config = node.config
    if INVOKED in config.stash:
        heard: dict[str, int] = getattr(node, "workeroutput", {}).get("articles", {})
        config.stash[INVOKED].update(heard)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if INVOKED in config.stash:
        counts = config.stash[INVOKED]
        terminalreporter.section("articles invoked")
        for line in invoked.report(counts):
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is. Without it browser tests are skipped; where CI is set, its absence is a failure."""
    return found(CHROMIUM)


def found(names: tuple[str, ...]) -> str:
    """Where the first of some browsers is; see `chromium`."""
    for name in names:
        if path := shutil.which(name):
            return path
    message = f"no Chromium on PATH ({', '.join(names)})"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


# Not for the whole session: while it runs, Playwright holds this thread's event loop, and `anyio` tests need it.
@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """A running Chromium; each test opens contexts of its own, one per seat."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        yield running
        running.close()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"
