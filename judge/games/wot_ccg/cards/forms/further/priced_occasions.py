"""A price named before its occasion, cards among those looked at, dice left out, and other parts put together."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause, upon
from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER
from judge.games.wot_ccg.cards.forms.prices import WHO
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import All, Ban, Change, Chosen, Ref, Turns, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion
from judge.games.wot_ccg.play.traits import SEEN

simple, predicate = LANGUAGE.sorts["simple"], sort("predicate")


def _priced_upon(costs: tuple[Deed, ...], deeds: tuple[Deed, ...], when: Occasion) -> Clause | None:
    return upon(Clause(deeds=deeds, costs=costs), when)


clause.converts(
    _priced_upon, never, f"{WHO} {{costs:sacrifice>}} {{when:moment}} to {{deeds:deed>}}",
    f"{WHO} {{costs:sacrifice>}} when {{when:occasion}} to {{deeds:deed>}}", rank=2,
)  # fmt: skip

# Of the cards that were looked at, those of a description.
AMONG = "(you) revealed/looked/viewed/seen (at) (this way)"


def _of_seen(which: Which) -> Which | None:
    return which._replace(zone=SEEN) if which.zone == "play" and not which.side else None


def _all_seen(which: Which) -> All | None:
    found = _of_seen(which)
    return All(found) if found else None


def _one_seen(which: Which) -> Chosen | None:
    found = _of_seen(which)
    return Chosen(found) if found else None


def _any_seen(which: Which) -> Chosen | None:
    found = _of_seen(which)
    return Chosen(found, 0, ANY_NUMBER) if found else None


def _described(kind: Any, made: Any) -> Any:
    def take(given: Any) -> dict[str, Any] | None:
        bare = given.which._replace(zone="play") if isinstance(given, kind) else None
        return {"which": bare} if bare is not None and bare != Which() and given == made(bare) else None

    return take


rest, some = LANGUAGE.sorts["rest-seen"], LANGUAGE.sorts["some-seen"]
rest.converts(
    _all_seen, _described(All, _all_seen), "all {which!} among them",
    f"all/each (of) (the) {{which:every-which!}} {AMONG}",
    "all/each (of) (the) {which:every-which!} among them/these/those (cards)", rank=1,
)  # fmt: skip
some.converts(
    _one_seen, _described(Chosen, _one_seen), "one {which} among them", f"a/an/one/1 {{which}} {AMONG}",
    "a/an/one/1 {which} among them/these/those (cards)", "a/an/one/1 {which} from among them", rank=1,
)  # fmt: skip
some.converts(
    _any_seen, _described(Chosen, _any_seen), "any number of {which!} among them", f"any {{which!}} {AMONG}",
    f"any number of {{which!}} {AMONG}", "any {which!} among them/these/those (cards)", rank=1,
)  # fmt: skip

# Several things of which a card cannot be the target.
aimed = LANGUAGE.words("aimed-by", "what has targets")
for several in ("advantages", "events"):
    aimed.word(f"be the target of {several}", several, f"{several[:-1]} cards")


def _safe_from(whom: Any, several: tuple[str, ...]) -> Deed | None:
    return Deed("has", whom, rules=tuple(Ban(each) for each in several)) if len(several) > 1 else None


def _of_safe(given: Any) -> dict[str, Any] | None:
    rules = given.rules if isinstance(given, Deed) else ()
    several = tuple(each.what for each in rules if isinstance(each, Ban) and each.what in aimed.singular)
    return {"whom": given.whom, "several": several} if rules and given == _safe_from(given.whom, several) else None


has.converts(
    _safe_from, _of_safe, "{whom} cannot be the target of {several:aimed-by|}",
    "{whom} cannot be targeted by {several:aimed-by|}",
)  # fmt: skip

# Results that somebody does not generate, dice that he does not roll.
has.converts(
    lambda whom, what: Deed("has", whom, rules=(Turns(what, "", generated=True),)), never,
    "{whom} cannot generate (any) {what:turned}", "{whom} do/does not generate (any) {what:turned}",
    "{whom} generate/generates no {what:turned}", rank=2,
)  # fmt: skip
KINDS = LANGUAGE.words("struck", "who takes damage", {"characters": "character damage", "troops": "troop damage"})
has.converts(
    lambda whom, into, generated, _="": Deed("has", whom, rules=(Turns("damage", into, generated=generated),)), never,
    "(all/any/each) {_:damage-icon} {generated:made-by} {whom} is/are applied/assigned to {into:struck} (instead)",
    "(all/any/each) {_:damage-icon} {whom} {generated:makes} is/are applied/assigned to {into:struck} (instead)",
    rank=1,
)  # fmt: skip
HIS = Ref("target")
has.converts(
    lambda n: Deed("has", HIS, rules=(Change("hand size", "subtract", n),)), never,
    "his/their (maximum) hand size is reduced by {n:number}", rank=1,
)  # fmt: skip
PLACED = ("bottom", "top")
for end in PLACED:
    the = "the" if end == "bottom" else "(the)"
    simple.converts(
        lambda end=end: Deed("put seen", All(Which(zone=SEEN)), what=end), never,
        f"put/place/return that/this card (back) on {the} {end} of your/that/his/the deck", rank=1,
    )  # fmt: skip
