"""What a view tells so that clients need no rule of their own."""

from __future__ import annotations

from tests.island_scene import Scene, cell


def test_the_view_tells_what_is_farmed_and_what_the_bank_wants() -> None:
    scene = Scene("william", "stella").explorer(0, cell(0, 0)).explorer(1, cell(1, 0)).tile(1, 0, "garden")
    seats = scene.game().view(None)["seats"]
    assert [seat["farmed"] for seat in seats] == [["gold"], ["wood", "food", "gold"]]
    assert [seat["bank_rate"] for seat in seats] == [3, 5]


def test_the_map_tells_every_corner_by_its_number() -> None:
    """As choices and buildings name them, on both maps and at their rims."""
    corners = Scene().game().view(None)["map"]["corners"]
    assert corners[159] == {"map": "island", "q": 0, "r": 0, "corner": 0, "tiles": ["i63", "i64", "i76"]}
    assert [corners[number]["tiles"] for number in (3, 130, 293)] == [["i0"], ["i50", "i51", "i63"], ["i126"]]
    assert [corners[number]["tiles"] for number in (375, 442)] == [["c29", "c30", "c38"], ["c60"]]
    assert len(corners) == 444
