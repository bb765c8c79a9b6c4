"""Frames of sentences: how cards stand, what has happened, when something may be done."""
