"""What cards of later sets say, and this rulebook does not have."""
