"""The policies that this game brings, by name, and how it proves what their reasons claim."""

from __future__ import annotations

from engine.policies import APPRENTICE, STEWARD, Policy
from games.devil.rules.policies.apprentice import Apprentice
from games.devil.rules.policies.proofs import PROOFS
from games.devil.rules.policies.steward import Hermit, Soulless, Steward

__all__ = ["HERMIT", "POLICIES", "PROOFS", "SOULLESS"]

HERMIT = "hermit"  # shows what the game is without trade; nobody meets it at a table
SOULLESS = "soulless"  # what it is without soul pieces, likewise

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice(), STEWARD: Steward(), HERMIT: Hermit(), SOULLESS: Soulless()}
