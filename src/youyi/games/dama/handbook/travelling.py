"""Dropping, moving, landing on paper: the rules of the road, as the answers in force make them."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.landing import BRINGS
from youyi.games.dama.payments import anything_staked, paid_by_players
from youyi.games.dama.road import bars_stations
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.finish import FineFinish, MoatExit
from youyi.games.dama.rulings.money import FullStackHit
from youyi.games.dama.rulings.road import Bounce, Overshoot
from youyi.games.dama.rulings.turns import AfterFinish
from youyi.games.dama.texts import HANDBOOK as TEXTS
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
            TEXTS["who_drops"],
            rulings.short_hand.answer.reading,
            rulings.drop_map.answer.reading,
            rulings.drop_path.answer.reading,
            together(rulings.drop_blocked.answer.reading, TEXTS["lost_drop"]),
            rulings.move_requires.answer.reading,
            TEXTS["drop_lands"],
        )
    )


TURNS_AT_WALLS = {Bounce.TURN_BACK: True, Bounce.FROM_STANDSTILL: True, Bounce.STOP_AT_GATES: True, Bounce.NONE: False}
TURNS_AT_END = {Overshoot.TURN_BACK: True, Overshoot.FINISH: False}


def moving(rulings: Rulings) -> Iterator[Block]:
    """行馬: what bars a step forward, then what a stack does that is barred; numbered through."""
    yield Paragraph(TEXTS["choose_a_stack"])
    held = (TEXTS["one_holds"],) if bars_stations(rulings) else ()
    turns = TURNS_AT_WALLS[rulings.bounce]
    turning = (TEXTS["where_it_turns"],) if turns else ()
    back = (TEXTS["going_back"], TEXTS["back_where_begun"]) if turns or TURNS_AT_END[rulings.overshoot] else ()
    yield Steps(
        (
            together(TEXTS["gate_bars"], rulings.gate_enter_small.answer.reading),
            together(TEXTS["feilong_bars"], rulings.feilong_enter_partial.answer.reading),
            together(rulings.stations.answer.reading, *held),
            TEXTS["larger_bars"],
            together(TEXTS["passing_bars"], rulings.overtake.answer.reading),
            together(TEXTS["end_bars"], rulings.overshoot.answer.reading),
            together(rulings.bounce.answer.reading, *turning),
            *back,
            TEXTS["no_stack_moves"],
            rulings.backward.answer.reading,
            rulings.split.answer.reading,
        )
    )


def landing(rulings: Rulings) -> Steps:
    """What a stack does where it ends, and who is paid for it."""
    struck = TEXTS["struck_seat"] if paid_by_players(rulings) else TEXTS["the_bowl"]
    rewarded = any(BRINGS[rulings.station_reward])
    station = (rulings.station_set.answer.reading, TEXTS["station_pays"]) if rewarded else ()
    return Steps(
        (
            TEXTS["actor_earns"],
            together(TEXTS["gate_opens"], rulings.gate_opens_for.answer.reading, *_paid(rulings, TEXTS["gate_pays"])),
            together(
                TEXTS["strike"],
                *_paid(rulings, TEXTS["strike_pays"].filled(payer=struck)),
                rulings.hit_extra.answer.reading,
            ),
            together(rulings.full_stack_hit.answer.reading, *_retired(rulings)),
            together(TEXTS["merge"], rulings.merge_extra.answer.reading),
            together(rulings.station_reward.answer.reading, *station),
            TEXTS["none_struck"],
        )
    )


def _retired(rulings: Rulings) -> tuple[Words, ...]:
    """What holds of a player who has left the game, where one may."""
    match rulings.full_stack_hit:
        case FullStackHit.REDROP:
            return ()
        case FullStackHit.MAY_RETIRE:
            return TEXTS["retired"], *_paid(rulings, TEXTS["retired_pays"])


def _paid(rulings: Rulings, *parts: Words) -> tuple[Words, ...]:
    """Sentences about money; none where nothing is staked."""
    return parts if anything_staked(rulings) else ()


def last_stretch(rulings: Rulings) -> Steps:
    """飛龍院, the pincers, the moat, the finish."""
    who = TEXTS["each_other"] if paid_by_players(rulings) else TEXTS["the_bowl"]
    return Steps(
        (
            together(TEXTS["feilong_passes"], rulings.feilong_exit.answer.reading),
            rulings.feilong_hit.answer.reading,
            rulings.jia_exit.answer.reading,
            rulings.moat_exit.answer.reading,
            together(*_flying(rulings), *_paid(rulings, TEXTS["flight_pays"].filled(payer=who))),
            rulings.fly_extra.answer.reading,
            together(TEXTS["first_home"], *_paid(rulings, TEXTS["finish"])),
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
            yield TEXTS["flight"]
    yield TEXTS["flight_acts"]


def _doubled(rulings: Rulings) -> Iterator[Words]:
    """Which finish takes more than the bowl, and what."""
    yield rulings.ximan.answer.reading
    match rulings.ximan:
        case FineFinish.OFF:
            pass
        case FineFinish.SIX_FROM_JIA | FineFinish.EXACT:
            yield from (TEXTS["close_finish"], TEXTS["finish_shares"])


def _played_on(rulings: Rulings) -> tuple[Words, ...]:
    """How the rest play on, where they do."""
    match rulings.after_finish:
        case AfterFinish.STOP:
            return ()
        case AfterFinish.PLAY_ON:
            return TEXTS["places"], *_paid(rulings, TEXTS["paid_no_more"])


def bowl(rulings: Rulings) -> Steps:
    """Who pays what, and how the bowl is filled again; that nothing is paid, where nothing is staked."""
    if not anything_staked(rulings):
        return Steps((rulings.chips.answer.reading,))
    return Steps(
        (
            rulings.payment.answer.reading,
            TEXTS["half_a_bowl"].filled(ante=rulings.ante),
            TEXTS["bowl_short"],
            TEXTS["purses"],
        )
    )
