"""Other engines than Chromium: Firefox by WebDriver BiDi, WebKit by the WebDriver of WebKitGTK. Both run scripts in a page."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from tests.kit.patience import PATIENCE

_POLL = 0.2


class Engine(Protocol):
    """A browser with one page."""

    def go(self, address: str) -> None: ...

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        ...

    def stop(self) -> None: ...


def until(engine: Engine, condition: str) -> Any:
    """Wait until an expression is true in the page; returns its value."""
    end = time.monotonic() + PATIENCE
    while not (value := engine.run(condition)):
        assert time.monotonic() < end, f"not within {PATIENCE} s: {condition}\n{engine.run('document.body.innerText')}"
        time.sleep(_POLL)
    return value


class Firefox:
    """Firefox without a window."""

    NEEDS = ("firefox-esr",)

    def __init__(self, profile: Path) -> None:
        command = [
            "firefox-esr",
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port",
            "0",
        ]
        said = profile / "said"
        with said.open("w") as log:
            self._process = subprocess.Popen(command, stderr=log, env=os.environ | {"HOME": str(profile)})
        found = _written(said, r"WebDriver BiDi listening on (ws://\S+)")
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(f"{found[1]}/session", max_size=None))
        self._number = 0
        self._ask("session.new", capabilities={})
        (page, *_) = self._ask("browsingContext.getTree")["contexts"]
        self._page = page["context"]

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="interactive")

    def run(self, script: str) -> Any:
        answer = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify({script}) ?? 'null'",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def stop(self) -> None:
        self._open.close()
        self._process.kill()
        self._process.wait()

    def _ask(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == self._number:
                assert "result" in answer, answer
                return answer["result"]


class WebKit:
    """WebKitGTK's MiniBrowser on a display in memory."""

    NEEDS = ("WebKitWebDriver", "Xvfb")

    def __init__(self, profile: Path) -> None:
        display = f":{90 + os.getpid() % 900}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        hidden = {"HOME": str(profile), "DISPLAY": display, "GDK_BACKEND": "x11", "LC_ALL": "C.UTF-8"}
        self._processes = [
            subprocess.Popen(["Xvfb", display, "-screen", "0", "1366x900x24"], stderr=subprocess.DEVNULL),
            subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=os.environ | hidden, stderr=subprocess.DEVNULL),
        ]
        self._address = f"http://127.0.0.1:{port}/session"
        (browser,) = Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._address += f"/{self._begun(wanted)['sessionId']}"

    def go(self, address: str) -> None:
        self._ask("/url", {"url": address})

    def run(self, script: str) -> Any:
        return json.loads(
            self._ask("/execute/sync", {"script": f"return JSON.stringify({script}) ?? 'null'", "args": []})
        )

    def stop(self) -> None:
        for each in reversed(self._processes):
            each.kill()
            each.wait()

    def _begun(self, wanted: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._ask("", wanted)
            except OSError:
                assert time.monotonic() < end, "WebKitWebDriver did not start"
                time.sleep(_POLL)

    def _ask(self, path: str, body: Any) -> Any:
        request = Request(self._address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return json.load(answer)["value"]


def _written(file: Path, pattern: str) -> re.Match[str]:
    """What a program has written by now, once it is there."""
    end = time.monotonic() + PATIENCE
    while (found := re.search(pattern, file.read_text())) is None:
        assert time.monotonic() < end, file.read_text()
        time.sleep(_POLL)
    return found


def missing(engine: type[Firefox | WebKit]) -> list[str]:
    """The programs that an engine needs and this machine lacks."""
    return [name for name in engine.NEEDS if shutil.which(name) is None]
