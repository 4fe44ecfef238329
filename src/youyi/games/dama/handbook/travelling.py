"""Dropping, moving, landing on paper: the questions of the road with their answers in force."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama.handbook import say
from youyi.games.dama.landing import BRINGS
from youyi.games.dama.payments import anything_staked, paid_by_players
from youyi.games.dama.road import bars_stations
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.rulings.road import Bounce, Overshoot
from youyi.games.dama.rulings.turns import AfterFinish
from youyi.kernel.face.handbook import Block, Paragraph, Steps
from youyi.kernel.names import Words
from youyi.kernel.rulings import Ruling


def answered(question: Words, answer: Ruling) -> Words:
    """A question of the rulebook with the answer in force."""
    said = answer.answer.reading
    return Words(f"{question.en} {said.en}", f"{question.zh_hant}{said.zh_hant}", f"{question.zh_hans}{said.zh_hans}")


def asked(answer: Ruling) -> Words:
    """A ruling in full: its question and the answer in force."""
    return answered(type(answer).question, answer)


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
            asked(rulings.short_hand),
            asked(rulings.drop_map),
            asked(rulings.drop_path),
            together(asked(rulings.drop_blocked), say.LOST_DROP),
            asked(rulings.move_requires),
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
            together(say.GATE_BARS, asked(rulings.gate_enter_small)),
            together(say.FEILONG_BARS, asked(rulings.feilong_exit), asked(rulings.feilong_enter_partial)),
            together(say.STATION_BARS, asked(rulings.stations), *held),
            say.LARGER_BARS,
            together(say.PASSING_BARS, asked(rulings.overtake)),
            together(say.END_BARS, asked(rulings.overshoot)),
            together(asked(rulings.bounce), *turning),
            *back,
            say.NO_STACK_MOVES,
            asked(rulings.backward),
            asked(rulings.split),
        )
    )


def landing(rulings: Rulings) -> Steps:
    """What a stack does where it ends, and who is paid for it."""
    struck = say.STRUCK_SEAT if paid_by_players(rulings) else say.THE_BOWL
    station = (say.STATION_PAYS,) if any(BRINGS[rulings.station_reward]) else ()
    return Steps(
        (
            say.ACTOR_EARNS,
            together(say.GATE_OPENS, *_paid(rulings, say.GATE_PAYS), asked(rulings.gate_opens_for)),
            together(say.STRIKE, *_paid(rulings, say.STRIKE_PAYS.filled(payer=struck)), asked(rulings.hit_extra)),
            together(say.MERGE, asked(rulings.merge_extra)),
            together(asked(rulings.station_reward), *station),
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
            say.FEILONG_PASSES,
            asked(rulings.feilong_exit),
            asked(rulings.feilong_enter_partial),
            asked(rulings.feilong_hit),
            asked(rulings.jia_exit),
            asked(rulings.moat_exit),
            together(say.FLIGHT, *_paid(rulings, say.FLIGHT_PAYS.filled(payer=who))),
            asked(rulings.fly_extra),
            together(say.FIRST_HOME, *_paid(rulings, say.FINISH, say.FINISH_SHARES)),
            *_paid(rulings, asked(rulings.ximan)),
            together(asked(rulings.after_finish), *_played_on(rulings)),
        )
    )


def _played_on(rulings: Rulings) -> tuple[Words, ...]:
    """How the others play on, where they do."""
    match rulings.after_finish:
        case AfterFinish.STOP:
            return ()
        case AfterFinish.PLAY_ON:
            return say.PLACES, *_paid(rulings, say.PAID_NO_MORE)


def bowl(rulings: Rulings) -> Steps:
    """Who pays what, and how the bowl is filled again; that nothing is paid, where nothing is staked."""
    if not anything_staked(rulings):
        return Steps((asked(rulings.chips),))
    return Steps(
        (
            asked(rulings.payment),
            say.HALF_A_BOWL.filled(ante=rulings.ante),
            say.BOWL_SHORT,
            say.PURSES,
        )
    )
