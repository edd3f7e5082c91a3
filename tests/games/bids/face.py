"""Shows Bids on desks and boards."""

from __future__ import annotations

from html import escape

from engine.contract import Ask
from engine.texts import Refusal, SeatRef, Text, say
from face.core.face import Face
from face.core.parts import LookUpEntry, Section, ShortCut
from face.pictures.canvas import ALT, Around, Picture
from face.wordings.reader import Reader
from face.wordings.typed_amounts import parse_number
from tests.games.bids.rules.game import View

WIDTH, LINE = 900, 60  # pixels


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

    def beside_picture(self, view: View) -> tuple[Text, ...]:
        """Nothing: the picture has it all."""
        return ()

    def board(self, view: View) -> tuple[Text, ...]:
        return tuple(say("bids-crowns", seat=SeatRef(seat.seat), crowns=seat.crowns) for seat in view.seats)

    def board_picture(self, view: View, reader: Reader, around: Around) -> Picture:
        """A line for the title, then one for each line of the board, and when it stood otherwise."""
        since = "" if around.before is None else f"since {reader.line(self.headline(around.before))}"
        lines = (around.title, reader.line(self.headline(view)), *map(reader.line, self.board(view)), since)
        return _lines(tuple(line for line in lines if line))

    def desk_picture(self, view: View, reader: Reader, around: Around) -> Picture:
        """The same with what is the player's own."""
        since = () if around.before is None else (f"since {reader.line(self.headline(around.before))}",)
        return _lines((around.title, *map(reader.line, self.own(view)), *map(reader.line, self.board(view)), *since))

    def reference(self, view: View) -> tuple[Section, ...]:
        crowns = tuple(LookUpEntry(line) for line in self.board(view))
        rules = (LookUpEntry(say("bids-rules", rounds=view.rounds)),)
        return (Section("rules", say("bids-look-rules"), rules), Section("crowns", say("bids-look-crowns"), crowns))

    def sealed(self, view: View, ask: Ask) -> tuple[Text, ...]:
        return () if view.bid is None else (say("bids-own-sealed", coins=view.bid),)

    def parse(self, words: str, view: View, asks: tuple[Ask, ...], reader: Reader) -> ShortCut:
        """ "5": a bid of five coins."""
        for ask in asks:
            if ask.kind == "bid" and (coins := parse_number(words)) is not None:
                return ShortCut(ask.id, {"coins": coins})
        raise Refusal("short-cut")


def _lines(lines: tuple[str, ...]) -> Picture:
    """Words on paper."""
    words = "".join(
        f'<text x="30" y="{LINE * at}" font-family="Source Sans Pro" font-size="40">{escape(line)}</text>'
        for at, line in enumerate(lines, start=1)
    )
    height = LINE * (len(lines) + 1)
    paper = f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ef"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">'
    return Picture(f"{head}{paper}{words}</svg>", WIDTH, height, ". ".join(lines)[:ALT])


FACE = BidsFace("bids")
