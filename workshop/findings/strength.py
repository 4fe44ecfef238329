"""How strong the computers are: which commands the page is made of, what is kept of their reports, and its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from workshop.findings.levels import short_name
from workshop.findings.plan import Section
from workshop.findings.tables import (
    Kept,
    Spoken,
    commands_of,
    game_of,
    heads_of,
    line_of,
    number_of,
    plain,
    share_of,
)
from workshop.findings.texts import FINDINGS as TEXTS
from youyi.analysis.figures.sparse import bounds_of_share
from youyi.analysis.review.evaluators import unit_of
from youyi.games import game as catalogued
from youyi.games.ruqi import PIECES
from youyi.kernel.names import Language, Words
from youyi.players.levels import ladder
from youyi.players.player import levels_of, player_spec

SETS = "docs/findings/data/errors-"
_MADIAO = "random,heuristic,network,search,level-1,level-2,level-3,level-4,level-5,level-6"


def _errors(ruleset: str, file: str, games: int, more: str) -> Section:
    game = ruleset.partition("/")[0]
    asked = f"--ruleset {ruleset} --games {games} --decisions 1 --seed 1 {more}".rstrip()
    return Section(f"errors {file}", f"youyi errors {game} {asked} --out {SETS}{file}.jsonl.gz")


def _solved(ruleset: str, pieces: str) -> Section:
    sides = zip(("white", "black"), pieces.split("-"), strict=True)
    asked = " ".join(f"--{side} {piece}" for side, each in sides for piece in each)
    return Section(f"solved {plain(ruleset)} {pieces}", f"youyi solve ruqi --ruleset {ruleset} {asked}")


STRENGTH = (
    _errors("ruqi/modern@2", "ruqi", 500, ""),
    _errors("ruqi/classical@1", "ruqi-classical", 500, ""),
    _errors("ruqi/modern@2", "ruqi-forward", 500, "--most 64 --set arms=forward"),
    _errors("dama/tujing@1", "dama", 500, "--most 64"),
    _errors("madiao/guide@2", "madiao", 500, f"--players {_MADIAO} --most 64"),
    _solved("ruqi/modern@2", "順-順"),
    _solved("ruqi/classical@1", "順-順"),
    _solved("ruqi/modern@2", "忠順-順"),
    Section(
        "exploited ruqi/modern",
        "python tools/exploit_ruqi.py --ruleset ruqi/modern@2 --lessons 300 --rounds 2000 --seed 5",
    ),
)
"""The sets of judged decisions, the endings that are solved, and what a best response takes."""


def kept_errors(report: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of the report of a set: its counts, and the figures of each player by name."""
    counts = ("games", "choices", "judged", "contested", "left", "rolled_out", "undecided", "spread", "check")
    named = {name: report[name] for name in ("release", "ruleset", "rulings", "terms", "yardstick", *counts)}
    players = {each["name"]: {name: each[name] for name in _OF_PLAYER} for each in report["players"]}
    steps = {each["name"]: {name: each[name] for name in ("above", "mean", "ci95")} for each in report["steps"]}
    found: dict[str, Any] = {**named, "depth": report["survey"]["depth"], "players": players, "steps": steps}
    return found


_OF_PLAYER = ("a_decision", "contested", "a_game", "worse")


def kept_solved(report: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a solved ending."""
    named = ("release", "ruleset", "rulings", "terms")
    found: dict[str, Any] = {name: report[name] for name in named} | report["solved"]
    return found


def _pieces(asked: str, language: Language) -> str:
    """The pieces of both sides, as a reader writes them."""
    signs = {each.name.sign(Language.ZH_HANT): each.name.sign(language) for each in PIECES}
    return "".join(signs.get(each, each) for each in asked)


def _losses(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """What a choice of each level loses, a column for each game under its default rules."""
    found = [kept[f"errors {game}"] for game in ("ruqi", "dama", "madiao")]
    tables = [catalogued(each["ruleset"].partition("/")[0]) for each in found]
    heads = (
        TEXTS["counted_in"].filled(game=short_name(game), unit=unit_of(game.under(each["ruleset"])))
        for game, each in zip(tables, found, strict=True)
    )
    yield from heads_of(TEXTS["level"].said_in(language), *(each.said_in(language) for each in heads))
    for nth in range(len(levels_of(tables[0]))):
        specs = [levels_of(game)[nth] for game in tables]
        cells = (_around(each["players"][spec.full_id]["a_decision"]) for each, spec in zip(found, specs, strict=True))
        yield line_of(specs[0].name.said_in(language), *cells)


def _errors_of(language: Language, kept: Kept, about: str) -> Iterator[str]:
    """What everybody loses under one set of rules, the least first, and how that was found."""
    section = kept[f"errors {about}"]
    heads = (
        TEXTS["player"],
        TEXTS["loss_decision"],
        TEXTS["loss_where_they_differ"],
        TEXTS["loss_game"],
        TEXTS["surely_worse"],
    )
    yield from heads_of(*(each.said_in(language) for each in heads))
    for name, each in section["players"].items():
        losses = (_around(each[what]) for what in ("a_decision", "contested", "a_game"))
        yield line_of(_player(language, name, section["ruleset"]), *losses, f"{100 * each['worse']:.0f} %")
    yield ""
    counts = ("games", "choices", "judged", "contested", "rolled_out", "undecided")
    figures = {name: f"{section[name]:,}" for name in counts}
    yield (
        TEXTS["judged"]
        .filled(**figures, most=section["depth"]["most"], floor=number_of(section["depth"]["floor"]))
        .said_in(language)
    )
    yield from commands_of([section])


def _steps(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """By how much each level loses more than the one above it, at the same decisions; a column for each set."""
    found = [each for key, each in kept.items() if key.startswith("errors ")]
    rules = (_rules(each) for each in found)
    yield from heads_of(TEXTS["level_against"].said_in(language), *rules)
    for nth in range(1, len(levels_of(catalogued("ruqi")))):
        cells = []
        for each in found:
            levels = levels_of(game_of(each["ruleset"]))
            cells.append(_around(each["steps"][levels[nth - 1].full_id]))
        yield line_of(TEXTS["over"].filled(level=nth + 1, below=nth).said_in(language), *cells)


def _checks(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """What playouts say of choices whose worth is known otherwise: where it is exact, and as the cards lay."""
    heads = (
        TEXTS["rules"],
        TEXTS["checked_choices"],
        TEXTS["loss_true"],
        TEXTS["loss_played_out"],
        TEXTS["miss"],
        TEXTS["root_mean_square"],
    )
    yield from heads_of(*(each.said_in(language) for each in heads))
    for key, each in kept.items():
        if key.startswith("errors ") and each["check"] is not None:
            check, hidden = each["check"], each["yardstick"]["cards"] != "open"
            true, played = (check["checked"], check["told"]) if hidden else (check["told"], check["checked"])
            figures = (_around(true), _around(played), _around(check["difference"]))
            yield line_of(_rules(each), f"{check['choices']:,}", *figures, number_of(check["root_mean_square"]))


def _solutions(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """How often two players miss the best turn of a solved ending, and what that costs."""
    heads = (
        TEXTS["pieces"],
        TEXTS["positions"],
        TEXTS["network_misses"],
        TEXTS["network_loses"],
        TEXTS["lookahead_misses"],
        TEXTS["lookahead_loses"],
        TEXTS["network_errs"],
    )
    yield from heads_of(*(each.said_in(language) for each in heads))
    found = {key: each for key, each in kept.items() if key.startswith("solved ")}
    for key, each in found.items():
        shares = (share_of(each["not_best"]), f"{each['loss']:.3f}")
        ahead = (share_of(each["lookahead not_best"]), f"{each['lookahead loss']:.3f}")
        yield line_of(
            f"{_pieces(key.split()[-1], language)}, `{plain(each['ruleset'])}`",
            f"{each['positions']:,.0f}",
            *shares,
            *ahead,
            number_of(each["network error"]),
        )
    yield from commands_of(found.values())


def _exploits(language: Language, kept: Kept, _about: str) -> Iterator[str]:
    """What a network gains a round that has learnt against one player alone, from that one and from others."""
    section = kept["exploited ruqi/modern"]
    heads = (TEXTS["against"], TEXTS["rounds"], TEXTS["gain_a_round"], TEXTS["rounds_won"])
    yield from heads_of(*(each.said_in(language) for each in heads))
    for name, each in section["found"].items():
        if isinstance(each, Mapping):
            won = {"mean": 100 * each["won"]["mean"], "ci95": [100 * end for end in each["won"]["ci95"]]}
            player = _player(language, name, section["ruleset"])
            yield line_of(player, f"{section['games']:,}", _around(each["gain"]), f"{_around(won)} %")
    yield from commands_of([section])


def _meetings(language: Language, _kept: Kept, _about: str) -> Iterator[str]:
    """How large a share of the deals each level won against the one below it, in every game."""
    games = [catalogued(each) for each in ("ruqi", "dama", "madiao")]
    ladders = [ladder(f"youyi.games.{game.id}.players") for game in games]
    yield from heads_of(
        TEXTS["level_against"].said_in(language), *(short_name(game).said_in(language) for game in games)
    )
    for nth in range(1, len(levels_of(games[0]))):
        below = [levels_of(game)[nth - 1].full_id for game in games]
        met = [_meeting(found, name) for found, name in zip(ladders, below, strict=True)]
        yield line_of(TEXTS["over"].filled(level=nth + 1, below=nth).said_in(language), *map(_won, met))
    yield from commands_of(ladders)


def _meeting(found: Mapping[str, Any], below: str) -> Mapping[str, Any]:
    return next(each for each in found["meetings"] if each["a"] == below and each["next"])


def _won(met: Mapping[str, Any]) -> str:
    """The share of deals that the better one won, with its interval; deals that were tied count half."""
    won = met["lost"] + met["tied"] / 2
    low, high = bounds_of_share(round(won), met["deals"])
    return f"{100 * (won / met['deals']):.1f} ± {50 * (high - low):.1f} % ({met['deals']:,})"


def _around(figure: Mapping[str, Any]) -> str:
    """A mean with half its interval."""
    low, high = figure["ci95"]
    half = (high - low) / 2
    digits = 1 if half >= 1 else 2  # tenths are enough beside a whole one
    return f"{figure['mean']:.{digits}f} ± {half:.{digits}f}".replace("-", "−")


def _rules(section: Kept) -> str:
    changed = ", ".join(f"{name}={value}" for name, value in section["rulings"].items())
    return f"`{plain(section['ruleset'])}`" + f", `{changed}`" * bool(changed)


def _player(language: Language, name: str, ruleset: str) -> str:
    spec = player_spec(name, game_of(ruleset))
    said: Words = TEXTS["called"].filled(name=spec.name, typed=spec.id)
    return said.said_in(language)


STRENGTH_TABLES: dict[str, Spoken] = {
    "losses": _losses,
    "errors": _errors_of,
    "steps": _steps,
    "checks": _checks,
    "solutions": _solutions,
    "exploits": _exploits,
    "meetings": _meetings,
}
