"""Advice: what a bot thinks of a decision, and the reasons that the game's own strategy gives for it."""

from __future__ import annotations

from typing import Any, Final

from manoa.bots.bot import Bot, Opinion
from manoa.kernel import registry
from manoa.kernel.game import Description, Game
from manoa.kernel.strategy import Reason

# Several plans may begin alike: so many are looked through for each that is wanted.
_LOOKED_THROUGH: Final = 8
# Where a bot sees a single plan, so many other decisions are judged beside it at most, each in so many deals.
_OTHERS: Final = 6
_DEALS: Final = 2
# Chances that differ by less are about as good as each other.
_CLOSE: Final = 0.01


class Advice:
    """One way to go on: its actions as far as they can be foreseen, the chance of winning, what it brings and costs."""

    def __init__(
        self, actions: list[int], chance: float, steps: list[Description], reasons: list[dict[str, Any]]
    ) -> None:
        self.actions = actions
        self.chance = chance
        self.steps = steps
        self.reasons = reasons

    def as_dict(self) -> dict[str, Any]:
        """JSON-able."""
        steps = [{"action": action, "description": step} for action, step in zip(self.actions, self.steps, strict=True)]
        return {"chance": round(self.chance, 4), "steps": steps, "reasons": self.reasons}


def advise(bot: Bot, game: Game, most: int) -> list[Advice]:
    """What a bot advises the seat that decides: the best plans that begin differently, the best first. The game was
    dealt anew for that seat."""
    begun: set[int] = set()
    advices: list[Advice] = []
    opinions = bot.opinions(game, _LOOKED_THROUGH * most)
    if len(opinions) == 1:
        opinions = opinions + _others(bot, game, opinions[0].actions[0])
    for opinion in opinions:
        if opinion.actions[0] not in begun and len(advices) < most:
            begun.add(opinion.actions[0])
            advices.append(advice(game, opinion.actions, opinion.chance))
    return advices


def _others(bot: Bot, game: Game, chosen: int) -> list[Opinion]:
    """The other decisions, by what the bot thinks of the game after each, best first; none if there are too many."""
    actions = game.legal_actions()
    if len(actions) > _OTHERS + 1:
        return []
    seat = game.current_player
    found: list[Opinion] = []
    for action in actions:
        if action == chosen:
            continue
        chance = 0.0
        for deal in range(_DEALS):
            ahead = game.determinize(seat, deal)
            ahead.apply(action)
            chance += bot.chances(ahead)[seat] / _DEALS
        found.append(Opinion([action], chance))
    found.sort(key=_behind)
    return found


def _behind(opinion: Opinion) -> float:
    return -opinion.chance


def is_sure(advices: list[Advice], choices: int) -> bool:
    """Whether the first is clearly better than the next, of so many choices; of several, one alone was not compared."""
    if len(advices) < 2:
        return choices == 1
    return advices[0].chance - advices[1].chance >= _CLOSE


def advice(game: Game, actions: list[int], chance: float) -> Advice:
    """A plan for the seat that decides, told step by step and with its reasons."""
    seat = game.current_player
    walking = game.copy()
    steps: list[Description] = []
    done = foreseen(walking, actions, steps)
    strategy = registry.title(game.name).strategy
    reasons = strategy.reasons(game.view(seat), walking.view(seat), seat, walking.revealed)
    if not reasons:
        reasons = [_plain(walking, seat)]
    return Advice(actions[:done], chance, steps, [reason.as_dict() for reason in reasons])


def _plain(after: Game, seat: int) -> Reason:
    """The reason for what neither brings nor costs anything that the game could name."""
    if after.revealed:
        return Reason("analysis-unknown", True, {})
    return Reason("analysis-prepares" if after.current_player == seat else "analysis-nothing", True, {})


def foreseen(game: Game, actions: list[int], steps: list[Description] | None = None) -> int:
    """Plays a plan up to where chance or hidden knowledge comes in, or another decides; returns how many actions those
    were. They are described in `steps`."""
    seat = game.current_player
    done = 0
    for action in actions:
        if game.current_player != seat or (done > 0 and game.revealed) or action not in game.legal_actions():
            break
        if steps is not None:
            steps.append(game.describe(action))
        game.apply(action)
        done += 1
    return done
