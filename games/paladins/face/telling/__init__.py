"""What has happened in Paladins, in words: the log, and the scenes in it."""
