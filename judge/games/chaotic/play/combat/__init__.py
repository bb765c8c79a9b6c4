"""7 Combat: its phases from engagement to the end, Initiative, the Strike Phase, the stalemate."""
