"""Turns pictures into PNG, in processes of their own."""
