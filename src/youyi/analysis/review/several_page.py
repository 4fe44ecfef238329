"""Several games reviewed, told in one language: as tables for a terminal, as a page in one file, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from youyi.analysis.figures.tally import NORMAL
from youyi.analysis.reports import page
from youyi.analysis.review.page import review_data
from youyi.analysis.review.review import Review
from youyi.analysis.review.several import Several, several
from youyi.analysis.review.telling import Row, Teller, in_all, result_of, signed, within
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.lab.evaluation import Counts
from youyi.kernel.names import Language, Name, Words


@dataclass(frozen=True, slots=True)
class SeveralTold:
    """Reviews of several games, in one language."""

    reviews: Sequence[Review]
    players: tuple[Several, ...]
    language: Language

    @property
    def counts(self) -> Counts:
        """What counts in all of them."""
        return self.reviews[0].judging.counts

    @property
    def title(self) -> str:
        """How many games these are."""
        return self._say(TEXTS["many"].filled(games=len(self.reviews)))

    def means(self) -> tuple[Row, list[Row]]:
        """What a game brought each player: the columns and a row for each."""
        heads = (
            TEXTS["player"],
            TEXTS["games"],
            result_of(self.reviews[0]),
            TEXTS["luck"],
            TEXTS["adjusted"],
            TEXTS["removed"],
        )
        return self._heads(heads), [
            (
                each.player,
                str(each.games),
                _spread(each.raw, each.raw_error, each.games, self.counts),
                _spread(each.luck, each.luck_error, each.games),
                _spread(each.adjusted, each.error, each.games, self.counts),
                f"{signed(100 * each.variance_removed)} %" if each.games > 1 else "–",
            )
            for each in self.players
        ]

    def by_game(self) -> tuple[Row, list[Row]]:
        """What every game brought each player, and all of them: the columns and the rows."""
        heads = (TEXTS["game"], TEXTS["player"], result_of(self.reviews[0]), TEXTS["luck"], TEXTS["adjusted"])
        rows = [
            (
                str(one.game),
                each.player,
                in_all(one.result, self.counts),
                within(one.luck, one.error),
                within(one.adjusted, one.error, self.counts),
            )
            for each in self.players
            for one in each.by_game
        ]
        return self._heads(heads), [*sorted(rows, key=_number), *map(self._in_sum, self.players)]

    def _in_sum(self, each: Several) -> Row:
        figures = (
            (each.raw, each.raw_error, self.counts),
            (each.luck, each.luck_error, Counts.SCORE),
            (each.adjusted, each.error, self.counts),
        )
        sums = (_spread(each.games * mean, each.games * error, each.games, told) for mean, error, told in figures)
        return (self._say(TEXTS["in_sum"]), each.player, *sums)

    def notes(self) -> Iterator[str]:
        """What the intervals are, what is left out, and whether luck was even."""
        yield self._say(TEXTS["of_games"])
        unfinished = sum(each.result is None for each in self.reviews)
        if unfinished:
            yield self._say(TEXTS["left_out"].filled(games=unfinished))
        for each in self.players:
            if each.games > 1:
                yield self._say(
                    (TEXTS["words.even"] if each.luck_is_even else TEXTS["not_even"]).filled(player=each.player)
                )
        for review in self.reviews[:1]:
            yield from Teller(review, self.language).method()

    def _heads(self, heads: Sequence[Name | Words]) -> Row:
        return [self._say(head) for head in heads]

    def _say(self, said: Name | Words) -> str:
        return said.said_in(self.language)


def told(reviews: Sequence[Review], language: Language) -> SeveralTold:
    """Add the games up, to be told."""
    return SeveralTold(reviews, several(reviews), language)


def several_page(reviews: Sequence[Review], language: Language) -> str:
    """The page of several games, in one language; it asks nothing of any other address."""
    found = told(reviews, language)
    parts = [
        page.table(*found.means(), figures=1),
        page.heading(TEXTS["by_game"].said_in(language)),
        page.table(*found.by_game(), figures=2),
        *(page.paragraph(each, soft=True) for each in found.notes()),
    ]
    return page.page(found.title, language, parts)


def several_data(reviews: Sequence[Review]) -> dict[str, Any]:
    """All figures of several games, as JSON has them: every game's review, then each player's games, sums and means."""
    return {"games": [review_data(each) for each in reviews], "players": [_player(each) for each in several(reviews)]}


def _player(each: Several) -> dict[str, Any]:
    means = {
        "result": (each.raw, each.raw_error),
        "luck": (each.luck, each.luck_error),
        "adjusted": (each.adjusted, each.error),
    }
    return {
        "player": each.player,
        "by_game": [
            {"game": one.game, "result": one.result, "luck": one.luck, "adjusted": one.adjusted, "error": one.error}
            for one in each.by_game
        ],
        **{name: _figures(mean, error, each.games) for name, (mean, error) in means.items()},
        "luck_error": each.sampled,
        "variance_removed": each.variance_removed,
    }


def _figures(mean: float, error: float, games: int) -> dict[str, Any]:
    """A mean and a sum with their 95 % intervals; a single game has none."""
    half = NORMAL * error if games > 1 else None
    return {
        "mean": mean,
        "ci95": None if half is None else [mean - half, mean + half],
        "sum": games * mean,
        "sum_ci95": None if half is None else [games * (mean - half), games * (mean + half)],
    }


def _spread(value: float, error: float, games: int, counts: Counts = Counts.SCORE) -> str:
    """A figure with half of its 95 % interval; a single game has none."""
    return within(value, error if games > 1 else 0.0, counts)


def _number(row: Row) -> int:
    return int(row[0])
