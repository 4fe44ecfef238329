"""The clauses of 馬吊: the guide, the programs of its author, the old witnesses, then what is ours.

A clause is registered by being a constant of one of these modules. The clauses of patterns are written beside
their rows, in `patterns/`.
"""

from __future__ import annotations

from youyi.games.madiao.articles import (
    classics,
    guide_cards,
    guide_chong,
    guide_money,
    guide_play,
    offences,
    offences_tens,
    ours,
    programs_chong,
    programs_patterns,
    programs_run,
    programs_table,
)
from youyi.games.madiao.articles.classics import *
from youyi.games.madiao.articles.guide_cards import *
from youyi.games.madiao.articles.guide_chong import *
from youyi.games.madiao.articles.guide_money import *
from youyi.games.madiao.articles.guide_play import *
from youyi.games.madiao.articles.offences import *
from youyi.games.madiao.articles.offences_tens import *
from youyi.games.madiao.articles.ours import *
from youyi.games.madiao.articles.programs_chong import *
from youyi.games.madiao.articles.programs_patterns import *
from youyi.games.madiao.articles.programs_run import *
from youyi.games.madiao.articles.programs_table import *
from youyi.kernel.articles import articles_in

ARTICLES = articles_in(
    guide_cards,
    guide_play,
    guide_money,
    guide_chong,
    programs_table,
    programs_patterns,
    programs_chong,
    programs_run,
    offences,
    offences_tens,
    classics,
    ours,
)
"""In the order of the rulebook."""
