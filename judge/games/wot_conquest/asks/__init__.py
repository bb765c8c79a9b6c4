"""What can be asked of a table: pieces and players, battles, the Horn, and rules that are missing."""
