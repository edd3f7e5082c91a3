"""The policies that this game brings, by name, and how it proves what their reasons claim."""

from __future__ import annotations

from engine.policies import APPRENTICE, STEWARD, Policy
from games.paladins.rules.policies.proofs import PROOFS
from games.paladins.rules.policies.steward import Apprentice, Steward

__all__ = ["POLICIES", "PROOFS"]

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice(), STEWARD: Steward()}
