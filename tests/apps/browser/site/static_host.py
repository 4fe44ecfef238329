"""A static host: plain files under a path of its own, as of a project's pages; it may be switched off."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

from tests.house.tree import ROOT

SITE = ROOT / "build" / "site"
UNDER = "/games/youyi"


class _Handler(SimpleHTTPRequestHandler):
    def translate_path(self, path: str) -> str:
        assert path.startswith(UNDER), f"{path} is not of the site"
        return super().translate_path(path.removeprefix(UNDER))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        sleep(self.server.slow.get(Path(self.path).name, 0))  # type: ignore[attr-defined]  # a slow host
        super().copyfile(source, outputfile)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """A folder's own page for what it has not, as hosts send it."""
        own = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not own.is_file():
            super().send_error(code, message, explain)
            return
        said = own.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # the name is the library's
        self.server.asked.append(self.path)  # type: ignore[attr-defined]


class StaticHost:
    """Serves the folder of the site until it is switched off."""

    def __init__(self, folder: Path = SITE, slow: Mapping[str, float] | None = None) -> None:
        """`slow` says after how many seconds files of a name are sent."""
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.asked: list[str] = []
        """The paths that were asked for."""
        self._server.asked = self.asked  # type: ignore[attr-defined]
        self._server.slow = slow or {}  # type: ignore[attr-defined]
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}{UNDER}/"

    def switch_off(self) -> None:
        self._server.shutdown()
        self._server.server_close()
