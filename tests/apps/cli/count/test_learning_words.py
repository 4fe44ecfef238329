"""What `solve` and `train` tell, in the reader's language."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.apps.cli import phrases
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.commands import youyi
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language
from youyi.kernel.youyi_error import YouyiError

pytestmark = HAVE_NUMBA
SOLVED = {"worth": 1.5, "positions": 3, "sweeps": 2}
MISPLAYED = {"decisions": 4.0, "not_best": 0.25, "loss": 0.5}


@pytest.mark.parametrize("language", list(Language))
def test_an_ending_is_told_in_the_language_asked_for(monkeypatch, language):
    """What is worked out is the business of other tests."""
    from youyi.learn import endings

    def solved(_table, _first, _second, told):
        told(endings.SWEEP.filled(number=1, change="0.5"))
        return SimpleNamespace(sweeps=SOLVED["sweeps"])

    monkeypatch.setattr(endings, "solved", solved)
    monkeypatch.setattr(endings, "start_worth", lambda _ending: SOLVED["worth"])
    monkeypatch.setattr(endings, "network_error", lambda _ending: 1.25)
    monkeypatch.setattr(endings, "positions", lambda _ending: SOLVED["positions"])
    monkeypatch.setattr(endings, "misplays", lambda _ending, _player="network@3": MISPLAYED)
    told = CliRunner().invoke(youyi, ["solve", "ruqi", "--lang", language], catch_exceptions=False).output
    assert endings.SWEEP.filled(number=1, change="0.5").said_in(language) in told
    for name in (*SOLVED, *MISPLAYED):
        assert phrases.LEARNT[name].said_in(language) in told


def test_an_ending_is_told_to_programs(monkeypatch):
    from youyi.learn import endings

    monkeypatch.setattr(
        endings, "solved", lambda _table, _first, _second, told: told("a sweep") or SimpleNamespace(sweeps=2)
    )
    for name, value in {"start_worth": 1.5, "network_error": 1.25, "positions": 3}.items():
        monkeypatch.setattr(endings, name, lambda _ending, value=value: value)
    monkeypatch.setattr(endings, "misplays", lambda _ending, _player="network@3": MISPLAYED)
    told = (
        CliRunner().invoke(youyi, ["solve", "ruqi", "--ruleset", "classical", "--json"], catch_exceptions=False).output
    )
    report = json.loads(told)
    assert report["ruleset"] == "ruqi/classical@1"
    assert report["solved"] == {
        **SOLVED, **MISPLAYED, "lookahead not_best": 0.25, "lookahead loss": 0.5, "network error": 1.25,
    }  # fmt: skip


def test_a_learning_curve_is_told_in_the_language_asked_for(capsys):
    from youyi.apps.cli.count.train import _tell

    _tell(Language.ZH_HANS, 2000, {"error": 0.25, "greedy": -1.5})
    assert capsys.readouterr().out == "    2,000  误差 +0.2500  对“贪近” -1.5000\n"


def test_a_goal_that_a_game_has_not_is_refused_in_each_language(tmp_path):
    out = tmp_path / "weights.net"
    with pytest.raises(Misuse) as refused:
        CliRunner().invoke(youyi, ["train", "ruqi", "--goal", "first", "--out", str(out)], catch_exceptions=False)
    assert refused.value.words == TEXTS["not_one_of"].filled(value="first", valid=("score",))
    assert not out.exists()


def test_chips_cannot_be_learnt_for_where_none_are_paid(tmp_path):
    out = tmp_path / "weights.net"
    command = ["train", "dama", "--ruleset", "dama/simplified-2009", "--out", str(out)]
    with pytest.raises(YouyiError, match="--goal first"):
        CliRunner().invoke(youyi, command, catch_exceptions=False)
    assert not out.exists()


def test_every_figure_that_is_measured_has_a_word():
    from youyi.learn import dama, ruqi

    for module in (dama, ruqi):
        returned = Path(str(module.__file__)).read_text(encoding="utf-8").rpartition("return {")[2].partition("}")[0]
        names = returned.split('"')[1::2]
        assert names
        assert set(names) <= set(phrases.LEARNT)
