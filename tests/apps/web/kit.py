"""What tests of the web table share: workers without processes, browsers without a window."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from youyi.apps.web.worker_pool import BotRequest
from youyi.players.player import player


class InProcessPool:
    """WorkerPool that answer in the server's own process: tiny games are unknown to others."""

    async def choose(self, request: BotRequest) -> Any:
        return player(request.player, request.table).choose(request.view, request.moves, request.entropy)

    async def close(self) -> None:
        pass


def me(name: str = "Lin") -> dict[str, Any]:
    return {"kind": "me", "name": name}


def computer(name: str = "first") -> dict[str, Any]:
    return {"kind": "computer", "player": name}


OPEN = {"kind": "open"}


def lay(client: TestClient, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[int, str]]:
    """Lay a table; return its id and the tokens given."""
    answer = client.post("/api/tables", json={"game": "fords", "seats": list(seats)} | more)
    assert answer.status_code == 201, answer.text
    laid = answer.json()
    return laid["id"], {each["seat"]: each["token"] for each in laid["seats"] if each["token"]}


class Browser:
    """A socket that remembers all it heard."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def next(self, kind: str | None = None) -> dict[str, Any]:
        """Hear the next message, or the next of a kind."""
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            self.heard.append(message)
            if kind is None or message["type"] == kind:
                return message

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send_json({"type": kind, **fields})

    def sit(self, token: str) -> dict[str, Any]:
        """Take the seat and see the table from there."""
        self.say("Sit", token=token)
        while (snapshot := self.next("Snapshot"))["seat"] is None:
            pass
        return snapshot

    def act(self, state: dict[str, Any], choice: int = 0) -> None:
        """Answer what is asked of this seat."""
        asked = state["asked"]
        if asked["type"] == "Throws":
            self.say("Throw", at=state["at"])
        else:
            self.say("Move", at=state["at"], text=asked["offers"][choice]["text"])
