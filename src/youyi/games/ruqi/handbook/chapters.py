"""What one must know to play 儒棋 from paper, under the answers in force."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.ruqi import articles as art
from youyi.games.ruqi.board import FACES, PIECES
from youyi.games.ruqi.context import BACK_ONE, RuleContext, allotment, context_of
from youyi.games.ruqi.handbook import captions
from youyi.games.ruqi.handbook.diagrams import diagrams
from youyi.games.ruqi.handbook.figures import board
from youyi.games.ruqi.payments import JUE, MATCH, clearing_wins, void_worth
from youyi.games.ruqi.position import ALL_WAITING, GONE, VIRTUE_DICE, Army, Kind
from youyi.games.ruqi.rulings import Rulings
from youyi.games.ruqi.rulings.moving import KindChoice
from youyi.games.ruqi.rulings.reckoning import VoidAward
from youyi.games.ruqi.texts import HANDBOOK as TEXTS
from youyi.kernel.dice import Throw, ways
from youyi.kernel.face.handbook import Block, Chapter, Grid, Illustration, Paragraph, Steps, same
from youyi.kernel.names import Name, Words

YES, NO = TEXTS["yes"], TEXTS["no"]


def chapters(rulings: Rulings) -> tuple[Chapter, ...]:
    """Every chapter, in the order in which one needs them."""
    context = context_of(rulings)
    return (
        Chapter(TEXTS["chapters.what_is_on_the_table"], tuple(_equipment()), (art.BOARD, art.PIECES, art.DICE, art.CROSSINGS)),
        Chapter(TEXTS["chapters.the_board_every_cell_and"], tuple(_board()), (art.DIRECTION, art.CORNERS)),
        Chapter(TEXTS["chapters.the_order_of_a_round"], (_round(rulings),), (art.ROLLOFF, art.START, art.ALTERNATE, art.ONE_KIND)),
        Chapter(TEXTS["chapters.all_21_throws"], tuple(_throws(context)), (art.XIAO_ONE_QIAN, art.FU_DOUBLE, art.RETREAT)),
        Chapter(TEXTS["chapters.how_a_unit_walks"], (_walking(context),), (art.EXIT, art.NO_CAPTURE, *((art.LEAP, art.BEND, art.CLEAN_CELLS) if context.board.leaps else (art.TURN_IN, art.JOINT)))),
        Chapter(TEXTS["chapters.lying_and_standing"], (_standing(context),), (art.STAND, art.FOLD, art.SETTLED_LAST)),
        Chapter(TEXTS["chapters.the_reckoning"], (_reckoning(rulings),), (art.RECKONING, art.VOID_THROWS, art.LOSER_LEADS)),
        Chapter(TEXTS["chapters.examples"], (*_examples(context), Paragraph(captions.KEY_OF_DIAGRAMS), *diagrams(rulings)), (art.SETTLED_LAST, art.ALL_DICE)),
    )  # fmt: skip


def _equipment() -> Iterator[Block]:
    yield Paragraph(TEXTS["equipment.two_players_white_south_and"])
    yield Grid(
        (TEXTS["equipment.face_of_a_die"], TEXTS["equipment.reads"], TEXTS["equipment.counts"]),
        tuple((_named(face.name), same(face.name.pinyin), same(str(face.number))) for face in FACES),
    )
    yield Grid(
        (
            TEXTS["equipment.piece"],
            TEXTS["chapters.equipment.reads"],
            TEXTS["equipment.worth_at_the_reckoning_in"],
        ),
        tuple((_named(piece.name), same(piece.name.pinyin), same(str(piece.number))) for piece in PIECES),
    )
    yield Paragraph(TEXTS["two_kinds"])


def _named(name: Name) -> Words:
    return Words(f"{name.zh_hant} {name.en}", name.zh_hant, name.zh_hans)


def _board() -> Iterator[Block]:
    yield Illustration(
        "board",
        board,
        captions.BOARD_SHOWS,
        150,
    )
    yield Steps(
        (
            TEXTS["border"],
            TEXTS["crossings_and_corners"],
            TEXTS["lanes"],
            TEXTS["lane_names"],
            TEXTS["all_counter_clockwise"],
        )
    )


def _round(rulings: Rulings) -> Steps:
    lead = TEXTS["higher_leads"]
    return Steps(
        (
            lead,
            TEXTS["all_wait"],
            TEXTS["turn_by_turn"],
            _choice_of_kind(rulings),
            TEXTS["both_numbers"],
            TEXTS["settle"],
            TEXTS["stops_at_once"],
            TEXTS["void_throws"],
        )
    )


def _choice_of_kind(rulings: Rulings) -> Words:
    match rulings.kind_choice:
        case KindChoice.FREE:
            return TEXTS["any_kind"]
        case KindChoice.XIAO_FIRST:
            return TEXTS["owls_first"]
        case KindChoice.XIAO_FIRST_LEAVING:
            return TEXTS["owls_first_leaving.but_with_a_throw_by"].filled(
                free=TEXTS["any_kind"], order=TEXTS["owls_first"]
            )


def _throws(context: RuleContext) -> Iterator[Block]:
    head = (
        TEXTS["throws.head.throw"],
        TEXTS["throws.head.of_36"],
        TEXTS["throws.head.lying_pieces"],
        TEXTS["throws.head.owls"],
    )
    yield Grid(head, tuple(_throw(context, cast) for cast, _ in VIRTUE_DICE.table()))
    yield Paragraph(TEXTS["what_numbers_mean"])


def _throw(context: RuleContext, cast: Throw) -> tuple[Words, ...]:
    low, high = cast.faces
    named = [FACES[face].name for face in (high, low)]
    said = Words(
        f"{named[0].en}, {named[1].en} {high}-{low}", f"{named[0].zh_hant}{named[1].zh_hant} {high}-{low}",
        f"{named[0].zh_hans}{named[1].zh_hans} {high}-{low}",
    )  # fmt: skip
    return said, same(str(ways(cast))), _allotted(context, cast, Kind.FU), _allotted(context, cast, Kind.XIAO)


def _allotted(context: RuleContext, cast: Throw, kind: Kind) -> Words:
    orders = allotment(context, cast, kind).orders
    if not orders:
        return TEXTS["allotted.stay"]
    if orders[0] == (BACK_ONE,):
        return TEXTS["allotted.one_piece_back_1"]
    if len(orders[0]) == 1:
        return same(str(orders[0][0]))
    return same(" + ".join(map(str, orders[0])))


def _walking(context: RuleContext) -> Steps:
    board = context.board
    lanes = TEXTS["may_turn_in"] if board.turns else TEXTS["no_lanes"]
    shared = TEXTS["shared"] if not board.leaps else TEXTS["slides"]
    stacks = (TEXTS["together"], TEXTS["together_on_one"]) if context.joint else (TEXTS["singly"],)
    bar = TEXTS["passes_enemy_jing"] if board.barred else TEXTS["enemy_jing_open"]
    return Steps(
        (
            TEXTS["forward"],
            shared,
            bar,
            lanes,
            *stacks,
            TEXTS["leaves"],
            TEXTS["back_one_cell"],
        )
    )


def _standing(context: RuleContext) -> Steps:
    when = TEXTS["at_turns_end"] if context.settled_once else TEXTS["after_each"]
    return Steps(
        (
            when,
            TEXTS["lies"],
            TEXTS["stands"],
            TEXTS["as_it_was"],
        )
    )


def _reckoning(rulings: Rulings) -> Steps:
    winner = TEXTS["enemys_worth"] if clearing_wins(rulings) else TEXTS["own_worth"]
    void = _void(rulings)
    end = TEXTS["totals"].filled(cup=JUE, cups=MATCH, match=JUE * MATCH)
    return Steps((winner, void, end))


def _void(rulings: Rulings) -> Words:
    """What void throws pay, to whom."""
    match rulings.void_award:
        case VoidAward.REMAINING:
            return TEXTS["what_remains"]
        case VoidAward.ALL_BUT_ONE:
            worths = [void_worth(rulings, _without(piece)) for piece in range(len(PIECES))]
            taker = TEXTS["first_off"] if clearing_wins(rulings) else TEXTS["left_behind"]
            return TEXTS["all_but_one"].filled(taker=taker, least=min(worths), most=max(worths))


def _without(piece: int) -> Army:
    """An army at its start, but for one piece that has left."""
    return (*ALL_WAITING[:piece], GONE, *ALL_WAITING[piece + 1 :])


def _examples(context: RuleContext) -> Iterator[Block]:
    head = (
        TEXTS["examples.head.a_piece_on"],
        TEXTS["examples.head.throw"],
        TEXTS["examples.head.may_end_on"],
        TEXTS["examples.head.why"],
    )
    yield Grid(head, WITH_LANES if context.board.turns else WITHOUT_LANES)


WITHOUT_LANES = (
    (TEXTS["without_lanes.p0_lying"], same("5-5"), TEXTS["without_lanes.p5_lying"], TEXTS["without_lanes.a_double_gives_a_lying"]),
    (TEXTS["without_lanes.p36_an_owl"], same("3-0"), TEXTS["without_lanes.p37_standing"], TEXTS["without_lanes.one_an_owl_goes_1"]),
    (
        TEXTS["without_lanes.p17_lying"], same("3-3"), TEXTS["without_lanes.p21_standing"],
        TEXTS["without_lanes.p20_is_the_enemy_deemed"],
    ),
    (
        TEXTS["without_lanes.p38_lying_p39_held_by"], same("1-1"), TEXTS["without_lanes.off_the_board"],
        TEXTS["without_lanes.it_slides_over_p39_and"],
    ),
)  # fmt: skip
WITH_LANES = (
            (
                TEXTS["with_lanes.p7_lying"], same("2-3"), TEXTS["with_lanes.p12_standing_z2_standing"],
                TEXTS["with_lanes.2_then_3_passes_p10"],
            ),
            (
                TEXTS["with_lanes.p8_lying"], same("1-1"), TEXTS["with_lanes.p9_lying"],
                TEXTS["with_lanes.a_double_gives_a_lying"],
            ),
            (
                TEXTS["with_lanes.p25_an_owl"], same("3-0"), TEXTS["with_lanes.p26_standing"],
                TEXTS["with_lanes.one_an_owl_goes_1"],
            ),
            (
                TEXTS["with_lanes.p28_an_owl"], same("1-1"), TEXTS["with_lanes.p30_lying"],
                TEXTS["with_lanes.both_dice_it_rests_on"],
            ),
            (
                TEXTS["with_lanes.j5_lying"], same("2-4"), TEXTS["with_lanes.off_the_board"],
                TEXTS["with_lanes.j7_or_j9_with_the"],
            ),
)  # fmt: skip
