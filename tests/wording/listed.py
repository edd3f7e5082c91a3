"""What a translation may do otherwise than the rules say: each with the wording, and why in the comment beside it."""

from __future__ import annotations

import re

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

NAMES = re.compile(r"opponent-[a-z]+-\d+")
"""Names of persons: a language keeps those that its readers know."""

SAME_EVERYWHERE = frozenset({"demo-title"})  # the bot's name
SAME: dict[str, frozenset[str]] = {
    "cs": frozenset(
        {
            *("devil-picture-alt-role", "mine-wish-server", "paladins-people-vikings", "paladins-virtual-mark"),
            *("paladins-attack", "paladins-convert", "paladins-look-region", "paladins-scene-region"),
            *("paladins-picture-own-paladin", "paladins-picture-alt-paladin"),
        }
    ),
    "de": frozenset(
        {
            *("ending-dossier", "paladins-look-region", "paladins-picture-alt-paladin", "paladins-picture-own-paladin"),
            *("paladins-scene-region", "paladins-virtual-mark"),
        }
    ),
    "pl": frozenset(
        {
            *("architects-queue-stop", "bot-start", "ending-moderator"),
            *("paladins-attack", "paladins-convert", "paladins-look-region", "paladins-scene-region"),
            *("devil-words-for", "devil-words-souls"),  # what people type: English words are understood too
        }
    ),
    "ru": frozenset({"devil-words-for"}),  # as above
}
"""By language: wordings that really read as in English; all others that do were copied, and count as missing."""

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
