"""Serves the built client, a single-page application. Hashed files are cached for a year, the page itself is revalidated."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from youyi.apps.web.http.link_previews import LinkPreviews, TableNamed
from youyi.apps.web.http.preload import FilesAhead
from youyi.apps.web.http.responses import language_of
from youyi.kernel.game import Game

STATIC = Path(__file__).parents[1] / "static"
_DATA = ("api", "ws")
_HASHED = "assets/"
_CACHED_FOR_A_YEAR = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"
_POLICY = (
    "default-src 'self'; img-src 'self' data:; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "  # boards place their pieces by style attributes
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS_OF_FILES = {name: _HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""What a page is made of comes in some fifty files; a policy is the page's, and said with each of them it weighs more than most."""
_EMBEDDED = "/embed"
"""Pages of others may show what is served under this path: a viewer, at which nobody can act."""
_HEADERS_EMBEDDED = _HEADERS | {
    "Content-Security-Policy": _POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "Cross-Origin-Resource-Policy": "cross-origin",
}
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Youyi 游藝</title>
<h1>Youyi 游藝</h1>
<p>The server runs, but its page has not been built yet. In the folder of the source, type</p>
<pre>make client</pre>
<p>and load this page again. (Packages from an index contain the page.)</p>
<p lang="zh-Hant">伺服器已啟動，但網頁尚未建置。請在原始碼目錄執行 <code>make client</code>，然後重新載入本頁。</p>
<p lang="zh-Hans">服务器已启动，但网页尚未构建。请在源代码目录执行 <code>make client</code>，然后重新载入本页。</p>
</html>
"""


class Pages(StaticFiles):
    """Static files of the client; every address that names no file gets `index.html`, and 404 with it if no page has it."""

    def __init__(
        self,
        folder: Path,
        games: Iterable[Game[Any, Any, Any, Any]] = (),
        tables: Callable[[Request, str], TableNamed | None] = lambda _request, _table: None,
    ) -> None:
        """`tables`: what is known of a table without asking the store."""
        super().__init__(directory=folder, check_dir=False)
        self._tables = tables
        self._previews = LinkPreviews(games, folder)
        self._folder, self._index = folder, folder / "index.html"
        self._ahead: FilesAhead | None = None

    async def check_config(self) -> None:
        """Accept a missing folder: a page that explains how to build the client is served instead."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Serve a file, or the page."""
        if path.split("/", maxsplit=1)[0] in _DATA or not path.isprintable():
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if not self._index.is_file():
            return HTMLResponse(_NOT_BUILT, status_code=503, headers={"Cache-Control": _REVALIDATE})
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_page(path):
                raise
            response = self._page(path, scope)
            path = "index.html"
        response.headers["Cache-Control"] = _CACHED_FOR_A_YEAR if path.startswith(_HASHED) else _REVALIDATE
        return response

    def _page(self, path: str, scope: Scope) -> Response:
        self._ahead = self._ahead or FilesAhead(self._folder)
        address = "/" + "/".join(part for part in path.split("/") if part not in ("", "."))
        request = Request(scope)
        found, preview = self._ahead.part(address), None
        if found is not None:
            table = self._tables(request, found[1]) if found[0] == "table" else None
            told, language = self._ahead.told(address), language_of(request)
            preview = (
                self._previews.of_document(address, told[language], language)
                if told
                else (self._previews.of(*found, language, table))
            )
        origin = f"{request.url.scheme}://{request.url.netloc}"
        said = preview or self._previews.missing([language_of(request)])
        page = said.put_into(self._ahead.page(address), quote(address), origin)
        return HTMLResponse(page, status_code=404 if preview is None else 200, headers={"Vary": "Accept-Language"})


def _is_page(path: str) -> bool:
    """Whether a missing path is an address of the client: not under `assets/`, and not a top-level name with a suffix."""
    file_at_the_top = "/" not in path and "." in path and path != "."
    return not file_at_the_top and not path.startswith(_HASHED)


def _headers(path: str) -> dict[str, str]:
    if path.startswith(f"/{_HASHED}"):
        return _HEADERS_OF_FILES
    return _HEADERS_EMBEDDED if _is_embedded(path) else _HEADERS


def _is_embedded(path: str) -> bool:
    return path in (_EMBEDDED, f"{_EMBEDDED}.js") or path.startswith(f"{_EMBEDDED}/")


class SecurityHeaders:
    """Middleware that adds the security headers, and forbids caching of API responses."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to the response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_headers(scope["path"]))
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, send_with_headers)
