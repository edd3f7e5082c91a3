"""The lessons of this game: what each of them asks for, in the order in which they are learnt."""

from __future__ import annotations

from engine.devil.lessons.judging import JUDGES as JUDGES
