"""A request for a table, checked word by word: whatever is unknown is answered with what is known."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import Any, assert_never

from youyi.apps.web import words
from youyi.apps.web.denied import Denied
from youyi.apps.web.store import Laid, Sitter
from youyi.apps.web.table import token_hash
from youyi.apps.web.wire import Value
from youyi.apps.web.wire_http import Computer, CreateTable, Me, OpenSeat, SeatWanted
from youyi.kernel.committed import SECRET_BYTES
from youyi.kernel.errors import Unknown
from youyi.kernel.game import Game
from youyi.kernel.game import Table as Laying
from youyi.kernel.rulings import AnswersConflict, Quantity, UnknownAnswer, answered, questions, valid_answers, values

_LONGEST_NAME = 40
_TOKEN_BYTES = 24
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Nothing that is mistaken for something else when it is read aloud."""
_ID_LENGTH = 12


def agreed(request: CreateTable, games: Mapping[str, Game[Any, Any, Any, Any]]) -> Laying[Any, Any, Any, Any]:
    """Lay the rulebook that a request names. Raises `Denied`."""
    game = games.get(request.game)
    if game is None:
        raise Denied("unknown_game", words.UNKNOWN, valid=tuple(games))
    try:
        ruleset = game.ruleset(request.ruleset)
    except Unknown as error:
        raise Denied("unknown_ruleset", words.UNKNOWN, detail=str(error), valid=error.valid) from None
    terms = _with_seats(game, request)
    _check_answers("ruling", ruleset.rulings, request.rulings)
    _check_answers("term", game.terms, terms)
    try:
        book = game.under(ruleset.full_id, dict(request.rulings), dict(terms))
    except AnswersConflict as error:
        raise Denied("answers_conflict", words.CONFLICT, detail=str(error)) from None
    if book.rules.seats != len(request.seats):
        raise Denied("wrong_seats", words.WRONG_SEATS, valid=(str(book.rules.seats),))
    return book


def seated(wanted: Collection[SeatWanted], players: Collection[str]) -> tuple[tuple[Sitter, ...], dict[int, str]]:
    """Give out the seats of a new table, and the token of whoever laid it. Raises `Denied`."""
    sitters: list[Sitter] = []
    tokens: dict[int, str] = {}
    for seat, each in enumerate(wanted):
        match each:
            case OpenSeat():
                sitters.append(Sitter(seat=seat, kind="open"))
            case Computer(player=name):
                if name not in players:
                    raise Denied("unknown_player", words.UNKNOWN, valid=tuple(players))
                sitters.append(Sitter(seat=seat, kind="computer", player=name))
            case Me(name=name):
                if tokens:
                    raise Denied("two_seats", words.ONE_OF_YOU)
                sitter, tokens[seat] = person(seat, name)
                sitters.append(sitter)
            case _:
                assert_never(each)
    return tuple(sitters), tokens


def person(seat: int, name: str) -> tuple[Sitter, str]:
    """Seat a person: the token is told once, its hash is kept. Raises `Denied` for names nobody can read."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= _LONGEST_NAME or not shown.isprintable():
        raise Denied("bad_name", words.BAD_NAME)
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    return Sitter(seat=seat, kind="human", name=shown, token_hash=token_hash(token)), token


def fresh_secret() -> bytes:
    """Draw what a table's throws and shuffles will follow from."""
    return secrets.token_bytes(SECRET_BYTES)


def laid(book: Laying[Any, Any, Any, Any], *, listed: bool) -> Laid:
    """Make a new table's agreement, with a secret of its own."""
    return Laid(
        id="".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH)),
        game=book.game.id,
        ruleset=book.ruleset.full_id,
        rulings=values(book.rulings),
        terms=values(book.terms),
        secret=fresh_secret(),
        listed=listed,
        since=datetime.now(UTC),
    )


def _with_seats(game: Game[Any, Any, Any, Any], request: CreateTable) -> Mapping[str, Value]:
    """Where the number of seats is a term, the seats asked for agree it."""
    if isinstance(questions(game.terms).get("seats"), Quantity):
        return {"seats": len(request.seats)} | request.terms
    return request.terms


def _check_answers(what: str, usual: Any, wanted: Mapping[str, Value]) -> None:
    known = questions(usual)
    for name, value in wanted.items():
        if name not in known:
            raise Denied(f"unknown_{what}", words.UNKNOWN, detail=f"there is no {what} {name!r}", valid=tuple(known))
        try:
            answered(usual, {name: value})
        except UnknownAnswer as error:
            asked = known[name]
            valid = (valid_answers(asked),) if isinstance(asked, Quantity) else tuple(each.word for each in asked)
            raise Denied("unknown_answer", words.UNKNOWN, detail=str(error), valid=valid) from None
        except AnswersConflict:
            continue  # it may yet agree with the other answers: all of them are tried together
