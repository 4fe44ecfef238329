"""Start a program under limits of the system: `python limited.py MEMORY CPU COMMAND…`, run by path and on its own.

MEMORY is in MiB of address space, CPU in seconds of processor time; 0: no limit. Under either the program can write no
file, leave no core dump and open at most 64 files. The limits guard against accidents. They are no wall against malice:
the program may still read files and use the network.
"""

from __future__ import annotations

import os
import resource
import sys

MIB = 1 << 20
FILES = 64


def main(memory: str, cpu: str, *command: str) -> None:
    """Set the limits and become the program. Exits with 127 if it cannot be started."""
    limits = {
        resource.RLIMIT_AS: int(memory) * MIB,
        resource.RLIMIT_CPU: int(cpu),
    }
    always = {resource.RLIMIT_FSIZE: 0, resource.RLIMIT_CORE: 0, resource.RLIMIT_NOFILE: FILES}
    for limit, most in {**{limit: most for limit, most in limits.items() if most}, **always}.items():
        resource.setrlimit(limit, (most, most))
    try:
        os.execvp(command[0], command)  # noqa: S606  # the command is the user's own
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        sys.exit(127)


if __name__ == "__main__":
    main(*sys.argv[1:])
