"""Tells what becomes of a server's tables that may be watched, as a feed (Atom, RFC 4287) for whoever follows them.

An entry is a table. It is new when the lobby opens, when the game begins and when it ends, never by a move: a time that
moves with each answer would tell when somebody gave one. A tournament of such tables is an entry, too, with its
standings; it is new with each round.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from xml.etree import ElementTree

from engine.texts import say
from face.core.names import game_name, names_of, numbered_table, reader_for
from face.tournaments.shown import has_standings, stage_text, tournament_name
from face.wordings.reader import Reader
from face.wordings.texts import tidy_name
from host.lookups import FollowedTable
from host.tournaments.shown import FollowedTournament
from host.values import Table

MOST_FOLLOWED = 20  # tables, the newest first
_MOST_PLACES = 10  # of a tournament's standings
_ATOM = "http://www.w3.org/2005/Atom"


def feed_of(
    tables: Iterable[FollowedTable], tournaments: Iterable[FollowedTournament], address: str, reader: Reader
) -> str:
    """The feed at that `address`, as XML."""
    tables, tournaments, origin = tuple(tables), tuple(tournaments), address.partition("/feed/")[0]
    times = [*(one.since for one in tables), *(one.since for one in tournaments)]
    feed = ElementTree.Element("feed", {"xmlns": _ATOM, "xml:lang": reader.texts.locale})
    _put(feed, "id", address)
    _put(feed, "title", reader.label(say("watched-feed")))
    _put(feed, "updated", _time(max(times, default=datetime.fromtimestamp(0, UTC))))
    ElementTree.SubElement(feed, "link", {"rel": "self", "href": address})
    author = ElementTree.SubElement(feed, "author")
    _put(author, "name", "Pactum")
    for each in tournaments:
        _put_tournament(ElementTree.SubElement(feed, "entry"), each, address, reader)
    for one in tables:
        table = one.table
        its = reader_for(table, reader.texts.locale)
        entry, link = ElementTree.SubElement(feed, "entry"), f"{origin}/watch/{table.id}"
        _put(entry, "id", link)
        game, number = its.label(game_name(table.game)), its.label(numbered_table(table))
        _put(entry, "title", f"{game} · {number} · {_state(its, table)}")
        _put(entry, "updated", _time(one.since))
        _put(entry, "published", _time(table.opened_at))
        ElementTree.SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": link})
        _put(entry, "summary", _summary(its, one))
    return ElementTree.tostring(feed, encoding="unicode", xml_declaration=True)


def _put_tournament(entry: ElementTree.Element, one: FollowedTournament, address: str, reader: Reader) -> None:
    """A tournament: how far it is, and the first of its standings once something counts."""
    shown = one.shown
    thread = "" if shown.thread_id is None else f"/{shown.thread_id}"
    _put(entry, "id", f"{address}#tournament-{shown.id}")
    name = reader.label(say("tournament-head", name=tournament_name(shown.plan)))
    _put(entry, "title", f"{name} · {reader.label(stage_text(shown))}")
    _put(entry, "updated", _time(one.since))
    _put(entry, "published", _time(shown.opened_at))
    link = f"https://discord.com/channels/{shown.place.server_id}{thread}"
    ElementTree.SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": link})
    placed = [line for line in shown.standings if line.place is not None] if has_standings(shown) else []
    nameless = reader.label(say("tournament-unnamed"))
    named = [(line, tidy_name(shown.names.get(line.person_id, "")) or nameless) for line in placed[:_MOST_PLACES]]
    _put(entry, "summary", ", ".join(f"{line.place}. {who} ({line.points})" for line, who in named))


def _state(reader: Reader, table: Table) -> str:
    if table.status == "lobby":
        return reader.label(say("mine-seats", seated=len(table.seats), most=table.most))
    return reader.label(say("watched-ended") if table.status == "ended" else say("watched-begun"))


def _summary(reader: Reader, one: FollowedTable) -> str:
    """Who plays, or in what order they have ended."""
    names = names_of(one.table, reader.texts)
    if not one.standings:
        return ", ".join(names)
    by_seat = {card.seat: name for card, name in zip(one.table.seats, names, strict=True)}
    return ", ".join(f"{place}. {by_seat.get(seat, '')} ({score})" for seat, place, score in one.standings)


def _put(inside: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(inside, name).text = text


def _time(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
