"""What views, descriptions and events look like, field by field: the client's types are generated from them."""

from manoa.games.island.showing.choice_shapes import Description as Description
from manoa.games.island.showing.event_shapes import Event as Event
from manoa.games.island.showing.view_shapes import View as View
