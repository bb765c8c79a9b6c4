"""Rows that come of recombining: what one part of a sentence knew, and another part did not."""
