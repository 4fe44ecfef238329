"""The deal of the day in the terminal: the same for everybody, kept, verified, taken up again, and compared with the computers'."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from datetime import UTC, date, datetime, timedelta

import pytest

from tests.apps.cli.table.test_playing import typed
from tests.apps.cli.terminal import Terminal
from tests.apps.cli.test_commands import youyi
from youyi.analysis.occasions import Occasion, occasion_of
from youyi.games import catalogue, game
from youyi.kernel.committed import Committed
from youyi.kernel.ledger import signed
from youyi.kernel.session import Session
from youyi.players.daily import Result, beaten, deal_of, summed
from youyi.players.player import player

DAY, OTHER = "2026-11-27", "2026-11-26"
ENOUGH = 400
"""More answers than a deal asks for."""
RESULT = re.compile(r"^  (.+): (won|did not win), ([+−]?\d+)$", re.MULTILINE)


def played(*words: str, answers: str = typed(*["1"] * ENOUGH), folder=None) -> str:
    done = youyi(*words, typed=answers, folder=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A deal of 馬吊 that was played without a break: what was said, and its file."""
    folder = tmp_path_factory.mktemp("whole")
    said = played("daily", "madiao", "--day", DAY, "--record", "a.json", folder=folder)
    return said, (folder / "a.json").read_text(encoding="utf-8")


def secret(name: str, day: str) -> bytes:
    """As docs/reference/cli.md says."""
    return hmac.new(b"", f"youyi daily 1 {day} {name} 0".encode(), hashlib.sha256).digest()


def test_the_deal_follows_from_the_date_and_can_be_checked(whole, tmp_path):
    said, kept = whole
    assert re.search(r"^Your result without luck, .+: [+−]?[\d.]+ ± [\d.]+$", said, re.MULTILINE)
    chance = json.loads(kept)["chance"]
    assert chance == {
        "kind": "committed",
        "commit": Committed(secret("madiao", DAY)).commit,
        "reveal": secret("madiao", DAY).hex(),
    }
    assert played("daily", "madiao", "--day", DAY).splitlines()[1:20] == said.splitlines()[1:20]
    assert played("daily", "madiao", "--day", OTHER).splitlines()[1:20] != said.splitlines()[1:20]
    (tmp_path / "a.json").write_text(kept, encoding="utf-8")
    done = youyi("record", "verify", "a.json", folder=tmp_path)
    assert (done.returncode, "follows from the secret" in done.stdout) == (0, True)


@pytest.mark.parametrize("what", ["pack", "secret"])
def test_a_record_with_other_chance_is_refused(whole, what, tmp_path):
    record = json.loads(whole[1])
    if what == "pack":
        record["moves"][0] = json.loads(kept_of(OTHER, tmp_path))["moves"][0]
    else:
        record["chance"] |= {"commit": Committed(bytes(32)).commit, "reveal": bytes(32).hex()}
    (tmp_path / "b.json").write_text(json.dumps(record), encoding="utf-8")
    done = youyi("record", "verify", "b.json", folder=tmp_path)
    assert done.returncode != 0
    assert "move 1" in done.stdout + done.stderr


def kept_of(day, folder):
    played("daily", "madiao", "--day", day, "--record", "other.json", folder=folder)
    return (folder / "other.json").read_text(encoding="utf-8")


def test_a_deal_that_was_left_tells_no_card_and_ends_as_one_that_was_not(whole, tmp_path):
    played("daily", "madiao", "--day", DAY, "--record", "a.json", answers=typed("1", "quit"), folder=tmp_path)
    assert json.loads((tmp_path / "a.json").read_text())["chance"] == {"kind": "server"}
    said = played("play", "--resume", "a.json", folder=tmp_path)
    assert "The game goes on after " in said
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == whole[1]


def test_results_are_those_of_the_computers_in_my_seat(whole):
    told = {who: Result(came == "won", int(score.replace("−", "-"))) for who, came, score in RESULT.findall(whole[0])}
    deal = deal_of(game("madiao"))
    for each in deal.field:
        if each.kernels:
            assert each.name.en not in told
            continue
        session = Session(deal.table.rules)
        seats = [player(name, deal.table) for name in (each.id, *[deal.opponent.id] * 3)]
        over = session.play_out(seats, Committed(secret("madiao", DAY)))
        assert over is not None
        assert told[each.name.en] == Result(0 in over.first, over.score[0])
    mine = told.pop("you")
    assert json.loads(whole[1])["score"][0] == mine.score
    assert f"better than {beaten(mine, list(told.values()))}% of the computers" in whole[0].splitlines()[-1]
    assert signed(mine.score) not in whole[0].splitlines()[-1]


def test_a_screen_ends_with_what_was_played_and_the_results(whole, tmp_path):
    terminal = Terminal("daily", "madiao", "--day", DAY, columns=120, XDG_DATA_HOME=str(tmp_path))
    terminal.type(b"1\n" * 60)
    assert terminal.end() == 0
    shown = terminal.said.replace("\r", "").rpartition("Result at the end: ")[2]
    assert f"Deal of the day {DAY}: " in shown
    assert RESULT.findall(shown) == RESULT.findall(whole[0])


@pytest.mark.parametrize("name", [each.id for each in catalogue()])
def test_every_game_has_one_today(name):
    before = datetime.now(UTC).date().isoformat()
    said = played("daily", name, answers=typed("quit"))
    after = datetime.now(UTC).date().isoformat()
    assert before in said.splitlines()[0] or after in said.splitlines()[0]
    assert not RESULT.search(said), "nothing is compared that was not played to its end"


@pytest.mark.parametrize(
    ("lang", "bad", "later"),
    [
        ("en", "is not a date", "is still to come"),
        ("zh-Hant", "不是日期", "還沒有到"),
        ("zh-Hans", "不是日期", "还没有到"),
    ],
)
def test_days_that_are_none_or_to_come_are_refused(lang, bad, later):
    later_day = (datetime.now(UTC) + timedelta(days=2)).date().isoformat()
    for day, why in (("today", bad), ("2026-13-01", bad), (later_day, later)):
        done = youyi("daily", "ruqi", "--day", day, "--lang", lang)
        assert (done.returncode, done.stdout) == (2, "")
        assert why in done.stderr


def kept(folder):
    return json.loads((folder / "youyi" / "daily.json").read_text(encoding="utf-8"))


def test_the_first_result_of_a_day_is_kept_and_a_streak_told(tmp_path, monkeypatch):
    today = occasion_of(date(2026, 11, 29), weekly=False)
    monkeypatch.setattr("youyi.apps.cli.table.daily._today", lambda: today.first)
    monkeypatch.setattr(Occasion, "ends", datetime.max.replace(tzinfo=UTC))
    assert "Days in a row: 1." in played("daily", "madiao", folder=tmp_path).splitlines()
    (first,) = kept(tmp_path)
    assert (first["deal"], first["game"], first["timely"]) == (today.name, "madiao", True)
    said = played("daily", "madiao", answers=typed(*["2", "1"] * ENOUGH), folder=tmp_path)
    assert "You had played this deal before; your first result is the one that counts." in said
    assert kept(tmp_path) == [first]
    monkeypatch.setattr("youyi.apps.cli.table.daily._today", lambda: today.next.first)
    assert "Days in a row: 2." in played("daily", "madiao", folder=tmp_path).splitlines()
    assert "Days" not in played("daily", "madiao", "--day", DAY, folder=tmp_path)


def test_a_deal_of_a_past_day_is_no_day_of_a_streak(tmp_path):
    played("daily", "madiao", "--day", OTHER, folder=tmp_path)
    assert [each["timely"] for each in kept(tmp_path)] == [False]


def test_a_week_is_played_deal_by_deal_and_summed(tmp_path):
    week = occasion_of(date(2026, 11, 18), weekly=True)
    for nth, name in enumerate(week.deals, 1):
        said = played("daily", "madiao", "--day", "2026-11-18", "--week", folder=tmp_path)
        assert said.startswith(f"Deal {nth} of 5 of the week 2026-W47: ")
        assert kept(tmp_path)[-1]["deal"] == name
        assert re.findall(r"^Deal (\d): ", said, re.MULTILINE) == [str(each) for each in range(1, nth + 1)]
        assert ("`youyi daily madiao --week` plays the next." in said) == (nth < 5)
    results = [Result(each["won"], each["score"]) for each in kept(tmp_path)]
    mine = summed(results)
    assert f"  you: {mine.won} of 5 won, {signed(mine.score)} in all" in said.splitlines()
    deal = deal_of(game("madiao"))
    for each in deal.field:
        if not each.kernels:
            theirs = summed([of_computer(deal, each.id, name) for name in week.deals])
            line = f"  {each.name.en}: {theirs.won} of 5 won, {signed(theirs.score)} in all"
            assert line in said.splitlines()
    assert (
        "five deals of the week without a server, 2026-W47, Madiao, the Hanging Horse: better than "
        in said.splitlines()[-1]
    )
    again = played("daily", "madiao", "--day", "2026-11-18", "--week", answers="", folder=tmp_path)
    assert again.splitlines() == said.splitlines()[-len(again.splitlines()) :], "nothing is left to be played"


def of_computer(deal, name, stream):
    found = hmac.new(b"", f"youyi daily 1 {stream} madiao 0".encode(), hashlib.sha256).digest()
    seats = [player(each, deal.table) for each in (name, *[deal.opponent.id] * 3)]
    over = Session(deal.table.rules).play_out(seats, Committed(found))
    assert over is not None
    return Result(int(0 in over.first), over.score[0])


@pytest.mark.parametrize(
    "text", ["", "{}x", '{"a": 1}', "[1]", '[{"deal": "2026-11-28"}]', '[{"deal": "x", "game": "ruqi"}]']
)
def test_a_file_that_holds_something_else_is_left_alone(text, tmp_path):
    file = tmp_path / "youyi" / "daily.json"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    done = youyi("daily", "ruqi", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "does not hold results of daily deals" in done.stderr
    assert file.read_text(encoding="utf-8") == text
