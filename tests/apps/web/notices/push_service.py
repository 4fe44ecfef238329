"""A push service on this machine, and a browser that has subscribed there: it reads what only it can read."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.kit.patience import PATIENCE
from youyi.apps.web.notices.sealing import encoded


def hmac(key: bytes, text: bytes) -> bytes:
    made = HMAC(key, SHA256())
    made.update(text)
    return made.finalize()


class Subscribed:
    """A browser's keys. It opens messages with RFC 8291's formulas, not with the server's program."""

    def __init__(self) -> None:
        self.private = generate_private_key(SECP256R1())
        self.auth = bytes(range(16))

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def open(self, sealed: bytes) -> bytes:
        salt, sender, text = sealed[:16], sealed[21:86], sealed[86:]
        assert (int.from_bytes(sealed[16:20], "big"), sealed[20]) == (4096, 65)
        shared = self.private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        secret = hmac(hmac(self.auth, shared), b"WebPush: info\0" + self.public + sender + b"\1")
        middle = hmac(salt, secret)
        key = hmac(middle, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac(middle, b"Content-Encoding: nonce\0\1")[:12]
        return AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0").removesuffix(b"\2")

    def asks(self, endpoint: str, *seats: tuple[str, str], **more: Any) -> dict[str, Any]:
        """The body of a request for notices."""
        shown = [{"table": table, "token": token} for table, token in seats]
        keys = {"public": encoded(self.public), "auth": encoded(self.auth)}
        return {
            "endpoint": endpoint,
            "keys": keys,
            "language": "en",
            "zone": "UTC",
            "quiet": None,
            "seats": shown,
        } | more


class PushService:
    """What was sent to it; `answer` is the status of its answers."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = 201
        self.arrival = threading.Condition()

    def waited(self, many: int) -> None:
        """Wait until so many requests have come."""
        with self.arrival:
            assert self.arrival.wait_for(lambda: len(self.received) >= many, PATIENCE), f"no {many} requests came"

    def said(self, to: Subscribed) -> list[dict[str, str]]:
        return [json.loads(to.open(sealed)) for _, _, sealed in self.received]


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sealed = self.rfile.read(int(self.headers["Content-Length"]))
            with service.arrival:
                service.received.append((self.path, dict(self.headers), sealed))
                service.arrival.notify_all()
            self.send_response(service.answer)
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
