"""Wordings put together from those of other rooms: what is said of one rating, one roll or one loss is said of all."""
