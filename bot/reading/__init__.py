"""What people open to read: rules, cards, the log, dossiers, records, their notes, help."""
