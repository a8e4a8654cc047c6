"""The command line. Commands are thin: the work is in `terminal` and `arena`.

What a command says is said in the user's language; the help texts are in English only.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

import manoa
from manoa import bots
from manoa.arena import ROUND_LIMIT, measure
from manoa.arena.simulate import derived_seed, simulate as play_many
from manoa.games.eldorado.routes import load_route
from manoa.kernel import registry
from manoa.kernel.datafile import load_datafile
from manoa.kernel.errors import BadOption, ManoaError
from manoa.kernel.game import Options
from manoa.terminal import play as tables, replay as replays, report, routes as maps
from manoa.terminal.words import Words, chosen_language

REFUSED = 2
INTERRUPTED = 130
UNCUT = 1000
_LANGUAGE = "manoa.language"


class House(TyperGroup):
    """The commands, with one way for all of them to end badly: a line that says why, and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # A terminal that knows no ▲ shows a question mark; that is no reason to stop.
                stream.reconfigure(errors="replace")
        try:
            return super().invoke(ctx)
        except ManoaError as error:
            self._end(error.say(_words(ctx).language), REFUSED)
        except BrokenPipeError:
            raise  # Typer ends quietly when nobody reads on.
        except OSError as error:
            name = error.filename or ""
            self._end(_words(ctx)("cli-file", file=str(name), reason=error.strerror or str(error)), REFUSED)
        except KeyboardInterrupt:
            self._end(_words(ctx)("cli-interrupted"), INTERRUPTED)

    def _end(self, text: str, code: int) -> None:
        Console(stderr=True).print(escape(" ".join(text.split())), style="red", soft_wrap=True, highlight=False)
        raise typer.Exit(code)


def _remember_language(ctx: typer.Context, value: str | None) -> str:
    # Kept beside the command, so that errors are said in its language too.
    ctx.meta[_LANGUAGE] = chosen_language(value)
    return chosen_language(value)


def _words(ctx: Any) -> Words:
    return Words(ctx.meta.get(_LANGUAGE) or chosen_language(None))


def _console() -> Console:
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        # A file or a pipe has no edge at which a line or a map would have to be cut.
        console.width = UNCUT
    return console


def _print_json(content: object) -> None:
    typer.echo(json.dumps(content, ensure_ascii=False, indent=2))


_GAMES = ", ".join(entry["name"] for entry in manoa.catalogue())

Language = Annotated[
    str | None,
    typer.Option(callback=_remember_language, help="en, it, es or pl; else MANOA_LANGUAGE, else LANG."),
]
Game = Annotated[str, typer.Argument(help=f"Which game: {_GAMES}.")]
Route = Annotated[str | None, typer.Option(help="El Dorado: a named route, or a TOML file with an own one.")]
Caves = Annotated[bool | None, typer.Option("--caves/--no-caves", help="El Dorado: play with the caves.")]
Edition = Annotated[str | None, typer.Option(help="El Dorado: the rulebook, 2019 or 2023.")]
Data = Annotated[Path | None, typer.Option(help="Valdora, Island: a TOML file with own numbers.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]

app = typer.Typer(cls=House, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
route_app = typer.Typer(no_args_is_help=True, help="List, show and check routes of El Dorado.")
app.add_typer(route_app, name="route")


def _show_version(ctx: typer.Context, wanted: bool) -> None:
    if wanted:
        key = "cli-version-compiled" if measure.is_compiled() else "cli-version-plain"
        typer.echo(_words(ctx)(key, version=manoa.__version__))
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
    game: Game = "eldorado",
    players: Annotated[int, typer.Option(help="Seats at the table, yours included.")] = 3,
    route: Route = None,
    caves: Caves = None,
    edition: Edition = None,
    data: Data = None,
    bot: Annotated[str, typer.Option(help=f"Who plays the other seats: {' or '.join(bots.NAMES)}.")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="Deals the same game again; random by default.")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="Another option, as name=value.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the game's record to this new file.")] = None,
    language: Language = None,
) -> None:
    """Play against bots, here in the terminal."""
    known = registry.title(game)
    words = Words(chosen_language(language), game)
    if record is not None and record.exists():
        raise ManoaError("cli-file-exists", file=str(record))
    dealt = seed if seed is not None else secrets.randbits(32)
    registry.checked_seed(dealt)
    kept = manoa.Record(known.name, players, dealt, _options(game, option, route, caves, edition, data))
    if not 1 <= seat <= players:
        raise BadOption("error-option-number", option="seat", value=str(seat), least=1, most=players)
    others = {number: bots.make(bot, derived_seed(dealt, number)) for number in range(players) if number != seat - 1}
    if record is not None:
        kept.save(record)  # At once: that it cannot be written is better known now than after the game.
    tables.Sitting(kept, seat - 1, others, record, words, _console()).run()


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
        _print_json(position.position())
    else:
        replays.retell(record, ply, Words(chosen_language(language), record.name), _console())


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="If it is taken, the next free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="Address of a database; else MANOA_DATABASE_URL, else a file of your own.")
    ] = None,
    language: Language = None,
) -> None:
    """Serve the web table."""
    # The server's libraries take a while to import, and no other command needs them.
    from manoa.server.serve import serve as run
    from manoa.server.settings import settings_of_environment

    words = Words(chosen_language(language))

    def say(address: str, as_asked: bool) -> None:
        if not as_asked:
            typer.echo(words("cli-serve-port", port=str(port)))
        typer.echo(words("cli-serve-at", address=address))

    run(settings_of_environment(database), host, port, say)


# Simulating and measuring ---------------------------------------------------------------------------------


@app.command()
def simulate(
    game: Game = "eldorado",
    players: Annotated[int, typer.Option(help="Seats in every game.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bot: Annotated[
        list[str] | None, typer.Option(help="One for all seats, or given once for each seat; else random.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games, however many jobs.")] = 1,
    jobs: Annotated[int | None, typer.Option(help="Processes; one for each core by default.")] = None,
    route: Route = None,
    caves: Caves = None,
    edition: Edition = None,
    data: Data = None,
    option: Annotated[list[str] | None, typer.Option(help="Another option, as name=value.")] = None,
    round_limit: Annotated[
        int, typer.Option(help="Stop a game undecided after so many rounds; 0 never stops one.")
    ] = ROUND_LIMIT,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Let bots play many games, on several processes, and sum them up."""
    words = Words(chosen_language(language))
    options = {"round_limit": round_limit or None, **_options(game, option, route, caves, edition, data)}
    errors = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=as_json or not errors.is_terminal,
    ) as progress:
        bar = progress.add_task(words("cli-sim-playing"), total=games)
        summary = play_many(
            game,
            players,
            games,
            bots=bot or ["random"],
            seed=seed,
            jobs=jobs if jobs is not None else os.cpu_count() or 1,
            options=options,
            on_progress=lambda done: progress.update(bar, completed=done),
        )
    if as_json:
        _print_json(summary.as_dict())
    else:
        _console().print(report.simulation(words, summary))


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.01, help="For each measurement.")] = 2.0,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Measure how fast the engine is in this interpreter."""
    words = Words(chosen_language(language))
    with Console(stderr=True).status(words("cli-bench-measuring")):
        rates = {name: meter(seconds) for name, meter in measure.own_meters().items()}
    compiled = measure.is_compiled()
    if as_json:
        _print_json({"version": manoa.__version__, "compiled": compiled, "seconds": seconds, "rates": rates})
    else:
        title = words("cli-version-compiled" if compiled else "cli-version-plain", version=manoa.__version__)
        _console().print(report.measurements(words, title, rates))


# Routes ---------------------------------------------------------------------------------------------------


@route_app.command("list")
def list_routes(language: Language = None) -> None:
    """The named routes."""
    _console().print(maps.listing(Words(chosen_language(language), "eldorado")))


@route_app.command()
def show(
    route: Annotated[str, typer.Argument(help="A named route, or a TOML file.")],
    svg: Annotated[Path | None, typer.Option(help="Write a drawing to this file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write a picture to this file.")] = None,
    width: Annotated[int, typer.Option(min=100, max=10_000, help="Of the picture, in pixels.")] = 1600,
    language: Language = None,
) -> None:
    """A route's map: here, or as a file."""
    words = Words(chosen_language(language), "eldorado")
    found = maps.route_option(route)
    console = _console()
    if svg is None and png is None:
        console.print(maps.picture(words, found, console.width))
        console.print(escape(maps.summary(words, found)))
    for path in maps.draw(words, found, svg, png, width):
        console.print(escape(words("cli-written", file=str(path))), soft_wrap=True)


@route_app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A TOML file with an own route.")], language: Language = None
) -> None:
    """Say whether a route can be built, and if not, which tile is at fault."""
    words = Words(chosen_language(language), "eldorado")
    found = load_route(file)
    _console().print(escape(words("cli-route-well", file=str(file))), style="green", soft_wrap=True)
    _console().print(escape(maps.summary(words, found)))


def _options(
    game: str,
    named: list[str] | None,
    route: str | None,
    caves: bool | None,
    edition: str | None,
    data: Path | None,
) -> Options:
    """The options that were given; those that were not are the game's to decide."""
    defaults = {known.name: known.default for known in registry.title(game).options}
    options: Options = {}
    for entry in named or []:
        name, given, text = entry.partition("=")
        if not given:
            raise BadOption("cli-option-form", value=entry)
        is_word = isinstance(defaults.get(name), str) and not text.startswith("[")
        options[name] = text if is_word else _value(text)
    if route is not None:
        options["route"] = maps.route_option(route)
    if caves is not None:
        options["caves"] = caves
    if edition is not None:
        options["edition"] = edition
    if data is not None:
        options["data"] = load_datafile(data)
    return options


def _value(text: str) -> Any:
    """A value that is not a word of the game's: JSON where it reads as such (true, 12, null, [3, 0, 5])."""
    try:
        return json.loads(text)
    except ValueError:
        return text
