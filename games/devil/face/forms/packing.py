"""Packing a chest as one thing: goods and coins move between stock and chest, each price is one press."""

from __future__ import annotations

from engine.forms import Form
from engine.texts import say
from face.core.inputs import Packing
from face.core.parts import Layout
from games.devil.face.forms.details import wishes_told
from games.devil.face.pictures.chest import SIGNS_IN_CHESTS
from games.devil.rules.rulebook import COINS
from games.devil.rules.view import View

_PACKED = ("goods", COINS, "jesters")
_PRICE = "price"


def offer_layout(view: View, form: Form) -> Layout:
    """Lays out the question for a chest and its price."""
    fields = {field.name: field for field in form.fields}
    packing = Packing(
        tuple(name for name in _PACKED if name in fields),
        say("devil-pack-stock"),
        say("devil-pack-chest"),
        SIGNS_IN_CHESTS,
    )
    return Layout(said=wishes_told(view), packings=(packing,), short=frozenset({_PRICE}))
