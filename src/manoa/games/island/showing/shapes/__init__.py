"""What views and descriptions look like, field by field: the client's types are generated from them."""

from manoa.games.island.showing.shapes.description import Description as Description
from manoa.games.island.showing.shapes.view import View as View
