"""What each listener is sent of every move: its own secrets, its own language, whoever else is sent something."""

from __future__ import annotations

import json
import random
import runpy
import sys
from dataclasses import replace
from itertools import islice, product
from pathlib import Path

import msgspec
import pytest

from tests.kit.amount import some
from tests.kit.toys.fords import FORDS
from tests.kit.toys.hush import HUSH, SEATS, Dealt, HiddenCard, Hush, Shown
from tests.kit.toys.leaves import LEAVES
from youyi.apps.web.base.phrases import Phrases
from youyi.apps.web.live.messages import message_builder
from youyi.apps.web.live.messages.message_builder import MOST_OFFERS_WITH_LINES, MessageBuilder
from youyi.apps.web.live.state.subscribers import Addressee
from youyi.apps.web.live.state.table_session import TableSession
from youyi.apps.web.wire import messages as wire
from youyi.games import game
from youyi.kernel.articles import Article
from youyi.kernel.cards import Deal
from youyi.kernel.names import Language, Words
from youyi.kernel.people import People
from youyi.kernel.rules import Chance, Decision, Over, Step
from youyi.kernel.rulings import values
from youyi.kernel.seats import Seat
from youyi.kernel.secrets import Revealed, heard
from youyi.kernel.streams import Stream
from youyi.records.codec import dump, tagged
from youyi.records.vocabulary import Vocabulary


class Whispers(Hush):
    """As Hush, but the next seat hears the card of each choice, before it, and the last seat after it."""

    def apply(self, position, move):
        step = super().apply(position, move)
        if isinstance(move, Deal):
            return step
        seat = Seat(position.turn % SEATS)
        first, last = (HiddenCard(Seat((seat + by) % SEATS), move.card) for by in (1, SEATS - 1))
        return Step(step.position, (first, *step.events, last))


WHISPERS = replace(HUSH, id="whispers", rules=Whispers, remembered=(Dealt, HiddenCard, Shown))
GAMES = [FORDS, HUSH, WHISPERS, LEAVES, *map(game, ("dama", "madiao", "ruqi"))]
LONGEST = some(50)
"""Plies of one game that are looked at; the games for tests end before."""


def str_of(value):
    return getattr(value, "id", str(value))


def plain(message):
    return msgspec.to_builtins(message)


def played(found, seed):
    """A game played at random: the session after each ply, with the ply."""
    rng, chances = random.Random(seed), Stream(seed)
    session = TableSession(found.under(None, {}, values(found.bout)))
    while not isinstance(session.prompt, Over):
        prompt = session.prompt
        move = rng.choice(prompt.moves) if isinstance(prompt, Decision) else prompt.odds.draw(chances)
        yield session, session.play(move)


def addressees(session):
    seats = (None, *range(session.rules.seats))
    return [Addressee(*each) for each in product(seats, Language, (False, True))]


@pytest.mark.parametrize(
    ("found", "seed"),
    [(found, 0) for found in GAMES]
    + [pytest.param(found, 1, marks=pytest.mark.long) for found in GAMES if found.hides],
    ids=str_of,
)
def test_what_one_is_sent_does_not_depend_on_who_else_is(found, seed):
    rng, phrases = random.Random(seed), Phrases(found)
    for session, ply in islice(played(found, seed), LONGEST):
        together = MessageBuilder(phrases, session)
        everyone = addressees(session)
        some = rng.sample(everyone, len(everyone) // 2)
        built = {to: plain(together.happened(ply, to)) for to in some}
        for to in rng.sample(some, 4):
            alone = MessageBuilder(Phrases(found), session)
            assert built[to] == plain(alone.happened(ply, to)), to
            assert plain(together.view(to)) == built[to]["view"]
        to = rng.choice(everyone)
        alone = MessageBuilder(Phrases(found), session)
        assert plain(together.log(to)[-6:]) == plain(alone.log(to)[-6:])
        assert plain(together.past(to)) == plain(alone.past(to))
        if isinstance(session.prompt, Decision):
            move, to = rng.choice(session.prompt.moves), Addressee(session.prompt.seat, rng.choice(list(Language)))
            assert plain(together.previewed(move, to)) == plain(alone.previewed(move, to))


NAMES = {Seat(1): Words("Boris", "博", "博")}


def people(to):
    return People(NAMES, to.seat)


def because(reason):
    return reason.key if isinstance(reason, Article) else reason.word


def sentences(lines):
    return [(line["says"], line["because"].get("key") or line["because"]["word"]) for line in lines]


def foreseen(events):
    for event in events:
        if isinstance(event, Revealed):
            return
        yield event


@pytest.mark.more
@pytest.mark.parametrize("found", GAMES, ids=lambda found: found.id)
def test_every_field_is_what_the_game_says_to_that_seat_in_that_language(found):
    phrases, vocabulary, speech = Phrases(found), Vocabulary.of(found), found.speech
    rng, asked_types = random.Random(7), set()
    for session, ply in played(found, 11):
        builder, position, rules = MessageBuilder(phrases, session, NAMES), session.position, session.rules
        everyone = [to for to in addressees(session) if not to.drawing]
        late = session.at > LONGEST // 2 and not isinstance(session.prompt, Over)
        for to in rng.sample(everyone, 1 if session.at % 8 == 0 else 0) if late else everyone:
            message, told = plain(builder.happened(ply, to)), ply.told(to.seat)
            said = [(speech.event(event, to.language, people(to)), because(event.because)) for event in told.events]
            assert (message["at"], message["by"]) == (session.at, ply.by)
            assert message["events"] == [tagged(event, vocabulary=vocabulary) for event in told.events]
            assert sentences(message["lines"]) == said
            assert message["view"] == dump(rules.view(position, to.seat), vocabulary=vocabulary)
            assert message["says"] == speech.prompt(position, to.language, people(to))
            known = told.move is not None
            assert message["move"] == (found.notation.write_move(ply.move) if known else None)
            chosen = known and not ply.drawn
            assert message["label"] == (speech.move(ply.before, ply.move, to.language, people(to)) if chosen else None)
            logged = plain(builder.log(to)[-1])
            remembered = heard(session.remembered, to.seat)
            assert builder.past(to) == [tagged(event, vocabulary=vocabulary) for event in remembered]
            shared = {key: message[key] for key in ("by", "move", "lines", "draw")}
            assert (message["draw"] is not None) == ply.drawn
            assert logged == {"at": ply.number - 1, "says": message["label"], **shared}
            check_asked(found, session, to, message["asked"])
            asked_types.add(message["asked"]["type"])
            check_over(session, to, message)
            assert message["drawing"] is None
    assert asked_types >= {"Nothing", "Choose", "Waits"}


def check_asked(found, session: TableSession, to, asked):
    """Compare what is asked with the prompt, for the asked seat and for the others."""
    match session.prompt:
        case Over():
            assert asked == {"type": "Nothing"}
        case Chance(by=by):
            assert asked == {"type": "Throws", "seat": by}
        case Decision(seat=seat) if seat != to.seat:
            assert asked == {"type": "Waits", "seat": seat}
        case Decision(seat=seat, moves=moves):
            assert (asked["type"], asked["seat"]) == ("Choose", seat)
            assert [offer["text"] for offer in asked["offers"]] == [found.notation.write_move(move) for move in moves]
            for offer, move in list(zip(asked["offers"], moves, strict=True))[:8]:
                assert offer["label"] == found.speech.move(session.position, move, to.language, people(to))
                drawn = found.outline(session.rules, session.position, move)
                assert offer["outline"] == dump(drawn, vocabulary=Vocabulary.of(found))
                if len(moves) > MOST_OFFERS_WITH_LINES:
                    assert offer["lines"] is None
                    continue
                events = heard(foreseen(session.rules.play(session.position, move).events), seat)
                said = [
                    (found.speech.event(event, to.language, people(to)), because(event.because)) for event in events
                ]
                previewed = plain(MessageBuilder(Phrases(found), session, NAMES).previewed(move, to))
                assert sentences(offer["lines"]) == sentences(previewed["lines"]) == said
                assert (previewed["at"], previewed["text"]) == (session.at, offer["text"])


def check_over(session, to, message):
    end = session.prompt
    if not isinstance(end, Over):
        assert message["over"] is None
        return
    over = message["over"]
    assert (over["score"], over["first"], over["kind"]) == (list(end.score), sorted(end.first), end.kind)
    assert (over["why"].get("key") or over["why"]["word"]) == because(end.why)
    assert over["says"] == session.table.game.speech.prompt(session.position, to.language, people(to))


@pytest.mark.parametrize("most", [1, 2])
def test_many_offers_carry_no_lines(monkeypatch, most):
    monkeypatch.setattr(message_builder, "MOST_OFFERS_WITH_LINES", most)
    phrases, carried = Phrases(LEAVES), set()
    for session, _ply in played(LEAVES, 3):
        if isinstance(session.prompt, Decision):
            asked = MessageBuilder(phrases, session).asked(Addressee(session.prompt.seat, Language.EN))
            assert isinstance(asked, wire.Choose)
            assert all((offer.lines is None) == (len(asked.offers) > most) for offer in asked.offers)
            carried |= {offer.lines is not None for offer in asked.offers}
    assert True in carried
    assert (False in carried) == (most == 1), "two cards are held at most"


@pytest.mark.more
@pytest.mark.parametrize("found", GAMES, ids=lambda found: found.id)
def test_a_drawing_shows_no_more_than_the_view(found):
    phrases, shown = Phrases(found), 0
    for session, ply in islice(played(found, 5), some(40)):
        builder = MessageBuilder(phrases, session)
        for to in addressees(session):
            drawing = builder.happened(ply, to).drawing
            assert drawing == builder.drawing(to)
            if not to.drawing:
                assert drawing is None
            elif found.sketch is not None:
                assert drawing == found.sketch(session.rules.view(session.position, to.seat), to.language)
            elif found.hides:
                assert drawing is None, "the whole position is not for everyone"
            else:
                assert drawing == found.spelled(found.notation.draw(session.position), to.language)
            shown += drawing is not None
    assert bool(shown) == (found.sketch is not None or not found.hides)


def test_the_card_of_another_is_in_no_drawing_of_madiao():
    found = game("madiao")
    for session, _ply in islice(played(found, 8), 12):
        builder = MessageBuilder(Phrases(found), session)
        drawn = {
            seat: builder.drawing(Addressee(seat, Language.EN, drawing=True)) for seat in (None, *map(Seat, range(4)))
        }
        assert len(set(drawn.values())) == 5
        assert found.sketch is not None
        hands = [
            found.sketch(session.rules.view(session.position, seat), Language.EN).splitlines()[-1] for seat in range(4)
        ]
        assert all((hands[seat] in str(text)) == (seat == of) for of, text in drawn.items() for seat in range(4))


def test_the_comparison_of_versions_measures_this_one(monkeypatch, capsys):
    path = Path(__file__).parents[5] / "tools" / "compare_messages.py"
    monkeypatch.setattr(sys, "argv", [str(path), "--measure", "--moves", "60"])
    runpy.run_path(str(path), run_name="__main__")
    measured = json.loads(capsys.readouterr().out)
    assert len(measured) == 9
    for figures in measured.values():
        assert 0 < figures["fastest tenth"] <= figures["median"]
    assert len({figures["messages"] for figures in measured.values()}) == 9
