"""What the command line says: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

TERMINAL = Texts(__name__, "terminal")
HELP = Texts(__name__, "help")
"""Its keys are the English texts that commands and options have in the code."""
REFUSALS = Texts(__name__, "refusals")
