"""Writes again what tests compare line by line: `python -m tests.kit.rewrite`, then read the difference with care."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

from tests.kit.payments import transferred
from tests.kit.tables import AnyTable, Setting, games, settings
from tests.kit.walks import Pace, stroll
from youyi.kernel.articles import GRADE_NAMES, Article
from youyi.kernel.names import Language
from youyi.kernel.rules import Decision, Over, called
from youyi.records.files import read_record, write_record
from youyi.records.record import NumberedChance, Sitter, begun
from youyi.records.replay import replay
from youyi.records.vocabulary import Vocabulary

TESTS = Path(__file__).resolve().parents[1]
SEED = 1755
"""A scroll of the encyclopaedia, and a thousand."""
OFFERED = 12
"""Positions per ruleset whose choices are kept in their order."""
GOLDEN = 2
"""Whole games kept per ruleset."""


def kept_settings() -> tuple[Setting, ...]:
    """List every ruleset of every game in each of its versions, with the usual number of seats: held line by line."""
    former = (Setting(game, each.full_id, game.terms.seats) for game in games() for each in game.former)
    return *(each for each in settings() if each.seats == each.game.terms.seats), *former


def file_name(setting: Setting) -> str:
    """Name a setting without a slash: `classical-2`, and from the second version on `modern@2-2`."""
    return f"{setting.ruleset.split('/')[1].removesuffix('@1')}-{setting.seats}"


def told(pace: Pace, table: AnyTable, language: Language) -> Iterator[str]:
    """Tell one move and what followed, each with its authority."""
    game = table.game
    yield f"{game.speech.prompt(pace.before, language)} [{game.notation.write_move(pace.move)}]"
    for event in pace.step.events:
        because = event.because
        by = called(because).said_in(language)
        grade = because.grade if isinstance(because, Article) else because.answer.grade
        yield f"    {game.speech.event(event, language)}  ({by}; {GRADE_NAMES[grade].said_in(language)})"


def transcript(setting: Setting, language: Language) -> str:
    """Tell a whole bout, and draw the table as it stands at the end."""
    table = setting.bout()
    paces = list(stroll(table.rules, SEED))
    lines = [f"{table.game.name.said_in(language)}: {table.ruleset.name.said_in(language)}"]
    lines += [line for pace in paces for line in told(pace, table, language)]
    end = paces[-1].step.position
    lines += [table.game.speech.prompt(end, language), table.game.notation.draw(end)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def offered(setting: Setting) -> str:
    """List the choices of some positions in their order."""
    table = setting.bout()
    notation = table.game.notation
    paces = stroll(table.rules, SEED + 1)
    decisions = ((pace.before, pace.prompt.moves) for pace in paces if isinstance(pace.prompt, Decision))
    lines = []
    for before, moves in islice(decisions, 0, 5 * OFFERED, 5):
        lines.append(notation.write_position(before))
        lines += [f"    {notation.write_move(move)}" for move in moves]
    return "\n".join(lines) + "\n"


def golden(setting: Setting, number: int) -> str:
    """Write a whole sitting as a record."""
    table = setting.sitting()
    paces = list(stroll(table.rules, SEED + 2, game=number))
    over = table.rules.prompt(paces[-1].step.position)
    assert isinstance(over, Over)
    sitters = (Sitter(player="random@1"),) * setting.seats
    record = begun(table, sitters, NumberedChance(SEED + 2, number))
    moves = tuple(table.game.notation.write_move(pace.move) for pace in paces)
    return write_record(replace(record, moves=moves, score=over.score))


def paid(path: Path) -> str:
    """List every payment of a kept game: its ply, its reason, from whom, to whom, how much."""
    found = replay(read_record(path.read_text(encoding="utf-8")))
    vocabulary = Vocabulary.of(found.table.game)
    lines = [
        f"{ply.number} {vocabulary.write(event.because)} {transfer}\n"
        for ply in found.plies
        for event in ply.step.events
        if (transfer := transferred(event)) is not None
    ]
    return "".join(lines)


def everything() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Name every file with the text that belongs in it."""
    for setting in kept_settings():
        game, name = setting.game.id, file_name(setting)
        yield TESTS / "laws" / "offered" / game / f"{name}.txt", partial(offered, setting)
        for number in range(GOLDEN):
            path = TESTS / "golden" / game / f"{name}-{number}.json"
            yield path, partial(golden, setting, number)
            yield path.with_suffix(".paid"), partial(paid, path)
        for language in Language:
            yield TESTS / "transcripts" / game / f"{name}.{language.value}.txt", partial(transcript, setting, language)


if __name__ == "__main__":
    for path, text in everything():
        if "golden" in path.parts and path.exists():
            continue  # a game once kept is kept as it was, and so is what was paid in it
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(), encoding="utf-8")
