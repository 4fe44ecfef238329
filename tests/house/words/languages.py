"""What a language lacks: a list of everything that is said to a reader and not yet said in it.

A language has a tag (`zh-Hans`), which names its pages and its files in the client, and a field (`zh_hans`), which names its
part of every Python value that holds a text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from starlette.requests import Request

from tests.house.tree import PACKAGE, ROOT, short
from tests.house.words.instances import instance
from tests.house.words.texts import all_texts, modules
from tests.kit.walks import stroll
from youyi.apps.cli.base.failures import language_of_environment
from youyi.apps.web.http.responses import language_of
from youyi.games import catalogue as games
from youyi.kernel.catalogues import catalogue
from youyi.kernel.names import CHINESE, Gloss, Language, Name, Texts, Words
from youyi.kernel.rules import Chance, Reason
from youyi.kernel.rulings import Ruling, questions
from youyi.records.kinds import keys_of

if TYPE_CHECKING:
    from enum import StrEnum

    import pytest

CLIENT = ROOT / "client" / "src"
SPEECHES = {
    path.parts[-3]: Texts(f"youyi.games.{path.parts[-3]}.texts", "speech")
    for path in PACKAGE.glob("games/*/texts/speech.en.po")
}
FIELDS = {language.name.lower() for language in Language}


def field_of(language: StrEnum) -> str:
    """The field that holds a language's part of a text."""
    return language.name.lower()


def types(language: StrEnum) -> Iterator[str]:
    """Classes and functions that take some languages by name, but not this one."""
    for module in modules():
        for name, value in vars(module).items():
            if getattr(value, "__module__", None) != module.__name__:
                continue
            taken = set(getattr(value, "__annotations__", ()))
            if len(taken & FIELDS) > 1 and field_of(language) not in taken | {"en"}:
                yield f"{module.__name__}.{name} has no `{field_of(language)}`"


def tables(language: StrEnum) -> Iterator[str]:
    """Mappings from languages that have no entry for this one, and fields that records write under another name."""
    for module in modules():
        for name, value in vars(module).items():
            if isinstance(value, Mapping) and set(value) & set(Language) and language not in value:
                yield f"{module.__name__}.{name} has no entry for {language}"
    if language.value not in keys_of(Words).values():
        yield f"youyi.records.kinds.keys_of does not write `{field_of(language)}` as {language}"


def texts(language: StrEnum, found: Iterable[Name | Words] | None = None) -> Iterator[str]:
    """Names and statements (clauses, rulings, cards, refusals, the terminal's words) without a text."""
    for text in all_texts() if found is None else found:
        if isinstance(text, Gloss) and language in CHINESE:
            continue  # who reads Chinese needs none
        if not (getattr(text, field_of(language), None) or "").strip():
            yield f"no {language} for: {text.en}"


def moments(game: Any) -> Iterator[tuple[str, str, tuple[Any, ...]]]:
    """Every kind of event, move and prompt of a game: its name, the method that says it, what that is given."""
    rulings = game.rulesets[0].rulings
    answer = next(each for name in questions(rulings) if isinstance(each := getattr(rulings, name), Ruling))
    paces = list(islice(stroll(game.under(game.rulesets[0].full_id, {}, {}).rules, seed=1), 5))
    start = paces[0].before
    drawn: dict[Any, Any] = {type(pace.move): pace.move for pace in paces if isinstance(pace.prompt, Chance)}
    moves = get_args(import_module(f"youyi.games.{game.id}.moves").Move)
    phases = get_args(get_type_hints(type(start))["phase"])
    for full, reason in ((True, game.articles[0]), (False, answer)):
        given = drawn | {Reason: reason}
        for kind in game.event_types:
            yield kind.__name__, "event", (instance(kind, given, full=full),)
        for kind in phases:
            yield kind.__name__, "prompt", (replace(start, phase=instance(kind, given, full=full)),)
    for kind in moves:
        yield getattr(kind, "__name__", str(kind)), "move", (start, instance(kind, drawn, full=True))


def sentences(language: StrEnum, game: Any) -> Iterator[str]:
    """Kinds of events, moves and prompts that a game does not say; all of them while it has no catalogue of the language."""
    texts = SPEECHES.get(game.id)
    there = texts is None or bool(catalogue(texts.package, texts.room, language))
    for name, method, about in moments(game):
        try:
            said = getattr(game.speech, method)(*about, language) if there else "no catalogue"
        except (AttributeError, KeyError, IndexError, TypeError) as error:
            said = f"{type(error).__name__} {error}"
        else:
            if there and isinstance(said, str) and said.strip():
                continue
        yield f"{game.id}: {method} {name} is not said in {language}: {said!r}"


def choosing(language: StrEnum, patch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a reader chooses the language, on the command line and in the browser."""
    patch.setenv("LC_ALL", f"{language.value.replace('-', '_')}.UTF-8")
    if language_of_environment() != language:
        yield f"youyi.apps.cli.base.failures.language_of_environment does not know LC_ALL={language}"
    if language_of(Request({"type": "http", "query_string": b"", "headers": accepting(language)})) != language:
        yield f"youyi.apps.web.http.responses.language_of does not know Accept-Language: {language}"
    for path in (CLIENT / "lib" / "settings.svelte.ts", CLIENT / "lib" / "Menu.svelte"):
        if f'"{language}"' not in path.read_text("utf-8"):
            yield f"{short(path)} does not offer {language}"


def accepting(language: StrEnum) -> list[tuple[bytes, bytes]]:
    """The headers of a browser that asks for a language."""
    return [(b"accept-language", f"{language.value},en;q=0.5".encode())]


def client_words(language: StrEnum) -> Iterator[str]:
    """Catalogues of the client's words; that all have the same keys is for `words.js` and its tests."""
    for english in sorted(CLIENT.rglob("words.en.po")):
        own = english.with_name(f"words.{language}.po")
        if not own.exists():
            yield f"{short(own)} is missing"


def pages(language: StrEnum) -> Iterator[str]:
    """Pages that exist in English but not in this language."""
    for english in (*sorted((ROOT / "docs").rglob("en.md")), ROOT / "README.md"):
        own = english.with_name(f"{'README.' if english.stem == 'README' else ''}{language}.md")
        if language.value != "en" and not own.exists():
            yield f"{short(own)} is missing"


def missing(language: StrEnum, patch: pytest.MonkeyPatch) -> list[str]:
    """Everything that a language lacks, in the order in which docs/howto/add-a-language.md adds it."""
    said = (line for game in games() if (PACKAGE / "games" / game.id).is_dir() for line in sentences(language, game))
    kinds = types(language), tables(language), texts(language), said, choosing(language, patch)
    return list(dict.fromkeys(chain(*kinds, client_words(language), pages(language))))
