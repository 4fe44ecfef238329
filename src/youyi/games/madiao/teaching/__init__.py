"""What teaches 馬吊: how it is played, a first game, its words, worked examples."""

from __future__ import annotations

from youyi.games.madiao.articles import ARTICLES
from youyi.games.madiao.patterns import PATTERN_ARTICLES
from youyi.games.madiao.teaching import first_steps, later_steps
from youyi.games.madiao.teaching.examples import ROWS
from youyi.games.madiao.teaching.glossary import GLOSSARY
from youyi.games.madiao.teaching.guide import GUIDE
from youyi.games.madiao.teaching.terms import TERMS
from youyi.games.madiao.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Lesson, Teaching, worked

TEACHING = Teaching(
    guide=GUIDE,
    lesson=Lesson(
        title=TEXTS["teaching.title"],
        minutes=10,
        steps=(*first_steps.STEPS, *later_steps.STEPS),
        then=(("deals", 1),),
    ),
    terms=TERMS,
    glossary=GLOSSARY,
    examples=worked((*ARTICLES, *PATTERN_ARTICLES), ROWS, (("deals", 1),)),
)
