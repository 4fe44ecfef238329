"""Notices: who is to be told what happens at a table.

A notice is stored before it is sent, under a key that admits one of its kind, and taken out by one server: whatever
restarts meanwhile, and however many servers there are, a browser is told each thing once at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

from youyi.apps.web.accounts.wire import SeatShown
from youyi.apps.web.base import server_time, words
from youyi.apps.web.base.errors import RequestError
from youyi.apps.web.base.notice import Notice, PushBrowser, after_quiet, browser_id
from youyi.apps.web.live.people.substitutes import forced_at
from youyi.apps.web.live.registry.registry import TableRegistry
from youyi.apps.web.live.state.live_table import LiveTable
from youyi.apps.web.live.state.phase import Appointed, Closed, Over, Playing
from youyi.apps.web.live.state.stored_table import token_hash
from youyi.apps.web.notices import sealing
from youyi.apps.web.notices.posting import Poster
from youyi.apps.web.notices.reminders import Told, remind
from youyi.apps.web.notices.telling import Telling
from youyi.apps.web.notices.wire import AskNotices, PushKeys
from youyi.apps.web.store.notice_store import NoticeStore
from youyi.apps.web.store.store import Store
from youyi.apps.web.store.tables.appointment_store import AppointmentStore
from youyi.kernel.names import Language

_MOST_SEATS = 100
_LONGEST_ZONE = 64
_DAY = 24 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRules:
    """How notices are sent."""

    grace: float = 10
    """Seconds until something is told: whoever comes to the table meanwhile need not be."""
    poster: Poster = Poster()


class Notices:
    """The notices of one server."""

    def __init__(
        self,
        store: NoticeStore,
        appointments: AppointmentStore,
        registry: TableRegistry,
        rules: NoticeRules,
        telling: Telling,
    ) -> None:
        self._store, self._appointments, self._registry, self._rules = store, appointments, registry, rules
        self.telling = telling
        self._noting: set[asyncio.Task[None]] = set()
        registry.herald = self.happened

    @property
    def key(self) -> str:
        """The public key by which push services know this house."""
        return sealing.encoded(sealing.point(self.telling.secret))

    async def ask(self, wanted: AskNotices, site: str, login: str | None) -> None:
        """Tell a browser from now on. Raises `RequestError`."""
        if len(wanted.seats) > _MOST_SEATS:
            raise RequestError("too_large", words.TOO_LARGE, 413)
        await self._store.keep(self._browser(wanted, site, login), [_proof(each) for each in wanted.seats])

    def _browser(self, wanted: AskNotices, site: str, login: str | None) -> PushBrowser:
        try:
            self._rules.poster.fit(wanted.endpoint)
            public, auth = (None, None) if wanted.keys is None else _keys(wanted.keys)
        except ValueError:
            raise _malformed() from None
        quiet = (None, None) if wanted.quiet is None else (wanted.quiet.since, wanted.quiet.until)
        fits = all(each is None or 0 <= each < _DAY for each in quiet)
        if not (fits and wanted.zone.isprintable() and len(wanted.zone) <= _LONGEST_ZONE):
            raise _malformed()
        return PushBrowser(
            id=browser_id(wanted.endpoint),
            endpoint=wanted.endpoint,
            public=public,
            auth=auth,
            site=site,
            language=Language(wanted.language),
            quiet_from=quiet[0],
            quiet_to=quiet[1],
            zone=wanted.zone,
            login=login,
            asked=server_time.now(),
        )

    async def stop(self, endpoint: str) -> None:
        """Tell a browser nothing more."""
        await self._store.forget(browser_id(endpoint))

    def happened(
        self, table: LiveTable, sat: int | None = None, left: int | None = None, *, proposed: bool = False
    ) -> None:
        """Something was stored at a table; `sat`: somebody took this seat; `left`: gave it up; `proposed`: times are new.

        Nobody waits until it is noted who is to be told.
        """
        told = [*_told(table, sat, left), *(_invited(table) if proposed else ())]
        if told:
            task = asyncio.create_task(self._note_if_possible(table.config.id, told), name=f"notices {table.config.id}")
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def tell(self) -> None:
        """Note the reminders of appointments whose time has come, and tell what is due."""
        await remind(self._appointments, self._note)
        await self.telling.tell()

    async def _note(self, table: str, told: Iterable[Told]) -> None:
        now = server_time.now()
        for seat, kind, number in told:
            for browser in await self._store.at_seat(table, seat):
                due = after_quiet(browser, now + timedelta(seconds=self._rules.grace))
                await self._store.note(
                    Notice(browser=browser.id, game=table, seat=seat, kind=kind, number=number, at=now, due=due)
                )

    async def _note_if_possible(self, table: str, told: Iterable[Told]) -> None:
        try:
            await self._note(table, told)
        except Exception as error:  # noqa: BLE001  # the move is stored; a notice less is no reason to fail
            self._registry.telemetry.failed("notices", error, table)

    async def close(self) -> None:
        """Finish what is being noted and sent."""
        await asyncio.gather(*self._noting, return_exceptions=True)
        await self.telling.close()


async def open_notices(store: Store, registry: TableRegistry, rules: NoticeRules) -> Notices:
    """The notices of a server, with the key of its database, which is made if there is none."""
    notices, fresh = store.notices, sealing.stored_form(sealing.fresh_key())
    secret = sealing.from_stored(await notices.secret(fresh))
    telling = Telling(notices, registry, registry.games, rules.poster, secret)
    return Notices(notices, store.appointments, registry, rules, telling)


def _told(table: LiveTable, sat: int | None, left: int | None) -> Iterable[Told]:
    """Who of those who do not look is to be told what."""
    looking = table.subscribers.looking()
    absent = [each.seat for each in table.sitters if each.kind == "human" and each.seat not in looking]
    asked = table.session.asked
    match table.phase:
        case Over() | Closed("conceded"):
            yield from ((seat, "over", 0) for seat in absent)
        case Closed("called_off"):
            yield from ((seat, "called_off", 0) for seat in absent)
        case Playing() if asked in absent and table.sitters[asked].plays is None and forced_at(table) is None:
            yield int(asked), "turn", table.session.at
            absent.remove(int(asked))  # who is told of his turn sees the rest when he comes
        case _:
            pass
    if left is not None:
        yield from ((seat, "withdrew", left) for seat in absent)
    if sat is not None and not isinstance(table.phase, Appointed):  # of which everybody is told
        yield from ((seat, "seated", sat) for seat in absent if seat != sat)


def _invited(table: LiveTable) -> Iterable[Told]:
    """Who is to be told of proposed times: who does not look, and at a table of a league whoever has not sat down."""
    of, looking = table.config.appointment, table.subscribers.looking()
    for each in table.sitters:
        away = each.kind == "human" and each.seat not in looking and each.seat != table.config.host
        if of is not None and (away or each.kind == "open"):
            yield each.seat, "proposed", of.proposals


def _keys(keys: PushKeys) -> tuple[bytes, bytes]:
    """The keys of a browser. Raises `ValueError`."""
    public, auth = sealing.decoded(keys.public), sealing.decoded(keys.auth)
    sealing.public_of(public)
    if len(auth) != sealing.AUTH_BYTES:
        raise ValueError("no secret of a subscription")
    return public, auth


def _proof(shown: SeatShown) -> tuple[str, str]:
    return shown.table, token_hash(shown.token)


def _malformed() -> RequestError:
    return RequestError("malformed", words.UNREADABLE)
