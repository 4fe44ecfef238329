"""Build the documentation site: `python tools/site/build.py build/docs build/pages`. Every broken link is an error."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import tree
from api import api_page
from links import dead_links
from sphinx.cmd.build import main as sphinx


def build(there: Path, built: Path) -> int:
    """Build into a folder, whose `source` and `html` are written anew; returns Sphinx's exit status."""
    source = there / "source"
    tree.laid_out(source, built)
    (source / "docs" / "api.md").write_text(api_page(), encoding="utf-8")
    shutil.rmtree(there / "html", ignore_errors=True)
    quiet = ["-q", "-W", "--keep-going", "-j", "auto"]
    html = there / "html"
    status = sphinx([*quiet, "-d", str(there / "doctrees"), "-c", str(Path(__file__).parent), str(source), str(html)])
    dead = dead_links(html)
    for each in dead:
        sys.stderr.write(f"leads nowhere: {each}\n")
    return status or bool(dead)


if __name__ == "__main__":
    sys.exit(build(*map(Path, sys.argv[1:3])))
