"""What teaches 打馬: how it is played, a first game, its words, worked examples."""

from __future__ import annotations

from youyi.games.dama.articles import ARTICLES
from youyi.games.dama.teaching import first_steps, later_steps, real_game
from youyi.games.dama.teaching.examples import ROWS
from youyi.games.dama.teaching.glossary import GLOSSARY
from youyi.games.dama.teaching.guide import GUIDE
from youyi.games.dama.teaching.terms import TERMS
from youyi.games.dama.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Lesson, ShortGame, Teaching, worked

TEACHING = Teaching(
    guide=GUIDE,
    lesson=Lesson(
        title=TEXTS["teaching.title"],
        minutes=10,
        steps=(*first_steps.STEPS, *later_steps.STEPS, *real_game.STEPS),
        then=ShortGame(ruleset="dama/short"),
    ),
    terms=TERMS,
    glossary=GLOSSARY,
    examples=worked(ARTICLES, ROWS, ()),
)
