"""Lines of a table in the terminal: its size, colours, and how choices and news share the rows that a board leaves."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from youyi.apps.cli.base.out import console, echo
from youyi.apps.cli.texts import TERMINAL as TEXTS
from youyi.kernel.face.columns import padded, width, wrapped
from youyi.kernel.face.pictures import ink
from youyi.kernel.face.screen import Mark, ScreenSize, Span, TextLine, line, plain
from youyi.kernel.face.untrusted_text import visible
from youyi.kernel.game import Colours
from youyi.kernel.names import Language

UNBOUNDED = ScreenSize(100, 1000)
"""What a pipe holds: boards are drawn no wider, and everything is written."""
_GAP, _NARROW = "  ", " "
"""Between columns, and where they would not fit otherwise."""
_FEW = 2
"""Lines of news for which choices make room; of one at least, where they would lose their words."""


def interactive() -> bool:
    """Whether a person sits at a terminal that can be cleared."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb"


def terminal_room() -> ScreenSize:
    """The terminal's size."""
    size = shutil.get_terminal_size()
    return ScreenSize(size.columns, size.lines)


def write_lines(lines: Iterable[TextLine], colours: Colours) -> None:
    """Write lines: in a terminal with colours (unless NO_COLOR is set), elsewhere as plain text."""
    if not sys.stdout.isatty():
        echo(plain(lines))
        return
    from rich.style import Style
    from rich.text import Text

    looks = {Mark.PLAIN: "", Mark.QUIET: "dim", Mark.STRONG: "bold"}
    seats = [Style.parse(f"{ink(colour)} on {colour}") for colour in colours.seats]
    screen = console()
    for each in lines:
        text = Text(end="")
        for span in each:
            text.append(visible(span.text), looks[span.mark] if span.seat is None else seats[span.seat])
        screen.print(text, overflow="fold", crop=False)


@dataclass(frozen=True, slots=True)
class News:
    """What happened in one or several plies of one seat."""

    first: int
    last: int
    says: str
    notable: str
    """What of it somebody should know who looked away; empty if nothing."""

    def lines(self, columns: int) -> list[str]:
        """Write it, its plies in front."""
        return self._written(self.says, columns)

    def short(self, columns: int) -> list[str]:
        """Write what is notable; no line if nothing is."""
        return self._written(self.notable, columns) if self.notable else []

    def _written(self, says: str, columns: int) -> list[str]:
        plies = str(self.first) if self.first == self.last else f"{self.first}–{self.last}"
        return wrapped(f"{plies:>7}  {says}", columns, " " * 9)


def gathered(news: Iterable[tuple[object, News]], language: Language) -> list[News]:
    """Join news that follow each other and are of one seat."""
    runs = ([each for _, each in run] for _, run in groupby(news, key=lambda each: each[0]))
    return [
        News(run[0].first, run[-1].last, joined((each.says for each in run), language),
             joined((each.notable for each in run), language))
        for run in runs
    ]  # fmt: skip


def joined(sentences: Iterable[str], language: Language) -> str:
    """Sentences one after another."""
    return (" " if language is Language.EN else "").join(filter(None, sentences))


@dataclass(frozen=True, slots=True)
class OfferedMove:
    """One of the offered moves."""

    text: str
    """In notation."""
    says: str
    brings: str = ""
    """What follows from it, in a few words; empty if nothing is worth a word."""

    @property
    def whole(self) -> str:
        """What it is and what it brings."""
        return f"{self.says} · {self.brings}" if self.brings else self.says


def numbered(choices: Sequence[OfferedMove], *, whole: bool = True) -> list[str]:
    """Each choice on a line, with its number and its notation."""
    wide = max(width(each.text) for each in choices)
    return [
        f"{n:>4}  {padded(each.text, wide)}  {each.whole if whole else each.says}".rstrip()
        for n, each in enumerate(choices, start=1)
    ]


def listed(choices: Sequence[OfferedMove], room: ScreenSize, spare: int = 0) -> list[str]:
    """The choices, numbered, with as many words as the rows allow, in columns if need be; at last in notation alone.

    To keep words they may take `spare` rows more.
    """
    told, bare, short = numbered(choices), numbered(choices, whole=False), _short(choices)
    worded = [
        *_columns(told, room, least=1),
        [part for each in told for part in _hanging(each, room)],
        *_columns(bare, room, least=1),
    ]
    brief = [*_columns(short, room), *_columns(short, room, _NARROW)]
    for layouts, rows in ((worded, room.rows), (worded, room.rows + spare), (brief, room.rows)):
        for layout in layouts:
            if len(layout) <= rows:
                return layout
    return min([*worded, *brief], key=len)


def _columns(texts: Sequence[str], room: ScreenSize, gap: str = _GAP, least: int = 2) -> list[list[str]]:
    """Layouts of so many columns and more, read downwards."""
    wide = max(map(width, texts)) + len(gap)
    return [_downwards(texts, columns, wide) for columns in range(least, (room.columns + len(gap)) // wide + 1)]


def _downwards(texts: Sequence[str], columns: int, wide: int) -> list[str]:
    rows = -(-len(texts) // columns)
    return ["".join(padded(text, wide) for text in texts[row::rows]).rstrip() for row in range(rows)]


def offered(choices: Sequence[OfferedMove], room: ScreenSize, spare: int, turned: int, language: Language) -> list[str]:
    """The choices in the rows there are; where they do not all fit, one part of them and how to see the next.

    Parts are of one size as far as possible. `turned` is how often a person asked for the next; after the last comes the first.
    """
    every = listed(choices, room, spare)
    if len(every) <= room.rows + spare:
        return every
    short = _short(choices)
    wide = max(map(width, short)) + len(_NARROW)
    columns = max((room.columns + len(_NARROW)) // wide, 1)
    parts = -(-len(short) // (columns * max(room.rows - 1, 1)))
    size = -(-len(short) // parts)
    first = turned % parts * size
    shown = short[first : first + size]
    more = TEXTS["more"].filled(first=first + 1, last=first + len(shown), of=len(short)).said_in(language)
    return [*_downwards(shown, columns, wide), more]


def _short(choices: Sequence[OfferedMove]) -> list[str]:
    return [f"{n:>3} {each.text}" for n, each in enumerate(choices, start=1)]


def _hanging(text: str, room: ScreenSize) -> list[str]:
    return wrapped(text, room.columns, " " * 6)


def page(board: Sequence[TextLine], news: Sequence[News], prompt: str, choices: Sequence[OfferedMove], *,
         room: ScreenSize, language: Language, turned: int = 0) -> list[TextLine]:  # fmt: skip
    """One screen: the board, as much of the latest news as there is room for, what is asked, and the choices.

    `turned`: how often a person asked for the next part of the choices.
    """
    asks = wrapped(prompt, room.columns)
    rest = room.rows - _height(board, room) - len(asks) - 1  # the line that is typed
    said = sum(len(each.lines(room.columns)) for each in news)
    few, one = min(_FEW, said), min(1, said)
    offers = offered(choices, ScreenSize(room.columns, rest - few), few - one, turned, language) if choices else []
    told = _told(news, ScreenSize(room.columns, max(rest - len(offers), one)), language)
    return [
        *board,
        *([line()] if len(told) + len(offers) < rest else []),
        *(line(Span(text, Mark.QUIET)) for text in told),
        *(line(Span(text, Mark.STRONG)) for text in asks),
        *map(line, offers),
    ]


def _told(news: Sequence[News], room: ScreenSize, language: Language) -> list[str]:
    """All news if there is room; else the latest whole, as many as have it, and what is notable of those before."""
    every = [each.lines(room.columns) for each in news]
    if sum(map(len, every)) <= room.rows:
        return [text for each in every for text in each]
    short = [each.short(room.columns) for each in news]
    whole = len(news) - 1
    while whole > 0 and sum(map(len, [*short[: whole - 1], *every[whole - 1 :]])) < room.rows:
        whole -= 1
    lines = [text for each in [*short[:whole], *every[whole:]] for text in each]
    shown = lines[max(len(lines) - room.rows + 1, 0) :]
    earlier = TEXTS["earlier"].filled(lines=sum(map(len, every)) - len(shown)).said_in(language)
    return [f"{' ' * 9}{earlier}", *shown]


def _height(board: Sequence[TextLine], room: ScreenSize) -> int:
    """Rows that the board takes, its long lines folded."""
    return sum(max(1, -(-sum(width(span.text) for span in each) // room.columns)) for each in board)
