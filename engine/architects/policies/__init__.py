"""The policies that this game brings, by name."""

from __future__ import annotations

from engine.architects.policies.apprentice import Apprentice
from engine.architects.policies.steward import Steward
from engine.core.policies import APPRENTICE, STEWARD, Policy

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice(), STEWARD: Steward()}
