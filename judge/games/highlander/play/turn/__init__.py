"""sequence-of-play: the Sequence of Play, a file for each of the six phases."""
