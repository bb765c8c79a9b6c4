"""Hands, threat dials, and families of wordings on cards of players."""
