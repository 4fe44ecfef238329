"""A Postgres server for the tests, in a temporary folder and on a free port; stopped at the end."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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


@contextmanager
def server(folder: Path) -> Iterator[Callable[[], str]]:
    """Run a server; yields a function that creates an empty database and returns its address."""
    root = os.getuid() == 0  # Postgres refuses to run as root; Debian's package has a user for it
    with tempfile.TemporaryDirectory(prefix="youyi-postgres-") as place, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        if root:
            shutil.chown(place, USER)

        def run(program: str, *arguments: str) -> None:
            command = [str(folder / program), *arguments]
            output = Path(place, "output")
            with output.open("ab") as said:
                user = USER if root else None
                done = subprocess.run(command, check=False, cwd=place, stdout=said, stderr=said, user=user)
            assert done.returncode == 0, output.read_text()

        def create() -> str:
            name = f"test{next(numbers)}"
            run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", USER, name)
            return f"postgresql://{USER}@127.0.0.1:{port}/{name}"

        numbers = count()
        data = f"{place}/data"
        run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        settings = f"-F -h 127.0.0.1 -p {port} -k {place}"
        run("pg_ctl", "-D", data, "-w", "-l", f"{place}/log", "-o", settings, "start")
        try:
            yield create
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
