"""A program as a player: it is asked by lines of JSON, has a time for each answer, and may fail without harm."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from youyi.bots import errors
from youyi.bots.errors import BadPlayer, BotFailed, Forfeit
from youyi.bots.options import FORFEIT, STOP, Options, read_options
from youyi.bots.pipe import Broken, Pipe
from youyi.bots.protocol import PROTOCOL, RANDOM, BadAnswer, Questions, answered, encoded, hello, read_hello, shown
from youyi.bots.texts import BOTS as TEXTS
from youyi.kernel.chance import Entropy
from youyi.kernel.lab.players import PlayerSpec
from youyi.kernel.names import Name
from youyi.players import player as our_players
from youyi.players.player import AnyPlayer, AnyTable

__all__ = ["ProgramPlayer", "program_spec"]

_LIMITED = Path(__file__).with_name("limited.py")
"""Run by path and never imported: what it needs there is on Linux and macOS only."""
TRIES = 3
"""How often one question may be answered wrongly."""
_SAYS = TEXTS["program.says"]


def program_spec(name: str) -> PlayerSpec:
    """Describe the player `cmd:…`. Raises `BadPlayer` for an option that there is not."""
    options = read_options(name)
    return PlayerSpec(
        id=name,
        version=0,
        name=Name(name, name, name, name),
        strength=_SAYS,
        make=lambda table: ProgramPlayer(name, options, table),
        opponent=False,
    )


class ProgramPlayer:
    """A program that plays one seat. It is started at its first question, and again in the game after one that it failed."""

    def __init__(self, name: str, options: Options, table: AnyTable) -> None:
        """Seat it at a table. Raises `Unknown` for a substitute that there is not, `BadPlayer` where programs cannot play."""
        if sys.platform == "win32":
            raise BadPlayer(errors.POSIX_ONLY)
        self.name = name
        self._options, self._table = options, table
        self._substitute: AnyPlayer | None = None
        """Who plays after a failure; None where a failure ends the game."""
        if options.fail not in (STOP, FORFEIT):
            self._substitute = our_players.player(options.fail, table)
        self._pipe: Pipe | None = None
        self._questions: Questions | None = None
        self._seat = 0
        self._asked = 0
        self._failed = False
        self.failures = 0
        """In how many games it failed."""

    def begin(self, seat: int) -> None:
        """Begin a game on a seat."""
        self._seat, self._failed = seat, False
        if self._pipe is not None:
            try:
                self._say_game(self._pipe)
            except Broken:
                self.close()  # it is started again at its next question

    def close(self) -> None:
        """End the program."""
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = self._questions = None
        self._asked = 0

    def choose(self, view: Any, moves: Sequence[Any], entropy: Entropy, /) -> Any:
        """Ask the program. Raises `BotFailed` or `Forfeit` if it fails, unless a substitute was agreed."""
        if not self._failed:
            try:
                return moves[self._answer(view, moves, entropy.below(RANDOM))]
            except Broken as broken:
                self.close()
                self._failed = True
                self.failures += 1
                if self._substitute is None:
                    raise (Forfeit if self._options.fail == FORFEIT else BotFailed)(self.name, broken.why) from broken
        assert self._substitute is not None
        return self._substitute.choose(view, moves, entropy)

    def _answer(self, view: Any, moves: Sequence[Any], random: int) -> int:
        """The index of the program's choice. Raises `Broken`."""
        pipe, questions = self._running()
        self._asked += 1
        seconds = self._options.time
        question, _ = questions.asked(self._asked, view, moves, random)
        deadline = monotonic() + seconds
        pipe.send(encoded(question), seconds)
        for nth in range(TRIES):
            try:
                return answered(pipe.receive(deadline, seconds), question, lambda: questions.numbers(view, moves))
            except BadAnswer as bad:
                if nth + 1 == TRIES:
                    raise Broken(errors.TOO_MANY_ERRORS.filled(errors=TRIES, why=bad.why)) from bad
                said = bad.why.said_in(questions.language)
                pipe.send(encoded({"type": "error", "id": self._asked, "code": bad.code, "says": said}), seconds)
        raise AssertionError("the last wrong answer is a failure")

    def _running(self) -> tuple[Pipe, Questions]:
        """The program, started and greeted. Raises `Broken`."""
        if self._pipe is None or self._questions is None:
            self._pipe = Pipe(_command(self._options))
            seconds = self._options.start
            self._pipe.send(encoded(hello(self._table, self._options.time)), seconds)
            line = self._pipe.receive(monotonic() + seconds, seconds)
            said = read_hello(line)
            if said is None:
                raise Broken(errors.NO_HELLO.filled(protocol=PROTOCOL, line=shown(line)))
            self._questions = Questions(self._table, said, self._options.time)
            self._say_game(self._pipe)
        return self._pipe, self._questions

    def _say_game(self, pipe: Pipe) -> None:
        pipe.send(encoded({"type": "game", "seat": self._seat}), self._options.time)


def _command(options: Options) -> tuple[str, ...]:
    if not options.memory and not options.cpu:
        return options.command
    alone = (sys.executable, "-I", str(_LIMITED))
    return (*alone, str(options.memory), str(options.cpu), *options.command)
