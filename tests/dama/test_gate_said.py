"""For whom Hangu Pass is open is said in a word where it is open to all, and by name where it is not."""

from __future__ import annotations

from youyi.games.dama.articles.ours import PASSED
from youyi.games.dama.events import GateOpened
from youyi.games.dama.speech import SPEECH
from youyi.kernel.names import Language
from youyi.kernel.seats import Seat


def test_a_pass_that_is_open_to_all_names_nobody():
    said = SPEECH.event(GateOpened(Seat(1), (Seat(0), Seat(1), Seat(2)), PASSED), Language.EN)
    assert said == "Seat B passes Hangu Pass, which is now open to everyone."


def test_a_pass_that_is_open_to_one_names_the_player():
    said = SPEECH.event(GateOpened(Seat(1), (Seat(1),), PASSED), Language.EN)
    assert said == "Seat B passes Hangu Pass, which is now open to Seat B."
