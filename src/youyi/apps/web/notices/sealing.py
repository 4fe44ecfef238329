"""What is sent to a push service: sealed so that only the browser reads it (RFC 8291), signed so that only we send it (RFC 8292)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

SALT_BYTES = 16
AUTH_BYTES = 16
_KEY_BYTES, _NONCE_BYTES, _HALF = 16, 12, 32
_RECORD = 4096
_LAST = b"\x02"
LONGEST = 3000
"""Bytes of a message: it stays one record, as every push service takes it."""


def fresh_key() -> EllipticCurvePrivateKey:
    """A key of our curve, P-256."""
    return generate_private_key(SECP256R1())


def stored_form(key: EllipticCurvePrivateKey) -> bytes:
    """A private key as it is stored."""
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def from_stored(text: bytes) -> EllipticCurvePrivateKey:
    """A stored private key."""
    key = load_der_private_key(text, password=None)
    assert isinstance(key, EllipticCurvePrivateKey), "we stored one"
    return key


def point(key: EllipticCurvePrivateKey | EllipticCurvePublicKey) -> bytes:
    """A public key as browsers have it: a point, not compressed."""
    public = key.public_key() if isinstance(key, EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_of(text: bytes) -> EllipticCurvePublicKey:
    """The public key of a browser. Raises `ValueError`."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), text)


def seal(
    text: bytes, public: bytes, auth: bytes, *, key: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Seal a message for a browser; `key` and `salt` are fresh unless an example gives them. Raises `ValueError`."""
    assert len(text) <= LONGEST, "a notice is short"
    ours, salt = key or fresh_key(), salt or secrets.token_bytes(SALT_BYTES)
    shared = ours.exchange(ECDH(), public_of(public))
    secret = _derived(shared, auth, b"WebPush: info\0" + public + point(ours), _HALF)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", _KEY_BYTES)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", _NONCE_BYTES)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point(ours))]) + point(ours)
    return head + AESGCM(content_key).encrypt(nonce, text + _LAST, None)


def signed(key: EllipticCurvePrivateKey, claims: dict[str, str | int]) -> str:
    """The `Authorization` of a request to a push service: who sends, whom to ask, until when this holds."""
    head = {"typ": "JWT", "alg": "ES256"}
    text = ".".join(encoded(json.dumps(each, separators=(",", ":")).encode()) for each in (head, claims))
    r, s = decode_dss_signature(key.sign(text.encode(), ECDSA(SHA256())))
    signature = encoded(r.to_bytes(_HALF, "big") + s.to_bytes(_HALF, "big"))
    return f"vapid t={text}.{signature}, k={encoded(point(key))}"


def encoded(text: bytes) -> str:
    """Base64 for addresses, without padding."""
    return urlsafe_b64encode(text).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What `encoded` wrote. Raises `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
