"""in-play-out-of-play: cards enter play, leave it, change place and state, and carry tokens."""
