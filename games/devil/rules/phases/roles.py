"""Dealing the roles (rules page, sections 1 and 5): evenly, or by preferences, asked before the first round."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, permutations
from math import prod
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.effects import plus
from engine.forms import Draft, Option
from engine.texts import Named, private, public, say
from games.devil.rules.mechanics.step import Moved, SealedStep
from games.devil.rules.rulebook import MORTALS, ROLE_STOCK, ROLES, SOULS, WANTED, Role, Weights, numbers
from games.devil.rules.state import Happenings, Kingdom, State, unsealed

GLADLY, EITHER, UNWILLINGLY = "gladly", "either", "unwillingly"  # what a seat may say of a role
PREFERENCES = (GLADLY, EITHER, UNWILLINGLY)
STREAM = "setup/roles"


class Preference(Struct, frozen=True):
    """The liking of a seat for playing a mortal, the cultist and the devil."""

    mortal: str = EITHER
    cultist: str = EITHER
    devil: str = EITHER

    def for_role(self, role: Role) -> str:
        """Returns the seat's liking for that role."""
        wanted: str = getattr(self, "mortal" if role in MORTALS else role)
        return wanted


def role_dealt(kingdom: Kingdom, role: Role, jesters: bool) -> Kingdom:
    """`kingdom` with that role and what lies in its first chest."""
    pure, marked = SOULS[role]
    return replace(
        kingdom,
        role=role,
        stock=plus(kingdom.stock, ROLE_STOCK[role]),
        pure=kingdom.pure + pure,
        marked=kingdom.marked + marked,
        jesters=getattr(numbers().jesters, role, 0) if jesters else 0,
    )


def roles_dealt(state: State, roles: Sequence[Role]) -> tuple[State, Happenings]:
    """`state` with a role for each seat, and what each seat reads of its own."""
    kingdoms = tuple(
        role_dealt(kingdom, role, state.options.jesters) for kingdom, role in zip(state.kingdoms, roles, strict=True)
    )
    happenings = [private(seat, say("devil-your-role", mark=Named("mark", role))) for seat, role in enumerate(roles)]
    happenings += [
        private(seat, say("devil-your-jesters", count=kingdom.jesters))
        for seat, kingdom in enumerate(kingdoms)
        if kingdom.jesters
    ]
    return replace(state, kingdoms=kingdoms), tuple(happenings)


def drawn_by_preference(wishes: Sequence[Preference], stream: Stream) -> tuple[Role, ...]:
    """Deals a role to each seat. A deal is as likely as the product of the weights of the seats' preferences."""
    weights = numbers().preferences
    deals = tuple(permutations(ROLES))
    upto = list(accumulate(_weight(deal, wishes, weights) for deal in deals))
    drawn = stream.below(upto[-1])
    return next(deal for deal, end in zip(deals, upto, strict=True) if drawn < end)


def _weight(deal: Sequence[Role], wishes: Sequence[Preference], weights: Weights) -> int:
    return prod(getattr(weights, wish.for_role(role)) for role, wish in zip(deal, wishes, strict=True))


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
