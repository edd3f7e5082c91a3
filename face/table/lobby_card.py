"""Says what stands on the picture of a lobby: public facts about its table alone."""

from __future__ import annotations

from datetime import timedelta

from engine.texts import Listed, Text, Typed, say
from face.core.face import face
from face.core.names import game_name, names_of
from face.core.opponents import opponents_at
from face.pictures.pieces import Seat, drawn_name
from face.pictures.stage.lobby_card import CardFact, FreeSeat, LobbyCard
from face.table.board import RATED_KEY, rated_text
from face.table.outlook import length_in_words
from face.wordings.initials import initials_of
from face.wordings.lengths import length_text
from face.wordings.locales import own_name
from face.wordings.reader import Reader
from host.values import Table

MOST_NAMED = 3  # options
_WHOLE = 300  # characters of a sentence about the game


def lobby_card(table: Table, reader: Reader) -> LobbyCard:
    """The invitation to that table, in the reader's words."""
    seats = _seats(table, reader)
    free = tuple(FreeSeat(reader.label(say("lobby-card-free"))) for _ in range(_free(table)))
    its = face(table.game)
    return LobbyCard(
        its.mark,
        reader.label(game_name(table.game)),
        reader.label(_under(table), 120),
        reader.label(Text(f"{table.game}-lobby"), _WHOLE),
        own_name(reader.texts.locale),
        (*seats, *free),
        _facts(table, reader),
        its.colour,
    )


def lobby_card_alt(table: Table, reader: Reader) -> tuple[str, ...]:
    """What that picture shows, in sentences."""
    card = lobby_card(table, reader)
    names = tuple(
        Typed(name) if card.level is None else say("lobby-card-alt-automatic", name=Typed(name))
        for card, name in zip(table.seats, names_of(table, reader.texts), strict=True)
    )
    keys = (
        "lobby-card-alt-time",
        *(("lobby-card-alt-length",) if len(card.facts) > 2 else ()),
        "lobby-card-alt-options",
    )
    said = [
        say("lobby-card-alt", game=game_name(table.game), under=_under(table)),
        say("lobby-card-alt-seats", who=Listed(names)) if names else say("lobby-card-alt-nobody"),
        *([say("lobby-card-alt-free", count=free)] if (free := _free(table)) else []),
        *(say(key, words=Typed(fact.words), more=Typed(fact.more)) for key, fact in zip(keys, card.facts, strict=True)),
        say("lobby-card-alt-language", language=Typed(card.language)),
    ]
    return (card.pitch, *(reader.label(line, _WHOLE) for line in said))


def _free(table: Table) -> int:
    return max(0, table.most - len(table.seats)) if table.status == "lobby" else 0


def _seats(table: Table, reader: Reader) -> tuple[Seat, ...]:
    """Who sits there: in the order of joining, and once seats are drawn in theirs."""
    named = [drawn_name(name, at, reader) for at, name in enumerate(names_of(table, reader.texts))]
    persons = opponents_at(table)
    letters = initials_of(named, {at for at, person in enumerate(persons) if person is not None})
    return tuple(
        Seat(at if card.seat is None else card.seat, name, letter, person, dealt=card.seat is not None)
        for at, (card, name, letter, person) in enumerate(zip(table.seats, named, letters, persons, strict=True))
    )


def _under(table: Table) -> Text:
    """The number of the table, and how many of its seats are taken."""
    status = "closed" if table.status == "closed" else "begun" if table.status != "lobby" else "open"
    if status == "open" and not _free(table):
        status = "full"
    return say("lobby-card-under", table=table.id, status=status, seated=len(table.seats), most=table.most)


def _facts(table: Table, reader: Reader) -> tuple[CardFact, ...]:
    """The time for each question, how long the game lasts if that was counted, and what was chosen for the table."""
    return (_time(table, reader), *_length(table, reader), _options(table, reader))


def _time(table: Table, reader: Reader) -> CardFact:
    pace = table.pace
    if not pace.minutes:
        return CardFact("hourglass", reader.label(say("lobby-card-own-time")))
    each = length_text(timedelta(minutes=pace.minutes))
    words: Text = each if pace.bank is None else length_text(timedelta(minutes=pace.bank))
    more = say("lobby-card-each") if pace.bank is None else say("lobby-card-bank", each=each)
    return CardFact("hourglass", reader.label(words), reader.label(more))


def _length(table: Table, reader: Reader) -> tuple[CardFact, ...]:
    length = length_in_words(table)
    if length is None:
        return ()
    each = reader.label(say("lobby-card-decisions", each=length.each, counted=length.counted))
    if not length.unit:
        return (CardFact("end", each),)
    return (CardFact("end", reader.label(say("lobby-card-length", time=length.time, unit=length.unit)), each),)


def _options(table: Table, reader: Reader) -> CardFact:
    """What was chosen for the table, in a few words: its options' names, hints, that it is rated."""
    chosen = [reader.label(line).partition(":")[0].strip() for line in face(table.game).options(table.options)]
    chosen += [reader.label(say("lobby-card-hints"))] if table.hints else []
    chosen += [reader.label(say("lobby-card-rated"))] if rated_text(table).key == RATED_KEY else []
    if not chosen:
        return CardFact("card", reader.label(say("lobby-card-usual")))
    more = f" +{len(chosen) - MOST_NAMED}" if len(chosen) > MOST_NAMED else ""
    return CardFact("card", ", ".join(chosen[:MOST_NAMED]) + more)
