"""Errors come whole out of other processes, where games are played and pages are made."""

from __future__ import annotations

import pickle
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

import pytest

import youyi
from youyi.kernel.names import Words
from youyi.kernel.optional_dependencies import MissingExtra
from youyi.kernel.youyi_error import YouyiError


def every_error() -> list[type[YouyiError]]:
    """Every class of ours that people are shown, wherever it stands."""
    for module in walk_packages(youyi.__path__, "youyi."):
        if "migrations" not in module.name and not module.name.endswith("__main__"):
            with suppress(ModuleNotFoundError):  # of an extra that is not installed
                import_module(module.name)
    found, waiting = [], [YouyiError]
    while waiting:
        found += waiting
        waiting = [below for each in waiting for below in each.__subclasses__() if below.__module__.startswith("youyi")]
    return found


def test_every_error_comes_whole_out_of_another_process():
    errors = every_error()
    assert len(errors) > 30
    for kind in errors:
        error = kind.__new__(kind)  # whatever it is made with, `YouyiError` makes its words
        YouyiError.__init__(error, Words("wrong", "錯", "错"))
        error.__dict__["place"] = 7
        again = pickle.loads(pickle.dumps(error))  # noqa: S301  # written on this line
        assert (type(again), str(again), again.__dict__) == (kind, "wrong", error.__dict__)


def test_a_missing_library_is_told_from_another_process():
    error = MissingExtra("numba", "fast")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # written on this line
    assert (str(again), again.name, again.words, again.extra) == (str(error), "numba", error.words, "fast")


@pytest.mark.parametrize("arguments", [(), ("a", "b", "c")])
def test_an_error_of_any_constructor_can_be_sent(arguments):
    class Told(YouyiError):
        def __init__(self, *told: str) -> None:
            super().__init__("-".join(told))
            self.told = told

    rebuilt, (kind, args, state) = Told(*arguments).__reduce__()
    assert (str(rebuilt(kind, args, state)), rebuilt(kind, args, state).told) == ("-".join(arguments), arguments)
