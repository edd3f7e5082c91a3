"""Values that records are read as. Only what rests on enough games is firm; the rest says how much is missing."""

from __future__ import annotations

from msgspec import Struct


class Tally(Struct, frozen=True):
    """So many games, of which so many were won, `shared` wins among them."""

    games: int = 0
    won: int = 0
    shared: int = 0


class Pace(Struct, frozen=True):
    """The median time to answer, in seconds, over so many answers. `missing`: answers until it is firm."""

    seconds: int
    answers: int
    missing: int


class Rank(Struct, frozen=True):
    """Where somebody stands. `missing`: rated games until they have a `place` among `of`; it is 0 until then."""

    points: int
    games: int
    missing: int
    place: int
    of: int


class RoleTally(Struct, frozen=True):
    """How a role has fared."""

    role: str
    tally: Tally


class GameRecord(Struct, frozen=True):
    """What was played of one game among people, or alone. `feats`: sums by name; `rank`: None for who is not rated."""

    game: str
    tally: Tally
    roles: tuple[RoleTally, ...]
    feats: dict[str, int]
    rank: Rank | None = None
    rated: int = 0
    seconds: int = 0  # the median length of a game, of a server only


class PersonRecord(Struct, frozen=True):
    """What a person has played. `name`: on that server, "" where it is not known; `stewards`: games with them.

    `left`: games they left; `taken_over`: seats they took from others. `seasons`: those there are.
    """

    person_id: int
    name: str
    season: str
    games: tuple[GameRecord, ...]
    stewards: Tally
    pace: Pace | None
    left: int
    taken_over: int
    seasons: tuple[str, ...]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not self.games and not self.stewards.games and not self.left


class ServerRecord(Struct, frozen=True):
    """What was played on a server, by so many people."""

    season: str
    games: tuple[GameRecord, ...]
    people: int
    pace: Pace | None
    seasons: tuple[str, ...]


class Place(Struct, frozen=True):
    """A line of a leaderboard. `place` from 1, equal points share it. `name`: as of PersonRecord."""

    place: int
    person_id: int
    name: str
    points: int
    games: int
    won: int


class Leaderboard(Struct, frozen=True):
    """Who is ahead at a game: the first few of `placed` people. `unplaced`: who has too few games yet.

    `own`: the reader's; None if they were not rated. `rated`: games. `games`: all with rated games, the latest first.
    """

    game: str
    season: str
    places: tuple[Place, ...]
    placed: int
    unplaced: int
    own: Rank | None
    rated: int
    games: tuple[str, ...]
    seasons: tuple[str, ...]
