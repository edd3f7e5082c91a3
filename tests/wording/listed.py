"""What a translation may do otherwise than the rules say: each with the wording, and why in the comment beside it."""

from __future__ import annotations

TEMPERS = {
    "architects": ("builder", "jailer", "pilgrim", "smuggler", "master"),
    "paladins": ("regent", "conqueror", "preacher", "castellan"),
}
GIVEN = {f"{game}-temper-{temper}": frozenset({"seat"}) for game, tempers in TEMPERS.items() for temper in tempers}
"""Parameters of which English has no use: languages with genders choose between him and her."""

OMITTED: dict[str, dict[str, frozenset[str]]] = {
    "cs": {},
    "pl": {},
    "ru": {  # sentences without a verb that would agree
        "records-unplaced": frozenset({"whose"}),
    },
}
"""By language and wording: parameters of the English wording that this language has no use for."""

SAME: dict[str, frozenset[str]] = {
    "cs": frozenset(),
    "pl": frozenset({"devil-words-for", "devil-words-souls"}),  # what people type: English words are understood too
    "ru": frozenset({"devil-words-for"}),  # as above
}
"""By language: wordings that read as in English (names, abbreviations, words understood beside one's own)."""

EMOJI_LEFT_OUT: dict[str, frozenset[str]] = {"cs": frozenset(), "pl": frozenset(), "ru": frozenset()}
"""By language: wordings whose signs differ from the English ones."""

OWN_WORDS: dict[str, frozenset[str]] = {
    "da": frozenset({"for", "have"}),
    "de": frozenset({"will"}),
    "es": frozenset({"has"}),
    "nb": frozenset({"for"}),
    "nl": frozenset({"have", "is", "of"}),
    "pt": frozenset({"for"}),
    "sv": frozenset({"for", "is"}),
}
"""By language: words of its own that look like English ones that were left."""
