"""The alert rules and the dashboard ask for nothing that a server does not export."""

from __future__ import annotations

import json
import re
import shutil
import subprocess

import pytest
import yaml
from starlette.testclient import TestClient

from tests.apps.web.processes.servers import ROOT
from youyi.apps.web.server.app import application

DEPLOY = ROOT / "deploy"
RULES = [
    rule for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"] for rule in group["rules"]
]
BOARD = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))
PANELS = {panel["title"]: [target["expr"] for target in panel["targets"]] for panel in BOARD["panels"]}
ASKED = {
    **{rule["alert"]: [rule["expr"]] for rule in RULES},
    **PANELS,
    "variables": [each["query"] for each in BOARD["templating"]["list"] if each["type"] == "query"],
}
OF_PROMETHEUS = {"job", "instance", "le", "up"}
"""Labels that are put on by whoever reads, or that every histogram has, and the one series of Prometheus's own."""


@pytest.fixture
def exported(settings):
    """Every series that a server has, and all their labels."""
    app = application(settings)
    with TestClient(app):
        metrics = app.state.metrics
        collectors = dict(metrics._registry._collector_to_names)
        of_the_process = set(re.findall(r"^# TYPE (process_\w+)", metrics.written().decode(), re.MULTILINE))
    names = {name for found in collectors.values() for name in found}
    return (
        names
        | of_the_process
        | {label for each in collectors for label in getattr(each, "_labelnames", ())}
        | {"release"}
    )


def asked_for(expression):
    """The names of series and labels in an expression: whatever is no function, no string, no span and no number."""
    plain = re.sub(r'"[^"]*"|\[[^\]]*\]', "", expression)
    words = set(re.findall(r"(?<![\w.])[A-Za-z_]\w*", plain))
    functions = set(re.findall(r"\b(\w+)\s*\(", plain)) | {"sum", "count"}  # a sum by labels names them first
    return words - functions - OF_PROMETHEUS


@pytest.mark.parametrize("name", ASKED)
def test_what_is_asked_for_is_exported(name, exported):
    for expression in ASKED[name]:
        found = asked_for(expression)
        assert any(each.startswith(("youyi_", "process_")) for each in found) or expression.startswith("up{"), (
            expression
        )
        assert found <= exported, expression


def test_a_name_that_is_not_exported_is_found():
    assert asked_for('sum by (place) (rate(youyi_faults_total{job="youyi", room=~"a|b"}[5m])) > 0.5') == {
        "youyi_faults_total",
        "place",
        "room",
    }


def test_what_the_rules_name_is_counted_under_that_name():
    places = {
        each
        for rule in RULES
        for found in re.findall(r'place[!=]~"([^"]*)"', rule["expr"])
        for each in found.split("|")
    }
    changes = {each for rule in RULES for each in re.findall(r'change="([^"]*)"', rule["expr"])}
    source = "".join(path.read_text("utf-8") for path in (ROOT / "src/youyi/apps/web").rglob("*.py"))
    for place in places:
        assert f'failed("{place}",' in source
    for change in changes:
        assert f'_changed("{change}",' in source
    assert places
    assert changes


def test_each_rule_says_how_urgent_it_is_and_what_to_do():
    assert len({rule["alert"] for rule in RULES}) == len(RULES) > 5
    for rule in RULES:
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert set(rule["annotations"]) == {"summary", "description"}


def test_the_dashboard_lays_its_panels_side_by_side():
    places = [panel["gridPos"] for panel in BOARD["panels"]]
    assert len({(each["x"], each["y"]) for each in places}) == len(places) == len(PANELS)
    assert all(each["x"] + each["w"] <= 24 for each in places)


def test_the_rules_fire_when_they_should(tmp_path):
    program = shutil.which("promtool")
    if program is None:
        pytest.skip("needs promtool")
    shutil.copy(DEPLOY / "alerts.yml", tmp_path / "rules.yml")
    shutil.copy(ROOT / "tests/apps/web/deploy/alerts.yml", tmp_path)
    done = subprocess.run(
        [program, "test", "rules", "alerts.yml"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
