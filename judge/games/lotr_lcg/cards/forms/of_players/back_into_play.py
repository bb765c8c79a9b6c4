"""put, search, effects-select: cards that come back, the one of those revealed."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import IT, Amount, Instruction, Phrase

# --- `put that hero back into play with 1 damage on it`
deed("put", "put[s|] {group:spoken card} back into play", rank=1)
deed("put", "put[s|] {group:spoken card} back into play under your/its/their/his/her (owner's) control", rank=1)


def _worn_down(group: Phrase, amount: Amount) -> Instruction:
    return Instruction("several", parts=(Instruction("put", group), Instruction("mark", IT, amount)))


for sort, s in (("deed", ""), ("does", "s")):
    of[sort].converts(
        _worn_down,
        lambda given: (
            {"group": given.parts[0].group, "amount": given.parts[1].amount}
            if isinstance(given, Instruction)
            and len(given.parts) == 2
            and given == _worn_down(given.parts[0].group, given.parts[1].amount)
            else None
        ),
        f"put{s} {{group:spoken card}} into play with {{amount}} damage on it/him/her",
        f"put{s} {{group:spoken card}} back into play with {{amount}} damage on it/him/her",
        f"put{s} {{group:spoken card}} back into play, with {{amount}} damage on it/him/her",
    )

# --- `reveal the top 5 cards of your deck and put 1 revealed ally into play`: one of those
shown = LANGUAGE.sort("revealed one", "one of the cards revealed")
shown.adds("1/a/one revealed {it:description}", how="pick", plural=False)
shown.adds("up to {number} revealed {it:descriptions}", how="pick", upto=True)
TOP = "reveal[s|] the top {amount} cards of {piles:own deck,}"
deed("search", f"{TOP} and put[s|] {{group:revealed one}} into play", what="play", rank=1)
deed("search", f"{TOP} and add[s|] {{group:revealed one}} to {{to:whose}} hand", what="hand", rank=1)

# --- whom one chooses for it
deed("ready", "choose[s|] {group:target} to ready", rank=1)
deed("exhaust", "choose[s|] {group:target} to exhaust", rank=1)
deed("commit", "choose[s|] {group:target} to commit to the quest", rank=1)
deed("commit", "commit[s|] {group:cards} to the quest without exhausting it/him/her/them", rank=1)
