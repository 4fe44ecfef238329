"""A game that was quit goes on from its file, as if nobody had left; what cannot go on is refused and stays as it was."""

from __future__ import annotations

import json
import stat
import zlib
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from tests.apps.cli.table.test_hidden_hands import codes
from tests.apps.cli.table.test_own_players import MINE
from tests.apps.cli.table.test_playing import ROUND, typed
from tests.apps.cli.table.test_screen import Typed
from tests.apps.cli.test_commands import youyi
from youyi.apps.cli.table.kept_game import beside, keep, taken_up
from youyi.apps.cli.table.local_game import LocalGame, seated
from youyi.apps.cli.table.screen_dialogue import ScreenDialogue
from youyi.games import game
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision
from youyi.records.files import read_record
from youyi.records.record import NumberedChance, TableChance
from youyi.records.replay import replay

MATCHES = {
    "ruqi": ("ruqi", "--players", "human,greedy", "--term", "rounds=2"),
    "dama": ("dama", "--players", "human,greedy", "--term", "throws=200"),
    "madiao": ("madiao", "--players", "human,first,random,first", "--term", "deals=3"),
    "several people": ("madiao", "--players", "human,human,random,first", "--term", "deals=1"),
}
MANY = ("madiao", "--players", "human,first,random,first", "--term", "deals=2", "--seed", "5")


def kept(folder: Path, name: str = "a.json") -> str:
    return (folder / name).read_text(encoding="utf-8")


def begun(folder: Path, *words: str, lines: str) -> None:
    done = youyi("play", *words, "--record", "a.json", typed=lines, folder=folder)
    assert done.returncode == 0, done.stderr


def refused(folder: Path, said: str, *words: str) -> None:
    """A game is not taken up, and its files stay as they were."""
    before = {each: each.read_bytes() for each in folder.iterdir() if each.is_file()}
    done = youyi("play", "--resume", "a.json", *words, folder=folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert {each: each.read_bytes() for each in folder.iterdir() if each.is_file()} == before


def answers(match: str, often: int) -> str:
    return typed(*(["", "1"] if match == "several people" else ["1"]) * often)


@pytest.mark.parametrize("match", MATCHES)
def test_a_game_that_was_left_again_and_again_ends_as_one_that_was_not(match, tmp_path):
    words = (*MATCHES[match], "--seed", "5")
    done = youyi("play", *words, "--record", "whole.json", typed=answers(match, 900), folder=tmp_path)
    assert " at the end: " in done.stdout
    begun(tmp_path, *words, lines="quit\n")
    for often in (1, 1, 7, 2, 900):
        done = youyi("play", "--resume", "a.json", typed=answers(match, often), folder=tmp_path)
        assert done.returncode == 0, done.stderr
    assert " at the end: " in done.stdout
    assert kept(tmp_path) == kept(tmp_path, "whole.json")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.json", "whole.json"]
    assert "The game goes on after " in done.stdout
    assert done.stdout.endswith(": youyi review a.json\n")
    assert replay(read_record(kept(tmp_path))).error is None


def test_cards_in_play_are_kept_beside_the_record_for_their_owner_alone(tmp_path):
    begun(tmp_path, *MANY, lines=typed(*["1"] * 10))
    record = read_record(kept(tmp_path))
    assert record.score is None
    assert sum(move.startswith("deal:") for move in record.moves) == 1, "the second deal is in play"
    assert "seed" not in kept(tmp_path)
    other = beside(tmp_path / "a.json")
    assert stat.S_IMODE(other.stat().st_mode) == 0o600
    assert not codes(other.read_text())
    youyi("play", "--resume", "a.json", typed=typed(*["1"] * 10), folder=tmp_path)
    assert not other.exists(), "the game is over"
    assert read_record(kept(tmp_path)).chance == NumberedChance(5, 0)


def test_what_lies_beside_the_record_is_needed_and_must_be_of_the_same_game(tmp_path):
    begun(tmp_path, *MANY, lines=typed(*["1"] * 10))
    other = beside(tmp_path / "a.json")
    own = other.read_bytes()
    inner = json.loads(zlib.decompress(b64decode(own)))
    for change in ({"moves": ["cut:1", *inner["moves"][1:]]}, {"terms": {"deals": 3}}, {"seats": [{"name": "x"}] * 4}):
        other.write_bytes(b64encode(zlib.compress(json.dumps({**inner, **change}).encode())))
        refused(tmp_path, "belongs to another game")
    other.write_bytes(
        b64encode(zlib.compress(json.dumps({**inner, "chance": {**inner["chance"], "seed": 6}}).encode()))
    )
    refused(tmp_path, "a.json: move 1: ")
    for raw in (b"", b"\xff", b"AAAA", own[:-9], b64encode(zlib.compress(b"0" * 10**8))):
        other.write_bytes(raw)
        refused(tmp_path, "is damaged")
    other.unlink()
    refused(tmp_path, "a.json.unfinished, and that file is missing")


def test_a_pack_that_was_typed_is_kept_too(tmp_path):
    begun(tmp_path, *MANY, lines=typed(*["1"] * 20))
    pack = read_record(kept(tmp_path)).moves[0]
    words = ("madiao", "--players", "human,first,random,first", "--dice", "typed")
    (tmp_path / "a.json").unlink()
    begun(tmp_path, *words, lines=typed(pack, "1"))
    assert read_record(kept(tmp_path)).moves == ()
    done = youyi("play", "--resume", "a.json", typed=typed("1", "quit"), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    chosen = taken_up(tmp_path / "a.json").session.plies
    assert sum(ply.by == 0 and not ply.drawn for ply in chosen) == 2


def test_real_dice_go_on_being_typed(tmp_path):
    begun(tmp_path, "ruqi", "--players", "human,first", "--dice", "typed", *ROUND, lines=typed("13", "12", "quit"))
    done = youyi("play", "--resume", "a.json", typed=typed("14", "quit"), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    record = read_record(kept(tmp_path))
    assert record.moves == ("13", "12", "14")
    assert record.chance == TableChance()


@pytest.mark.parametrize(
    ("language", "says"), [("en", "To go on with it: "), ("zh-Hant", "要繼續這一局："), ("zh-Hans", "要继续这一局：")]
)
@pytest.mark.parametrize("lines", ["quit\n", "1\n"])
def test_whoever_leaves_is_told_how_to_go_on(language, says, lines, tmp_path):
    words = ("play", "ruqi", "--seed", "5", "--lang", language)
    done = youyi(*words, "--record", "my game.json", typed=lines, folder=tmp_path)
    assert f"{says}youyi play --resume 'my game.json'\n" in done.stdout
    assert "--record FILE" in youyi(*words, typed=lines).stdout
    assert "--resume" not in youyi(*words, "--record", "a.jsonl", typed=lines, folder=tmp_path).stdout


def test_a_new_game_never_replaces_another(tmp_path):
    begun(tmp_path, "ruqi", *ROUND, lines=typed("1", "quit"))
    before = kept(tmp_path)
    for players in ("human,first", "first,first"):
        done = youyi("play", "ruqi", "--players", players, "--record", "a.json", typed="1\n", folder=tmp_path)
        assert done.returncode == 2
        assert "a.json exists already" in done.stderr
    assert kept(tmp_path) == before
    (tmp_path / "empty.json").touch()
    assert youyi("play", "ruqi", "--record", "empty.json", typed="1\n", folder=tmp_path).returncode == 0


@pytest.mark.parametrize("name", ["nowhere/a.json", "nowhere/a.jsonl"])
def test_a_file_that_cannot_be_written_is_refused_before_the_first_move(name, tmp_path):
    done = youyi("play", "ruqi", "--record", name, typed="1\n", folder=tmp_path)
    assert done.returncode == 2
    assert "White> " not in done.stdout
    assert "no such file or directory" in done.stderr


DAMAGED = {
    "no JSON": (lambda text: text[:-20], "a.json: not JSON"),
    "a later schema": (lambda text: text.replace("record/1", "record/9"), "field schema"),
    "a later ruleset": (lambda text: text.replace("modern@2", "modern@7"), "field ruleset"),
    "other rules": (lambda text: text.replace('"fingerprint": "sha256:', '"fingerprint": "sha256:0'), "field fingerprint"),
    "a throw": (lambda text: text.replace('"seed": 5', '"seed": 6'), "move 1: "),
    "a server's": (lambda text: text.replace('"numbered", "seed": 5, "game": 0', '"server"'), "played on a server"),
    "no player": (lambda text: text.replace("greedy@1", "greedy@0"), "field seats"),
    "a program": (lambda text: text.replace("greedy@1", "cmd:touch started"), "a game file never starts a program"),
    "a class": (lambda text: text.replace("greedy@1", "started:Class@1"), "repeat --players 'human,started:Class@1'"),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGED)
def test_what_cannot_go_on_is_refused_and_stays_as_it_was(damage, tmp_path):
    begun(tmp_path, "ruqi", "--seed", "5", "--players", "human,greedy", *ROUND, lines=typed("1", "quit"))
    change, said = DAMAGED[damage]
    text = kept(tmp_path)
    assert change(text) != text
    (tmp_path / "a.json").write_text(change(text), encoding="utf-8")
    refused(tmp_path, said)
    if damage == "a program":
        refused(tmp_path, "this table has other players", "--players", "human,greedy")


def test_a_finished_game_a_file_of_many_and_no_file_are_refused(tmp_path):
    youyi("play", "ruqi", "--players", "first,first", *ROUND, "--record", "a.json", folder=tmp_path)
    refused(tmp_path, "the game is over")
    for name, said in {
        "a.jsonl": "this file holds several games and cannot be resumed",
        "none.json": "no such file",
    }.items():
        done = youyi("play", "--resume", name, folder=tmp_path)
        assert done.returncode == 2
        assert said in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ruqi"], "GAME"),
        (["--seed", "5"], "--seed"),
        (["--term", "rounds=1"], "--term"),
        (["--record", "b"], "--record"),
    ],
)
def test_what_the_file_says_is_not_said_again(words, said, tmp_path):
    begun(tmp_path, "ruqi", *ROUND, lines="quit\n")
    refused(tmp_path, f"with --resume, leave {said} out: ", *words)


def test_a_class_of_ones_own_goes_on_where_its_name_is_repeated(tmp_path, monkeypatch):
    (tmp_path / "of_my_own.py").write_text(MINE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    begun(tmp_path, "ruqi", "--players", "human,of_my_own:Last", *ROUND, lines=typed("1", "quit"))
    refused(tmp_path, "repeat --players 'human,of_my_own:Last@2'")
    words = ("play", "--resume", "a.json", "--players", "human,of_my_own:Last")
    done = youyi(*words, typed=typed("1", "quit"), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    chosen = [ply.by for ply in replay(read_record(kept(tmp_path))).session.plies if not ply.drawn]
    assert sum(by == 0 for by in chosen) == 2


def test_a_turn_of_before_is_taken_back_and_remarks_stay(tmp_path):
    words = ("ruqi", "--seed", "5", "--players", "human,first", *ROUND)
    begun(tmp_path, *words, lines=typed("1", "2", "quit"))
    long = kept(tmp_path)
    noted = json.loads(long)
    (tmp_path / "a.json").write_text(json.dumps({**noted, "notes": {"1": "a throw"}}), encoding="utf-8")
    done = youyi("play", "--resume", "a.json", typed=typed("undo", "quit"), folder=tmp_path)
    assert "Moves taken back" in done.stdout
    found = json.loads(kept(tmp_path))
    assert len(found["moves"]) < len(noted["moves"])
    assert found["notes"] == {"1": "a throw"}
    youyi("play", "--resume", "a.json", typed=typed("2", "quit"), folder=tmp_path)
    assert json.loads(kept(tmp_path))["moves"] == noted["moves"]


def test_moves_without_a_choice_are_known_again(tmp_path, monkeypatch, capsys):
    table = game("madiao").under(terms={"deals": 2})
    local = LocalGame(table, seated(["human", "first", "first", "first"], table), NumberedChance(3, 0))
    while local.session.bout < 2 or local.session.asked != 0:
        prompt = local.session.prompt
        local.session.play(prompt.moves[0] if isinstance(prompt, Decision) else local.session.draw(local.chances))
    keep(tmp_path / "a.json", local)
    monkeypatch.setattr("builtins.input", Typed("undo", "quit"))
    screen = ScreenDialogue(taken_up(tmp_path / "a.json"), Language.EN, None)
    assert len(screen.forced) == 1, "the last card of the first deal"
    screen.run()
    assert "Moves taken back" in capsys.readouterr().out
    assert screen.forced == set(), "one's seventh choice is asked again, not the card that was left"
