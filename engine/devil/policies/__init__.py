"""The policies that this game brings, by name."""

from __future__ import annotations

from engine.core.policies import APPRENTICE, Policy
from engine.devil.policies.apprentice import Apprentice

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice()}
