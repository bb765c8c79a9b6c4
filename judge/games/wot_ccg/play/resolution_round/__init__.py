"""resolution-round: Opening Moves, Coming to Grips, The Outcome, and damage."""
