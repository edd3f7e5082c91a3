"""The rules that hold in every phase: bank, reputation, chests, plans and what cards do."""
