"""`youyi play`: a game at the terminal, by people or computer players."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from youyi.analysis.review.evaluators import judging_of
from youyi.apps.cli import phrases
from youyi.apps.cli.base.completion import HUMAN
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.base.options import as_json, at_table, in_language, laid, players_named, refuse_beside
from youyi.apps.cli.base.out import echo, write_json
from youyi.apps.cli.base.values import GameId, OneOf, PlayerNames, Seconds, Whole
from youyi.apps.cli.localised import LocalisedCommand
from youyi.apps.cli.table.bot import web_client
from youyi.apps.cli.table.dialogue import Dialogue
from youyi.apps.cli.table.display import interactive
from youyi.apps.cli.table.kept_game import keep, make_sure_it_is_free, taken_up
from youyi.apps.cli.table.local_game import AnyTable, LocalGame, seated
from youyi.apps.cli.table.screen_dialogue import ScreenDialogue
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.kernel.names import Language
from youyi.kernel.rules import Over
from youyi.players.player import usual_opponent
from youyi.records.codec import dump
from youyi.records.record import NumberedChance, TableChance
from youyi.records.transcript import final_line
from youyi.records.vocabulary import Vocabulary

_SEEDS = 1 << 32
_OF_FILE = ("game", "ruleset", "rulings", "terms", "seed", "file", "dice", "url", "token", "name")
"""What is not said beside --resume."""
WEB_PERSON = "youyi.apps.cli.table.web_person"


@click.command(cls=LocalisedCommand)
@click.argument("game", type=GameId(), required=False)
@at_table
@click.option("--players", type=PlayerNames(people=True), metavar="A,B",
              show_default="a human, then the game's usual player",
              help="One for each seat: human, or a player's name.")  # fmt: skip
@click.option("--seed", type=Whole(), show_default="drawn", help="Makes every throw repeatable.")
@click.option("--record", "file", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game in FILE.")
@click.option("--resume", "kept", type=click.Path(path_type=Path), metavar="FILE",
              help="Go on with the game that --record FILE kept, in the same FILE.")  # fmt: skip
@click.option("--dice", type=OneOf(["drawn", "typed"]), default="drawn", help="typed: you throw real dice.")
@click.option(
    "--pace", type=Seconds(min=0), default=0.0, metavar="SECONDS", help="Show each move of others for so long."
)
@click.option("--tutor", is_flag=True, help="Ask before a move that costs much.")
@click.option("--plain", is_flag=True, help="Lines one after another: no colours, nothing cleared.")
@click.option("--table", "url", metavar="URL", help="Sit down at a table of a web server instead of GAME.")
@click.option("--token", envvar="YOUYI_SEAT_TOKEN", metavar="TOKEN", show_envvar=True,
              help="With --table: of the seat; without one an open seat is taken.")  # fmt: skip
@click.option("--name", default="guest", help="With --table: your name where an open seat is taken.")
@as_json
@in_language
def play(
    game: str | None, url: str | None, kept: Path | None, in_json: bool, language: Language, **options: Any
) -> None:
    """Play GAME. With a person at the table the terminal asks; without, only the end is written."""
    screen = interactive() and not options["plain"]
    if kept is not None:
        refuse_beside("--resume", _OF_FILE)
        local = taken_up(kept, players_named(options["players"]))
        _played(local, kept, language, options, in_json=in_json, screen=screen)
        return
    if url is not None:
        if game is not None:
            raise Misuse(TEXTS["game_and_table"])
        _at_web_table(url, language, options, screen=screen)
        return
    if game is None:
        raise Misuse(TEXTS["game_or_table"])
    _here(laid(game, options), language, options, in_json=in_json, screen=screen)


def _here(table: AnyTable, language: Language, options: Mapping[str, Any], *, in_json: bool, screen: bool) -> None:
    """Play a new game at this terminal."""
    seats, file = seated(_names(options["players"], table), table), options["file"]
    chance = TableChance() if options["dice"] == "typed" else _numbered(options["seed"])
    local = LocalGame(table, seats, chance)
    if file is not None:
        make_sure_it_is_free(file)
    _played(local, file, language, options, in_json=in_json, screen=screen)


def _played(
    local: LocalGame,
    file: Path | None,
    language: Language,
    options: Mapping[str, Any],
    *,
    in_json: bool,
    screen: bool,
) -> None:
    """Play a game at this terminal, from where it stands."""
    if local.people and in_json:
        raise Misuse(TEXTS["json_people"])
    if local.typed and not local.people:
        raise Misuse(TEXTS["typed_nobody"])
    if options["tutor"]:
        judging_of(local.table)  # says that there is no judge before the game begins
    if not local.people:
        _written(local, _played_out(local), file, language, in_json=in_json)
    elif screen:
        ScreenDialogue(local, language, file, tutor=options["tutor"], pace=options["pace"]).run()
    else:
        Dialogue(local, language, file, tutor=options["tutor"]).run()


def _at_web_table(url: str, language: Language, options: Mapping[str, Any], *, screen: bool) -> None:
    """Sit down at a table of a web server, and play there to the end. Raises `Misuse`."""
    client = web_client(WEB_PERSON)
    address = client.Address.read(url)
    seat = client.WebPerson(address, language, screen=screen)
    token = options["token"]
    if not token:
        token = address.asked("/sit", {"name": options["name"]})["token"]
        echo(phrases.YOUR_TOKEN.filled(name=options["name"], token=token).said_in(language))
    echo(seat.play(token))


def _written(local: LocalGame, over: Over, file: Path | None, language: Language, *, in_json: bool) -> None:
    if file is not None:
        keep(file, local)
    if not in_json:
        echo(final_line(local.table, over, language, local.heard_by))
        return
    vocabulary = Vocabulary.of(local.table.game)
    plies = {"plies": local.session.at, "fingerprint": local.record.fingerprint}
    ended = {**dump(over, vocabulary=vocabulary), "why": vocabulary.write(over.why)}
    write_json({"game": local.table.game.id, **plies, **ended})


def _played_out(local: LocalGame) -> Over:
    over = local.session.play_out(local.players, local.chances)
    assert over is not None, "every game ends"
    return over


def _names(players: str | None, table: AnyTable) -> tuple[str, ...]:
    """The name for each seat: by default a person first and the game's usual player elsewhere. Raises `Misuse`."""
    seats = table.rules.seats
    names = players_named(players)
    if not names:
        return (HUMAN, *[usual_opponent(table.game).id] * (seats - 1))
    if len(names) != seats:
        raise Misuse(TEXTS["players"].filled(seats=seats, found=len(names)))
    return names


def _numbered(seed: int | None) -> NumberedChance:
    return NumberedChance(secrets.randbelow(_SEEDS) if seed is None else seed, 0)
