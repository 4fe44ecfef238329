"""The rulings and terms of 儒棋 with what follows from them, and which numbers a throw gives each kind of piece."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import QIAN
from youyi.games.ruqi.position import Kind
from youyi.games.ruqi.rulings import Rulings, Terms
from youyi.games.ruqi.rulings.moving import FuDouble, KindChoice, OneQian, StackMove, StatusTiming, XiaoDouble
from youyi.games.ruqi.travel import BoardRules, board_rules
from youyi.kernel.dice import Throw
from youyi.kernel.rules import Reason

BACK_ONE = -1
"""What a retreat counts (退一等)."""


@dataclass(frozen=True, slots=True)
class Allotment:
    """The numbers that a throw gives one kind, in each order in which they may be used."""

    orders: tuple[tuple[int, ...], ...]
    because: Reason


@dataclass(frozen=True, slots=True, eq=False)
class RuleContext:
    """Rulings and terms, with what follows from them; made by `context_of`, so that equal ones are one object."""

    rulings: Rulings
    terms: Terms
    board: BoardRules
    lone_qian: OneQian
    fu_double: FuDouble
    owls_on_doubles: bool
    """Whether Owls may move on a double."""
    kind_choice: KindChoice
    """Whether the kind is free, or forced: Owls, unless only lying pieces use the throw up."""
    settled_once: bool
    """Whether standing and lying are settled at the end of the turn, and not after each number."""
    joint: bool
    """Whether stacked pieces may go as one."""


def lone_qian(rulings: Rulings) -> OneQian:
    """How far one Owl goes on one 謙 (一謙行一道)."""
    return rulings.one_qian


def fu_double(rulings: Rulings) -> FuDouble:
    """How far a lying piece goes on a double (惟行一)."""
    return rulings.fu_double


def owls_on_doubles(rulings: Rulings) -> bool:
    """Whether Owls may move on a double (盡行其數)."""
    return {XiaoDouble.BOTH_DICE: True, XiaoDouble.NONE: False}[rulings.xiao_double]


def kind_choice(rulings: Rulings) -> KindChoice:
    """When the kind is forced (先梟後伏)."""
    return rulings.kind_choice


def settled_once(rulings: Rulings) -> bool:
    """Whether standing and lying are settled at the end of the turn (皆從後定)."""
    return {StatusTiming.TURN_END: True, StatusTiming.PER_DIE: False}[rulings.status_timing]


def joint(rulings: Rulings) -> bool:
    """Whether stacked pieces may go as one (相疊同行); there are stacks only where own pieces share a cell."""
    together = {StackMove.SINGLE_OR_ALL: True, StackMove.SINGLE: False}[rulings.stack_move]
    return together and board_rules(rulings).enemies_bar


def context_of(rulings: Rulings, terms: Terms | None = None) -> RuleContext:
    """The context of rulings and terms, cached; without terms: of the usual ones."""
    return _context_of(rulings, terms or Terms())


@cache
def _context_of(rulings: Rulings, terms: Terms) -> RuleContext:
    return RuleContext(
        rulings=rulings,
        terms=terms,
        board=board_rules(rulings),
        lone_qian=lone_qian(rulings),
        fu_double=fu_double(rulings),
        owls_on_doubles=owls_on_doubles(rulings),
        kind_choice=kind_choice(rulings),
        settled_once=settled_once(rulings),
        joint=joint(rulings),
    )


@cache
def allotment(context: RuleContext, roll: Throw, kind: Kind) -> Allotment:
    """Which numbers a throw gives a kind; no order at all means that it stays."""
    low, high = roll.faces
    lying = kind is Kind.FU
    if low == high == QIAN:
        return Allotment(((BACK_ONE,),), art.RETREAT) if lying else Allotment((), art.XIAO_TWO_QIAN)
    if low == QIAN:
        return Allotment((), art.FU_ONE_QIAN) if lying else _lone_qian(context, high)
    if low == high:
        if not lying:
            return (
                Allotment(((low, high),), art.XIAO_DOUBLE)
                if context.owls_on_doubles
                else Allotment((), XiaoDouble.NONE)
            )
        return _fu_double(context, low)
    return Allotment(((low, high), (high, low)), art.FU_UNEQUAL if lying else art.XIAO_UNEQUAL)


def _fu_double(context: RuleContext, face: int) -> Allotment:
    match context.fu_double:
        case FuDouble.SUM:
            return Allotment(((face + face,),), FuDouble.SUM)
        case FuDouble.ONE_DIE:
            return Allotment(((face,),), art.FU_DOUBLE)


def _lone_qian(context: RuleContext, other: int) -> Allotment:
    match context.lone_qian:
        case OneQian.STEP1:
            return Allotment(((1,),), art.XIAO_ONE_QIAN)
        case OneQian.DIE:
            return Allotment(((other,),), OneQian.DIE)
        case OneQian.DIE_PLUS1:
            return Allotment(((other + 1,),), OneQian.DIE_PLUS1)
