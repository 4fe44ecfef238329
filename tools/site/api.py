"""The page of everything that `youyi` exports, from the docstrings."""

from __future__ import annotations

import inspect

import youyi

INTRODUCTION = """# Everything in `youyi`

Made from the program's own words. [Python, concept by concept](reference/python.md) explains what belongs together.
"""


def api_page() -> str:
    """Markdown with a directive for each public name, in groups by kind."""
    kinds: dict[str, list[str]] = {"Functions": [], "Classes": [], "Errors": []}
    for name in youyi.__all__:
        found = getattr(youyi, name)
        if inspect.isclass(found):
            kinds["Errors" if issubclass(found, Exception) else "Classes"].append(name)
        elif inspect.isfunction(found):
            kinds["Functions"].append(name)
    parts = [INTRODUCTION]
    for kind, names in kinds.items():
        rows = "\n".join(f".. auto{_directive(name)}:: youyi.{name}\n" for name in names)
        parts.append(f"## {kind}\n\n```{{eval-rst}}\n{rows}```\n")
    return "\n".join(parts)


def _directive(name: str) -> str:
    return "class" if inspect.isclass(getattr(youyi, name)) else "function"
