"""The games of a tab, each imported when it is first asked for: a tab plays one, and must begin soon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from youyi.games import built_in, game
from youyi.kernel.game import Game


class GamesOfTab(Mapping[str, Game[Any, Any, Any, Any]]):
    """The built-in games by id."""

    def __init__(self) -> None:
        self._names = built_in()
        self._imported: dict[str, Game[Any, Any, Any, Any]] = {}

    def __getitem__(self, name: str) -> Game[Any, Any, Any, Any]:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._imported:
            self._imported[name] = game(name)
        return self._imported[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
