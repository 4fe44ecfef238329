"""Lessons say what the rules do: every answer that is asked for is legal, and every reason is the rulebook's."""

from __future__ import annotations

import re

import pytest

from tests.lessons.answers import RIGHT
from tests.lessons.kit import STEPS, TAUGHT, after, legal, named, opened, passed, reasons
from youyi.apps.web.learn.lessons import Teacher
from youyi.apps.web.learn.scenes import accepted
from youyi.games import game as game_of
from youyi.games.madiao.cards import CODES
from youyi.games.madiao.events import TrickWon
from youyi.kernel.face.lessons import Ask, Play, Watch
from youyi.kernel.names import HOUSE, Language
from youyi.kernel.rules import Chance
from youyi.kernel.rulings import values

PLAYED = [case for case in STEPS if isinstance(case[1].task, Play)]
ASKED = [case for case in STEPS if isinstance(case[1].task, Ask)]
WATCHED = [case for case in STEPS if isinstance(case[1].task, Watch)]
by_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


@by_game
def test_the_steps_of_a_lesson_have_keys_of_their_own(game):
    keys = [step.key for step in game.teaching().lesson.steps]
    assert len(keys) == len(set(keys))
    assert len(keys) >= 10


@by_game
@pytest.mark.parametrize("language", HOUSE)
def test_a_step_brings_two_new_words_at_most(game, language):
    """What is new in a text stands out: `**`."""
    marked = {
        step.key: re.findall(r"\*\*.+?\*\*", step.text.said_in(language)) for step in game.teaching().lesson.steps
    }
    assert any(marked.values())
    assert {key: words for key, words in marked.items() if len(words) > 2} == {}


@by_game
@pytest.mark.parametrize("language", HOUSE)
def test_the_marks_of_a_text_are_in_pairs(game, language):
    """`**`, `*` and `` ` ``, and none within another: a page shows a single one as it stands."""
    pairs = re.compile(r"\*\*[^*`]+\*\*|\*[^*`]+\*|`[^`]+`")
    for step in game.teaching().lesson.steps:
        texts = [words.said_in(language) for words in (step.text, step.after) if words is not None]
        assert [text for text in texts if re.search("[*`]", pairs.sub("", text))] == [], step.key


@pytest.mark.parametrize("case", PLAYED, ids=named)
def test_every_legal_move_of_a_step_is_asked_for_or_replied_to(case):
    game, step = case
    session = opened(game, step)
    offered = legal(session)
    assert session.asked == step.scene.seat, "it is the learner's turn"
    spoken = [*step.task.right, *(move for reply in step.task.replies for move in reply.moves)]
    assert set(spoken) <= set(offered)
    assert len(spoken) == len(set(spoken))
    if step.task.otherwise is None:
        assert set(spoken) == set(offered)
    else:
        assert set(spoken) < set(offered)


@pytest.mark.parametrize("case", PLAYED, ids=named)
def test_what_is_said_of_a_move_rests_on_a_clause_that_bears_on_it(case):
    game, step = case
    taught = {each.key for each in step.clauses}
    right = reasons(game, step.scene, *step.task.right)
    assert step.task.because.key in right | taught
    for reply in step.task.replies:
        assert reply.because.key in right | taught | reasons(game, step.scene, *reply.moves)


@pytest.mark.parametrize("case", ASKED, ids=named)
def test_the_right_answer_is_what_the_rules_say(case):
    game, step = case
    assert sum(option.right for option in step.task.options) == 1
    assert step.task.because in step.clauses
    truths = RIGHT[game.id, step.key](game, step)
    assert [option.right for option in step.task.options] == truths


def test_every_question_is_held_to_the_rules():
    assert set(RIGHT) == {(game.id, step.key) for game, step in ASKED}


@pytest.mark.parametrize("case", WATCHED, ids=named)
def test_what_is_watched_can_be_played(case):
    game, step = case
    session = opened(game, step)
    if step.task.throw:
        assert isinstance(session.prompt, Chance)
        assert session.prompt.by == step.scene.seat, "the learner throws"
    for move in step.task.moves:
        session.play_text(move)


@by_game
def test_every_answer_that_is_accepted_leads_to_the_next_step_or_none_does(game):
    """What the pupil did is never undone behind their back: a step goes on from it, or says that it begins anew."""
    steps, said = game.teaching().lesson.steps, Teacher(game, Language.EN).lesson().steps
    assert not said[0].anew
    for before, step, told in zip(steps, steps[1:], said[1:], strict=False):
        if before.scene is None:
            assert not told.anew
            continue
        seen = passed(game, step)
        led = {after(game, before, *line) in seen for line in accepted(before.task)}
        assert led == {not told.anew}, f"{before.key} to {step.key}"


@by_game
def test_a_lesson_begins_with_where_the_game_is_from(game):
    """The first step tells of its age beside its picture; there is nothing yet to play."""
    first = game.teaching().lesson.steps[0]
    assert first.key == "story"
    assert first.scene is None
    assert first.task is None


def test_an_old_source_speaks_above_most_steps_of_the_games_that_have_one():
    """Of 馬吊 no old witness is at hand; the others' lessons are told in the words of theirs."""
    quoted = {each.id: [step.quoted for step in each.teaching().lesson.steps] for each in TAUGHT}
    assert {name for name, found in quoted.items() if any(found)} == {"dama", "ruqi"}
    for name in ("dama", "ruqi"):
        assert sum(each is not None for each in quoted[name]) >= 0.7 * len(quoted[name])
    assert all(each.locus.source.old and len(each.locus.words) <= 40 for each in quoted["dama"] if each)


@by_game
def test_the_game_after_a_lesson_is_shorter_than_the_usual_one(game):
    """By a ruleset of its own, or by fewer rounds or deals; a table can be laid so."""
    then = game.teaching().lesson.then
    table, usual = game.under(then.ruleset, terms=dict(then.terms)), values(game.terms)
    assert table.ruleset is not game.rulesets[0] or then.terms
    assert all(usual[name] is None or number < usual[name] for name, number in then.terms)


@by_game
def test_what_led_to_a_step_is_shown_as_it_happens(game):
    """From where the step before ended, or the throw or the card before the question."""
    said = Teacher(game, Language.EN).lesson().steps
    moving = [(step.arrives, step.shows) for step in said if step.arrives and step.shows]
    assert len(moving) >= 1
    for arrives, shows in moving:
        assert [each.at for each in arrives.happens] == list(range(arrives.before.at + 1, shows.at + 1))
        assert arrives.happens[-1].view == shows.view
        assert arrives.happens[-1].asked == shows.asked


def test_a_deal_flows_from_one_step_to_the_next_and_a_throw_falls_before_its_question():
    shown = {
        game.id: {
            step.key: len(step.arrives.happens) for step in Teacher(game, Language.EN).lesson().steps if step.arrives
        }
        for game in TAUGHT
    }
    assert shown["madiao"] == {"cards": 1, "discard": 3, "capture": 2, "lead": 1, "par": 6}
    assert {"others", "fine", "merge", "strike", "gate"} <= set(shown["dama"])
    assert set(shown["dama"].values()) == {1}


def test_the_deal_of_madiao_is_one_deal():
    assert not any(step.anew for step in Teacher(game_of("madiao"), Language.EN).lesson().steps)


@pytest.mark.parametrize(("key", "won"), [("lead", ["S9"]), ("par", ["S9", "S8", "Tw", "Tq", "Tb"])])
def test_the_cards_that_a_step_of_madiao_says_you_won_are_those(key, won):
    """`lead` says which card won the trick; `par` that there are five, in the order in which they were accepted."""
    game, step = next((game, step) for game, step in STEPS if (game.id, step.key) == ("madiao", key))
    events = [event for ply in opened(game, step).plies for event in ply.step.events]
    assert [CODES[each.card] for each in events if isinstance(each, TrickWon) and each.seat == 0] == won


@by_game
def test_every_clause_that_a_lesson_names_is_the_games_own(game):
    known = set(game.articles)
    teaching = game.teaching()
    named = {each for step in teaching.lesson.steps for each in step.clauses}
    named |= {term.article for term in (*teaching.terms, *teaching.guide.terms) if term.article is not None}
    named |= {each.article for each in teaching.examples}
    assert named <= known


@by_game
def test_a_worked_example_shows_its_clause(game):
    wrong = [
        each.article.key
        for each in game.teaching().examples
        if each.article.key not in reasons(game, each.scene, each.move)
    ]
    assert wrong == []


@by_game
def test_the_words_of_the_guide_are_words_of_the_table(game):
    teaching = game.teaching()
    assert 3 <= len(teaching.guide.terms) <= 5
    assert set(teaching.guide.terms) <= set(teaching.terms)
    assert len({term.name.zh_hant for term in teaching.terms}) == len(teaching.terms)
