"""Where the cells of 儒棋 lie for the slow programs: 11 by 11 squares, and the board turned by 180 degrees."""

Place = tuple[int, int]


def south_place(cell: str) -> Place:
    """Where South's cell of this name lies, (0, 0) bottom left."""
    number = int(cell[1:])
    match cell[0]:
        case "Z":
            return (10 - number, 5)
        case "R":
            return (number, 5)
        case "J":
            return (5, 10 - number)
        case _:
            return ring_place(number)


def ring_place(number: int) -> Place:
    """Where South's p0 to p39 lie: from the middle of its own edge to the right, and round."""
    ring = [(x, 0) for x in range(5, 10)]
    ring += [(10, y) for y in range(10)]
    ring += [(x, 10) for x in range(10, 0, -1)]
    ring += [(0, y) for y in range(10, 0, -1)]
    ring += [(x, 0) for x in range(5)]
    return ring[number]


def north_place(cell: str) -> Place:
    """Where North's cell of this name lies: the board turned by 180 degrees."""
    x, y = south_place(cell)
    return (10 - x, 10 - y)
