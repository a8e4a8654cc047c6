"""Versions of rules: what was ever written is read, means the same, and is played on. docs/versions.md says how.

The corpus (tests/records) is replayed here, and compared with the data and the numbers of actions of now.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from manoa.kernel import registry
from tests.records.corpus import FOLDER, changed_data, data_of, differences, kept, version_of

TITLES = [title.name for title in registry.titles()]
FILES = [path for name in TITLES for path in kept(name)]
LEAST = 4
"""Games of each version."""


def content_of(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_of_the_corpus_is_what_it_was(path: Path) -> None:
    content = content_of(path)
    assert content["record"]["version"] == version_of(path)
    assert differences(content) == []


@pytest.mark.parametrize("name", TITLES)
def test_every_version_that_is_played_is_in_the_corpus_finished_and_with_words_of_chance(name: str) -> None:
    title = registry.title(name)
    versions = range(title.oldest, title.version + 1)
    assert {version_of(path) for path in kept(name)} == set(versions), "python -m tests.records.write adds what is new"
    for version in versions:
        records = [content_of(path)["record"] for path in kept(name) if version_of(path) == version]
        assert len(records) >= LEAST
        assert len({json.dumps(record["options"], sort_keys=True) for record in records}) >= LEAST - 1
        assert all(any(isinstance(entry, list) for entry in record["actions"]) for record in records)


@pytest.mark.parametrize("name", TITLES)
def test_the_data_of_every_version_are_what_they_were(name: str) -> None:
    title = registry.title(name)
    for version in range(title.oldest, title.version + 1):
        then = content_of(FOLDER / name / f"v{version}-data.json")
        assert changed_data(then, data_of(title, version)) == [], f"raise the version, or keep these for {version}"
