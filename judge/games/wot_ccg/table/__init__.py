"""The table as a judge writes it: rows of cards and text, laid out as things, checked, shown, explained."""
