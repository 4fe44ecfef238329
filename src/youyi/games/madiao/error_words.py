"""What is wrong with a typed move or position of 馬吊, in the three languages."""

from __future__ import annotations

from youyi.games.madiao.texts import TABLE as TEXTS

CARD = TEXTS["card"]
FIELDS = TEXTS["fields"]
FIELD_NAMES = (
    TEXTS["field_names.deal"],
    TEXTS["field_names.purses"],
    TEXTS["field_names.what_is_asked"],
    TEXTS["field_names.hands"],
    TEXTS["field_names.stock"],
    TEXTS["field_names.leader"],
    TEXTS["field_names.plays"],
)
DEAL_NUMBER = TEXTS["deal_number"]
PURSES = TEXTS["purses"]
PHASE = TEXTS["phase"]
SEAT = TEXTS["seat"]
HANDS = TEXTS["hands"]

NOT_HELD = TEXTS["not_held"]
PLAYED_OUT = TEXTS["played_out"]
FACE_UP = TEXTS["face_up"]
FACE_DOWN = TEXTS["face_down"]
DEALS = TEXTS["deals"]
PURSES_SUM = TEXTS["purses_sum"]
PACK = TEXTS["pack"]
DEAL_SHAPE = TEXTS["deal_shape"]
WRONG_PROMOTION = TEXTS["wrong_promotion"]
NO_PROMOTION = TEXTS["no_promotion"]
NOT_DEALT = TEXTS["not_dealt"]
SEARCH_REFUSES = TEXTS["search_refuses"]
