"""What a fuzzer sends: frames and requests, from almost right to garbage. Everything follows from a seed."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

from msgspec.structs import fields

from youyi.apps.web.wire.messages import Heard

FIELDS = {kind.__name__: tuple(each.name for each in fields(kind)) for kind in get_args(Heard)}
"""Every message of a browser with its fields."""
KINDS = ("Sit", "Throw", "Move", "Preview", "Study", "Speak")
"""What is sent most of the time. Never `Ping`: with it the fuzzer ends each batch."""
PARTING = ("Leave", "Concede")
"""What makes a seat or a table useless for the rest of the run: sent now and then."""
OTHER_KINDS = tuple(sorted(set(FIELDS) - {*KINDS, *PARTING, "Ping"}))
UNORDERED = ("Concede", "Free", "Hint", "Leave", "Look", "Pace", "Pause", "Return", "TimeOff")
"""What may be answered later (a hint is worked out beside the rest), by news for everybody, or not if it changes nothing."""
NO_KINDS = ("Contribute", "Snapshot", "Nothing", "", "sit", "\u0000")
WORDS = ("善p0+5", "stay", "1+1", "deal:", "T1", "-", "", "\u0000", "\x1b[2J", "9" * 5000, "𠮷\u202e", "66", "x" * 3000)
PATHS = (
    "/", "/tables/{table}", "/nothing", "/assets/x.js", "/../../etc/passwd", "/%00", "/%2e%2e/%2e%2e", "/%ff", "//", "/api",
    "/api/games", "/api/articles/ruqi.retreat", "/api/articles/%00", "/api/rulings/ruqi/arms/any", "/api/rulings/a/b/c",
    "/api/tables", "/api/tables/{table}", "/api/tables/{table}/sit", "/api/tables/{table}/rematch", "/api/tables/{table}/leave",
    "/api/tables/{table}/record", "/api/tables/{table}/transcript?language=zh-Hant", "/api/tables/%00", "/api/tables/nowhere/record",
    "/api/tables/{table}/sit?x=%00", "/api/qr?text={address}/x", "/api/qr?text=%00", "/api/qr", "/healthz", "/readyz", "/metrics",
    "/ws/tables/{table}", "/ws/tables/%00", "/api/tables/" + "a" * 5000,
)  # fmt: skip
_FATAL = 0.05
"""How often a frame is meant that a server answers by closing the socket, among those of its sort."""
METHODS = ("GET", "GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW", "get")
HEADERS = (
    "Content-Type: application/json", "Content-Type: text/plain", "Origin: https://evil.example", "Accept-Encoding: gzip",
    "X-Forwarded-For: 10.0.0.1, ::1", "Accept-Language: zh-TW", "Range: bytes=0-10", "If-None-Match: *", "Expect: 100-continue",
    "Upgrade: h2c", "Cookie: " + "x" * 2000, "Transfer-Encoding: chunked", "Content-Length: -1", "Content-Length: 99999999999",
    "Bad Header", "\x00: \x00", "A" * 9000 + ": 1",
)  # fmt: skip


def junk(random: Random, depth: int = 3) -> Any:
    """Any JSON value."""
    scalars = (None, True, -1, 0, 1, 2**63, 2**70, 1.5, 1e308, "", "en", random.choice(WORDS), random.random())
    match random.randrange(4) if depth else 0:
        case 1:
            return [junk(random, depth - 1) for _ in range(random.randrange(4))]
        case 2:
            return {random.choice((*WORDS, "type", "at")): junk(random, depth - 1) for _ in range(random.randrange(4))}
        case _:
            return random.choice(scalars)


def message(random: Random, at: int, tokens: tuple[str, ...]) -> str:
    """A message of the right shape, mostly, in a wrong state, mostly."""
    (kinds,) = random.choices((KINDS, OTHER_KINDS, PARTING, NO_KINDS), (900, 69, 1, 30))
    said: dict[str, Any] = {"type": random.choice(kinds)}
    said |= {name: _value(random, name, at, tokens) for name in FIELDS.get(said["type"], ())}
    for _ in range(random.choice((0, 0, 0, 1, 2))):
        key = random.choice((*said, "more"))
        said[key] = junk(random)
        if random.random() < 0.2:
            del said[key]
    return json.dumps(said, ensure_ascii=random.random() < 0.5)


def _value(random: Random, name: str, at: int, tokens: tuple[str, ...]) -> Any:
    """What a field may hold, right or wrong."""
    match name:
        case "at":
            return random.choice((at, at, at + 1, at - 1, 0, 2**40))
        case "token":
            return random.choice((*tokens, "", "x" * 100, "\u0000"))
        case "language":
            return random.choice(("en", "zh-Hant", "zh-Hans", "tlh", ""))
        case "seat":
            return random.choice((0, 1, 2, -1, 99))
        case "player":
            return random.choice((None, "random", "greedy", "nobody"))
        case "wanted":
            return random.random() < 0.5
        case "pace":
            return random.choice(("slow", "fast", "at_once", "never"))
        case _:
            return random.choice(WORDS)


def frame(random: Random, at: int, tokens: tuple[str, ...]) -> tuple[int, bytes]:
    """The opcode and the payload of one frame: three quarters are messages of the right shape, or nearly."""
    text = message(random, at, tokens)
    match random.randrange(12):
        case 0:
            text = json.dumps(junk(random))
        case 1:
            place = random.randrange(len(text))
            text = text[:place] + chr(random.randrange(32, 127)) + text[place + 1 :]
        case 2:
            return 2, random.randbytes(random.randrange(60))
        case 3 if random.random() < 0.2:
            text = "[" * random.choice((10_000, 16_000, 17_000, 60_000))
        case 4 if random.random() < _FATAL:
            return 1, random.randbytes(random.randrange(60))  # mostly bad UTF-8
        case 5 if random.random() < _FATAL:
            return random.choice((0, 3, 7, 8, 9, 10, 11, 15)), random.randbytes(random.randrange(130))
        case 6 if random.random() < _FATAL:
            text = " " * random.choice((70_000, 5_000_000))
        case _:
            pass
    return 1, text.encode("utf-8", "replace")


def request(random: Random, address: str, table: str) -> bytes:
    """The bytes of one HTTP request: sound, almost sound, or garbage."""
    if random.random() < 0.1:
        return random.randbytes(random.randrange(1, 300)) + b"\r\n\r\n"
    path = random.choice(PATHS).format(table=table, address=address)
    host = address.removeprefix("http://")
    lines = [f"{random.choice(METHODS)} {path} HTTP/1.1", f"Host: {host if random.random() < 0.9 else 'x'}"]
    lines += random.sample(HEADERS[:10] if random.random() < 0.7 else HEADERS, random.randrange(4))
    body = _body(random)
    if body and not any(each.startswith(("Content-Length", "Transfer")) for each in lines):
        lines.append(f"Content-Length: {len(body)}")
    raw = "\r\n".join((*lines, "Connection: close", "", "")).encode("latin-1", "replace") + body
    if random.random() < 0.1:
        place = random.randrange(len(raw))
        raw = raw[:place] + random.randbytes(3) + raw[place + 2 :]
    return raw


def _body(random: Random) -> bytes:
    seats = [{"kind": "me", "name": random.choice(("Lin", *WORDS))}, {"kind": "open"}]
    wanted: dict[str, Any] = {"game": random.choice(("ruqi", "dama", "madiao", "go")), "seats": seats}
    match random.randrange(6):
        case 0:
            return json.dumps(wanted).encode()
        case 1:
            return json.dumps(
                {**wanted, random.choice(("seats", "terms", "rulings", "listed", "more")): junk(random)}
            ).encode()
        case 2:
            return json.dumps(
                {"name": random.choice(("Wen", *WORDS)), "seat": random.choice((None, 0, 9, "x"))}
            ).encode()
        case 3:
            return random.randbytes(random.randrange(200))
        case _:
            return b""
