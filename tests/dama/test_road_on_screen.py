"""The road of 打馬 in a terminal: where it lies in rows."""

from __future__ import annotations

import pytest

from tests.apps.cli.table.test_screen import decisions
from youyi.games import game
from youyi.kernel.face.columns import width
from youyi.kernel.face.screen import ScreenSize
from youyi.kernel.names import Language


@pytest.mark.parametrize("language", Language)
def test_the_road_lies_in_rows_from_where_they_leave_a_column_free(language):
    table = game("dama").under()
    *_, last = decisions(table, plies=20)
    view = table.rules.view(last.position, None)

    def widths(columns: int) -> list[int]:
        lines = table.game.on_screen(view, lambda: last.position, language, ScreenSize(columns, 24))
        return [sum(width(span.text) for span in each) for each in lines]

    seats = len(view.armies)
    least, *_ = shown = [columns for columns in range(40, 120) if len(widths(columns)) > seats + 1]
    assert shown == [*range(least, 120)]
    *rows, _beside_the_bowl = widths(least)[:-seats]
    assert max(rows) == least - 1, "a terminal that is full to its last column may break the line"
