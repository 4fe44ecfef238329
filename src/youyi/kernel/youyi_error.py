"""The base of every error that a user can cause."""

from __future__ import annotations

from youyi.kernel.names import Words, everywhere


class YouyiError(Exception):
    """Anything a user can cause and mend; `str()` is the English of its words.

    A string as words is given so in every language.
    """

    def __init__(self, words: Words | str) -> None:
        """Keep what is wrong in every language."""
        self.words = everywhere(words)
        super().__init__(self.words.en)
