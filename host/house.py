"""The house: every use case of a hosted table, free of Discord."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from db.session import Database
from host.absence import Absence
from host.fixing.looking import Looking
from host.habits import Habits
from host.outages import Outages
from host.outbox import Outbox
from host.registers import Registers
from host.reminders import Reminders
from host.sweeps import Sweeps


class House(Looking, Absence, Outages, Reminders, Habits, Registers):
    """Open, join, leave, start, answer, take back, drafts, desks, boards; `outbox` holds what is to be sent.

    `sweeps` do what falls due with time; whoever keeps the clock runs them.
    """

    def __init__(self, database: Database, *, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        """`clock` tells the time with its zone; `entropy(n)` gives n secret random bytes (os.urandom)."""
        super().__init__(database, clock=clock, entropy=entropy)
        self.outbox = Outbox(self)
        self.sweeps = Sweeps()
        self.sweeps.add("outages", self.make_good)
        self.sweeps.add("orders", self.answer_by_orders)
        self.sweeps.add("reminders", self.remind)
        self.sweeps.add("deadlines", self.lapse_due)
