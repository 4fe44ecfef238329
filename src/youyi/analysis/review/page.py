"""A review as a page in one file, as lines of text, as JSON, and as remarks in its record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Any

from youyi.analysis.reports import page
from youyi.analysis.review import words
from youyi.analysis.review.account import accounts
from youyi.analysis.review.advice import instead
from youyi.analysis.review.chart import chart
from youyi.analysis.review.choices import Band, WeighedChoice
from youyi.analysis.review.review import Review
from youyi.analysis.review.settling import Settler
from youyi.analysis.review.telling import Teller, signed
from youyi.analysis.review.values import Valued
from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.names import Language
from youyi.records.record import Record


def review_page(review: Review, language: Language) -> str:
    """The page, in one language; it asks nothing of any other address."""
    teller = Teller(review, language)
    return page.page(teller.title, language, _parts(teller))


def _parts(teller: Teller) -> Iterator[str]:
    review, say = teller.review, teller.say
    yield page.heading(say(TEXTS["summary"]))
    yield page.table(*teller.summary(), figures=2)
    columns, rows = teller.account()
    if rows:
        yield page.heading(say(words.ACCOUNT))
        yield page.table(columns, rows, figures=1)
    yield page.heading(say(TEXTS["course"]))
    yield page.plate(chart(review, teller.language).svg, teller.shows)
    yield page.heading(say(words.TURNS))
    yield from (page.paragraph(each) for each in teller.turns() or [say(words.NO_TURNS)])
    yield from map(page.paragraph, teller.lessons())
    yield page.heading(say(TEXTS["errors"]))
    columns, rows = teller.errors()
    yield (
        page.table(columns, rows, figures=len(columns) - teller.losses)
        if rows
        else page.paragraph(say(TEXTS["no_errors"]))
    )
    yield page.folded(say(TEXTS["draws"]), page.table(*teller.draws(), figures=3))
    yield from (page.paragraph(each, soft=True) for each in teller.method())


def review_data(review: Review) -> dict[str, Any]:
    """All figures of a review, as JSON has them; moves are written as in the record."""
    record, seats = review.record, range(len(review.record.seats))
    return {
        "game": record.game,
        "ruleset": record.ruleset,
        "rulings": dict(record.rulings),
        "terms": dict(record.terms),
        "plies": len(review.moves),
        "playouts": review.playouts,
        "engine": review.engine,
        "seed": review.seed,
        "goal": review.judging.counts.value,
        "unit": {language.value: review.unit.said_in(language) for language in Language},
        "spread": review.judging.spread,
        "bands": {band.name.lower(): band.share * review.judging.spread for band in Band},
        "settled": None if review.settler is None else _settled(review.settler),
        "unsettled": review.unsettled,
        "seats": [_seat(review, seat) for seat in seats],
        "choices": [_choice(review, each) for each in review.choices],
        "draws": [
            {
                "ply": each.ply, "by": each.by, "move": review.moves[each.ply - 1],
                "before": list(each.luck.before), "after": list(each.luck.after), "error": list(each.luck.error) if any(each.luck.error) else None,
            }
            for each in review.draws
        ],
        "course": [{"ply": each.ply, "worth": list(each.worth)} for each in review.course],
        "turning_points": [
            {"ply": each.ply, "seat": each.seat, "swing": each.swing, "drawn": each.drawn} for each in review.turns
        ],
    }  # fmt: skip


def _settled(settler: Settler) -> dict[str, Any]:
    return {
        "engine": settler.played.engine,
        "ahead": settler.ahead,
        "error": settler.played.error,
        "playouts": settler.used,
    }


def _seat(review: Review, seat: int) -> dict[str, Any]:
    sitter, account = review.record.seats[seat], accounts(review)
    return {
        "player": sitter.player,
        "name": sitter.name,
        "result": None if review.result is None else review.result[seat],
        "luck": review.luck(seat),
        "luck_error": review.luck_error(seat),
        "adjusted": review.adjusted(seat),
        "lost": review.lost(seat),
        "account": asdict(account[seat]) if account else None,
        "choices": review.asked(seat),
        **{band.name.lower(): review.counted(seat, band) for band in Band},
    }


def _choice(review: Review, choice: WeighedChoice) -> dict[str, Any]:
    write = review.table.game.notation.write_move

    def valued(each: Valued) -> dict[str, Any]:
        return {"move": write(each.move), "worth": list(each.worth), "less": each.less, "error": each.error}

    opened = {} if choice.opened is None else {"open": [valued(each) for each in choice.opened]}
    return {
        "ply": choice.ply,
        "seat": choice.seat,
        "move": write(choice.taken.move),
        "loss": choice.loss,
        "error": choice.taken.error,
        "band": choice.band.name.lower(),
        "playouts": choice.playouts,
        "valued": [valued(each) for each in choice.valued],
        **opened,
    }


def annotated(review: Review, language: Language) -> Record:
    """The record with a remark at every choice that cost something and every turning point; other remarks stay."""
    teller = Teller(review, language)
    remarks = {turn.ply: teller.say(words.TURNED, seat=teller.seat(turn.seat), swing=signed(turn.swing), unit=teller.unit)
               for turn in review.turns if turn.drawn}  # fmt: skip
    remarks |= {each.ply: remark(teller, each) for each in review.choices if each.band is not Band.GOOD}
    return replace(review.record, notes={**review.record.notes, **remarks})


def remark(teller: Teller, choice: WeighedChoice) -> str:
    """What a choice cost, what was better, and why."""
    best = choice.valued[0]
    why = instead(teller, choice)
    return teller.say(
        TEXTS["remark"] if why is None else TEXTS["remark_why"],
        band=choice.band.called,
        less=signed(-choice.loss),
        unit=teller.unit,
        best=teller.label(choice, best),
        why=why,
    )
