"""Ways over a board: the cheapest at given prices, and how many can be gone side by side."""

from __future__ import annotations

from heapq import heappop, heappush

from manoa.games.eldorado.board import Board


def cheapest_way(board: Board, prices: list[int], ends: set[int]) -> tuple[int, list[int]]:
    """From a start space to one of the ends: what entering all its spaces costs, and the spaces."""
    best: dict[int, tuple[int, int]] = {}
    waiting: list[tuple[int, int, int]] = []
    for number in board.start:
        heappush(waiting, (0, int(number), -1))
    while waiting:
        cost, here, came_from = heappop(waiting)
        if here in best:
            continue
        best[here] = (cost, came_from)
        if here in ends:
            return cost, _traced(best, here)
        for direction in range(6):
            beyond = int(board.next[here * 6 + direction])
            if beyond >= 0 and beyond not in best:
                heappush(waiting, (cost + prices[beyond], beyond, here))
    raise ValueError("a board without a way")


def _traced(best: dict[int, tuple[int, int]], here: int) -> list[int]:
    way: list[int] = []
    while here >= 0:
        way.append(here)
        here = best[here][1]
    way.reverse()
    return way


def narrowest(board: Board, within: set[int], sources: set[int], sinks: set[int]) -> list[int]:
    """The fewest spaces that block every way from the sources to the sinks, all of them within some spaces.

    Ways that share no space are found one after the other, each by undoing parts of the earlier ones where that helps
    (Menger's theorem: there are as many as the narrowest place has spaces).
    """
    # For a space on a way: the space before it (-1 for the first) and the space after it (-1 for the last).
    before: dict[int, int] = {}
    after: dict[int, int] = {}
    while True:
        end, seen = _another_way(board, within, sources, sinks, before, after)
        if end is None:
            # What can be entered but not left lies across all ways.
            return sorted(space for space in within if (space, 0) in seen and (space, 1) not in seen)
        _add_way(end, seen, before, after)


# A space has two sides: (space, 0) where it is entered, (space, 1) where it is left.
_Side = tuple[int, int]


def _another_way(
    board: Board,
    within: set[int],
    sources: set[int],
    sinks: set[int],
    before: dict[int, int],
    after: dict[int, int],
) -> tuple[_Side | None, dict[_Side, _Side | None]]:
    """The end of one more way, if there is one, and from where each side was reached."""
    seen: dict[_Side, _Side | None] = {(space, 0): None for space in sorted(sources & within)}
    waiting = list(seen)
    for here in waiting:
        for beyond in _onward(board, within, here, before, after):
            if beyond not in seen:
                seen[beyond] = here
                waiting.append(beyond)
                if beyond[1] == 1 and beyond[0] in sinks:
                    return beyond, seen
    return None, seen


def _onward(board: Board, within: set[int], here: _Side, before: dict[int, int], after: dict[int, int]) -> list[_Side]:
    """Where a new way may go from a side: on over free ground, or back along a way that is there already."""
    space, side = here
    if side == 0:
        if space not in before:
            return [(space, 1)]
        return [(before[space], 1)] if before[space] >= 0 else []
    onward: list[_Side] = [(space, 0)] if space in before else []
    for direction in range(6):
        beyond = int(board.next[space * 6 + direction])
        if beyond >= 0 and beyond in within and after.get(space) != beyond:
            onward.append((beyond, 0))
    return onward


def _add_way(end: _Side, seen: dict[_Side, _Side | None], before: dict[int, int], after: dict[int, int]) -> None:
    """Adds a way to those that are there; where it runs back along one, the two are crossed over."""
    steps: list[tuple[_Side, _Side]] = []
    here, came_from = end, seen[end]
    while came_from is not None:
        steps.append((came_from, here))
        here, came_from = came_from, seen[came_from]
    links = {(space, beyond) for space, beyond in after.items() if beyond >= 0}
    firsts = {space for space, earlier in before.items() if earlier == -1} | {here[0]}
    lasts = {space for space, beyond in after.items() if beyond == -1} | {end[0]}
    for (one, side), (other, other_side) in steps:
        if one == other:
            continue
        if side == 1 and other_side == 0:
            links.add((one, other))
        else:
            links.discard((other, one))
    before.clear()
    after.clear()
    for space in firsts:
        before[space] = -1
    for space in lasts:
        after[space] = -1
    for one, other in links:
        after[one] = other
        before[other] = one
