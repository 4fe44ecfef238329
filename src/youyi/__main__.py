"""`python -m youyi` is `youyi`: the command line, or what to install for it."""

from __future__ import annotations

import sys

from youyi.kernel.names import Language
from youyi.kernel.optional_dependencies import missing


def main() -> None:
    """Run the command line; without its libraries say in every language what to install."""
    try:
        from youyi.apps.cli import main as run
    except ModuleNotFoundError as error:
        words = missing(error)
        if words is None:
            raise
        for language in Language:  # the reader's is found by the command line, which is missing
            sys.stderr.write(f"youyi: {words.said_in(language)}\n")
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
