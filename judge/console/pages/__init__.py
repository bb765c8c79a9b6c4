"""The pages of the console, one file for each sort of page."""
