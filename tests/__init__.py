"""Tests. Whatever imports them knows their own game beside those that are installed, and so do its processes."""

import os
from pathlib import Path

ROOT = str(Path(__file__).parents[1])

os.environ.setdefault("PACTUM_GAME_PACKAGES", "tests.games.bids")
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH"))))
