"""Dropping, moving, landing on paper: the rules of the road, as the answers in force make them."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.handbook import say
from youyi.games.dama.landing import BRINGS
from youyi.games.dama.payments import anything_staked, paid_by_players
from youyi.games.dama.road import bars_stations
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.finish import FineFinish, MoatExit
from youyi.games.dama.rulings.road import Bounce, Overshoot
from youyi.games.dama.rulings.turns import AfterFinish
from youyi.kernel.face.handbook import Block, Paragraph, Steps
from youyi.kernel.names import Words
from youyi.kernel.rulings import Ruling


def stated(answer: Ruling) -> Words:
    """The rule that the answer in force makes."""
    return answer.answer.reading


def together(*parts: Words) -> Words:
    """Sentences one after the other."""
    return Words(
        " ".join(each.en for each in parts),
        "".join(each.zh_hant for each in parts),
        "".join(each.zh_hans for each in parts),
    )


def dropping(rulings: Rulings) -> Steps:
    """下馬."""
    return Steps(
        (
            say.WHO_DROPS,
            stated(rulings.short_hand),
            stated(rulings.drop_map),
            stated(rulings.drop_path),
            together(stated(rulings.drop_blocked), say.LOST_DROP),
            stated(rulings.move_requires),
            say.DROP_LANDS,
        )
    )


TURNS_AT_WALLS = {Bounce.TURN_BACK: True, Bounce.FROM_STANDSTILL: True, Bounce.STOP_AT_GATES: True, Bounce.NONE: False}
TURNS_AT_END = {Overshoot.TURN_BACK: True, Overshoot.FINISH: False}


def moving(rulings: Rulings) -> Iterator[Block]:
    """行馬: what bars a step forward, then what a stack does that is barred; numbered through."""
    yield Paragraph(say.CHOOSE_A_STACK)
    held = (say.ONE_HOLDS,) if bars_stations(rulings) else ()
    turns = TURNS_AT_WALLS[rulings.bounce]
    turning = (say.WHERE_IT_TURNS,) if turns else ()
    back = (say.GOING_BACK, say.BACK_WHERE_BEGUN) if turns or TURNS_AT_END[rulings.overshoot] else ()
    yield Steps(
        (
            together(say.GATE_BARS, stated(rulings.gate_enter_small)),
            together(say.FEILONG_BARS, stated(rulings.feilong_enter_partial)),
            together(stated(rulings.stations), *held),
            say.LARGER_BARS,
            together(say.PASSING_BARS, stated(rulings.overtake)),
            together(say.END_BARS, stated(rulings.overshoot)),
            together(stated(rulings.bounce), *turning),
            *back,
            say.NO_STACK_MOVES,
            stated(rulings.backward),
            stated(rulings.split),
        )
    )


def landing(rulings: Rulings) -> Steps:
    """What a stack does where it ends, and who is paid for it."""
    struck = say.STRUCK_SEAT if paid_by_players(rulings) else say.THE_BOWL
    rewarded = any(BRINGS[rulings.station_reward])
    station = (stated(rulings.station_set), say.STATION_PAYS) if rewarded else ()
    return Steps(
        (
            say.ACTOR_EARNS,
            together(say.GATE_OPENS, stated(rulings.gate_opens_for), *_paid(rulings, say.GATE_PAYS)),
            together(say.STRIKE, *_paid(rulings, say.STRIKE_PAYS.filled(payer=struck)), stated(rulings.hit_extra)),
            stated(rulings.full_stack_hit),
            together(say.MERGE, stated(rulings.merge_extra)),
            together(stated(rulings.station_reward), *station),
            say.NONE_STRUCK,
        )
    )


def _paid(rulings: Rulings, *parts: Words) -> tuple[Words, ...]:
    """Sentences about money; none where nothing is staked."""
    return parts if anything_staked(rulings) else ()


def last_stretch(rulings: Rulings) -> Steps:
    """飛龍院, the pincers, the moat, the finish."""
    who = say.EACH_OTHER if paid_by_players(rulings) else say.THE_BOWL
    return Steps(
        (
            together(say.FEILONG_PASSES, stated(rulings.feilong_exit)),
            stated(rulings.feilong_hit),
            stated(rulings.jia_exit),
            stated(rulings.moat_exit),
            together(*_flying(rulings), *_paid(rulings, say.FLIGHT_PAYS.filled(payer=who))),
            stated(rulings.fly_extra),
            together(say.FIRST_HOME, *_paid(rulings, say.FINISH)),
            *_paid(rulings, together(*_doubled(rulings))),
            together(stated(rulings.after_finish), *_played_on(rulings)),
        )
    )


def _flying(rulings: Rulings) -> Iterator[Words]:
    """How many fly, unless all do, and that it is the whole action."""
    match rulings.moat_exit:
        case MoatExit.ALL_HOME:
            pass
        case MoatExit.SIX_TRIGGERS | MoatExit.CLASSIC | MoatExit.ANY_SHANG:
            yield say.FLIGHT
    yield say.FLIGHT_ACTS


def _doubled(rulings: Rulings) -> Iterator[Words]:
    """Which finish takes more than the bowl, and what."""
    yield stated(rulings.ximan)
    match rulings.ximan:
        case FineFinish.OFF:
            pass
        case FineFinish.SIX_FROM_JIA | FineFinish.EXACT:
            yield from (say.CLOSE_FINISH, say.FINISH_SHARES)


def _played_on(rulings: Rulings) -> tuple[Words, ...]:
    """How the rest play on, where they do."""
    match rulings.after_finish:
        case AfterFinish.STOP:
            return ()
        case AfterFinish.PLAY_ON:
            return say.PLACES, *_paid(rulings, say.PAID_NO_MORE)


def bowl(rulings: Rulings) -> Steps:
    """Who pays what, and how the bowl is filled again; that nothing is paid, where nothing is staked."""
    if not anything_staked(rulings):
        return Steps((stated(rulings.chips),))
    return Steps(
        (
            stated(rulings.payment),
            say.HALF_A_BOWL.filled(ante=rulings.ante),
            say.BOWL_SHORT,
            say.PURSES,
        )
    )
