"""The clock of an ask, as pure functions: paces, calendars, deadlines and reminders."""
