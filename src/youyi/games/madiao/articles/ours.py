"""What we supply or infer where the sources are silent."""

from __future__ import annotations

from youyi.games.madiao.articles.sources import CS
from youyi.games.madiao.texts import ARTICLES as TEXTS
from youyi.kernel.articles import Grade, Locus, clause

TWO_FOUR_GATES = clause(TEXTS, "madiao.two_four_gates", loci=(), grade=Grade.INFERRED)

LONGER_TAKES_IN = clause(TEXTS, "madiao.longer_takes_in", loci=(), grade=Grade.INFERRED)

JI_LED_LAST = clause(TEXTS, "madiao.ji_led_last", loci=(), grade=Grade.INFERRED)

FACE_DIGITS = clause(TEXTS, "madiao.face_digits", loci=(), grade=Grade.INFERRED)

EXCHANGED = clause(TEXTS, "madiao.exchanged", loci=(), grade=Grade.INFERRED)

SHOW_HANDS = clause(TEXTS, "madiao.show_hands", loci=(), grade=Grade.INFERRED)

HAND_AS_WON = clause(TEXTS, "madiao.hand_as_won", loci=(Locus(CS, "看冲"),), grade=Grade.INFERRED)

ALL_HOLDERS = clause(TEXTS, "madiao.all_holders", loci=(), grade=Grade.INFERRED)

PROVE_DEALT = clause(TEXTS, "madiao.prove_dealt", loci=(), grade=Grade.SUPPLIED)

LOSERS_EDGE = clause(TEXTS, "madiao.losers_edge", loci=(), grade=Grade.INFERRED)

CHONG_NEEDS_DRAW = clause(TEXTS, "madiao.chong_needs_draw", loci=(), grade=Grade.INFERRED)

ONE_BANNER = clause(TEXTS, "madiao.one_banner", loci=(), grade=Grade.SUPPLIED)

BANKER_STAYS = clause(TEXTS, "madiao.banker_stays", loci=(), grade=Grade.SUPPLIED)

EIGHT_DEALS = clause(TEXTS, "madiao.eight_deals", loci=(), grade=Grade.SUPPLIED)

SITTING = clause(TEXTS, "madiao.sitting", loci=(), grade=Grade.SUPPLIED)

SECRETS = clause(TEXTS, "madiao.secrets", loci=(), grade=Grade.INFERRED)

FULL_RECORD = clause(TEXTS, "madiao.full_record", loci=(), grade=Grade.SUPPLIED, advice=True)
