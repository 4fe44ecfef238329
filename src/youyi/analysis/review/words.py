"""The words of a review, in the three languages."""

from __future__ import annotations

from youyi.analysis.texts import REVIEW as TEXTS
from youyi.kernel.lab.evaluation import Counts

TITLE = TEXTS["title"]
SUMMARY = TEXTS["summary"]
SEAT = TEXTS["seat"]
PLAYER = TEXTS["player"]
FIRST = TEXTS["first"]
"""What each seat had in the end, where to be first is what counts."""
LUCK = TEXTS["luck"]
ADJUSTED = TEXTS["adjusted"]
EXPECTED = TEXTS["expected"]
OWN = TEXTS["own"]
OTHERS = TEXTS["others"]
SMALL = TEXTS["small"]
REST = TEXTS["rest"]
ACCOUNT = TEXTS["account"]
LOST = TEXTS["lost"]
CHOICES = TEXTS["choices"]
COURSE = TEXTS["course"]
TURNS = TEXTS["turns"]
NO_TURNS = TEXTS["no_turns"]
BY_LUCK = TEXTS["by_luck"]  # fmt: skip
DEALT = TEXTS["dealt"]
BY_CHOICE = TEXTS["by_choice"]
ERRORS = TEXTS["errors"]
NO_ERRORS = TEXTS["no_errors"]
TURNED = TEXTS["turned"]
OFTEN = TEXTS["often"]
REMARK = TEXTS["remark"]  # fmt: skip
REMARK_WHY = TEXTS["remark_why"]
PLY = TEXTS["words.ply"]
TAKEN = TEXTS["taken"]
BEST = TEXTS["best"]
LOSS = TEXTS["loss"]
LOSS_OPEN = TEXTS["loss_open"]
BAND = TEXTS["band"]
BRINGS = TEXTS["brings"]
DRAWS = TEXTS["draws"]
DRAWN = TEXTS["drawn"]
BY = TEXTS["by"]
PACK = TEXTS["pack"]
JUDGED = TEXTS["judged"]
PLAYED_OUT = TEXTS["played_out"]
SUPPOSED = TEXTS["supposed"]
GOALS = {
    Counts.SCORE: TEXTS["goals.score"],
    Counts.FIRST: TEXTS["goals.first"],
}
"""What a game is reviewed for."""
OF_FIRST = TEXTS["of_first"]
SETTLED = TEXTS["settled"]
SETTLED_AHEAD = TEXTS["settled_ahead"]
BORNE_OUT = TEXTS["borne_out"]
UNSETTLED = TEXTS["unsettled"]
CLOSES = TEXTS["closes"]
DRIFTS = TEXTS["drifts"]
BANDS = TEXTS["bands"]
UNFINISHED = TEXTS["unfinished"]
MANY = TEXTS["many"]
GAMES = TEXTS["games"]
GAME = TEXTS["game"]
BY_GAME = TEXTS["by_game"]
IN_SUM = TEXTS["in_sum"]
OF_GAMES = TEXTS["of_games"]
LEFT_OUT = TEXTS["left_out"]
EVEN = TEXTS["words.even"]
NOT_EVEN = TEXTS["not_even"]
INTERVAL = TEXTS["interval"]
REMOVED = TEXTS["removed"]
PLIES = TEXTS["plies"]
"""What progress is counted in."""
