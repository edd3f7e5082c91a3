"""Values for who holds a seat: a player, a steward, nobody, or somebody who has been forgotten."""

from __future__ import annotations

from msgspec import Struct


class Player(Struct, frozen=True, array_like=True, tag="player"):
    """A person on Discord, by user id."""

    id: int


class Steward(Struct, frozen=True, array_like=True, tag="steward"):
    """An automatic player. `level`: of its policy, as of `engine.policies.LEVELS`."""

    level: str


class Nobody(Struct, frozen=True, array_like=True, tag="nobody"):
    """The seat is open."""


class Former(Struct, frozen=True, array_like=True, tag="former"):
    """A player whose person had themselves forgotten. `mark`: what stands for them in votes, a negative number."""

    mark: int


Occupant = Player | Steward | Nobody | Former


RETURNING = 100  # added to the number of a person of a game's list


class SeatCard(Struct, frozen=True, array_like=True):
    """A seat and who holds it. `seat` is None before the start, when seats are drawn. `word`: theirs, for the seed.

    `name`: the player's, of an open seat its last player's, a steward's number where it is not that of its seat (above
    `RETURNING` it stands for a person of the game's list, who plays at another table again);
    forgotten players have none. `away`: a stand-in answers for this seat until its player is back.
    `extended`: how often its player has taken more time.
    """

    seat: int | None
    occupant: Occupant
    name: str = ""
    word: str = ""
    away: bool = False
    extended: int = 0

    @property
    def person_id(self) -> int | None:
        """The person who plays there, None where none does."""
        return self.occupant.id if isinstance(self.occupant, Player) else None

    @property
    def taken(self) -> bool:
        """Whether somebody holds the seat, or did so when the game ended."""
        return not isinstance(self.occupant, Nobody)

    @property
    def former(self) -> bool:
        """Whether its player has been forgotten, so that nobody can be written to."""
        return isinstance(self.occupant, Former)

    @property
    def level(self) -> str | None:
        """The level of the steward there, None without one."""
        return self.occupant.level if isinstance(self.occupant, Steward) else None

    def steward_number(self, place: int) -> int:
        """The number by which a steward is told from the others. `place`: from 0, the seat or the order of joining."""
        return int(self.name) if self.name.isdecimal() else place + 1

    @property
    def ballot(self) -> int | None:
        """The number under which the votes of its player are kept, None where there never was one."""
        return self.occupant.mark if isinstance(self.occupant, Former) else self.person_id
