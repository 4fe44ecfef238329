"""Learning in the page: a lesson by mouse, one by keyboard, how to play, the rulebook and its search."""

from __future__ import annotations

import json
import re
from contextlib import closing
from http.client import HTTPConnection
from itertools import pairwise
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.apps.browser.test_accessible import findings
from tests.kit.amount import third
from tests.kit.plain import plain
from youyi.analysis.puzzles.posing import ideas_of, posed
from youyi.analysis.puzzles.puzzle import puzzles_of, tracks_of
from youyi.games import game as opened
from youyi.kernel.names import Language

pytestmark = pytest.mark.browser

LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 360, "height": 640}
MOST_SHIFT = 0.05
SHIFTS = """() => new Promise((done) => { let sum = 0;
  new PerformanceObserver((list) => { for (const each of list.getEntries()) if (!each.hadRecentInput) sum += each.value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300); })"""


def lesson_of(house, game: str):
    with closing(HTTPConnection(urlsplit(house.address).netloc)) as line:
        line.request("GET", f"/api/lessons/{game}/en")
        return json.loads(line.getresponse().read())["steps"]


def answers(step, *, right: bool) -> list[str]:
    """The labels of the moves, or the words of the options, that are right or wrong."""
    task = step["task"]
    if task["kind"] == "ask":
        return [each["says"] for each in task["options"] if each["right"] is right]
    offers = step["shows"]["asked"]["offers"]
    return [plain(each["label"]) for each in offers if task["judged"][each["text"]]["right"] is right]


def shut_dialogs(page: Page) -> None:
    """A board may show its score sheet when a deal is settled."""
    dialog = page.locator("dialog[open]")
    if dialog.count():
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def do_by_mouse(page: Page, step) -> None:
    """Answer wrongly first, where one can; the page says why. Then rightly."""
    task = step["task"]
    if task["kind"] == "watch":
        for _ in task["happens"]:
            page.locator("[data-act]").click()
        return
    asks = task["kind"] == "ask"
    if asks:
        expect(page.get_by_role("region", name="What happened")).to_be_hidden()
    for right, label in [(False, each) for each in answers(step, right=False)[:1]] + [
        (True, answers(step, right=True)[0])
    ]:
        choice = (
            page.get_by_role("button", name=label)
            if asks
            else page.get_by_role("radio", name=re.compile(re.escape(label)))
        )
        choice.first.click()
        if not asks:
            page.locator("[data-act]").click()
        expect(page.get_by_text("Right." if right else "Not this one.", exact=True)).to_be_visible()
        expect(page.get_by_text(re.compile("^Clause: "))).to_be_visible()


def test_a_deal_is_settled_on_a_phone_without_scrolling_sideways(house, visit):
    """One's own cards that are shown stand beside one's name; they stood beyond the edge of the page."""
    page = visit(house, "/learn/madiao/lesson", viewport=PHONE)
    last = next(
        nth for nth, step in enumerate(lesson_of(house, "madiao")) if len((step["task"] or {}).get("judged", ())) == 1
    )
    for _ in range(last):
        page.locator(".onward").click()
    page.get_by_role("radio").click()
    page.locator("[data-act]").click()
    expect(page.get_by_text("Right.", exact=True)).to_be_visible()
    expect(page.locator("[data-shown]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_lesson_is_finished_by_clicking_and_resumed_on_the_way(house, visit):
    steps = lesson_of(house, "dama")
    page = visit(house, "/")
    page.get_by_role("link", name="Play her game").click()
    for number, step in enumerate(steps, start=1):
        expect(page.locator("#step-title")).to_contain_text(step["title"])
        if number == len(steps) // 2:
            page.reload()
            expect(page.locator("#step-title")).to_contain_text(step["title"])
        if step["task"]:
            do_by_mouse(page, step)
        shut_dialogs(page)
        page.get_by_role("button", name="Finish" if number == len(steps) else "Go on", exact=True).click()
    expect(page.get_by_role("heading", name="That was your first game.")).to_be_focused()
    page.get_by_role("link", name="Play now").click()
    expect(page).to_have_url(re.compile("/new/dama$"))


@pytest.mark.parametrize("game", third(["madiao", "dama", "ruqi"]))
def test_a_lesson_goes_on_from_whatever_was_accepted_or_says_that_it_does_not(house, visit, game):
    steps = lesson_of(house, game)
    page = visit(house, "/")
    for step, onward in pairwise(steps):
        if (step["task"] or {}).get("kind") != "play":
            continue
        for label in answers(step, right=True):
            keep = f"localStorage.setItem('youyi.lesson.{game}', '{json.dumps({'step': step['key'], 'done': []})}')"
            page.evaluate(keep)
            page.goto(f"{house.address}/learn/{game}/lesson")
            page.get_by_role("radio", name=re.compile(re.escape(label))).first.click()
            page.locator("[data-act]").click()
            expect(page.get_by_text("Right.", exact=True)).to_be_visible()
            shut_dialogs(page)
            page.get_by_role("button", name="Go on", exact=True).click()
            expect(page.locator("#step-title")).to_contain_text(onward["title"])
            expect(page.locator("[data-anew]")).to_have_count(int(onward["anew"]))


def test_the_deal_of_the_lesson_is_the_one_that_the_pupil_plays(house, visit):
    """A card that would have done as well is named as such, and not played; what was played is gone from the hand."""
    steps = {each["key"]: each for each in lesson_of(house, "madiao")}
    page = visit(house, "/learn/madiao/lesson")
    while not page.locator("#step-title", has_text=steps["capture"]["title"]).is_visible():
        page.locator(".onward").click()
    eight, nine = (page.locator(f"[data-place='{code}'] button") for code in ("S8", "S9"))
    for card, said in ((eight, "Not this one."), (nine, "Right.")):
        card.click()
        page.locator("[data-act]").click()
        expect(page.get_by_text(said, exact=True)).to_be_visible()
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.get_by_text("You won with the 9 of Strings")).to_be_visible()
    expect(eight).to_have_count(1)
    expect(nine).to_have_count(0)


def do_by_keyboard(page: Page, step) -> None:
    """Choose by arrows, digits or T; Enter confirms. The focus is never lost."""
    task = step["task"]
    if task["kind"] == "watch":
        for _ in task["happens"]:
            page.keyboard.press("t")
            page.wait_for_timeout(50)
        return
    if task["kind"] == "ask":
        right = next(nth for nth, each in enumerate(task["options"], start=1) if each["right"])
        page.keyboard.press(str(right))
        return
    wanted = answers(step, right=True)[0]
    rows = page.get_by_role("radio")
    rows.first.focus()
    for _ in range(rows.count()):
        if wanted in page.evaluate("document.activeElement.textContent"):
            break
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(40)
    page.keyboard.press("Enter")
    if page.locator("[role=radio]").count():
        page.keyboard.press("Enter")


def test_a_lesson_is_finished_by_keyboard_alone(house, visit):
    steps = lesson_of(house, "ruqi")
    page = visit(house, "/learn/ruqi/lesson", viewport=PHONE)
    for step in steps:
        expect(page.locator("#step-title")).to_contain_text(step["title"])
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        if step["task"]:
            do_by_keyboard(page, step)
            expect(page.locator(".onward")).to_be_focused()
        else:
            page.locator(".onward").focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="That was your first game.")).to_be_focused()
    page.get_by_role("button", name="A short game now").click()
    expect(page).to_have_url(re.compile("/t/[a-z0-9]+$"))
    page.locator("[data-act]").wait_for()
    with closing(HTTPConnection(urlsplit(house.address).netloc)) as line:
        line.request("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
        assert json.loads(line.getresponse().read())["terms"]["rounds"] == 1


@pytest.mark.parametrize("game", third(["dama", "madiao", "ruqi"], at=1))
def test_nothing_jumps_while_a_lesson_opens(house, visit, game):
    lesson_of(house, game)  # the first request of a server makes it
    page = visit(house, "/", viewport=PHONE)
    page.goto(f"{house.address}/learn/{game}/lesson")
    page.locator("#step-title").wait_for()
    page.locator(".scene-frame").wait_for()
    assert page.evaluate(SHIFTS) <= MOST_SHIFT
    page.goto(f"{house.address}/learn/{game}")
    page.get_by_role("heading", level=2).first.wait_for()
    assert page.evaluate(SHIFTS) <= MOST_SHIFT


def test_the_rulebook_is_searched_in_any_script_and_leads_on_and_back(house, visit):
    page = visit(house, "/rules")
    box = page.get_by_role("main").get_by_role("searchbox")
    for query in ("虚投", "虛投", "xutou", "void throws"):
        box.fill(query)
        expect(page.get_by_role("link", name=re.compile("^[Vv]oid throws")).first).to_be_visible()
    page.get_by_role("link", name=re.compile("^[Vv]oid throws")).first.click()
    expect(page).to_have_url(re.compile("/rules/ruqi.void_throws$"))
    expect(page.get_by_role("link", name=re.compile("^Previous"))).to_be_visible()
    page.get_by_role("link", name=re.compile("^Next")).click()
    expect(page).not_to_have_url(re.compile("void_throws"))
    page.get_by_role("link", name=re.compile("^Rulebook: Ruqi")).click()
    expect(page).to_have_url(re.compile("/rules/ruqi$"))


def test_a_worked_example_moves_on_a_live_board(house, visit):
    page = visit(house, "/rules/ruqi.stand")
    page.get_by_role("button", name="Show the move").click()
    expect(page.get_by_role("listitem").get_by_text(re.compile("stands up as an Owl")).first).to_be_visible()
    page.get_by_role("button", name="Back to the start").click()
    expect(page.get_by_role("listitem").get_by_text(re.compile("stands up as an Owl")).first).to_have_count(0)


@pytest.mark.parametrize(
    "screen", [pytest.param(LAPTOP, id="laptop", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
def test_puzzles_under_other_rules_are_asked_for_and_say_so_before_they_are_solved(house, visit, screen):
    ruqi = opened("ruqi")
    usual, other = tracks_of(ruqi)
    page = visit(house, "/puzzles/ruqi", viewport=screen)
    rules = page.locator("[data-other-rules]")
    expect(page.get_by_role("radio").first).to_be_visible()
    expect(rules).to_have_count(0)
    page.locator("[data-filter] summary").click()
    page.get_by_label("Rules").select_option(other)
    expect(rules).to_contain_text(ruqi.under(other).ruleset.name.said_in(Language.EN))
    expect(page.get_by_text(f"Puzzle 1 of {len(tracks_of(ruqi)[other])}")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
    assert findings(page) == []
    page.goto(f"{house.address}/puzzles/ruqi?n={len(tracks_of(ruqi)[usual]) + 1}")
    expect(rules).to_be_visible()


def test_a_puzzle_tells_what_a_choice_brings_when_it_is_answered(house, visit):
    """A wrong answer is told where to look; the right one has its idea; then the line goes on."""
    ruqi = opened("ruqi")
    number, puzzle = next((nth, each) for nth, each in enumerate(puzzles_of(ruqi), start=1) if len(each.turns) > 1)
    first, second = (posed(ruqi, puzzle, nth) for nth in (0, 1))
    assert first.theme is not None
    wrong = next(text for text in map(ruqi.notation.write_move, first.moves) if text != puzzle.best)
    page = visit(house, f"/puzzles/ruqi?n={number}")
    rows = page.get_by_role("radio")
    expect(rows).to_have_count(len(first.moves))

    def answers(text: str) -> None:
        nth = [ruqi.notation.write_move(each) for each in first.moves].index(text)
        rows.nth(nth).click()
        expect(page.locator(".follows")).to_have_count(0)
        page.locator("[data-act]").click()

    answers(wrong)
    look = first.where_to_look(wrong)
    expect(page.locator(".verdict")).to_contain_text("Not this one." if look is None else look.said_in(Language.EN))
    expect(page.locator(".after strong")).to_have_count(0)
    answers(puzzle.best)
    expect(page.get_by_text("Right.", exact=True)).to_be_visible()
    expect(page.locator(".after strong").first).to_contain_text(first.theme.name.said_in(Language.EN))
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text(f"choice 2 of {len(puzzle.turns)}")).to_be_visible()
    expect(rows).to_have_count(len(second.moves))


def test_puzzles_are_chosen_by_their_idea_and_their_difficulty(house, visit):
    dama = opened("dama")
    (usual, *_) = tracks_of(dama).values()
    theme = next(each for each in ideas_of(dama) if each.key == usual[0].theme)
    page = visit(house, "/puzzles/dama")
    page.locator("[data-filter] summary").click()
    page.get_by_label("Idea").select_option(theme.key)
    expect(page.get_by_text(f"Puzzle 1 of {sum(each.theme == theme.key for each in usual)}")).to_be_visible()
    page.get_by_label("Difficulty").select_option("3")
    both = [each for each in usual if each.theme == theme.key and each.grade == 3]
    expect(
        page.get_by_text(re.compile(f"Puzzle 1 of {len(both)}" if both else "There is no such puzzle"))
    ).to_be_visible()
