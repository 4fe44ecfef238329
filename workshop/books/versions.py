"""Pages that lie beside each other in several languages: how their files are named, and the line that leads from one to the others."""

from __future__ import annotations

from workshop.books.words import LANGUAGES
from youyi.kernel.names import Language


def in_language(name: str, language: Language) -> str:
    """The file of a page in a language, by its name in English.

    >>> in_language("play-ruqi.md", Language.EN), in_language("play-ruqi.md", Language.ZH_HANS)
    ('play-ruqi.md', 'play-ruqi.zh-Hans.md')
    """
    stem, _, kind = name.rpartition(".")
    return name if language is Language.EN else f"{stem}.{language}.{kind}"


def versions(name: str, here: Language) -> str:
    """The line below a page's heading: every language, and links to the others."""
    return " · ".join(
        _version(name, each, here) for each in sorted(LANGUAGES, key=lambda each: each is not Language.EN)
    )


def _version(name: str, language: Language, here: Language) -> str:
    said = f'<span lang="{language}">{LANGUAGES[language]}</span>'
    return said if language is here else f"[{said}]({in_language(name, language)})"
