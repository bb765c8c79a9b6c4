"""Flow of the neutral turn: cities attack (0), Jealous Chosen move (1) and attack (2), the Hunt for the Horn (3)."""
