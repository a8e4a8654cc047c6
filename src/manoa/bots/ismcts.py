"""Vanilla information-set Monte-Carlo tree search: the baseline, which knows the rules and nothing about good play.

One tree for all deals (Cowling, Powley and Whitehouse, 2012): in each iteration the game is dealt anew, the tree is
gone down along the actions that are legal in that deal, one leaf is added, and random play goes on to the end. Each
seat maximises its own part of the result.
"""

from __future__ import annotations

from math import log, sqrt
from time import process_time
from typing import Final

from manoa.bots.bot import Bot, Opinion
from manoa.kernel import splitmix
from manoa.kernel.game import Game
from manoa.kernel.native import i64

# The weight of curiosity in UCB1, for results from 0 to 1.
_CURIOSITY: Final = 0.7
# Decisions after which a random game that leads nowhere is left as it stands, won by nobody.
_LONGEST: Final = 1500

NODES: Final = 2000
SECONDS: Final = 1.0


class Node:
    """What is known of an action in the tree."""

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat  # who took it
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class IsmctsBot(Bot):
    """Searches every decision anew."""

    def __init__(self, seed: int, nodes: int, seconds: float) -> None:
        self.state: i64 = splitmix.signed(seed)
        self.budget = nodes
        self.seconds = seconds
        self.nodes: i64 = 0  # iterations since it was made

    def choose(self, game: Game) -> int:
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self._best(self._search(game), legal)[0].action

    def opinions(self, game: Game, most: int) -> list[Opinion]:
        best = self._best(self._search(game), game.legal_actions())
        return [Opinion([node.action], node.total / max(1, node.visits)) for node in best[:most]]

    def chances(self, game: Game) -> list[float]:
        if game.is_over:
            return _won(game)
        players = int(game.players)
        totals = [0.0] * players
        deals = max(1, self.budget // 10)
        for _ in range(deals):
            for seat, won in enumerate(self._play_on(game.determinize(game.current_player, self._word()))):
                totals[seat] += won
        decided = sum(totals)
        return [total / decided for total in totals] if decided > 0.0 else [1.0 / players] * players

    def _word(self) -> int:
        self.state = splitmix.advance(self.state)
        return splitmix.unsigned(splitmix.word(self.state))

    def _search(self, game: Game) -> Node:
        root = Node(-1, -1)
        started = process_time()
        for number in range(self.budget):
            if number > 0 and process_time() - started > self.seconds:
                break
            self._iterate(root, game.determinize(game.current_player, self._word()))
        return root

    def _best(self, root: Node, legal: list[int]) -> list[Node]:
        """The actions by how often they were tried."""
        return sorted((root.children[action] for action in legal if action in root.children), key=_rarely)

    def _iterate(self, root: Node, game: Game) -> None:
        self.nodes += 1
        path: list[Node] = []
        node = root
        while not game.is_over:
            seat = game.current_player
            legal = game.legal_actions()
            untried = [action for action in legal if action not in node.children]
            for action in legal:
                if action in node.children:
                    node.children[action].available += 1
            if untried:
                self.state = splitmix.advance(self.state)
                child = Node(untried[splitmix.below(self.state, len(untried))], seat)
                child.available = 1
                node.children[child.action] = child
            else:
                child = _most_promising(node, legal)
            path.append(child)
            game.apply(child.action)
            node = child
            if untried:
                break
        won = self._play_on(game)
        for child in path:
            child.visits += 1
            child.total += won[child.seat]

    def _play_on(self, game: Game) -> list[float]:
        """Random play to the end: each seat's share of the victory."""
        decisions = 0
        while not game.is_over and decisions < _LONGEST:
            legal = game.legal_actions()
            self.state = splitmix.advance(self.state)
            game.apply(legal[splitmix.below(self.state, len(legal))])
            decisions += 1
        return _won(game)


def _won(game: Game) -> list[float]:
    shares = [0.0] * int(game.players)
    if game.is_over:
        winners = game.ranking()[0]
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
    return shares


def _rarely(node: Node) -> int:
    return -node.visits


def _most_promising(node: Node, legal: list[int]) -> Node:
    best = node.children[legal[0]]
    most = -1.0
    for action in legal:
        child = node.children[action]
        bound = child.total / child.visits + _CURIOSITY * sqrt(log(child.available) / child.visits)
        if bound > most:
            most = bound
            best = child
    return best
