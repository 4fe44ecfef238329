"""Pictures of every page and state of the client: `python -m tests.apps.browser.screens FOLDER`, with the client built.

Each state is taken on screens of 1366, 1920 and 360 px, by day and by night, into one file each: `dama3-few-4-chosen.1920-dark.png`.
`--only` takes the groups or states whose names begin so, `--looks` some screens.
"""

from __future__ import annotations

import argparse
import re
import shutil
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.apps.browser.camera import LOOKS, Camera
from tests.apps.browser.company import lay_for_four, take_seat, whose_turn
from tests.apps.browser.games.test_madiao import MadiaoHand
from tests.apps.browser.hand import Asked, Hand, choose_opponent, open_more, set_one_round, start
from tests.apps.browser.house import House
from tests.apps.browser.played import played
from tests.conftest import CHROMIUM, QUIET
from youyi.games.ruqi.rulings.road import Arms
from youyi.kernel.names import Language

PLAYED: dict[str, tuple[int, dict[str, Any]]] = {
    "ruqi": (2, {"rounds": 1}), "madiao": (4, {"deals": 2}), "dama": (3, {}),
}  # fmt: skip
MOST_ACTS, MOST_STEPS = 90, 40
SEEN = (1, 6)
"""Which moments of a kind are taken: an early and a later one."""
FEW = 8
ABSENCE_S = 8


def plain(camera: Camera, house: House, tables: dict[str, str]) -> None:
    """Pages that need only be opened."""
    paths = {"front": "/", "lobby-empty": "/lobby", "my-empty": "/my", "account": "/account", "open": "/open"}
    paths |= {"rules": "/rules", "rules-article": "/rules/ruqi.stand", "rules-lead": "/rules/madiao.lead"}
    paths |= {"workbench": "/workbench", "lost": "/nothing", "lost-table": "/t/nobody"}
    for game, table in tables.items():
        paths |= {
            f"new-{game}": f"/new/{game}",
            f"guide-{game}": f"/learn/{game}",
            f"rulebook-{game}": f"/rules/{game}",
        }
        paths |= {f"result-{game}": f"/t/{table}/result"}
        paths |= {f"replay-{game}-{ply}": f"/t/{table}/replay?ply={ply}" for ply in (0, 23, 100_000)}
    for name, path in paths.items():
        if camera.wants(name):
            page = camera.open(house.address + path)
            camera.take(page, name)
            page.context.close()


def taught(camera: Camera, house: House, tables: dict[str, str]) -> None:
    """Every step of the lessons, with answers right and wrong; a search in the rulebooks; a moved example."""
    for game in filter(lambda each: camera.wants(f"taught-{each}"), tables):
        page = camera.open(f"{house.address}/learn/{game}/lesson")
        for step in range(MOST_STEPS):
            camera.take(page, f"taught-{game}-{step:02}")
            answer(camera, page, f"taught-{game}-{step:02}")
            last = page.get_by_role("button", name="Finish", exact=True)
            if last.is_visible():
                last.click()
                break
            page.locator(".onward").or_(page.get_by_role("button", name="Skip", exact=True)).first.click()
        camera.take(page, f"taught-{game}-end")
        page.context.close()
    page = camera.open(f"{house.address}/rules")
    page.get_by_role("main").get_by_role("searchbox").fill("馬吊")
    page.get_by_text(re.compile("[0-9] found")).first.wait_for()
    camera.take(page, "taught-search")
    page.goto(f"{house.address}/rules/ruqi.stand")
    page.get_by_role("button", name="Show the move").click()
    camera.take(page, "taught-example")
    page.context.close()


def answer(camera: Camera, page: Page, name: str) -> None:
    """Do a step's part: what is wrong first, and then what is right."""
    acts = page.locator("[data-act]")
    choices = page.locator("[data-option], [role=radio]")
    for nth in range(choices.count()):
        choices.nth(nth).click()
        if acts.count():
            acts.first.click()
        page.get_by_text(re.compile(r"^(Right|Not this)\.$")).first.wait_for()
        right = page.get_by_text("Right.", exact=True).is_visible()
        camera.take(page, f"{name}-{'right' if right else 'wrong'}")
        if right:
            return
    while not choices.count() and acts.count():
        acts.first.click()
        page.wait_for_timeout(100)
        page.keyboard.press("Escape")


def at_table(camera: Camera, house: House, tables: dict[str, str], game: str, seats: int) -> None:  # noqa: ARG001
    """Every kind of moment of a game against computers, an early and a later one, and the end; then what opens above it."""
    page = camera.open(f"{house.address}/new/{game}")
    if game == "dama":
        open_more(page)
        page.get_by_role("radio", name=str(seats), exact=True).check()
    else:
        set_one_round(page)
    name, seen = f"{game}{seats}", dict[str, int]()
    start(page)
    hand = Seated(page, partial(camera.take, page, f"{name}-sheet")) if game == "madiao" else Hand(page)
    for acts in range(MOST_ACTS):
        asked = hand.asked()
        kind = kind_of(hand, asked)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in SEEN:
            camera.take(page, f"{name}-{kind}-{acts:02}")
            if asked is Asked.CHOOSE:
                chosen(camera, page, hand, f"{name}-{kind}-{acts:02}")
        if asked is Asked.OVER:
            break
        hand.act(on_board=acts % 4 < 2)
    overlays(camera, page, hand, name)
    page.context.close()


class Seated(MadiaoHand):
    """Has each score sheet taken before it is put away."""

    def __init__(self, page: Page, on_sheet: Callable[[], None]) -> None:
        super().__init__(page)
        self._on_sheet = on_sheet

    def put_away(self) -> None:
        """Have it taken first."""
        self._on_sheet()
        super().put_away()


def kind_of(hand: Hand, asked: Asked) -> str:
    """What kind of moment a table is at."""
    if asked is not Asked.CHOOSE:
        return str(asked.value)
    rows = hand.rows.count()
    return "forced" if rows == 1 else "few" if rows < FEW else "many"


def chosen(camera: Camera, page: Page, hand: Hand, name: str) -> None:
    """A hint, a choice with what follows from it, and what is barred."""
    hint = page.get_by_role("button", name="Hint", exact=True)
    if hint.is_visible():
        hint.click()
        page.locator("[data-hint]").wait_for()
        camera.take(page, f"{name}-hint")
    hand.rows.last.click()
    page.get_by_role("heading", name="What happens next").wait_for()
    page.wait_for_load_state("networkidle")
    camera.take(page, f"{name}-chosen")
    barred = page.get_by_text("What you cannot choose")
    if barred.count():
        barred.first.click()
        page.wait_for_timeout(300)  # the opening is animated
        camera.take(page, f"{name}-barred")
    if hand.undo.is_visible():
        hand.undo.click()


def overlays(camera: Camera, page: Page, hand: Hand, name: str) -> None:
    """What opens above a table."""
    hand.reason.last.click()
    page.get_by_role("region", name=re.compile("^why")).wait_for()
    page.wait_for_load_state("networkidle")
    camera.take(page, f"{name}-why")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    camera.take(page, f"{name}-menu")
    page.get_by_role("button", name=re.compile("^Keys")).click()
    camera.take(page, f"{name}-keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Fair (dice|shuffles)")).click()
    camera.take(page, f"{name}-fair")


def in_company(camera: Camera, house: House, tables: dict[str, str]) -> None:  # noqa: ARG001
    """A table that waits, one with a guest and a watcher, a lost line; the lobby and my tables."""
    page = camera.open(f"{house.address}/new/ruqi")
    choose_opponent(page, "Anyone, from the lobby")
    camera.take(page, "company-new")
    page.get_by_label("Your name").fill("Lin")
    lin = start(page)
    camera.take(page, "company-waits")
    lobby, guest = camera.open(f"{house.address}/lobby"), camera.open(page.url)
    camera.take(lobby, "company-lobby")
    camera.take(guest, "company-join")
    guest.get_by_label("Your name").fill("Mei")
    guest.get_by_role("button", name="Sit down").click()
    watcher = camera.open(page.url)
    lin.throwing.or_(Hand(guest).throwing).first.wait_for()
    for each, name in ((page, "lin"), (guest, "mei"), (watcher, "watcher")):
        camera.take(each, f"company-{name}")
    page.get_by_role("button", name="Concede").first.click()
    camera.take(page, "company-concede")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.get_by_role("heading", name="Reconnecting").first.wait_for()
    camera.take(page, "company-offline")
    page.context.set_offline(False)
    page.goto(f"{house.address}/my")
    page.wait_for_load_state("networkidle")
    camera.take(page, "company-my")
    for each in (page, lobby, guest, watcher):
        each.context.close()
    away(camera, house)


def away(camera: Camera, house: House) -> None:
    """Four at 馬吊: one is away, and then a computer sits in."""
    table, tokens = lay_for_four(house, ABSENCE_S)
    pages = [
        take_seat(camera.open(f"{house.address}/lobby"), house, table, seat, token) for seat, token in enumerate(tokens)
    ]
    asked = whose_turn(pages)
    asked.goto("about:blank")
    left = next(page for page in pages if page is not asked)
    left.get_by_text(re.compile("is away. The computer")).wait_for()
    camera.take(left, "company-away")
    left.get_by_text(re.compile("sits in$")).first.wait_for(timeout=60_000)
    camera.take(left, "company-stand-in")
    for page in pages:
        page.context.close()


def compared(camera: Camera, house: House, tables: dict[str, str]) -> None:  # noqa: ARG001
    """The workbench with results."""
    page = camera.open(f"{house.address}/workbench")
    page.get_by_role("radio", name="Ruqi, the Confucian game").check()
    page.get_by_label("Games").select_option("1000")
    page.get_by_label("Find a question").fill("arms")
    page.locator("details summary").click()
    page.get_by_role("radio", name=f"B answers: {Arms.FORWARD.answer.reading.said_in(Language.EN)}").check()
    camera.take(page, "compared-asked")
    page.get_by_role("button", name="Play 1,000 games").click()
    found = page.get_by_role("region", name="Results", exact=True)
    found.wait_for(timeout=120_000)
    found.evaluate("each => each.scrollIntoView()")
    camera.take(page, "compared-found")
    page.context.close()


GROUPS: dict[str, Callable[[Camera, House, dict[str, str]], None]] = {
    "plain": plain,
    "taught": taught,
    "company": in_company,
    "compared": compared,
    "ruqi2": partial(at_table, game="ruqi", seats=2),
    "madiao4": partial(at_table, game="madiao", seats=4),
    "dama3": partial(at_table, game="dama", seats=3),
    "dama5": partial(at_table, game="dama", seats=5),
}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--only", nargs="*", default=[])
    asked.add_argument("--looks", nargs="*", default=list(LOOKS), choices=list(LOOKS))
    wanted = asked.parse_args()
    chromium = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "house.sqlite3"
        tables = played(database, PLAYED)
        house = House(database)
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        camera = Camera(browser, wanted.folder, wanted.looks, wanted.only)
        try:
            for name, group in GROUPS.items():
                if name == "plain" or camera.wants(name):
                    group(camera, house, tables)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
