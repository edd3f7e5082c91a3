"""What has happened in Devil, in words: the log, and the scenes in it."""
