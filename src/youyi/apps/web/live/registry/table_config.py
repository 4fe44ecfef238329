"""Requests for a new table checked, and its configuration made; a refusal names the valid values."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, assert_never

from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import MessageError, RequestError
from youyi.apps.web.base.names import is_deceptive
from youyi.apps.web.base.rating import is_erased
from youyi.apps.web.live.registry.seat_limits import origin
from youyi.apps.web.live.state.appointment import Appointment, chosen_times, read_times
from youyi.apps.web.live.state.commit_reveal import CONTRIBUTED
from youyi.apps.web.live.state.stored_table import SeatHolder, TableConfig, token_hash
from youyi.apps.web.wire.http import Computer, CreateTable, Me, OpenSeat, SeatWanted
from youyi.apps.web.wire.messages import Value
from youyi.kernel.committed import SECRET_BYTES
from youyi.kernel.contributed import is_text
from youyi.kernel.errors import Unknown
from youyi.kernel.face.untrusted_text import name_of
from youyi.kernel.game import Game
from youyi.kernel.game import Table as GameTable
from youyi.kernel.rulings import AnswersConflict, Quantity, UnknownAnswer, answered, questions, valid_answers, values
from youyi.kernel.seats import Seat

_TOKEN_BYTES = 24
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters and digits that are easily confused."""
_ID_LENGTH = 12


def requested_table(
    request: CreateTable, games: Mapping[str, Game[Any, Any, Any, Any]]
) -> GameTable[Any, Any, Any, Any]:
    """The game with the ruleset, rulings and terms that a request names. Raises `RequestError`."""
    game = games.get(request.game)
    if game is None:
        raise RequestError("unknown_game", words.UNKNOWN, valid=tuple(games))
    table = checked_rules(game, request.ruleset, request.rulings, _with_seats(game, request))
    if table.rules.seats != len(request.seats):
        raise RequestError("wrong_seats", words.WRONG_SEATS, valid=(str(table.rules.seats),))
    return table


def checked_rules(
    game: Game[Any, Any, Any, Any], name: str | None, rulings: Mapping[str, Value], terms: Mapping[str, Value]
) -> GameTable[Any, Any, Any, Any]:
    """A table of a game with a ruleset, other answers and other terms, all by their names. Raises `RequestError`."""
    try:
        ruleset = game.ruleset(name)
    except Unknown as error:
        raise RequestError("unknown_ruleset", words.UNKNOWN, detail=str(error), valid=error.valid) from None
    _check_answers("ruling", ruleset.rulings, rulings)
    _check_answers("term", game.terms, terms)
    try:
        return game.under(ruleset.full_id, dict(rulings), dict(terms))
    except AnswersConflict as error:
        raise RequestError("answers_conflict", words.CONFLICT, detail=str(error)) from None


def requested_seats(
    wanted: Collection[SeatWanted], players: Collection[str], account: str | None = None
) -> tuple[tuple[SeatHolder, ...], dict[int, str]]:
    """The seats of a new table, and the token of the person who asked for it, by seat. Raises `RequestError`.

    `account`: of that person.
    """
    sitters: list[SeatHolder] = []
    tokens: dict[int, str] = {}
    for seat, each in enumerate(wanted):
        match each:
            case OpenSeat():
                sitters.append(SeatHolder(seat=seat, kind="open"))
            case Computer(player=name):
                if name not in players:
                    raise RequestError("unknown_player", words.UNKNOWN, valid=tuple(players))
                sitters.append(SeatHolder(seat=seat, kind="computer", player=name))
            case Me(name=name, seal=seal):
                if tokens:
                    raise RequestError("two_seats", words.ONE_OF_YOU)
                sitter, tokens[seat] = seat_person(seat, name, seal)
                sitters.append(replace(sitter, account=account))
            case _:
                assert_never(each)
    return tuple(sitters), tokens


def arrived(sitters: tuple[SeatHolder, ...], config: TableConfig, address: str) -> tuple[SeatHolder, ...]:
    """The same seats, with when and from where the person who made the table came.

    Not from where at the deal of the day: under its secret, addresses could be compared from table to table.
    """
    came_from = origin(address, config.secret) if config.day is None else None
    suits = None if config.appointment is None else config.appointment.times
    return tuple(
        replace(each, since=config.since, origin=came_from, suits=suits) if each.kind == "human" else each
        for each in sitters
    )


def seat_person(seat: int, name: str, seal: str | None = None) -> tuple[SeatHolder, str]:
    """A seat held by a person, and its token, of which only the hash is stored. Raises `RequestError`."""
    shown = name_of(name)
    if shown is None:
        raise RequestError("bad_name", words.BAD_NAME)
    if is_deceptive(shown):
        raise RequestError("bad_name", words.DECEPTIVE_NAME)
    checked_seal(seal)
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    return SeatHolder(seat=seat, kind="human", name=shown, token_hash=token_hash(token), seal=seal), token


def checked_seal(seal: str | None) -> str | None:
    """The seal of a request, if it is one. Raises `RequestError`."""
    if seal is not None and not is_text(seal):
        raise RequestError("bad_seal", words.REFUSED["bad_seal"])
    return seal


def again(sitter: SeatHolder, place: Seat, seals: Mapping[Seat, str | None]) -> SeatHolder:
    """Someone's seat at the rematch. The seals of those who sealed at this table are awaited, unless one is given."""
    if sitter.kind == "left" or (sitter.kind == "computer" and sitter.account is not None):
        return SeatHolder(seat=place, kind="open")
    old = Seat(sitter.seat)
    awaited = old not in seals and sitter.seal is not None
    seal = seals.get(old)
    return replace(
        sitter,
        seat=place,
        seal=seal,
        seal_awaited=awaited,
        opening=None,
        stand_in=None,
        wants_pause=False,
        suits=None,
        came=None,
        account=None if is_erased(sitter.account) else sitter.account,
    )


def fresh_secret() -> bytes:
    """A new table's secret: every throw and shuffle follows from it."""
    return secrets.token_bytes(SECRET_BYTES)


def fresh_id() -> str:
    """The id of a new table, or of a league: nobody guesses it."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_config(table: GameTable[Any, Any, Any, Any], *, listed: bool) -> TableConfig:
    """The configuration of a new table, with an id and a secret of its own."""
    return TableConfig(
        id=fresh_id(),
        game=table.game.id,
        ruleset=table.ruleset.full_id,
        rulings=values(table.rulings),
        terms=values(table.terms),
        secret=fresh_secret(),
        listed=listed,
        scheme=CONTRIBUTED,
        since=server_time.now(),
    )


def requested_appointment(request: CreateTable, now: datetime) -> Appointment | None:
    """The appointment of a new table. Raises `RequestError`."""
    if request.times is None:
        return None
    kinds = {type(each) for each in request.seats}
    if not {Me, OpenSeat} <= kinds:
        raise RequestError("bad_times", words.APPOINTMENT_SEATS)
    try:
        return Appointment(times=read_times(request.times, now))
    except MessageError as error:
        raise RequestError(error.code, error.said) from None


def suiting_times(of: Appointment | None, suits: Sequence[str] | None) -> tuple[datetime, ...] | None:
    """Which times suit somebody who sits down; None where no time is to be agreed. Raises `RequestError`."""
    if of is None or not of.pending:
        return None
    try:
        return chosen_times(suits or (), of.times)
    except MessageError as error:
        raise RequestError(error.code, error.said) from None


def _with_seats(game: Game[Any, Any, Any, Any], request: CreateTable) -> Mapping[str, Value]:
    """The requested terms; where the number of seats is a term, it is the number of seats asked for."""
    if isinstance(questions(game.terms).get("seats"), Quantity):
        return {"seats": len(request.seats)} | request.terms
    return request.terms


def _check_answers(what: str, usual: Any, wanted: Mapping[str, Value]) -> None:
    known = questions(usual)
    for name, value in wanted.items():
        if name not in known:
            raise RequestError(
                f"unknown_{what}", words.UNKNOWN, detail=f"there is no {what} {name!r}", valid=tuple(known)
            )
        try:
            answered(usual, {name: value})
        except UnknownAnswer as error:
            asked = known[name]
            valid = (valid_answers(asked).en,) if isinstance(asked, Quantity) else tuple(each.word for each in asked)
            raise RequestError("unknown_answer", words.UNKNOWN, detail=str(error), valid=valid) from None
        except AnswersConflict:
            continue  # valid perhaps together with the other answers: `requested_table` tries them all at once
