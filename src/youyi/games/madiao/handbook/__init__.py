"""馬吊 on paper: chapters to play from, and the forty cards, a score sheet and the tables to print."""

from __future__ import annotations

from youyi.games.madiao.handbook.chapters import chapters
from youyi.games.madiao.handbook.chart import chart
from youyi.games.madiao.handbook.lists import idle_patterns, lists
from youyi.games.madiao.handbook.sheets import SHEETS
from youyi.games.madiao.handbook.stock import stock_chapters
from youyi.games.madiao.handbook.whole_deal import whole_deal
from youyi.games.madiao.rulings import Rulings
from youyi.kernel.face.handbook import Handbook


def handbook(rulings: Rulings) -> Handbook:
    """The game on paper under some answers."""
    found = (*chapters(rulings), *lists(rulings), *stock_chapters(rulings), *whole_deal(rulings), chart(rulings))
    return Handbook(found, SHEETS, idle_patterns(rulings))
