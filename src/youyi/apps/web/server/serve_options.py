"""What `youyi serve` may be told beside its address and its database."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any

from youyi.apps.web.accounts.passphrases import Cost
from youyi.apps.web.base.limits import Limits
from youyi.apps.web.base.logs import LogKind
from youyi.apps.web.cluster.cluster import Cluster
from youyi.apps.web.http.origins import Trust
from youyi.apps.web.live.chance.contribution_stages import SEAL_PATIENCE
from youyi.apps.web.live.registry.seat_limits import Sitting
from youyi.apps.web.server.expiry import USUAL_DAYS, Expiry
from youyi.apps.web.server.health import Observing


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The options as a command line gives them."""

    names: tuple[str, ...] = ()
    """What the server is reached by beside its addresses."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies before it."""
    per_address: float = 1
    """Multiplies what one address may use."""
    bus: str | None = None
    """The address of a Redis server that carries the news of several servers; None: the database itself."""
    close_after_days: float = USUAL_DAYS
    """0: never."""
    keep_finished_days: float = 0
    """0: for ever."""
    absence_minutes: float = 5
    seal_seconds: float = SEAL_PATIENCE
    log: LogKind = "warnings"
    accounts: bool = True
    """Whether people may make accounts."""
    workbench: bool = True
    """Whether readings may be compared and games reviewed."""
    metrics_from: tuple[str, ...] = ()
    """Networks beside this machine itself."""

    def settings(self) -> dict[str, Any]:
        """The fields of `Settings` that follow. Raises `ValueError` for a proxy that is neither an address nor a network."""
        proxies = tuple(str(ip_network(each, strict=False)) for each in self.proxies)
        return {
            "limits": Limits().per_address(self.per_address),
            "cluster": Cluster(bus=self.bus),
            "trust": Trust(names=self.names, proxies=proxies),
            "expiry": Expiry.in_days(self.close_after_days, self.keep_finished_days),
            "sitting": Sitting(absence=60 * self.absence_minutes, seal_patience=self.seal_seconds),
            "observing": Observing(metrics_from=(*Observing().metrics_from, *self.metrics_from)),
            "accounts": Cost() if self.accounts else None,
            "log": self.log,
            "warm_up": True,
            **({} if self.workbench else {"workbench": None, "reviews": None, "papers": None}),
        }


USUAL = ServeOptions()
