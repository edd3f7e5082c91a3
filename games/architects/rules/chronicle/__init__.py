"""Tells the chronicle of a finished game from the records that are collected from its moves."""
