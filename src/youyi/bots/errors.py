"""What can go wrong with a player that is not ours, in the three languages."""

from __future__ import annotations

from youyi.bots.texts import BOTS as TEXTS
from youyi.kernel.names import Words
from youyi.kernel.youyi_error import YouyiError

NO_MODULE = TEXTS["no_module"]
NO_ATTRIBUTE = TEXTS["no_attribute"]
NOT_MADE = TEXTS["not_made"]
NO_PLAYER = TEXTS["no_player"]
RAISED = TEXTS["raised"]
NO_MOVE = TEXTS["no_move"]
NO_OPTION = TEXTS["no_option"]
NO_VALUE = TEXTS["no_value"]
A_NUMBER = TEXTS["a_number"]
NO_COMMAND = TEXTS["no_command"]
POSIX_ONLY = TEXTS["posix_only"]
FAILED = TEXTS["failed"]
FORFEITS = TEXTS["forfeits"]

NOT_STARTED = TEXTS["not_started"]
NO_ANSWER = TEXTS["no_answer"]
ENDED = TEXTS["ended"]
CLOSED = TEXTS["closed"]
TOO_LONG = TEXTS["too_long"]
NO_HELLO = TEXTS["no_hello"]
NOT_JSON = TEXTS["not_json"]
OTHER_ID = TEXTS["other_id"]
NOT_ONE_CHOICE = TEXTS["not_one_choice"]
NOT_LEGAL = TEXTS["not_legal"]
TOO_MANY_ERRORS = TEXTS["too_many_errors"]  # fmt: skip


class BadPlayer(YouyiError, ValueError):
    """A player that is named and cannot be made."""


class BotFailed(YouyiError):
    """A program or class of somebody else's that crashed, gave no answer in time, or none that can be played."""

    def __init__(self, name: str, why: Words) -> None:
        """Keep the player's name and what happened."""
        super().__init__(self._template().filled(name=name, why=why))
        self.name = name
        self.why = why

    def _template(self) -> Words:
        return FAILED


class Forfeit(BotFailed):
    """A program that failed, and whose failure was agreed to lose the game."""

    def _template(self) -> Words:
        return FORFEITS
