"""Where a pawn can go from where it stands.

Two packed words. *Needs* say what the least first step takes: four bits for each symbol (NEVER if none helps), then a
mask of the directions and one of the joints that the hand can pay for by number of cards. A *reach* is a mask of
directions and, above it, one of joints.
"""

from __future__ import annotations

from typing import Final

from manoa.games.eldorado import components, zone
from manoa.games.eldorado.bags import Mask, size
from manoa.games.eldorado.state import State
from manoa.kernel.native import i64

Needs = i64
Reach = i64

# A need that no card meets, and the needs of a pawn that nothing takes anywhere.
NEVER: Final = 15
NOWHERE: Final = 0xFFF
# The symbol of one who needs none.
ANYTHING: Final = -1

_SIDES: Final = 63  # a mask of all six directions, or joints
_STEPS: Final = 12  # where the mask of directions begins in needs
_JOINTS: Final = 18  # and that of joints
_REACHED_JOINTS: Final = 6  # where it begins in a reach


def least(needed: Needs, symbol: i64) -> i64:
    """The least power of a symbol that takes the pawn anywhere."""
    return (needed >> (4 * symbol)) & NEVER


def payable_steps(needed: Needs) -> Mask:
    """The directions that can be paid for."""
    return (needed >> _STEPS) & _SIDES


def payable_joints(needed: Needs) -> Mask:
    """The joints whose blockade can be paid for."""
    return (needed >> _JOINTS) & _SIDES


def directions(reached: Reach) -> Mask:
    """The directions of a reach."""
    return reached & _SIDES


def joints(reached: Reach) -> Mask:
    """The joints of a reach."""
    return reached >> _REACHED_JOINTS


def needs(state: State, pawn: i64) -> Needs:
    """What the least first step of a pawn takes."""
    board = state.board
    space = state.pawn_space(pawn)
    needed: Needs = NOWHERE
    if space < 0:
        return needed
    cells = state.cells
    in_hand: i64 = size(state.hand())
    direction: i64 = 0
    while direction < 6:
        beyond = board.next[space * 6 + direction]
        if beyond >= 0:
            joint = board.edge[space * 6 + direction]
            if (joint < 0 or cells[zone.STANDING + joint] == 0) and not state.occupied(beyond):
                needed = _noted(needed, board.terrain[beyond], board.value[beyond], _STEPS + direction, in_hand)
        direction += 1
    touch = board.touch[space]
    joint_touched: i64 = 0
    while touch != 0:
        number = cells[zone.STANDING + joint_touched]
        if touch & 1 and number > 0:
            needed = _noted(
                needed,
                components.BLOCKADE_TERRAIN[number],
                components.BLOCKADE_VALUE[number],
                _JOINTS + joint_touched,
                in_hand,
            )
        touch >>= 1
        joint_touched += 1
    return needed


def _noted(needed: Needs, terrain: i64, value: i64, bit: i64, in_hand: i64) -> Needs:
    unit: i64 = 1
    if terrain >= components.RUBBLE:
        # ED-SPEC-3: the whole payment must be in hand.
        if value <= in_hand:
            needed |= unit << bit
        return needed
    place = 4 * terrain
    if value < (needed >> place) & NEVER:
        needed = (needed & ~(NEVER << place)) | (value << place)
    return needed


def reach(state: State, pawn: i64, symbol: i64, power: i64) -> Reach:
    """Where that much power of a symbol takes a pawn next."""
    space = state.pawn_space(pawn)
    if space < 0:
        return 0
    return reach_from(state, space, symbol, power, 0)


def reach_from(state: State, space: i64, symbol: i64, power: i64, opened: Mask) -> Reach:
    """Where that much power of a symbol leads from a space, once the blockades on some joints are gone.

    ED-MOVE-1, ED-BLOCK-2: a blockade is met as a space is. ED-ACT-7: ANYTHING is the Native, who asks for nothing.
    """
    board = state.board
    reached: Reach = 0
    unit: i64 = 1
    cells = state.cells
    direction: i64 = 0
    while direction < 6:
        beyond = board.next[space * 6 + direction]
        if beyond >= 0 and (symbol < 0 or (board.terrain[beyond] == symbol and board.value[beyond] <= power)):
            joint = board.edge[space * 6 + direction]
            free = joint < 0 or cells[zone.STANDING + joint] == 0 or (opened >> joint) & 1 == 1
            if free and not state.occupied(beyond):
                reached |= unit << direction
        direction += 1
    touch = board.touch[space]
    joint_touched: i64 = 0
    while touch != 0:
        number = cells[zone.STANDING + joint_touched]
        if touch & 1 and number > 0 and not (opened >> joint_touched) & 1:
            meets = components.BLOCKADE_TERRAIN[number] == symbol and components.BLOCKADE_VALUE[number] <= power
            if symbol < 0 or meets:
                reached |= unit << (_REACHED_JOINTS + joint_touched)
        touch >>= 1
        joint_touched += 1
    return reached


def leads(state: State, pawn: i64) -> Reach:
    """ED-ACT-7: where the Native takes a pawn, as `reach` says it."""
    return reach(state, pawn, ANYTHING, 0)


def can_lead(state: State) -> bool:
    """Whether the Native has anywhere to go."""
    return leads(state, 0) != 0 or (state.pawns == 2 and leads(state, 1) != 0)
