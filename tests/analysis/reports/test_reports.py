"""The folder of a report: one page that needs nothing else, data that its own command writes again byte for byte."""

from __future__ import annotations

import hashlib
import os
import re
import shlex
from html import unescape
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from youyi.analysis.reports import fonts, plots
from youyi.analysis.reports.fonts import NoFont
from youyi.analysis.reports.measure_words import ending_name, measure_name
from youyi.analysis.reports.plots import NoMatplotlib, require_matplotlib
from youyi.analysis.runs.plan import Plan
from youyi.analysis.simulate.simulation import simulate
from youyi.apps.cli import youyi
from youyi.games import built_in, game
from youyi.kernel.names import Language

pytestmark = pytest.mark.skipif(
    not os.environ.get("CI") and find_spec("matplotlib") is None, reason="the extra `report` is not installed"
)
FEW = ("--processes", "1", "--engine", "reference", "--seed", "7", "--players", "first")
COMMANDS = {
    "two": ("compare", "ruqi", "arms=forward", "--games", "6", "--courses", "1", "--luck", "2", "--payments", *FEW),
    "each": ("compare", "ruqi", "--each", "--games", "2", *FEW),
    "one": ("simulate", "dama", "--games", "2", "--term", "seats=2", "--clauses", *FEW),
}
SVG = "{http://www.w3.org/2000/svg}"


def run(words, folder: Path, monkeypatch) -> None:
    """Run a command in a folder of its own."""
    folder.mkdir()
    monkeypatch.chdir(folder)
    youyi.main(list(words), standalone_mode=False)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def again(report: Path, folder: Path, monkeypatch) -> Path:
    """Run the command that a page prints, in a folder of its own."""
    page = (report / "index.html").read_text(encoding="utf-8")
    commands = [unescape(each) for each in re.findall(r"<pre><code>(.*?)</code></pre>", page, re.DOTALL)]
    name, *words = shlex.split(next(each for each in commands if "--html" in each))
    assert name == "youyi"
    run(words, folder, monkeypatch)
    return folder / "report"


@pytest.fixture(scope="module")
def report(tmp_path_factory) -> Path:
    """The report of a comparison, in Traditional Chinese."""
    folder: Path = tmp_path_factory.mktemp("reports") / "report"
    youyi.main([*COMMANDS["two"], "--html", str(folder), "--lang", "zh-Hant"], standalone_mode=False)
    return folder


def test_the_printed_command_writes_every_file_again(report, tmp_path, monkeypatch):
    assert contents(again(report, tmp_path / "again", monkeypatch)) == contents(report)


@pytest.mark.parametrize("kind", ["each", "one"])
def test_so_does_that_of_other_reports(kind, tmp_path, monkeypatch):
    run([*COMMANDS[kind], "--html", "report", "--lang", "en"], tmp_path / "first", monkeypatch)
    first = tmp_path / "first" / "report"
    assert contents(again(first, tmp_path / "again", monkeypatch)) == contents(first)


def test_the_checksums_are_those_of_the_data(report):
    sums = dict(reversed(line.split("  ")) for line in (report / "SHA256SUMS").read_text().splitlines())
    assert sums.keys() == {"lengths.csv", "measures.csv", "report.json"}
    assert sums == {name: hashlib.sha256((report / name).read_bytes()).hexdigest() for name in sums}
    page = (report / "index.html").read_text(encoding="utf-8")
    assert all(checksum in page for checksum in sums.values())


def test_the_page_asks_nothing_of_any_address(report):
    page = (report / "index.html").read_text(encoding="utf-8")
    assert {each.partition(",")[0] for each in re.findall(r'(?:src|href)="([^"]*)"', page)} == {
        "data:image/svg+xml;base64"
    }
    assert not re.search(r"<script|<link|@import|url\(", page)
    assert 'lang="zh-Hant"' in page


def test_every_glyph_of_a_plot_is_a_path(report):
    drawn = sorted(path.name for path in report.glob("*.svg"))
    assert {"effects.svg", "firsts.svg", "lengths.svg"} <= set(drawn)
    for name in drawn:
        tree = ET.parse(report / name)  # noqa: S314  # our own
        kinds = {each.tag.removeprefix(SVG) for each in tree.iter()}
        assert "text" not in kinds
        assert {"path", "use"} <= kinds


def test_without_a_chinese_font_only_english_is_drawn(monkeypatch):
    monkeypatch.setattr(fonts, "_installed", lambda _family: False)
    with pytest.raises(NoFont, match="fonts-noto-cjk"):
        require_matplotlib(Language.ZH_HANS)
    require_matplotlib(Language.EN)


def test_without_matplotlib_the_extra_is_named_before_a_game_is_played(monkeypatch, tmp_path):
    monkeypatch.setattr(plots, "module_installed", lambda _name: False)
    with pytest.raises(NoMatplotlib, match=r"youyi\[report\]"):
        youyi.main([*COMMANDS["two"], "--html", str(tmp_path / "report")], standalone_mode=False)
    assert not (tmp_path / "report").exists()


@pytest.mark.parametrize("name", built_in())
def test_every_end_and_every_measure_has_a_name(name):
    played = simulate(Plan(game=name, players=("random",), games=3, seed=1, engine="reference"))
    for kind in played["ends"]:
        assert ending_name(game(name), kind) == game(name).endings[kind]
    for measure in ("turns", "balance", "forced", "luck_both", "score_0", "first_1", "end_x", "paid_x"):
        assert measure_name(game(name), measure).zh_hant != measure


def test_a_histogram_counts_every_number_in_its_bin(monkeypatch):
    axes = pytest.importorskip("matplotlib.axes").Axes
    drawn, stairs = list[Any](), axes.stairs

    def noted(self, values, edges, **more):
        drawn.append((values, edges))
        return stairs(self, values, edges, **more)

    monkeypatch.setattr(axes, "stairs", noted)
    plots.histogram({"": {3: 2, 4: 1, 5: 1, 3 + plots.BINS: 4}}, "x", "y", Language.EN)
    ((values, edges),) = drawn
    assert [(nth, value) for nth, value in enumerate(values) if value] == [(0, 37.5), (1, 12.5), (plots.BINS // 2, 50)]
    assert [*edges[:2], len(edges)] == [2.5, 4.5, len(values) + 1]
