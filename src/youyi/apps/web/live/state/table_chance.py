"""The chance of one table: where its numbers come from, and what of it may be told."""

from __future__ import annotations

from functools import lru_cache

from youyi.analysis.occasions import occasion_named
from youyi.apps.web.base import server_time
from youyi.apps.web.live.state.commit_reveal import SECRET_ALONE
from youyi.apps.web.live.state.stored_table import TableConfig
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.wire.chance import (
    ChanceSaid,
    ContributionSaid,
    DiceSaid,
    DrawSaid,
    LotSaid,
    OddsSaid,
    OtherSaid,
    PackSaid,
)
from youyi.kernel.committed import Committed, commitment
from youyi.kernel.contributed import Contributed, Contribution, joint
from youyi.records.contributed import ContributedChance, DiceOdds, DrawnFrom, LotOdds, OtherOdds, PackOdds, RecordedDraw
from youyi.records.record import ChanceUsed, CommittedChance


def bout_chances(config: TableConfig, bout: int) -> Committed:
    """The chances of one bout; its seats' contributions must be settled."""
    return Committed(config.secret) if config.scheme == SECRET_ALONE else _contributed(config).bout(bout)


class BoutChances:
    """The chances of one table's bouts, worked out once for each: every throw of a bout draws from the same."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: tuple[int, object, Committed] | None = None

    def of(self, config: TableConfig, bout: int) -> Committed:
        """As `bout_chances`."""
        found = self._found
        if found is None or found[0] != bout or found[1] is not config.contributions:
            found = self._found = bout, config.contributions, bout_chances(config, bout)
        return found[2]


def _contributed(config: TableConfig) -> Contributed:
    assert config.contributions is not None, "nothing is drawn before the contributions are settled"
    return Contributed(config.secret, joint(config.id, commitment(config.secret), config.contributions))


def told_keys(config: TableConfig, session: TableSession) -> dict[int, str]:
    """The keys of the bouts that are over and open, in hexadecimal."""
    if config.scheme == SECRET_ALONE or not session.open_bouts:
        return {}
    proof = _contributed(config)
    return {bout: proof.key(bout).hex() for bout in session.open_bouts}


def told_secret(config: TableConfig, session: TableSession) -> str | None:
    """The secret, once the game is over and nothing of it is hidden; that of a day's or a week's deal, once that is over, too."""
    if config.day is not None and occasion_named(config.day).ends > server_time.now():
        return None  # others still play this deal
    return config.secret.hex() if session.over is not None and session.open_plies == session.at else None


def chance_said(config: TableConfig, session: TableSession) -> ChanceSaid:
    """What binds the server, as far as it may be told to everybody."""
    contributed = config.contributions
    return ChanceSaid(
        kind="committed" if config.scheme == SECRET_ALONE else "contributed",
        commit=commitment(config.secret),
        reveal=told_secret(config, session),
        seals=None if config.seals is None else list(config.seals),
        contributions=None if contributed is None else [_contribution_said(each) for each in contributed],
        keys={str(bout): key for bout, key in told_keys(config, session).items()},
    )


def _contribution_said(found: Contribution) -> ContributionSaid:
    return ContributionSaid(found.seat, found.state.value, found.seal, found.text)


def chance_recorded(config: TableConfig, session: TableSession) -> ChanceUsed:
    """The same for a record, which holds the plies that may be told to everybody."""
    commit, secret = commitment(config.secret), told_secret(config, session)
    if config.scheme == SECRET_ALONE:
        return CommittedChance(commit, secret)
    open_plies = session.open_plies
    return ContributedChance(
        table=config.id,
        commit=commit,
        contributions=config.contributions or (),
        keys=told_keys(config, session),
        reveal=secret,
        draws=tuple(each for ply, each in session.draws.items() if ply <= open_plies),
    )


def draw_said(draw: RecordedDraw) -> DrawSaid:
    """What a throw or shuffle was drawn from."""
    return DrawSaid(draw.bout, draw.hand, draw.nth, _odds_said(draw.odds))


@lru_cache(maxsize=64)
def _odds_said(odds: DrawnFrom) -> OddsSaid:
    match odds:
        case DiceOdds(count, lowest, highest, before):
            return DiceSaid(count, lowest, highest, before)
        case PackOdds(cards=cards):
            return PackSaid(len(cards))
        case LotOdds(moves):
            return LotSaid(list(moves))
        case OtherOdds():
            return OtherSaid()
