"""6 Turn Order: the turn, its Location Step and Action Step with moves, interception and Showdown, and recovery."""
