"""The answers of 儒棋 in the words of the rule text: both rulesets, and every value there is."""

MODERN = {
    "scoring": "race",
    "arms": "any",
    "mid_turn_lane": "true",
    "corner": "normal",
    "bar": "none",
    "exit": "reach_or_pass",
    "one_qian": "step1",
    "fu_double": "one_die",
    "xiao_double": "both_dice",
    "kind_choice": "free",
    "status_timing": "turn_end",
    "occupancy": "stack_own",
    "stack_move": "single_or_all",
    "void_award": "all_but_one",
}
CLASSICAL = MODERN | {
    "scoring": "yield",
    "arms": "none",
    "bar": "enemy_jing",
    "kind_choice": "xiao_first",
    "occupancy": "slide",
    "stack_move": "single",
    "void_award": "remaining",
}
ANSWERS = {
    "scoring": ("race", "yield"),
    "arms": ("any", "forward", "none"),
    "mid_turn_lane": ("true", "false"),
    "corner": ("normal", "no_rest", "uncounted"),
    "bar": ("none", "enemy_jing", "enemy_two"),
    "exit": ("reach_or_pass", "exact"),
    "one_qian": ("step1", "die", "die_plus1"),
    "fu_double": ("one_die", "sum"),
    "xiao_double": ("both_dice", "none"),
    "kind_choice": ("free", "xiao_first", "xiao_first_leaving"),
    "status_timing": ("turn_end", "per_die"),
    "occupancy": ("stack_own", "slide", "free_all"),
    "stack_move": ("single_or_all", "single"),
    "void_award": ("remaining", "all_but_one"),
}
