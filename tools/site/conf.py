"""Sphinx's settings for the documentation site; `make docs` lays the sources out and runs Sphinx with them."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1]), str(HERE.parents[1] / "src")]

from han_search import TrilingualSearch
from navigation import navigation, neighbours
from pygments.lexers import JavascriptLexer, TextLexer
from sphinx.search import languages
from tree import ROOT
from words import NAME, language_of, named_in, search_catalogue, translated

from youyi.kernel.names import Language
from youyi.kernel.version import __version__

project = NAME.en
author = "Youyi contributors"
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["docs/images/README.md"]
root_doc = "index"
source_suffix = {".md": "markdown"}
default_role = "code"
nitpicky = False
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
# Links are checked in the pages that are built (links.py): Sphinx knows no places that are written as HTML.
suppress_warnings = ["toc.multiple_toc_parents", "myst.xref_missing", "misc.highlighting_failure"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = project
templates_path = [str(Path(__file__).parent / "templates")]
html_search_scorer = str(Path(__file__).parent / "search-scorer.js")
html_static_path = [str(Path(__file__).parent / "static")]
html_css_files = ["site.css"]
html_favicon = str(ROOT / "client" / "public" / "icon.svg")
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options: dict[str, Any] = {
    "light_css_variables": {"color-brand-primary": "#28574A", "color-brand-content": "#28574A"},
    "dark_css_variables": {"color-brand-primary": "#9CC9B8", "color-brand-content": "#9CC9B8"},
    "navigation_with_keys": True,
}

languages["en"] = TrilingualSearch


SEARCH_WORDS = f"const searchWords = {json.dumps(search_catalogue(), ensure_ascii=False)};"


def _say_language(app: Any, page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Give a page its language, the table of contents and the theme's words in it, and its own front page."""
    source, language = Path(app.srcdir), language_of(page)
    context["language"] = language.value
    context["toctree"] = lambda **_: navigation(source, page)
    context["prev"], context["next"] = neighbours(source, page)
    context["gettext"] = partial(translated, language=language)
    if page == "search":
        app.add_js_file(None, body=SEARCH_WORDS, priority=899)
        app.add_js_file("search-language.js", priority=900)
    if language is not Language.EN:
        context["docstitle"] = NAME.said_in(language)
        context["master_doc"] = named_in("docs/README", language)


def setup(app: Any) -> dict[str, bool]:
    """Say each page's language, for screen readers and for the shapes of characters."""
    TrilingualSearch.prepare(each.read_text(encoding="utf-8") for each in (Path(app.srcdir) / "docs").rglob("*.md"))
    app.connect("html-page-context", _say_language, priority=400)  # before the theme takes the table of contents
    app.add_lexer("jsonc", JavascriptLexer)
    app.add_lexer("picture", TextLexer)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
