"""The corpus: games that were played by each version of each game's rules, and what they came to.

`tests/records/<game>/v<version>-<number>.json` is a finished game: its record, a digest of its last position, a
position on the way in full, and which numbers meant which kind of choice. `v<version>-data.json` are digests of the
game's data. Files are only ever added (`python -m tests.records.write`). If one of them does not hold any more, the
rules have changed: raise the version, and put a gate where they did (docs/versions.md).
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import manoa
from manoa.kernel.datafile import as_of, unmarked
from manoa.kernel.registry import Title

FOLDER = Path(__file__).parent
POSITIONS = FOLDER / "positions"
"""Records that begin at a position, one for each version of a game."""
# What data say about themselves and no rule reads.
REMARKS = ("difficulty", "translated")


def digest(content: object) -> str:
    """A short name for something that JSON can say."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:32]


def kept(game: str) -> list[Path]:
    """The games of the corpus."""
    return sorted(path for path in (FOLDER / game).glob("v*.json") if not path.stem.endswith("-data"))


def version_of(path: Path) -> int:
    """The version that a file of the corpus is about."""
    found = re.match(r"v(\d+)-", path.name)
    assert found is not None
    return int(found[1])


# Games ----------------------------------------------------------------------------------------------------------------


def summed_up(record: manoa.Record) -> dict[str, Any]:
    """What a file of the corpus says of a game."""
    middle = len(record.actions) // 2
    return {
        "record": record.as_dict(),
        "digest": digest(record.game.position()),
        "ranking": record.game.ranking(),
        "choices": numbers_of_choices(record),
        "middle": {"ply": middle, "position": record.at(middle).position()},
    }


def numbers_of_choices(record: manoa.Record) -> dict[str, str]:
    """For each kind of choice that was open on the way the numbers that meant it, such as `4-9 13`."""
    numbers: dict[str, set[int]] = {}
    for game in record.positions():
        wishes = [wish for seat in range(game.players) for wish in game.wishes(seat)]
        for action in game.legal_actions() + wishes:
            numbers.setdefault(game.describe(action)["kind"], set()).add(action)
    return {kind: _ranges(sorted(numbers[kind])) for kind in sorted(numbers)}


def _ranges(numbers: list[int]) -> str:
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return " ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)


def differences(content: dict[str, Any]) -> list[str]:
    """In what a game of the corpus is another one now; nothing if it is still itself."""
    try:
        record = manoa.record_of(content["record"])
        middle = manoa.load(content["middle"]["position"])
        on_the_way = record.at(content["middle"]["ply"])
        again = middle.position()
        for action, word in record.actions[content["middle"]["ply"] :]:
            middle.apply(action, word)
    except manoa.ManoaError as refused:
        return [f"it is refused: {refused}"]
    checks: dict[str, tuple[object, object]] = {
        "the record is written otherwise": (record.as_dict(), content["record"]),
        "it ends in another position": (digest(record.game.position()), content["digest"]),
        "somebody else wins": (record.game.ranking(), content["ranking"]),
        "numbers mean other choices": (numbers_of_choices(record), content["choices"]),
        "the position on the way is another one": (on_the_way.position(), content["middle"]["position"]),
        "the position on the way is written otherwise": (again, content["middle"]["position"]),
        "played on from there it ends in another position": (digest(middle.position()), content["digest"]),
    }
    return [difference for difference, (now, then) in checks.items() if now != then]


# Data -----------------------------------------------------------------------------------------------------------------


def data_of(title: Title, version: int) -> dict[str, Any]:
    """Digests of a game's data, as they are for games of a version: a table each, an entry each where they have ids."""
    result: dict[str, Any] = {}
    folder = title.folder.joinpath("data")
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    for file in files:
        if file.name.endswith(".toml"):
            content = _unremarked(unmarked(as_of(tomllib.loads(file.read_text(encoding="utf-8")), version)))
            result[file.name] = {name: _digests(table) for name, table in content.items()}
    return result


def _unremarked(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _unremarked(inner) for name, inner in value.items() if name not in REMARKS}
    return [_unremarked(inner) for inner in value] if isinstance(value, list) else value


def _digests(table: Any) -> Any:
    if isinstance(table, list) and table and all(isinstance(entry, dict) and "id" in entry for entry in table):
        return [[entry["id"], digest(entry)] for entry in table]
    return digest(table)


def changed_data(then: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """The tables that differ. New ones are no difference, nor are new entries after the old ones."""
    changed: list[str] = []
    for file, tables in then.items():
        for name, table in tables.items():
            found = now.get(file, {}).get(name)
            if isinstance(table, list) and isinstance(found, list):
                found = found[: len(table)]
            if found != table:
                changed.append(f"{file}: {name}")
    return changed
