"""Which cards, which players, how many: what deeds are done to."""
