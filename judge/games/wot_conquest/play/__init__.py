"""The rulebook carried out: the turn and its phases, battle, neutral turn, starting units, and its silence."""
