"""People and things on a stage: scenes, the invitation to a table, the winners on their steps."""
