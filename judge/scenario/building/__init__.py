"""Building a table by hand: what can be put on it, and edits of the text that touch no more than they need."""
