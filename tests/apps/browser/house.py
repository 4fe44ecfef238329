"""The whole house as a process of its own: `python -m tests.apps.browser.house DATABASE PORT`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from tests.apps.web.kit import InThread
from tests.kit.patience import PATIENCE
from youyi.apps.web.base.limits import Limits
from youyi.apps.web.live.bots.worker_pool import ProcessWorkerPool
from youyi.apps.web.live.registry import table_config
from youyi.apps.web.live.state.commit_reveal import SECRET_ALONE
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.notices.notices import NoticeRules
from youyi.apps.web.notices.posting import Poster
from youyi.apps.web.paper.papers import PaperBounds, Papers
from youyi.apps.web.server import app
from youyi.apps.web.server.app import Settings
from youyi.apps.web.server.serving import run
from youyi.apps.web.workbench import workbench_tasks
from youyi.games import game
from youyi.games.madiao.cards import DECK, card_set
from youyi.games.madiao.position import HAND, SEATS
from youyi.kernel.cards import Shuffle
from youyi.kernel.committed import Committed
from youyi.kernel.game import Table

ROOT = Path(__file__).parents[3]
ANY_PORT = 0


class House:
    """A running server, without pauses before the computers' moves; `packages` is a folder of more games."""

    def __init__(
        self, database: Path, port: int = ANY_PORT, packages: Path | None = None, *, lies: bool = False
    ) -> None:
        command = [sys.executable, "-m", "tests.apps.browser.house", str(database), str(port), *["lies"] * lies]
        path = os.pathsep.join([str(ROOT), str(ROOT / "src"), *([str(packages)] if packages else [])])
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        with self._process.stdout as said:
            self.address = said.readline().decode().strip().rstrip("/")
        assert self.address, "the server says its address when it is ready"

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        self._process.kill()
        assert self._process.wait(PATIENCE) == -signal.SIGKILL


def announce(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def ordinary_secret() -> bytes:
    """A secret by which no hand of 馬吊 is dealt a pattern, for such a deal, one in 240, ends before a card is played."""
    pack, book = Shuffle(DECK), game("madiao").under().rules.context.patterns  # type: ignore[attr-defined]
    while True:
        secret = drawn()
        packs = (pack.draw(Committed(secret).for_draw(None, nth)).cards for nth in range(1, DEALS + 1))
        hands = (card_set(cards[HAND * seat : HAND * (seat + 1)]) for cards in packs for seat in range(SEATS))
        if not any(book.dealt(hand) for hand in hands):
            return secret


def arranged(table: Table[Any, Any, Any, Any], *, listed: bool) -> TableConfig:
    """At a table of 馬吊 the ordinary secret decides alone, as in release 0.1.0."""
    config = made(table, listed=listed)
    return replace(config, scheme=SECRET_ALONE) if config.game == "madiao" else config


def false_chances(_table: object) -> Committed:
    """Chances of a server that throws as it likes."""
    return Committed(bytes(32))


DEALS = 8
drawn = table_config.fresh_secret
made = table_config.new_config

if __name__ == "__main__":
    table_config.fresh_secret, table_config.new_config = ordinary_secret, arranged
    workbench_tasks.COURSES = workbench_tasks.CHANCES = 2  # what takes longest
    app.Papers = partial(Papers, bounds=PaperBounds(seconds=PATIENCE))  # type: ignore[assignment,attr-defined]  # beside busy tests
    database, port, *lies = sys.argv[1:]
    if lies:
        LiveTable.chances = property(false_chances)  # type: ignore[assignment,method-assign]
    run(
        Settings(
            database=database,
            pace=0,
            limits=Limits().per_address(1000),
            workbench=InThread(),
            notices=NoticeRules(grace=0, poster=Poster(loopback=True)),
            pool=partial(ProcessWorkerPool, niceness=0),  # beside busy test processes others would get no time at all
        ),
        "127.0.0.1",
        int(port),
        announce,
    )
