"""Ability text, as no card is printed: its short words, what they mean, and what each instruction does."""
