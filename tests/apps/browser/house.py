"""The whole house as a process of its own: `python -m tests.apps.browser.house DATABASE PORT`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from youyi.apps.web import table_config
from youyi.apps.web.app import Settings
from youyi.apps.web.limits import Limits
from youyi.apps.web.serving import run
from youyi.games import game
from youyi.games.madiao.cards import DECK, card_set
from youyi.games.madiao.position import HAND, SEATS
from youyi.kernel.cards import Shuffle
from youyi.kernel.committed import Committed

ROOT = Path(__file__).parents[3]
ANY_PORT = 0


class House:
    """A running server, without pauses before the computers' moves; `packages` is a folder of more games."""

    def __init__(self, database: Path, port: int = ANY_PORT, packages: Path | None = None) -> None:
        command = [sys.executable, "-m", "tests.apps.browser.house", str(database), str(port)]
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
        self._process.wait(20)

    def kill(self) -> None:
        self._process.kill()
        assert self._process.wait(10) == -signal.SIGKILL


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


DEALS = 8
drawn = table_config.fresh_secret

if __name__ == "__main__":
    table_config.fresh_secret = ordinary_secret
    database, port = sys.argv[1:]
    run(Settings(database=database, pace=0, limits=Limits().per_address(1000)), "127.0.0.1", int(port), announce)
