"""Beneath each use of a courtier stands what the achievement brings."""

from __future__ import annotations

import pytest

from engine.forms import Field, Form, Option, Pick
from engine.texts import say
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.face.cards import names_at
from games.devil.face.forms.headings import achieve_notes
from tests.games.devil.builders import table


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_each_use_of_courtiers_says_what_it_brings(locale: str) -> None:
    cards = table("plan").pack
    ids = ("minor-0:town", "town:town", "all:town.rural", "nothing")
    options = tuple(Option(id, say("devil-named", what=id)) for id in ids)
    form = Form((Field("achieve", Pick(options)),), {}, (), None)
    reader = Reader(texts(locale), name_of=names_at("house"))
    notes = {id: reader.line(note) for id, note in achieve_notes(form, cards)["achieve"].items()}
    assert set(notes) == set(ids[:3])
    assert all(f"{cards.board.scoring.majors}🏆" in notes[id] for id in ids[1:3])
    assert "🏆" not in notes["minor-0:town"]
    assert len(set(notes.values())) == 3
