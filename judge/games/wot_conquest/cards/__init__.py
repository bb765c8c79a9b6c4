"""Ability text: one table reads it and says it back, and every meaning has a deed.

meanings.py   what text can mean            language.py, forms/   the table: how each of that is said
reading.py    from sentences to abilities   fitting.py            what the rules cannot carry out as it is said
deeds.py      what each deed does           by_hand.py            the same, done by the judge
"""
