"""The line to one browser: what it may send, how long and at what cost, and how that is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.line import hint_requests
from youyi.apps.web.wire.appointment import CallOff, Come, Meet, Propose, Suit
from youyi.apps.web.wire.base import Incoming
from youyi.apps.web.wire.company import Concede, Pause, TimeOff
from youyi.apps.web.wire.messages import Heard, Open, Preview, Seal, Sit, Speak, Study
from youyi.apps.web.wire.talk import Chat, Report, Say

LONGEST_MESSAGE = 16 * 1024
"""In bytes of UTF-8."""
COSTS: Mapping[type[Incoming], int] = {
    Preview: 2,
    Study: 4,
    Sit: 5,
    Seal: 5,
    Open: 5,
    Speak: 10,
    Concede: 5,
    Pause: 5,
    TimeOff: 5,
    Suit: 5,
    Propose: 10,
    Meet: 10,
    Come: 5,
    CallOff: 10,
    Say: 5,
    Report: 10,
    Chat: 5,
    **hint_requests.COSTS,
}
"""What a message takes from the allowance, about in proportion to the server's time; all others take 1."""
_DECODER = msgspec.json.Decoder(Heard)


class Gone(Exception):
    """The browser has left."""


class BrowserLine(Protocol):
    """The two-way line to one browser: a socket, or in a browser's own worker the port to its page."""

    async def receive(self) -> str | None:
        """The next message; None for one that is no text. Raises `Gone`."""
        ...

    async def send_text(self, message: str, /) -> None:
        """Send a message. Raises `Gone`."""
        ...

    async def close(self, code: int, reason: str) -> None:
        """Say why, and end."""
        ...


def decode(text: str | None) -> Heard:
    """Decode a text frame; None stands for a binary frame. Raises `MessageError`."""
    if text is None:
        raise MessageError("malformed")
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > LONGEST_MESSAGE:
        raise MessageError("too_large")
    try:
        message: Heard = _DECODER.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        raise MessageError("malformed") from None
    return message
