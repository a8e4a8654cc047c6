"""Records: saved whole, replayed exactly, refused when cut short, edited or of other rules; and taken back."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.kernel import registry
from manoa.kernel.language import LANGUAGES
from manoa.kernel.records import digest
from tests.eldorado_scene import choices

Content = dict[str, Any]


def played(plies: int = 60, seed: int = 5, words: bool = False, **options: Any) -> manoa.Record:
    """A record of so many random actions, with words or without."""
    record = manoa.Record("eldorado", 3, seed, options)
    chance = random.Random(seed)
    for _ in range(plies):
        word = chance.getrandbits(64) if words else None
        record.play(chance.choice(record.game.legal_actions()), word)
    return record


def signed(content: Content) -> Content:
    """The content with a digest that fits, as someone who knows how would make it."""
    return {**content, "digest": digest(content)}


def refused(content: object) -> manoa.ManoaError:
    """The refusal of a record; it has words in every language."""
    with pytest.raises(manoa.ManoaError) as caught:
        manoa.record_of(content)
    assert all(caught.value.say(language).strip() for language in LANGUAGES)
    return caught.value


# Whole records ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [False, True])
def test_a_record_comes_back_from_its_file_as_it_was(tmp_path: Path, words: bool) -> None:
    record = played(words=words, route="serpentine", caves=True, edition="2019", round_limit=30)
    path = tmp_path / "game.json"
    record.save(path)
    loaded = manoa.load_record(path)
    assert loaded.as_dict() == record.as_dict()
    assert loaded.actions == record.actions
    assert loaded.game.position() == record.game.position()
    loaded.play(loaded.game.legal_actions()[0])
    record.play(record.game.legal_actions()[0])
    assert loaded.game.position() == record.game.position()


def test_a_record_of_an_own_route_carries_the_route() -> None:
    tiles = [
        {"tile": "B", "rotation": 1, "q": 0, "r": 0},
        {"tile": "end-jungle", "rotation": 0, "q": 4, "r": -4},
    ]
    record = played(route={"tiles": tiles})
    again = manoa.parse_record(json.dumps(record.as_dict()))
    assert again.options["route"] == {"tiles": tiles}
    assert again.game.position() == record.game.position()


def test_a_word_reseeds_chance_and_is_kept() -> None:
    one, other = manoa.Record("eldorado", 2, 1, None), manoa.Record("eldorado", 2, 1, None)
    for record, word in ((one, 1), (other, 2)):
        record.play(0, word)
        record.play(choices(record.game, kind="done")[0])
        for _ in range(30):
            record.play(record.game.legal_actions()[-1])
    assert one.game.position() != other.game.position()
    assert one.as_dict()["actions"][0] == [0, 1]
    assert one.as_dict()["actions"][1] == 2
    for record in (one, other):
        assert manoa.record_of(record.as_dict()).game.position() == record.game.position()


def test_every_ply_can_be_had_again_and_none_beyond() -> None:
    record = played(40, words=True)
    walked = [game.position() for game in record.positions()]
    assert len(walked) == 41
    assert [record.at(ply).position() for ply in range(41)] == walked
    assert record.at(0).position() == record.opening().position()
    for ply in (-1, 41, 1 << 70):
        with pytest.raises(manoa.BadRecord) as caught:
            record.at(ply)
        assert "40" in str(caught.value)


def test_a_replay_can_tell_what_happened() -> None:
    record = played(30)
    assert sum(len(game.events) for game in record.positions(narrating=True)) > 20
    assert sum(len(game.events) for game in record.positions()) == 0


def test_an_illegal_action_leaves_the_record_as_it_was() -> None:
    record = played(10)
    before, position = record.as_dict(), record.game.position()
    illegal = next(a for a in range(record.game.action_space_size) if a not in record.game.legal_actions())
    with pytest.raises(manoa.IllegalAction):
        record.play(illegal)
    assert record.as_dict() == before
    assert record.game.position() == position


# Records that begin at a position ------------------------------------------------------------------------------------


def from_position(plies: int = 20) -> manoa.Record:
    """A record that begins in the middle of a game."""
    record = manoa.Record.from_position(played(30).game.position())
    chance = random.Random(3)
    for _ in range(plies):
        record.play(chance.choice(record.game.legal_actions()), chance.getrandbits(64))
    return record


def test_a_record_that_begins_at_a_position_has_its_state_and_no_seed(tmp_path: Path) -> None:
    record = from_position()
    content = record.as_dict()
    assert record.seed is None
    assert content["format"] == "manoa-record-2"
    assert "seed" not in content
    assert content["state"] == played(30).game.position()["state"]
    record.save(tmp_path / "game.json")
    again = manoa.load_record(tmp_path / "game.json")
    assert again.as_dict() == content
    assert again.game.position() == record.game.position()
    # What begins with a deal is written as ever, so that older software reads it.
    assert played(5).as_dict()["format"] == "manoa-record"


def test_a_position_is_not_gone_behind() -> None:
    record = manoa.Record.from_position(played(30).game.position())
    with pytest.raises(manoa.UndoRefused) as caught:
        record.undo()
    assert caught.value.key == "error-undo-nothing"


def test_the_position_of_a_record_is_checked_like_any() -> None:
    content = from_position().as_dict()
    assert refused({**content, "state": {}}).key == "error-record-digest"
    assert refused(signed({**content, "state": {}})).key == "error-position-field-missing"
    assert refused(signed({**content, "state": 7})).key == "error-position-field"
    assert refused(signed({**content, "players": 7})).key == "error-record-opening"
    assert refused(signed({**content, "seed": 7})).key == "error-record-field-unknown"
    assert refused(signed({**content, "format": "manoa-record"})).key == "error-record-field-missing"
    assert refused(signed({**content, "format": "manoa-record-3"})).key == "error-record-format"
    cheated = copy.deepcopy(content)
    cheated["state"]["piles"]["trailblazer"] -= 1
    assert refused(signed(cheated)).key == "error-position-cards"
    nothings: list[Any] = [None, [], {}, played(5).as_dict()]
    for wrong in nothings:
        with pytest.raises(manoa.BadRecord):
            manoa.Record.from_position(wrong)


# Broken records -----------------------------------------------------------------------------------------------------


def test_a_text_that_was_cut_short_is_refused_wherever_it_was_cut() -> None:
    text = json.dumps(played(20, words=True).as_dict())
    for length in range(0, len(text), 7):
        with pytest.raises(manoa.BadRecord):
            manoa.parse_record(text[:length])


@pytest.mark.parametrize("text", ["", "[", "nothing", "[" * 100_000, "{'a': 1}", "\x00", '{"format": 1e999999}'])
def test_what_is_no_json_or_no_record_is_refused(text: str) -> None:
    with pytest.raises(manoa.BadRecord):
        manoa.parse_record(text)


def test_a_syntax_error_is_told_with_its_place() -> None:
    with pytest.raises(manoa.BadRecord) as caught:
        manoa.parse_record('{\n  "format": oops\n}')
    assert "2" in str(caught.value)
    assert "13" in str(caught.value)


def test_a_file_that_is_no_text_is_refused_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(b"\xff\xfe\x80 no text")
    with pytest.raises(manoa.BadRecord) as caught:
        manoa.load_record(path)
    assert "broken.json" in str(caught.value)


@pytest.mark.parametrize("content", [None, 7, "record", [], {}, {"format": "chess"}, [1, 2]])
def test_what_is_something_else_is_refused(content: object) -> None:
    assert refused(content).key == "error-record-format"


EDITS: dict[str, Any] = {"seed": 6, "players": 4, "options": {"caves": True}, "actions": [0]}


@pytest.mark.parametrize("field", EDITS)
def test_an_edit_without_a_new_digest_is_noticed(field: str) -> None:
    content = played().as_dict()
    assert refused({**content, field: EDITS[field]}).key == "error-record-digest"


def test_one_edited_action_or_word_is_noticed() -> None:
    content = played(words=True).as_dict()
    for place in range(0, 60, 7):
        for part in (0, 1):
            edited = copy.deepcopy(content)
            edited["actions"][place][part] += 1
            assert refused(edited).key == "error-record-digest"


@pytest.mark.parametrize("value", [None, "", 7, "0" * 64])
def test_a_digest_that_is_none_is_refused(value: object) -> None:
    assert refused({**played().as_dict(), "digest": value}).key == "error-record-digest"


def test_an_illegal_action_is_named_by_its_ply_and_its_reason() -> None:
    record = played(25)
    content = record.as_dict()
    game = record.at(10)
    content["actions"][10] = next(a for a in range(4, 16) if a not in game.legal_actions())
    error = refused(signed(content))
    assert isinstance(error, manoa.BadRecord)
    assert error.key == "error-record-action"
    assert "11" in str(error)
    assert "ED-" in str(error)
    content["actions"][10] = 9999
    assert "(9999)" in str(refused(signed(content))), "a number that names something is not a quantity"


def test_actions_after_the_end_are_refused_by_their_ply() -> None:
    record = manoa.Record("eldorado", 2, 1, {"round_limit": 1})
    while not record.game.is_over:
        record.play(record.game.legal_actions()[0])
    content = record.as_dict()
    content["actions"].append(0)
    assert str(len(content["actions"])) in str(refused(signed(content)))


@pytest.mark.parametrize(
    "entry", [-1, True, 1.0, "0", None, [], [0], [0, 1, 2], [0, -1], [0, 1 << 64], [0, True], [0, "1"], [[0], 1], {}]
)
def test_an_entry_that_is_no_action_is_named_by_its_ply(entry: Any) -> None:
    content = played(5).as_dict()
    content["actions"][3] = entry
    error = refused(signed(content))
    assert error.key in ("error-record-entry", "error-record-action")
    assert "4" in str(error)


def test_actions_are_a_list() -> None:
    for actions in (None, 0, "0", {"0": 0}):
        assert refused(signed({**played(5).as_dict(), "actions": actions})).key == "error-record-actions"


def test_newer_and_older_rules_are_refused_for_what_they_are() -> None:
    content = played(5).as_dict()
    version = content["version"]
    assert refused(signed({**content, "version": version + 1})).key == "error-version-future"
    assert "version" in str(refused(signed({**content, "version": 99})))
    for past in range(1, version):
        assert refused(signed({**content, "version": past})).key == "error-version-past"
    for wrong in (0, -1, True, "1", 1.5, None):
        assert refused(signed({**content, "version": wrong})).key == "error-version-not-a-number"


def test_a_record_is_read_and_written_as_it_was_once_there_are_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    content = played(5).as_dict()
    known = registry.title("eldorado")
    monkeypatch.setattr(known, "version", content["version"] + 1)
    again = manoa.record_of(content)
    assert again.as_dict() == content
    assert again.game.version == again.game.copy().version == again.at(3).version == content["version"]
    assert manoa.load(again.game.position()).version == content["version"]
    assert manoa.Record("eldorado", 2, 0, None).version == content["version"] + 1
    monkeypatch.setattr(known, "oldest", content["version"] + 1)
    assert refused(content).key == "error-version-past"


@pytest.mark.parametrize("field", ["game", "version", "players", "seed", "options", "actions", "digest"])
def test_a_missing_field_is_named(field: str) -> None:
    content = played(5).as_dict()
    del content[field]
    error = refused(content)
    assert error.key == "error-record-field-missing"
    assert field in str(error)


def test_an_unknown_field_is_named() -> None:
    error = refused(signed({**played(5).as_dict(), "winner": 2}))
    assert error.key == "error-record-field-unknown"
    assert "winner" in str(error)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 5),
        ("players", True),
        ("seed", -1),
        ("seed", 1 << 64),
        ("options", {"route": "nowhere"}),
        ("options", {"route": {"tiles": []}}),
        ("options", {"treasure": True}),
    ],
)
def test_an_opening_that_cannot_be_is_refused_with_its_reason(field: str, value: Any) -> None:
    error = refused(signed({**played(5).as_dict(), field: value}))
    assert isinstance(error, manoa.BadRecord)
    assert error.key == "error-record-opening"


@pytest.mark.parametrize(("field", "value"), [("players", "3"), ("seed", 1.5), ("seed", None), ("options", [])])
def test_an_opening_of_the_wrong_type_is_refused_too(field: str, value: Any) -> None:
    assert isinstance(refused(signed({**played(5).as_dict(), field: value})), manoa.BadRecord)


@pytest.mark.parametrize("name", ["chess", None, 7, ["eldorado"]])
def test_an_unknown_game_is_refused(name: Any) -> None:
    refused(signed({**played(5).as_dict(), "game": name}))


# Files --------------------------------------------------------------------------------------------------------------


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record = played(5)
    record.save(path)
    first = path.read_text(encoding="utf-8")

    def full(self: Path, data: str, **keywords: Any) -> int:
        with self.open("w", encoding="utf-8") as file:
            file.write(data[: len(data) // 2])
        raise OSError("no space left on device")

    record.play(record.game.legal_actions()[0])
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match="no space"):
            record.save(path)
    assert path.read_text(encoding="utf-8") == first
    record.save(path)
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
    assert manoa.load_record(path).as_dict() == record.as_dict()


def test_a_file_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        manoa.load_record(tmp_path / "nowhere.json")


# Taking back --------------------------------------------------------------------------------------------------------


def opening() -> manoa.Record:
    return manoa.Record("eldorado", 3, 5, None)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    record = opening()
    assert not record.can_undo()
    with pytest.raises(manoa.UndoRefused) as caught:
        record.undo()
    assert caught.value.key == "error-undo-nothing"
    with pytest.raises(manoa.UndoRefused):
        record.undo_turn()


def test_what_was_decided_is_taken_back_step_by_step() -> None:
    record = opening()
    before = record.game.position()
    record.play(0)
    middle = record.game.position()
    record.play(choices(record.game, kind="discard")[0])
    record.undo(0)
    assert record.game.position() == middle
    assert len(record.actions) == 1
    record.undo()
    assert record.game.position() == before
    assert record.actions == []


def test_a_whole_turn_is_taken_back_at_once() -> None:
    record = opening()
    before = record.game.position()
    record.play(0)
    for _ in range(2):
        record.play(choices(record.game, kind="discard")[0])
    assert record.undo_turn(0) == 3
    assert record.game.position() == before
    assert record.as_dict() == opening().as_dict()


def test_drawn_cards_cannot_be_put_back() -> None:
    record = opening()
    record.play(0)
    record.play(choices(record.game, kind="discard")[0])
    record.play(choices(record.game, kind="done")[0])
    position = record.game.position()
    assert not record.can_undo()
    with pytest.raises(manoa.UndoRefused) as caught:
        record.undo()
    assert caught.value.key == "error-undo-revealed"
    assert record.game.position() == position


def test_a_turn_in_which_nothing_was_drawn_can_be_taken_back_but_not_by_another() -> None:
    record = opening()
    before = record.game.position()
    record.play(0)
    record.play(choices(record.game, kind="done")[0])
    assert record.game.current_player == 1
    assert not record.can_undo(1)
    with pytest.raises(manoa.UndoRefused) as caught:
        record.undo(1)
    assert caught.value.key == "error-undo-other-player"
    assert record.can_undo(0)
    assert record.undo_turn(0) == 2
    assert record.game.position() == before


def test_undo_turn_stays_in_the_turn() -> None:
    record = opening()
    for _ in range(2):
        record.play(0)
        record.play(choices(record.game, kind="done")[0])
    assert record.game.current_player == 2
    assert record.undo_turn() == 2
    assert record.game.current_player == 1
    assert len(record.actions) == 2


def test_taking_back_goes_on_telling() -> None:
    record = opening()
    record.game.narrating = True
    record.play(0)
    record.play(choices(record.game, kind="discard")[0])
    record.undo()
    assert record.game.narrating, "a table that tells what happens goes on telling after an undo"


def test_another_choice_can_be_made_after_taking_back() -> None:
    record = opening()
    record.play(0)
    record.undo()
    bought = choices(record.game, kind="buy")[0]
    record.play(bought, 99)
    assert manoa.record_of(record.as_dict()).game.position() == record.game.position()
    assert record.actions == [(bought, 99)]


def test_a_record_may_say_who_sat_where() -> None:
    record = manoa.Record("eldorado", 2, 7, {})
    assert "seats" not in record.as_dict()
    record.seats = [{"name": "Ada", "bot": None}, {"name": None, "bot": "greedy"}]
    content = record.as_dict()
    assert manoa.record_of(content).seats == record.seats
    one = record.seats[0]
    for wrong in ("Ada", [one], [one, "x"], [one, {"name": "x"}], [one, {"name": 1, "bot": None}]):
        with pytest.raises(manoa.BadRecord) as refused:
            manoa.record_of(signed({**content, "seats": wrong}))
        assert refused.value.key == "error-record-seats"
    with pytest.raises(manoa.BadRecord, match="digest"):
        manoa.record_of({**content, "seats": [one, one]})
