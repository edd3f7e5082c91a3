"""Delivers what has been committed: news to players by direct message, news to threads, boards edited in place.

Lanes, boards and votes are delivered side by side, so that a slow or broken one holds up nothing but itself.
"""

from __future__ import annotations

from bot.delivery.deliverer import Deliverer

__all__ = ["Deliverer"]
