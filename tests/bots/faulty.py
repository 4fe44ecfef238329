"""Players as a stranger may write them in a first attempt."""

from __future__ import annotations

from typing import Any

from youyi.games.ruqi import Play


class Raises:
    """Divides by nothing."""

    def choose(self, _view: Any, _moves: Any, _entropy: Any) -> Any:
        """Raise."""
        return 1 // 0


class Five:
    """Answers by a number."""

    def choose(self, _view: Any, _moves: Any, _entropy: Any) -> Any:
        """Give what is no move."""
        return 5


class Illegal:
    """Passes where there is something to play."""

    def choose(self, _view: Any, _moves: Any, _entropy: Any) -> Any:
        """Give a move that is not legal."""
        return Play(())
