"""The policies that this game brings, by name."""

from __future__ import annotations

from engine.architects.policies.apprentice import Apprentice
from engine.core.policies import APPRENTICE, Policy

POLICIES: dict[str, Policy] = {APPRENTICE: Apprentice()}
