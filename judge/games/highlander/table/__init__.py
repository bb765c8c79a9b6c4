"""What a judge writes down: players, cards in few words, attacks on their way; laid out, checked, shown, explained."""
