"""The 56 casts as a table, under the answers in force."""

from __future__ import annotations

from collections.abc import Iterator

from youyi.games.dama import articles as art
from youyi.games.dama.casts import CASTS, CLASS_NAMES, Cast, CastClass, Reading, readings
from youyi.games.dama.handbook.figures import dice
from youyi.games.dama.payments import anything_staked
from youyi.games.dama.rulings import Rulings
from youyi.games.dama.texts import HANDBOOK as TEXTS
from youyi.kernel.dice import ways
from youyi.kernel.face.handbook import Block, Chapter, Grid, Illustration, Paragraph, same
from youyi.kernel.face.svg import picture, text
from youyi.kernel.names import Language, Name, Words

RARE = "𩟐"
"""A character of one cast's name that open faces lack."""
HALVES = TEXTS["halves"]
FACES = "⚀⚁⚂⚃⚄⚅"
TRIPLE = TEXTS["triple"]
DASH = same("—")
HEAD = (
    TEXTS["head.dice"], TEXTS["head.name"], TEXTS["head.class"], TEXTS["head.count"], TEXTS["head.horses"],
    TEXTS["head.at_once"], TEXTS["head.drop_ends_on"], TEXTS["head.leaves_by"], TEXTS["head.ways_of_216"],
)  # fmt: skip


def cast_chapter(rulings: Rulings) -> Chapter:
    """All casts, by their count from the highest within each class."""
    return Chapter(
        TEXTS["cast_chapter.the_56_casts"],
        tuple(_blocks(rulings)),
        (art.CASTS, art.COUNT, art.PRIZE_CAST, art.TRIPLE, art.FINE_CAST, art.PINCER_CAST),
    )


def _blocks(rulings: Rulings) -> Iterator[Block]:
    yield Paragraph(TEXTS["blocks.three_dice_their_order_does"])
    yield Illustration("casts", casts_picture, TEXTS["blocks.casts"], 160)
    yield Grid(HEAD, tuple(_row(rulings, cast) for cast in CASTS))
    yield Paragraph(TEXTS["blocks.the_four_casts_whose_own"])


def _row(rulings: Rulings, cast: Cast) -> tuple[Words, ...]:
    read = readings(rulings)[cast.throw]
    return (
        same(" ".join(FACES[face - 1] for face in cast.throw.faces) + " " + "-".join(cast.dice)),
        _named(cast.name),
        TRIPLE if read.noble else _plainly(CLASS_NAMES[cast.kind]),
        same(str(read.count)),
        same(str(cast.horses)),
        _paid(rulings, cast),
        DASH if read.idle else same(str(read.drops_on)),
        _leaves(read),
        same(str(ways(cast.throw))),
    )  # fmt: skip


def _plainly(name: Name) -> Words:
    return Words(name.en, name.zh_hant, name.zh_hans)


def _named(name: Name) -> Words:
    hant, hans = drawable(name, Language.ZH_HANT), drawable(name, Language.ZH_HANS)
    return Words(f"{name.en} ({hant} {name.pinyin})", f"{hant} {name.pinyin}", f"{hans} {name.pinyin}")


def _paid(rulings: Rulings, cast: Cast) -> Words:
    if not anything_staked(rulings) or cast.kind is CastClass.PLAIN:
        return DASH
    return same(f"+{cast.horses}" if cast.kind is CastClass.PRIZE else f"−{cast.horses}")


def _leaves(read: Reading) -> Words:
    return DASH if read.leaves_by is None else same(str(read.leaves_by))


def drawable(name: Name, language: Language) -> str:
    """A cast's name in a Chinese script, a character that open faces lack written by its parts."""
    said = name.zh_hans if language is Language.ZH_HANS else name.zh_hant
    return said.replace(RARE, HALVES.said_in(language))


def casts_picture(language: Language) -> str:
    """Every cast as three dice with its name, seven in a row."""
    parts = []
    for nth, cast in enumerate(CASTS):
        x, y = 4 + (nth % 7) * 30, 4 + (nth // 7) * 18
        said = drawable(cast.name, language)
        parts += [dice(cast, x, y, 7.5), text(x + 12.3, y + 12.6, said, 4.4)]
    return picture(214, 152, parts)
