"""Role preferences, asked before the first round at tables with that option (rules page, section 5)."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from engine.core.chance import Chance
from engine.core.forms import Draft, Option
from engine.core.happenings import public
from engine.core.texts import say
from engine.devil.phases.step import Moved, SealedStep
from engine.devil.roles import EITHER, PREFERENCES, STREAM, Preference, drawn_by_preference, roles_dealt
from engine.devil.state import State, unsealed
from engine.devil.things import WANTED


class Preferences(SealedStep):
    """Asks everybody in secret how gladly they would play each role, then deals the roles. No preference is told."""

    name = "roles.preferences"
    kind = "preferences"
    rounds = (1,)

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        options = [Option(preference, say(f"devil-preference-{preference}")) for preference in PREFERENCES]
        for role in WANTED:
            draft.pick(role, options, default=EITHER)

    def settle(self, state: State, chance: Chance) -> Moved:
        wishes = [convert(value, Preference) for value in state.sealed]
        roles = drawn_by_preference(wishes, chance.stream(STREAM))
        state, happenings = roles_dealt(unsealed(state), roles)
        return state, (public(say("devil-roles-dealt")), *happenings)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        """Any role is as welcome as any other."""
        return {}
