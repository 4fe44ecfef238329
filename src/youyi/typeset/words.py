"""What a printed book says by itself."""

from __future__ import annotations

from youyi.kernel.names import Words

COVER = Words(
    "A rulebook to play from, Chinese and English on facing pages", "行用規則書，中英對照", "行用规则书，中英对照"
)
UNDER = Words(
    "Ruleset {ruleset}, release {release}", "規則 {ruleset}，版本 {release}", "规则 {ruleset}，版本 {release}"
)
LICENCE = Words(
    ("Rules in our own words; quotations are short phrases of the sources named. What is our own is marked as ours."),
    "規則為本書自述；引文皆所列典籍之短句。凡出己意者，皆已標明。",
    "规则为本书自述；引文皆所列典籍之短句。凡出己意者，皆已标明。",
)
CONTENTS = Words("Contents", "目錄", "目录")
PART_CLAUSES = Words("Every clause, numbered", "諸條", "诸条")
NOT_IN_FORCE = Words("not in force under this ruleset", "不行於此制", "不行于此制")
SOURCES = Words("Sources", "典籍", "典籍")
