"""Which extra of Youyi brings a library: `import youyi` needs none, and what is missing is named as it is installed."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import find_spec

from youyi.kernel.names import Words
from youyi.kernel.texts import KERNEL as TEXTS

EXTRAS: Mapping[str, str] = {
    **dict.fromkeys(("click", "rich"), "cli"),
    **dict.fromkeys(("starlette", "uvicorn", "websockets", "msgspec", "sqlalchemy", "alembic", "aiosqlite"), "web"),
    **dict.fromkeys(("greenlet", "prometheus_client", "argon2", "segno", "cryptography", "openskill"), "web"),
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
OF_KERNELS = tuple(library for library, extra in EXTRAS.items() if extra == "fast")
"""What compiles and runs kernels."""
KNOWN: Mapping[str, str] = {"numba": "0.68.1", "uvicorn": "0.54.0"}
"""Libraries whose private members we use, each with the one version in which we know them (docs/decisions/0025)."""
FROM_FILE: bool = sys.platform == "emscripten"
"""Whether kernels come compiled, in a file of WebAssembly, as in the Python of a browser's tab: neither Numba nor NumPy is there."""
MISSING = TEXTS["missing"]
OTHER_VERSION = TEXTS["other_version"]


class MissingExtra(ModuleNotFoundError):
    """A library that comes with an extra is not installed, or in a version that we do not know."""

    def __init__(self, library: str, extra: str, found: str | None = None) -> None:
        """Keep in every language what is missing, or which version was found."""
        words = MISSING if found is None else OTHER_VERSION
        self.words = words.filled(name=library, extra=extra, known=KNOWN.get(library, ""), found=found or "")
        super().__init__(self.words.en, name=library)
        self.extra, self.found = extra, found

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str, str | None]]:
        """Come whole out of another process."""
        return MissingExtra, (self.name or "", self.extra, self.found)


def missing(error: ModuleNotFoundError) -> Words | None:
    """What to install; None for a module that no extra brings."""
    if isinstance(error, MissingExtra):
        return error.words
    library = (error.name or "").partition(".")[0]
    extra = EXTRAS.get(library)
    return None if extra is None else MISSING.filled(name=library, extra=extra)


def installed(*libraries: str) -> bool:
    """Whether all these libraries can be imported, in a version that we know; none is loaded."""
    return all(find_spec(library) is not None and other_version(library) is None for library in libraries)


def kernels_run() -> bool:
    """Whether compiled kernels can run here, by Numba or from a file."""
    return FROM_FILE or installed(*OF_KERNELS)


def require_kernels() -> None:
    """Raise `MissingExtra` where kernels neither come in a file nor can be compiled."""
    if not FROM_FILE:
        require("fast", *OF_KERNELS)


def other_version(library: str) -> str | None:
    """The installed version of a library, if it is not the one that `KNOWN` names."""
    if library not in KNOWN:
        return None
    from importlib.metadata import version  # takes as long to load as all of the kernel

    found = version(library)
    return None if found == KNOWN[library] else found


def require(extra: str, *libraries: str) -> None:
    """Raise `MissingExtra` where one of the libraries is not installed, or in a version that we do not know."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(library, extra)
        if found := other_version(library):
            raise MissingExtra(library, extra, found)
