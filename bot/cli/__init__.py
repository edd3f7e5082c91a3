"""The console command `pactum`: its commands, and what each of them says."""

from bot.kit.loaded import loading

with loading():
    from bot.cli.commands import app

__all__ = ["app"]
