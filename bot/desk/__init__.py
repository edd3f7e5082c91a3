"""The desk: a form as a message, what a press on it means, and what it folds to."""
