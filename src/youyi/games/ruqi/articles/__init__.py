"""The clauses of 儒棋, in the order of its text; then those of the modern summary; then ours.

A clause is registered by being a constant of one of these modules.
"""

from __future__ import annotations

from youyi.games.ruqi.articles import equipment, modern, moving, ours, preface
from youyi.games.ruqi.articles.equipment import *
from youyi.games.ruqi.articles.modern import *
from youyi.games.ruqi.articles.moving import *
from youyi.games.ruqi.articles.ours import *
from youyi.games.ruqi.articles.preface import *
from youyi.kernel.articles import articles_in

ARTICLES = articles_in(preface, equipment, moving, modern, ours)
"""In the order of the rulebook."""
