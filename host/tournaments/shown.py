"""A tournament as all may read it, and what is to be announced of it: by the ids of people on Discord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from host.tournaments.plans import TournamentPlan, rules_of_plan
from host.tournaments.rules.ledger import Tournament, TournamentSeat, standings_now, tournament_of
from host.tournaments.rules.standings import StandingLine
from host.tournaments.rules.steps import (
    PointsCorrected,
    RoundDone,
    RoundSeated,
    TableCorrected,
    TournamentEnded,
)
from host.tournaments.stored import StoredTournament, TakenStep, TournamentState, with_people
from host.values import Place

_TOLD_AT_ONCE = 100  # steps of a tournament


class TournamentShown(Struct, frozen=True):
    """A tournament as all may read it. `tournament`, `standings`: by the ids of people on Discord.

    Who is forgotten has minus the number by which they registered, and the name "". `tables`: the tables of each
    round, None for one about to be opened; `round_ends_at`: None between rounds.
    """

    id: int
    place: Place
    thread_id: int | None
    opener_id: int
    plan: TournamentPlan
    state: TournamentState
    opened_at: datetime
    tournament: Tournament
    standings: tuple[StandingLine, ...]
    round_ends_at: datetime | None
    tables: tuple[tuple[int | None, ...], ...]
    names: Mapping[int, str]


class FollowedTournament(Struct, frozen=True):
    """A tournament of a feed. `since`: a round was seated or is over, all is over, or a moderator set something right.

    No other step has a part in it, as with tables of a feed.
    """

    shown: TournamentShown
    since: datetime


class TableOfRound(Struct, frozen=True):
    """A table of a tournament. `round`, `place`: from 0."""

    shown: TournamentShown
    round: int
    place: int

    @property
    def seats(self) -> tuple[TournamentSeat, ...]:
        """Its seats, in the order of joining."""
        return self.shown.tournament.rounds[self.round].tables[self.place].seats

    @property
    def counts(self) -> bool:
        """Whether what becomes of it still counts by itself: its round is played, and it is not over."""
        now = self.shown.tournament
        present = now.ended is None and now.playing and self.round == len(now.rounds) - 1
        return present and now.rounds[-1].tables[self.place].verdict is None


class TournamentNews(Struct, frozen=True):
    """Steps of a tournament that were not announced yet, in their order, at most a hundred; people by their ids.

    None of them where it has nothing but no thread yet.

    `before`: what was announced so far has come to. `shown`: the tournament as it is by now. `told` takes the `number`
    of the last of `steps`.
    """

    before: Tournament
    shown: TournamentShown
    steps: tuple[TakenStep, ...]

    @property
    def upto(self) -> int:
        """The number of the last step, 0 without any."""
        return self.steps[-1].number if self.steps else 0


def shown_tournament(stored: StoredTournament) -> TournamentShown:
    """The tournament as all may read it."""
    tournament = _as_read(stored, stored.taken)
    rounds = range(len(tournament.rounds))
    return TournamentShown(
        id=stored.id,
        place=stored.place,
        thread_id=stored.thread_id,
        opener_id=stored.opener_id,
        plan=stored.plan,
        state=stored.state,
        opened_at=stored.opened_at,
        tournament=tournament,
        standings=standings_now(tournament),
        round_ends_at=stored.round_ends_at,
        tables=tuple(tuple(each.table_id for each in stored.tables if each.round == number) for number in rounds),
        names={each.id: each.name for each in stored.people},
    )


def followed_tournament(stored: StoredTournament) -> FollowedTournament:
    """The tournament as a feed tells it."""
    kinds = RoundSeated | RoundDone | TournamentEnded | PointsCorrected | TableCorrected
    since = [each.at for each in stored.taken if isinstance(each.step, kinds)]
    return FollowedTournament(shown_tournament(stored), max(since, default=stored.opened_at))


def tournament_news(stored: StoredTournament) -> TournamentNews | None:
    """The first steps that were not announced yet; None where all were, and there is a thread."""
    untold = [each for each in stored.taken if each.number > stored.told_upto][:_TOLD_AT_ONCE]
    if not untold and stored.thread_id is not None:
        return None
    steps = tuple(replace(each, step=with_people(each.step, stored.id_of)) for each in untold)
    announced = [each for each in stored.taken if each.number <= stored.told_upto]
    return TournamentNews(_as_read(stored, announced), shown_tournament(stored), steps)


def _as_read(stored: StoredTournament, taken: Iterable[TakenStep]) -> Tournament:
    """What those steps of a tournament come to, by the ids of people."""
    steps = (with_people(each.step, stored.id_of) for each in taken)
    return tournament_of(rules_of_plan(stored.plan), steps)
