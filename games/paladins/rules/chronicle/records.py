"""Collects from the moves of a finished game what its chronicle is told from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec import Struct

from engine.extras.chronicle import Played
from engine.texts import Fact, Listed, Param, SeatRef, Text, by_wording, fact_of, say
from games.paladins.rules import facts as f
from games.paladins.rules.mechanics.scoring import is_virtual, score
from games.paladins.rules.state import IT, Choice, State
from games.paladins.rules.virtual import facts as v

PALADINS = "paladins"  # the step in which all choose
_HEADS = by_wording(
    f.RoundBegun, f.Drafted, f.PaladinRevealed, f.Drank, f.Turn, f.More, f.Passed,
    f.Inquisition, f.CardlessInquisition, f.Guilty, f.Reacted, f.Repented, v.Schemed, v.SchemedInstead, v.VirtualMore,
    v.VirtualSuspected, v.VirtualPassed,
)  # fmt: skip
_DEEDS = by_wording(
    f.Gained, f.Suspected, f.Dropped, f.DebtTaken, f.DebtPaid, f.DebtDestroyed, f.Cleared, f.Recruited, f.SentAway,
    f.Developed, f.Paid, f.MonkSent, f.OutpostBuilt, f.WallBuilt, f.JarMoved, f.Attacked, f.Converted, f.FavourUsed,
    v.MarkerMoved, v.CoinsReturned, v.JarTurned, v.BoardCleared, v.SchemesShuffled,
)  # fmt: skip
F = TypeVar("F", bound=Fact)


class Chosen(Struct, frozen=True):
    """What a seat made of the three paladins of a round."""

    round: int
    seat: int
    hand: tuple[str, ...]
    choice: Choice


class Act(Struct, frozen=True):
    """What somebody did at a time: `head` says what, `deeds` what came of it. `place`: among the players."""

    round: int
    place: int
    head: Fact
    deeds: tuple[Fact, ...] = ()


class Verdict(Struct, frozen=True):
    """An Inquisition: who brought it about, and who had the most suspicions, so many."""

    round: int
    by: int
    guilty: tuple[int, ...] = ()
    suspicions: int = 0


class Records(Struct, frozen=True):
    """A whole game in order. `ends`: the states in which its rounds ended, from the first one on."""

    chosen: tuple[Chosen, ...]
    acts: tuple[Act, ...]
    verdicts: tuple[Verdict, ...]
    ends: tuple[State, ...]

    @property
    def end(self) -> State:
        return self.ends[-1]

    @property
    def seats(self) -> range:
        return range(len(self.end.players) - (self.end.virtual is not None))

    @property
    def places(self) -> range:
        """All who play, the virtual player among them."""
        return range(len(self.end.players))

    def name(self, place: int) -> Param:
        """Who plays there, within a sentence."""
        return say("paladins-virtual") if is_virtual(self.end, place) else SeatRef(place)

    def subject(self, place: int) -> Param:
        """Who plays there, as the beginning of a sentence."""
        return say("paladins-virtual-begin") if is_virtual(self.end, place) else SeatRef(place)

    def deeds(self, place: int, kind: type[F]) -> Iterator[F]:
        """The deeds of that kind of whoever plays there."""
        return (deed for act in self.acts if act.place == place for deed in act.deeds if isinstance(deed, kind))

    def of(self, round: int) -> tuple[Act, ...]:
        """The acts of that round."""
        return tuple(act for act in self.acts if act.round == round)

    def points(self, round: int) -> tuple[int, ...]:
        """What each would have scored if the game had ended after that round."""
        return tuple(score(self.ends[round - 1], place).total for place in self.places)


class _Collector:
    """Reads the happenings of a game in order."""

    def __init__(self) -> None:
        self.round = 0
        self.by = 0
        self.acts: list[Act] = []
        self.verdicts: list[Verdict] = []

    def read(self, text: Text) -> None:
        """Takes in what was told."""
        head = fact_of(text, _HEADS)
        if isinstance(head, f.RoundBegun):
            self.round = head.round
        elif isinstance(head, f.Inquisition):
            self.verdicts.append(Verdict(self.round, self.by))
        elif isinstance(head, f.Guilty):
            guilty = tuple(_place(who) for who in head.seats.items)
            self.verdicts[-1] = Verdict(self.verdicts[-1].round, self.verdicts[-1].by, guilty, head.count)
        elif isinstance(head, f.Reacted | f.Repented):
            self.acts.append(Act(self.round, head.seat.seat, head))
        elif isinstance(head, f.More | v.VirtualMore):
            self.by = _mover(head)
            self._go_on(head, _deeds(text))
        elif head is not None:
            self.by = _mover(head)
            self.acts.append(Act(self.round, self.by, head, _deeds(text)))

    def _go_on(self, head: Fact, deeds: tuple[Fact, ...]) -> None:
        """What was begun before an Inquisition, or before a choice, goes on."""
        for number in range(len(self.acts) - 1, -1, -1):
            act = self.acts[number]
            if act.round < self.round:
                break
            if act.place == self.by and not isinstance(act.head, f.Reacted | f.Repented):
                self.acts[number] = Act(act.round, act.place, act.head, act.deeds + deeds)
                return
        self.acts.append(Act(self.round, self.by, head, deeds))


def collected(moves: Iterable[Played]) -> Records:
    """The records of a whole game, from its set-up to its end."""
    collector, chosen, ends = _Collector(), list[Chosen](), list[State]()
    last: State | None = None
    for move in _counting(moves):
        before, after = move.before, move.after
        if before is not None and before.step == PALADINS != after.step:
            chosen += _chosen(before, after)
        for happening in move.happenings:
            if happening.public is not None:
                collector.read(happening.public)
        over = before is not None and (after.round > before.round or after.step == "end")
        if over and before.round > len(ends):
            ends.append(after)
        last = after
    if last is not None and ends:
        ends[-1] = last  # what a moderator changed after the end counts
    return Records(tuple(chosen), tuple(collector.acts), tuple(collector.verdicts), tuple(ends))


def _counting(moves: Iterable[Played]) -> Iterator[Played]:
    """The moves without the answers that were taken back, once they had been carried out."""
    waiting: Played | None = None
    for move in moves:
        if move.reopened and move.before.before is not None:
            waiting = None
            continue
        if waiting is not None:
            yield waiting
        waiting = move
    if waiting is not None:
        yield waiting


def _chosen(before: State, after: State) -> Iterator[Chosen]:
    """What all seats chose: each one's deck has its top and its bottom now."""
    for seat, choice in enumerate(before.sealed):
        hand, deck = before.players[seat].hand, after.players[seat].deck
        if choice is None:  # that of the last one was settled at once
            top, bottom = deck[0], deck[-1]
            play = next(card for card in hand if card not in (top, bottom))
            choice = Choice(play, top, bottom)
        yield Chosen(before.round, seat, hand, choice)


def _deeds(text: Text) -> tuple[Fact, ...]:
    listed = text.params.get("deeds")
    if not isinstance(listed, Listed):
        return ()
    return tuple(fact for item in listed.items if (fact := fact_of(item, _DEEDS)) is not None)


def _mover(head: Fact) -> int:
    return _place(getattr(head, "seat", None))


def _place(who: Param | None) -> int:
    """The virtual player is no seat."""
    return who.seat if isinstance(who, SeatRef) else IT
