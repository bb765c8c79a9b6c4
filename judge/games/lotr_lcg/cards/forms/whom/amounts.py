"""letter-x, modifiers: numbers in card text: `2`, `X`, `that much`, `the number of allies you control`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.whom.groups import theirs
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import IT, THIS, TOKENS, VALUES, Amount, Phrase, Quality, Range

amount, quantity, multiplier, span = of["amount"], of["quantity"], of["multiplier"], of["range"]

# --- what stands where a figure would
amount.form(Amount, "{number}")
amount.form(Amount(1), "a/an")
amount.form(Amount(of="X"), "X", plural=True)
amount.form(
    Amount(of="that"),
    "that much",
    "that many",
    "that amount of",
    "that number of",
    "the same amount of",
    "an equal amount",
    "an equal amount of",
    "an equal number",
    "an equal number of",
    "that amount",
    "that number",
    plural=True,
)
amount.form(Amount(2, of="that"), "twice that much", "twice that many", plural=True)

# --- what is counted: `for each ...`
multiplier.form(Amount, "{group:counted}", of="count")
multiplier.form(Amount, "{of:token} on {group:cards}", "{of:token} in {group:pool}")
multiplier.form(Amount, "{of:token} here", group=THIS)
multiplier.form(
    Amount, "{of:point} on/of {group:cards}", "point of {of:measure} on/of {group:cards}",
    "{of:point} of {group:cards}", rank=1,
)  # fmt: skip
multiplier.form(Amount(of="players"), "player", "player in the game")
for of_done, units, verbs in (
    ("resources lost", "resource", "discarded/lost/removed"),
    ("damage dealt", "damage", "dealt"),
    ("progress removed", "progress", "removed/discarded"),
    ("damage healed", "damage", "healed/removed"),
):
    for way in ("this way", "by this effect"):
        multiplier.form(Amount(of=of_done), f"{units} {verbs} {way}", f"{units} token {verbs} {way}", rank=-1)
        plain_of_done = (f"the {number} of {units} {verbs} {way}" for number in ("amount", "number"))
        of["plain quantity"].form(Amount(of=of_done), *plain_of_done, plural=False, rank=-1)
multiplier.form(Amount, "card in {group:whose} hand", of="hand", rank=-2)
multiplier.form(
    Amount,
    "shadow card dealt to {group:cards}",
    "shadow card on {group:cards}",
    "shadow card currently dealt to {group:cards}",
    of="shadow cards",
    rank=-1,
)
multiplier.form(Amount, "{group:rated players}", of="count")


def _most(group: Phrase, most: Phrase) -> Amount | None:
    """`for each ally controlled by the player who controls the most allies`: as many as one player has at most."""
    same = most._replace(how="all") == group
    return Amount(of="most controlled", group=group) if same else None


def _of_most(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Amount) or given.group is None or given.of != "most controlled":
        return None
    return {"group": given.group, "most": given.group} if given == _most(given.group, given.group) else None


HAS_MOST = (
    "controlled by the player who controls the most {most:counted many}",
    "controlled by the player with the most {most:counted many}",
    "controlled by the player controlling the most {most:counted many}",
)
multiplier.converts(_most, _of_most, *(f"{{group:counted}} {each}" for each in HAS_MOST), rank=-1)
of["plain quantity"].converts(
    _most, _of_most, *(f"the number of {{group:counted many}} {each}" for each in HAS_MOST), rank=-1
)
of["rated players"].form(
    Phrase, "player with {clauses:threat,}", "player at {clauses:threat,}", how="all", kinds=("player",)
)

# --- a number found on the table: `equal to ...`, `X is ...`
plain = of["plain quantity"]
plain.form(
    Amount, "the number of {group:counted many}", "the total number of {group:counted many}", of="count", plural=False
)
plain.form(Amount(of="players"), "the number of players", "the number of players in the game", plural=False)
plain.form(Amount, "the number of cards in {group:whose} hand", of="hand", plural=False, rank=-2)
plain.form(
    Amount,
    "the number of {of:tokens} on {group:cards}",
    "the amount of {of:tokens} on {group:cards}",
    "the number of {of:tokens} tokens on {group:cards}",
    "the total (number/amount of) {of:tokens} on {group:cards}",
    plural=False,
)
plain.form(Amount, "the number of {of:tokens} here", "the number of {of:tokens} tokens here", group=THIS, plural=False)
plain.form(
    Amount,
    "the stage number of {group:cards}",
    "{group:cards} 's stage number",
    "the number of {group:cards} 's stage",
    of="stage",
    plural=False,
)
plain.form(
    Amount(of="stage", group=Phrase("current quest")),
    "the current stage number",
    "the current stage's number",
    "the number of the current stage",
    plural=False,
)
highest = LANGUAGE.words("highest value", "the highest of several values")
for each in VALUES:
    highest.word(f"highest {each}", f"the highest {each}", f"the greatest {each}")
plain.form(Amount, "{of:highest value} of/among {group:cards}", plural=False)
most = LANGUAGE.words("most tokens", "the most tokens that a card has")
for each in TOKENS:
    told = {"time": "time counters", "villagers": "villager tokens"}.get(each, each)
    most.word(f"highest {each}", f"the highest number of {told}", f"the highest amount of {told}")
plain.form(Amount, "{of:most tokens} on {group:cards}", plural=False)
for each in ("threat", "engagement cost", "attack"):
    plain.form(
        Amount(of=f"highest {each}", group=Phrase("all", kinds=("card",), clauses=(Quality("in", "staging area"),))),
        f"the highest {each} in the staging area",
        plural=False,
        rank=-1,
    )
plain.form(
    Amount,
    "{group:whose} threat",
    "{group:whose} threat level",
    "the threat of {group:player}",
    "the threat level of {group:player}",
    of="player threat",
    plural=False,
)
plain.form(
    Amount,
    "the tens digit of {group:whose} threat",
    "the tens digit of {group:whose} threat dial/level",
    of="tens of threat",
    plural=False,
)
plain.form(Amount, "its {of:value}", group=IT, plural=False)
plain.form(Amount, "his/her {of:value}", group=IT, plural=False, rank=1)
plain.form(
    Amount,
    "{group:cards} 's {of:value}",
    "the {of:value} of {group:cards}",
    "the combined/total {of:value} of {group:cards}",
    plural=False,
)
of["counted many"].adds("{it:descriptions!}", how="all")
of["counted many"].adds("other {it:descriptions!}", how="all", other="other")
of["counted many"].converts(theirs("all"), lambda given: None, "{whose} {it:descriptions}")
plain.form(Amount(of="total threat"), "the total threat in the staging area", plural=False)
plain.form(
    Amount(of="victory points"),
    "the number of victory points in the victory display",
    "the (total) victory points in the victory display",
    "the number of victory points the players have (collected)",
    plural=False,
)
quantity.also(plain)
quantity.adds("twice {it:plain quantity}", "double {it:plain quantity}", "{it:plain quantity} times 2", number=2)
for by, word in ((3, "three"), (4, "four"), (5, "five")):
    quantity.adds(
        f"{by} times {{it:plain quantity}}",
        f"{word} times {{it:plain quantity}}",
        f"{{it:plain quantity}} times {by}",
        number=by,
    )
for limit in range(1, 10):
    quantity.adds(
        f"{{it:plain quantity}}, to a maximum of {limit}",
        f"{{it:plain quantity}}, up to a maximum of {limit}",
        f"{{it:plain quantity}} to a maximum of {limit}",
        f"{{it:plain quantity}}, max/maximum/limit {limit}",
        most=limit,
    )
quantity.adds(
    "half {it:plain quantity}, rounded up",
    "half {it:plain quantity}, rounding up",
    "half {it:plain quantity} (rounded up)",
    "half of {it:plain quantity}, rounded up",
    "half of {it:plain quantity}",
    half=True,
)
for by in range(1, 6):
    more, less = (f"{by} more than", f"{by} plus"), (f"{by} less than", f"{by} fewer than")
    word = ("one", "two", "three", "four", "five")[by - 1]
    quantity.adds(
        *(f"{each} {{it:plain quantity}}" for each in (*more, f"{word} more than")),
        f"{{it:plain quantity}} plus {by}",
        plus=by,
    )
    quantity.adds(
        *(f"{each} {{it:plain quantity}}" for each in (*less, f"{word} less than")),
        f"{{it:plain quantity}} minus {by}",
        plus=-by,
    )
for by, word in ((3, "three"), (4, "four"), (5, "five"), (10, "ten")):
    quantity.adds(f"{word} times {{it:plain quantity}}", f"{by} times {{it:plain quantity}}", number=by)
plain.form(
    Amount(of="victory points"),
    "the number of victory points in the victory display",
    "the number of points in the victory display",
    "the total (number of) victory points in the victory display",
    plural=False,
)
quantity.form(Amount, "{number}", rank=1)

# --- numbers that will do
bounds = of["limits of a number"]
bounds.form(Range, "{amount} or more", "{amount} or higher/greater", "at least {amount}", op=">=")
bounds.form(Range, "{amount} or less", "{amount} or fewer/lower", "at most {amount}", op="<=")
bounds.form(Range, "more than {amount:compared}", "higher/greater than {amount:compared}", op=">")
bounds.form(Range, "less than {amount:compared}", "fewer/lower than {amount:compared}", op="<")
MORE, LESS = "higher/greater/more than", "less/lower/fewer than"
bounds.form(
    Range, f"equal to or {MORE} {{amount:compared}}", f"{MORE} or equal to {{amount:compared}}", op=">=", rank=1
)
bounds.form(
    Range, f"equal to or {LESS} {{amount:compared}}", f"{LESS} or equal to {{amount:compared}}", op="<=", rank=1
)
span.also(bounds)
span.form(Range, "{amount}", "exactly {amount}", "equal to {amount}", op="=")
# `there are 4 resources here`: with more of them there are 4 all the same.
of["so many tokens"].also(bounds)
of["so many tokens"].form(Range, "exactly {amount}", "equal to {amount}", op="=")
of["so many tokens"].converts(
    lambda amount: Range("=" if amount == Amount(0) else ">=", amount), lambda given: None, "{amount}"
)
of["how high"].form(Range, "{amount} or higher/more", op=">=")
of["how high"].form(Range, "{amount} or lower/less", op="<=")
of["how high"].form(Range, "higher/more than {amount:compared}", op=">")
of["how high"].form(Range, "lower/less than {amount:compared}", op="<")
of["how high"].also(span)
of["how many"].form(Range, "fewer/less than {amount:compared}", op="<")
of["how many"].form(Range, "{amount} or fewer/less", op="<=")
of["how many"].form(Range, "exactly {amount}", op="=")
of["how many"].also(bounds)  # `you control 3 allies`: 4 will do as well.
of["compared"].also(amount)
of["compared"].also(plain)
