"""The policies that this game brings, by name."""

from __future__ import annotations

from engine.core.policies import APPRENTICE, STEWARD, Policy
from engine.devil.policies.apprentice import Apprentice
from engine.devil.policies.steward import Hermit, Soulless, Steward

HERMIT = "hermit"  # shows what the game is without trade; nobody meets it at a table
SOULLESS = "soulless"  # what it is without soul pieces, likewise

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice(), STEWARD: Steward(), HERMIT: Hermit(), SOULLESS: Soulless()}
