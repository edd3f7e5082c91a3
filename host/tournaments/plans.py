"""What is said of a tournament before anyone registers, and within which bounds."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from db.trouble import Trouble
from engine.chance import SEED_BYTES, Chance
from engine.registry import games
from engine.texts import clean_line
from host.lobby.opening import checked_options
from host.lobby.settings import PRESETS
from host.tournaments.rules.sizes import FEWEST_AT_TABLE, MOST_AT_TABLE
from host.tournaments.rules.steps import (
    TournamentRules,
)
from host.values import NO_SUCH_GAME

TOURNAMENT_NAME = "tournament-name"  # `most`, in characters
TOURNAMENT_PEOPLE = "tournament-people"  # `least`, `most`
TOURNAMENT_ROUNDS = "tournament-rounds"  # `least`, `most`
ROUND_DAYS = "tournament-round-days"  # `least`, `most`
REGISTRATION_PAST = "registration-past"
REGISTRATION_TOO_LATE = "registration-too-late"  # `most`, in days
GAME_FOR_ONE = "tournament-game-for-one"
TOURNAMENT_GROUP = "tournament-group"  # `least`, `most`, in people
TOURNAMENT_FINAL = "tournament-final"  # `least`, `most`, in people

LONGEST_TOURNAMENT_NAME = 60  # characters
FEWEST_REGISTERED, MOST_REGISTERED = 6, 200  # people
MOST_TOURNAMENT_ROUNDS = 12
MOST_ROUND_DAYS = 30
SMALLEST_GROUP, LARGEST_GROUP = 4, 50  # people
LONGEST_REGISTRATION = timedelta(days=60)


class TournamentPlan(Struct, frozen=True):
    """What is told at registration. `people`: places; more wait. `pace`: the name of a preset.

    `unfinished`: what a table gives that has not ended when its round is closed. `round_days`: as long as a round may
    last. `options`: of the game, as for a lobby. `group`: about how many people a group has, who meet nobody else; 0
    for none. `final`: how many of the best play one table more for the first places; 0 for none. `season_of`: the
    tournament whose league this goes on with: its groups are divisions, from which people go up and down. `seats`: the
    fewest and the most of the game, filled in when opened. `watched`: whoever has their address may read the boards of
    its tables, and the standings.
    """

    name: str
    game: str
    registration_until: datetime
    rounds: int = 4
    people: int = 64
    pace: str = "daily"
    unfinished: Literal["shared", "void"] = "shared"
    round_days: int = 14
    rated: bool = True
    options: dict[str, Any] = {}
    group: int = 0
    final: int = 0
    season_of: int | None = None
    seats: tuple[int, int] = (2, 2)
    watched: bool = False


def checked_plan(plan: TournamentPlan, now: datetime) -> TournamentPlan:
    """`plan` with its name, options and seats as they are stored.

    Raises Trouble `tournament-name`, `tournament-people`, `tournament-rounds`, `tournament-round-days`,
    `registration-past`, `registration-too-late`, `tournament-group`, `tournament-final`, `no-such-game`,
    `tournament-game-for-one`, `bad-options`,
    `not-storable`, Refusal for options that the game refuses.
    """
    name = clean_line(plan.name)
    if not 0 < len(name) <= LONGEST_TOURNAMENT_NAME:
        raise Trouble(TOURNAMENT_NAME, most=LONGEST_TOURNAMENT_NAME)
    if not FEWEST_REGISTERED <= plan.people <= MOST_REGISTERED:
        raise Trouble(TOURNAMENT_PEOPLE, least=FEWEST_REGISTERED, most=MOST_REGISTERED)
    if not 1 <= plan.rounds <= MOST_TOURNAMENT_ROUNDS:
        raise Trouble(TOURNAMENT_ROUNDS, least=1, most=MOST_TOURNAMENT_ROUNDS)
    if not 1 <= plan.round_days <= MOST_ROUND_DAYS:
        raise Trouble(ROUND_DAYS, least=1, most=MOST_ROUND_DAYS)
    if plan.registration_until <= now:
        raise Trouble(REGISTRATION_PAST)
    if plan.registration_until - now > LONGEST_REGISTRATION:
        raise Trouble(REGISTRATION_TOO_LATE, most=LONGEST_REGISTRATION.days)
    game = games().get(plan.game)
    if game is None:
        raise Trouble(NO_SUCH_GAME, game=plan.game)
    if game.seats[1] < 2:
        raise Trouble(GAME_FOR_ONE)
    if plan.group and not SMALLEST_GROUP <= plan.group <= LARGEST_GROUP:
        raise Trouble(TOURNAMENT_GROUP, least=SMALLEST_GROUP, most=LARGEST_GROUP)
    least, most = min(FEWEST_AT_TABLE, game.seats[1]), min(MOST_AT_TABLE, game.seats[1])
    if plan.final and not least <= plan.final <= most:
        raise Trouble(TOURNAMENT_FINAL, least=least, most=most)
    assert plan.pace in PRESETS  # noqa: S101  chosen from a list
    options, typed = checked_options(game, plan.options)
    game.setup(typed, game.seats[0], Chance(bytes(SEED_BYTES)))  # what a table would refuse is refused now
    return replace(plan, name=name, options=options, seats=game.seats)


def rules_of_plan(plan: TournamentPlan) -> TournamentRules:
    """The rules by which the steps of such a tournament are read."""
    return TournamentRules(
        plan.seats, plan.rounds, plan.people, plan.unfinished, plan.group, plan.final, plan.season_of is not None
    )
