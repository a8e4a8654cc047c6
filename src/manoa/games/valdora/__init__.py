"""Valdora: adventurers carry gems to the patrons of a rich valley, for 3 to 5 players."""

from importlib.resources import files

from manoa.games.valdora import components
from manoa.games.valdora.boxes import QUIET_OFFERED, QUIET_ROUNDS, QUIET_SIMULATED, data_option
from manoa.games.valdora.game import begin, restore
from manoa.games.valdora.layouts import NAMED, board_of
from manoa.games.valdora.showing.drawing import facts_of, svg_of
from manoa.games.valdora.showing.glossary import TOPICS, glossary
from manoa.games.valdora.showing.glossary_shapes import Glossary
from manoa.games.valdora.showing.picture import picture
from manoa.games.valdora.showing.shapes import Description, Event, View
from manoa.games.valdora.state import OLDEST, VERSION
from manoa.games.valdora.strategy.trader import Trader
from manoa.kernel.learning import Learning
from manoa.kernel.options import choice, count, round_limit
from manoa.kernel.registry import Maps, Sample, Shapes, Title

TITLE = Title(
    name=components.GAME,
    version=VERSION,
    oldest=OLDEST,
    players=(3, 5),
    options=[
        choice("layout", "five-sections", list(NAMED)),
        data_option(),
        count("quiet_rounds", 1, 10_000, QUIET_SIMULATED, QUIET_ROUNDS, [*QUIET_OFFERED, None]),
        round_limit(),
    ],
    begin=begin,
    restore=restore,
    strategy=Trader(),
    shapes=Shapes(View, Description, Event, Glossary),
    learning=Learning(TOPICS, glossary),
    picture=picture,
    folder=files(__name__),
    maps=Maps(
        "layout",
        lambda name: facts_of(board_of(name, None)),
        lambda name, dark: svg_of(board_of(name, None), dark=dark),
    ),
    terminal="manoa.terminal.valdora.screen:ValdoraScreen",
    samples=[Sample("4 players", 4, {"round_limit": 100, "quiet_rounds": None})],
)
