"""How 馬吊 is played, on one screen."""

from __future__ import annotations

from youyi.games.madiao.teaching.deal import before
from youyi.games.madiao.teaching.terms import BANKER, CHONG, DISCARD, PAR, PATTERN
from youyi.games.madiao.texts import TEACHING as TEXTS
from youyi.kernel.face.lessons import Guide, LessonPicture

GUIDE = Guide(
    aim=TEXTS["guide.aim"],
    turn=(
        TEXTS["guide.the_first_of_a_trick"],
        TEXTS["guide.in_turn_anticlockwise_each_captures"],
        TEXTS["guide.the_highest_card_it_alone"],
        TEXTS["guide.after_eight_tricks_tricks_cards"],
    ),
    terms=(BANKER, DISCARD, PAR, PATTERN, CHONG),
    pictures=(
        LessonPicture(
            before(8),
            TEXTS["guide.east_is_to_play_west"],
        ),
        LessonPicture(
            before(33),
            TEXTS["guide.after_seven_tricks_won_cards"],
        ),
        LessonPicture(
            before(34),
            TEXTS["guide.the_deal_is_settled_east"],
        ),
    ),
)
