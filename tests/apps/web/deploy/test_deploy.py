"""The files in `deploy/` run as they are: the lines of unit, container and whole site in the environment they describe; what is declared of settings."""

from __future__ import annotations

import http.client
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import click
import pytest
import yaml

from tests.apps.web.kit import until
from tests.apps.web.processes.servers import ROOT
from tests.kit.patience import PATIENCE
from youyi.apps.cli.commands import youyi
from youyi.apps.cli.server.settings import PREFIX
from youyi.apps.web.server import admin

DEPLOY = ROOT / "deploy"


def test_systemd_accepts_the_unit(tmp_path: Path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("needs systemd-analyze")
    youyi = tmp_path / "youyi"
    youyi.write_text("#!/bin/sh\n")
    youyi.chmod(0o755)
    text = (DEPLOY / "youyi.service").read_text(encoding="utf-8")
    assert "/srv/youyi/bin/youyi" in text
    unit = tmp_path / "youyi.service"
    unit.write_text(text.replace("/srv/youyi/bin/youyi", str(youyi)).replace("/srv/youyi/docs", str(tmp_path)))
    done = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False, env=os.environ)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "youyi" in line]) == (0, [])


def test_what_the_containerfile_copies_exists():
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from" not in line]
    assert len(copied) > 3
    for each in (name for names in copied for name in names):
        assert (ROOT / each).exists(), each
    assert any(line.startswith("asyncpg==") for line in (ROOT / "requirements" / "dev.txt").read_text().splitlines())


# The lines that start a server, run.

PROGRAM = "/srv/youyi/bin/youyi"
HUNTER = "hunter2secret"


def unit():
    """The command and the environment of the unit: `ExecStart` and `Environment`."""
    text = (DEPLOY / "youyi.service").read_text(encoding="utf-8").replace("\\\n", " ")
    found = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE))
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    return shlex.split(line), found


def container():
    """The command and the environment of the container: `ENTRYPOINT`, `CMD` and `ENV` of its last stage."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").rsplit("\nFROM ", 1)[1]
    lines = [re.findall(rf"^{name} (\[.*\])$", text, re.MULTILINE) for name in ("ENTRYPOINT", "CMD")]
    command = [word for found in lines for each in found for word in json.loads(each)]
    (variables,) = re.findall(r"^ENV (.*)$", text, re.MULTILINE)
    return command, dict(each.split("=", 1) for each in shlex.split(variables))


@contextmanager
def started(command, environment):
    """A server as its file starts it, with the program and the port of this place."""
    assert command[0] == PROGRAM
    words = [sys.executable, "-m", "youyi", *command[1:]]
    words = ["0" if before == "--port" else word for before, word in zip(["", *words], words, strict=False)]
    if "--port" not in command:
        environment = environment | {"YOUYI_PORT": "0"}
    path = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "HOME": os.environ["HOME"]}
    with subprocess.Popen(words, env=path | environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            port = re.search(r":(\d+)/", said)
            assert port is not None, said
            yield process, int(port[1])
        finally:
            process.terminate()


def ask(port, path, body=None, **headers):
    """A request whose headers are exactly these."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        text = None if body is None else json.dumps(body)
        connection.request(
            "GET" if body is None else "POST", path, text, {"Content-Type": "application/json", **headers}
        )
        answer = connection.getresponse()
        return answer.status, answer.read()


def command_lines(process):
    """What everybody on this machine may read of a process and of those it started."""
    children = [name for each in Path(f"/proc/{process}/task").glob("*/children") for name in each.read_text().split()]
    return [Path(f"/proc/{process}/cmdline").read_bytes(), *(line for name in children for line in command_lines(name))]


def with_password(address):
    return address.replace("://postgres@", f"://postgres:{HUNTER}@")


@pytest.mark.parametrize("shipped", [unit, container])
def test_a_server_started_as_shipped_has_its_name_knows_its_proxy_and_tells_no_password(shipped, postgres_store):
    """The password of the database stands in no list of processes."""
    command, environment = shipped()
    told = {
        "YOUYI_DATABASE": with_password(postgres_store()),
        "YOUYI_NAME": "play.example.org",
        "YOUYI_PROXY": "127.0.0.1",
    }
    with started(command, environment | told) as (process, port):
        seats = [{"kind": "computer", "player": "random"}] * 2
        assert ask(port, "/api/tables", {"game": "ruqi", "seats": seats}, Host="127.0.0.1")[0] == 201
        until(lambda: len(command_lines(process.pid)) > 1, "its workers, which are looked at, too, have started")
        lines = command_lines(process.pid)
        assert not [each for each in lines if HUNTER.encode() in each or b"postgres" in each]
        assert ask(port, "/healthz", Host="play.example.org")[0] == 200
        assert ask(port, "/healthz", Host="other.example.org")[0] == 421
        # One address may try ten passphrases at once: each visitor has his own ten behind a proxy that is known.
        wrong = {"name": "Nobody", "passphrase": "not this one"}
        hosts = [{"Host": "play.example.org", "X-Forwarded-For": f"192.0.2.{number}"} for number in range(12)]
        assert 429 not in {ask(port, "/api/account/in", wrong, **each)[0] for each in hosts}
        assert 429 in {ask(port, "/api/account/in", wrong, **hosts[0])[0] for _ in range(12)}


def test_the_container_listens_to_all_and_keeps_its_data_in_its_volume():
    _, environment = container()
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert environment["YOUYI_HOST"] == "0.0.0.0"  # noqa: S104  # within the container
    assert environment["YOUYI_DATABASE"].startswith("/data/")
    assert f"EXPOSE {environment['YOUYI_PORT']}" in text


# A site in one command.


def composed():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def in_compose(name, told):
    """The environment of a server as Compose makes it: the image's, then the file's, in which `told` is filled."""
    environment = {key: str(value) for key, value in composed()["services"][name]["environment"].items()}
    return container()[1] | {
        key: re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: told[found[1]], value) for key, value in environment.items()
    }


@pytest.mark.parametrize("name", ["youyi1", "youyi2"])
def test_a_server_of_the_whole_site_keeps_its_tables_in_postgres(name, postgres_server, tmp_path: Path):
    database, settings = with_password(postgres_server()), tmp_path / "settings"
    settings.write_text(f"YOUYI_DATABASE={database}\n", "utf-8")
    environment = in_compose(name, {"YOUYI_NAME": "play.example.org"})
    assert environment["YOUYI_SETTINGS"] == "/run/secrets/settings"
    with started(container()[0], environment | {"YOUYI_SETTINGS": str(settings)}) as (process, port):
        seats = [{"kind": "computer", "player": "random"}] * 2
        made = ask(port, "/api/tables", {"game": "ruqi", "seats": seats}, Host="play.example.org")
        assert made[0] == 201
        assert [each["id"] for each in admin.tables(database, state=None, unused_days=0, most=9)] == [
            json.loads(made[1])["id"]
        ]
        assert not [line for line in command_lines(process.pid) if HUNTER.encode() in line]


def test_the_whole_site_names_what_there_is():
    site = composed()
    known = {option.envvar for option in settings_of_serve().values()}
    for name in ("youyi1", "youyi2"):
        service = site["services"][name]
        assert set(service["environment"]) <= known
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        assert service["environment"]["YOUYI_PROXY"] == site["networks"]["default"]["ipam"]["config"][0]["subnet"]
    port = container()[1]["YOUYI_PORT"]
    assert site["services"]["caddy"]["environment"]["YOUYI_SERVERS"] == f"youyi1:{port} youyi2:{port}"
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert all(f"{{${each}:" in caddyfile for each in site["services"]["caddy"]["environment"])
    ignored = {each.lstrip("/") for each in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()}
    built = set((ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines())
    for secret in site["secrets"].values():
        assert f"deploy/{secret['file']}" in ignored & built


# Settings.

SERVE = youyi.get_command(click.Context(youyi), "serve")
BESIDE = {"lang", "help"}
"""Options of every command."""


def settings_of_serve():
    assert SERVE is not None
    options = [each for each in SERVE.get_params(click.Context(SERVE)) if isinstance(each, click.Option)]
    options = [
        each for each in options if "--help" not in each.opts
    ]  # known as -h too, once the whole command was asked
    return {each.opts[0].removeprefix("--"): each for each in options if each.opts[0].removeprefix("--") not in BESIDE}


def test_every_option_of_serve_can_be_had_from_the_environment():
    for name, option in settings_of_serve().items():
        assert option.envvar == PREFIX + name.replace("-", "_").upper()


def test_every_setting_is_described_where_hosting_is():
    text = (ROOT / "docs" / "howto" / "host.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `--([\w-]+)` \| `(\w+)` \|", text, re.MULTILINE))
    assert rows == {name: option.envvar for name, option in settings_of_serve().items()}


@pytest.mark.parametrize("where", ["environment", "file"])
def test_every_setting_is_taken_from_where_it_stands(where, tmp_path: Path, monkeypatch):
    """Each with a value that is not the usual one, seen by the program as the command line would give it."""
    values = {
        "host": "127.0.0.2", "port": "8005", "database": "postgresql://a:b@c/d", "name": "a.example b.example",
        "proxy": "10.0.0.1 10.1.0.0/16", "per-address": "7", "bus": "redis://c", "open": "1", "close-after": "3",
        "keep-finished": "4", "absence": "9", "seal-wait": "11", "log": "json", "accounts": "0", "workbench": "no",
        "metrics-from": "10.0.0.0/8",
    }  # fmt: skip
    assert values.keys() | {"settings"} == settings_of_serve().keys()
    assert SERVE is not None

    def parsed(*words):
        with SERVE.make_context("serve", list(words)) as context:
            return context.params

    typed = []
    for name, value in values.items():
        switches = {"open": ["--open"], "accounts": ["--no-accounts"], "workbench": ["--no-workbench"]}
        typed += switches.get(name) or [word for each in value.split() for word in (f"--{name}", each)]
    wanted = parsed(*typed)
    lines = {PREFIX + name.replace("-", "_").upper(): value for name, value in values.items()}
    if where == "environment":
        for name, value in lines.items():
            monkeypatch.setenv(name, value)
        assert parsed() == wanted
        monkeypatch.setenv("YOUYI_PORT", "")
        assert parsed()["port"] == 8000, "an empty one is none"
    else:
        file = tmp_path / "youyi.env"
        file.write_text("# Ours.\n\n" + "".join(f"{name}={value}\n" for name, value in lines.items()))
        assert parsed("--settings", str(file)) == wanted
        monkeypatch.setenv("YOUYI_SETTINGS", str(file))
        assert parsed() == wanted
        monkeypatch.setenv("YOUYI_PORT", "8006")
        assert parsed()["port"] == 8006, "the environment comes first"
        assert parsed("--port", "8007")["port"] == 8007, "and the command line before it"


@pytest.mark.parametrize("line", ["YOUYI_NMAE=a.example", "YOUYI_PORT", "YOUYI_PORT=many"])
def test_a_file_with_a_fault_is_refused_in_one_line(line, tmp_path: Path):
    file = tmp_path / "youyi.env"
    file.write_text(f"{line}\n")
    command = [sys.executable, "-m", "youyi", "serve", "--settings", str(file)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": str(ROOT / "src")}
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
