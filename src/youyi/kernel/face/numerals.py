"""Small numbers in words, as sentences count pieces, cards and people."""

from __future__ import annotations

from youyi.kernel.face.speech import Subject
from youyi.kernel.names import Language
from youyi.kernel.texts import KERNEL as TEXTS

NUMBERS = TEXTS["numbers"]


def in_words(number: int, language: Language) -> Subject:
    """A number as a word where the language lists one, else in digits; it takes the second form of a verb if it is not 1.

    >>> [str(in_words(number, Language.EN)) for number in (1, 5, 21)]
    ['one', 'five', '21']
    """
    words = NUMBERS.said_in(language).split()
    return Subject(words[number - 1] if 0 < number <= len(words) else str(number), second=number != 1)
