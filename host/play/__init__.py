"""A started table: answers, drafts, desks and standing orders."""
