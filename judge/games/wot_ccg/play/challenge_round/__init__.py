"""challenge-round: Declare Challenges, Place Forces, Determine Participation."""
