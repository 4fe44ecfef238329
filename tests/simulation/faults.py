"""What goes wrong in a simulation, and how it is mended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, assert_never

from tests.simulation.plan import Fault

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.world import World

_DONE: Callable[[], object] = bool
"""Nothing is left to mend."""


def fail(world: World, fault: Fault) -> None:
    """Let something go wrong now, and be mended in its time."""
    world.disturbed = True
    server = world.servers[fault.which % len(world.servers)]
    match fault.kind:
        case "crash" | "stop" | "freeze" | "step" | "cut":
            mend = _of_server(world, server, fault)
        case "unplug":
            mend = _DONE
            if world.people:
                world.people[fault.which % len(world.people)].unplug(fault.lasts)
        case _:
            mend = _of_all(world, fault)
    world.loop.call_later(fault.lasts, mend)


def _of_server(world: World, server: Server, fault: Fault) -> Callable[[], object]:
    match fault.kind:
        case "crash":
            if server.up:
                server.crash()
            return server.start
        case "stop":
            if server.up:
                server.stop()
            return server.start
        case "freeze":
            world.loop.freeze(server.machine, fault.lasts)
        case "step":
            server.ahead += timedelta(seconds=fault.lasts * 20 - 20)
        case _:
            world.network.disconnect(server.machine)
            return partial(world.network.cut.discard, server.machine)
    return _DONE


def _of_all(world: World, fault: Fault) -> Callable[[], object]:
    disk, weather = world.database.disk, world.network.weather
    match fault.kind:
        case "slow":
            disk.slow = fault.lasts * 1.5
            return partial(setattr, disk, "slow", 0.0)
        case "full":
            disk.full = True
            return partial(setattr, disk, "full", False)
        case "silent":
            world.database.silence()
            return world.database.answer_again
        case "unsure":
            disk.unsure = 0.3
            return partial(setattr, disk, "unsure", 0.0)
        case "lossy":
            weather.lost = 0.3
            return partial(setattr, weather, "lost", 0.0)
        case "repeats":
            weather.repeats = 0.5
            return partial(setattr, weather, "repeats", 0.0)
        case "crash" | "stop" | "freeze" | "step" | "cut" | "unplug":
            raise AssertionError("of a server or a person")
        case _:
            assert_never(fault.kind)
