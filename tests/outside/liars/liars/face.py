"""Shows Liar's Dice on desks and boards."""

from __future__ import annotations

from engine.contract import Ask
from engine.forms import Form
from engine.texts import Listed, SeatRef, Text, say
from face.core.face import Face
from face.core.parts import LookUpEntry, Section
from liars.rules import View


class LiarsFace(Face):
    """Cups, dice and the bid."""

    colour = "#7a3b2e"

    def headline(self, view: View) -> Text:
        return say("liars-over") if view.over else say("liars-headline", round=view.round)

    def moment(self, moment: str) -> Text:
        number, _, turn = moment.partition(".")
        if turn == "end":
            return say("liars-over")
        return say("liars-moment", round=int(number), turn=int(turn))

    def own(self, view: View) -> tuple[Text, ...]:
        if view.viewer is None:
            return ()
        if view.over or not view.own:
            return (say("liars-own-none"),)
        return (say("liars-own", dice=Listed(view.own)),)

    def board(self, view: View) -> tuple[Text, ...]:
        bid = view.bid
        lines = [] if bid is None else [say("liars-bid", seat=SeatRef(bid.seat), count=bid.count, number=bid.number)]
        for of, seat in enumerate(view.seats):
            if seat.covered:
                lines.append(say("liars-covered", seat=SeatRef(of), count=seat.covered))
            if seat.shown:
                lines.append(say("liars-open", seat=SeatRef(of), dice=Listed(seat.shown)))
            if seat.out is not None:
                lines.append(say("liars-out", seat=SeatRef(of)))
        return tuple(lines)

    def details(self, view: View, ask: Ask, form: Form) -> tuple[Text, ...]:
        return self.board(view)

    def reference(self, view: View) -> tuple[Section, ...]:
        rules = tuple(LookUpEntry(Text(f"liars-rule-{verb}")) for verb in ("raise", "show", "doubt", "exact"))
        cups = tuple(LookUpEntry(line) for line in (*self.own(view), *self.board(view)))
        return (Section("rules", say("liars-rules"), rules), Section("cups", say("liars-cups"), cups))


FACE = LiarsFace("liars")
