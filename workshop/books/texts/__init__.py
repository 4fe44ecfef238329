"""What the pages of rulebook, handbook, tutorial and glossary say beside the games' own words: the catalogues beside this file."""

from __future__ import annotations

from youyi.kernel.names import Texts

BOOKS = Texts(__name__, "books")
GLOSSARY = Texts(__name__, "glossary")
