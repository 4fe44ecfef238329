"""How fast the pages are in Chromium: `python -m tests.apps.browser.measure [FOLDER]`, with the client built.

Prints for every page the largest contentful paint over a slow line on a slow machine and the layout shift; how long a
lesson takes to open; and what a step through a long record costs, in processor time of the page's own thread.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.apps.browser.house import House
from tests.apps.browser.played import played
from tests.conftest import CHROMIUM, QUIET

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4
SIZES = {"desktop": (1366, 768), "phone": (360, 740)}
LONG_GAME = 63
"""The number of a game of 打馬, of five random players and seed 0, that is 1,229 plies long."""
STEPS = 80
LOOK = """
window.seen = {shift: 0, paint: 0, sum: 0, first: -9e9, last: -9e9};
new PerformanceObserver((list) => {
  for (const {startTime, value, hadRecentInput} of list.getEntries()) {
    if (hadRecentInput) continue;
    const goesOn = startTime - window.seen.last < 1000 && startTime - window.seen.first < 5000;
    if (!goesOn) Object.assign(window.seen, {first: startTime, sum: 0});
    window.seen.last = startTime;
    window.seen.sum += value;
    window.seen.shift = Math.max(window.seen.shift, window.seen.sum);
  }
}).observe({type: "layout-shift", buffered: true});
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.seen.paint = entry.startTime;
}).observe({type: "largest-contentful-paint", buffered: true});
"""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 5))))"
STEP = f"""() => {{
  document.body.dispatchEvent(new KeyboardEvent("keydown", {{key: "ArrowLeft", bubbles: true, cancelable: true}}));
  return {TWO_FRAMES};
}}"""


def pages(tables: dict[str, str]) -> list[str]:
    """The addresses that are measured."""
    fixed = ["/", "/new/dama", "/new/madiao", "/new/ruqi", "/rules", "/rules/dama", "/rules/madiao.lead"]
    fixed += ["/lobby", "/my", "/account", "/open"]
    taught = [f"/learn/{game}{part}" for game in tables for part in ("", "/lesson")]
    ended = [f"/t/{table}/{part}" for table in tables.values() for part in ("result", "replay?ply=40")]
    return [*fixed, *taught, *ended, *(f"/t/{table}" for table in tables.values())]


def visitor(browser: Browser, size: str) -> BrowserContext:
    """Somebody new, who wants no motion."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce", has_touch=size == "phone"
    )
    context.set_default_timeout(120_000)
    context.add_init_script(LOOK)
    return context


def loaded(browser: Browser, address: str, size: str, *, slow: bool) -> tuple[float, float]:
    """Open a page with an empty cache; return its largest contentful paint in milliseconds and its layout shift."""
    context = visitor(browser, size)
    page = context.new_page()
    if slow:
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_4G)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # what shifts late is counted, too
    seen: dict[str, float] = page.evaluate("window.seen")
    context.close()
    return seen["paint"], seen["shift"]


def lesson_opens(browser: Browser, address: str) -> float:
    """Milliseconds from the click on *First game* to its first board, on the machine as it is."""
    context = visitor(browser, "desktop")
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    opened: float = page.evaluate(
        """async () => {
          const began = performance.now();
          document.querySelector("a[href$='/lesson']").click();
          while (!document.querySelector("#step-title") || !document.querySelector(".board-view"))
            await new Promise(requestAnimationFrame);
          return performance.now() - began;
        }"""
    )
    context.close()
    return opened


def spent(session: CDPSession) -> float:
    """Milliseconds that the page's thread has worked."""
    told: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) * 1000 for each in told if each["name"] == "TaskDuration")


def step_costs(page: Page) -> list[float]:
    """What each of the last steps of a replay costs, less what waiting costs, in milliseconds."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cost(script: str) -> float:
        before = spent(session)
        page.evaluate(script)
        return spent(session) - before

    waiting = statistics.median(cost(f"() => {TWO_FRAMES}") for _ in range(20))
    return [cost(STEP) - waiting for _ in range(STEPS)]


def write_long_game(record: Path) -> None:
    """Write the record of a long game."""
    command = [sys.executable, "-m", "youyi", "reopen", "dama", "--game", str(LONG_GAME), "--out", str(record)]
    subprocess.run([*command, "--players", ",".join(["random"] * 5)], check=True)


def steps(browser: Browser, house: House, record: Path) -> list[float]:
    """What steps back from the end of a long game cost, sorted."""
    context = visitor(browser, "desktop")
    page = context.new_page()
    page.goto(f"{house.address}/open")
    page.set_input_files("input[type=file]", record)
    page.locator("[data-where]").wait_for()
    page.wait_for_timeout(1000)  # the page has nothing else to do when steps are timed
    found = sorted(step_costs(page))
    context.close()
    return found


def report(browser: Browser, house: House, tables: dict[str, str], record: Path) -> None:
    """Measure everything, and print it."""
    say = sys.stdout.write
    for path in pages(tables):
        paint, shift = loaded(browser, house.address + path, "desktop", slow=True)
        _, phone = loaded(browser, house.address + path, "phone", slow=False)
        say(f"{path:36} paint {paint:5.0f} ms, shift {shift:.3f}, on a phone {phone:.3f}\n")
    for game in tables:
        say(f"the lesson of {game} opens in {lesson_opens(browser, f'{house.address}/learn/{game}'):.0f} ms\n")
    found = steps(browser, house, record)
    say(f"a step: median {statistics.median(found):.1f} ms, nine of ten {found[len(found) * 9 // 10]:.1f} ms\n")


def main(folder: Path) -> None:
    database = folder / "house.sqlite3"
    tables = played(database, {"ruqi": (2, {"rounds": 1}), "madiao": (4, {"deals": 1}), "dama": (3, {})})
    record = folder / "long.json"
    write_long_game(record)
    house = House(database)
    chromium = next(path for name in CHROMIUM if (path := shutil.which(name)))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
            report(browser, house, tables, record)
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as temporary:
            main(Path(temporary))
