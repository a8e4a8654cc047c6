"""The command line. Commands are thin: the work is in `terminal` and `arena`.

What a command says is said in the user's language; the help texts are in English only.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from contextlib import ExitStack
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from typer.core import TyperGroup

import manoa
from manoa import bots
from manoa.arena import ROUND_LIMIT, measure, tournament as tournaments, training
from manoa.arena.distribute import checked_where
from manoa.arena.playing import derived_seed
from manoa.arena.results import Journal, can_write_parquet
from manoa.arena.simulate import simulate as play_many
from manoa.arena.standings import standings
from manoa.kernel import registry
from manoa.kernel.datafile import load_datafile
from manoa.kernel.errors import BadOption, ManoaError
from manoa.kernel.game import Options
from manoa.terminal import play as sittings, replay as replays, report, tournaments as results
from manoa.terminal.console import Language, print_json, progress, standard_output, texts_of
from manoa.terminal.screen import named, screen_of
from manoa.terminal.texts import Texts, chosen_language

REFUSED = 2
INTERRUPTED = 130


class House(TyperGroup):
    """The commands, with one way for all of them to end badly: a line that says why, and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # A terminal that knows no ▲ shows a question mark; that is no reason to stop.
                stream.reconfigure(errors="replace")
        for refused in registry.broken():
            self._say(refused.say(texts_of(ctx).language), "yellow")
        try:
            return super().invoke(ctx)
        except ManoaError as error:
            self._end(error.say(texts_of(ctx).language), REFUSED)
        except BrokenPipeError:
            raise  # Typer ends quietly when nobody reads on.
        except OSError as error:
            name = error.filename or ""
            self._end(texts_of(ctx)("cli-file", file=str(name), reason=error.strerror or str(error)), REFUSED)
        except KeyboardInterrupt:
            self._end(texts_of(ctx)("cli-interrupted"), INTERRUPTED)

    def _end(self, text: str, code: int) -> None:
        self._say(text, "red")
        raise typer.Exit(code)

    def _say(self, text: str, style: str) -> None:
        Console(stderr=True).print(escape(" ".join(text.split())), style=style, soft_wrap=True, highlight=False)


_GAMES = ", ".join(entry["name"] for entry in manoa.catalogue())

Game = Annotated[str, typer.Argument(help=f"Which game: {_GAMES}.")]
Given = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="An option of the game, as name=value; name=@file is what that TOML file says."
    ),
]
Stored = Annotated[
    str | None, typer.Option(help="Address of a database; else MANOA_DATABASE_URL, else a file of your own.")
]
Jobs = Annotated[int | None, typer.Option(help="Processes; one for each core by default.")]
Ray = Annotated[
    str | None,
    typer.Option(help="Play on a Ray cluster: its address, auto for one that runs here, local to start one."),
]
RoundLimit = Annotated[int, typer.Option(help="Stop a game undecided after so many rounds; 0 never stops one.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]

app = typer.Typer(cls=House, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
for _title in registry.titles():
    # A game may bring commands of its own. If another package's can't be imported, all others still work.
    for _word, _place in _title.commands.items():
        try:
            app.add_typer(named(_place), name=_word)
        except Exception as error:
            registry.refuse(_title.name, _place, error)

DEFAULT = "eldorado"
"""The game where none is named."""


def _show_version(ctx: typer.Context, wanted: bool) -> None:
    if wanted:
        key = "cli-version-compiled" if measure.is_compiled() else "cli-version-plain"
        typer.echo(texts_of(ctx)(key, version=manoa.__version__))
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=_show_version, help="Version, and whether compiled or plain."
        ),
    ] = False,
) -> None:
    """Manoa: expedition games to play, simulate and study."""


# Playing --------------------------------------------------------------------------------------------------


@app.command()
def play(
    game: Game = DEFAULT,
    players: Annotated[
        int | None, typer.Option(help="Seats at the table, yours included; 3 if the game takes as many.")
    ] = None,
    bot: Annotated[str, typer.Option(help=f"Who plays the other seats: {' or '.join(bots.names())}.")] = bots.DEFAULT,
    seed: Annotated[int | None, typer.Option(help="Deals the same game again; random by default.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1.")] = 1,
    option: Given = None,
    record: Annotated[Path | None, typer.Option(help="Write the game's record to this new file.")] = None,
    language: Language = None,
) -> None:
    """Play against bots, here in the terminal."""
    known = registry.title(game)
    screen_of(game)
    texts = Texts(chosen_language(language), game)
    seats = _seats(known, players, 3)
    if record is not None and record.exists():
        raise ManoaError("cli-file-exists", file=str(record))
    dealt = seed if seed is not None else secrets.randbits(32)
    registry.checked_seed(dealt)
    kept = manoa.Record(known.name, seats, dealt, _options(game, option))
    if not 1 <= seat <= seats:
        raise BadOption("error-option-number", option="seat", value=str(seat), least=1, most=seats)
    others = {number: bots.make(bot, derived_seed(dealt, number)) for number in range(seats) if number != seat - 1}
    if record is not None:
        kept.save(record)  # At once: that it cannot be written is better known now than after the game.
    sittings.Sitting(kept, seat - 1, others, record, texts, standard_output()).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game's record.")],
    to: Annotated[int | None, typer.Option(help="Stop after so many decisions; else at the end.")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Tell a recorded game again, up to a point, and show the position there."""
    record = manoa.load_record(file)
    ply = len(record.actions) if to is None else to
    position = record.at(ply)
    if as_json:
        print_json(position.position())
    else:
        replays.retell(record, ply, Texts(chosen_language(language), record.name), standard_output())


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="If it is taken, the next free one.")] = 8000,
    database: Stored = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes that answer; else MANOA_WORKERS, else 1. More need PostgreSQL.")
    ] = None,
    language: Language = None,
) -> None:
    """Serve the web table."""
    # The server's libraries take a while to import, and no other command needs them.
    from manoa.server.serve import serve as run
    from manoa.server.settings import settings_of_environment

    texts = Texts(chosen_language(language))

    def say(address: str, as_asked: bool) -> None:
        if not as_asked:
            typer.echo(texts("cli-serve-port", port=str(port)))
        typer.echo(texts("cli-serve-at", address=address))

    run(settings_of_environment(database), host, port, say, workers)


@app.command()
def backup(
    file: Annotated[Path | None, typer.Argument(help="A new file; else one named after the moment.")] = None,
    database: Stored = None,
    language: Language = None,
) -> None:
    """Write all that is stored to one file, while servers go on."""
    from manoa.server.backup import back_up
    from manoa.server.settings import settings_of_environment

    target = file or Path(f"manoa-{datetime.now():%Y%m%d-%H%M%S}.jsonl.gz")  # noqa: DTZ005  # the user's own clock
    rows = back_up(settings_of_environment(database).database, target)
    typer.echo(Texts(chosen_language(language))("cli-backup", rows=rows, file=str(target)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `manoa backup` wrote, from SQLite or PostgreSQL.")],
    database: Stored = None,
    language: Language = None,
) -> None:
    """Read a backup into an empty database, of either kind."""
    from manoa.server.backup import restore as read_back
    from manoa.server.settings import settings_of_environment

    rows = read_back(settings_of_environment(database).database, file)
    typer.echo(Texts(chosen_language(language))("cli-restore", rows=rows, file=str(file)))


# Simulating and measuring ---------------------------------------------------------------------------------


@app.command()
def simulate(
    game: Game = DEFAULT,
    players: Annotated[int | None, typer.Option(help="Seats in every game; 4 if the game takes as many.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[
        list[str] | None, typer.Option(help="One for all seats, or given once for each seat; else random.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games, however many jobs.")] = 1,
    jobs: Jobs = None,
    option: Given = None,
    round_limit: RoundLimit = ROUND_LIMIT,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="A Parquet file for all games, with records, features and outcomes; "
            "a simulation that was stopped goes on there (needs the extra `data`)."
        ),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let bots play many games, on several processes or a Ray cluster, and sum them up."""
    texts = Texts(chosen_language(language))
    with progress(texts, games, as_json) as told:
        summary = play_many(
            game,
            _seats(registry.title(game), players, 4),
            games,
            bots=bot or ["random"],
            seed=seed,
            jobs=_processes(jobs),
            options={"round_limit": round_limit or None, **_options(game, option)},
            on_progress=told,
            ray=ray,
            out=out,
        )
    if as_json:
        print_json(summary.as_dict())
        return
    standard_output().print(report.simulation(texts, summary))
    if out is not None:
        typer.echo(texts("cli-written", file=str(out)))


@app.command()
def tournament(
    game: Game = DEFAULT,
    bot: Annotated[list[str] | None, typer.Option(help="Who takes part; given once for each.")] = None,
    players: Annotated[int | None, typer.Option(help="Seats in every game; 2 if the game takes as few.")] = None,
    deals: Annotated[int, typer.Option(help="Deals; each is played by all line-ups from all seats.")] = 50,
    line_ups: Annotated[
        str,
        typer.Option(help="pairs: each bot alone among each other's likes; mixed: different bots at every seat."),
    ] = tournaments.PAIRS,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games, however many jobs.")] = 1,
    jobs: Jobs = None,
    option: Given = None,
    round_limit: RoundLimit = ROUND_LIMIT,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for all games, standings and charts; a tournament that was stopped goes on there."),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let every bot meet every other: wins with intervals, ratings with errors, charts."""
    texts = Texts(chosen_language(language))
    cup = tournaments.checked_tournament(
        game,
        _seats(registry.title(game), players, 2),
        bot or bots.offered(),
        deals,
        seed,
        {"round_limit": round_limit or None, **_options(game, option)},
        line_ups,
    )
    where = checked_where(_processes(jobs), ray)
    with ExitStack() as open_things:
        journal = None if out is None else open_things.enter_context(Journal(out, cup))
        done = [] if journal is None else journal.done
        told = open_things.enter_context(progress(texts, cup.games, as_json))
        told(played := len(done))

        def note(ended: tournaments.Played) -> None:
            nonlocal played
            if journal is not None:
                journal.add(ended)
            told(played := played + 1)

        games = tournaments.play(cup, where, done, note)
    table = standings(cup, games)
    written = [] if out is None else results.write(out, texts, cup, games, table)
    if as_json:
        print_json(table.as_dict())
        return
    standard_output().print(results.report(texts, cup, table))
    for path in written:
        typer.echo(texts("cli-written", file=str(path)))
    if out is not None and not can_write_parquet():
        typer.echo(texts("error-extra-missing", package="pyarrow", extra="data"))


@app.command()
def train(
    game: Game = DEFAULT,
    level: Annotated[str, typer.Option(help="The level whose search plays and learns.")] = "hard",
    generations: Annotated[int, typer.Option(help="Times that games are played and learned from.")] = 6,
    games: Annotated[int, typer.Option(help="Games of each generation.")] = 400,
    deals: Annotated[int, typer.Option(help="Deals of the match of each generation against the one before.")] = 30,
    seed: Annotated[int, typer.Option(help="The same seed learns the same, however many jobs.")] = 1,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[Path, typer.Option(help="A folder for lessons and weights; training goes on there.")] = Path(
        "training"
    ),
    language: Language = None,
) -> None:
    """Learn a game's evaluation by self-play, on several processes or a Ray cluster (needs the extra `train`)."""
    texts = Texts(chosen_language(language))
    course = training.checked_course(game, level, generations, games, deals, seed)
    where = checked_where(_processes(jobs), ray)
    with progress(texts, games * generations, False) as told:
        path = training.train(
            course,
            out,
            where,
            lambda generation, played: told(generation * games + played),
            lambda report: typer.echo(
                texts(
                    "cli-train-generation",
                    generation=report.generation + 1,
                    positions=report.positions,
                    surprise=f"{report.surprise:.4f}",
                    even=f"{report.even:.4f}",
                    share=f"{100 * report.share:.0f}",
                    kept="yes" if report.kept else "no",
                )
            ),
        )
    typer.echo(texts("cli-written", file=str(path)))


@app.command()
def bench(
    game: Game = DEFAULT,
    seconds: Annotated[float, typer.Option(min=0.01, help="For each measurement.")] = 2.0,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Measure how fast the engine is in this interpreter."""
    texts = Texts(chosen_language(language))
    sample = registry.title(game).samples[0]
    with Console(stderr=True).status(texts("cli-bench-measuring")):
        rates = {name: meter(seconds) for name, meter in measure.own_meters(game, sample).items()}
    compiled = measure.is_compiled()
    if as_json:
        about = {"version": manoa.__version__, "compiled": compiled, "game": game, "seconds": seconds}
        print_json({**about, "rates": rates})
    else:
        house = texts("cli-version-compiled" if compiled else "cli-version-plain", version=manoa.__version__)
        title = f"{house} · {texts.of(game)('title')}"
        standard_output().print(report.measurements(texts, title, sample.players, rates))


def _processes(wanted: int | None) -> int:
    return wanted if wanted is not None else os.cpu_count() or 1


def _seats(known: registry.Title, wanted: int | None, usual: int) -> int:
    """The seats that were asked for, or else as near to the usual number as the game takes."""
    least, most = known.players
    return min(max(usual, least), most) if wanted is None else wanted


def _options(game: str, given: list[str] | None) -> Options:
    """The options that were given; those that were not are the game's to decide."""
    known = {option.name: option for option in registry.title(game).options}
    options: Options = {}
    for entry in given or []:
        name, equals, text = entry.partition("=")
        if not equals:
            raise BadOption("cli-option-form", value=entry)
        if text.startswith("@"):
            options[name] = load_datafile(Path(text[1:]))
        elif name in known and known[name].takes_words and not text.startswith("["):
            options[name] = text
        else:
            options[name] = _value(text)
    return options


def _value(text: str) -> Any:
    """A value that is not a word of the game's: JSON where it reads as such (true, 12, null, [3, 0, 5])."""
    try:
        return json.loads(text)
    except ValueError:
        return text
