"""A Postgres server for the tests, in a temporary folder and on a free port; stopped at the end."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

USER = "postgres"
PROGRAMS = ("initdb", "pg_ctl", "createdb")


def programs() -> Path | None:
    """The folder of Postgres's own programs: Debian's, or the one on PATH; None if it is not installed."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders = debian if found is None else [*debian, Path(found).resolve().parent]
    return next((each for each in folders if all((each / name).exists() for name in PROGRAMS)), None)


class Postgres:
    """A running server; called, it creates an empty database and returns its address."""

    def __init__(self, folder: Path, place: str, port: int) -> None:
        self._folder, self._place, self.port = folder, place, port
        self._numbers = count()

    def __call__(self, like: str = "template1") -> str:
        """With `like`, the name or address of another database of this server, whose tables and rows it begins with."""
        name, template = f"test{next(self._numbers)}", like.rpartition("/")[2]
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-T", template, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def run(self, program: str, *arguments: str) -> None:
        """Run one of Postgres's programs, as its user."""
        command = [str(self._folder / program), *arguments]
        output = Path(self._place, "output")
        with output.open("ab") as said:
            user = USER if os.getuid() == 0 else None  # Postgres refuses to run as root
            done = subprocess.run(command, check=False, cwd=self._place, stdout=said, stderr=said, user=user)
        assert done.returncode == 0, output.read_text()

    def start(self) -> None:
        """Make the data folder if there is none, and start."""
        data = f"{self._place}/data"
        if not Path(data).exists():
            self.run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        settings = f"-F -h 127.0.0.1 -p {self.port} -k {self._place}"
        self.run("pg_ctl", "-D", data, "-w", "-l", f"{self._place}/log", "-o", settings, "start")

    def stop(self) -> None:
        """Stop at once, as if killed; `start` recovers."""
        self.run("pg_ctl", "-D", f"{self._place}/data", "-w", "-m", "immediate", "stop")

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to every process of the server."""
        main = int(Path(self._place, "data", "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for each in (main, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(each, number)


@contextmanager
def server(folder: Path) -> Iterator[Postgres]:
    """Run a server."""
    with tempfile.TemporaryDirectory(prefix="youyi-postgres-") as place, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        if os.getuid() == 0:
            shutil.chown(place, USER)
        running = Postgres(folder, place, port)
        running.start()
        try:
            yield running
        finally:
            running.stop()
