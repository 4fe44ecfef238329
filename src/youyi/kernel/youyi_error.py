"""The base of every error that a user can cause."""

from __future__ import annotations

from typing import Any

from youyi.kernel.names import Words, everywhere


class YouyiError(Exception):
    """Anything a user can cause and mend; `str()` is the English of its words.

    A string as words is given so in every language.
    """

    def __init__(self, words: Words | str) -> None:
        """Keep what is wrong in every language."""
        self.words = everywhere(words)
        super().__init__(self.words.en)

    def __reduce__(self) -> tuple[Any, ...]:
        """Come whole out of another process, whatever arguments the class is made with."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[YouyiError], args: tuple[Any, ...], state: dict[str, Any]) -> YouyiError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error
