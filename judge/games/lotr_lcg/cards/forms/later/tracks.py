"""What cards of later sets say of numbers kept track of: pursuit value, temperature, the Ring-bearer's life."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Phrase

TRACK = Phrase("scenario")
track = LANGUAGE.words("track", "a number the players keep track of")
track.word("pursuit", "the pursuit value")
track.word("temperature", "the temperature")
track.word("life", "the Ring-bearer's life", "the Ring-bearer's life total")
deed("raise track", "raise[s|] {what:track} by {amount}", group=TRACK)
deed("lower track", "lower[s|] {what:track} by {amount}", group=TRACK)
deed("set track", "set[s|] {what:track} to {amount}", group=TRACK)
of["plain quantity"].form(Amount, "{of:track}", plural=False)
of["plain quantity"].form(Amount(of="tens of temperature"), "the tens digit of the temperature", plural=False)
for word in ("pursuit", "temperature", "life"):
    said = {"pursuit": "the pursuit value", "life": "the Ring-bearer's life"}.get(word, "the temperature")
    of["condition"].form(Condition, f"{said} is {{range:how high}}", kind="compare", left=Amount(of=word))
