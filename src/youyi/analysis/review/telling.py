"""How figures and moves of a review are said, for text and pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Any

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.review import words
from youyi.analysis.review.account import accounts, in_tenths
from youyi.analysis.review.chart import shown
from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.contrasts import Contrasts
from youyi.analysis.review.review import DrawLuck, Review, Swing
from youyi.analysis.review.settling import Settler
from youyi.analysis.review.values import Valued, foreseen
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.cards import Deal
from youyi.kernel.errors import Unknown
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language, Name, Words
from youyi.kernel.people import NOBODY, People
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, heard
from youyi.players.player import player_spec
from youyi.records.record import Sitter
from youyi.records.transcript import seat_name, sitter_name

Row = Sequence[str]


def signed(value: float) -> str:
    """A gain or loss with one decimal: +3.2, −0.4, 0.0."""
    said = f"{abs(value):.1f}"
    return said if float(said) == 0 else ("+" if value > 0 else "\N{MINUS SIGN}") + said


def in_all(value: float, counts: Counts) -> str:
    """A result or a worth with one decimal: a gain or loss, or a chance.

    >>> in_all(12.0, Counts.SCORE), in_all(12.0, Counts.FIRST)
    ('+12.0', '12.0')
    """
    match counts:
        case Counts.SCORE:
            return signed(value)
        case Counts.FIRST:
            return signed(value).lstrip("+")


def within(value: float, error: float, counts: Counts = Counts.SCORE) -> str:
    """A figure with half of its 95 % interval, where it has one; `counts` where it is a result."""
    said = in_all(value, counts)
    return said if error == 0 else f"{said} ± {NORMAL * error:.1f}"


def result_of(review: Review) -> Name | Words:
    """What a review's results are, as a column of them is headed."""
    match review.judging.counts:
        case Counts.SCORE:
            return review.table.game.result
        case Counts.FIRST:
            return TEXTS["first"]


def brought(table: Any, position: Any, move: Any, seat: Seat, language: Language, people: People = NOBODY) -> str:
    """What a choice brings at once, in a few words: nothing that the seat could not work out from its view."""
    commentary = table.game.commentary
    if commentary is None:
        return ""
    seen = seen_ahead(table, position, move, seat)
    said: str = commentary.effect(table.rules, position, move, seen, language, people)
    return said


def seen_ahead(table: Any, position: Any, move: Any, seat: Seat) -> tuple[Any, ...]:
    """The events of a choice that its seat can foresee: up to the first that reveals something unseen."""
    events = foreseen(table.rules, position, move).events
    return heard(takewhile(lambda event: not isinstance(event, Revealed), events), seat)


@dataclass(frozen=True)
class Teller:
    """Says a review in one language."""

    review: Review
    language: Language

    def say(self, text: Words | Name, **values: object) -> str:
        """A statement with its blanks filled."""
        return (text.filled(**values) if isinstance(text, Words) else text).said_in(self.language)

    def seat(self, seat: Seat | int | None) -> str:
        """A seat by its name."""
        return seat_name(self.review.table, None if seat is None else Seat(seat), self.language)

    def player(self, sitter: Sitter) -> str:
        """Who sat there: by name, or what the computer player is called; its id where this release has none such."""
        if sitter.name is None and sitter.player is not None:
            try:
                return self.say(player_spec(sitter.player, self.review.table.game).name)
            except Unknown:
                pass
        return sitter_name(sitter)

    def move(self, ply: int) -> str:
        """The move of a ply, as the record writes it; a whole pack only by what it is."""
        text = self.review.moves[ply - 1]
        drawn = self.review.table.game.notation.read_move(text)
        return self.say(TEXTS["pack"]) if isinstance(drawn, Deal) else text

    def written(self, move: Any) -> str:
        """A choice, as a record writes it."""
        return str(self.review.table.game.notation.write_move(move))

    @property
    def title(self) -> str:
        """What is reviewed."""
        return self.say(TEXTS["title"], game=self.review.table.game.name)

    @property
    def unit(self) -> str:
        """What the figures are in."""
        return self.say(self.review.unit)

    def goal(self, counts: Counts) -> str:
        """What a game is, or could be, reviewed for."""
        return self.say(words.GOALS[counts], unit=counts.unit(self.review.table.game.unit))

    def summary(self) -> tuple[Row, list[Row]]:
        """Who played how: the columns and a row for each seat."""
        review, counts = self.review, self.review.judging.counts
        heads = (TEXTS["seat"], TEXTS["player"], result_of(review), TEXTS["luck"], TEXTS["adjusted"], TEXTS["lost"],
                 TEXTS["choices"])  # fmt: skip
        rows, closing = list[Row](), in_tenths(accounts(review))
        for seat, sitter in enumerate(review.record.seats):
            error = review.luck_error(seat)
            result, luck = (closing[seat].result, closing[seat].luck) if closing else (None, review.luck(seat))
            rows.append([
                self.seat(seat),
                self.player(sitter),
                "–" if result is None else in_all(result, counts),
                within(luck, error),
                "–" if result is None else within(result - luck, error, counts),
                signed(-review.lost(seat)),
                str(review.asked(seat)),
                *(str(review.counted(seat, band)) for band in NAMED),
            ])  # fmt: skip
        return [*map(self.say, heads), *(self.say(band.called) for band in NAMED)], rows

    def account(self) -> tuple[Row, Sequence[Row]]:
        """What every result is made of: the columns and a row for each seat; none for a game that is not over."""
        review, counts = self.review, self.review.judging.counts
        heads = (TEXTS["seat"], TEXTS["expected"], TEXTS["luck"], TEXTS["own"], TEXTS["others"], TEXTS["small"],
                 TEXTS["rest"], result_of(review))  # fmt: skip
        rows = [
            [
                self.seat(seat),
                in_all(each.expected, counts),
                *map(signed, (each.luck, each.own, each.others, each.small)),
                within(each.rest, each.error),
                in_all(each.result, counts),
            ]
            for seat, each in enumerate(in_tenths(accounts(review)))
        ]
        return [*map(self.say, heads)], rows

    def turns(self) -> list[str]:
        """The turning points, a sentence each."""
        moved: dict[int, WeighedChoice | DrawLuck] = {each.ply: each for each in self.review.choices}
        moved.update((each.ply, each) for each in self.review.draws)
        return [self._turn(turn, moved[turn.ply]) for turn in self.review.turns]

    def _turn(self, turn: Swing, by: WeighedChoice | DrawLuck) -> str:
        told = {"ply": turn.ply, "seat": self.seat(turn.seat), "unit": self.unit, "swing": signed(turn.swing)}
        if isinstance(by, DrawLuck):
            return self.say(TEXTS["by_luck"], says=self._drawn(by), **told)
        taken = self.label(by, by.taken)  # notation is not written in the reader's script
        return self.say(TEXTS["by_choice"], move=taken, band=by.band.called, **told)

    def _drawn(self, draw: DrawLuck) -> str:
        """What was drawn, in a sentence; a whole pack only by what it is."""
        if draw.event is None:
            return self.say(TEXTS["dealt"])
        said: str = self.review.table.game.speech.event(draw.event, self.language)
        return said

    @property
    def shows(self) -> str:
        """What the chart shows, in words."""
        return self.say(shown(self.review))

    def label(self, choice: WeighedChoice, valued: Valued) -> str:
        """A choice as on a button."""
        return str(self.review.table.game.speech.move(choice.position, valued.move, self.language))

    @property
    def losses(self) -> int:
        """How many of the last columns of `errors` are losses."""
        return 1 + self.review.table.game.hides

    def brought(self, choice: WeighedChoice) -> str:
        """What the best choice would have brought at once."""
        return brought(self.review.table, choice.position, choice.valued[0].move, choice.seat, self.language)

    @cached_property
    def contrasts(self) -> Contrasts:
        """Why choices would have been better, by ideas."""
        return Contrasts(self.review)

    def why(self, choice: WeighedChoice) -> str:
        """Why the best choice would have been better; where no idea says so, what it would have brought at once."""
        return self.contrasts.said(choice, self.language) or self.brought(choice)

    def lessons(self) -> list[str]:
        """For each seat the idea that would have saved it most, if it would have more than once."""
        return [
            self.say(TEXTS["often"], seat=self.seat(each.seat), idea=each.idea.name, times=each.times,
                     less=signed(each.lost).lstrip("+"), unit=self.unit)
            for each in self.contrasts.habits
        ]  # fmt: skip

    def errors(self) -> tuple[Row, list[Row]]:
        """The choices that cost something: the columns and a row for each."""
        heads = [TEXTS["words.ply"], TEXTS["seat"], TEXTS["band"], TEXTS["taken"], TEXTS["best"], TEXTS["brings"],
                 TEXTS["loss"]]  # fmt: skip
        if self.review.table.game.hides:
            heads.append(TEXTS["loss_open"])
        return [*map(self.say, heads)], [self._error(each) for each in self.review.named]

    def _error(self, choice: WeighedChoice) -> Row:
        opened = () if choice.taken_open is None else (within(-choice.taken_open.less, choice.taken_open.error),)
        return (
            str(choice.ply),
            self.seat(choice.seat),
            self.say(choice.band.called),
            self.written(choice.taken.move),
            self.written(choice.valued[0].move),
            self.why(choice),
            within(-choice.loss, choice.taken.error),
            *opened,
        )

    def draws(self) -> tuple[Row, list[Row]]:
        """The luck of every draw: the columns and a row for each."""
        seats = [self.seat(seat) for seat in range(len(self.review.record.seats))]
        rows = [self._draw(each) for each in self.review.draws]
        return [self.say(TEXTS["words.ply"]), self.say(TEXTS["by"]), self.say(TEXTS["drawn"]), *seats], rows

    def _draw(self, draw: DrawLuck) -> Row:
        found = zip(draw.luck.brought, draw.luck.error, strict=True)
        return (str(draw.ply), self.seat(draw.by), self.move(draw.ply), *(within(*each) for each in found))

    def method(self) -> Iterator[str]:
        """How the figures were found."""
        review, game = self.review, self.review.table.game
        if review.playouts:
            guide = player_spec(review.judging.guide, game).name
            yield self.say(
                TEXTS["played_out"], playouts=review.playouts, guide=guide, engine=review.engine, seed=review.seed
            )
        if review.judged:
            yield self.say(TEXTS["judged"])
        if review.settler is not None:
            yield from self._settled(review.settler)
        if review.unsettled:
            yield self.say(TEXTS["unsettled"], choices=review.unsettled)
        if review.result is not None:
            yield self.say(TEXTS["closes"])
        if review.judged:
            yield self.say(TEXTS["drifts"])
        if game.hides:
            yield self.say(TEXTS["supposed"])
        if review.judging.counts is Counts.FIRST:
            yield self.say(TEXTS["of_first"])
        limits = tuple(f"{self.say(band.called)} {band.share * review.judging.spread:.1f}" for band in NAMED)
        yield self.say(TEXTS["bands"], limits=limits, unit=review.unit)
        if review.result is None:
            yield self.say(TEXTS["unfinished"])

    def _settled(self, settler: Settler) -> Iterator[str]:
        """How choices that looked bad were looked into."""
        effort, judging, game = settler.effort, self.review.judging, self.review.table.game
        yield self.say(
            TEXTS["settled_ahead"] if settler.ahead else TEXTS["settled"],
            guide=player_spec(judging.guide, game).name, plies=settler.ahead, least=effort.least, most=effort.most,
            engine=settler.played.engine, seed=self.review.seed,
        )  # fmt: skip
        if judging.second is not None:
            yield self.say(TEXTS["borne_out"], second=player_spec(judging.second, game).name)


NAMED = tuple(band for band in Band if band is not Band.GOOD)
"""The bands of choices that cost something."""
