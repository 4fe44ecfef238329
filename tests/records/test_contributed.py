"""Records of chance to which every seat contributed: verified by replay and by the script that needs no rules."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.kit.toys.fords import FORDS
from tests.kit.toys.packs import REDRAW
from youyi.apps.cli.study.record import record as command_line
from youyi.apps.web.server.serve_options import ServeOptions
from youyi.games import game
from youyi.games.dama.moves import Lot
from youyi.kernel.committed import Committed
from youyi.kernel.contributed import COMPUTER, Contributed, State, joint, seal, settled
from youyi.kernel.errors import BadRecord
from youyi.kernel.rules import Chance
from youyi.kernel.session import Session
from youyi.players.simple import RandomPlayer
from youyi.records.contributed import ContributedChance, LotOdds, OtherOdds, PackOdds, RecordedDraw
from youyi.records.draws import draw_due, drawn_from
from youyi.records.files import read_record, write_record
from youyi.records.record import NumberedChance, Sitter, begun
from youyi.records.replay import replay, replay_as_far_as_valid

SCRIPT = Path(__file__).parents[2] / "docs" / "explanation" / "verify_chance.py"
SECRET = bytes(range(32))
ONE, TWO = bytes(32).hex(), SECRET.hex()
GAMES = {
    "fords": (FORDS, {}),
    "packs": (REDRAW, {}),
    "ruqi": (game("ruqi"), {"rounds": 2}),
    "madiao": (game("madiao"), {"deals": 3}),
    "dama": (game("dama"), {"seats": 3}),
}


def played(name="ruqi", *, over=True, tell=None):
    """A record as a server would write it, of a whole game or of all but its last bout."""
    found, terms = GAMES[name]
    table = found.under(None, {}, terms)
    seats = table.rules.seats
    seals = [seal(ONE), seal(TWO), *[COMPUTER] * (seats - 2)]
    commit = Committed(SECRET).commit
    contributions = settled("k7m2wq9pzt4c", commit, seals, {0: ONE})
    proof = Contributed(SECRET, joint("k7m2wq9pzt4c", commit, contributions))
    session = Session(table.rules)
    moves, draws, bouts = [], [], []
    players = [RandomPlayer()] * seats
    while session.over is None:
        due, bout = draw_due(session, found.notation), session.bout
        move = session.draw(proof.bout(bout)) if due else session.choose(players, proof.bout(bout))
        draws += [due] if due else []
        moves.append(found.notation.write_move(move))
        bouts.append(bout)
        session.play(move)
    told = sorted(set(bouts)) if tell is None else tell
    chance = ContributedChance(
        table="k7m2wq9pzt4c",
        commit=commit,
        contributions=contributions,
        keys={bout: proof.key(bout).hex() for bout in told},
        reveal=SECRET.hex() if over else None,
        draws=tuple(draws),
    )
    blank = begun(table, (Sitter(),) * seats, chance)
    return replace(blank, moves=tuple(moves), score=session.over.score)


def script(record, tmp_path, *more):
    path = tmp_path / "record.json"
    path.write_text(write_record(record), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", SCRIPT, path, *more], capture_output=True, text=True, check=False, encoding="utf-8"
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_record_is_proved_by_replay_and_by_the_script(name, tmp_path):
    record = played(name)
    found = replay(read_record(write_record(record)), GAMES[name][0])
    assert found.proved == found.draws == len(record.chance.draws) > 0
    told = script(record, tmp_path, record.chance.commit)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == f"{found.draws} of {found.draws} draws redone; the secret is told\n"


def test_keys_alone_prove_their_own_bouts(tmp_path):
    record = played("madiao", over=False, tell=[1, 2])
    found = replay(record)
    assert found.proved == sum(each.bout in (1, 2) for each in record.chance.draws) < found.draws
    assert (
        f"{found.proved} of {found.draws} draws redone; the secret is not told yet" in script(record, tmp_path).stdout
    )


def test_the_secret_proves_bouts_whose_keys_are_missing(tmp_path):
    record = played(tell=[])
    assert replay(record).proved == len(record.chance.draws)
    assert script(record, tmp_path).returncode == 0


def other_throw(record):
    """The first throw of the second bout is altered to another that the dice can show."""
    draw = next(each for each in record.chance.draws if each.bout == 1)
    moves = list(record.moves)
    honest, moves[draw.ply - 1] = moves[draw.ply - 1], "25" if moves[draw.ply - 1] != "25" else "14"
    return replace(record, moves=tuple(moves)), draw, honest, moves[draw.ply - 1]


def test_a_throw_that_was_altered_is_named_by_both(tmp_path):
    record, draw, honest, faked = other_throw(played())
    where = f"bout 1, hand {draw.hand}, draw {draw.nth}: the key gives {honest}, not {faked}"
    with pytest.raises(BadRecord, match=f"move {draw.ply}: {where}"):
        replay(record)
    told = script(record, tmp_path)
    assert told.returncode == 1
    assert told.stderr == f"MISMATCH: ply {draw.ply}, hand {draw.hand}: expected {honest}, found {faked}\n"


def test_two_cards_that_were_exchanged_in_a_pack_are_found(tmp_path):
    record = played("madiao")
    ply = record.chance.draws[0].ply
    cards = record.moves[ply - 1].removeprefix("deal:").split(",")
    cards[0], cards[9] = cards[9], cards[0]
    moves = (*record.moves[: ply - 1], "deal:" + ",".join(cards), *record.moves[ply:])
    assert "the key gives deal:" in str(replay_as_far_as_valid(replace(record, moves=moves)).error)
    assert "MISMATCH: ply 1, hand 0" in script(replace(record, moves=moves), tmp_path).stderr


def chance_with(**changes):
    record = played()
    return replace(record, chance=replace(record.chance, **changes))


def contributed(seat, **changes):
    chance = played().chance
    found = list(chance.contributions)
    found[seat] = replace(found[seat], **changes)
    return chance_with(contributions=tuple(found))


FAULTS = {
    "another secret": (lambda: chance_with(reveal=bytes(32).hex()), "chance.reveal: this is not the secret"),
    "another commitment": (lambda: chance_with(commit="sha256:" + "0" * 64), "chance.reveal: this is not the secret"),
    "another table": (lambda: chance_with(table="another"), "chance.keys.0: this key does not follow"),
    "another key": (lambda: chance_with(keys={1: "0" * 64}), "chance.keys.1: this key does not follow"),
    "another text": (lambda: contributed(0, text=TWO), r"contributions\[0\]: the contribution of seat 0"),
    "another seal": (lambda: contributed(0, seal=seal(TWO)), r"contributions\[0\]: the contribution of seat 0"),
    "a text for a seal": (lambda: contributed(1, text=TWO), r"contributions\[1\]: the contribution of seat 1"),
    "not a hash": (lambda: contributed(1, seal="zz", text="zz"), r"contributions\[1\]: the contribution of seat 1"),
    "a seat passed over": (
        lambda: contributed(1, state=State.NONE, seal=None, text=""),
        "chance.keys.0: this key does",
    ),
    "no contributions": (
        lambda: chance_with(contributions=()),
        "each of the 2 seats must have exactly one contribution",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_proof_that_was_altered_is_found_by_both(name, tmp_path):
    make, why = FAULTS[name]
    with pytest.raises(BadRecord, match=why):
        replay(make())
    told = script(make(), tmp_path)
    assert told.returncode == 1
    assert "MISMATCH" in told.stderr or "ValueError" in told.stderr


def test_a_key_that_is_no_key_is_refused():
    with pytest.raises(BadRecord, match=r"chance\.keys\.1: a secret must be written in hexadecimal"):
        replay(chance_with(keys={1: "key"}, reveal=None))


def test_the_script_compares_the_commitment_with_the_one_seen(tmp_path):
    told = script(played(), tmp_path, "sha256:" + "0" * 64)
    assert told.stderr == "MISMATCH: the file names another commitment than you saw\n"


def test_the_command_compares_the_commitment_with_the_one_noted(tmp_path):
    record = played()
    files = {"bound": record, "numbered": replace(record, chance=NumberedChance(1, 1), moves=(), score=None)}
    for name, each in files.items():
        (tmp_path / name).write_text(write_record(each), encoding="utf-8")

    def verify(name, commit):
        words = ["verify", str(tmp_path / name), "--commit", commit, "--lang", "en"]
        return CliRunner().invoke(command_line, words)

    assert verify("bound", record.chance.commit.upper()).exit_code == 0
    other = verify("bound", "sha256:" + "0" * 64)
    assert "field chance.commit" in str(other.exception)
    assert record.chance.commit in str(other.exception)
    assert "field chance: this game has no proof of fair dice" in str(
        verify("numbered", record.chance.commit).exception
    )


def test_how_long_a_table_waits_for_seals_is_an_option_of_the_server():
    assert ServeOptions(seal_seconds=3).settings()["sitting"].seal_patience == 3


DESCRIBED = {
    "another bout": lambda draw: replace(draw, bout=draw.bout + 1),
    "another hand": lambda draw: replace(draw, hand=0),
    "another draw of that hand": lambda draw: replace(draw, nth=57),
    "another ply": lambda draw: replace(draw, ply=draw.ply + 1),
    "other odds": lambda draw: replace(draw, odds=LotOdds(("00",))),
}


@pytest.mark.parametrize("name", DESCRIBED)
def test_the_list_of_draws_is_held_to_the_rules(name):
    record = played()
    first, *rest = record.chance.draws
    with pytest.raises(BadRecord, match="move 1: by the rules bout 0, hand 1, draw 1 comes here"):
        replay(replace(record, chance=replace(record.chance, draws=(DESCRIBED[name](first), *rest))))


def test_a_draw_too_few_or_too_many_in_the_list_is_found():
    record = played()
    with pytest.raises(BadRecord, match="comes here, but the record has something else"):
        replay(replace(record, chance=replace(record.chance, draws=record.chance.draws[:-1])))
    more = (*record.chance.draws, RecordedDraw(999, 9, 0, 1, OtherOdds()))
    with pytest.raises(BadRecord, match="at move 999 no dice are thrown"):
        replay(replace(record, chance=replace(record.chance, draws=more)))


def test_the_script_finds_a_draw_that_was_skipped(tmp_path):
    record = played()
    told = script(replace(record, chance=replace(record.chance, draws=record.chance.draws[2:])), tmp_path)
    assert "MISMATCH: ply 3: draw 2 of hand 1, where 1 is due" in told.stderr


def test_a_record_from_before_the_contributions_are_settled_claims_nothing():
    record = played()
    chance = replace(record.chance, contributions=(), keys={}, reveal=None, draws=())
    assert replay(replace(record, moves=(), score=None, chance=chance)).draws == 0


def test_a_lot_is_drawn_in_the_order_of_its_description():
    odds = Lot(5)
    described = drawn_from(odds, game("dama").notation)
    assert isinstance(described, LotOdds)
    for nth in range(1, 40):
        chosen = Committed(SECRET).for_draw(None, nth).below(5)
        write = game("dama").notation.write_move
        assert write(odds.draw(Committed(SECRET).for_draw(None, nth))) == described.moves[chosen]


class Loaded(Lot):
    """A lot that falls to the first seat twice as often as to another."""

    def table(self):
        return tuple((move, Fraction(1 + (nth == 0), self.seats + 1)) for nth, (move, _) in enumerate(super().table()))


def test_odds_of_two_chances_are_no_lot():
    notation = game("dama").notation
    assert isinstance(drawn_from(Lot(3), notation), LotOdds)
    assert drawn_from(Loaded(3), notation) == OtherOdds()


def test_odds_are_described_as_the_notation_writes_them():
    dama = game("dama").under(None, {"first_player": "random"}, {"seats": 3})
    prompt = dama.rules.prompt(dama.rules.start())
    assert isinstance(prompt, Chance)
    assert drawn_from(prompt.odds, dama.game.notation) == LotOdds(("first:a", "first:b", "first:c"))
    madiao = game("madiao")
    rules = madiao.under().rules
    pack = rules.prompt(rules.start())
    assert isinstance(pack, Chance)
    found = drawn_from(pack.odds, madiao.notation)
    assert isinstance(found, PackOdds)
    assert (found.before, len(found.cards)) == ("deal:", 40)


def test_schema_holds_a_contributed_record():
    written = json.loads(write_record(played()))["chance"]
    assert written["kind"] == "contributed"
    assert written["contributions"][1]["state"] == "unopened"
    assert set(written["keys"]) == {"0", "1", "2"}
