"""Sends fuzzed messages to a server, and counts what becomes of each; two people play beside it."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

import youyi
from tests.apps.web.fuzz import messages
from tests.apps.web.holes.kit import framed
from tests.kit.patience import PATIENCE
from youyi.apps.web.bench import clients
from youyi.apps.web.bench.clients import Times, playing, share
from youyi.apps.web.bench.server import SOURCE, Server, ServerSetup, server
from youyi.apps.web.bench.stored import Stored, write
from youyi.games import catalogue

_SOCKETS, _REQUESTERS = 12, 8
_BATCH = 20
_SIT = b'{"type": "Sit", "token": "%s"}'
_LONGEST_FRAME = 64 * 1024
_ANSWERS = ("Refused", "Snapshot", "Previewed", "Studied", "BarredTold", "Hinted", "ChanceTold")
"""What answers a message; people who come and go and moves are news for everybody."""
_OURS = f"{Path(youyi.__file__).parent}/"
"""Not any folder called youyi: whoever clones the project has the libraries in one."""
_TIMED_OUT = ("TimeoutError", "asyncio.exceptions.CancelledError")
_PAUSE = 0.25
"""Between two moves of a witness, in seconds."""
WITNESS = Stored(id="witness00001", terms={"rounds": 99})  # a game longer than any run
TABLES = tuple(
    Stored(id=f"fuzzed{number:06}", game=game.id, players=(None,) * game.under().rules.seats, listed=True)
    for number, game in enumerate(30 * catalogue())
)


@dataclass(slots=True)
class Tally:
    """What became of the messages."""

    frames: int = 0
    requests: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Frames by the type or the code of their answer, or by the code with which the socket was closed."""
    statuses: Counter[str] = field(default_factory=Counter)
    """Requests by status; `closed` where the server closed without an answer."""
    unanswered: list[str] = field(default_factory=list)
    """What was neither answered nor cut off."""
    witness: Times = field(default_factory=Times)
    memory: list[int] = field(default_factory=list)
    """The server's resident memory from time to time, in bytes."""
    tracebacks: list[str] = field(default_factory=list)

    @property
    def sent(self) -> int:
        """All messages."""
        return self.frames + self.requests

    @property
    def deep(self) -> int:
        """Frames that reached a handler: not refused for their shape, their size or their number."""
        shallow = ("too_fast", "malformed", "too_large")
        return sum(
            count for said, count in self.answers.items() if said not in shallow and not said.startswith("closed")
        )


async def fuzzed(count: int, seed: int = 0, source: Path = SOURCE, folder: Path = Path()) -> Tally:
    """Send at least so many messages to a fresh server."""
    tally, log = Tally(), folder / "log"
    wanted = ServerSetup(
        database=str(folder / "fuzz.sqlite3"), source=source, per_address=100_000, messages=100_000, log=log
    )
    async with server(wanted):
        pass
    await write(wanted.database, [WITNESS, *TABLES])
    async with server(wanted) as running, playing(running, [WITNESS], _PAUSE, tally.witness):
        works = [_frames(running, tally, Random(f"{seed} frames {each}"), count) for each in range(_SOCKETS)]
        works += [_requests(running, tally, Random(f"{seed} requests {each}"), count) for each in range(_REQUESTERS)]
        watching = asyncio.create_task(_watch(running, tally))
        await asyncio.gather(*works)
        watching.cancel()
        await asyncio.sleep(2 * _PAUSE)  # memory is measured when the witness has looked again
        tally.memory.append(running.memory)
    tally.tracebacks = _tracebacks(log.read_text(encoding="utf-8", errors="replace"))
    return tally


async def _watch(running: Server, tally: Tally) -> None:
    while True:
        tally.memory.append(running.memory)
        await asyncio.sleep(2)


async def _frames(running: Server, tally: Tally, random: Random, count: int) -> None:
    """Send frames through one socket after another, in batches; each batch ends with a Ping that must be answered."""
    while tally.sent < count:
        table = random.choice(TABLES)
        tokens = tuple(table.token(seat) for seat in range(len(table.players)))
        with suppress(OSError, ConnectionClosed):
            socket = await clients.opened(running, table.id, compression=None)
            try:
                first = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                at = first.get("at", 0)
                while tally.sent < count and at is not None and socket.state is State.OPEN:
                    at = await _batch(socket, tally, random, at, tokens)
            finally:
                await clients.closed([socket])


async def _batch(
    socket: ClientConnection, tally: Tally, random: Random, at: int, tokens: tuple[str, ...]
) -> int | None:
    """One batch, ended by a Ping: the server answers in order, so at its Pong everything else has been handled.

    Returns the position afterwards; None if the socket was closed for it.
    """
    sent = [(1, _SIT % random.choice(tokens).encode()), *(messages.frame(random, at, tokens) for _ in range(_BATCH))]
    tally.frames += len(sent)
    silent = sum(_needs_no_answer(*each) for each in sent)
    answered = played = 0
    try:
        socket.transport.write(b"".join(framed(*each) for each in (*sent, (1, b'{"type": "Ping"}'))))
        while (said := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["type"] != "Pong":
            at = said.get("at", at)
            played += said["type"] == "Happened"
            if said["type"] in _ANSWERS:
                answered += 1
                tally.answers[said.get("code", said["type"])] += 1
    except ConnectionClosed as closed:
        code = 1006 if closed.rcvd is None else closed.rcvd.code
        tally.answers[f"closed {code}"] += len(sent) - answered
        if not any(_is_fatal(*each) for each in sent):
            tally.unanswered.append(f"closed with {code} for no reason: {[payload[:60] for _, payload in sent]}")
        return None
    except TimeoutError:
        played = -1
    missing = len(sent) - answered - silent
    if missing > played:
        tally.unanswered += [f"{missing} of {[payload[:60] for _, payload in sent]}"]
        return None
    tally.answers["Happened"] += missing
    tally.answers["needs no answer"] += silent
    return at


def _needs_no_answer(opcode: int, payload: bytes) -> bool:
    """Whether it is a control frame, or a message whose answer need not come before the next one's."""
    return opcode not in (1, 2) or any(f'"{kind}"'.encode() in payload for kind in messages.UNORDERED)


def _is_fatal(opcode: int, payload: bytes) -> bool:
    """Whether a socket may be closed for a frame: it breaks the protocol, or is longer than any message may be."""
    if opcode in (9, 10):
        return len(payload) > 125
    if opcode == 1:
        return len(payload) > _LONGEST_FRAME or payload.decode("utf-8", "ignore").encode() != payload
    return opcode != 2


async def _requests(running: Server, tally: Tally, random: Random, count: int) -> None:
    host, _, port = running.address.removeprefix("http://").partition(":")
    while tally.sent < count:
        raw = messages.request(random, running.address, random.choice(TABLES).id)
        tally.requests += 1
        try:
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(raw)
            writer.write_eof()
            head = await asyncio.wait_for(reader.read(-1), PATIENCE)
            tally.statuses[head[9:12].decode("latin-1") if head.startswith(b"HTTP/1.1 ") else "closed"] += 1
            writer.close()
        except ConnectionError:
            tally.statuses["closed"] += 1
        except TimeoutError:
            tally.unanswered.append(f"HTTP {raw[:80]!r}")


def _tracebacks(log: str) -> list[str]:
    """The last line of every traceback in which a file of ours stands, but for time-outs: a busy machine is no fault."""
    found = list[str]()
    for part in log.split("Traceback (most recent call last):")[1:]:
        lines = part.splitlines()
        if any(_OURS in line for line in lines):
            found.append(next((line for line in lines[1:] if line and not line.startswith(" ")), "?"))
    return [each for each in found if not each.startswith(_TIMED_OUT)]


def report(tally: Tally) -> Iterable[str]:
    """The tally for people."""
    megabytes = [each / 1_000_000 for each in tally.memory]
    yield f"{tally.sent} messages: {tally.frames} frames, {tally.requests} requests"
    yield f"frames that reached a handler: {tally.deep}; unanswered: {len(tally.unanswered)}"
    yield f"answers: {dict(tally.answers.most_common())}"
    yield f"statuses: {dict(tally.statuses.most_common())}"
    p50, p99 = (share(tally.witness.answers, part) for part in (0.5, 0.99))
    yield f"witness: {len(tally.witness.answers)} answers, p50 {p50:.1f} ms, p99 {p99:.1f} ms, cut off {tally.witness.closed}"
    yield f"memory: {megabytes[0]:.0f} MB first, {max(megabytes):.0f} highest, {megabytes[-1]:.0f} last"
    yield f"tracebacks of ours: {len(tally.tracebacks)} {Counter(tally.tracebacks).most_common(5)}"
    yield from (f"unanswered: {each}" for each in tally.unanswered[:10])
