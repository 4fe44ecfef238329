"""Talk in a browser's own tables: there is nobody to talk to."""

from __future__ import annotations

from youyi.apps.web.base.errors import MessageError
from youyi.apps.web.live.state.stored_table import SeatHolder
from youyi.apps.web.wire.company import ChatMode
from youyi.apps.web.wire.talk import Phrase, TalkLine


class NoTalk:
    """Refuses whatever is said (`TalkStore`)."""

    async def say(self, table: str, sitter: SeatHolder, phrase: Phrase | None, text: str | None) -> None:
        """Refuse it. Raises `MessageError`."""
        del table, sitter, phrase, text
        raise MessageError("no_talk")

    async def lines(self, table: str, since: int, most: int) -> tuple[TalkLine, ...]:
        """None."""
        del table, since, most
        return ()

    async def report(self, table: str, number: int) -> bool:
        """There is no line."""
        del table, number
        return False

    async def switch(self, table: str, mode: ChatMode) -> bool:
        """Nothing to switch."""
        del table, mode
        return False
