"""The buttons and words of moderators: looks, previews, reasons, requests of players."""
