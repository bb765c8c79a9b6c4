"""What quest cards and side quests say, where their words are their own."""
