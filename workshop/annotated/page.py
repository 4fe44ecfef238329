"""A reviewed game as a page of Markdown: what happened, what it cost, what would have been better, and the course as a chart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workshop.annotated.texts import ANNOTATED as TEXTS
from youyi.analysis.review import words
from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.page import remark
from youyi.analysis.review.review import Review, Swing
from youyi.analysis.review.telling import Row, Teller, signed
from youyi.kernel.names import Language
from youyi.kernel.session import Ply
from youyi.records.replay import replay_as_far_as_valid

WHOLE = 120
"""Games of at most so many plies are told ply by ply, longer ones where something happened."""
LIST = 5
"""So many sentences of one ply, or more, are told as a list."""
REMARKS, PICTURES = 12, 4
"""At most so many choices are remarked on, and at most so many positions drawn: those that cost most."""
ALONE = TEXTS["alone"]
BETWEEN = TEXTS["between"]
BEFORE = TEXTS["before"]
CHOOSES = TEXTS["chooses"]
GAME = TEXTS["game"]
LEGENDS = {
    "ruqi": TEXTS["legend.ruqi"],
    "dama": TEXTS["legend.dama"],
    "madiao": TEXTS["legend.madiao"],
}
"""How the pictures of each game's positions are to be read."""


@dataclass(frozen=True, slots=True)
class Told:
    """A review told in one language, with the plies of its game."""

    review: Review
    language: Language
    plies: Sequence[Ply[Any, Any, Any]]

    @property
    def teller(self) -> Teller:
        """Who says it."""
        return Teller(self.review, self.language)

    @property
    def costly(self) -> dict[int, WeighedChoice]:
        """The choices that are remarked on, by ply."""
        named = [each for each in self.review.choices if each.band not in (Band.GOOD, Band.DOUBTFUL)]
        worst = sorted(named, key=lambda each: -each.loss)[:REMARKS]
        return {each.ply: each for each in worst}

    def course(self) -> Iterator[str]:
        """The plies that are told, each as a paragraph, with remarks and positions after them."""
        costly, turned = self.costly, {each.ply: each for each in self.review.turns if each.drawn}
        skipped, waiting = list[int](), ""
        for ply in self.plies:
            if ply.number not in costly and ply.number not in turned and not self._tells(ply):
                skipped.append(ply.number)
                continue
            yield from self._between(skipped)
            skipped.clear()
            if self._joined(ply, turned):
                waiting = self._said(ply)
                continue
            number = f"{ply.number - 1}–{ply.number}" if waiting else str(ply.number)
            yield _after(f"**{number}**", _after(waiting, self._said(ply), self._gap), " ")
            waiting = ""
            if ply.number in turned:
                yield f"> {turned_by_luck(self.teller, turned[ply.number])}"
            if ply.number in costly:
                yield f"> **{remark(self.teller, costly[ply.number])}**"
                yield from self._picture(ply, costly)
        yield from self._between(skipped)

    def _joined(self, ply: Ply[Any, Any, Any], turned: Mapping[int, Swing]) -> bool:
        """Whether a throw stands in one paragraph with the choice that follows."""
        following = self.plies[ply.number] if ply.number < len(self.plies) else None
        if following is None or not ply.drawn or ply.number in turned or following.drawn or following.by != ply.by:
            return False
        return ply.by is not None and len(self.plies) <= WHOLE

    def _between(self, skipped: Sequence[int]) -> Iterator[str]:
        if skipped:
            between = BETWEEN if len(skipped) > 1 else ALONE
            yield f"*{self.teller.say(between, first=skipped[0], last=skipped[-1])}*"

    def _tells(self, ply: Ply[Any, Any, Any]) -> bool:
        """Whether a ply is told in a long game: where somebody who looked away must be told."""
        commentary = self.review.table.game.commentary
        notable = commentary is not None and any(map(commentary.notable, ply.step.events))
        return len(self.plies) <= WHOLE or notable

    def _said(self, ply: Ply[Any, Any, Any]) -> str:
        """What was chosen or drawn, and what of it is worth a word."""
        game, commentary = self.review.table.game, self.review.table.game.commentary
        if ply.drawn:
            said = [game.speech.event(each, self.language) for each in ply.step.events]
            return _sentences(said if len(self.plies) <= WHOLE else said[:1], self._gap)
        label = game.speech.move(ply.before, ply.move, self.language)
        worth_a_word = [
            game.speech.event(each, self.language)
            for each in ply.step.events
            if commentary is None or commentary.notable(each) or commentary.teaches(each)
        ]
        chosen = self.teller.say(CHOOSES, seat=self.teller.seat(ply.by), label=label)
        return _after(chosen, _sentences(worth_a_word, self._gap), self._gap)

    @property
    def _gap(self) -> str:
        """What stands between two sentences."""
        return " " if self.language is Language.EN else ""

    def _picture(self, ply: Ply[Any, Any, Any], costly: Mapping[int, WeighedChoice]) -> Iterator[str]:
        """The position before one of the choices that cost most, as its seat saw it."""
        if ply.number not in sorted(costly, key=lambda each: -costly[each].loss)[:PICTURES]:
            return
        table = self.review.table
        view = table.rules.view(ply.before, ply.by)
        drawn = table.game.drawn(view, lambda: ply.before, self.language)
        if drawn is not None:
            lines = [line.rstrip() for line in drawn.split("\n")]
            yield self.teller.say(BEFORE)
            yield "\n".join(["```text", *lines, "```"])


def turned_by_luck(teller: Teller, turn: Swing) -> str:
    """What a draw brought."""
    return teller.say(words.TURNED, seat=teller.seat(turn.seat), swing=signed(turn.swing), unit=teller.unit)


def _after(first: str, rest: str, gap: str) -> str:
    """One text after another; a list begins on a line of its own."""
    return f"{first}{rest}" if rest.startswith("\n") or not first else f"{first}{gap}{rest}".rstrip()


def _sentences(said: Sequence[str], gap: str) -> str:
    different = tuple(dict.fromkeys(said))
    return gap.join(different) if len(different) < LIST else "".join(f"\n- {each}" for each in different)


def told_page(review: Review, language: Language, heading: str, chart: str, made: str) -> str:
    """The page; `chart` is the address of its picture, `made` says how it was made."""
    told = Told(review, language, replay_as_far_as_valid(review.record).plies)
    teller = told.teller
    columns, rows = teller.summary()
    parts = [
        f"# {heading}",
        made,
        _table(columns, rows),
        f"**{teller.say(words.ACCOUNT)}**",
        _table(*teller.account()),
        f"![{teller.shows}]({chart})",
        f"## {teller.say(words.TURNS)}",
    ]
    parts.append("\n".join(f"- {each}" for each in teller.turns()) or teller.say(words.NO_TURNS))
    parts += [*teller.lessons(), f"## {teller.say(GAME)}", teller.say(LEGENDS[review.table.game.id])]
    return "\n\n".join([*parts, *told.course(), *teller.method()]) + "\n"


def _table(columns: Row, rows: Sequence[Row]) -> str:
    rule = ["---", "---", *["--:"] * (len(columns) - 2)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, rule, *rows))
