"""Whether a fight pays: what is won and what is lost, in cards, weighed with the chances of the dice."""

from __future__ import annotations

from typing import Final

from manoa.games.island import components, grid, zone
from manoa.games.island.rules import armies, moving, odds
from manoa.games.island.state import State
from manoa.games.island.strategy import valuing
from manoa.kernel.native import i64

# In cards: a villager, a fort; a turn of one's own that goes to waste, and a rival's; a win, or one prevented now; a
# rival kept from winning next turn.
A_VILLAGER: Final = 1.8
A_FORT: Final = 2.0
A_TURN: Final = 2.0
A_DELAY: Final = 0.5
A_WIN: Final = 40.0
A_STOP: Final = 10.0
# A fight that nobody should begin, whatever there is to win.
NEVER: Final = -1.0e6
# What a tie costs: the rest of the turn.
A_TIE: Final = 1.0
# How likely a rival is to come that many steps to fight in its turn.
_COMING: Final[list[float]] = [0.0, 0.4, 0.35, 0.3, 0.2, 0.1, 0.05]


def worth_of_cave_shrine(state: State, seat: i64) -> float:
    """What the cave shrine means to a seat: strength, and all if it has the others."""
    missing = valuing.missing_offerings(state, seat)
    return A_WIN if missing == 0 else 10.0 - 2.0 * float(missing)


def share(state: State) -> float:
    """How much of a rival's loss is one's own gain: the more rivals, the less."""
    return 1.0 / float(state.players - 1)


def spoils(state: State, seat: i64, rival: i64, cell: i64) -> float:
    """What a seat gains by beating a rival's pieces on a cell."""
    weight = share(state)
    total = weight * (A_VILLAGER * float(state.villagers(rival, cell)) + A_FORT * float(state.fort_on(rival, cell)))
    if state.explorer_on(rival, cell):
        cards: i64 = state.hand_size(rival) // 2
        total += valuing.worth_of_more(state, seat, cards) + weight * (
            valuing.worth_of_less(state, rival, cards) + A_DELAY
        )
        near = valuing.imminence(state, rival)
        total += A_WIN if near >= 1.0 else weight * A_STOP * near
        if state.holder == rival:
            total += worth_of_cave_shrine(state, seat) + weight * worth_of_cave_shrine(state, rival)
    return total


def stake(state: State, seat: i64, villagers: i64, explorer: bool) -> float:
    """What a seat loses if that many villagers, and its explorer, are beaten."""
    total = A_VILLAGER * float(villagers)
    if explorer:
        total += valuing.worth_of_less(state, seat, state.hand_size(seat) // 2) + A_TURN
        if state.holder == seat:
            total += worth_of_cave_shrine(state, seat) + share(state) * 6.0
    return total


def support(state: State, seat: i64, cell: i64) -> i64:
    """The villagers that a seat can bring to a cell at once: its largest army next to it, if it can pay."""
    if not armies.free_move(state, seat) and not _may_march(state, seat):
        return 0
    most: i64 = 0
    way: i64 = 0
    while way < grid.DIRECTIONS:
        near = moving.beyond(state, cell, way)
        if near >= 0 and state.villagers(seat, near) > most:
            most = state.villagers(seat, near)
        way += 1
    return most


def _may_march(state: State, seat: i64) -> bool:
    """Whether a seat can pay for an army move; of a hidden hand only the size is known."""
    if state.hidden and seat != state.seat:
        return state.hand_size(seat) > 0
    return state.can_pay(seat, components.ARMY)


def outcome(strength: i64, defence: i64, gain: float, loss: float) -> float:
    """What a battle brings on average."""
    win = odds.win_chance(int(strength), int(defence))
    tie = odds.tie_chance(int(strength), int(defence))
    return win * gain - (1.0 - win - tie) * loss - tie * A_TIE


def attack(state: State, seat: i64, cell: i64, villagers: i64, explorer: bool) -> float:
    """What a seat may expect of attacking all rivals on a cell with that many villagers, or its explorer."""
    rivals = state.rivals_on(seat, cell)
    strength: i64 = villagers + state.strength(seat, cell)
    if explorer:
        strength += state.explorer_strength(seat) + support(state, seat, cell)
    loss = stake(state, seat, villagers + state.villagers(seat, cell), explorer or state.explorer_on(seat, cell))
    total = 0.0
    still = 1.0
    rival: i64 = 0
    while rival < state.players:
        if (rivals >> rival) & 1:
            defence: i64 = state.defence(rival, cell) + support(state, rival, cell)
            if odds.win_chance(int(strength), int(defence)) < valuing.HOPELESS:
                return NEVER
            total += still * outcome(strength, defence, spoils(state, seat, rival, cell), loss)
            still *= odds.win_chance(int(strength), int(defence))
        rival += 1
    return total


def danger(state: State, seat: i64, cell: i64, more: i64) -> float:
    """What a seat must fear for its explorer on a cell until its next turn, with that much strength added there."""
    own: i64 = state.explorer_strength(seat) + state.villagers(seat, cell) + state.fort_on(seat, cell) + more
    loss = stake(state, seat, state.villagers(seat, cell), True)
    total = 0.0
    rival: i64 = 0
    while rival < state.players:
        if rival != seat:
            steps = valuing.apart(state, state.of(rival, zone.AT_CELL), cell)
            if steps > 0 and steps < len(_COMING):
                strength = state.explorer_strength(rival)
                beaten = odds.win_chance(int(strength), int(own))
                prize = valuing.worth_of_more(state, rival, state.hand_size(seat) // 2) + A_DELAY
                if state.holder == seat:
                    prize += worth_of_cave_shrine(state, rival)
                if outcome(strength, own, prize, stake(state, rival, 0, True)) > 0.0:
                    total += _COMING[steps] * beaten * loss
        rival += 1
    return total
