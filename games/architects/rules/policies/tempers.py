"""The tempers of stewards: what each seat's counts for more than others do, or less."""

from __future__ import annotations

from engine.policies import Temper
from games.architects.rules.policies.projects import Weights

TEMPERS = (
    Temper("builder", Weights(skill=2.0, card=3.4, material=0.2)),
    Temper("jailer", Weights(harm=0.1, captive=0.14)),
    Temper("pilgrim", Weights(reward=2.5, virtue=1.4)),
    Temper("smuggler", Weights(silver=0.5, more_silver=0.25, debt=2.5, virtue=0.7)),
    Temper("master", Weights()),
)
