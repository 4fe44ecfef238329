"""TypeScript types of all messages: the client's `lib/wire.ts`, and each game's payloads and odds in `games/<game>/`.

Run `python -m workshop typescript` after a change of the wire or of what a game sends.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from workshop.client.game_odds import odds_ts
from workshop.client.game_types import game_ts
from workshop.client.pattern_chart import patterns_ts
from youyi.analysis.review.contrasts import IN_FULL
from youyi.apps.web.accounts import wire as wire_account
from youyi.apps.web.daily import wire as wire_daily
from youyi.apps.web.league import wire as wire_league
from youyi.apps.web.learn import puzzle_wire as wire_puzzles
from youyi.apps.web.learn import wire as wire_learn
from youyi.apps.web.lobby import wire as wire_lobby
from youyi.apps.web.moderation import wire as wire_operators
from youyi.apps.web.notices import wire as wire_notices
from youyi.apps.web.paper import wire as wire_paper
from youyi.apps.web.people import wire as wire_people
from youyi.apps.web.replay import wire as wire_replay
from youyi.apps.web.review import wire as wire_review
from youyi.apps.web.wire import appointment as wire_appointment
from youyi.apps.web.wire import chance as wire_chance
from youyi.apps.web.wire import company as wire_company
from youyi.apps.web.wire import http as wire_http
from youyi.apps.web.wire import luck as wire_luck
from youyi.apps.web.wire import messages as wire
from youyi.apps.web.wire import moderation as wire_moderation
from youyi.apps.web.wire import said as wire_said
from youyi.apps.web.wire import table as wire_table
from youyi.apps.web.wire import talk as wire_talk
from youyi.apps.web.wire.base import Incoming, Outgoing, Plain
from youyi.apps.web.workbench import wire as wire_workbench
from youyi.games import built_in, game
from youyi.kernel.names import Language

HEADER = "// Generated from youyi.apps.web.wire.messages by `python -m workshop typescript`; do not edit.\n"
_BASES = (Incoming, Outgoing, Plain, wire_http.Question)
_MODULES = (
    wire_said,
    wire_chance,
    wire_appointment,
    wire_company,
    wire_luck,
    wire_talk,
    wire_table,
    wire,
    wire_http,
    wire_lobby,
    wire_daily,
    wire_league,
    wire_notices,
    wire_account,
    wire_learn,
    wire_puzzles,
    wire_replay,
    wire_review,
    wire_workbench,
    wire_paper,
    wire_people,
    wire_moderation,
    wire_operators,
)
"""In the order in which they are written."""
_NAMED: dict[str, Any] = {
    "Value": wire.Value,
    "SeatKind": wire.SeatKind,
    "ClosedBecause": wire.ClosedBecause,
    "Code": wire.Code,
    "Grade": wire_http.Grade,
    "ChatMode": wire_company.ChatMode,
    "EventKind": wire_company.EventKind,
    "PaceKind": wire_company.PaceKind,
    "LeagueDeedKind": wire_league.LeagueDeedKind,
    "PairingState": wire_league.PairingState,
    "TieDeed": wire_people.TieDeed,
    "ReportedWhat": wire_moderation.ReportedWhat,
    "ReportedWhy": wire_moderation.ReportedWhy,
    "DeedKind": wire_moderation.DeedKind,
    "Phrase": wire_talk.Phrase,
    "Language": Language,
    "PaceWanted": wire_table.PaceWanted,
    "Because": wire_said.Because,
    "Asked": wire.Asked,
    "OddsSaid": wire_chance.OddsSaid,
    "Heard": wire.Heard,
    "Spoken": wire.Spoken,
    "SeatWanted": wire_http.SeatWanted,
    "TaskSaid": wire_learn.TaskSaid,
    "JobState": wire_workbench.JobState,
    "ReviewState": wire_review.ReviewState,
    "BandSaid": wire_table.BandSaid,
    "GoalSaid": wire_table.GoalSaid,
}
"""Unions that are declared under a name."""


def wire_ts() -> str:
    """Return `wire.ts`: every message and named union, in the order of the modules."""
    parts = [
        HEADER,
        "/** A payload of the table's game; its type is in the game's `types.ts`. */\nexport type Dumped = unknown;\n",
        f"/** So often one idea is told in whole sentences, by a review as by a tutor. */\nexport const IN_FULL = {IN_FULL};\n",
    ]
    parts += [f"export type {name} = {_union(name)};\n" for name in _NAMED]
    parts += [_interface(each) for module in _MODULES for each in _structs(module)]
    return "\n".join(parts)


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for each in vars(module).values():
        ours = isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
        if ours and each not in _BASES:
            yield each


def _union(name: str) -> str:
    told = _NAMED[name]
    if isinstance(told, type) and issubclass(told, Enum):
        return " | ".join(json.dumps(member.value) for member in told)
    members = get_args(told)
    if all(isinstance(member, str) for member in members):
        return " | ".join(map(json.dumps, members))
    return " | ".join(_type(shape.type_info(member)) for member in members)


def _interface(struct: type[msgspec.Struct]) -> str:
    about = shape.type_info(struct)
    assert isinstance(about, shape.StructType)
    first_line = (struct.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {first_line} */", f"export interface {struct.__name__} {{"]
    if about.tag_field is not None:
        lines.append(f"  {about.tag_field}: {json.dumps(about.tag)};")
    for field in about.fields:
        name = field.encode_name if field.encode_name.isidentifier() else json.dumps(field.encode_name)
        lines.append(f"  {name}{'' if field.required else '?'}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


_WORDS: dict[type[shape.Type], str] = {
    shape.AnyType: "Dumped",
    shape.StrType: "string",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.BoolType: "boolean",
    shape.NoneType: "null",
}


def _type(told: shape.Type) -> str:
    if type(told) in _WORDS:
        return _WORDS[type(told)]
    match told:
        case shape.ListType():
            item = _type(told.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case shape.DictType():
            return f"Record<string, {_type(told.value_type)}>"
        case shape.StructType() | shape.EnumType():
            return told.cls.__name__
        case shape.LiteralType():
            return _literal(told)
        case shape.UnionType():
            return _named_or_spelt(told)
        case _:
            raise TypeError(f"the wire has no TypeScript for {told}")


def _literal(told: shape.LiteralType) -> str:
    for name, known in _NAMED.items():
        if set(get_args(known)) == set(told.values):
            return name
    return " | ".join(json.dumps(value) for value in told.values)


def _named_or_spelt(told: shape.UnionType) -> str:
    """Write a union by its name if it has one; `null` is added to it."""
    nullable = any(isinstance(each, shape.NoneType) for each in told.types)
    spelt = {_type(each) for each in told.types}
    for name, named in _named_unions().items():
        if spelt == named:
            return name
        if spelt == named | {"null"}:
            return f"{name} | null"
    ordered = [_type(each) for each in told.types if not isinstance(each, shape.NoneType)]
    return " | ".join([*ordered, "null"] if nullable else ordered)


@cache
def _named_unions() -> dict[str, set[str]]:
    """The members of each union that has a name, as they are written."""
    members = {name: get_args(known) for name, known in _NAMED.items()}
    return {
        name: {_type(shape.type_info(each)) for each in of}
        for name, of in members.items()
        if of and not isinstance(of[0], str)
    }


def type_files() -> dict[str, str]:
    """Return every generated file of the client by its path under `client/src`."""
    types = {f"games/{name}/types.ts": game_ts(game(name)) for name in built_in()}
    odds = {f"games/{name}/odds.ts": odds_ts(game(name)) for name in built_in()}
    chart = {"games/madiao/chart/patterns.ts": patterns_ts()}
    return {"lib/wire.ts": wire_ts(), **types, **odds, **chart}


def write(folder: Path) -> None:
    """Write all files under the client's sources."""
    for path, text in type_files().items():
        (folder / path).write_text(text, encoding="utf-8")
