"""Where what a user keeps stands, if he names no other place."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """This program's folder among those that the operating system gives to a user's data; it may not exist yet."""
    home = Path.home()
    match sys.platform:
        case "win32":
            folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        case "darwin":
            folder = home / "Library" / "Application Support"
        case _:
            folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "youyi"
