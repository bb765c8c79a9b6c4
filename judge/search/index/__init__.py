"""The index: what is searched, how it is made, kept and opened, and the same for the pages of the static site."""
