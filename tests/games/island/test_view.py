"""What a view tells so that clients need no rule of their own."""

from __future__ import annotations

from tests.island_scene import Scene, cave_cell, cell, corner


def test_the_view_tells_what_is_farmed_and_what_the_bank_wants() -> None:
    scene = Scene("william", "stella").explorer(0, cell(0, 0)).explorer(1, cell(1, 0)).tile(1, 0, "garden")
    seats = scene.game().view(None)["seats"]
    assert [seat["farmed"] for seat in seats] == [["gold"], ["wood", "food", "gold"]]
    assert [seat["bank_rate"] for seat in seats] == [3, 5]


def test_the_map_tells_every_corner_by_its_id() -> None:
    """As choices and buildings name them, on both maps and at the rims of the table."""
    corners = Scene().game().view(None)["map"]["corners"]
    assert len(corners) == 444
    middle = corners[corner(cell(0, 0), 0)]
    assert middle == {"map": "island", "q": 0, "r": 0, "corner": 0, "tiles": [cell(0, 0), cell(1, 0), cell(0, 1)]}
    assert corners[corner(cave_cell(0, 0), 3)]["tiles"] == [cave_cell(0, -1), cave_cell(0, 0), cave_cell(-1, 0)]
    assert cell(6, 0) in corners[corner(cell(6, 0), 0)]["tiles"]
    assert corner(cell(8, 0), 0) not in corners, "beyond the table"
