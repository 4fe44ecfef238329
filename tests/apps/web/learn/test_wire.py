"""What pages are sent to teach is what the types of the wire say: no field is missing, none is null that may not be."""

from __future__ import annotations

import msgspec
import pytest

from tests.apps.web.learn.test_api import TAUGHT, real
from youyi.apps.web.daily.wire import DailySaid
from youyi.apps.web.learn.puzzle_wire import PuzzleSaid, PuzzlesSaid
from youyi.apps.web.learn.wire import LearnSaid, LessonSaid, RulebookSaid
from youyi.apps.web.wire.http import GameSaid
from youyi.kernel.names import Language

__all__ = ["real"]
SENT = {
    "/api/learn/{game}/{language}": LearnSaid,
    "/api/lessons/{game}/{language}": LessonSaid,
    "/api/rules/{game}/{language}": RulebookSaid,
    "/api/puzzles/{game}/{language}": PuzzlesSaid,
    "/api/puzzles/{game}/1/{language}": PuzzleSaid,
}


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("path", "held"), SENT.items())
def test_what_is_sent_to_teach_is_what_its_type_says(real, path, held, game):
    for language in (Language.EN, Language.ZH_HANT):
        msgspec.convert(real.get(path.format(game=game, language=language)).json(), held)


def test_games_and_the_day_are_what_their_types_say(real):
    msgspec.convert(real.get("/api/games").json(), list[GameSaid])
    msgspec.convert(real.get("/api/daily").json(), DailySaid)
