"""What is done and to whom, by parts of speech: each act in all its voices, each amount and group where it stands."""
