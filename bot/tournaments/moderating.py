"""What moderators do with tournaments: open, begin, close a round, cancel, correct. A command asks, a button does it.

What a button means is in its id; whether somebody moderates the server is looked at with every press.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import ui

from bot.lobby.lobby import NO_THREADS_HERE
from bot.lobby.own_permissions import check_permissions
from bot.messages.custom_ids import INPUT, Press, number_in_part, word_modal
from bot.messages.handlers import check_carried, on_modal, on_press
from bot.messages.page import GOLD, GREEN, RED, plain_message
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction, Reply, person_of
from bot.moderation.handlers import moderated_server
from bot.tournaments.reading import tournament_here
from bot.tournaments.views import CORRECT_TOURNAMENT, DO_ASKED, doing_view
from engine.texts import NOT_ASKED, Listed, Param, Refusal, Text, say
from face.tournaments.lengths import too_short_text
from face.tournaments.shown import telling_of, tournament_name
from face.tournaments.standings import person_named
from face.tournaments.steps import table_result
from face.wordings.lengths import unix
from host.house import House
from host.tournaments.corrections import (
    CORRECTION_PLACES,
    CORRECTION_POINTS,
    MOST_CORRECTED,
    NO_TABLE_OF_TOURNAMENT,
    NOT_REGISTERED,
    TOURNAMENT_OVER,
)
from host.tournaments.hosting import NO_ROUND, TOURNAMENT_BEGUN
from host.tournaments.plans import TournamentPlan
from host.tournaments.rules.ledger import TournamentTable, after_step, standings_now
from host.tournaments.rules.standings import HALF_POINTS, TableVerdict
from host.tournaments.rules.steps import LONGEST_CORRECTION, PointsCorrected, StepRefused
from host.tournaments.shown import TournamentShown
from host.values import NO_SUCH_TABLE, Place, Trouble

BEGIN, CANCEL, CLOSE = "begin", "cancel", "close"  # what `DO_ASKED` does
_DOES = {BEGIN: "tournament-begin-do", CANCEL: "tournament-cancel-do", CLOSE: "tournament-close-do"}  # labels
POINTS, TABLE = "points", "table"  # what `CORRECT_TOURNAMENT` corrects
VERDICTS: tuple[TableVerdict, ...] = ("played", "shared", "void")
CORRECTION_ORDER = "correction-order"  # of the places that are typed; `count`, `people`, `example`
_LONGEST_ID = 19  # digits of a person's
_BETWEEN = "-"  # the places of a table in a press

_OpenThread = Callable[[int], Coroutine[Any, Any, int | None]]


class TournamentModeration:
    """The commands and presses of moderators. `open_thread`: opens the thread of a tournament, and gives its id."""

    def __init__(self, house: House, open_thread: _OpenThread) -> None:
        self._house = house
        self._open_thread = open_thread

    async def open(self, interaction: Interaction, plan: TournamentPlan) -> None:
        """Opens a tournament and its thread. Raises Trouble as `Tournaments.open`, MissingPermissions."""
        server_id, here = await moderated_server(interaction, self._house), interaction.channel
        home = (await self._house.lookups.server(server_id)).home_channel_id
        if here is None or (home is None and not isinstance(here, discord.TextChannel)):
            raise Trouble(NO_THREADS_HERE)
        place, reply = Place(server_id, home or here.id), Reply(interaction, fresh=True)
        await reply.within(check_permissions(interaction, place.channel_id))
        await self._house.languages.note_servers({server_id: str(interaction.guild_locale)})
        opened = await reply.within(self._house.tournaments.open(person_of(interaction), place, plan))
        thread = await reply.within(self._open_thread(opened))
        said = say("tournament-opened", thread=str(thread)) if thread else say("tournament-opened-silent")
        short, zone = too_short_text(plan), (await self._house.settings.player(interaction.user.id)).zone
        until = say("tournament-opened-until", until=unix(plan.registration_until), zone=zone or "", set=_yes(zone))
        lines = [said, until] if short is None else [said, until, short]
        await reply.show(plain_message(reader_of(interaction).lines(lines), GREEN if short is None else GOLD))

    async def ask_begin(self, interaction: Interaction, tournament_id: int) -> None:
        """`/tournament start`. Raises Trouble `tournament-begun`."""
        reply, shown = await self._moderated(interaction, tournament_id)
        if shown.tournament.rounds:
            raise Trouble(TOURNAMENT_BEGUN)
        count = len(shown.tournament.people)
        await self._ask(interaction, reply, shown, BEGIN, say("tournament-begin-ask", count=count, **_name(shown)))

    async def ask_cancel(self, interaction: Interaction, tournament_id: int) -> None:
        """`/tournament cancel`."""
        reply, shown = await self._moderated(interaction, tournament_id)
        await self._ask(interaction, reply, shown, CANCEL, say("tournament-cancel-ask", **_name(shown)))

    async def ask_close(self, interaction: Interaction, tournament_id: int) -> None:
        """`/tournament close-round`. Raises Trouble `no-round`."""
        reply, shown = await self._moderated(interaction, tournament_id)
        if not shown.tournament.playing:
            raise Trouble(NO_ROUND)
        ask = say(
            "tournament-close-ask",
            round=len(shown.tournament.rounds),
            open=sum(table.verdict is None for table in shown.tournament.rounds[-1].tables),
            rule=shown.plan.unfinished,
            points=HALF_POINTS,
            **_name(shown),
        )
        await self._ask(interaction, reply, shown, CLOSE, ask)

    @on_press(DO_ASKED)
    async def _do(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Does what was asked, by a moderator."""
        reply, shown = await self._moderated(interaction, number_in_part(press.ask), fresh=False)
        tournaments, me = self._house.tournaments, interaction.user.id
        done: Mapping[str, tuple[Callable[[int, int], Coroutine[Any, Any, None]], str]] = {
            BEGIN: (tournaments.begin, "tournament-begun"),
            CANCEL: (tournaments.cancel, "tournament-cancelled"),
            CLOSE: (tournaments.close_round, "tournament-closed"),
        }
        if press.field not in done:
            raise Refusal(NOT_ASKED)
        act, said = done[press.field]
        await reply.within(act(shown.id, me))
        await reply.show(plain_message(reader_of(interaction).line(Text(said)), GREEN))

    async def ask_points(self, interaction: Interaction, tournament_id: int, person_id: int, points: int) -> None:
        """`/tournament correct-points`. Raises Trouble `not-registered`, `correction-points`."""
        reply, shown = await self._moderated(interaction, tournament_id)
        if person_id not in shown.tournament.people:
            raise Trouble(NOT_REGISTERED)
        if not 0 < abs(points) <= MOST_CORRECTED:
            raise Trouble(CORRECTION_POINTS, most=MOST_CORRECTED)
        ask = say(
            "tournament-points-ask",
            way="taken" if points < 0 else "given",
            points=abs(points),
            who=person_named(person_id, shown.names),
            **_name(shown),
        )
        would = _points_would(shown, person_id, points)
        press = Press(CORRECT_TOURNAMENT, ask=str(shown.id), field=f"{POINTS}.{person_id}", argument=str(points))
        await self._ask_correction(interaction, reply, [ask, would], press)

    async def ask_table(
        self, interaction: Interaction, tournament_id: int, table_id: int, verdict: TableVerdict, typed: str
    ) -> None:
        """`/tournament correct-table`. `typed`: places in the order of seats, "" for those the table ended with.

        Raises Trouble `no-table-of-tournament`, `correction-order`.
        """
        reply, shown = await self._moderated(interaction, tournament_id)
        round, at = table_at(shown, table_id)
        its, telling = shown.tournament.rounds[round], telling_of(shown)
        table = its.tables[at]
        try:
            places = read_places(table, typed) if verdict == "played" else ()
        except Trouble as trouble:
            held = [seat.holder for seat in table.seats if seat.holder is not None]
            people = Listed(tuple(person_named(each, shown.names) for each in held))
            example = " ".join(str(place) for place in range(1, len(held) + 1))
            raise Trouble(CORRECTION_ORDER, count=len(held), people=people, example=example) from trouble
        would = TournamentTable(table.seats, places, verdict)
        name, number = _name(shown), telling.table(round, at)
        was, then = (table_result(each, telling, final=its.final) for each in (table, would))
        asked = [
            say("tournament-table-ask", table=number, round=round + 1, **name),
            say("tournament-table-was", verdict=table.verdict or "none", result=was),
            say("tournament-table-would", verdict=verdict, result=then),
        ]
        argument = f"{verdict}.{_BETWEEN.join(map(str, places))}"
        press = Press(CORRECT_TOURNAMENT, ask=str(shown.id), field=f"{TABLE}.{table_id}", argument=argument)
        await self._ask_correction(interaction, reply, asked, press)

    @on_press(CORRECT_TOURNAMENT, opens_modal=True)
    async def _ask_reason(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Asks for the reason, which all read."""
        await moderated_server(interaction, self._house)
        _meant(press)
        reader = reader_of(interaction)
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=INPUT, style=discord.TextStyle.paragraph, max_length=LONGEST_CORRECTION, required=True
        )
        title, label = reader.label(say("tournament-correct-title"), 45), reader.label(say("fix-reason-label"), 45)
        why = reader.label(say("tournament-correct-why"), 100)
        await interaction.response.send_modal(word_modal(title, press, label, why, box))

    @on_modal(CORRECT_TOURNAMENT)
    async def _correct(self, interaction: Interaction, press: Press, reason: str) -> None:
        """Corrects what the press says, for that reason."""
        await moderated_server(interaction, self._house)
        check_carried(interaction, press)
        reply, shown = await self._moderated(interaction, number_in_part(press.ask), fresh=False)
        tournaments, me = self._house.tournaments, interaction.user.id
        kind, number, (verdict, argument) = _meant(press)
        if kind == POINTS:
            work = tournaments.correct_points(shown.id, me, number, int(argument), reason)
        else:
            round, at = table_at(shown, number)
            seats = shown.tournament.rounds[round].tables[at].seats
            given = [number_in_part(each) for each in argument.split(_BETWEEN) if each]
            if verdict == "played" and len(given) != len(seats):
                raise Trouble(CORRECTION_PLACES)
            holders = zip(seats, given, strict=False)
            places = {seat.holder: place for seat, place in holders if seat.holder is not None}
            work = tournaments.correct_table(shown.id, me, number, verdict, places, reason)
        await reply.within(work)
        await reply.show(plain_message(reader_of(interaction).line(say("tournament-corrected")), GREEN))

    async def recount(self, interaction: Interaction, tournament_id: int) -> None:
        """`/tournament recount`: says whether the tables themselves give the standings that are shown."""
        reply, shown = await self._moderated(interaction, tournament_id)
        recount = await reply.within(self._house.tournaments.recounted(shown.id))
        differing = tuple(say("table-number", table=each.table_id) for each in recount.differences)
        said = say(
            "tournament-recounted",
            same="yes" if recount.equal else "no",
            tables=recount.tables,
            corrected=recount.corrected,
            differing=Listed(differing),
        )
        colour = GREEN if recount.equal else RED
        await reply.show(plain_message(reader_of(interaction).line(said), colour))

    async def _moderated(
        self, interaction: Interaction, tournament_id: int, *, fresh: bool = True
    ) -> tuple[Reply, TournamentShown]:
        """The reply, and the tournament of the server that the person moderates."""
        await moderated_server(interaction, self._house)
        reply = Reply(interaction, fresh=fresh)
        return reply, await reply.within(tournament_here(interaction, self._house, tournament_id))

    async def _ask(self, interaction: Interaction, reply: Reply, shown: TournamentShown, what: str, ask: Text) -> None:
        press = Press(DO_ASKED, ask=str(shown.id), field=what)
        await reply.show(doing_view([ask], press, _DOES[what], reader_of(interaction)))

    async def _ask_correction(self, interaction: Interaction, reply: Reply, asked: list[Text], press: Press) -> None:
        texts = [*asked, say("tournament-correct-how")]
        await reply.show(doing_view(texts, press, "tournament-correct-do", reader_of(interaction)))


def table_at(shown: TournamentShown, table_id: int) -> tuple[int, int]:
    """The round and the place in it, from 0, of a table. Raises Trouble `no-table-of-tournament`."""
    for round, tables in enumerate(shown.tables):
        if table_id in tables:
            return round, tables.index(table_id)
    raise Trouble(NO_TABLE_OF_TOURNAMENT)


def read_places(table: TournamentTable, typed: str) -> tuple[int, ...]:
    """The places of a table's seats as they are typed, "2 1 3"; those it has ended with where nothing is.

    A seat that no person holds is left out, and comes last. Raises Trouble `correction-places`.
    """
    parts = typed.replace(",", " ").replace("-", " ").split()
    if not parts and table.places:
        return table.places
    held = sum(seat.holder is not None for seat in table.seats)
    if len(parts) != held or not all(part.isdecimal() and 1 <= int(part[:3]) <= len(table.seats) for part in parts):
        raise Trouble(CORRECTION_PLACES)
    left = iter(map(int, parts))
    return tuple(len(table.seats) if seat.holder is None else next(left) for seat in table.seats)


def _meant(press: Press) -> tuple[str, int, tuple[TableVerdict, str]]:
    """What a press corrects: points or a table, whose, and how. Raises Refusal `not-asked`."""
    kind, _, number = press.field.partition(".")
    if not number.isdecimal() or len(number) > _LONGEST_ID:
        raise Refusal(NOT_ASKED)
    if kind == POINTS:
        if not press.argument.removeprefix("-").isdecimal() or len(press.argument) > 6:
            raise Refusal(NOT_ASKED)
        return kind, int(number), ("played", press.argument)
    chosen, _, places = press.argument.partition(".")
    verdict = next((each for each in VERDICTS if each == chosen), None)
    if kind != TABLE or verdict is None:
        raise Refusal(NOT_ASKED)
    if int(number) >= 2**31:
        raise Trouble(NO_SUCH_TABLE)
    return kind, int(number), (verdict, places)


def _points_would(shown: TournamentShown, person_id: int, points: int) -> Text:
    """What somebody has, and would have after such a correction. Raises Trouble `tournament-over`."""
    try:
        after = standings_now(after_step(shown.tournament, PointsCorrected(person_id, points, 0, "?")))
    except StepRefused as error:
        raise Trouble(TOURNAMENT_OVER) from error
    was, then = (next(line for line in lines if line.person_id == person_id) for lines in (shown.standings, after))
    return say(
        "tournament-points-would",
        was=str(was.points),
        then=str(then.points),
        was_place=was.place or 0,
        then_place=then.place or 0,
    )


def _yes(given: str | None) -> str:
    return "yes" if given else "no"


def _name(shown: TournamentShown) -> dict[str, Param]:
    return {"name": tournament_name(shown.plan)}
