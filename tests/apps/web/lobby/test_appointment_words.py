"""What pages, notices and documents say of the bounds of an appointment is what they are."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from youyi.apps.web.live.state.appointment import EARLY, FARTHEST, FORGOTTEN, LATE, MOST_TIMES, STAYS
from youyi.apps.web.notices.reminders import REMINDERS

ROOT = Path(__file__).parents[4]
SERVER, PAGE = "src/youyi/apps/web/texts/server.{}.po", "client/src/lib/appointment/words/words.{}.po"
WIRE, HOST = "docs/reference/wire.md", "docs/howto/host.md"
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)


def test_these_are_the_bounds():
    """Whoever changes one finds below where it is said."""
    assert (MOST_TIMES, FARTHEST, FORGOTTEN) == (10, 60 * DAY, 7 * DAY)
    assert (EARLY, LATE, STAYS) == (15 * MINUTE, 10 * MINUTE, 10 * MINUTE)
    assert dict(REMINDERS) == {"agreed": None, "day": DAY, "soon": 10 * MINUTE}


@pytest.mark.parametrize(
    ("file", "sentences"),
    [
        (SERVER.format("en"), ("Propose one to ten times within the next 60 days", "less than a day", "in ten minutes", "a quarter of an hour before")),
        (SERVER.format("zh-Hant"), ("一到十個", "六十天後", "一天之內", "再過十分鐘", "提前十五分鐘")),
        (SERVER.format("zh-Hans"), ("一到十个", "六十天后", "一天之内", "再过十分钟", "提前十五分钟")),
        (PAGE.format("en"), ("one to ten times within the next 60 days", "after ten minutes, sit down again", "a day and ten minutes before")),
        (PAGE.format("zh-Hant"), ("一到十個時間，都在六十天之內", "十分鐘後若還沒開局，請再按一次", "前一天和前十分鐘")),
        (PAGE.format("zh-Hans"), ("一到十个时间，都在六十天之内", "十分钟后若还没开局，请再按一次", "前一天和前十分钟")),
        (WIRE, ("not one to ten times", "further ahead than 60 days", "a quarter of an hour before the time, all\nwithin ten minutes", "before\nten minutes after the time")),
        ("client/src/lib/appointment/times.ts", ("REMINDERS = [24 * 60, 10];", "MOST = 10;")),
        (HOST, ("seven days after the last of its times",)),
    ],
)  # fmt: skip
def test_they_are_said_as_they_are(file, sentences):
    text = (ROOT / file).read_text("utf-8")
    assert [each for each in sentences if each not in text] == []
