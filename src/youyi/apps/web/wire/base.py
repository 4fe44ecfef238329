"""What the structures of the wire are made from."""

from __future__ import annotations

import msgspec


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True, tag_field="type"):
    """A message from a browser; unknown fields are errors."""


class Outgoing(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """A message from the server."""


class Plain(msgspec.Struct, frozen=True):
    """A part of a message."""
