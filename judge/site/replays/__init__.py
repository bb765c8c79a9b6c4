"""Scenarios worked out for their pages: the replay with its branches, the verdicts, and both as HTML."""
