"""Shows Bids on desks and boards."""

from __future__ import annotations

from bot.games.face import Entry, Face, Section, ShortCut
from bot.kit.texts import Reader
from bot.kit.typed_numbers import number_of
from engine.bids.game import View
from engine.core.contract import Ask
from engine.core.refusals import Refusal
from engine.core.texts import SeatRef, Text, say


class BidsFace(Face):
    """The test game: a purse, a silver, crowns."""

    def headline(self, view: View) -> Text:
        return Text(f"bids-headline-{view.step}", {"round": view.round, "rounds": view.rounds})

    def moment(self, moment: str) -> Text:
        number, _, step = moment.partition(".")
        return Text(f"bids-moment-{step}", {"round": int(number)})

    def own(self, view: View) -> tuple[Text, ...]:
        if view.coins is None:
            return ()
        lines = [say("bids-own-purse", coins=view.coins, silver="yes" if view.silver else "no")]
        if view.seen is not None:
            lines.append(say("bids-own-seen", whom=SeatRef(view.seen[0]), coins=view.seen[1]))
        return tuple(lines)

    def board(self, view: View) -> tuple[Text, ...]:
        return tuple(say("bids-crowns", seat=SeatRef(seat.seat), crowns=seat.crowns) for seat in view.seats)

    def reference(self, view: View) -> tuple[Section, ...]:
        crowns = tuple(Entry(line) for line in self.board(view))
        rules = (Entry(say("bids-rules", rounds=view.rounds)),)
        return (Section("rules", say("bids-look-rules"), rules), Section("crowns", say("bids-look-crowns"), crowns))

    def sealed(self, view: View, ask: Ask) -> tuple[Text, ...]:
        return () if view.bid is None else (say("bids-own-sealed", coins=view.bid),)

    def parse(self, words: str, view: View, asks: tuple[Ask, ...], reader: Reader) -> ShortCut:
        """ "5": a bid of five coins."""
        for ask in asks:
            if ask.kind == "bid" and (coins := number_of(words)) is not None:
                return ShortCut(ask.id, {"coins": coins})
        raise Refusal("bids-short-cut")


FACE = BidsFace("bids")
