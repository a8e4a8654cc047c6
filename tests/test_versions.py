"""Versions of rules: what was ever written is read, means the same, and is played on. docs/versions.md says how.

The corpus (tests/records) is replayed here, and compared with the data and the numbers of actions of now.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.kernel import language, registry
from manoa.kernel.datafile import as_of
from manoa.kernel.game import Game, Options
from manoa.kernel.language import LANGUAGES
from manoa.kernel.records import digest as signature
from tests import minigame
from tests.minigame import game as rules
from tests.records.corpus import FOLDER, POSITIONS, changed_data, data_of, differences, digest, kept, version_of

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


HALVES = [path for name in TITLES for path in sorted(POSITIONS.glob(f"{name}-v*.json"))]


@pytest.mark.parametrize("path", HALVES, ids=lambda path: path.stem)
def test_a_record_of_the_corpus_that_begins_at_a_position_is_what_it_was(path: Path) -> None:
    content = content_of(path)
    record = manoa.record_of(content["record"])
    assert record.as_dict() == content["record"]
    assert digest(record.game.position()) == content["digest"]


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
        assert (POSITIONS / f"{name}-v{version}.json") in HALVES


@pytest.mark.parametrize("name", TITLES)
def test_the_data_of_every_version_are_what_they_were(name: str) -> None:
    title = registry.title(name)
    for version in range(title.oldest, title.version + 1):
        then = content_of(FOLDER / name / f"v{version}-data.json")
        assert changed_data(then, data_of(title, version)) == [], f"raise the version, or keep these for {version}"


@pytest.mark.parametrize("name", TITLES)
def test_the_page_about_versions_names_those_of_our_games(name: str) -> None:
    title = registry.title(name)
    page = (Path(__file__).parents[1] / "docs" / "versions.md").read_text(encoding="utf-8")
    rows = [line.split("|")[2:5] for line in page.splitlines() if f"`games/{name}/state.py`" in line]
    found = [[cell.strip() for cell in row] for row in rows]
    ours = "manoa" in str(title.begin.__module__)
    assert [row[:2] for row in found] == ([[str(title.version), str(title.oldest)]] if ours else [])


# A game with two versions ---------------------------------------------------------------------------------------------


@pytest.fixture
def summit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Summit with its present rules, which are the second version."""
    monkeypatch.setitem(registry._titles, "summit", minigame.title(2))
    language.add_catalogue("summit", minigame.TITLE.locale)


pytestmark = pytest.mark.usefixtures("summit")


def test_a_gate_keeps_the_old_rule_for_old_games() -> None:
    """Who rolls a 1 slips back by two steps, and by one in games of the first version."""
    word = next(word for word in range(100) if _place_after(2, word) == 1)
    assert _place_after(1, word) == 2
    other = next(word for word in range(100) if _place_after(2, word) == 9)
    assert _place_after(1, other) == 9


def _place_after(version: int, word: int) -> int:
    """Where somebody is who was on 3 and climbs."""
    game = manoa.new("summit", players=2, version=version)
    position = game.position()
    position["state"]["places"] = [3, 0]
    game = manoa.load(position)
    game.apply(rules.CLIMB, word)
    place: int = game.view(None)["seats"][0]["place"]
    return place


def test_an_appended_action_is_none_of_old_games() -> None:
    games = {version: manoa.new("summit", players=2, version=version) for version in (1, 2)}
    assert {version: game.action_space_size for version, game in games.items()} == {1: 3, 2: 4}
    for game in games.values():
        game.apply(rules.ROPE)
        game.apply(rules.REST)
    assert [kind["kind"] for kind in map(games[1].describe, games[1].legal_actions())] == ["rest", "climb"]
    assert [kind["kind"] for kind in map(games[2].describe, games[2].legal_actions())] == ["rest", "climb", "search"]
    with pytest.raises(manoa.IllegalAction, match="no action"):
        games[1].apply(rules.SEARCH)
    for version, game in games.items():
        assert game.determinize(0, 7).version == version


def test_a_new_option_is_none_of_old_games_and_they_are_played_as_before_it() -> None:
    old, new = (manoa.Record("summit", 2, 0, None, version) for version in (1, None))
    assert (new.options["height"], new.game.view(None)["map"]["height"]) == (15, 15)
    assert ("height" in old.options, old.game.view(None)["map"]["height"]) == (False, 12)
    assert "height" not in old.as_dict()["options"]
    assert "height" not in old.game.position()["options"]
    with pytest.raises(manoa.BadOption) as refused:
        manoa.new("summit", players=2, version=1, options={"height": 9})
    assert all("2" in refused.value.say(language) for language in LANGUAGES)
    with pytest.raises(manoa.BadOption, match="weather, round_limit"):
        manoa.new("summit", players=2, version=1, options={"depth": 9})


def test_old_data_are_kept_under_their_version() -> None:
    content = {"a": 5, "b": 1, "before": [{"version": 2, "a": 1, "b": 0}, {"version": 4, "a": 3}]}
    assert [as_of(content, version)["a"] for version in (1, 2, 3, 4, 5)] == [1, 3, 3, 5, 5]
    assert [as_of(content, version)["b"] for version in (1, 2, 3)] == [0, 1, 1]
    assert "before" not in as_of(content, 5)
    states = [manoa.new("summit", players=2, version=version).position()["state"] for version in (1, 2)]
    assert [max(state["unseen"] + state["ropes"]) for state in states] == [4, 5]


def test_versions_that_are_not_played_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for version, key in ((3, "future"), (0, "not-a-number"), (True, "not-a-number"), ("1", "not-a-number")):
        with pytest.raises(manoa.BadRecord) as refused:
            manoa.new("summit", players=2, version=version)  # type: ignore[arg-type]  # wrong on purpose
        assert refused.value.key == f"error-version-{key}"
        assert all(refused.value.say(language).strip() for language in LANGUAGES)
    monkeypatch.setattr(registry.title("summit"), "oldest", 2)
    with pytest.raises(manoa.BadRecord, match="oldest that are played are version 2"):
        manoa.new("summit", players=2, version=1)


def test_a_game_that_forgets_its_version_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(players: int, seed: int, options: Options, version: int) -> Game:
        return rules.begin(players, seed, options, version=2)

    monkeypatch.setattr(registry.title("summit"), "begin", forgetful)
    with pytest.raises(RuntimeError, match="version 1"):
        manoa.new("summit", players=2, version=1)


# What must not go unnoticed -------------------------------------------------------------------------------------------


def _both_versions() -> list[dict[str, Any]]:
    return [content_of(path) for path in kept("summit")]


def test_the_corpus_of_both_versions_holds() -> None:
    found = _both_versions()
    assert {content["record"]["version"] for content in found} == {1, 2}
    assert [differences(content) for content in found] == [[]] * len(found)


def _swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ACTIONS", ("climb", "rest", "rope", "search"))


def _no_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    real = rules.Summit.perform

    def perform(self: rules.Summit, action: int) -> None:
        version, self.version = self.version, 2
        real(self, action)
        self.version = version

    monkeypatch.setattr(rules.Summit, "perform", perform)


def _new_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MOUNTAIN", {**rules.MOUNTAIN, "before": []})


@pytest.mark.parametrize(
    ("change", "noticed"),
    [(_swapped, "numbers mean other choices"), (_no_gate, "another position"), (_new_data, "another position")],
)
def test_rules_that_change_under_a_version_are_noticed(
    change: Callable[[pytest.MonkeyPatch], None], noticed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(monkeypatch)
    found = [difference for content in _both_versions() for difference in differences(content)]
    assert any(noticed in difference for difference in found)


def test_data_that_change_under_a_version_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = registry.title("summit")
    then = {version: data_of(title, version) for version in (1, 2)}
    shutil.copytree(Path(str(title.folder)) / "data", tmp_path / "data")
    monkeypatch.setattr(title, "folder", tmp_path)
    file = tmp_path / "data" / "mountain.toml"
    text = file.read_text(encoding="utf-8")

    def changed(new: str) -> dict[int, list[str]]:
        file.write_text(new, encoding="utf-8")
        return {version: changed_data(then[version], data_of(title, version)) for version in (1, 2)}

    assert changed(f"# a remark\nweight = 4\n{text}") == {1: [], 2: []}
    assert changed(text.replace("height = 12", "height = 13")) == {v: ["mountain.toml: height"] for v in (1, 2)}
    assert changed(text.replace("3, 5]", "3, 6]")) == {1: [], 2: ["mountain.toml: ropes"]}
    assert changed(text[: text.index("[[before]]")]) == {1: ["mountain.toml: ropes"], 2: []}
    file.unlink()
    assert changed_data(then[2], data_of(title, 2)) == ["mountain.toml: height", "mountain.toml: ropes"]


def test_entries_with_ids_may_be_appended_but_not_moved() -> None:
    then = {"cards.toml": {"card": [["scout", "1"], ["native", "2"]]}}
    more = {"cards.toml": {"card": [["scout", "1"], ["native", "2"], ["guide", "3"]]}, "new.toml": {}}
    moved = {"cards.toml": {"card": [["native", "2"], ["scout", "1"]]}}
    assert (changed_data(then, more), changed_data(then, moved)) == ([], ["cards.toml: card"])


def test_the_corpus_is_added_to_and_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.records import write

    monkeypatch.setattr(write, "FOLDER", tmp_path)
    write.main(["summit"])
    written = {path: path.read_text(encoding="utf-8") for path in (tmp_path / "summit").iterdir()}
    assert len(written) == write.GREEDY + write.RANDOM + 1
    spoiled = tmp_path / "summit" / "v2-0.json"
    spoiled.write_text("kept", encoding="utf-8")
    (tmp_path / "summit" / "v2-1.json").unlink()
    write.main(["summit"])
    written[spoiled] = "kept"
    assert {path: path.read_text(encoding="utf-8") for path in (tmp_path / "summit").iterdir()} == written


def test_a_record_whose_version_was_edited_is_refused() -> None:
    content = manoa.Record("summit", 2, 0, None, 1).as_dict()
    edited = {**content, "version": 2}
    with pytest.raises(manoa.BadRecord, match="digest"):
        manoa.record_of(edited)
    signed = {**edited, "digest": signature(edited)}
    assert manoa.record_of(signed).options["height"] == 15
