"""A game's front door: all that records, players, analysis and apps may know of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from youyi.kernel import error_words
from youyi.kernel.articles import Article
from youyi.kernel.errors import Fault, Unknown
from youyi.kernel.names import Language, Name, Words
from youyi.kernel.people import NOBODY, People
from youyi.kernel.rooms import Rooms
from youyi.kernel.rules import Rules
from youyi.kernel.rulings import Ruleset, answered, differences, questions
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Sealed, Secret
from youyi.kernel.texts import KERNEL as TEXTS

if TYPE_CHECKING:
    from youyi.kernel.face.pictures import Picture
    from youyi.kernel.face.screen import ScreenSize, TextLine
    from youyi.kernel.lab.actions import Actions

P = TypeVar("P")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Notation(Protocol[P, M]):
    """Moves and positions as strings. What does not parse raises `BadNotation` with its column."""

    def write_move(self, move: M, /) -> str:
        """Write a move as it is typed, stored and sent."""
        ...

    def read_move(self, text: str, /) -> M:
        """Read what `write_move` wrote; whether it is legal is the rules' affair."""
        ...

    def write_position(self, position: P, /) -> str:
        """Write a position on one line."""
        ...

    def read_position(self, text: str, /, *, tolerate: Collection[str] = ()) -> P:
        """Read a position; raises `FaultyPosition` for faults whose kind is not tolerated."""
        ...

    def draw(self, position: P, /) -> str:
        """Draw a position as plain text."""
        ...

    def read_drawing(self, text: str, /) -> P:
        """Read what `draw` drew."""
        ...


class Speech(Protocol[P_contra, M_contra, E_contra]):
    """What is said at the table, in the reader's language; no rule is decided here."""

    def event(self, event: E_contra, language: Language, people: People = NOBODY, /) -> str:
        """Say what happened, in one sentence that calls the people by name, and the reader *you*."""
        ...

    def move(self, position: P_contra, move: M_contra, language: Language, people: People = NOBODY, /) -> str:
        """Say what a choice is, briefly: a button's words."""
        ...

    def prompt(self, position: P_contra, language: Language, people: People = NOBODY, /) -> str:
        """Say what the position asks, and of whom."""
        ...


@dataclass(frozen=True, slots=True)
class Colour:
    """One colour as CSS writes it, for a light and for a dark page; each readable on that page's ground."""

    light: str
    dark: str


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours by which a game and its seats are told apart on a screen."""

    ground: Colour
    """Behind the board."""
    accent: Colour
    """For headings and marks; readable on the page."""
    seats: tuple[str, ...]
    """For each seat's pieces, in order of play, for the largest table; the same on light and dark pages, as objects are."""


def no_lawful_faults(_rulings: object) -> frozenset[str]:
    """Forgive no fault, whatever the rulings say."""
    return frozenset()


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Game(Rooms[P, M, E, V]):
    """One game of the catalogue, under any of its rulesets; what it may have besides stands in its `Rooms`."""

    # What it is called.
    id: str
    name: Name
    about: Words
    """What the game is, in one sentence."""
    unit: Name
    """What its score counts: 算, 帖, 注."""
    result: Name = TEXTS.name("game.result")
    """What `Rules.returns` and `Over.score` are, as whatever shows them says it."""
    seat_names: tuple[Name, ...]
    """What each seat is called, in order of play, for the largest table."""
    minutes: tuple[int, int] | None = None
    """About how long people take for a usual sitting, from the shortest to the longest; our estimate, None: unknown."""

    # What its sources say, and how they may be read.
    articles: tuple[Article, ...]
    """Every clause, in the order of the sources."""
    parts: tuple[tuple[Words, tuple[Article, ...]], ...] = ()
    """How its rulebook is divided: headings, each with its clauses. Empty: by source, as the sources are divided."""
    rulesets: tuple[Ruleset[Any], ...]
    """The named rulesets in their newest versions; the first is the default."""
    former: tuple[Ruleset[Any], ...] = ()
    """Earlier versions of rulesets, found by their id with version: records and worked examples name them."""
    terms: Any
    """The usual terms: a frozen dataclass of quantities, with `seats`."""
    bout: Any
    """The terms of a single bout, the unit of simulation."""

    # How it is played.
    rules: Callable[[Any, Any], Rules[P, M, E, V]]
    """Make the rules from rulings and terms."""
    evolve: Callable[[P, E], P]
    """Where an event leads: folded over the events of a step it gives the step's position."""
    faults: Callable[[P], tuple[Fault, ...]]
    """Say what is impossible about a position."""
    lawful_faults: Callable[[Any], frozenset[str]] = no_lawful_faults
    """Say which kinds of faults are none under these rulings."""
    event_types: tuple[type, ...]
    """Every kind of event; each has a `because`."""
    turn: type
    """The event of which there is one a turn; a game's length is counted in them."""
    stopped: frozenset[str] = frozenset()
    """The manners of an end that only stop a game which nobody can end: reports count such games apart."""
    retold: Callable[[P], tuple[M, ...]] | None = None
    """The latest secret draw, and all choices since, that lead to a position; None for a game that keeps no draw secret."""

    # How it is written, numbered and said.
    notation: Notation[P, M]
    spelling: Mapping[Language, Mapping[str, str]] = field(default_factory=dict)
    """Characters of the notation that a language writes otherwise, as 順 is 顺 in Simplified: both can be read."""
    actions: Callable[[Any], Actions[P, M]]
    """Number every choice a seat could be offered, given the rules."""
    words: Mapping[Any, tuple[str, ...]] = field(default_factory=dict)
    """New types of whole numbers that are written as words outside Python, each with the word of every number."""
    speech: Speech[P, M, E]
    endings: Mapping[str, Words] = field(default_factory=dict)
    """What each manner of an end (`Over.kind`) is called; reports show the short word of one that is missing."""
    remembered: tuple[type, ...] = ()
    """Events of which a page that comes late must be told, beside the view: a score sheet's entries."""

    # How it looks.
    board: Callable[[], Any]
    """Data for drawing the empty board: a frozen dataclass of numbers, strings and names."""
    outline: Callable[[Any, P, M], Any]
    """Data for drawing a choice on the board, given the rules: a frozen dataclass, or None for a throw."""
    sketch: Callable[[V, Language], str] | None = None
    """Draw what a seat may see as plain text for a reader; None if nothing is hidden, and `Notation.draw` draws it all."""
    study: Callable[[Any, V], Any] | None = None
    """Data for a learner, given the rules and what a seat may see: a frozen dataclass; None if the game has none."""
    colours: Colours

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @property
    def hides(self) -> bool:
        """Whether some of what happens is not for everyone."""
        return any(issubclass(each, Secret | Sealed) for each in self.event_types)

    def drawn(self, view: V, position: Callable[[], P], language: Language) -> str | None:
        """What a seat may see as text, `position` asked only where nothing is hidden; None: hidden, and no `sketch`."""
        if self.sketch is not None:
            return self.sketch(view, language)
        return None if self.hides else self.spelled(self.notation.draw(position()), language)

    def spelled(self, text: str, language: Language) -> str:
        """Notation for the eyes of a reader; records and messages keep it as `notation` writes it."""
        return text.translate({ord(old): new for old, new in self.spelling.get(language, {}).items()})

    def on_screen(
        self, view: V, position: Callable[[], P], language: Language, room: ScreenSize
    ) -> tuple[TextLine, ...]:
        """What a seat may see in a terminal of this size; nothing for a game that hides something and draws nothing."""
        if self.screen is not None:
            return self.screen(view, language, room)
        drawn = self.drawn(view, position, language)
        if drawn is None:
            return ()
        from youyi.kernel.face.screen import line

        return tuple(map(line, drawn.split("\n")))

    def picture(self, view: V | None = None, language: Language = Language.EN) -> Picture:
        """Draw what a seat may see; without a view the empty board, or the pack. Raises ValueError where nothing is drawn."""
        if self.svg is None:
            raise ValueError(f"{self.id} draws no picture")
        return self.svg(view, language, self.colours.ground.light, self.colours.seats)

    def _repr_svg_(self) -> str | None:
        return None if self.svg is None else self.picture().svg

    def ruleset(self, name: str | None) -> Ruleset[Any]:
        """Find a ruleset by its id, with or without version; None: the default. Raises `Unknown`."""
        if name is None:
            return self.rulesets[0]
        wanted = name if "/" in name else f"{self.id}/{name}"
        for ruleset in self.rulesets + self.former:
            if wanted in (ruleset.id, ruleset.full_id):
                return ruleset
        raise Unknown(error_words.RULESET, name, tuple(each.full_id for each in (*self.rulesets, *self.former)))

    def seating(self, players: int) -> dict[str, int]:
        """Say on which terms so many sit: none where the game leaves no choice, or one player takes every seat."""
        return {"seats": players} if players > 1 and "seats" in questions(self.terms) else {}

    def under(
        self, ruleset: str | None = None, rulings: dict[str, Any] | None = None, terms: dict[str, Any] | None = None
    ) -> Table[P, M, E, V]:
        """Lay a table under a ruleset, with single rulings and terms changed. Raises `Unknown`, `UnknownAnswer`."""
        chosen = self.ruleset(ruleset)
        answers = answered(chosen.rulings, rulings or {})
        agreed = answered(self.terms, terms or {})
        return Table(self, chosen, answers, agreed, self.rules(answers, agreed))


@dataclass(frozen=True, slots=True, repr=False)
class Table(Generic[P, M, E, V]):
    """A game under one ruleset, its rulings and terms: what a record or a web table is played by."""

    game: Game[P, M, E, V]
    ruleset: Ruleset[Any]
    rulings: Any
    terms: Any
    rules: Rules[P, M, E, V]

    def __repr__(self) -> str:
        changed = {**self.changed_rulings, **self.changed_terms}
        return f"<Table {' '.join([self.ruleset.full_id, *(f'{name}={value}' for name, value in changed.items())])}>"

    @property
    def actions(self) -> Actions[P, M]:
        """The numbering of choices under this table's rules."""
        return self.game.actions(self.rules)

    def picture(self, position: P, seat: Seat | int | None = None, language: Language = Language.EN) -> Picture:
        """Draw a position as a seat may see it, or the public; a notebook shows it. Raises ValueError where nothing is drawn."""
        return self.game.picture(self.rules.view(position, None if seat is None else Seat(seat)), language)

    def read_position(self, text: str) -> P:
        """Read a position that can be played on from under these rulings. Raises `BadNotation`, `FaultyPosition`."""
        position = self.game.notation.read_position(text, tolerate=self.game.lawful_faults(self.rulings))
        self.rules.prompt(position)
        return position

    @property
    def changed_rulings(self) -> dict[str, Any]:
        """The answers that differ from the ruleset's."""
        return differences(self.rulings, self.ruleset.rulings)

    @property
    def changed_terms(self) -> dict[str, Any]:
        """The terms that differ from the usual ones."""
        return differences(self.terms, self.game.terms)
