"""The tempers of stewards: what each seat's counts for more than others do, or less.

The first weighs everything as a game alone asks for: whoever plays alone has that seat.
"""

from __future__ import annotations

from engine.policies import Temper
from games.paladins.rules.policies.weights import Weights

TEMPERS = (
    Temper("regent", Weights()),
    Temper("conqueror", Weights(attack=2.8, garrison=0.4, strength=3.0, criminal=1.0, shop=1.8)),
    Temper("preacher", Weights(commission=2.2, convert=2.3, faith=3.5, shop=1.5)),
    Temper("castellan", Weights(fortify=1.9, mason=0.9, join=0.4)),
)
