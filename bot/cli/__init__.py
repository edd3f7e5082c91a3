"""The console command `pactum`: its commands, and what each of them says."""

from face.wordings.locales import loading

with loading():
    from bot.cli.commands import app, main

__all__ = ["app", "main"]
