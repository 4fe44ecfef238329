"""What we supply or infer where the sources are silent."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

TWO_FOUR_GATES = clause(TEXTS, "madiao.two_four_gates", loci=(), text="", grade=Grade.INFERRED)

LONGER_TAKES_IN = clause(TEXTS, "madiao.longer_takes_in", loci=(), text="", grade=Grade.INFERRED)

JI_LED_LAST = clause(TEXTS, "madiao.ji_led_last", loci=(), text="", grade=Grade.INFERRED)

FACE_DIGITS = clause(TEXTS, "madiao.face_digits", loci=(), text="", grade=Grade.INFERRED)

EXCHANGED = clause(TEXTS, "madiao.exchanged", loci=(), text="", grade=Grade.INFERRED)

SHOW_HANDS = clause(TEXTS, "madiao.show_hands", loci=(), text="", grade=Grade.INFERRED)

HAND_AS_WON = clause(TEXTS, "madiao.hand_as_won", loci=(Locus(CS, "看冲"),), text="", grade=Grade.INFERRED)

ALL_HOLDERS = clause(TEXTS, "madiao.all_holders", loci=(), text="", grade=Grade.INFERRED)

PROVE_DEALT = clause(TEXTS, "madiao.prove_dealt", loci=(), text="", grade=Grade.SUPPLIED)

LOSERS_EDGE = clause(TEXTS, "madiao.losers_edge", loci=(), text="", grade=Grade.INFERRED)

CHONG_NEEDS_DRAW = clause(TEXTS, "madiao.chong_needs_draw", loci=(), text="", grade=Grade.INFERRED)

ONE_BANNER = clause(TEXTS, "madiao.one_banner", loci=(), text="", grade=Grade.SUPPLIED)

BANKER_STAYS = clause(TEXTS, "madiao.banker_stays", loci=(), text="", grade=Grade.SUPPLIED)

EIGHT_DEALS = clause(TEXTS, "madiao.eight_deals", loci=(), text="", grade=Grade.SUPPLIED)

SITTING = clause(TEXTS, "madiao.sitting", loci=(), text="", grade=Grade.SUPPLIED)

SECRETS = clause(TEXTS, "madiao.secrets", loci=(), text="", grade=Grade.INFERRED)

FULL_RECORD = clause(TEXTS, "madiao.full_record", loci=(), text="", grade=Grade.SUPPLIED, advice=True)
