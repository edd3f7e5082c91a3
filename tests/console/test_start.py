"""What a start need not wait for is not loaded by it."""

from __future__ import annotations

import subprocess
import sys

LATER = ("alembic", "fontTools")  # for migrations and pictures


def test_the_bot_is_loaded_without_what_migrations_and_pictures_need() -> None:
    script = f"import bot.cli, bot.app.process, sys; print([name for name in {LATER} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"
