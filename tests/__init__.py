"""Tests. Whatever imports them knows their own game beside those that are installed, and so do its processes."""

import os
from pathlib import Path

ROOT = str(Path(__file__).parents[1])
OWN = "tests.games.bids"

_named = os.environ.get("PACTUM_GAME_PACKAGES", "").split(",")
os.environ["PACTUM_GAME_PACKAGES"] = ",".join(filter(None, dict.fromkeys((OWN, *_named))))
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH"))))
