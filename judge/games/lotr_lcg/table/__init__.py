"""What a judge writes down: the rows, laying them out as things, checking and showing them, the guide."""
