"""Sentences for people out of the locale files, and the words and figures that people type."""
