"""What is understood and refused: what no such card can say, and what is not told for whom it is counted."""
