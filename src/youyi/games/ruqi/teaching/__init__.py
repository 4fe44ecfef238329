"""What teaches 儒棋: how it is played, a first game, its words, worked examples."""

from __future__ import annotations

from youyi.games.ruqi.articles import ARTICLES
from youyi.games.ruqi.teaching import first_steps, later_steps
from youyi.games.ruqi.teaching.examples import ROWS
from youyi.games.ruqi.teaching.glossary import GLOSSARY
from youyi.games.ruqi.teaching.guide import GUIDE
from youyi.games.ruqi.teaching.terms import TERMS
from youyi.games.ruqi.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Lesson, Teaching, worked

TEACHING = Teaching(
    guide=GUIDE,
    lesson=Lesson(
        title=TEXTS["teaching.title"],
        minutes=10,
        steps=(*first_steps.STEPS, *later_steps.STEPS),
        then=(("rounds", 1),),
    ),
    terms=TERMS,
    glossary=GLOSSARY,
    examples=worked(ARTICLES, ROWS, (("rounds", 1),)),
)
