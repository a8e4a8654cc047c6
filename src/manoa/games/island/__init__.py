"""The Island of El Dorado: exploration and conquest of four shrines, for 2 to 4 players."""

from importlib.resources import files

from manoa.games.island import boxes, game
from manoa.games.island.components import GAME
from manoa.games.island.showing import glossary, glossary_shapes, shapes
from manoa.games.island.showing.picture import picture
from manoa.games.island.state import OLDEST, VERSION
from manoa.games.island.strategy.plan import Conquest
from manoa.kernel.learning import Learning
from manoa.kernel.options import flag, round_limit
from manoa.kernel.registry import Sample, Shapes, Title

TITLE = Title(
    name=GAME,
    version=VERSION,
    oldest=OLDEST,
    players=(2, 4),
    options=[
        flag("deep_shrine", False),
        flag("hand_limit", False),
        flag("hidden_hands", False),
        flag("free_trade", False),
        boxes.data_option(),
        round_limit(),
    ],
    begin=game.begin,
    restore=game.restore,
    strategy=Conquest(),
    shapes=Shapes(shapes.View, shapes.Description, shapes.Event, glossary_shapes.Glossary),
    learning=Learning(glossary.TOPICS, glossary.glossary),
    picture=picture,
    folder=files(__name__),
    terminal="manoa.terminal.island.screen:IslandScreen",
    samples=[Sample("4 players", 4, {"round_limit": 100})],
    # A round takes dozens of decisions, and few rounds see them all.
    rounds=20,
)
