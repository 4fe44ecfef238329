"""The wheel carries the built client, so whoever installs it needs no Node; its page on an index has links that lead somewhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("client")
PAGE = Path("src/youyi/apps/web/static/index.html")
UNPACKED = "PKG-INFO"
"""A file that stands beside the sources only where an sdist was unpacked."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#)([^)]*)\)")
"""A picture or a link to a file of the repository."""


class ClientBuildHook(BuildHookInterface[Any]):
    """A wheel or an sdist is built after its client, unless YOUYI_NO_CLIENT is set; an editable install takes what is there."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; `version` is hatchling's word for the kind of build. An sdist has it already."""
        del build_data
        root = Path(self.root)
        if version == "editable" or os.environ.get("YOUYI_NO_CLIENT") or (root / UNPACKED).is_file():
            return
        client = root / CLIENT
        npm = shutil.which("npm")
        if npm is None:
            message = "building the client needs Node (npm); set YOUYI_NO_CLIENT=1 for a wheel without a web table"
            raise RuntimeError(message)
        subprocess.run([npm, "ci", "--silent", "--no-fund", "--no-audit"], cwd=client, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=client, check=True)
        if not (root / PAGE).is_file():
            message = f"the client was built, yet {PAGE} is missing"
            raise RuntimeError(message)


class AddressesHook(MetadataHookInterface):
    """README.md as the page on an index, and where the project lives: both by YOUYI_URL, which whoever publishes sets."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add `readme` and `urls`. An sdist brings its own; without an address links to files are plain text."""
        root = Path(self.root)
        home = os.environ.get("YOUYI_URL", "").rstrip("/")
        text = (root / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_links(text, home)}
        metadata["urls"] = {} if not home else {
            "Homepage": home,
            "Documentation": f"{home}/blob/HEAD/docs/README.md",
            "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
            "Source": home,
            "Issues": f"{home}/issues",
        }  # fmt: skip


def with_links(text: str, home: str) -> str:
    """Make links to files absolute; without a home, leave their words alone, and drop pictures."""

    def put(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if home:
            return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/HEAD/{target})"
        return "" if picture else words

    return LINK.sub(put, text)
