"""馬吊, the card game of the late Ming: forty cards, hidden hands, a banker against three, and patterns 色樣."""

from __future__ import annotations

from youyi.games.madiao.articles import ARTICLES
from youyi.games.madiao.cards import (
    ABOVE,
    ALL,
    BROCADE,
    CODES,
    DECK,
    FEMALE_TU,
    FLAG,
    GREEN,
    HUNDRED,
    JI,
    NO_CARDS,
    RED,
    REWARD,
    SHOULDER,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    card,
    card_set,
    cards,
    one_suit,
)
from youyi.games.madiao.drawing import Outline, board, outline
from youyi.games.madiao.events import (
    EVENT_TYPES,
    BankerSeated,
    CardExposed,
    CardsShown,
    DealBegan,
    DealEnded,
    Drawn,
    Event,
    HandShown,
    Paid,
    TrickWon,
    WentDead,
)
from youyi.games.madiao.moves import Move, Play
from youyi.games.madiao.numbering import actions
from youyi.games.madiao.offences.gates import SuitGates, gates
from youyi.games.madiao.patterns import PATTERN_ARTICLES
from youyi.games.madiao.patterns.parts import PARTS
from youyi.games.madiao.picture import sketch
from youyi.games.madiao.play import evolve
from youyi.games.madiao.play.dealing import substitutes
from youyi.games.madiao.position import Cards, FaceUp, Four, Playing, Position, faults
from youyi.games.madiao.rules import Madiao, MadiaoNotation, lawful_faults
from youyi.games.madiao.rulings import (
    AFTER_NOVELS,
    APP2022,
    APP2025,
    FORMER,
    GUIDE_RULES,
    RULESETS,
    SEATS,
    Rulings,
    Terms,
)
from youyi.games.madiao.speech import SPEECH
from youyi.games.madiao.study import Notes, study
from youyi.games.madiao.texts import TABLE as TEXTS
from youyi.games.madiao.view import PlayingSeen, SeenTrick, View
from youyi.games.madiao.worlds import retold
from youyi.kernel.game import Colour, Colours, Game


def _outline(rules: Madiao, position: Position, move: Move) -> Outline | None:
    return outline(rules.context, position, move)


def _study(rules: Madiao, seen: View) -> Notes:
    return study(rules.context, seen)


GAME: Game[Position, Move, Event, View] = Game(
    id="madiao",
    name=TEXTS.name("game.madiao.name"),
    about=TEXTS["game.madiao.about"],
    unit=TEXTS.name("game.madiao.unit"),
    seat_names=SEATS,
    articles=(*ARTICLES, *PATTERN_ARTICLES),
    parts=PARTS,
    rulesets=RULESETS,
    former=FORMER,
    terms=Terms(),
    bout=Terms(deals=1),
    turn=TrickWon,
    rules=Madiao,
    notation=MadiaoNotation(),
    speech=SPEECH,
    evolve=evolve,
    faults=faults,
    board=board,
    outline=_outline,
    event_types=EVENT_TYPES,
    actions=actions,
    colours=Colours(
        ground=Colour("#D5DDE9", "#19263A"),
        accent=Colour("#27467A", "#A9C0E6"),
        seats=("#3D68B8", "#F8C358", "#3BAE97", "#974B68"),
    ),
    lawful_faults=lawful_faults,
    words={Card: CODES},
    remembered=(
        DealBegan,
        CardExposed,
        BankerSeated,
        HandShown,
        TrickWon,
        CardsShown,
        Paid,
        Drawn,
        WentDead,
        DealEnded,
    ),
    sketch=sketch,
    retold=retold,
    study=_study,
    endings={"sitting": TEXTS["game.madiao.sitting"]},
    minutes=(20, 40),
)
"""馬吊 as the catalogue knows it."""

__all__ = [
    "ABOVE",
    "AFTER_NOVELS",
    "ALL",
    "APP2022",
    "APP2025",
    "BROCADE",
    "CODES",
    "DECK",
    "FEMALE_TU",
    "FLAG",
    "GAME",
    "GREEN",
    "GUIDE_RULES",
    "HUNDRED",
    "JI",
    "NO_CARDS",
    "PATTERN_ARTICLES",
    "RED",
    "REWARD",
    "SHOULDER",
    "SUIT_OF",
    "Card",
    "CardSet",
    "Cards",
    "Event",
    "FaceUp",
    "Four",
    "Madiao",
    "Move",
    "Play",
    "Playing",
    "PlayingSeen",
    "Position",
    "Rulings",
    "SeenTrick",
    "Suit",
    "SuitGates",
    "Terms",
    "View",
    "card",
    "card_set",
    "cards",
    "gates",
    "one_suit",
    "substitutes",
]
