"""The lessons of this game: what each of them asks for, in the order in which they are learnt."""

from __future__ import annotations

from games.architects.rules.lessons.judging import JUDGES as JUDGES
