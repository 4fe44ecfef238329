"""How the sentences of ideas are filled: with horses in words, other players by name, stations by theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from youyi.games.dama.ideas.scene import Judged, Outcome, Scene, scene_of
from youyi.games.dama.moves import Move, Ride
from youyi.games.dama.position import Position
from youyi.games.dama.road import STATION_NAMES
from youyi.games.dama.rules import Dama
from youyi.games.dama.speech import SPEECH
from youyi.kernel.face.numerals import in_words
from youyi.kernel.face.speech import Subject, Voice
from youyi.kernel.names import Language, Name
from youyi.kernel.people import People
from youyi.kernel.seats import Seat

Blanks: TypeAlias = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Pair:
    """A better ride and a worse one, as a sentence compares them."""

    scene: Scene
    better: Outcome
    worse: Outcome
    say: Voice

    def whom(self, seat: Seat) -> Subject:
        """Another player by name: the sentence says *you* to the seat that chooses, whoever reads it."""
        return self.say.who(seat)

    def number(self, horses: int) -> Subject:
        """So many horses, in words."""
        return in_words(horses, self.say.language)


Filled: TypeAlias = Callable[[Pair], Blanks | None]


def filling(idea: Judged, fill: Filled) -> Callable[[Dama, Position, Move, Move, Language, People], Blanks | None]:
    """Fill the sentence of an idea that one ride follows and the other does the contrary of; None for any other two."""

    def blanks(
        rules: Dama, position: Position, better: Move, worse: Move, language: Language, people: People
    ) -> Blanks | None:
        scene = scene_of(rules, position)
        if scene is None or not isinstance(better, Ride) or not isinstance(worse, Ride):
            return None
        follows = scene.judged(idea)
        if not follows.get(better) or follows.get(worse) is not False:
            return None
        say = SPEECH.voice(language, People(people.names))
        return fill(Pair(scene, scene.outcomes[better], scene.outcomes[worse], say))

    return blanks


def nothing(_pair: Pair) -> Blanks:
    """A sentence without blanks."""
    return {}


def station(cell: int) -> Name:
    """The name of a station."""
    return STATION_NAMES[cell]


def most(counted: Iterable[tuple[Seat, int]]) -> tuple[Seat, int] | None:
    """The seat with the most, of equals the first; None where nobody has any."""
    found = max(counted, key=lambda each: each[1], default=None)
    return found if found is not None and found[1] else None
