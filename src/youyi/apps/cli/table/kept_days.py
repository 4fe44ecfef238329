"""What this user got at deals of days and weeks in the terminal: a small file, of which only the first result at each deal counts."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from youyi.analysis.occasions import Occasion, occasion_named, played, streak
from youyi.apps.cli.base.failures import Misuse
from youyi.apps.cli.texts import REFUSALS as TEXTS
from youyi.players.daily import Result
from youyi.records.data_folder import data_folder

FILE = "daily.json"


@dataclass(frozen=True, slots=True)
class KeptDays:
    """The results of one user, by the name of the deal and the game."""

    file: Path
    results: dict[tuple[str, str], tuple[Result, bool]] = field(default_factory=dict)
    """Each with whether it was had in time: before its day or week was over."""

    def result(self, game: str, deal: str) -> Result | None:
        """What counts at a deal; None: it was not played to its end."""
        found = self.results.get((deal, game))
        return None if found is None else found[0]

    def streak(self, now: Occasion) -> int:
        """How many days, or weeks, in a row have a result in time at some game."""
        return streak(played((game, deal) for (deal, game), (_, timely) in self.results.items() if timely), now)

    def keep(self, game: str, deal: str, result: Result, *, timely: bool) -> bool:
        """Keep a result; False if there is one of this deal already. Raises OSError."""
        if (deal, game) in self.results:
            return False
        self.results[deal, game] = result, timely
        rows = [
            {"deal": name, "game": of, "won": each.won, "score": each.score, "timely": in_time}
            for (name, of), (each, in_time) in sorted(self.results.items())
        ]
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text("[\n" + ",\n".join(json.dumps(each) for each in rows) + "\n]\n", encoding="utf-8")
        fresh.replace(self.file)
        return True


def kept_days() -> KeptDays:
    """The results of this user. Raises `Misuse` if the file holds anything else, OSError if it cannot be read."""
    file = data_folder() / FILE
    try:
        rows = json.loads(file.read_text(encoding="utf-8"))
        return KeptDays(file, {(each["deal"], each["game"]): _read(each) for each in rows})
    except FileNotFoundError:
        return KeptDays(file)
    except (ValueError, TypeError, KeyError):
        raise Misuse(TEXTS["kept_days"].filled(file=str(file))) from None


def _read(row: dict[str, object]) -> tuple[Result, bool]:
    occasion_named(str(row["deal"]))
    won, score, timely = row["won"], row["score"], row["timely"]
    if not (isinstance(won, int) and isinstance(score, int) and isinstance(timely, bool)):
        raise TypeError(row)
    return Result(won, score), timely
