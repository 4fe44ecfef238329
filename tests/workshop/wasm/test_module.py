"""A module of object code: each function is exported under its own name, whatever else has one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from tests.house.tree import ROOT
from workshop.wasm import building
from workshop.wasm.module import module_of

WRITTEN = """
@first_rows = internal constant [3 x i32] [i32 7, i32 8, i32 9]
@last_rows = internal constant [3 x i32] [i32 4, i32 5, i32 6]
define internal i32 @helper(i32 %at) noinline {
    %place = getelementptr [3 x i32], ptr @last_rows, i32 0, i32 %at
    %found = load volatile i32, ptr %place
    ret i32 %found
}
define i32 @of_first(i32 %at) {
    %place = getelementptr [3 x i32], ptr @first_rows, i32 0, i32 %at
    %found = load volatile i32, ptr %place
    ret i32 %found
}
define i32 @of_last(i32 %at) {
    %found = call i32 @helper(i32 %at)
    ret i32 %found
}
"""
RUN = """
const bytes = require("fs").readFileSync(process.argv[1]);
WebAssembly.instantiate(bytes).then(({ instance: { exports: e } }) =>
    console.log(JSON.stringify([e.of_first(1), e.of_last(2), e.base.value % 64, e.memory.buffer.byteLength >= e.base.value])));
"""


def test_a_function_is_called_by_its_own_name_where_data_and_helpers_have_names_too(tmp_path: Path):
    names = ["of_first", "of_last"]
    file = tmp_path / "rows.wasm"
    file.write_bytes(module_of(building._object_code(WRITTEN, names), names))
    node = shutil.which("node", path=os.pathsep.join([str(ROOT / ".node" / "bin"), os.environ["PATH"]]))
    assert node is not None
    found = subprocess.run([node, "-e", RUN, str(file)], stdout=subprocess.PIPE, check=True).stdout
    assert json.loads(found) == [8, 6, 0, True]
