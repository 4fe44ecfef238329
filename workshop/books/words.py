"""The headings and labels of rulebook pages, in every language."""

from __future__ import annotations

from youyi.kernel.names import Language

LANGUAGES = {Language.EN: "English", Language.ZH_HANT: "繁體中文", Language.ZH_HANS: "简体中文"}
