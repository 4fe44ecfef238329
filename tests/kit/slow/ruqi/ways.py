"""The ways of 儒棋 as `throw` walks them: every cell ahead of a piece, and every cell behind it."""

OUT = "out"
LANE_AT = {"p10": "Z", "p20": "J", "p30": "R"}
LANE_ENDS_AT = {"Z": 30, "J": 40, "R": 10}


def ring_from(first: int) -> list[str]:
    return [f"p{number}" for number in range(first, 40)] + [OUT]


def lane_from(lane: str, first: int) -> list[str]:
    inner = [f"{lane}{number}" for number in range(first, 10)]
    return inner + ring_from(LANE_ENDS_AT[lane])


def ahead(cell: str, turning: bool) -> list[str]:
    """Every cell in front of a piece, its own 淨 (where it goes off) last."""
    if turning:
        return lane_from(LANE_AT[cell], 1)
    if cell[0] == "p":
        return ring_from(int(cell[1:]) + 1)
    return lane_from(cell[0], int(cell[1:]) + 1)


def behind(cell: str) -> list[str]:
    """Every cell behind a piece, nearest first; on the ring always along the ring."""
    number = int(cell[1:])
    if cell[0] == "p":
        return [f"p{k}" for k in range(number - 1, -1, -1)]
    entry = {"Z": 10, "J": 20, "R": 30}[cell[0]]
    inner = [f"{cell[0]}{k}" for k in range(number - 1, 0, -1)]
    return inner + [f"p{k}" for k in range(entry, -1, -1)]
