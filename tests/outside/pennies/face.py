"""Shows Pennies on desks and boards."""

from __future__ import annotations

from engine.contract import Ask
from engine.texts import SeatRef, Text, say
from face.core.face import Face
from face.core.parts import LookUpEntry, Section
from pennies.rules import View


class PenniesFace(Face):
    """Rounds and points."""

    def headline(self, view: View) -> Text:
        return say("pennies-headline", round=view.round)

    def moment(self, moment: str) -> Text:
        return say("pennies-moment", round=int(moment.partition(".")[0]))

    def own(self, view: View) -> tuple[Text, ...]:
        return self.board(view)

    def board(self, view: View) -> tuple[Text, ...]:
        return tuple(say("pennies-has", seat=SeatRef(of), points=seat.points) for of, seat in enumerate(view.seats))

    def sealed(self, view: View, ask: Ask) -> tuple[Text, ...]:
        return () if view.own is None else (Text(f"pennies-own-{view.own}"),)

    def reference(self, view: View) -> tuple[Section, ...]:
        return (Section("points", say("pennies-score"), tuple(LookUpEntry(line) for line in self.board(view))),)


FACE = PenniesFace("pennies")
