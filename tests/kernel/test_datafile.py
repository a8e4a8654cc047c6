"""Own data: read from TOML files, without the words about it, to a depth that tables really have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.kernel.datafile import load_datafile, unmarked

OWN: dict[str, dict[str, Any]] = {"valdora": {"bonus_tiles": {"number": 5}}, "island": {"cave": {"empty": 3}}}


@pytest.mark.parametrize("game", OWN)
def test_own_data_comes_from_a_file(game: str, tmp_path: Path) -> None:
    ((table, fields),) = OWN[game].items()
    ((field, number),) = fields.items()
    file = tmp_path / "mine.toml"
    file.write_text(f"[{table}]\n{field} = {number}\nprovenance = 'printed'\n", encoding="utf-8")
    assert manoa.new(game, players=3, options={"data": load_datafile(file)}).options["data"] == OWN[game]


@pytest.mark.parametrize("text", ["[cave\n", f"empty = {'9' * 5000}\n", f"empty = {'[' * 5000}{']' * 5000}\n"])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(manoa.BadOption, match=r"mine\.toml is not valid TOML"):
        load_datafile(file)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(manoa.BadOption, match=r"mine\.toml is not a text file in UTF-8"):
        load_datafile(file)


@pytest.mark.parametrize("game", OWN)
def test_bottomless_data_is_refused_and_not_followed(game: str) -> None:
    bottomless: dict[str, Any] = {}
    bottomless["costs"] = bottomless["loads"] = bottomless
    with pytest.raises(manoa.BadOption, match="data"):
        manoa.new(game, players=3, options={"data": bottomless})


def test_words_about_numbers_are_left_out() -> None:
    assert unmarked({"a": [{"reason": "printed", "b": 1}], "provenance": "p"}) == {"a": [{"b": 1}]}
