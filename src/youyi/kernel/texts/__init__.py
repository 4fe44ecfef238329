"""What the kernel says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

KERNEL = Texts(__name__, "kernel")
