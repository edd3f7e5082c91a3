"""The console command `pactum`: its commands, and what each of them says."""

import sys

from engine.registry import packages
from face.wordings.locales import loading

try:
    packages()
except (ImportError, ValueError) as wrong:  # a game that cannot be found: there are no wordings yet to say it in
    sys.exit(f"pactum: {wrong}")

with loading():
    from bot.cli.commands import app, main

__all__ = ["app", "main"]
