"""A grammar in EBNF, turned into one regular expression a rule; rules may not call themselves."""

from __future__ import annotations

import re
from functools import cache

TOKEN = re.compile(r"\s*(?P<token>\"[^\"]*\"|\w+|[=;|,(){}\[\]])")
CLOSED_BY = {"(": ")", "[": "]", "{": "}"}
REPEATED = {"(": "", "[": "?", "{": "*"}


class Grammar:
    """The rules of a grammar by name."""

    def __init__(self, text: str) -> None:
        tokens = [found["token"] for found in TOKEN.finditer(text)]
        self.rules: dict[str, list[str]] = {}
        while tokens:
            name, equals = tokens.pop(0), tokens.pop(0)
            assert equals == "="
            end = tokens.index(";")
            self.rules[name], tokens = tokens[:end], tokens[end + 1 :]

    @cache  # noqa: B019  # a grammar lives as long as the tests
    def pattern(self, name: str) -> re.Pattern[str]:
        """Match exactly what the rule writes."""
        return re.compile(self._expanded(self.rules[name], (name,)))

    def _expanded(self, tokens: list[str], above: tuple[str, ...]) -> str:
        rest = list(tokens)
        found = self._alternatives(rest, above)
        assert rest == []
        return found

    def _alternatives(self, rest: list[str], above: tuple[str, ...]) -> str:
        ways = [self._sequence(rest, above)]
        while rest and rest[0] == "|":
            rest.pop(0)
            ways.append(self._sequence(rest, above))
        return f"(?:{'|'.join(ways)})"

    def _sequence(self, rest: list[str], above: tuple[str, ...]) -> str:
        parts = [self._part(rest, above)]
        while rest and rest[0] == ",":
            rest.pop(0)
            parts.append(self._part(rest, above))
        return "".join(parts)

    def _part(self, rest: list[str], above: tuple[str, ...]) -> str:
        token = rest.pop(0)
        if token in CLOSED_BY:
            inner = self._alternatives(rest, above)
            assert rest.pop(0) == CLOSED_BY[token]
            return inner + REPEATED[token]
        if token.startswith('"'):
            return re.escape(token.strip('"'))
        assert token not in above, f"{token} calls itself"
        return self._expanded(self.rules[token], (*above, token))
