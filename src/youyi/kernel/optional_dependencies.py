"""Which extra of Youyi brings a library: `import youyi` needs none, and what is missing is named as it is installed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec

from youyi.kernel.names import Words
from youyi.kernel.texts import KERNEL as TEXTS

EXTRAS: Mapping[str, str] = {
    **dict.fromkeys(("click", "rich"), "cli"),
    **dict.fromkeys(("starlette", "uvicorn", "websockets", "msgspec", "sqlalchemy", "alembic", "aiosqlite"), "web"),
    **dict.fromkeys(("greenlet", "prometheus_client", "argon2", "segno"), "web"),
    "asyncpg": "postgres",
    "redis": "redis",
    **dict.fromkeys(("numba", "numpy"), "fast"),
    **dict.fromkeys(("pettingzoo", "gymnasium"), "rl"),
    "pyspiel": "openspiel",
    "pyarrow": "lab",
    "matplotlib": "report",
    "typst": "print",
    "distributed": "cluster",
    "choix": "match",
}
"""The extra that brings each library, by the library's module."""
MISSING = TEXTS["missing"]


class MissingExtra(ModuleNotFoundError):
    """A library is not installed that comes with an extra."""

    def __init__(self, library: str, extra: str) -> None:
        """Keep what is missing in every language."""
        self.words = MISSING.filled(name=library, extra=extra)
        super().__init__(self.words.en, name=library)
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        """Come whole out of another process."""
        return MissingExtra, (self.name or "", self.extra)


def missing(error: ModuleNotFoundError) -> Words | None:
    """What to install; None for a module that no extra brings."""
    if isinstance(error, MissingExtra):
        return error.words
    library = (error.name or "").partition(".")[0]
    extra = EXTRAS.get(library)
    return None if extra is None else MISSING.filled(name=library, extra=extra)


def installed(*libraries: str) -> bool:
    """Whether all these libraries can be imported; none is loaded."""
    return all(find_spec(library) is not None for library in libraries)


def require(extra: str, *libraries: str) -> None:
    """Raise `MissingExtra` where one of the libraries is not installed."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(library, extra)
