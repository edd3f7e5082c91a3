"""The policies that this game brings, by name."""

from __future__ import annotations

from engine.policies import APPRENTICE, STEWARD, Policy
from games.paladins.rules.policies.steward import Apprentice, Steward

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice(), STEWARD: Steward()}
