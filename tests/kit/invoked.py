"""Which articles a test run invoked: as the reason of an event, of an objection, or of an end."""

from __future__ import annotations

from collections import Counter
from functools import wraps
from typing import TYPE_CHECKING, Any

from youyi.games import catalogue
from youyi.kernel.articles import Article
from youyi.kernel.errors import IllegalMove
from youyi.kernel.rules import Objection, Over

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping


def reasons(outcome: Any) -> Iterator[Any]:
    """Give every reason that a step, an objection or an end carries."""
    if isinstance(outcome, Objection):
        yield outcome.because
    elif isinstance(outcome, Over):
        yield outcome.why
    else:
        for event in getattr(outcome, "events", ()):
            yield event.because


def keys(outcome: Any) -> Iterator[str]:
    """Give the keys of the articles among the reasons; our own answers are not articles."""
    return (reason.key for reason in reasons(outcome) if isinstance(reason, Article))


def tally_reasons(counts: Counter[str], method: Callable[..., Any]) -> Callable[..., Any]:
    """Let a method of the rules count the articles it answers with."""

    @wraps(method)
    def counted(*args: Any, **kwargs: Any) -> Any:
        try:
            outcome = method(*args, **kwargs)
        except IllegalMove as refusal:
            counts.update(keys(refusal.objection))
            raise
        counts.update(keys(outcome))
        return outcome

    return counted


def listen(counts: Counter[str]) -> None:
    """Count every article that any game's rules invoke from now on."""
    for rules in {type(game.under().rules) for game in catalogue()}:
        for name in ("play", "objection", "prompt"):
            setattr(rules, name, tally_reasons(counts, getattr(rules, name)))


def report(counts: Mapping[str, int]) -> Iterator[str]:
    """Say for each game how many of its articles were invoked, and name the others."""
    for game in catalogue():
        enacted = [article.key for article in game.articles if article.advice is None]
        silent = [key for key in enacted if not counts.get(key)]
        yield f"{game.id}: {len(enacted) - len(silent)} of {len(enacted)} articles invoked"
        for key in sorted(set(enacted) - set(silent), key=lambda key: -counts[key]):
            yield f"  {counts[key]:>10,}  {key}"
        yield from (f"           -  {key}" for key in silent)
