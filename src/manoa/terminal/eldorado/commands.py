"""`manoa route`: El Dorado's routes listed, shown, checked, measured and made on wish."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from manoa.arena.distribute import checked_where
from manoa.games.eldorado.routes import load_route
from manoa.games.eldorado.workshop.files import text_of
from manoa.games.eldorado.workshop.generating import generate as make_route
from manoa.games.eldorado.workshop.judging import GAMES
from manoa.games.eldorado.workshop.tips import analyse as measure
from manoa.kernel.errors import ManoaError
from manoa.kernel.registry import checked_seed
from manoa.terminal.console import Language, print_json, progress, standard_output
from manoa.terminal.eldorado import analysis, routes
from manoa.terminal.texts import Texts, chosen_language

app = typer.Typer(no_args_is_help=True, help="List, show, check, measure and make routes of El Dorado.")


def _texts(language: str | None) -> Texts:
    return Texts(chosen_language(language), "eldorado")


@app.command("list")
def list_routes(language: Language = None) -> None:
    """The named routes."""
    standard_output().print(routes.listing(_texts(language)))


@app.command()
def show(
    route: Annotated[str, typer.Argument(help="A named route, or a TOML file.")],
    svg: Annotated[Path | None, typer.Option(help="Write a drawing to this file.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write a picture to this file.")] = None,
    width: Annotated[int, typer.Option(min=100, max=10_000, help="Of the picture, in pixels.")] = 1600,
    language: Language = None,
) -> None:
    """A route's map: here, or as a file."""
    texts = _texts(language)
    found = routes.route_option(route)
    console = standard_output()
    if svg is None and png is None:
        console.print(routes.picture(texts, found, console.width))
        console.print(escape(routes.summary(texts, found)))
    for path in routes.draw(texts, found, svg, png, width):
        console.print(escape(texts("cli-written", file=str(path))), soft_wrap=True)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A TOML file with an own route.")], language: Language = None
) -> None:
    """Say whether a route can be built, and if not, which tile is at fault."""
    texts = _texts(language)
    found = load_route(file)
    console = standard_output()
    console.print(escape(texts("cli-route-well", file=str(file))), style="green", soft_wrap=True)
    console.print(escape(routes.summary(texts, found)))


@app.command()
def analyse(
    route: Annotated[str, typer.Argument(help="A named route, or a TOML file.")],
    games: Annotated[int, typer.Option(min=0, max=10_000, help="Games that bots play on it; 0 for none.")] = GAMES,
    seed: Annotated[
        int, typer.Option(min=0, help="The number of the first game: another one is a second opinion.")
    ] = 0,
    jobs: Annotated[int | None, typer.Option(help="Processes; one for each core by default.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
    language: Language = None,
) -> None:
    """The book's tips as numbers, and how hard the route is by games of bots, the same with however many jobs."""
    texts = _texts(language)
    found = routes.route_option(route)
    measured = measure(found)
    where = checked_where(jobs if jobs is not None else os.cpu_count() or 1, None)
    with progress(texts, games, as_json) as told:
        judgement = analysis.judged(found, range(seed, seed + games), where, told)
    if as_json:
        print_json({**measured, "judgement": judgement})
        return
    console = standard_output()
    console.print(analysis.measures(texts, measured))
    console.print(analysis.ways(texts, measured))
    if judgement is not None:
        console.print(analysis.judgement(texts, judgement))


@app.command()
def generate(
    out: Annotated[Path | None, typer.Option(help="Write the route to this new file; else it is printed.")] = None,
    seed: Annotated[int | None, typer.Option(help="Makes the same route again; random by default.")] = None,
    length: Annotated[int | None, typer.Option(help="Pieces between start and end, 1 to 8; else 5.")] = None,
    difficulty: Annotated[str | None, typer.Option(help="easy, medium or hard; else any.")] = None,
    pieces: Annotated[
        str | None, typer.Option(help="Those that you own, such as CD,EF,OP; else all. Start and end are always there.")
    ] = None,
    caves: Annotated[int | None, typer.Option(help="So many caves at least.")] = None,
    language: Language = None,
) -> None:
    """Make a route on wish: by chance, and good by the book's tips."""
    texts = _texts(language)
    if out is not None and out.exists():
        raise ManoaError("cli-file-exists", file=str(out))
    chosen = checked_seed(seed) if seed is not None else secrets.randbits(32)
    given = {
        "length": length,
        "difficulty": difficulty,
        "pieces": pieces.replace(",", " ").split() if pieces is not None else None,
        "caves": caves,
    }
    wishes = {name: wish for name, wish in given.items() if wish is not None}
    text = text_of(make_route(chosen, wishes), f"manoa route generate --seed {chosen}", wishes)
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
        typer.echo(texts("cli-written", file=str(out)))
