"""`manoa route`: El Dorado's routes listed, shown and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from manoa.games.eldorado.routes import load_route
from manoa.terminal.console import Language, standard_output
from manoa.terminal.eldorado import routes
from manoa.terminal.texts import Texts, chosen_language

app = typer.Typer(no_args_is_help=True, help="List, show and check routes of El Dorado.")


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
