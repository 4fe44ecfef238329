"""Dropping, moving, landing on paper: the rules of the road, as the answers in force make them."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.handbook import say
from youyi.games.dama.landing import BRINGS
from youyi.games.dama.payments import anything_staked, paid_by_players
from youyi.games.dama.road import bars_stations
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.finish import FineFinish, MoatExit
from youyi.games.dama.rulings.money import FullStackHit
from youyi.games.dama.rulings.road import Bounce, Overshoot
from youyi.games.dama.rulings.turns import AfterFinish
from youyi.kernel.face.handbook import Block, Paragraph, Steps
from youyi.kernel.names import Words


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
            rulings.short_hand.answer.reading,
            rulings.drop_map.answer.reading,
            rulings.drop_path.answer.reading,
            together(rulings.drop_blocked.answer.reading, say.LOST_DROP),
            rulings.move_requires.answer.reading,
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
            together(say.GATE_BARS, rulings.gate_enter_small.answer.reading),
            together(say.FEILONG_BARS, rulings.feilong_enter_partial.answer.reading),
            together(rulings.stations.answer.reading, *held),
            say.LARGER_BARS,
            together(say.PASSING_BARS, rulings.overtake.answer.reading),
            together(say.END_BARS, rulings.overshoot.answer.reading),
            together(rulings.bounce.answer.reading, *turning),
            *back,
            say.NO_STACK_MOVES,
            rulings.backward.answer.reading,
            rulings.split.answer.reading,
        )
    )


def landing(rulings: Rulings) -> Steps:
    """What a stack does where it ends, and who is paid for it."""
    struck = say.STRUCK_SEAT if paid_by_players(rulings) else say.THE_BOWL
    rewarded = any(BRINGS[rulings.station_reward])
    station = (rulings.station_set.answer.reading, say.STATION_PAYS) if rewarded else ()
    return Steps(
        (
            say.ACTOR_EARNS,
            together(say.GATE_OPENS, rulings.gate_opens_for.answer.reading, *_paid(rulings, say.GATE_PAYS)),
            together(
                say.STRIKE, *_paid(rulings, say.STRIKE_PAYS.filled(payer=struck)), rulings.hit_extra.answer.reading
            ),
            together(rulings.full_stack_hit.answer.reading, *_retired(rulings)),
            together(say.MERGE, rulings.merge_extra.answer.reading),
            together(rulings.station_reward.answer.reading, *station),
            say.NONE_STRUCK,
        )
    )


def _retired(rulings: Rulings) -> tuple[Words, ...]:
    """What holds of a player who has left the game, where one may."""
    match rulings.full_stack_hit:
        case FullStackHit.REDROP:
            return ()
        case FullStackHit.MAY_RETIRE:
            return say.RETIRED, *_paid(rulings, say.RETIRED_PAYS)


def _paid(rulings: Rulings, *parts: Words) -> tuple[Words, ...]:
    """Sentences about money; none where nothing is staked."""
    return parts if anything_staked(rulings) else ()


def last_stretch(rulings: Rulings) -> Steps:
    """飛龍院, the pincers, the moat, the finish."""
    who = say.EACH_OTHER if paid_by_players(rulings) else say.THE_BOWL
    return Steps(
        (
            together(say.FEILONG_PASSES, rulings.feilong_exit.answer.reading),
            rulings.feilong_hit.answer.reading,
            rulings.jia_exit.answer.reading,
            rulings.moat_exit.answer.reading,
            together(*_flying(rulings), *_paid(rulings, say.FLIGHT_PAYS.filled(payer=who))),
            rulings.fly_extra.answer.reading,
            together(say.FIRST_HOME, *_paid(rulings, say.FINISH)),
            *_paid(rulings, together(*_doubled(rulings))),
            together(rulings.after_finish.answer.reading, *_played_on(rulings)),
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
    yield rulings.ximan.answer.reading
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
        return Steps((rulings.chips.answer.reading,))
    return Steps(
        (
            rulings.payment.answer.reading,
            say.HALF_A_BOWL.filled(ante=rulings.ante),
            say.BOWL_SHORT,
            say.PURSES,
        )
    )
