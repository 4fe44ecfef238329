"""What the server of the web table says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

SERVER = Texts(__name__, "server")
