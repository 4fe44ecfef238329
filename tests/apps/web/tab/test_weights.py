"""In the tab the weights of networks come when a computer is to choose: whatever is read before that needs none of them."""

from __future__ import annotations

import pytest

import youyi
from youyi.analysis.puzzles.puzzle import puzzles_of
from youyi.apps.web.learn.puzzle_pages import puzzle_said
from youyi.games.dama.players import network as dama
from youyi.games.madiao.players import network as madiao
from youyi.games.ruqi.players import network as ruqi
from youyi.kernel.names import Language


@pytest.fixture
def no_weights(monkeypatch):
    """As in a tab to which they have not come."""

    def read(package, name, _expected):
        raise FileNotFoundError(f"{package}/{name}.net")

    for module in (dama, madiao, ruqi):
        monkeypatch.setattr(module, "shipped", read)
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()


@pytest.mark.usefixtures("no_weights")
@pytest.mark.parametrize("game", [each.id for each in youyi.catalogue()])
def test_a_puzzle_is_posed_and_answered_without_weights(game):
    found = youyi.game(game)
    for number in range(1, len(puzzles_of(found)) + 1, 3):
        assert puzzle_said(found, number, Language.EN).steps
