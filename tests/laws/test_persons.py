"""What happens is told to persons: the reader is *you*, others have their names, and verbs agree with both."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from tests.house.words.languages import SPEECHES, moments
from tests.kit.walks import stroll
from youyi.games import game
from youyi.kernel.catalogues import catalogue
from youyi.kernel.face.speech import Sentences, Subject, ToAnybody, Voice
from youyi.kernel.names import HOUSE, Language, Words
from youyi.kernel.people import ANYBODY, NOBODY, People
from youyi.kernel.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

GAMES = sorted(SPEECHES)
NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Emil")
FORMS = re.compile(r"\{(\w+)\}((?: still| now)?) \{\1:([^|}]+)\|([^}]+)\}")
BARE = re.compile(
    r"(?:^|[.:;] |so )\{(seat|side|actor|thrower|payer|holder)\} (?!still |now |will |cannot |may |first$|each |\{)(\w+)"
)
STEMS = re.compile(r"\b[甲乙丙丁戊]\b")


def told(name: str, language: Language, people: People) -> list[str]:
    """Sentences of a walk, and of every kind of event, move and prompt, each once."""
    return list(dict.fromkeys(all_told(name, language, people)))


def all_told(name: str, language: Language, people: People) -> list[str]:
    """The same, in order."""
    found = game(name)
    speech = found.speech
    said = [getattr(speech, method)(*about, language, people) for _, method, about in moments(found)]
    for ruleset in found.rulesets:
        for pace in islice(stroll(found.under(ruleset.full_id, {}, {}).rules, seed=3), 150):
            said.append(speech.prompt(pace.before, language, people))
            said.append(speech.move(pace.before, pace.move, language, people))
            said += [speech.event(event, language, people) for event in pace.step.events]
    return said


def people(you: int | None) -> People:
    return People(
        {Seat(seat): Words(name, name, name) for seat, name in enumerate(NAMES)}, None if you is None else Seat(you)
    )


def english(name: str) -> Mapping[str, str]:
    """The English sentences of a game, by their keys."""
    game(name)  # a catalogue is found beside its package once that is imported
    return catalogue(SPEECHES[name].package, SPEECHES[name].room, "en")


def forms(name: str) -> list[tuple[str, str, str]]:
    """What stands between a person and a verb in a game's English sentences, and the verb's two forms."""
    return [(between, one, other) for text in english(name).values() for _, between, one, other in FORMS.findall(text)]


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_of_a_person_has_two_forms(name):
    bare = {key: found[0] for key, said in english(name).items() if (found := BARE.search(said))}
    assert bare == {}


@pytest.mark.parametrize("you", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_verbs_agree_with_you_and_with_others(name, you):
    said = told(name, Language.EN, people(you))
    assert any(text.startswith("You ") for text in said)
    assert not any(NAMES[you] in text for text in said)
    assert [text for text in said if re.search(r"\b[Yy]ou's\b|^you\b|(?<=\. )you\b", text)] == []
    for between, one, other in forms(name):
        wrong = [rf"\b[Yy]ou{between} {re.escape(one)}\b"]
        wrong += [rf"\b{each}{between} {re.escape(other)}(?! own)\b" for each in NAMES]
        assert [text for text in said if re.search("|".join(wrong), text) and " and " not in text] == []


@pytest.mark.parametrize("language", [language for language in HOUSE if language is not Language.EN])
@pytest.mark.parametrize("name", GAMES)
def test_chinese_says_you_too(name, language):
    said = told(name, language, people(1))
    assert any(text.startswith("你") for text in said)
    assert not any(NAMES[1] in text for text in said)
    assert any(NAMES[0] in text for text in said)


@pytest.mark.parametrize("name", GAMES)
def test_no_reader_of_english_meets_a_stem(name):
    for whom in (NOBODY, people(0)):
        assert [text for text in told(name, Language.EN, whom) if STEMS.search(text)] == []


def telling(of_event: Callable[[Voice, Words], str]) -> Sentences[None, None, Words]:
    """A game that says one sentence."""
    seat = Words("{name}", "{name}", "{name}")
    return Sentences(of_event=of_event, of_move=lambda *_: "", of_prompt=lambda *_: "", seats=(), seat=seat)


@pytest.mark.parametrize(
    ("text", "other", "own"),
    [
        ("{seat} {seat:throws|throw}.", "Anna throws.", "You throw."),
        (
            "{seat}{seat:'s|r} horses. {seat} {seat:has|have} 1.",
            "Anna's horses. Anna has 1.",
            "Your horses. You have 1.",
        ),
        ("The moat holds {seat}.", "The moat holds Anna.", "The moat holds you."),
    ],
)
def test_a_sentence_in_both_persons(text, other, own):
    speech = telling(lambda say, words: say(words, seat=say.who(Seat(0))))
    assert speech.event(Words(text, text, text), Language.EN, people(None)) == other
    assert speech.event(Words(text, text, text), Language.EN, people(0)) == own


@pytest.mark.parametrize(
    ("value", "said"), [(1, "1 horse"), (0, "0 horses"), (2, "2 horses"), (Subject("both", second=True), "both horses")]
)
def test_a_blank_chooses_between_two_forms(value, said):
    text = "{n} {n:horse|horses}"
    speech = telling(lambda say, words: say.part(words, n=value))
    assert speech.event(Words(text, text, text), Language.EN) == said


@pytest.mark.parametrize("language", HOUSE)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_to_anybody_each_reads_as_if_it_were_said_to_him(name, language):
    to_anybody = [ToAnybody(each) for each in all_told(name, language, people(ANYBODY))]
    unconcerned = all_told(name, language, people(None))
    assert [each.read_by(None) for each in to_anybody] == unconcerned
    for you in map(Seat, range(len(NAMES))):
        own = all_told(name, language, people(you))
        assert [each.read_by(you) for each in to_anybody] == own
        for said, mine, others in zip(to_anybody, own, unconcerned, strict=True):
            assert you in said.spoken_of or mine == others
    assert any(each.spoken_of for each in to_anybody)


def test_seats_have_the_names_of_their_own_game_whichever_spoke_before():
    said = set[str]()
    for name in GAMES:
        speech = game(name).speech
        assert isinstance(speech, Sentences)
        said.add(speech.voice(Language.EN).who(Seat(0)).said)
    assert len(said) == len(GAMES), said


@pytest.mark.parametrize(
    ("parts", "plain", "with_last"),
    [("", "", ""), ("a", "a", "a"), ("ab", "a, b", "a and b"), ("abc", "a, b, c", "a, b and c")],
)
def test_before_the_last_part_stands_another_text_only_if_there_is_one(parts, plain, with_last):
    voice = Voice((), Words("{name}", "{name}", "{name}"), Language.EN, NOBODY)
    comma, last = Words(", ", "、", "、"), Words(" and ", "和", "和")
    assert (voice.listed(comma, parts), voice.listed(comma, parts, last)) == (plain, with_last)
