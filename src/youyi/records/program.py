"""Which program writes a file: the release, and the commit that it was built from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from youyi.kernel.version import __version__

BUILT = "commit.txt"
"""hatch_build.py writes it into wheels and sdists, `make site` into the modules of a static site; a checkout has none."""
_PACKAGE = Path(__file__).parents[1]
_DESCRIBE = ("describe", "--always", "--dirty=.dirty", "--abbrev=12", "--exclude=*")


@cache
def program() -> str:
    """Release and commit as one version: `0.2.0+27c9cb95132b`, with `.dirty` after it where files differ from the commit.

    The release alone where no commit is known: a checkout without git, or files copied from one.
    """
    commit = _built() or _checked_out()
    return f"{__version__}+{commit}" if commit else __version__


def _built() -> str | None:
    """The commit that a build left in the package, which may be an archive: the first word of a file."""
    try:
        data: bytes = __loader__.get_data(str(_PACKAGE / BUILT))  # type: ignore[name-defined]  # every module has it
    except OSError:
        return None
    return data.decode().split()[0]


def _checked_out() -> str | None:
    """The commit of the checkout that this is imported from, as git describes it."""
    root = _PACKAGE.parents[1]
    if not (root / ".git").exists():
        return None
    import subprocess  # slow to load, and of no use in a browser's tab

    git = ("git", "--no-optional-locks", f"--git-dir={root / '.git'}", f"--work-tree={root}")
    try:
        said = subprocess.run((*git, *_DESCRIBE), capture_output=True, text=True, check=True)  # noqa: S603  # our own words
    except (OSError, subprocess.CalledProcessError):
        return None
    return said.stdout.strip()
