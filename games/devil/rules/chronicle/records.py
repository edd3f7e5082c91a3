"""Collects from the moves of a finished game what its chronicle is told from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct, convert

from engine.extras.chronicle import Played
from engine.forms import Draft
from engine.texts import Named, Param, SeatRef, Text, by_wording, fact_of
from games.devil.rules.facts import InquisitorBribed
from games.devil.rules.mechanics.chests import Reply, owner_seen
from games.devil.rules.mechanics.counts import Scene
from games.devil.rules.mechanics.scoring import positions, score
from games.devil.rules.phases.answers import INDULGENCE, PENALTY, SOUL, answers_in, guests_of, inquisitors_of, penalised
from games.devil.rules.phases.ritual import PackedChest, packed_chest
from games.devil.rules.phases.trading import ACCEPT
from games.devil.rules.phases.turn_order import END, STEPS
from games.devil.rules.phases.witch_hunt import Accusation, Defence
from games.devil.rules.prospects import points_taken
from games.devil.rules.rulebook import ROLES, Role
from games.devil.rules.state import SEATS, Chest, Kingdom, State, buildings, seat_of

VIEWINGS = ("trading.first", "trading.second")
_BRIBES = by_wording(InquisitorBribed)
PENALTY_POINTS = "devil-penalty-points"
ANSWERS = frozenset(
    {
        PENALTY_POINTS,
        "devil-penalty-goods",
        "devil-penalty-vandal",
        "devil-penalty-bailiff",
        "devil-showed-pieces",
        "devil-handed-indulgences",
    }
)  # what everybody sees of answers to inquisitors


class Look(Struct, frozen=True):
    """A seat looked into a chest. `answer`: accept, refuse, or seen if it was taken already."""

    seat: int
    answer: str
    pure: int = 0  # soul pieces paid
    marked: int = 0

    @property
    def took(self) -> bool:
        return self.answer == ACCEPT

    @property
    def souls(self) -> int:
        return self.pure + self.marked


@dataclass
class Packed:
    """A chest as it was packed in a round, and who looked into it."""

    round: int
    seat: int
    role: Role
    chest: Chest
    looks: list[Look] = field(default_factory=list)

    @property
    def taken(self) -> Look | None:
        """The look of the seat that took the deal."""
        return next((look for look in self.looks if look.took), None)


class Hunt(Struct, frozen=True):
    """A witch hunt: whom each seat accused (None for nobody)."""

    round: int
    votes: tuple[int | None, ...]


class Questioned(Struct, frozen=True):
    """The answer of a seat to the witch hunt."""

    round: int
    seat: int
    proved: bool


class Inquiry(Struct, frozen=True):
    """The chests of an inquisition, by seat, and the inquisitors that went for a bribe."""

    round: int
    chests: tuple[PackedChest, ...]
    bribed: tuple[str, ...]


class Toll(Struct, frozen=True):
    """What a seat answered to inquisitors without soul pieces in one step of an inquisition.

    `losses`: the points each took, by debt, wings, a lost building or an indulgence handed in too; `left`: soul pieces
    it did not show.
    """

    round: int
    seat: int
    losses: tuple[int, ...]
    left: int


class Scores(Struct, frozen=True):
    """The points of all seats at the start of a round, as if the game had ended there."""

    round: int
    points: tuple[int, ...]


class Answered(Struct, frozen=True):
    """What a seat showed, handed in or lost to the inquisitors, as everybody saw it. `lost`: in points."""

    round: int
    seat: int
    said: Text
    lost: int


@dataclass
class Records:
    """All that a chronicle is told from, in the order in which it happened. `debts`: the highest of each seat.

    `ends`: the states in which the rounds ended, by round; 0 is the set-up.
    """

    end: State
    chests: list[Packed] = field(default_factory=list)
    hunts: list[Hunt] = field(default_factory=list)
    questioned: list[Questioned] = field(default_factory=list)
    inquiries: list[Inquiry] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    scores: list[Scores] = field(default_factory=list)
    tolls: list[Toll] = field(default_factory=list)
    gifts: list[Param] = field(default_factory=list)
    debts: list[int] = field(default_factory=lambda: [0] * SEATS)
    ends: dict[int, State] = field(default_factory=dict)

    def role(self, seat: int) -> Role:
        """The role of that seat."""
        return self.end.kingdoms[seat].role

    @property
    def sales(self) -> list[tuple[Packed, Look]]:
        """The deals that were paid with soul pieces: the chest, and the seat that sold them."""
        return [(packed, look) for packed in self.chests for look in packed.looks if look.souls]

    def cost_of_sales(self, seat: int, number: int) -> int:
        """The points that the inquisition of round `number` took since that seat had sold pieces before.

        Each piece would have answered an inquisitor: the dearest penalties are counted, as many as there were pieces;
        none where the seat had pieces left that it did not show.
        """
        tolls = [toll for toll in self.tolls if (toll.seat, toll.round) == (seat, number)]
        if any(toll.left > 0 for toll in tolls[-1:]):
            return 0
        sold = sum(look.souls for packed, look in self.sales if look.seat == seat and packed.round <= number)
        return sum(sorted((loss for toll in tolls for loss in toll.losses), reverse=True)[:sold])

    @property
    def guesses(self) -> list[tuple[Inquiry, int, str, int]]:
        """All guesses: the inquisition, who guessed, the role, and the seat that was taken for it."""
        return [
            (inquiry, seat, role, whom)
            for inquiry in self.inquiries
            for seat, chest in enumerate(inquiry.chests)
            for role, whom in chest.guesses.items()
        ]


def collected(moves: Iterable[Played]) -> Records:
    """The records of a whole game. Answers that were taken back are not in them."""
    moves = list(moves)
    records = Records(moves[-1].after, ends={0: moves[0].after})
    for move in moves:
        state = move.after
        records.debts = [max(debt, kingdom.debt) for debt, kingdom in zip(records.debts, state.kingdoms, strict=True)]
        before = move.before
        if before is not None:
            records.answered += _answered(before.round, move)
            records.gifts += _gifts(move)
        if before is None or (before.round, before.step) == (state.round, state.step):
            continue
        _settled(records, move, before, _answers(move, before))
        if state.round != before.round or state.step == END:
            records.scores.append(Scores(before.round + 1, points_at(state)))
            records.ends[before.round] = state
    records.ends[max(records.ends)] = records.end  # what a moderator changed after the end counts
    return records


def _answers(move: Played, before: State) -> list[dict[str, Any]]:
    """Returns the answers of all seats to a step that has settled, complete; {} for a seat that was not asked."""
    sealed = [answer or {} for answer in before.sealed]
    if move.seat is not None:
        draft = Draft(move.value)
        STEPS[before.step].fill(before, move.seat, draft)
        sealed[move.seat] = draft.value
    return sealed


def _settled(records: Records, move: Played, before: State, answers: list[dict[str, Any]]) -> None:
    """Records what the step `before` was in has brought."""
    match before.step:
        case "trading.offer":
            for role, chest in zip(ROLES, move.after.chests, strict=True):
                records.chests.append(Packed(before.round, seat_of(before, role), role, chest))
        case "trading.first" | "trading.second":
            for seat, answer in enumerate(answers):
                _look(records, before, seat, convert(answer, Reply))
        case "hunt.vote":
            votes = tuple(convert(answer, Accusation).accused for answer in answers)
            records.hunts.append(Hunt(before.round, votes))
        case "hunt.answer":
            records.questioned += [
                Questioned(before.round, seat, convert(answers[seat], Defence).proves) for seat in before.questioned
            ]
        case "inquisition.answer" | "inquisition.guest":
            records.tolls += [_toll(before, seat, answer) for seat, answer in enumerate(answers) if answer]
        case "inquisition.pack":
            facts = [fact_of(happening.public, _BRIBES) for happening in move.happenings]
            bribed = tuple(fact.what.id for fact in facts if isinstance(fact, InquisitorBribed))
            records.inquiries.append(Inquiry(before.round, tuple(packed_chest(answer) for answer in answers), bribed))


def _toll(before: State, seat: int, answer: dict[str, Any]) -> Toll:
    late, kingdom = before.step == "inquisition.guest", before.kingdoms[seat]
    facing = guests_of(before.inquisition.late_guests[seat]) if late else inquisitors_of(before, seat)
    answers, places, losses = answers_in(answer, facing), positions(before), []
    left = kingdom.souls - sum(each.how == SOUL for each in answers)
    for each in answers:
        if each.how == PENALTY:
            after, _ = penalised(before.pack, each.inquisitor, kingdom, seat, each.given, places)
            losses.append(points_taken(kingdom, after) + _built(kingdom, before) - _built(after, before))
            kingdom = after
        elif each.how == INDULGENCE:
            losses.append(before.pack.board.scoring.indulgences)
    return Toll(before.round, seat, tuple(losses), left - (before.inquisition.shown[seat] if late else 0))


def _built(kingdom: Kingdom, state: State) -> int:
    return sum(building.points for building in buildings(kingdom, state.pack))


def _answered(round: int, move: Played) -> list[Answered]:
    """What everybody saw of the answers to the inquisitors, in the order in which it was told."""
    seen = (happening.public for happening in move.happenings)
    return [
        Answered(round, seat.seat, said, _points_lost(said))
        for said in seen
        if isinstance(said, Text) and said.key in ANSWERS and isinstance(seat := said.params["seat"], SeatRef)
    ]


def _gifts(move: Played) -> list[Param]:
    """What the ritual gave the cultist for marked pieces."""
    seen = (happening.public for happening in move.happenings)
    return [said.params["things"] for said in seen if isinstance(said, Text) and _is_gift(said)]


def _is_gift(said: Text) -> bool:
    return said.key == "devil-ritual-gift" and said.params["mark"] == Named("mark", "cultist")


def _points_lost(said: Text) -> int:
    points = said.params["points"] if said.key == PENALTY_POINTS else 0
    return points if isinstance(points, int) else 0


def _look(records: Records, before: State, seat: int, reply: Reply) -> None:
    viewer = before.kingdoms[seat].role
    role = owner_seen(before.schedule, before.round, VIEWINGS.index(before.step), viewer)
    packed = next(packed for packed in records.chests[-SEATS:] if packed.role == role)
    souls = packed.chest.price if packed.chest.souls_asked and reply.answer == ACCEPT else 0
    packed.looks.append(Look(seat, reply.answer, souls - reply.marked if souls else 0, reply.marked if souls else 0))


def points_at(state: State) -> tuple[int, ...]:
    """Returns the points that each seat would have if the game ended here."""
    places = positions(state)
    return tuple(
        score(kingdom, Scene(state.pack, state.round, seat, places)).total
        for seat, kingdom in enumerate(state.kingdoms)
    )
