"""Adds games of the present rules to the corpus:

    PYTHONPATH=src python -m tests.records.write [GAME …]

Whatever is there stays as it is: a file of the corpus is never written again.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import manoa
from manoa.bots import make
from manoa.kernel import registry
from manoa.kernel.registry import Title
from tests.records.corpus import FOLDER, POSITIONS, data_of, digest, summed_up
from tests.simulation import Chooser, Setup, own_module

GREEDY = 2
"""So many games are played well and to the natural end; the others at random, and cut short."""

RANDOM = 8


def main(names: list[str]) -> None:
    for title in registry.titles():
        if not names or title.name in names:
            _add(title)


def _add(title: Title) -> None:
    folder = FOLDER / title.name
    folder.mkdir(exist_ok=True)
    data = folder / f"v{title.version}-data.json"
    if not data.exists():
        _write(data, json.dumps(data_of(title, title.version), indent=1))
    for number in range(GREEDY + RANDOM):
        file = folder / f"v{title.version}-{number}.json"
        if not file.exists():
            record = played(title, number)
            _write(file, json.dumps(summed_up(record), separators=(",", ":")))
            print(f"{file.relative_to(FOLDER)}: {len(record.actions)} actions, {file.stat().st_size:,} bytes")
    file = POSITIONS / f"{title.name}-v{title.version}.json"
    if not file.exists():
        record = second_half(played(title, GREEDY))
        _write(file, json.dumps({"record": record.as_dict(), "digest": digest(record.game.position())}))


def _write(file: Path, text: str) -> None:
    with file.open("x", encoding="utf-8") as new:
        new.write(text + "\n")


def played(title: Title, number: int) -> manoa.Record:
    """A finished game, the same for the same number, with words of chance and wishes in it."""
    chance = random.Random(f"{title.name}/{title.version}/{number}")
    least, most = title.players
    setup = Setup(
        game=title.name,
        players=least + number % (most - least + 1),
        seed=chance.getrandbits(64),
        options=_options(title, number, chance),
        first_choices=(),
    )
    chooser = Chooser(setup)
    bots = [make("greedy", chance.getrandbits(32)) for _ in range(setup.players)]
    record = setup.record()
    while not record.game.is_over:
        wish = chooser.wish(record.game)
        if wish is not None:
            record.play(wish)
        if number < GREEDY:
            action = bots[record.game.current_player].choose(record.game)
        else:
            action = chooser.choose(record.game)
        record.play(action, chooser.word())
    return record


def second_half(whole: manoa.Record) -> manoa.Record:
    """A record that begins in the middle of another."""
    middle = len(whole.actions) // 2
    record = manoa.Record.from_position(whole.at(middle).position())
    for action, word in whole.actions[middle:]:
        record.play(action, word)
    return record


def _options(title: Title, number: int, chance: random.Random) -> dict[str, Any]:
    """All options, each at one of the values that a lobby lists; besides, one set after the other of those that the
    tests of the game name for the corpus, such as own maps."""
    own = own_module(title.name, "unlisted")
    sets: list[dict[str, Any]] = [] if own is None else own.CORPUS
    limit = None if number < GREEDY else max(1, title.rounds // 2)
    listed = {option.name: chance.choice(option.values) for option in title.options if option.values is not None}
    # The sets begin after the first game, so that there is one without.
    extra = sets[number - 1] if 0 < number <= len(sets) else {}
    return {**listed, **extra, "round_limit": limit}


if __name__ == "__main__":
    main(sys.argv[1:])
