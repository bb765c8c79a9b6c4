"""The step after mkdocs: search, hover cards, short addresses, the offline copy; start from `finish`."""
