"""event-play, effects-in-play: event cards, effects that work as events, and what ties them to what has happened."""
