"""The process of the bot: its client, settings, logs, connection and the jobs of its scheduler."""
