"""Search over pages in English and Chinese: words of letters by their stem, Chinese by characters and pairs of them.

Pages and questions are folded the same way, traditional characters to simplified ones, so that either finds both. Sphinx
builds its index with `split`, and the page splits what is typed with the same rules in JavaScript.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from opencc import OpenCC
from sphinx.search.en import SearchEnglish

from youyi.kernel.face.search import FOLD

RUNS = re.compile(r"([㐀-鿿豈-﫿𠀀-𯿿]+)|([^\W㐀-鿿豈-﫿𠀀-𯿿]+)")
FIRST_HAN = 0x3400
SPLITTER = """
const foldedHan = new Map(Object.entries(FOLDED));
function splitQuery(query) {
  const terms = [];
  for (const found of query.matchAll(/([\\u3400-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{323af}]+)|[\\p{L}\\p{N}_]+?(?=[\\u3400-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{323af}]|[^\\p{L}\\p{N}_]|$)/gu)) {
    if (found[1] === undefined) { terms.push(found[0]); continue; }
    const letters = Array.from(found[0]).map((letter) => foldedHan.get(letter) ?? letter);
    if (letters.length === 1) terms.push(letters[0]);
    letters.slice(1).forEach((letter, place) => terms.push(letters[place] + letter));
  }
  return terms;
}
"""


def folding(texts: Iterable[str]) -> dict[str, str]:
    """The simplified or usual character for each other one in the texts."""
    simple = OpenCC("t2s")
    letters = sorted(letter for letter in set("".join(texts)) if ord(letter) >= FIRST_HAN)
    found = {letter: simple.convert(letter.translate(FOLD)) for letter in letters}
    return {letter: usual for letter, usual in found.items() if usual != letter}


class TrilingualSearch(SearchEnglish):
    """Sphinx's English, with Chinese beside it."""

    lang = "en"
    language_name = "English"  # by it Sphinx finds the stemmer
    folded: dict[str, str] = {}  # noqa: RUF012 - filled once by conf.py, before Sphinx makes this
    _table: dict[int, str]

    @classmethod
    def prepare(cls, texts: Iterable[str]) -> None:
        """Work out what is folded from the texts of all pages."""
        cls.folded = folding(texts)
        cls._table = str.maketrans(cls.folded)
        cls.js_splitter_code = SPLITTER.replace("FOLDED", json.dumps(cls.folded, ensure_ascii=False))

    def split(self, input: str) -> list[str]:  # noqa: A002 - Sphinx's own name
        """Part text into words, and Chinese into characters and pairs."""
        return list(self._terms(input))

    def _terms(self, text: str) -> Iterator[str]:
        for han, word in RUNS.findall(text):
            if word:
                yield word
                continue
            letters = han.translate(self._table)
            yield from letters
            yield from (letters[at : at + 2] for at in range(len(letters) - 1))
