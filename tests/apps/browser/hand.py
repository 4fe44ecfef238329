"""A player's hands and eyes at a table in a browser: everything by role and by what is written."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from youyi.kernel.catalogues import parsed

THROW = "Throw the dice"
WORDS = parsed((Path(__file__).parents[3] / "client/src/lib/words/words.en.po").read_text("utf-8"), "words.en.po")
SAID = [re.escape(WORDS[f"over.{each}"]) for each in ("youWon", "youLost", "nobody", "won", "shared")]
VERDICT = re.compile("^(" + re.sub(r"\\{\w+\\}", ".+", "|".join(SAID)) + ")$")
"""How a game that was played to its end came out."""
MOST_PICKS = 8
"""Pieces and destinations of one turn; whoever needs more is lost."""


class Asked(Enum):
    """What the table asks of this reader."""

    THROW = "throw"
    CHOOSE = "choose"
    OVER = "over"


class Hand:
    """Plays in English with a mouse; the game is whichever lies on the table."""

    def __init__(self, page: Page) -> None:
        kept = page.evaluate("localStorage.getItem('youyi.forced')")
        assert kept is not None, "the page would play forced moves itself, before this hand or after: see UNFORCED"
        self.page = page
        self.board = page.get_by_role("region", name=re.compile("the board$"))
        self.targets = self.board.get_by_role("button").and_(page.locator(":not([data-turn-names])"))
        """What may be thrown or chosen on the board: not the switch of 儒棋's names."""
        self.throwing = page.get_by_role("button", name=THROW)
        self.moves = page.get_by_role("radiogroup", name="Moves", exact=True).or_(
            page.get_by_role("group", name="Moves", exact=True)
        )
        """What may be chosen: a list, or steps with the list behind them."""
        self.steps = page.locator("[data-step]")
        """The pieces that may go now, or how far the one that is held may go."""
        self.rematch = page.get_by_role("button", name="Rematch")
        self.confirm = page.get_by_role("button", name=re.compile("^Confirm"))
        self.undo = page.get_by_role("button", name="Undo")
        self.seats = page.get_by_role("region", name="Seats")
        self.log = page.get_by_role("region", name="Log")
        self.reason = self.log.locator("[data-why]")
        """What opens the reason behind a line: a word where it teaches, else the line itself."""
        self.at_once = False
        """Whether a clicked row is played without being confirmed."""

    def asked(self) -> Asked:
        """Wait until the table asks something of us, or is over."""
        self.throwing.or_(self.moves).or_(self.rematch).first.wait_for()
        if self.rematch.is_visible():
            return Asked.OVER
        return Asked.CHOOSE if self.moves.is_visible() else Asked.THROW

    @property
    def rows(self) -> Locator:
        """The list of moves; where it stands behind steps it is opened."""
        open_list(self.page)
        return self.moves.get_by_role("radio")

    def throw(self) -> None:
        """Click the dice themselves."""
        self.touch(self.board.get_by_role("button", name=THROW))

    def choose_row(self, which: int = 0) -> None:
        """Click a row and confirm it, unless moves go without."""
        row = self.rows.nth(which)
        row.click()
        if self.at_once:
            return
        expect(row).to_be_checked()
        self.send()

    def choose_on_board(self) -> None:
        """Click pieces and destinations until one move is left, and confirm it."""
        for _ in range(MOST_PICKS):
            if self.ready():
                break
            if self.targets.count() == 0:
                self.rows.first.click()
            else:
                self.touch(self.targets.first)
        self.send()

    def ready(self) -> bool:
        """Whether one move is chosen."""
        return self.confirm.get_attribute("aria-disabled") == "false"

    def send(self) -> None:
        """Click the one button that acts."""
        self.confirm.click()

    def touch(self, target: Locator) -> None:
        """Click the middle of something on the board, as a person does, whatever is drawn above it."""
        target.evaluate("element => element.scrollIntoView({ block: 'center' })")
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def act(self, *, on_board: bool = False) -> Asked:
        """Do whatever is asked; say what it was."""
        match asked := self.asked():
            case Asked.THROW:
                self.throw()
            case Asked.CHOOSE if on_board:
                self.choose_on_board()
            case Asked.CHOOSE:
                self.choose_row()
            case Asked.OVER:
                pass
        return asked

    def play_to_the_end(self, most: int) -> int:
        """Act until the game is over, on the board and by the rows in turn; give the number of acts."""
        for acts in range(most):
            if self.act(on_board=acts % 4 < 2) is Asked.OVER:
                return acts
        raise AssertionError(f"no end after {most} acts")

    def stop_confirming(self) -> None:
        """Turn off in the menu that moves are confirmed."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("checkbox", name="Ask me to confirm a move").uncheck()
        self.page.keyboard.press("Escape")
        self.at_once = True

    def position(self) -> tuple[list[str], list[str]]:
        """The position in words, and every seat's row."""
        words = self.page.get_by_role("list", name="Position in words").get_by_role("listitem")
        rows = [" ".join(each.split()) for each in self.seats.get_by_role("row").all_inner_texts()]
        return words.all_inner_texts(), rows


def open_list(page: Page) -> None:
    """Open the list of moves where it stands behind steps."""
    page.locator("[role=radio]").first.wait_for(state="attached")
    listed = page.locator("details.list > summary")
    if listed.count() and not listed.evaluate("each => each.parentElement.open"):
        listed.click()


def expect_verdict(hand: Hand) -> None:
    """The game is over: the page says so, the record can be had, and the log shows its end."""
    expect(hand.page.get_by_role("heading", name=VERDICT)).to_be_visible()
    expect(hand.page.get_by_role("link", name="Record")).to_be_visible()
    expect(hand.log.get_by_role("listitem").last).to_be_in_viewport()


def ask_rematch(hand: Hand) -> None:
    """Go on to the next game at its own table."""
    before = hand.page.url
    hand.rematch.click()
    hand.page.wait_for_url(lambda url: "/t/" in url and url != before)


def open_more(page: Page) -> None:
    """Show everything that a new table may have beside its strength."""
    more = page.locator("summary", has_text="More: ")
    if not more.evaluate("each => each.parentElement.open"):
        more.click()


def open_settings(page: Page) -> Locator:
    """Show what the table agrees, which is given."""
    open_more(page)
    return page.locator("details", has=page.locator("summary", has_text="Table settings")).last


def choose_opponent(page: Page, opponent: str) -> None:
    """Check the card of an opponent; those of single players stand behind the levels'."""
    open_more(page)
    found = page.get_by_role("radio", name=re.compile(f"^(Computer: )?{opponent}"), include_hidden=True)
    if not found.is_visible():
        page.get_by_text("Other computers").click()
    found.check()


def set_one_round(page: Page) -> None:
    """Agree on a match of a single round."""
    open_settings(page).get_by_role("spinbutton").first.fill("1")


def start(page: Page) -> Hand:
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    return Hand(page)
