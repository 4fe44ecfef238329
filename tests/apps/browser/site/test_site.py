"""A static site in Chromium: from files alone, then with the host switched off."""

from __future__ import annotations

import contextlib
import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, expect

from tests.apps.browser.conftest import Witness, alone
from tests.apps.browser.games.test_madiao import MadiaoHand
from tests.apps.browser.hand import Asked, Hand, open_more, set_one_round, start
from tests.apps.browser.site.static_host import SITE, StaticHost
from tests.apps.browser.test_accessible import findings
from tests.kit.patience import PATIENCE_MS
from tests.kit.plain import plain
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.one_game import reopened
from youyi.apps.web.learn.puzzle_pages import puzzle_said
from youyi.apps.web.learn.wire import PlayTask
from youyi.apps.web.wire.messages import Choose
from youyi.games import game as opened
from youyi.games.madiao.position import TRICKS
from youyi.kernel.committed import Committed
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.kernel.session import Session
from youyi.players.player import player
from youyi.records.contributed import ContributedChance
from youyi.records.files import read_record, write_record
from youyi.records.record import Record, laid

pytestmark = pytest.mark.browser
HANDED = "I am (.*): show my hand"


@pytest.fixture(scope="module")
def host() -> Iterator[StaticHost]:
    assert (SITE / "service-worker.js").is_file(), "the site is not built: make site"
    host = StaticHost()
    yield host
    host.switch_off()


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = alone(browser)
    yield context
    context.close()


@pytest.fixture
def witness() -> Iterator[Witness]:
    witness = Witness()
    yield witness
    assert witness.faults == []
    assert all(place.startswith("127.0.0.1:") for place in witness.asked), "nothing is fetched from elsewhere"


@pytest.fixture(scope="module")
def tabs(context: BrowserContext) -> list[Page]:
    """The tab that is open, which all tests use: Python takes seconds to start. A killed one is replaced."""
    return [context.new_page()]


@pytest.fixture
def page(tabs: list[Page], witness: Witness) -> Page:
    witness.watch(tabs[-1])
    return tabs[-1]


def new_table(page: Page, host: StaticHost, game: str) -> None:
    page.goto(f"{host.address}#/new/{game}")


def test_the_page_says_how_much_is_fetched_to_play(page, host):
    """As a host sends it that compresses: all that Python needs, in MB."""
    page.goto(host.address)
    said = page.get_by_text(re.compile(r"^about \d+ MB$")).inner_text()
    of_python = json.loads((SITE / "service-worker.js").read_text().partition("=")[2].partition(";\n")[0])["python"]
    size = sum(len(zlib.compress((SITE / each).read_bytes())) for each in of_python)
    assert int(said.split()[1]) == round(size / 1e6)


def test_python_is_fetched_when_asked_for_and_then_the_host_is_not_needed(page, host):
    page.goto(host.address)
    expect(page.get_by_role("heading", name="Everything here runs in your browser")).to_be_visible()
    keep = page.get_by_role("button", name="Keep it for playing without a network")
    keep.wait_for()
    assert findings(page) == []
    assert not [path for path in host.asked if "/python-" in path], "no part of the first load"
    keep.click()
    expect(page.get_by_text("All of it is kept on this machine")).to_be_visible()
    assert [path for path in host.asked if path.endswith(".wasm")]
    host.switch_off()
    page.reload()
    for game in ("dama", "madiao", "ruqi"):
        new_table(page, host, game)
        hand = start(page)
        for _ in range(2):
            hand.act()
    page.get_by_role("link", name="Front page").first.click()
    expect(page.get_by_text("All of it is kept on this machine")).to_be_visible()


def test_a_first_game_fetches_everything_once_and_is_then_kept(browser):
    fresh = alone(browser)
    host = StaticHost(slow={"weights.zip": 3})
    fresh.set_default_timeout(3 * PATIENCE_MS)
    page = fresh.new_page()
    page.goto(host.address)
    page.get_by_role("button", name="Keep it for playing without a network").wait_for()
    new_table(page, host, "ruqi")
    start(page).act()
    page.get_by_role("link", name="Front page").first.click()
    expect(page.get_by_text("All of it is kept on this machine")).to_be_visible(timeout=3 * PATIENCE_MS)
    fetched = [path for path in host.asked if "/python-" in path or path.endswith(".zip")]
    assert any(path.endswith("weights.zip") for path in fetched)
    assert len(fetched) == len(set(fetched))
    fresh.close()
    host.switch_off()


def test_a_killed_tab_comes_back_with_everything_that_was_shown(page, tabs, context, host):
    new_table(page, host, "ruqi")
    hand = start(page)
    for _ in range(2):
        hand.act()
    hand.asked()
    address, shown = page.url, hand.position()
    kill(page)
    tabs.append(context.new_page())
    tabs[-1].goto(address)
    hand = Hand(tabs[-1])
    hand.asked()
    assert hand.position() == shown
    hand.act()


def kill(page: Page) -> None:
    """Kill the process of a tab, and its worker with it; the tab answers nothing any more."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")


def test_two_people_at_one_screen_see_only_their_own_hand(page, host):
    new_table(page, host, "madiao")
    open_more(page)
    page.get_by_role("combobox", name="Seat North").select_option("here")
    hand = start(page)
    take = page.get_by_role("button", name=re.compile(HANDED))
    over = page.get_by_role("button", name="Hand the screen over")
    seen = []
    for _ in range(2):
        take.wait_for()
        assert findings(page) == []
        take.click()
        hand.asked()
        seen.append(hand.seats.get_by_role("row", name=re.compile("you$|you ")).inner_text())
        if len(seen) < 2:
            play_until(hand, over)
            over.click()
    assert seen[0] != seen[1]


def play_until(hand: Hand, over: Locator) -> None:
    """Play cards until the screen is to be handed over: whoever takes a trick leads the next."""
    cards = hand.page.get_by_role("list", name="Your hand").get_by_role("button")
    while not over.is_visible():
        held = cards.count()
        hand.choose_row()
        expect(cards).not_to_have_count(held)
        over.or_(hand.moves).first.wait_for()


def test_puzzles_are_solved_without_a_host(page, host):
    page.goto(f"{host.address}#/new/ruqi")
    page.get_by_role("link", name="Puzzles: ").click()
    expect(page).to_have_url(re.compile("#/puzzles/ruqi$"))
    page.get_by_role("heading", name=re.compile("Puzzles")).wait_for()
    expect(page.get_by_text(re.compile("Puzzle 1 of"))).to_be_visible()
    assert findings(page) == []
    said = puzzle_said(opened("ruqi"), 1, Language.EN)
    assert said is not None
    task, shows = said.steps[0].task, said.steps[0].shows
    assert isinstance(task, PlayTask)
    assert shows is not None
    assert isinstance(shows.asked, Choose)
    best = next(text for text, judged in task.judged.items() if judged.right)
    label = next(plain(each.label) for each in shows.asked.offers if each.text == best)
    page.get_by_role("radio", name=re.compile(re.escape(label))).first.click()
    page.locator("[data-act]").click()
    expect(page.get_by_text("Right.", exact=True)).to_be_visible()
    page.goto(f"{host.address}#/puzzles/madiao?n=3")
    expect(page.get_by_text(re.compile("Puzzle 3 of"))).to_be_visible()


def show(page: Page, host: StaticHost, folder: Path, game: str, *players: str) -> None:
    """Open a game that these played where none is shown: what was shown before stays until the next is read."""
    record = folder / "game.json"
    record.write_text(write_record(reopened(Plan(game=game, players=players, games=1, seed=5), 0)), encoding="utf-8")
    page.goto(host.address)
    page.goto(f"{host.address}#/open")
    page.get_by_label("Choose a file").set_input_files(record)
    page.locator("[data-where]").wait_for()


def test_a_replay_is_told_its_patterns_without_a_host(page, host, tmp_path):
    show(page, host, tmp_path, "madiao", *["first"] * 4)
    page.locator("[data-hints][aria-pressed=false]").click()
    page.keyboard.press("Home")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".aside .hints")).to_contain_text(re.compile("Worth now|Within reach|nothing yet"))
    expect(page.locator("[data-waits]")).to_have_count(0)


@contextlib.contextmanager
def saying_why(page: Page) -> Iterator[None]:
    """Where something does not come, what the page says of it is part of the failure."""
    try:
        yield
    except Error as late:
        late.add_note(f"the page says: {page.get_by_role('status').all_inner_texts()}")
        raise


def test_a_game_is_reviewed_without_a_host_and_the_review_can_be_given_up(page, host, tmp_path):
    show(page, host, tmp_path, "ruqi", "network", "greedy")
    begin, give_up = page.get_by_role("button", name="Review"), page.get_by_role("button", name="Cancel")
    expect(page).to_have_url(re.compile(r"ply=\d+$"))  # the page is laid out: nothing moves under the pointer
    page.wait_for_load_state("networkidle")
    begin.click()
    with saying_why(page):
        give_up.click()
    expect(give_up).to_have_count(0)
    expect(begin).to_be_enabled()
    begin.click()
    page.get_by_role("progressbar").wait_for()
    assert findings(page) == []
    expect(begin).to_have_count(0)
    page.keyboard.press("Home")
    band = page.locator("[data-band]").first
    expect(band).to_have_text(re.compile("doubtful|mistake|blunder"))
    page.get_by_role("button", name="繁").click()
    expect(band).to_have_text(re.compile("緩著|失著|敗著"))
    page.get_by_role("button", name="EN, English").click()  # all tests use this tab
    expect(band).to_have_text(re.compile("doubtful|mistake|blunder"))
    expect(page).to_have_url(re.compile(r"#/open\?ply=0$"))
    page.get_by_role("region", name="Review").get_by_role("link").last.click()
    expect(page).to_have_url(re.compile(r"#/open\?ply=[1-9]\d*$"))


@pytest.mark.long
def test_a_whole_round_without_a_host(page, host):
    new_table(page, host, "ruqi")
    set_one_round(page)
    assert start(page).play_to_the_end(most=600) > 0


def among_masters(page: Page, host: StaticHost) -> Record:
    new_table(page, host, "madiao")
    page.get_by_role("radio", name=re.compile("^Master")).check()
    set_one_round(page)
    for _ in iter(MadiaoHand(start(page).page).act, Asked.OVER):
        pass
    with page.expect_download() as coming:
        page.get_by_role("link", name="Record").first.click()
    record = read_record(coming.value.path().read_text("utf-8"))
    return record if len(record.moves) > TRICKS else among_masters(page, host)  # of 250 deals one ends as it is dealt


def test_the_strongest_level_of_madiao_chooses_in_the_tab_as_anywhere(page, host):
    """It searches in kernels, which are fetched when it is to choose; what it chose is chosen anew, by Numba's."""
    record = among_masters(page, host)
    assert isinstance(record.chance, ContributedChance)
    table, chosen = laid(record, opened("madiao")), 0
    session, strongest = Session(table.rules, keep=0), player("level-6", table)
    for written in record.moves:
        move, prompt = table.game.notation.read_move(written), session.prompt
        if isinstance(prompt, Decision) and record.seats[prompt.seat].player == "level-6@2":
            view = table.rules.view(session.position, prompt.seat)
            entropy = Committed(bytes.fromhex(record.chance.keys[session.bout])).for_player(prompt.seat, session.at)
            assert strongest.choose(view, prompt.moves, entropy) == move
            chosen += 1
        session.play(move)
    assert chosen > TRICKS


def test_what_needs_a_server_says_so(page, host):
    page.goto(f"{host.address}#/lobby")
    expect(page.get_by_role("heading", name="This needs a server")).to_be_visible()
    page.get_by_role("link", name="Front page").last.click()
    expect(page.get_by_role("region", name="The games")).to_be_visible()
