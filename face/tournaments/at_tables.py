"""What the tables of a tournament say of it: which one they belong to, whose seat somebody has, what leaving means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.texts import Text, say
from face.tournaments.shown import round_name, tournament_name
from face.tournaments.standings import person_named
from host.tournaments.shown import TableOfRound
from host.values import Table


def thread_address(its: TableOfRound) -> str:
    """The address of the thread that announces the tournament, "" while it has none."""
    shown = its.shown
    return "" if shown.thread_id is None else f"https://discord.com/channels/{shown.place.server_id}/{shown.thread_id}"


def table_of_tournament(its: TableOfRound) -> Text:
    """Which tournament and round a table belongs to, with the way to its announcements."""
    address = thread_address(its)
    return say(
        "tournament-at-table",
        name=tournament_name(its.shown.plan),
        stage=round_name(its.shown, its.round),
        link=address,
        linked="yes" if address else "no",
    )


def own_seat_of_tournament(its: TableOfRound, person_id: int) -> Iterator[Text]:
    """The same for one of its players, with whose seat they have taken over, and whether it counts for them."""
    yield table_of_tournament(its)
    seat = next((each for each in its.seats if each.holder == person_id), None)
    if seat is None:
        yield say("tournament-at-table-outside")
    elif seat.before:
        yield say("tournament-at-table-taken", left=person_named(seat.before[-1], its.shown.names))


def handing_over_in_tournament(its: TableOfRound | None, person_id: int) -> Text | None:
    """What giving a seat to a substitute means for its player in the tournament; None where it means nothing there."""
    if its is None or not _is_held(its, person_id):
        return None
    final = its.shown.tournament.rounds[its.round].final
    return say("substitute-tournament", name=tournament_name(its.shown.plan), final="yes" if final else "no")


def counted_in_tournament(its: TableOfRound | None, table: Table, scores: Sequence[int]) -> Text | None:
    """Tells a moderator who corrects a table's `scores`, by seats, that its tournament has counted it, and the command
    that counts it by those; None where it has not.
    """
    if its is None or its.shown.state == "cancelled":
        return None
    if its.shown.tournament.rounds[its.round].tables[its.place].verdict is None:
        return None
    cards = [table.card(each.holder) for each in its.seats if each.holder is not None]
    reached = [scores[card.seat] for card in cards if card is not None and card.seat is not None]
    places = [1 + sum(other > each for other in reached) for each in reached]
    return say(
        "fix-tournament-counts",
        name=tournament_name(its.shown.plan),
        table=str(table.id),
        counts=say("choice-verdict-played"),
        places=" ".join(map(str, places)) if len(places) == len(cards) else "",
    )


def leaving_of_tournament(its: TableOfRound | None, person_id: int) -> Text | None:
    """What leaving a table means for somebody in its tournament; None where it means nothing there."""
    if its is None or not _is_held(its, person_id):
        return None
    final = its.shown.tournament.rounds[its.round].final
    return say("leave-tournament", name=tournament_name(its.shown.plan), final="yes" if final else "no")


def _is_held(its: TableOfRound, person_id: int) -> bool:
    """Whether somebody has a seat there that counts for them."""
    return its.counts and any(each.holder == person_id for each in its.seats)
