"""The lessons of this game: what each of them asks for, in the order in which they are learnt."""

from __future__ import annotations

from games.devil.rules.lessons.judging import FOLLOWED as FOLLOWED
from games.devil.rules.lessons.judging import FORMER as FORMER
from games.devil.rules.lessons.judging import JUDGES as JUDGES
