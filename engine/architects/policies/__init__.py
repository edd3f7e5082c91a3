"""The policies that this game brings, by name."""

from __future__ import annotations

from engine.architects.policies.steward import Apprentice, Steward
from engine.core.policies import APPRENTICE, STEWARD, Policy

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice(), STEWARD: Steward()}
