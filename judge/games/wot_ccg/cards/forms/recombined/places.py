"""Where cards are, and whose, in short: `a character in a challenge`, `a troop you do not control`, `another player's`.

What is said behind `participating` may be said of a card without that word.
"""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import THEIRS, Piece
from judge.games.wot_ccg.cards.language import sort

back = sort("back")
back.converts(lambda it: it, never, "(that/which/who is/are) in {it:there}", rank=2)
for _said in ("controlled by you", "under your control", "of yours"):
    back.converts(
        lambda: Piece("not yours", THEIRS), never, f"not {_said}", f"that/which/who is/are not {_said}", rank=1
    )
