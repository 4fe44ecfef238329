"""What we use of libraries that they do not promise to keep: pinned to one version, and the same as when it was read."""

from __future__ import annotations

import ast
import hashlib
import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.house.tree import PACKAGE, ROOT, parse, python_files, short
from tests.kit.engines.lockstep import HAVE_NUMBA
from youyi.analysis.runs import engines
from youyi.games import catalogue
from youyi.kernel import optional_dependencies
from youyi.kernel.optional_dependencies import KNOWN, MissingExtra, installed, require

READ = {
    "numba.core.codegen:CodeLibrary": "0629a17bf78e",
    "numba.core.codegen:CPUCodeLibrary": "09642a26199b",
    "numba.core.codegen:JITCodeLibrary": "91930d5907bf",
    "numba.core.codegen:JITCPUCodegen": "e8e5b0b1011e",
    "numba.core.compiler:CompilerBase": "ff8580ca3566",
    "numba.core.compiler:Compiler": "558109d2b91c",
    "numba.core.cpu:CPUContext.get_executable": "3892c8a654a2",
    "numba.core.event:Listener": "2f39fbe67863",
    "numba.core.itanium_mangler:mangle_templated_ident": "f2711209f6da",
    "numba.core.itanium_mangler:mangle_type_or_value": "477b033ae12a",
    "numba.core.types.abstract:Type": "40dbc5c348c5",
    "numba.core.types.npytypes:Record": "8ad9ecb06023",
    "uvicorn.config:Config": "d1c4f80a5f9a",
    "uvicorn.protocols.http.flow_control:FlowControl": "126debcdaa89",
    "uvicorn.protocols.http.h11_impl:H11Protocol": "c2573d455fed",
    "uvicorn.protocols.http.h11_impl:RequestResponseCycle": "b9327fce724d",
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": "0bbcec989384",
    "uvicorn.server:Server": "06e799f7c58f",
    "uvicorn.server:ServerState": "f2260fbf1015",
}
"""The source, hashed, of every class and function of which we override, replace or read a member without a promise.

If one has changed: read what changed beside the code of ours that uses it (`grep` for the name), then write the new hash here and
the new version in `KNOWN` and in pyproject.toml.
"""
MADE_FOR_IT = {"click", "gymnasium", "msgspec", "pettingzoo", "pyspiel", "rich", "starlette"}
"""Libraries whose documents say that their classes are to be derived from; no private member of theirs may be used."""
HIDDEN = {"core", "protocols"}
"""Packages that a library's documents do not call its interface, whatever their names."""
EXPORTED = {"click.core.ParameterSource"}
"""What its documents name at the top of the library."""


def fingerprint(name: str) -> str:
    return hashlib.sha256(inspect.getsource(resolve_name(name)).encode()).hexdigest()[:12]


def library(name: str) -> str:
    return name.partition(".")[0]


def imported(tree: ast.Module) -> dict[str, str]:
    """Every name in a file that comes from a library, with where it stands there."""
    found = dict[str, str]()
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                found |= {(each.asname or library(each.name)): each.name for each in node.names}
            case ast.ImportFrom(module=str(module), level=0):
                found |= {each.asname or each.name: f"{module}.{each.name}" for each in node.names}
            case _:
                pass
    ours = {"youyi", "workshop", *sys.stdlib_module_names}
    return {name: origin for name, origin in found.items() if library(origin) not in ours}


def root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def beyond_the_promise(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What a file uses of libraries that they may change without a word: (library, what)."""
    known = imported(tree)
    for origin in known.values():
        if origin not in EXPORTED and any(each in HIDDEN or each.startswith("_") for each in origin.split(".")[1:]):
            yield library(origin), origin
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef():
                for base in (root(each) for each in node.bases):
                    if base in known and library(known[base]) not in MADE_FOR_IT:
                        yield library(known[base]), f"class {node.name}"
            case ast.Attribute(ctx=ast.Store()) if root(node) in known:
                yield library(known[root(node)]), f"{ast.unparse(node)} ="
            case ast.Attribute(attr=name, value=ast.Name(id=at)) if at in known and re.match("_[^_]", name):
                yield library(known[at]), ast.unparse(node)
            case _:
                pass


def test_only_libraries_in_one_version_are_used_beyond_what_they_promise():
    found = {short(path): list(beyond_the_promise(parse(path))) for path in python_files(PACKAGE)}
    assert {library for uses in found.values() for library, _ in uses} == set(KNOWN), found


@pytest.mark.parametrize(
    ("line", "used"),
    [
        ("from starlette._utils import is_async_callable", ("starlette", "starlette._utils.is_async_callable")),
        ("import sqlalchemy\nclass Ours(sqlalchemy.Engine): ...", ("sqlalchemy", "class Ours")),
        ("from websockets import Server\nServer.fail = None", ("websockets", "Server.fail =")),
        ("import rich\nrich._console", ("rich", "rich._console")),
    ],
)
def test_a_use_beyond_the_promise_is_seen(line, used):
    assert list(beyond_the_promise(ast.parse(line))) == [used]


def derived(path: Path) -> Iterator[type]:
    """The classes of a file that are derived from a library's; none where the library is not installed."""
    tree = parse(path)
    known = imported(tree)
    names = [each.name for each in tree.body if isinstance(each, ast.ClassDef) and known.keys() & map(root, each.bases)]
    with suppress(ModuleNotFoundError):
        for name in names:
            yield getattr(import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)), name)


def hidden_overrides(made: type) -> set[str]:
    theirs = {name for each in made.__mro__[1:] if library(each.__module__) != "youyi" for name in vars(each)}
    return {name for name in theirs & vars(made).keys() if re.match("_[^_]", name)} - {"_abc_impl"}


def test_no_private_member_is_overridden_of_classes_made_to_be_derived_from():
    classes = [each for path in python_files(PACKAGE) for each in derived(path)]
    assert len(classes) > 20
    found = {each.__name__: (library(each.__mro__[1].__module__), hidden_overrides(each)) for each in classes}
    assert {name: hidden for name, (origin, hidden) in found.items() if hidden and origin not in KNOWN} == {}
    assert found["PartLibrary"][1] >= {"_optimize_final_module", "_finalize_final_module"}


@pytest.mark.parametrize("name", READ)
def test_a_member_that_we_use_is_as_it_was_read(name):
    if library(name) == "numba":
        pytest.importorskip("numba")
    assert fingerprint(name) == READ[name], (
        f"{name} is another in {library(name)} {version(library(name))}: read what changed, then see READ"
    )


def test_one_version_is_named_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [each for extra in project["optional-dependencies"].values() for each in extra]
    locked = [each.read_text(encoding="utf-8") for each in (ROOT / "requirements").glob("*.txt")]
    for name, known in KNOWN.items():
        assert {each for each in wanted if each.startswith(name)} == {f"{name}=={known}"}
        assert {found for lock in locked for found in re.findall(rf"^{name}==(\S+)", lock, re.MULTILINE)} == {known}


@HAVE_NUMBA
def test_where_another_version_is_installed_the_readable_engine_plays_and_says_why(monkeypatch):
    monkeypatch.setattr(optional_dependencies, "KNOWN", {"numba": "0.1"})
    found, table = version("numba"), next(iter(catalogue())).under()
    assert not installed("numba")
    engine = engines.chosen("auto", table, ["random"] * table.rules.seats, 10**6)
    assert (engine.name, engine.because) == ("reference", {"reason": "other_version", "what": f"numba {found}"})
    with pytest.raises(engines.NoFastEngine, match=f"numba {found}"):
        engines.chosen("fast", table, [], 1)
    with pytest.raises(MissingExtra, match=re.escape(f"numba 0.1 is needed, and {found} is installed")):
        require("fast", "numba")
