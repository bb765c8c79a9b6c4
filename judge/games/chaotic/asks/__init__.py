"""What can be asked of a Chaotic table, and the rules behind an answer."""
