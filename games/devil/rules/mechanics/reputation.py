"""The reputation track and the wings (rules page, section 3.7)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.texts import Happening, SeatRef, Text, public, say
from games.devil.rules.pack import Track
from games.devil.rules.rulebook import GUEST_POINTS, WINGS_FOR_ONE
from games.devil.rules.state import GUESTS, Happenings, Kingdom, State, scored, with_kingdom


def moved(track: Track, kingdom: Kingdom, steps: int) -> Kingdom:
    """`kingdom` moved up (`steps` > 0) or down the track, with the wings of the spaces it entered claimed."""
    before = kingdom.reputation
    after = max(0, min(track.top, before + steps))
    if after == before:
        return kingdom
    claims = kingdom.claims
    if after == track.top:
        claims += (("angel", 1),)
    entered = min(before, track.demons) - after if after < before else 0
    if entered > 0:
        claims += (("demon", entered),)
    return replace(kingdom, reputation=after, claims=claims)


def drifted(track: Track, kingdom: Kingdom) -> Kingdom:
    """`kingdom` moved towards the knot by the arrows of its space; it never passes the knot."""
    steps = track.arrows[kingdom.reputation]
    if kingdom.reputation > track.knot:
        return moved(track, kingdom, -min(steps, kingdom.reputation - track.knot))
    return moved(track, kingdom, min(steps, track.knot - kingdom.reputation))


def claim(kingdom: Kingdom, wing: str, count: int) -> Kingdom:
    """`kingdom` with wings to be paid at the end of the step. A negative count returns them."""
    return replace(kingdom, claims=(*kingdom.claims, (wing, count))) if count else kingdom


def angels_to_be_had(state: State, seat: int, wanted: int) -> int:
    """Counts the angel wings of `wanted` that the supply has for a seat: three go back for an indulgence on the way."""
    held, left, indulgences = state.kingdoms[seat].angels, state.angels, state.indulgences
    for got in range(wanted):
        if not left:
            return got
        held, left = held + 1, left - 1
        if held >= WINGS_FOR_ONE and indulgences:
            held, left, indulgences = held - WINGS_FOR_ONE, left + WINGS_FOR_ONE, indulgences - 1
    return wanted


def pay_claims(state: State) -> tuple[State, Happenings]:
    """Pays all claims in seat order: supplies are shared, so no agenda touched them before."""
    happenings: list[Happening] = []
    for seat, kingdom in enumerate(state.kingdoms):
        if not kingdom.claims:
            continue
        state = with_kingdom(state, seat, replace(kingdom, claims=()))
        for wing, count in kingdom.claims:
            state = _paid(state, seat, wing, count, happenings)
    for seat in range(len(state.kingdoms)):  # wings that waited for an indulgence
        state = _exchanged(state, seat, happenings)
    return state, tuple(happenings)


def demons_held(kingdom: Kingdom) -> int:
    """Demon wings a kingdom holds once its claims are paid; the third goes at once, so there are 0, 1 or 2."""
    held = kingdom.demons
    for wing, count in kingdom.claims:
        if wing == "demon":
            held = max(0, held + count) if count < 0 else (held + count) % WINGS_FOR_ONE
    return held


class WingsAhead(Struct, frozen=True):
    """What claims do to the wings of a kind: `got`, `returned` of so many `wanted`, and how many times three go."""

    got: int = 0
    wanted: int = 0
    returned: int = 0
    thirds: int = 0


def wings_ahead(kingdom: Kingdom, claims: tuple[tuple[str, int], ...]) -> dict[str, WingsAhead]:
    """Says by kind what `claims` would bring, one after the other. What others claim before may still change it."""
    held = {"angel": kingdom.angels, "demon": kingdom.demons}
    ahead = dict.fromkeys(held, WingsAhead())
    for wing, count in claims:
        was = ahead[wing]
        returned, has = min(max(0, -count), held[wing]), max(0, held[wing] + count)
        ahead[wing] = WingsAhead(
            was.got + max(0, count),
            was.wanted + max(0, -count),
            was.returned + returned,
            was.thirds + has // WINGS_FOR_ONE,
        )
        held[wing] = has % WINGS_FOR_ONE
    return ahead


def wings_preview(kingdom: Kingdom, claims: tuple[tuple[str, int], ...]) -> tuple[Text, ...]:
    """Says which wings `claims` bring `kingdom`, what goes back, and what each third wing is returned for.

    Supplies are shared, so what others claim before may still change it.
    """
    ahead = wings_ahead(kingdom, claims)
    angels, demons = ahead["angel"], ahead["demon"]
    lines = [
        ("devil-preview-demons", demons.got, demons.got),
        ("devil-preview-absolved", demons.returned, demons.wanted),
        ("devil-preview-guest", demons.thirds, demons.thirds),
        ("devil-preview-angels", angels.got, angels.got),
        ("devil-preview-indulgence", angels.thirds, angels.thirds),
    ]
    return tuple(say(key, count=count, lost=count * GUEST_POINTS) for key, count, there in lines if there)


def _paid(state: State, seat: int, wing: str, count: int, happenings: list[Happening]) -> State:
    """Pays a claim wing by wing: what the third wing is returned for comes before the fourth wing."""
    if count < 0:
        returned = min(-count, state.kingdoms[seat].demons)
        if returned:
            happenings.append(public(say("devil-wings-returned", seat=SeatRef(seat), count=returned)))
        return _one_more(state, seat, wing, -returned)
    at, taken = len(happenings), 0
    while taken < count and getattr(state, f"{wing}s"):
        state = _exchanged(_one_more(state, seat, wing, 1), seat, happenings)
        taken += 1
    if taken:
        happenings.insert(at, public(say(f"devil-wings-{wing}", seat=SeatRef(seat), count=taken)))
    return state


def _one_more(state: State, seat: int, wing: str, change: int) -> State:
    kingdom, pile = state.kingdoms[seat], f"{wing}s"
    kingdom = replace(kingdom, **{pile: getattr(kingdom, pile) + change})
    return replace(with_kingdom(state, seat, kingdom), **{pile: getattr(state, pile) - change})


def _exchanged(state: State, seat: int, happenings: list[Happening]) -> State:
    """Exchanges three angel wings for an indulgence, three demon wings for a houseguest and two lost points."""
    kingdom = before = state.kingdoms[seat]
    while kingdom.angels >= WINGS_FOR_ONE and state.indulgences:
        state = replace(state, angels=state.angels + WINGS_FOR_ONE, indulgences=state.indulgences - 1)
        kingdom = replace(kingdom, angels=kingdom.angels - WINGS_FOR_ONE, indulgences=kingdom.indulgences + 1)
        happenings.append(public(say("devil-indulgence-won", seat=SeatRef(seat))))
    if kingdom.demons >= WINGS_FOR_ONE:
        guest = 1 if state.guests else 0
        state = replace(state, demons=state.demons + WINGS_FOR_ONE, guests=state.guests - guest)
        kingdom = replace(
            kingdom,
            demons=kingdom.demons - WINGS_FOR_ONE,
            guests=kingdom.guests + guest,
        )
        kingdom = scored(kingdom, GUESTS, -GUEST_POINTS)
        key = "devil-guest-won" if guest else "devil-guest-none-left"
        happenings.append(public(say(key, seat=SeatRef(seat), points=GUEST_POINTS)))
    return state if kingdom is before else with_kingdom(state, seat, kingdom)


def highest(reputations: tuple[int, ...]) -> tuple[int, ...]:
    """The seats nobody stands above; none if all share a space."""
    return _extreme(reputations, max(reputations))


def lowest(reputations: tuple[int, ...]) -> tuple[int, ...]:
    """The seats nobody stands below; none if all share a space."""
    return _extreme(reputations, min(reputations))


def _extreme(reputations: tuple[int, ...], space: int) -> tuple[int, ...]:
    seats = tuple(seat for seat, reputation in enumerate(reputations) if reputation == space)
    return seats if len(seats) < len(reputations) else ()
