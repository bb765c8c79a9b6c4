"""What is so all the time or for a while: symbols and what they pay, dice, bans, company, challenges, death."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import about, has, never, of_this
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    THIS,
    YOU,
    Accepts,
    Admits,
    All,
    AtMost,
    Ban,
    Change,
    Lose,
    PaysAs,
    Permit,
    Ref,
    Role,
    Turns,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Deed

LANGUAGE.words("event-cards", "events", {"events": "events", "event cards": "events"})
costing = LANGUAGE.sort("costing", "an event that costs something")
costing.converts(
    lambda power: power, lambda given: {"power": given} if given in ABILITIES else None,
    "the event has a {power} in its cost", "the event costs (at least one) {power}", "it has a {power} in its cost",
)  # fmt: skip
SAFE = "be the target of an opponent's events"
has.converts(
    lambda which, _: Deed("has", All(which), rules=(Ban(SAFE),)), never,
    "no other player may target {which:every-which} with {_:event-cards}",
    "no opponent may target {which:every-which} with {_:event-cards}",
)  # fmt: skip
has.converts(
    lambda which, power, _: Deed("has", All(which), rules=(Ban(f"{SAFE} that do not cost {power}"),)), never,
    *(f"{nobody} may target {{which:every-which}} with {{_:event-cards}} (,) unless {{power:costing}}"
      for nobody in ("no other player", "no opponent")), rank=-1,
)  # fmt: skip
about(
    Role, "when determining how many ability dice to roll for {whom} , ignore all damage on him",
    what="rolls as undamaged",
)  # fmt: skip
has.converts(
    lambda which: None if which.side else Deed("has", All(which._replace(side="yours")), rules=(Role("no cost"),)),
    lambda given: {"which": given.whom.which._replace(side="")}
    if isinstance(given, Deed) and isinstance(given.whom, All) and given.whom.which.side == "yours"
    and given == Deed("has", given.whom, rules=(Role("no cost"),)) else None,
    "you may play {which!} for no cost",
    "you may play (a/any) {which} for no cost", "you may play (a/any) {which} for free",
)  # fmt: skip
about(
    Role, "{whom} has no cost", "there is no cost to recruit/play/bring {whom} (into play)", what="no cost",
)  # fmt: skip


def _hand(n: int) -> Deed:
    return Deed("has", YOU, rules=(Change("hand size", "add", n),))


def _of_hand(given: Any) -> Mapping[str, Any] | None:
    change = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    plain = isinstance(change, Change) and isinstance(change.amount, int) and given == _hand(change.amount)
    return {"n": change.amount} if plain else None  # type: ignore[union-attr]


has.converts(
    _hand, _of_hand, "your hand size is increased by {n:number}", "your maximum hand size is increased by {n:number}",
    "your (maximum) hand size is increased by {n:signed}",
)  # fmt: skip


def _smaller(n: int, whom: Any) -> Deed:
    return Deed("has", whom, rules=(Change("hand size", "subtract", n),))


def _of_smaller(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Change) or given != _smaller(
        int(str(rule.amount)) if str(rule.amount).isdecimal() else 0, given.whom
    ):
        return None
    return {"n": rule.amount, "whom": given.whom}


hands = LANGUAGE.words("whose-hand", "whose hand")
for value, spellings in {
    YOU: ("your",), Ref("target"): ("the target's", "that player's", "the target player's"),
    Ref("opponent"): ("your opponent's", "an opponent's", "each other player's", "each opponent's"),
    Ref("each player"): ("each player's", "every player's"),
}.items():  # fmt: skip
    for spelling in spellings:
        hands.word(value, spelling)
has.converts(
    _smaller, _of_smaller, "{whom:whose-hand} (maximum) hand size is reduced/decreased by {n:number}",

)  # fmt: skip
of_this(
    Admits, "only {which:every-which!} may participate in this challenge",
)  # fmt: skip
of_this(Admits, "only {dice:ability} dice may be rolled in this challenge")
of_this(
    Admits, "{no_dice:ability} cannot be rolled in this challenge",
)  # fmt: skip
of_this(
    Role, "no card can reinforce this challenge", what="no reinforcement",
)  # fmt: skip

about(
    Permit, "{whom} may reinforce any challenge in which {which:some-which} is participating",
    "{whom} may reinforce a/any challenge in which {which:some-which} is participating",
    "{whom} may reinforce challenges in which {which:some-which} is participating", what="reinforce",
)  # fmt: skip
about(
    Permit, "{whom} may participate in any {which} challenge", "{whom} may participate in the {which} challenge",
    "{whom} may participate in the {which} (nation) contested challenge",
    "{whom} may participate in the {which} (nation) contested advantage challenge",
    "{whom} may participate in any {which} challenge , regardless of normal restrictions", what="contest",
)  # fmt: skip
for kind in ("nation contested", "contested"):
    about(
        Permit, f"{{whom}} may participate in any {kind} challenge",
        f"{{whom}} may participate in any {kind} challenges (, regardless of normal restrictions)",
        f"{{whom}} may participate in (all) {kind} challenges", what="contest", which=Which(kind=f"{kind} advantage"),
        rank=-1,
    )  # fmt: skip
about(
    Permit, "{whom} may participate in any {which} at all", "{whom} may participate in any {which}",
    "{whom} may participate in any {which} , regardless of normal restrictions", what="contest", rank=2,
)  # fmt: skip
about(
    Permit, "{whom} may participate in challenges with {which:every-which!}",
    "allow {whom} to participate in challenges with {which:every-which}", what="participate with", rank=1,
)  # fmt: skip
has.converts(
    lambda what: Deed("has", Ref("each player"), rules=(Ban(what),)), never, "no player may {what:ban}",
    "players may not {what:ban}", rank=-1,
)  # fmt: skip
has.form(
    Deed, "no player may initiate a card-based challenge", verb="has", whom=Ref("each player"),
    rules=(Ban("initiate card-based challenges"),),
)  # fmt: skip

about(
    Accepts, "{allegiance} symbols may pay for {whom} without an allegiance penalty",
    "(any/all) (ability) symbols with the {allegiance} allegiance may be used to recruit {whom} without (causing) "
    "(an/any/the) allegiance penalty", "you may recruit {whom} as if he/she/it had the {allegiance} allegiance",
    "{whom} may be recruited as if he/she/it had the {allegiance} allegiance",
)  # fmt: skip
about(
    Accepts, "{whom} may only be recruited with {allegiance} symbols",
    "{whom} may only be recruited with (ability) symbols with the {allegiance} allegiance",
    "only (ability) symbols with the {allegiance} allegiance may be used to recruit {whom}",
    "only {allegiance} (ability) symbols may be used to recruit {whom}", only=True,
)  # fmt: skip
about(
    Accepts, "only (ability) symbols generated by (a/an) {of:which} may be used to recruit {whom}",
    only=True,
)  # fmt: skip
about(
    Turns, "all that {whom} rolls is ignored", "(all) results rolled by {whom} are ignored", what="everything", into="",
)  # fmt: skip
at_most = LANGUAGE.sort("at-most", "so many cards of a description")
at_most.form(AtMost, "{number:number} {which!}")
at_most.form(AtMost, "1 {which}", number=1, rank=-1)


def _at_most(rules: tuple[AtMost, ...]) -> Deed | None:
    """Several limits; a type of card behind the last is that of all."""
    kinds = [each.which.kind for each in rules if each.which is not None]
    if len(rules) < 2 or len(kinds) < len(rules) or not kinds[-1]:
        return None
    return Deed("has", THIS, rules=tuple(
        each._replace(which=each.which and each.which._replace(kind=kind or kinds[-1]))
        for each, kind in zip(rules, kinds, strict=True)))  # fmt: skip


def _of_at_most(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Deed) and len(given.rules) > 1 and all(isinstance(each, AtMost) for each in given.rules)
    if not own or given != Deed("has", THIS, rules=given.rules):
        return None
    return {"rules": given.rules}


has.converts(_at_most, _of_at_most, "you cannot control more than {rules:at-most&}", rank=1)
of_this(
    AtMost, "you cannot control more than {number:number} {which!}",
    "you may not control more than {number:number} {which!} (at a time)",
    "you cannot control more than {number:number} {which!} at a time",
)  # fmt: skip
COPIES = "(copy/copies) (of) this card/troop/character (in play|at a time)"
has.converts(
    lambda n: Deed("has", THIS, rules=(AtMost(n, Which(alike=True)),)), never,
    f"you cannot control more than {{n:number}} {COPIES}", f"you may (only) control (only) {{n:number}} {COPIES}",
    f"you may (only) have (only) {{n:number}} {COPIES}", f"you cannot have more than {{n:number}} {COPIES}",
)  # fmt: skip
of_this(
    Admits, "{never:every-which!} cannot participate in this challenge",
)  # fmt: skip

about(
    Lose, "{whom} has no effect text", "blank the effect text of {whom}", "{whom} 's effect text is blanked",
    "the (effect) text of {whom} is/are blank/blanked/ignored", "{whom} 's (effect) text is/are blank/blanked/ignored",
    "ignore the (effect) text of {whom}", "ignore/blank {whom} 's (effect) text", "{whom} lose[s|] its (effect) text",
    mark="text", rank=1,
)  # fmt: skip


about(
    Role, "{whom} rolls as if it had no damage",
    "{whom} ignores all damage on him/her/it when he/she/it rolls his/her/its dice", what="rolls as undamaged", rank=1,
)  # fmt: skip


has.form(
    Deed, "all (ability) symbols you generate have all allegiances",
    verb="has", whom=YOU, rules=(PaysAs("all"),),
)  # fmt: skip
about(
    Permit, "{whom} counts as having all allegiances in challenges",
    "{whom} is/are considered to have all allegiances for the purpose of challenge participation",
    "{whom} may participate in any challenge/challenges (,) regardless of (its) allegiance/allegiances",
    "{whom} may participate in challenges (with any cards) (,) regardless of (its) allegiance/allegiances",
    what="any company",
)  # fmt: skip
about(
    Permit, "{whom} may reinforce any challenge", "{whom} may reinforce (challenges)",
    "{whom} may reinforce a challenge", "{whom} may reinforce as if it had Reinforcement", what="reinforce", rank=1,
)  # fmt: skip
of_this(Admits, "no {never:which!} may participate in this challenge")
of_this(
    Role, "this challenge is removed from the game when it resolves",
    "remove this challenge from the game when/after it resolves", what="removed after",
)  # fmt: skip
