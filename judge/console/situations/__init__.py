"""A situation, the line of play in it, and the documents that pages and API show of it."""
