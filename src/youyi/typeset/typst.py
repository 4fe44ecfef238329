"""Set pages with Typst: the one door to the library, which comes with the extra `print`.

What is set is Typst code in which every text is a string literal, so that nothing in a text is taken for markup.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Literal

from youyi.kernel.names import Language
from youyi.kernel.optional_dependencies import require
from youyi.kernel.youyi_error import YouyiError
from youyi.typeset.texts import TYPESET as TEXTS

if TYPE_CHECKING:
    from collections.abc import Mapping

FACES = ("Noto Serif CJK TC", "Noto Serif CJK SC", "Source Han Serif TC", "Source Han Serif SC")
"""Open faces with Chinese characters, any of which will do; embedded into what is printed."""
MADE_FOR = {Language.EN: "TC", Language.ZH_HANT: "TC", Language.ZH_HANS: "SC"}
"""How the name of a face ends that is made for a script."""
NO_FACE = TEXTS["no_face"]


Form = Literal["pdf", "svg", "png"]
"""What is written: one PDF, or an SVG or a small PNG for each page."""
SMALL = 32.0
"""Dots to an inch of a PNG."""


class CannotPrint(YouyiError, RuntimeError):
    """A face is missing."""


def literal(said: str) -> str:
    """Write a text as a string of Typst."""
    return '"' + said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def face(script: Language = Language.ZH_HANT) -> str:
    """The face to set Chinese in, one made for the script if there is one.

    Raises `MissingExtra` without Typst, `CannotPrint` without any such face.
    """
    require("print", "typst")
    from typst import Fonts

    here = set(Fonts(include_system_fonts=True, include_embedded_fonts=True, font_paths=[]).families())
    for each in sorted(FACES, key=lambda name: not name.endswith(MADE_FOR[script])):
        if each in here:
            return each
    raise CannotPrint(NO_FACE.filled(faces=FACES))


def compiled(source: str, pictures: Mapping[str, str], form: Form) -> list[bytes]:
    """Set a document; `pictures` are its SVG files by name. Returns the PDF, or one picture for each page."""
    import typst

    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, drawn in pictures.items():
            (folder / file).write_text(drawn, encoding="utf-8")
        (folder / "main.typ").write_text(source, encoding="utf-8")
        found: Any = typst.compile(str(folder / "main.typ"), format=form, timestamp=0, ppi=SMALL)
    return list(found) if isinstance(found, list) else [bytes(found)]
