"""What the command line refuses, in the three languages; errors of games and records bring their own words."""

from __future__ import annotations

from youyi.apps.cli.texts import REFUSALS as TEXTS

NO_RULE = TEXTS["no_rule"]
ONE_GAME = TEXTS["one_game"]
COUNTED_OTHERWISE = TEXTS["counted_otherwise"]
