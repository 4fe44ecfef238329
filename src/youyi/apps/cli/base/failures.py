"""Errors that a user caused and can mend, on one line in the user's language."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from itertools import pairwise

import click

from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language, Words
from youyi.kernel.optional_dependencies import missing
from youyi.kernel.youyi_error import YouyiError

_SYSTEM: Mapping[int, Words] = {
    errno.ENOENT: TEXTS["no_file"],
    errno.EACCES: TEXTS["forbidden"],
    errno.EISDIR: TEXTS["a_folder"],
    errno.ENOTDIR: TEXTS["no_folder"],
}
_LONGEST = 2000
"""The longest message, in characters: it may quote a file or an argument."""
_EXTRA = "Got unexpected extra argument"
_NO_VALUE = "does not take a value"
"""Click's own words, by which alone refusals of one class can be told apart; the tests hold them."""


class Misuse(YouyiError):
    """A command used as it cannot be."""


class BadValue(click.BadParameter):
    """A value that an option or argument cannot have; click adds which one it is."""

    def __init__(self, words: Words, param: click.Parameter | None, ctx: click.Context | None) -> None:
        """Keep what is wrong in every language."""
        super().__init__(words.en, ctx, param)
        self.words = words


def language_of_environment() -> Language:
    """The reader's language by LC_ALL, LC_MESSAGES and LANG; English where they name none of ours."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    tag = said.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    if not tag.startswith("zh"):
        return Language.EN
    traditional = any(part in tag for part in ("hant", "-tw", "-hk", "-mo"))
    return Language.ZH_HANT if traditional else Language.ZH_HANS


def language_named(text: str) -> Language | None:
    """A language by its tag, in any case; None if it is none of ours."""
    return next((language for language in Language if language.value.lower() == text.lower()), None)


def language_of(words: Sequence[str]) -> Language:
    """The language of a command line, also of one that cannot be parsed: its last valid `--lang`, or the environment's."""
    following = pairwise(words)
    given = [value for word, value in following if word == "--lang"]
    given += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    named = [language for language in map(language_named, given) if language is not None]
    return named[-1] if named else language_of_environment()


def one_line(error: Exception, language: Language) -> str | None:
    """What was wrong and what would be right; None for an error that is not the user's."""
    words = words_of(error)
    if words is None:
        return None
    line = " ".join(words.said_in(language).split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def words_of(error: Exception) -> Words | None:
    """What was wrong in every language; None for an error that is not the user's."""
    match error:
        case YouyiError():
            return error.words
        case OSError(filename=str() as name, errno=int() as number, strerror=str() as detail):
            why = _SYSTEM.get(number) or TEXTS["other_failure"].filled(detail=detail)
            return TEXTS["in_file"].filled(place=name, why=why)
        case ModuleNotFoundError():
            return missing(error)
        case click.ClickException():
            return _of_click(error)
        case _:
            return None


def _of_click(error: click.ClickException) -> Words:
    match error:
        case click.NoSuchOption(option_name=option, possibilities=possible):
            template = TEXTS["no_such_option_perhaps"] if possible else TEXTS["no_option"]
            return template.filled(option=option, possible=tuple(sorted(possible or ())))
        case click.MissingParameter(param=click.Parameter() as param):
            return TEXTS["missing"].filled(parameter=_shown(param, error.ctx))
        case BadValue(param=click.Parameter() as param, words=why):
            return TEXTS["bad_value"].filled(parameter=_shown(param, error.ctx), why=why)
        case click.BadOptionUsage(option_name=option, message=message):
            return (TEXTS["takes_no_value"] if _NO_VALUE in message else TEXTS["needs_value"]).filled(option=option)
        case click.UsageError(message=message) if message.startswith(_EXTRA):
            return TEXTS["too_many"].filled(words=message.partition("(")[2].rstrip(")"))
        case _:
            return TEXTS["usage"].filled(detail=error.format_message())


def _shown(param: click.Parameter, ctx: click.Context | None) -> str:
    """The name of a parameter as it is typed or as the help shows it."""
    return param.make_metavar(ctx) if isinstance(param, click.Argument) and ctx is not None else param.opts[0]
