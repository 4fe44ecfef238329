"""The wheel carries the built client, so whoever installs it needs no Node, and says of which commit and of what it is made.

The same commit gives the same bytes: times are those of the commit, and nothing is taken from the machine. On an index the
links of its page lead somewhere.
"""

from __future__ import annotations

import base64
import json
import os
import re
import runpy
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("client")
PAGE = Path("src/youyi/apps/web/static/index.html")
UNPACKED = "PKG-INFO"
"""A file that stands beside the sources only where an sdist was unpacked."""
COMMIT = "youyi/commit.txt"
"""The commit and its time, in the wheel and below the sdist's `src`; `youyi.records.program` reads it."""
BILL = "youyi.cdx.json"
"""The bill of materials (PEP 770), in the wheel's metadata."""
BUNDLED = frozenset({"@noble/hashes", "clsx", "svelte"})
"""Packages of npm that are part of the built client; the others of package.json only build it."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#)([^)]*)\)")
"""A picture or a link to a file of the repository."""


class ClientBuildHook(BuildHookInterface[Any]):
    """A wheel or an sdist is built after its client, unless YOUYI_NO_CLIENT is set; an editable install takes what is there."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and add what says how the package was made; `version` is hatchling's word for the kind of build."""
        if version == "editable":
            return
        root = Path(self.root)
        if not os.environ.get("YOUYI_NO_CLIENT") and not (root / UNPACKED).is_file():
            build_client(root)
        self._made = TemporaryDirectory()
        made, wheel = Path(self._made.name), self.target_name == "wheel"
        built = commit(root)
        if built is not None:
            os.environ.setdefault("SOURCE_DATE_EPOCH", built[1])
            (made / "commit.txt").write_text(f"{' '.join(built)}\n", encoding="utf-8")
            build_data["force_include"][str(made / "commit.txt")] = COMMIT if wheel else f"src/{COMMIT}"
        if wheel:
            for number, (target, text) in enumerate(catalogues(root).items()):
                (made / f"{number}.json").write_text(text, encoding="utf-8")
                build_data["force_include"][str(made / f"{number}.json")] = target
            (made / BILL).write_text(bill(root, self.metadata.version), encoding="utf-8")
            build_data["sbom_files"].append(str(made / BILL))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what has been packed."""
        del build_data, artifact_path
        if version != "editable":
            self._made.cleanup()


def build_client(root: Path) -> None:
    """Build the web client into the package."""
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


def commit(root: Path) -> tuple[str, str] | None:
    """The commit that is built, and its time in seconds: from the sdist, or from git. None where neither knows it."""
    kept = root / "src" / COMMIT
    if kept.is_file():
        name, seconds = kept.read_text(encoding="utf-8").split()
        return name, seconds
    git = ["git", "--no-optional-locks", f"--git-dir={root / '.git'}", f"--work-tree={root}"]
    try:
        name, seconds = (
            subprocess.run([*git, *words], capture_output=True, text=True, check=True).stdout.strip()
            for words in (
                ("describe", "--always", "--dirty=.dirty", "--abbrev=12", "--exclude=*"),
                ("show", "--no-patch", "--format=%ct", "HEAD"),
            )
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return name, seconds


def catalogues(root: Path) -> dict[str, str]:
    """Every room's catalogues as the one file that a wheel has of them, by its place there."""
    reader = runpy.run_path(str(root / "src/youyi/kernel/catalogues.py"))
    files = sorted((root / "src").rglob("*.po"))
    texts = {each.relative_to(root / "src").as_posix(): each.read_text(encoding="utf-8") for each in files}
    return dict(reader["packed"](texts))


def bill(root: Path, version: str) -> str:
    """The bill of materials in CycloneDX: what is inside the client, what built it, and what the extra `web` was tested with."""
    this = {"type": "application", "bom-ref": f"pkg:pypi/youyi@{version}", "name": "youyi", "version": version,
            "purl": f"pkg:pypi/youyi@{version}", "licenses": [{"license": {"id": "MIT"}}]}  # fmt: skip
    parts = [*of_the_client(root), *of_python(root)]
    identity = json.dumps([this, parts], sort_keys=True)
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    told = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_OID, identity).urn,
        "version": 1,
        "metadata": {"timestamp": datetime.fromtimestamp(seconds, UTC).isoformat(), "component": this},
        "components": parts,
    }
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def of_the_client(root: Path) -> Iterator[dict[str, Any]]:
    """Packages of npm: those in the client are `required`, those that built it `excluded` from it. None where there is no client."""
    if not (root / PAGE).is_file():
        return
    locked = json.loads((root / CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, package in sorted(locked.items()):
        name = place.rpartition("node_modules/")[2]
        if not name or package.get("dev"):
            continue
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        algorithm, _, digest = package["integrity"].partition("-")
        yield {
            "type": "library", "bom-ref": f"{purl}#{place}", "name": name, "version": package["version"], "purl": purl,
            "scope": "required" if name in BUNDLED else "excluded",
            "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
            "licenses": [{"license": {"id": package["license"]}}],
        }  # fmt: skip


def of_python(root: Path) -> Iterator[dict[str, Any]]:
    """Packages of Python that the extra `web` brings, at the versions that were tested; none is in the wheel."""
    locked = (root / "requirements" / "play.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", locked, re.MULTILINE):
        purl = f"pkg:pypi/{name}@{version}"
        yield {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "scope": "optional"}


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
