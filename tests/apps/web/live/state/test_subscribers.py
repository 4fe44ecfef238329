"""How long computers pause, for those who sit and watch."""

from __future__ import annotations

import pytest

from youyi.apps.web.live.state.subscribers import PAUSES, UNCHOSEN, Subscribers, pause_at
from youyi.kernel.names import Language


class Listens:
    def __init__(self, seat, pace):
        self.seat, self.pace = seat, pace
        self.language, self.drawing, self.unsent, self.looking = Language.EN, False, 0, True

    def unseat(self):
        raise AssertionError("nobody is unseated here")

    def send(self, message):
        raise AssertionError(f"nobody is told anything here: {message}")


@pytest.mark.parametrize(
    ("listeners", "pause", "unchosen"),
    [
        ([], PAUSES["normal"], PAUSES["normal"]),
        ([(None, "at_once")], PAUSES["normal"], PAUSES["normal"]),
        ([(0, "normal")], PAUSES["normal"], UNCHOSEN["normal"]),
        ([(0, "normal"), (1, "slow")], PAUSES["slow"], PAUSES["slow"]),
        ([(0, "at_once"), (None, "slow")], PAUSES["at_once"], PAUSES["at_once"]),
        ([(0, "fast"), (1, "slow")], PAUSES["slow"], PAUSES["slow"]),
    ],
)
def test_of_those_who_sit_whoever_wants_it_slowest_decides(listeners, pause, unchosen):
    subscribers = Subscribers()
    for seat, pace in listeners:
        subscribers.join(Listens(seat, pace))
    assert (subscribers.pause(0, chosen=True), subscribers.pause(0, chosen=False)) == (pause, unchosen)
    assert UNCHOSEN["normal"] < PAUSES["normal"]


def test_the_longer_nobody_who_sits_has_chosen_the_shorter_computers_pause():
    for pace in ("normal", "fast"):
        pauses = [pause_at(pace, passed, chosen=True) for passed in range(60)]
        assert pauses == sorted(pauses, reverse=True)
        assert (pauses[0], pauses[-1]) == (PAUSES[pace], PAUSES["at_once"])
        assert pauses[59] <= pause_at(pace, 59, chosen=False) <= pause_at(pace, 0, chosen=False)
    assert {pause_at("slow", passed, chosen=chosen) for passed in (0, 60) for chosen in (True, False)} == {
        PAUSES["slow"]
    }
    watched = Subscribers()
    watched.join(Listens(None, "normal"))
    assert watched.pause(60, chosen=True) == PAUSES["normal"]
