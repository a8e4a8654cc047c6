"""The flame graph is drawn of what a sampler wrote down."""

from __future__ import annotations

from xml.etree import ElementTree

from bench.flame import ROW, WIDTH, drawn

STACKS = """\
run (uvicorn/server.py:12);act (manoa/server/api_tables.py:180);play (manoa/games/island/game.py:7) 30
run (uvicorn/server.py:14);act (manoa/server/api_tables.py:181) 60
run (uvicorn/server.py:12);rare <b> (x.py:1) 10
run (uvicorn/server.py:12);never (x.py:2) 0
"""


def test_a_frame_is_as_wide_as_its_share_and_stands_on_its_caller() -> None:
    picture = ElementTree.fromstring(drawn(STACKS))
    space = "{http://www.w3.org/2000/svg}"
    boxes = {}
    for group in picture.iter(f"{space}g"):
        title, rectangle = group.findtext(f"{space}title"), group.find(f"{space}rect")
        assert title is not None
        assert rectangle is not None
        boxes[title] = {name: float(rectangle.get(name, "")) for name in ("x", "y", "width")}
    assert set(boxes) == {
        "all: 100.0%",
        "run (uvicorn/server.py): 100.0%",
        "act (manoa/server/api_tables.py): 90.0%",
        "play (manoa/games/island/game.py): 30.0%",
        "rare <b> (x.py): 10.0%",
    }
    act, play = boxes["act (manoa/server/api_tables.py): 90.0%"], boxes["play (manoa/games/island/game.py): 30.0%"]
    assert act["width"] == 0.9 * WIDTH - 0.5
    assert play["y"] == act["y"] - ROW
    assert act["x"] <= play["x"] <= act["x"] + act["width"]
