"""initiating-abilities, initiating-1 to initiating-6: playing cards and using abilities."""
