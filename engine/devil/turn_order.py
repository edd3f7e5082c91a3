"""The order of a round, as the rulebook lists its phases."""

from __future__ import annotations

from engine.devil.phases.actions import Planning, Resolving
from engine.devil.phases.answering import Answering, LateGuests
from engine.devil.phases.cards import Confirm, Deal, Pick
from engine.devil.phases.inquisition import Packing, Wings
from engine.devil.phases.interest import Interest
from engine.devil.phases.preferences import Preferences
from engine.devil.phases.production import Production
from engine.devil.phases.reputation import Reputations
from engine.devil.phases.step import Step
from engine.devil.phases.trading import Offer, SecondViewing, Viewing
from engine.devil.phases.witch_hunt import Question, Vote
from engine.devil.state import ROUNDS

END = "end"

TURN_ORDER: tuple[Step, ...] = (
    Production(),  # 1
    Deal(),  # 2, cards: round 1
    Pick(),
    Confirm(),
    Offer(),  # 3, trading
    Viewing("first", 0),
    SecondViewing("second", 1),
    Planning(),  # 4, actions
    Resolving(),
    Interest(),  # 5
    Reputations(),  # 6, reputation
    Vote(),  # 7, witch hunt: rounds 2 and 3
    Question(),
    Wings(),  # 8, inquisition: rounds 3 and 5
    Packing(),
    Answering(),
    LateGuests(),
)
DEALING = Preferences()  # comes before round 1 at tables with role preferences
STEPS = {step.name: step for step in (DEALING, *TURN_ORDER)}


def _following() -> dict[tuple[int, str], tuple[int, str]]:
    played = [(number, step.name) for number in range(1, ROUNDS + 1) for step in TURN_ORDER if number in step.rounds]
    return dict(zip(played, [*played[1:], (ROUNDS, END)], strict=True))


FIRST = (1, TURN_ORDER[0].name)
FOLLOWING = {(1, DEALING.name): FIRST, **_following()}  # (round, step) -> the next one
