"""Holds the parts of every message: pages, presses, modals, replies, wordings, times, errors."""
