"""From the IR of kernels to a file that a browser loads: the layout of wasm32, LLVM's passes, and what makes its object code a module."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from workshop.wasm.module import module_of
from youyi import games
from youyi.compiled.cache import ROOM, cache_folder

GAMES = ("madiao",)
"""Games with kernels that a browser's tab calls: `in_file` of their fast rooms says which."""
_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
"""What Safari 16.4, Chrome 91 and Firefox 89 have."""
_HERE = Path(__file__).parent
_ROOT = _HERE.parents[1]
_LOWER = "import sys; from workshop.wasm.lowering import lowered; sys.stdout.write(lowered(sys.argv[1]))"


def kept(game: str) -> bytes:
    """The kernels of a game, built, or found where those of Numba are kept under a hash of the same sources and of ours."""
    ours = hashlib.sha256(b"".join(each.read_bytes() for each in sorted(_HERE.iterdir()) if each.is_file()))
    folder = cache_folder(Path(games.__file__).parent / game / ROOM)
    file = folder / f"{game}-{ours.hexdigest()[:16]}.wasm"
    if not file.exists():
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(build(game))
        fresh.replace(file)
    return file.read_bytes()


def build(game: str) -> bytes:
    """The kernels of a game that a tab calls; the same sources and tools make the same bytes."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", _LOWER, game]
    done = subprocess.run(command, env=environment, cwd=_ROOT, stdout=subprocess.PIPE, check=True, text=True)  # noqa: S603  # our own
    text = done.stdout
    names = re.findall(r"^define i32 @(\w+)\(i32 ", text, flags=re.MULTILINE)
    return module_of(_object_code(text, names), sorted(names))


def _object_code(text: str, names: list[str]) -> bytes:
    """Object code for wasm32, optimised."""
    machine = _machine()
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{machine.triple}"\n'
    plain = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    module = llvm.parse_assembly(head + _without_counting(plain))
    module.link_in(llvm.parse_assembly(head + (_HERE / "runtime.ll").read_text("utf-8")))
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration:
            each.linkage = "external" if each.name in names else "internal"
    module.verify()
    _optimise(module, machine)
    return bytes(machine.emit_object(module))


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(_TRIPLE).create_target_machine(
        opt=3, features=_FEATURES, reloc="static", codemodel="default"
    )


def _optimise(module: Any, machine: Any) -> None:
    options: Any = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    builder: Any = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _without_counting(text: str) -> str:
    """Leave Numba's own counting of references out: it is written for x86."""
    return re.sub(
        r"^define [^\n]*@(NRT_incref|NRT_decref)\(.*?^}\n",
        r"declare void @\1(ptr)\n",
        text,
        flags=re.MULTILINE | re.DOTALL,
    )
