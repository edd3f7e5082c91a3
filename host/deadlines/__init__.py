"""Deadlines that expire, reminders, outages."""
