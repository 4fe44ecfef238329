"""Catalogues: what is said in one language, read from gettext's PO files that lie beside the code.

Of the format we read what a catalogue by keys needs: comments, `msgid` (the key) and `msgstr` (the text), each one string or
several lines of them. The first entry, whose key is empty, is the header.

What is installed has one file instead for all languages of a room, made when it was built: it names each key once.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from functools import cache

HEADER = ""
"""The key under which a catalogue's header stands."""
_LINE = re.compile(r'(?:(msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"')
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


class BadCatalogue(ValueError):
    """A catalogue that cannot be read, with its file and line."""


def parsed(text: str, file: str) -> Mapping[str, str]:
    r"""Read a catalogue: its texts by their keys. An entry without a text is not there yet, and is left out.

    >>> parsed('msgid "board.yes"\nmsgstr ""\n"Yes, "\n"{name}."', "en.po")
    {'board.yes': 'Yes, {name}.'}
    """
    found: dict[str, str] = {}
    entry: dict[str, str] = {}
    last = ""

    def keep(line: int) -> None:
        if entry.keys() != {"msgid", "msgstr"}:
            raise BadCatalogue(f"{file}:{line}: msgid and msgstr belong together")
        if entry["msgid"] in found:
            raise BadCatalogue(f"{file}:{line}: {entry['msgid']!r} stands here twice")
        found[entry["msgid"]] = entry["msgstr"]
        entry.clear()

    number = 0
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if not line or line.startswith("#"):
            continue
        match = _LINE.fullmatch(line)
        if match is None or not (match[1] or entry):
            raise BadCatalogue(f"{file}:{number}: neither a comment nor a part of an entry: {line}")
        if match[1] == "msgid" and entry:
            keep(number)
        if match[1] in entry:
            raise BadCatalogue(f"{file}:{number}: a second {match[1]}")
        last = match[1] or last
        entry[last] = entry.get(last, "") + _unescaped(match[2], f"{file}:{number}")
    if entry:
        keep(number)
    return {key: said for key, said in found.items() if said}


def _unescaped(text: str, place: str) -> str:
    if "\\" not in text:
        return text
    for each in re.findall(r"\\(.)", text):
        if each not in _ESCAPES:
            raise BadCatalogue(f"{place}: unknown escape \\{each}")
    return re.sub(r"\\(.)", lambda found: _ESCAPES[found[1]], text)


@cache
def catalogue(package: str, room: str, language: str) -> Mapping[str, str]:
    """The texts of one room in one language, read when they are first asked for; empty where there is no such file."""
    packed = _unpacked(package, room)
    if packed:
        return packed.get(language, {})
    file = f"{room}.{language}.po"
    return parsed(_text(package, file), f"{package}: {file}")


def packed(files: Mapping[str, str]) -> dict[str, str]:
    """Make one file of each room: its keys, then what each language says to each of them, or null.

    The catalogues are given by their paths, and so are the files that are made.
    """
    rooms: dict[str, dict[str, Mapping[str, str]]] = {}
    for path, text in files.items():
        room, language, _ending = path.rsplit(".", 2)
        rooms.setdefault(f"{room}.json", {})[language] = parsed(text, path)
    return {path: _columns(texts) for path, texts in rooms.items()}


def _columns(texts: Mapping[str, Mapping[str, str]]) -> str:
    keys = list(dict.fromkeys(key for said in texts.values() for key in said))
    columns = {language: [said.get(key) for key in keys] for language, said in texts.items()}
    return json.dumps({"keys": keys, "texts": columns}, ensure_ascii=False, separators=(",", ":"))


@cache
def _unpacked(package: str, room: str) -> Mapping[str, Mapping[str, str]]:
    """The texts by language of a room that was packed; empty for one whose catalogues stand there as they are."""
    text = _text(package, f"{room}.json")
    told = json.loads(text) if text else {"keys": (), "texts": {}}
    columns = {language: zip(told["keys"], said, strict=True) for language, said in told["texts"].items()}
    return {language: {key: each for key, each in column if each is not None} for language, column in columns.items()}


def languages() -> tuple[str, ...]:
    """The tags of the languages that there are catalogues of: a line each in `kernel/texts/LINGUAS`."""
    lines = _text("youyi.kernel", "texts/LINGUAS").splitlines()
    return tuple(line for line in map(str.strip, lines) if line and not line.startswith("#"))


def fallback(language: str) -> str:
    """What is read where a language lacks a text: as its catalogue of the kernel says (`X-Fallback: zh-Hant`), or English.

    Raises `BadCatalogue` for languages that name each other in a circle.
    """
    named, passed = _fallback_named(language), {language}
    onward = named
    while onward is not None:
        if onward in passed:
            raise BadCatalogue(f"youyi.kernel.texts: kernel.{language}.po: X-Fallback leads back to {onward}")
        passed.add(onward)
        onward = _fallback_named(onward)
    return named or "en"


def _fallback_named(language: str) -> str | None:
    header = catalogue("youyi.kernel.texts", "kernel", language).get(HEADER, "")
    found = re.search(r"^X-Fallback: *(\S+)$", header, re.MULTILINE)
    return found[1] if found else None


def _text(package: str, file: str) -> str:
    """A file in a package's folder, or in an archive; empty if there is none."""
    home = sys.modules[package]
    loader = home.__spec__ and home.__spec__.loader
    try:
        data: bytes = loader.get_data(f"{home.__path__[0]}/{file}")  # type: ignore[union-attr]  # all that load packages have it
    except OSError:
        return ""
    return data.decode()
