"""The Legendary El Dorado: a deck-building race through the jungle, for 2 to 4 players."""

from importlib.resources import files

from manoa.games.eldorado import components
from manoa.games.eldorado.game import begin, restore
from manoa.games.eldorado.routes import board_of, check_route, facts_of, route_option
from manoa.games.eldorado.rules.setup import BEGINS, blockades_option
from manoa.games.eldorado.showing.drawing import svg_of
from manoa.games.eldorado.showing.glossary import TOPICS, glossary
from manoa.games.eldorado.showing.glossary_shapes import Glossary
from manoa.games.eldorado.showing.picture import picture
from manoa.games.eldorado.showing.shapes import Description, Event, View
from manoa.games.eldorado.state import OLDEST, VERSION
from manoa.games.eldorado.strategy.plan import Expedition
from manoa.games.eldorado.workshop import files as route_files, shapes as workshop_shapes
from manoa.games.eldorado.workshop.generating import generate
from manoa.games.eldorado.workshop.judging import GAMES, judge
from manoa.games.eldorado.workshop.looking import look, measure, pieces
from manoa.games.eldorado.workshop.sheet import sheet
from manoa.games.eldorado.workshop.trials import trial
from manoa.kernel.learning import Learning
from manoa.kernel.options import choice, count, flag, round_limit
from manoa.kernel.registry import Maps, Sample, Shapes, Title, Workshop

TITLE = Title(
    name=components.GAME,
    version=VERSION,
    oldest=OLDEST,
    players=(2, 4),
    options=[
        route_option(),
        flag("caves", False),
        choice("edition", "2023", ["2019", "2023"]),
        blockades_option(),
        choice("begins", BEGINS[0], list(BEGINS)),
        count("loser", 0, 3),
        round_limit(),
    ],
    begin=begin,
    restore=restore,
    strategy=Expedition(),
    folder=files(__name__),
    maps=Maps("route", facts_of, lambda name, dark: svg_of(board_of(name), dark=dark)),
    shapes=Shapes(View, Description, Event, Glossary),
    learning=Learning(TOPICS, glossary),
    picture=picture,
    workshop=Workshop(
        pieces,
        look,
        analyse=measure,
        trial=lambda route, number: trial(check_route(route), number),
        judge=judge,
        games=GAMES,
        generate=generate,
        text=route_files.text_of,
        picture=sheet,
        shapes=workshop_shapes.SHAPES,
    ),
    terminal="manoa.terminal.eldorado.screen:EldoradoScreen",
    commands={"route": "manoa.terminal.eldorado.commands:app"},
    samples=[
        Sample("4 players", 4, {"route": "first-game", "round_limit": 100}),
        Sample("2 players, caves", 2, {"route": "first-game", "round_limit": 100, "caves": True}),
    ],
)
