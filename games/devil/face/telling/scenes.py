"""Finds the scenes of Deal with the Devil among what everybody was told: the mob, the inquisition, the masks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.texts import Listed, Named, SeatRef, Text, Things, say
from face.core.scenes import ToldScene, count_in, id_in, listed_seats, seat_in, those_of
from games.devil.rules import facts
from games.devil.rules.rulebook import COINS

MANY_PIECES = 2  # soul pieces from which on a ritual is told rather than chests
_OPENED, _REVEALED = facts.ChestOpened.wording, "devil-role-revealed"
_ANSWERED = {
    f"devil-{answer}-{role}": (role, answer == "found")
    for role in ("devil", "cultist")
    for answer in ("found", "denied")
}
_PENALTIES = ("devil-penalty-points", "devil-penalty-goods", "devil-penalty-vandal", "devil-penalty-bailiff")
_RIGHT = ("devil-guess-right-devil", "devil-guess-right-cultist")


class Mob(Struct, frozen=True):
    """Who has confessed, and is chased."""

    confessed: tuple[int, ...]


class OpenChest(Struct, frozen=True):
    """A chest of the inquisition: by sign what lay in it, and whom its owner takes for which role."""

    mark: str
    held: tuple[tuple[str, int], ...]
    guesses: tuple[tuple[str, int], ...]


class Chests(Struct, frozen=True):
    """All chests, and the inquisitors whom the bribes keep away."""

    chests: tuple[OpenChest, ...]
    bribed: tuple[str, ...] = ()


class Ritual(Struct, frozen=True):
    """The soul pieces that lay in the devil's chest."""

    pure: int
    marked: int


class Guessed(Struct, frozen=True):
    """Whom at least two take for that role, and whether they are right."""

    seat: int
    role: str
    right: bool


class Inquisitors(Struct, frozen=True):
    """The inquisitors that hit somebody, and by seat the points they took and the soul pieces they were shown."""

    came: tuple[str, ...]
    lost: dict[int, int]
    shown: dict[int, int]


class Masks(Struct, frozen=True):
    """Who was what, by seat, and how many guesses of theirs were right."""

    roles: dict[int, str]
    right: dict[int, int]


def scenes_of(happenings: Sequence[Text], earlier: Sequence[Text], pack: str) -> tuple[ToldScene, ...]:
    """The scenes of a step."""
    found = [*_mob(happenings), *_packed(happenings), *_guesses(happenings), *_inquisitors(happenings)]
    return (*found, *_masks(happenings))


def _mob(happenings: Sequence[Text]) -> list[ToldScene]:
    confessed = tuple(seat_in(text) for text in those_of(happenings, facts.Confessed.wording))
    if not confessed:
        return []
    who = listed_seats(confessed)
    return [
        ToldScene("mob", 60, say("devil-scene-mob", who=who), (say("devil-scene-mob-seen", who=who),), Mob(confessed))
    ]


def _packed(happenings: Sequence[Text]) -> list[ToldScene]:
    """The chests of the inquisition, told as the ritual where they hold little else or many soul pieces."""
    opened = those_of(happenings, _OPENED)
    if not opened:
        return []
    chests = tuple(_chest(text) for text in opened)
    held = dict(next((chest.held for chest in chests if chest.mark == "devil"), ()))
    pure, marked = held.get("soul", 0), held.get("soul-marked", 0)
    gone = those_of(happenings, facts.InquisitorBribed.wording)
    bribed = tuple(id_in(text, "what") for text in gone)
    full = any(chest.held or chest.guesses for chest in chests if chest.mark != "devil") or bool(bribed)
    scenes = [
        ToldScene("chests", 40 if full else 20, say("devil-scene-chests"), (*opened, *gone), Chests(chests, bribed))
    ]
    if pieces := pure + marked:
        said, seen = say("devil-scene-ritual", pieces=pieces), say("devil-scene-ritual-seen", pieces=pieces)
        scenes.append(ToldScene("ritual", 50 if pieces >= MANY_PIECES else 30, said, (seen,), Ritual(pure, marked)))
    return scenes


def _chest(opened: Text) -> OpenChest:
    held: list[tuple[str, int]] = []
    guesses: list[tuple[str, int]] = []
    contents = opened.params.get("contents")
    for part in contents.items if isinstance(contents, Listed) else ():
        if isinstance(part, Things):
            held += [("coins" if kind == COINS else kind, count) for kind, count in part.amounts.items()]
        elif isinstance(part, Text) and part.key == "devil-packed-souls":
            souls = (("soul", count_in(part, "pure")), ("soul-marked", count_in(part, "marked")))
            held += [each for each in souls if each[1]]
        elif isinstance(part, Text) and "seat" in part.params:
            guesses.append(("devil" if part.key.endswith("devil") else "cultist", seat_in(part)))
    return OpenChest(id_in(opened, "mark"), tuple(held), tuple(guesses))


def _guesses(happenings: Sequence[Text]) -> list[ToldScene]:
    scenes = []
    for text in those_of(happenings, *_ANSWERED):
        role, right = _ANSWERED[text.key]
        key = "devil-scene-guess" if right else "devil-scene-guess-false"
        mark, who = Named("mark", role), SeatRef(seat_in(text))
        seen = say("devil-scene-guess-seen", who=who)
        about = Guessed(seat_in(text), role, right)
        rank = 70 + right + (role == "devil")  # the devil found is worth most
        scenes.append(ToldScene("guess", rank, Text(key, {"mark": mark, "who": who}), (seen,), about))
    return scenes


def _inquisitors(happenings: Sequence[Text]) -> list[ToldScene]:
    hits = those_of(happenings, *_PENALTIES)
    came = dict.fromkeys(
        each.id for text in hits if isinstance(each := text.params.get("what"), Named) and each.kind == "inquisitor"
    )
    if not came:
        return []
    lost: dict[int, int] = {seat_in(text): 0 for text in hits}
    for text in hits:
        lost[seat_in(text)] += count_in(text, "points")
    shown = {seat_in(text): count_in(text, "count") for text in those_of(happenings, "devil-showed-pieces")}
    hit = Listed(tuple(SeatRef(seat) for seat in lost))
    names = Listed(tuple(Named("inquisitor", each) for each in came))
    seen = (say("devil-scene-inquisitors-seen", what=names), *hits)
    return [
        ToldScene(
            "inquisitors", 55, say("devil-scene-inquisitors", who=hit), seen, Inquisitors(tuple(came), lost, shown)
        )
    ]


def _masks(happenings: Sequence[Text]) -> list[ToldScene]:
    told = those_of(happenings, _REVEALED)
    roles = {seat_in(text): id_in(text, "mark") for text in told}
    by_role = {role: seat for seat, role in roles.items()}
    if not {"devil", "cultist"} <= by_role.keys():
        return []
    right: dict[int, int] = dict.fromkeys(roles, 0)
    for text in those_of(happenings, *_RIGHT):
        right[seat_in(text)] = right.get(seat_in(text), 0) + 1
    said = say("devil-scene-masks", devil=SeatRef(by_role["devil"]), cultist=SeatRef(by_role["cultist"]))
    return [ToldScene("masks", 90, said, told, Masks(roles, right))]
