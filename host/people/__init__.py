"""What a person has for themselves: settings, notes, the log as they may read it, all that is stored of them."""
