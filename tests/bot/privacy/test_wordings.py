"""Every refusal of bounds and privacy has its sentence, and no sentence waits in vain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
import host.lobby.bounds
import host.people.privacy
import host.seats.votes
from bot.app.underway import RATE_LIMITED
from db.trouble import Trouble
from face.wordings.reader import Reader
from face.wordings.texts import LOCALE_FOLDER, texts
from host.lobby.bounds import RANGES

ROOT = Path(bot.__file__).parent.parent
CODES = (
    *(value for name, value in vars(host.lobby.bounds).items() if name.isupper() and isinstance(value, str)),
    *(
        getattr(host.people.privacy, name)
        for name in ("FORGET_SEATED", "FORGET_SAT", "FORGET_OPENED", "NOTHING_STORED")
    ),
    host.seats.votes.TOO_MANY_VOTES,
    RATE_LIMITED,
)
DETAILS = {"most": 2, "minutes": 3, "least": 1, "tables": "#7", "count": 1}


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("code", CODES)
def test_a_refusal_is_a_sentence(code: str) -> None:
    shown = Reader(texts("en")).line(Trouble(code, **DETAILS).text)
    assert shown.endswith(".")
    assert code not in shown


def test_every_limit_has_its_words() -> None:
    known = texts("en")
    for name in RANGES:
        assert known.has(f"limits-{name}".replace("_", "-"))
        assert known.has(f"option-limit-{name}".replace("_", "-"))


def test_no_sentence_of_the_file_waits_in_vain() -> None:
    written = re.findall(r"^([a-z][a-z-]*) =", (LOCALE_FOLDER / "en" / "privacy.ftl").read_text(encoding="utf-8"), re.M)
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for part in ("host", "face", "games", "web", "bot")
        for path in (ROOT / part).rglob("*.py")
    )
    made = ("limits-", "option-limit-")
    idle = [key for key in written if f'"{key.removeprefix("trouble-")}"' not in code and not key.startswith(made)]
    assert idle == []
