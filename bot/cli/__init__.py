"""The console command `pactum`: its commands, and what each of them says."""

from bot.cli.commands import app

__all__ = ["app"]
