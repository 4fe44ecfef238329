"""The clauses of 打馬: every witness in order, then what is ours.

A clause is registered by being a constant of one of these modules.
"""

from __future__ import annotations

from youyi.games.dama.articles import others, ours, post2009, shuofu, things, tujing_casts, tujing_road, tujing_table
from youyi.games.dama.articles.others import *
from youyi.games.dama.articles.ours import *
from youyi.games.dama.articles.post2009 import *
from youyi.games.dama.articles.shuofu import *
from youyi.games.dama.articles.things import *
from youyi.games.dama.articles.tujing_casts import *
from youyi.games.dama.articles.tujing_road import *
from youyi.games.dama.articles.tujing_table import *
from youyi.kernel.articles import articles_in

ARTICLES = articles_in(tujing_table, tujing_casts, tujing_road, shuofu, post2009, others, things, ours)
"""In the order of the rulebook."""
