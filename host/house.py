"""The house: all services of hosted tables, free of Discord."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial

from msgspec import Struct

from db.connection.process_rows import free_claims
from db.connection.session import Database
from host.deadlines.expiry import Deadlines
from host.deadlines.reminders import Reminders
from host.deadlines.sweeps import Outages, Sweeps
from host.deadlines.timekeeping import Timekeeping
from host.fixes.base import FixServices
from host.forecasts import Forecasts
from host.lessons import Lessons
from host.lobby.bounds import USUAL_LIMITS, Bounds, Limits
from host.lobby.lobby import Lobby
from host.lobby.settings import LobbySettings
from host.lobby.starting import Starts, begin_if_full
from host.lobby.stewards import StewardSeats
from host.log.condensing import Condensing
from host.lookups import Lookups
from host.messages.living_desks import LivingDesks
from host.messages.outbox import Outbox
from host.moderation import branches
from host.moderation.proposals import Moderation
from host.moderation.queries import Queries
from host.past_positions import PastPositions
from host.people.browsers import Browsers
from host.people.calendars import CalendarAddresses
from host.people.notes import Notes, Stories
from host.people.onlookers import Onlookers
from host.people.page_sessions import PageSessions
from host.people.privacy import Privacy
from host.people.settings import CHOSEN, Languages, PlayerSettings
from host.people.stored_zones import StoredZones
from host.play.graces import Graces
from host.play.move_making import ForegoneAnswers, MoveMaking
from host.play.play import Play
from host.play.standing_orders import StandingOrders
from host.practice import MOST_OPEN, PROMPT, Practice, PromptStewards
from host.proof.course import Chronicles
from host.proof.export import Exports
from host.proof.past import PastBoards
from host.records.reading import RecordReading
from host.records.records import Records
from host.reviews.reviews import Reviews
from host.seats.own_time import OwnTime
from host.seats.seats import Seats
from host.seats.stewards import OpenSeats
from host.seats.substitutes import Substitutes
from host.seats.votes import Votes
from host.stewards.answers import Stewards, Workers
from host.stewards.hints import HINTS_BOUND as HINTS
from host.stewards.hints import Hints
from host.stewards.thinking import Thinker
from host.table.access import Tables
from host.tournaments.hosting import Tournaments
from host.tournaments.round_tables import RoundTables
from host.tournaments.rounds import TournamentRounds
from host.trials import Trials
from host.upkeep.halts import Resuming
from host.upkeep.live_check import LiveCheck, PackUpkeep
from host.upkeep.retention import Keeping, Retention
from host.wishes.seating import WishSeating
from host.wishes.wishes import Wishes
from host.workers.allowances import Allowances


class StewardThinking(Struct, frozen=True):
    """How stewards think. `thinker`: lets them, in processes of their own unless given; `adviser`: thinks for hints.

    Where only the `thinker` is given, it advises as well. `effort`: how much, in multiples of a simulation's;
    `practices`: how many tables against stewards alone may be open at once.
    """

    thinker: Thinker | None = None
    adviser: Thinker | None = None
    effort: int = 1
    practices: int = MOST_OPEN


USUAL_THINKING = StewardThinking()


class House:
    """A service for each thing that is done with tables, and the tables they share.

    `outbox` holds what is to be sent; `sweeps` do what falls due with time, and whoever keeps the clock runs them.
    """

    def __init__(
        self,
        database: Database,
        *,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        limits: Limits = USUAL_LIMITS,
        tables: Tables | None = None,
        thinking: StewardThinking = USUAL_THINKING,
        keeping: Keeping | None = None,
        moderators: Collection[int] = (),
    ) -> None:
        """`clock` tells the time with its zone; `entropy(n)` gives n secret random bytes (os.urandom).

        Where the machine's clock may jump, `clock` is a SteadyClock.

        `limits`: of servers that have set none. `tables`: others than those of `database`. `keeping`: how long tables
        are kept that are over, for good unless given. `moderators`: the people who moderate tables on no server.
        """
        self.database = database
        self.clock = clock
        self.entropy = entropy
        self.tables = tables = tables or Tables(database, clock=clock, entropy=entropy)
        tables.moderators = frozenset(moderators)
        self.bounds = Bounds(tables, limits)
        self.lobby = Lobby(tables, self.bounds)
        self.lobby_settings = LobbySettings(tables)
        self.starts = Starts(tables)
        self.graces = Graces(tables)
        self.seats = Seats(tables, self.lobby, self.bounds, self.graces)
        self.open_seats = OpenSeats(tables, self.seats, self.bounds)
        self.substitutes = Substitutes(tables, self.seats, self.bounds, self.graces)
        self.own_time = OwnTime(tables)
        self.wishes = Wishes(tables)
        self.wish_seating = WishSeating(tables, self.wishes, self.bounds)
        self.tournaments = Tournaments(tables)
        self.tournament_rounds = TournamentRounds(tables, self.tournaments, RoundTables(tables, self.seats))
        self.stories = Stories(tables)
        self.living_desks = LivingDesks(tables)
        self.notes = Notes(tables)
        self.page_sessions = PageSessions(tables)
        self.browsers = Browsers(tables, self.page_sessions)
        self.calendars = CalendarAddresses(tables)
        self.onlookers = Onlookers(tables, self.page_sessions)
        self.votes = Votes(tables, self.seats)
        moves = MoveMaking(tables, self.graces)
        self.orders = StandingOrders(tables, moves)
        self.play = Play(tables, moves, self.orders)
        self.past = PastBoards(tables)
        self.order_calls = self.orders.calls
        self.steward_seats = StewardSeats(tables)
        self.stewards = Stewards(tables, moves, thinking.thinker or Workers(), thinking.effort)
        self.practice = Practice(tables, thinking.practices)
        self.lessons = Lessons(tables, self.practice)
        self.trials = Trials(tables, self.practice)
        self.past_positions = PastPositions(tables, self.trials, self.lobby)
        self.prompt_stewards = PromptStewards(tables, self.stewards)
        adviser = thinking.adviser or thinking.thinker or Workers(bound=HINTS)
        self.hints = Hints(tables, adviser, thinking.effort)
        self.reviews = Reviews(tables, adviser, thinking.effort)
        self.forecasts = Forecasts(tables, adviser)
        self.deadlines = Deadlines(tables)
        services = FixServices(tables, self.bounds, self.seats, self.votes, self.orders, self.graces, branches)
        self.moderation = Moderation(services)
        self.resuming = Resuming(services)
        self.fixes = Queries(tables)
        self.outbox = Outbox(tables)
        self.lookups = Lookups(tables)
        self.languages = Languages(database)
        self.settings = PlayerSettings(tables)
        self.reminders = Reminders(tables)
        self.outages = Outages(tables)
        self.packs = PackUpkeep(tables)
        self.exports = Exports(tables)
        self.chronicles = Chronicles(tables)
        self.privacy = Privacy(tables, self.languages, self.page_sessions)
        self.records = Records(tables)
        self.record_reading = RecordReading(tables)
        self.live_check = LiveCheck(database, clock=clock, entropy=entropy, moderators=tables.moderators)
        self.condensing = Condensing(database, clock, tables.skipping.done)
        self.timekeeping = Timekeeping(tables, self.outages)
        self.allowances = Allowances()
        self.sweeps = Sweeps(self.timekeeping.judging)
        self.sweeps.add("outages", self.outages.make_good)
        self.sweeps.add("orders", self.order_calls.catch_up_on_orders)
        self.sweeps.add("graces", self.graces.settle_due)
        self.sweeps.add("time zones", StoredZones(tables).sweep)
        self.sweeps.add("wishes", self.wish_seating.sweep)
        self.sweeps.add("tournaments", self.tournament_rounds.sweep)
        self.sweeps.add("starts", self.starts.start_due)
        self.sweeps.add("reminders", self.reminders.remind)
        self.sweeps.add("deadlines", self.deadlines.expire_due)
        self.sweeps.add("stewards", self.stewards.sweep)
        self.sweeps.add("practice", self.prompt_stewards.resume)
        self.sweeps.add("trials", self.trials.sweep)
        self.sweeps.add("outbox", self.outbox.purge_a_batch)
        self.sweeps.add("records", self.records.sweep)
        self.sweeps.add("live check", self.live_check.sweep)
        self.sweeps.add("condensing", self.condensing.sweep)
        if keeping is not None:
            self.sweeps.add("retention", Retention(tables, self.exports, keeping).sweep)
        # Who is told of what. Of moves in this order: what leaves no choice is answered before any order answers, and a
        # lesson is judged by the state that both have led to.
        tables.observers = (ForegoneAnswers(tables), self.orders, self.lessons)
        tables.prompt = self.prompt_stewards.prompt
        self.steward_seats.after_joining = partial(begin_if_full, tables)
        self.seats.after_leaving = (self.votes.recounted,)
        self.votes.proposals = self.moderation
        self.outages.noted = self.timekeeping.outage_noted
        database.presence.heard |= {PROMPT: self.prompt_stewards.heard, CHOSEN: self.languages.heard}

    async def reclaim(self) -> None:
        """Takes over at once what dead processes were at work on, or an earlier house of this one. For its start."""
        await self.database.run(lambda connection: free_claims(connection, self.database.presence.claimant))
        await self.timekeeping.settle()
        self.tables.wake.set()
        await self.prompt_stewards.resume()
