"""One screen for each decision: boards, news and choices in the rows there are, and what is played without asking."""

from __future__ import annotations

import re
import sys
from random import Random
from typing import Any

import pytest

from tests.apps.cli.terminal import Terminal
from youyi.apps.cli.table.advising import choices_of
from youyi.apps.cli.table.display import News, OfferedMove, gathered, listed, page
from youyi.apps.cli.table.local_game import LocalGame, seated
from youyi.apps.cli.table.screen_dialogue import ScreenDialogue
from youyi.games import catalogue, game
from youyi.kernel.face.columns import width, wrapped
from youyi.kernel.face.screen import ScreenSize, Span, line, plain
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision, Over
from youyi.kernel.seats import Seat
from youyi.kernel.session import Session
from youyi.kernel.streams import Numbered
from youyi.records.record import NumberedChance
from youyi.records.transcript import final_line

SMALL, LARGE = ScreenSize(80, 24), ScreenSize(120, 40)


def decisions(table, *, plies: int):
    """A game of the usual opponents' first choices, position by position."""
    session = Session(table.rules)
    chances = Numbered(3, 0)
    while session.at < plies and not isinstance(session.prompt, Over):
        if isinstance(session.prompt, Decision):
            yield session
            session.take(session.prompt.moves[7 * session.at % len(session.prompt.moves)])
        else:
            session.take(session.draw(chances))


def asked(session, table, language):
    return choices_of(table, session.position, session.prompt.moves, session.asked, language)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", [each.id for each in catalogue()])
def test_a_decision_fits_on_one_screen(name, language):
    table = game(name).under(terms={"seats": 5} if name == "dama" else {})
    much = [News(n, n, "long news of something that happened " * 4, "") for n in range(1, 9)]
    for session in decisions(table, plies=30):
        view = table.rules.view(session.position, session.asked)
        for room, news in ((SMALL, much), (SMALL, much[:1]), (SMALL, ()), (LARGE, much)):
            board = table.game.on_screen(view, lambda: session.position, language, room)  # noqa: B023 - called at once
            prompt = table.game.speech.prompt(session.position, language)
            choices = asked(session, table, language)
            shown = plain(page(board, news, prompt, choices, room=room, language=language))
            assert max(map(width, shown.split("\n"))) <= room.columns
            assert len(shown.split("\n")) < room.rows
            assert prompt.split()[0] in shown
            if not re.search("type more|[輸输]入 more", shown):
                assert all(each.text in shown for each in choices)


def crowded() -> Session[Any, Any, Any, Any]:
    """A turn of 儒棋 with 87 moves."""
    table = game("ruqi").under()
    session, chances, luck = Session(table.rules), Numbered(13, 0), Random(13)
    while not isinstance(session.prompt, Decision) or len(session.prompt.moves) < 60:
        moves = session.prompt.moves if isinstance(session.prompt, Decision) else [session.draw(chances)]
        session.take(luck.choice(moves))
    return session


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("room", [SMALL, ScreenSize(100, 28), ScreenSize(58, 20)])
def test_moves_that_have_no_room_are_shown_in_parts_and_the_board_is_whole(language, room):
    table, session = game("ruqi").under(), crowded()
    view = table.rules.view(session.position, session.asked)
    board = table.game.on_screen(view, lambda: session.position, language, room)
    choices = asked(session, table, language)
    seen: list[int] = []
    turned = 0
    while len(seen) < len(choices):
        lines = page(board, [News(1, 1, "news", "")], "asked", choices, room=room, language=language, turned=turned)
        *shown, more = plain(lines).split("\n")
        assert plain(lines).startswith(plain(board))
        assert len(shown) + 1 < room.rows
        assert max(map(width, shown)) <= room.columns
        assert "more" in more
        part = re.findall(r"(?:^| )(\d+) [^\d\s]", "\n".join(shown[shown.index("asked") :]), re.MULTILINE)
        seen += sorted(map(int, part))
        turned += 1
    assert seen == list(range(1, len(choices) + 1)), "every move once, in order"


@pytest.mark.parametrize(("name", "columns"), [("dama", 77), ("ruqi", 58), ("ruqi", 68), ("madiao", 70)])
def test_a_board_never_needs_more_columns_than_are_said(name, columns):
    table, room = game(name).under(), ScreenSize(columns, 24)
    for session in decisions(table, plies=80):
        view = table.rules.view(session.position, session.asked)
        drawn = plain(table.game.on_screen(view, lambda: session.position, Language.EN, room))  # noqa: B023
        assert max(map(width, drawn.split("\n"))) <= columns


def test_the_road_shows_every_horse_and_a_narrow_terminal_lists_them():
    table = game("dama").under()
    *_, last = decisions(table, plies=120)
    view = table.rules.view(last.position, last.asked)
    for room in (SMALL, LARGE, ScreenSize(50, 24)):
        text = plain(table.game.on_screen(view, lambda: last.position, Language.EN, room))
        for army in view.armies:
            for cell, horses in army.stacks:
                sign = table.game.seat_names[army.seat].en
                assert f"{sign}{horses}" in text or f"{horses} on {cell}" in text


def told_to_the_end(name: str, language: Language, **terms: int) -> str:
    """Boards, sentences and what choices bring, of a whole game of first moves, and how it ended."""
    table = game(name.partition("/")[0]).under(name, terms=terms)
    session, chances = Session(table.rules), Numbered(3, 0)
    said = []
    while not isinstance(session.prompt, Over):
        if isinstance(session.prompt, Decision):
            view = table.rules.view(session.position, session.asked)
            said.append(plain(table.game.on_screen(view, lambda: session.position, language, SMALL)))
            said += [each.says for each in asked(session, table, language)]
            ply = session.take(session.prompt.moves[0])
        else:
            ply = session.take(session.draw(chances))
        said += [table.game.speech.event(event, language) for event in ply.step.events]
    return "\n".join([*said, final_line(table, session.prompt, language)])


@pytest.mark.parametrize(("name", "terms"), [("dama/tujing", {"seats": 2}), ("madiao/guide", {"deals": 1})])
@pytest.mark.parametrize("language", Language)
def test_losses_have_a_minus_sign_and_english_counts_chips(name, terms, language):
    said = told_to_the_end(name, language, **terms)
    assert "\N{MINUS SIGN}" in said
    assert not re.search(r"(?<![\w.)])-\d", said)
    if name == "dama/tujing":
        assert ("帖" in said, " chips" in said) == ((False, True) if language is Language.EN else (True, False))
        assert not re.search(r"\b1 chips\b|\b[02-9] chip\b", said)


@pytest.mark.parametrize("language", Language)
def test_where_nothing_is_staked_no_chips_are_shown_and_the_end_names_the_first(language):
    said = told_to_the_end("dama/simplified-2009", language, seats=2)
    assert not re.search("帖|chip", said)
    assert re.search("The game is over. First: [AB]|[對对]局[結结]束。第一名：[甲乙]", said)


@pytest.mark.parametrize(
    ("scores", "first", "said"),
    [
        ((9, -9), {0}, "Result at the end: A +9 chips, B \N{MINUS SIGN}9 chips."),
        ((9, -9), {1}, "Result at the end: A +9 chips, B \N{MINUS SIGN}9 chips. First: B."),
        ((0, 0), {1}, "The game is over. First: B."),
        ((0, 0), {0, 1}, "Result at the end: A 0, B 0."),
    ],
)
def test_the_end_says_who_is_first_where_the_score_does_not(scores, first, said):
    table = game("dama").under(terms={"seats": 2})
    over = Over(scores, frozenset(map(Seat, first)), table.game.articles[0], "end")
    assert final_line(table, over, Language.EN) == said


@pytest.mark.parametrize("rows", [3, 5, 9, 30])
def test_choices_take_as_few_words_as_they_must(rows):
    choices = [OfferedMove(f"m{n}", f"walk number {n} as far as it goes") for n in range(1, 26)]
    shown = listed(choices, ScreenSize(80, rows))
    assert all(f"m{n}" in " ".join(shown).split() for n in range(1, 26))
    assert (rows == 30) == ("walk number 25" in " ".join(shown))
    assert len(shown) <= max(rows, 3)


def test_what_moves_bring_is_said_as_far_as_there_is_room():
    choices = [OfferedMove(f"m{n}", f"walk number {n}", "strikes, and is paid" if n == 3 else "") for n in range(1, 9)]
    whole = listed(choices, ScreenSize(80, 8))
    assert whole[2].endswith("walk number 3 · strikes, and is paid")
    assert any("paid" in each for each in listed(choices, ScreenSize(100, 4))), "in two columns"
    assert listed(choices, ScreenSize(30, 8)) == [f"{n:>4}  m{n}  walk number {n}" for n in range(1, 9)]
    assert "walk" not in " ".join(listed(choices, ScreenSize(30, 7)))
    small = listed(choices, ScreenSize(30, 7), spare=1)
    assert small == listed(choices, ScreenSize(30, 8)), "rather less news than no words"


def test_columns_stand_closer_where_they_would_not_fit():
    choices = [OfferedMove(f"善p{n % 9}+{n // 9} 善敬p4+2", "both walk") for n in range(28)]  # a turn of 儒棋
    shown = listed(choices, ScreenSize(80, 7))
    assert len(shown) == 7
    assert max(map(width, shown)) <= 80
    assert all(f" {choice.text}" in " ".join(shown) for choice in choices)


def test_news_that_have_no_room_are_cut_to_what_is_notable_and_say_how_much_is_left():
    news = [News(n, n, f"thing {n}", "great" if n == 3 else "") for n in range(1, 30)]
    text = plain(page([line(Span("board"))] * 10, news, "asked", [], room=ScreenSize(80, 16), language=Language.EN))
    assert "great" in text
    assert "thing 28" in text
    assert "thing 29" in text
    assert "thing 27" not in text
    assert len(text.split("\n")) == 15, "no row is left empty"
    assert "26 more lines: type log" in text
    assert gathered([("a", news[0]), ("a", news[1]), ("b", news[2])], Language.EN)[0].says == "thing 1 thing 2"


def test_lines_break_by_width_between_words_and_never_before_a_stop():
    text = "甲擲二四六，恰中乙之本采。「小浮圖」。"
    for columns in range(4, 40):
        lines = wrapped(text, columns)
        assert "".join(lines) == text
        assert max(map(width, lines)) <= columns
    assert not any(each[0] in "，。」" or each[-1] == "「" for each in wrapped(text, 12))
    assert wrapped("a cast of three dice", 8) == ["a cast", "of three", "dice"]


class Typed:
    """Lines that a person types."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str) -> str:
        sys.stdout.write(f"{prompt}\n")
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def dialogue(name: str, players: str, monkeypatch, *lines: str, **terms: int) -> ScreenDialogue:
    table = game(name).under(terms=terms)
    local = LocalGame(table, seated(players.split(","), table), NumberedChance(3, 0))
    monkeypatch.setattr("builtins.input", Typed(*lines))
    return ScreenDialogue(local, Language.EN, None, pace=0.0)


def test_a_move_without_a_choice_is_played_and_said(monkeypatch, capsys):
    screen = dialogue("madiao", "human,first,first,first", monkeypatch, *["1"] * 7, "log", "", deals=2)
    screen.run()
    said = capsys.readouterr().out
    assert screen.local.session.at > 33
    assert len(screen.forced) == 1, "the last card"
    assert "Only one move was possible." in said
    assert said.count("Press Enter to go on.") == 1, "a deal is over"
    assert said.count("your hand") == 8, "seven choices, and the first of the second deal"


def test_to_take_back_passes_over_what_was_not_chosen(monkeypatch, capsys):
    screen = dialogue("madiao", "human,first,first,first", monkeypatch, *["1"] * 7, "undo", "undo", "log", "?", deals=2)
    screen.run()
    said = capsys.readouterr().out
    assert "Moves taken back" in said
    assert "log, for all that happened" in said
    assert re.search(r"for example: \w+ means “(Discard|Capture|Lead)", said)
    assert screen.forced == set()
    chosen = [ply for ply in screen.local.session.plies if ply.by == 0 and not ply.drawn]
    assert len(chosen) == 5, "the seventh with the forced eighth, and the sixth"


def test_more_shows_the_next_moves_and_the_board_stays(monkeypatch, capsys):
    screen = dialogue("ruqi", "human,human", monkeypatch, "more", "其餘", "board", "1")
    screen.local.session = crowded()
    screen.run()
    shown = [text.partition("\n")[0] for text in capsys.readouterr().out.split("Moves ")[1:]]
    assert shown[0].startswith("1 to ")
    assert len(set(shown[:3])) == 3
    assert shown[2] == shown[3], "the board is drawn again with the same moves"
    assert not any(each.startswith("1 to ") for each in shown[1:4])


def test_news_begin_with_ones_own_last_choice(monkeypatch, capsys):
    dialogue("dama", "human,greedy,greedy", monkeypatch, "1").run()
    screens = capsys.readouterr().out.split("A> ")
    assert len(screens) == 3
    assert ["You are A." in each for each in screens] == [True, False, False], "said once, where one begins"
    assert "more lines: type log" in screens[0]


def test_a_terminal_is_cleared_for_each_decision_and_has_colours():
    terminal = Terminal("play", "dama", "--seed", "3", "--lang", "en", columns=80, rows=24)
    terminal.until("A> ")
    terminal.type(b"1\n")
    terminal.until(r"(?s)A> .*A> ")
    terminal.type(b"quit\n")
    assert terminal.end() == 0
    assert terminal.said.count("\x1b[2J") == 2
    assert re.search(r"\x1b\[[0-9;]*4[0-9;]*mA", terminal.said), "a seat's colour lies under its sign"
    shown = re.sub(r"\x1b\[[0-9;]*[a-zA-Z]", "", terminal.said).replace("\r", "")
    assert max(map(width, shown.split("\n"))) <= 80


def test_plain_lines_are_had_in_a_terminal_too():
    terminal = Terminal("play", "ruqi", "--seed", "3", "--plain", "--lang", "en", columns=80, NO_COLOR="1")
    terminal.until("White> ")
    terminal.type(b"quit\n")
    assert terminal.end() == 0
    assert "\x1b[2J" not in terminal.said
    assert "You may:" in terminal.said
