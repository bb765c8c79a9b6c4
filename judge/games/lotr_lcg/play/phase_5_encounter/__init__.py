"""V. Encounter phase, 5.1 to 5.4: optional engagement and engagement checks."""
