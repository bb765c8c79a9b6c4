"""Prices in other voices: what the target gives of itself, symbols told by their allegiance, what is rolled besides."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.frames.adverbs import Adverb, at_price
from judge.games.wot_ccg.cards.forms.prices import WHO, priced
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import THIS, YOU, Ref, Results
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

cost, given = sort("cost"), LANGUAGE.sorts["sacrifice"]
TARGET = Ref("target")

# The target of an advantage gives something of itself; its controller is `you` in the text of the advantage.
of_itself = LANGUAGE.sort("gives-of-itself", "what a target gives of itself")
of_itself.form(Deed("rotate", TARGET), "rotate", "rotate itself/himself/herself", "rotate (for no effect)")
of_itself.form(Deed, "take/receive {amount:number} damage", verb="deal", whom=TARGET)
of_itself.converts(
    lambda amount: Deed("deal", TARGET, amount), never, "take/receive {amount} damage", "put {amount} damage on itself",
)  # fmt: skip
LANGUAGE.words("who-gives", "the target", dict.fromkeys((
    "the target", "he", "she", "it", *(f"{the} {kind}" for the in ("the target", "the targeted", "that", "the")
                                       for kind in ("character", "troop"))), ""))  # fmt: skip
HE = "{_:who-gives}"
priced.converts(
    lambda costs, it, hows=(), _="": at_price(costs, it, hows), never,
    f"{HE} may {{costs:gives-of-itself,}} to {{it:done-for-it}}",
    f"{HE} may {{costs:gives-of-itself,}} (,) {{hows:adverb-within+}} (,) to {{it:done-for-it}}", rank=3,
)  # fmt: skip

# Two cards that rotate, in the other order.
for other in ("{to:chosen}", "{to:rotated-too}"):
    given.converts(
        lambda to: Deed("rotate", THIS, to=to), never, f"rotate (both) {other} and this card",
        f"rotate (both) this card and {other}", rank=2,
    )  # fmt: skip


# Symbols of which only the allegiance is told, or which are so many of one sort or of another.
def _of_allegiance(n: int, allegiance: str) -> Deed:
    return Deed("pay", THIS, results=Results(wild=n), allegiance=allegiance)


cost.converts(
    _of_allegiance, never, "pay/spend {n:wild-number} (ability) symbol[|s] with the {allegiance} allegiance",
    "pay/spend {n:any-so-many} {allegiance} (ability) symbol[|s]", rank=1,
)  # fmt: skip
LANGUAGE.sort("any-so-many", "how many of any").form(1, "any", "any one")
LANGUAGE.sorts["wild-number"].form(1, "any", "any one/1", rank=1)
LANGUAGE.sorts["any-so-many"].also(LANGUAGE.sorts["wild-number"])

# What is rolled, drawn or generated in the same breath in which the price is named: `rotate this card and roll 2 dice`.
told = LANGUAGE.sort("told-with-price", "what is done in the same breath as its price")
at_once = LANGUAGE.sort("done-with-price", "something that is no price")
at_once.form(Deed, "roll {amount} {what:ability} di[e|ce]", verb="roll dice", whom=YOU)
at_once.form(Deed, "draw {amount} card[|s]", verb="draw", whom=YOU)
at_once.form(Deed, "generate {results}", verb="generate", whom=YOU)
told.form(Clause, "{deeds:done-with-price,}")


def _with_price(costs: tuple[Deed, ...], it: Clause, hows: tuple[Adverb, ...] = ()) -> Clause | None:
    """Only what is rotated or paid can be told from what is done; a card that is discarded could be either."""
    plain = all(each.verb == "pay" or (each.verb == "rotate" and isinstance(each.whom, Ref)) for each in costs)
    return at_price(costs, it, hows) if plain else None


priced.converts(
    _with_price, never, f"{WHO} {{costs:cost>}} and {{it:told-with-price}}",
    f"{WHO} {{costs:cost>}} (,) {{hows:adverb-within+}} (,) and {{it:told-with-price}}", rank=3,
)  # fmt: skip
