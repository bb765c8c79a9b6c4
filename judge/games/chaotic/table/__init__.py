"""What a judge writes down: the rows of a table, laying them out, checking them, showing a table, the guide."""
