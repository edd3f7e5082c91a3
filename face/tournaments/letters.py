"""What steps of a tournament are written about to the people they concern, beside the thread that tells all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.texts import Text, say
from face.tournaments.shown import tournament_name
from face.wordings.lengths import unix
from host.tournaments.plans import FEWEST_REGISTERED, TournamentPlan
from host.tournaments.rules.ledger import Tournament, after_step
from host.tournaments.rules.standings import HALF_POINTS
from host.tournaments.rules.steps import PersonCame, RoundSeated, TournamentEnded, TournamentStep


def letters_of(
    plan: TournamentPlan, before: Tournament, steps: Sequence[TournamentStep]
) -> Iterator[tuple[int, int, Text]]:
    """For each person to write to: which of the steps it is about, from 0, their id, and what they are told.

    Whoever comes in from the waiting list while people register, or sits out a round; everyone, where a tournament ends
    unplayed or early. Whoever is seated at a table gets its first message, and a place at once is answered at once.
    Raises StepRefused.
    """
    name, now = tournament_name(plan), before
    for at, step in enumerate(steps):
        before, now = now, after_step(now, step)
        if isinstance(step, TournamentEnded) and step.why != "played":
            why = "short" if step.why == "few" else step.why  # "few" is a plural
            played, count = "yes" if now.rounds else "no", len(now.people)
            told = say("tournament-letter-off", name=name, why=why, played=played, least=FEWEST_REGISTERED, count=count)
            yield from ((at, each, told) for each in (*now.people, *now.waiting) if each not in now.left)
        elif isinstance(step, RoundSeated):
            told = say("tournament-letter-bye", name=name, round=len(now.rounds), of=plan.rounds, points=HALF_POINTS)
            yield from ((at, each, told) for each in step.byes)
        elif not now.rounds and not isinstance(step, PersonCame):
            told = say("tournament-letter-in", name=name, until=unix(plan.registration_until))
            yield from ((at, each, told) for each in now.people if each not in before.people)
