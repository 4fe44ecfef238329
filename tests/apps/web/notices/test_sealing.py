"""Messages for push services: sealed as RFC 8291's own example is, signed as RFC 8292 asks."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.apps.web.notices.push_service import Subscribed
from youyi.apps.web.notices.sealing import decoded, encoded, fresh_key, from_stored, point, seal, signed, stored_form

AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard():
    key = derive_private_key(int.from_bytes(decoded(SENDER), "big"), SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    assert encoded(seal(text, decoded(PUBLIC), decoded(AUTH), key=key, salt=decoded(SALT))) == SEALED


def test_only_the_browser_reads_it_and_no_two_are_alike():
    browser, other = Subscribed(), Subscribed()
    one, two = (seal(b"your turn", browser.public, browser.auth) for _ in range(2))
    assert browser.open(one) == browser.open(two) == b"your turn"
    assert one != two
    with pytest.raises(InvalidTag):
        other.open(one)


def test_what_is_signed_can_be_checked_by_the_key_beside_it():
    key = from_stored(stored_form(fresh_key()))
    kind, token, shown = signed(key, {"aud": "https://push.example", "exp": 1}).replace(",", "").split(" ")
    assert (kind, shown) == ("vapid", f"k={encoded(point(key))}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {"aud": "https://push.example", "exp": 1}
    raw = decoded(signature)
    assert len(raw) == 64
    found = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.public_key().verify(found, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        key.public_key().verify(found, f"{head}.{claims}x".encode(), ECDSA(SHA256()))
