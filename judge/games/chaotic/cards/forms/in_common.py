"""What Creatures have in common; a Tribe, an element or a side of a coin that is chosen, and what hangs on it."""

from __future__ import annotations

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import THAT_ONE, Akin, Both, Measure, Say, Share, Trait
from judge.games.chaotic.cards.meanings.instructions import Choose

condition, tail, having = sort("condition"), sort("tail"), sort("having")
shared = sort("in common")
fixed(shared, "tribe", "a Tribe", "the same Tribe")
fixed(
    shared,
    "element",
    "an Elemental Type",
    "the same Elemental Type",
    "any Elemental Types",
    "one or more Elemental Types",
)

condition.form(
    Share,
    "{whom} share {what:in common}",
    "{whom} (both|all|each) share[s|] {what:in common} (in common|with each other)",
    "{whom} (both|all|each) ha[s|ve] {what:in common} in common",
)
condition.converts(
    lambda whom, what, other: Share(Both((whom, other)), what),
    lambda given: None,
    "{whom:creatures} share[s|] {what:in common} with {other:creatures}",
    "{whom:creatures} ha[s|ve] {what:in common} in common with {other:creatures}",
)
condition.converts(
    lambda whom, other: Share(Both((whom, other)), "tribe"),
    lambda given: None,
    "{whom:creatures} [is|are] of the same Tribe as {other:creatures}",
)
for _what, _said in (("tribe", "of the same Tribe"),):
    condition.converts(
        lambda whom, what=_what: Share(whom, what), lambda given: None, f"{{whom}} [is|are] (both|all) {_said}"
    )
tail.form(
    Akin,
    "that share {what:in common} with {whom:creatures}",
    "that/who share[s|] {what:in common} with {whom:creatures}",
    "sharing {what:in common} with {whom:creatures}",
    "with/that (has|have) {what:in common} in common with {whom:creatures}",
)
tail.converts(lambda whom: Akin("tribe", whom), lambda given: None, "of the same Tribe as {whom:creatures}")

# What was chosen.
for _who, _s in ((sort("own deed"), ""), (sort("third deed"), "s")):
    fixed(_who, Choose("tribe"), f"choose{_s} a Tribe", f"choose{_s} a/one Tribe", f"name{_s} a Tribe")
    fixed(_who, Choose("coin"), f"flip{_s} a coin")
for _side in ("heads", "tails"):
    fixed(condition, Say(_side), _side, f"it is/'s {_side}", f"the coin (lands|comes up) (on) {_side}")
fixed(tail, Trait("chosen", "tribe"), "of that Tribe", "of the chosen Tribe", "from that Tribe")
fixed(having, Trait("chosen", "element"), "that Elemental Type", "the chosen Elemental Type")
for _bound, _words in (("below", "less/fewer/lower than {number}"), ("at most", "{number} or less/fewer/lower"),
                       ("at least", "{number} or more/greater/higher"), ("above", "more/greater/higher than {number}"),
                       ("exactly", "exactly {number}")):  # fmt: skip
    having.form(
        Measure, f"{_words} in that Discipline", f"{_words} in/of the chosen Discipline", stats=(THAT_ONE,), how=_bound
    )
