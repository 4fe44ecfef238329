"""The wheel carries the built client, so whoever installs it needs no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("client")
PAGE = Path("src/youyi/apps/web/static/index.html")


class ClientBuildHook(BuildHookInterface[Any]):
    """A wheel is built after its client, unless YOUYI_NO_CLIENT is set; an editable install takes what is there."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client in front of a standard wheel; `version` is hatchling's word for the kind of build."""
        del build_data
        if version == "editable" or os.environ.get("YOUYI_NO_CLIENT"):
            return
        client = Path(self.root) / CLIENT
        npm = shutil.which("npm")
        if npm is None:
            message = "building the client needs Node (npm); set YOUYI_NO_CLIENT=1 for a wheel without a web table"
            raise RuntimeError(message)
        subprocess.run([npm, "ci", "--silent", "--no-fund", "--no-audit"], cwd=client, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=client, check=True)
        if not (Path(self.root) / PAGE).is_file():
            message = f"the client was built, yet {PAGE} is missing"
            raise RuntimeError(message)
