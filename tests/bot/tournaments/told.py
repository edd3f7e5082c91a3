"""A tournament of robots from its steps alone, to be told and drawn in each language."""

from __future__ import annotations

import random

from host.tournaments.rules.drawing import next_steps
from host.tournaments.rules.ledger import Tournament, after_step
from host.tournaments.rules.steps import (
    PersonCame,
    PersonLeft,
    PointsCorrected,
    RoundDone,
    SeatTaken,
    TableCorrected,
    TableDone,
    TournamentEnded,
    TournamentRules,
    TournamentStep,
)

NAMES = (
    "Ada",
    "Константин Преображенский-Задунайский",
    "Wilhelmina van der Lange-Überraschung",
    "李小龙",
    "*Řehoř* Ďábel",
    "zoë ✨",
)
RULES = TournamentRules((4, 4), rounds=2, people=41)
MODERATOR = 99


class Played:
    """The steps of a whole tournament with all kinds of them, who is called what, and what they come to."""

    def __init__(self, rules: TournamentRules = RULES, people: int = 43) -> None:
        self.rules = rules
        self.steps: list[TournamentStep] = []
        self.now = Tournament(rules)
        self.names = {person: f"{NAMES[person % len(NAMES)]} {person}" for person in range(1, people + 1)}
        for person in self.names:
            self.does(PersonCame(person))

    def does(self, step: TournamentStep) -> None:
        self.now = after_step(self.now, step)
        self.steps.append(step)

    def round(self, *late: int) -> None:
        """Seats a round whose tables end but for those."""
        chance = random.Random(len(self.steps))  # noqa: S311
        for step in next_steps(self.now, b"a lot"):
            self.does(step)
        if len(self.now.rounds) == 1 and self.now.waiting:
            gone = self.now.rounds[0].tables[0].seats[1].holder
            assert gone is not None
            self.does(PersonLeft(gone))
            self.does(SeatTaken(0, 1, self.now.waiting[0]))
        for number, table in enumerate(self.now.rounds[-1].tables):
            if number not in late:
                places = list(range(1, len(table.seats) + 1))
                chance.shuffle(places)
                self.does(TableDone(number, tuple(places)))

    def whole(self) -> Played:
        """To its end: a table that is late, somebody who leaves between rounds, and both kinds of corrections."""
        self.round(3)
        self.does(RoundDone())
        self.does(PersonLeft(self.now.rounds[0].tables[2].seats[0].holder or 0))
        self.does(PointsCorrected(7, -5, MODERATOR, "slow *play* @everyone"))
        seats = len(self.now.rounds[0].tables[3].seats)
        self.does(TableCorrected(0, 3, "played", tuple(range(1, seats + 1)), MODERATOR, "it ended an hour late"))
        self.round()
        self.does(RoundDone())
        self.does(TournamentEnded("played"))
        return self
