"""The wordings of what happens otherwise than at once and as printed: later, in place of something, once more."""
