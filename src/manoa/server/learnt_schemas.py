"""The shapes of what is said about learning."""

from __future__ import annotations

from manoa.server.schemas import Answer


class LearntLesson(Answer):
    game: str
    lesson: str
    answers: list[int]
    """The action of every step that is done; -1 where there was only something to look at."""
    finished: bool
    """Whether it was ever played to its end."""


class MyLearnt(Answer):
    played: list[str]
    """The games that one plays or has played."""
    lessons: list[LearntLesson]
