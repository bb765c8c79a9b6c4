"""The Battle Phase: its sides, abilities (step 1), outcome and damage (step 2), and the cities that fall."""
