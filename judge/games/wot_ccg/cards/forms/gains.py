"""What is so of a card or a player: abilities, dice, traits, bans, permissions, symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    CHOSEN,
    EVERY_ALLEGIANCE,
    EVERY_TRAIT,
    NATION,
    Ban,
    Change,
    Gain,
    Lose,
    Per,
    Permit,
    Role,
    Which,
)

bonus, predicate, change = sort("bonus"), sort("predicate"), sort("change")

changed = LANGUAGE.words("changed", "something that can be changed")
for each in ABILITIES:
    changed.word(each, each, f"{each} ability")
changed.word("one power", "one power", "op", "power")
for value, spellings in {
    "abilities": ("to all abilities", "all abilities", "to each ability", "each ability", "from all abilities",
    "from each ability", *(f"{to} {every} {its} abilities" for to in ("to", "from") for every in (
        "each of", "all of", "all") for its in ("its", "his", "her", "their"))),
    "printed abilities": ("to all printed abilities", "to each printed ability", "from all printed abilities",
    "from each printed ability", *(f"{to} {every} {its} printed abilities" for to in ("to", "from") for every in (
        "each of", "all of", "all") for its in ("its", "his", "her", "their"))),
    **{f"printed abilities but {each}": (f"to all printed non-{each} abilities", f"to all non-{each} printed abilities",
       f"to each printed non-{each} ability") for each in ABILITIES},
    "support": ("support",), "opposition": ("opposition",), "hand size": ("hand size", "maximum hand size",
    "your hand size"),
    "damage": ("damage", "rolled damage", "damage rolled", "damage caused"), "cost": ("cost",),
    **{f"{each} cost": (f"{each} cost",) for each in ABILITIES},
}.items():  # fmt: skip
    for spelling in spellings:
        changed.word(value, spelling)
times = LANGUAGE.words("times", "a factor", {f"x{n}": n for n in range(2, 10)} | {f"*{n}": n for n in range(2, 10)})


def _plus(n: int, what: str, of: Per | None = None) -> Change | None:
    op = "add" if n >= 0 else "subtract"
    return Change(what, op, of._replace(each=abs(n)) if of else abs(n))  # type: ignore[arg-type]


def _nobody(given: Any) -> None:
    """A row that is read, but said in the words of another."""


def _signed(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Change) or given.op not in ("add", "subtract") or given.which or given.next or given.most:
        return None
    sign = 1 if given.op == "add" else -1
    if isinstance(given.amount, Per):
        return {"n": sign * given.amount.each, "what": given.what, "of": given.amount._replace(each=1)}
    return {"n": sign * given.amount, "what": given.what}


bonus.converts(
    _plus, _signed, "{n:signed} {what:changed}", "{what:changed} {n:signed}",
    "{n:signed} {what:changed} {of:per}", about="more or less of an ability, or of something else that is counted",
)  # fmt: skip
bonus.converts(
    lambda n, most: Change("printed abilities", "add" if n > 0 else "subtract", abs(n), most=most),
    lambda given: {"n": given.amount if given.op == "add" else -given.amount, "most": given.most}
    if isinstance(given, Change) and given.most and isinstance(given.amount, int) else None,
    "{n:signed} to all printed abilities of {most:number} or less",
)  # fmt: skip
bonus.form(Change, "{what:changed} {amount:times}", op="multiply")
bonus.form(Change, "{what:changed} / {amount:number}", "{what:changed} divided by {amount:number}", op="divide")
bonus.form(Change, "{what:changed} = {amount:number}", op="set")
bonus.form(Gain, "the {mark:allegiance} allegiance", "{mark:allegiance}", "the allegiance {mark:allegiance}")
told = LANGUAGE.words("told-allegiance", "an allegiance that was spoken of")
told.word(NATION, "the allegiance of that nation", "that nation's allegiance")
told.word(CHOSEN, "the chosen allegiance", "that allegiance", "the named allegiance", "the selected allegiance")
bonus.form(Gain, "{mark:told-allegiance}")
bonus.form(Gain, "(the) {mark:trait} (trait/ability)", "the trait {mark:trait}")
change.also(bonus)
gained = LANGUAGE.sort("gained", "all that is gained")
gained.converts(
    lambda rules: rules, lambda given: {"rules": given} if isinstance(given, tuple) and given else None,
    "{rules:bonus&}", about="everything that somebody gains",
)  # fmt: skip


def _each_ability(n: int, what: tuple[str, ...], more: tuple[Any, ...] = ()) -> tuple[Any, ...] | None:
    """`+1 Politics, Intrigue and Combat`: as much of each."""
    changes = tuple(Change(each, "add" if n > 0 else "subtract", abs(n)) for each in what)
    return (*changes, *more) if len(what) > 1 else None


def _each_mark(marks: tuple[str, ...], more: tuple[Any, ...] = ()) -> tuple[Any, ...] | None:
    return (*(Gain(each) for each in marks), *more) if len(marks) > 1 else None


gained.converts(
    _each_ability, _nobody, "{n:signed} (to) (its) {what:ability&} (ability/abilities)",
    "{n:signed} (to) (its) {what:ability&} (ability/abilities) , and {more:bonus&}",
    "{n:signed} to both/each {what:ability&}", rank=1,
)  # fmt: skip
gained.converts(
    _each_mark, _nobody, "the {marks:loyalty&} allegiances/traits", "both the {marks:loyalty&} allegiances/traits",
    rank=1,
)  # fmt: skip


def _loses(n: int, what: str, of: Per | None = None) -> Change:
    return Change(what, "subtract", of._replace(each=n) if of else n)


def _of_loses(given: Any) -> Mapping[str, Any] | None:
    found = _signed(given) if isinstance(given, Change) and given.op == "subtract" else None
    return {**found, "n": -found["n"]} if found else None


lost = LANGUAGE.sort("lost", "how much less of an ability")
lost.converts(
    _loses, _of_loses, "{n:number} {what:changed}", "{n:number} {what:changed} {of:per}",
    "{n:number} from its {what:changed}", "{n:number} from {what:changed} {of:per}",
)  # fmt: skip

BANS = {
    "participate in challenges": ("participate", "participate in a challenge", "participate in any challenges",
    "participate in any challenge"),
    "participate in the Pattern Challenge": (), "participate in the Last Battle": (),
    "participate in contested challenges": ("participate in contested advantage challenges",
    "participate in a contested challenge", "participate in a contested advantage challenge",
    "participate in any contested challenges"),
    "participate in card-based challenges": ("participate in any card-based challenges",
    "participate in a card-based challenge"),
    "rotate": (), "rotate to heal": ("heal", "heal damage"), "be healed": (),
    "be targeted": ("be the target of cards or effects", "be a target", "be the target of any cards or effects",
    "be the target of any effects", "be the target of any card"),
    **{f"be the target of {each}s": tuple(
        f"{be} {what}" for be in ("be the target of", "be targeted by")
        for what in (f"{each}s", f"any {each}s", f"an {each}", f"any {each}", f"{each} cards", f"any {each} cards",
                     f"an {each} card", f"any {each} card", f"{each} card effects")
        if f"{be} {what}" != f"be the target of {each}s") for each in ("advantage", "event")},
    "be the target of an opponent's advantages": tuple(
        f"be {what} {whose}" for what in ("the target of", "targeted by") for whose in (
            "advantages played by an opponent", "advantages played by your opponent", "your opponent's advantages",
            "any advantage played by an opponent", "an advantage played by an opponent", "opponents' advantages")),
    "be the target of an opponent's events": tuple(
        f"{be} {what}" for be in ("be the target of", "be targeted by") for what in (
            *(f"{whose} {events}" for whose in ("an opponent's", "your opponent's", "opponent's", "opponents'",
              "your opponents'", "another player's", "other players'", "any other player's")
              for events in ("events", "event cards")),
            *(f"{events} {played} by {who}" for played in ("played", "controlled") for events in
              ("events", "event cards", "an event", "any event", "any events") for who in
              ("an opponent", "your opponent", "opponents", "another player", "other players", "any other player",
               "your opponents")),
        ) if f"{be} {what}" != "be the target of an opponent's events"),
    **{f"be the target of an opponent's events that do not cost {each}": () for each in ABILITIES},
    **{f"be the target of events that cost {each}": tuple(
        f"{be} events {that}" for be in ("be the target of", "be targeted by")
        for icon in (each, f"[{each}]", f"[{each} icon]")
        for that in (f"that have a {icon} in their cost", f"that have an {icon} in their cost", f"with a {icon} cost",
                     f"with a {icon} in their cost", f"with an {icon} in their cost", f"that cost {icon}",
                     f"that require {icon}") if f"{be} events {that}" != f"be the target of events that cost {each}"
    ) for each in ABILITIES},
    "generate symbols": ("generate ability symbols",),
    "rotate to generate symbols": ("rotate to generate ability symbols", *(
        f"{do} symbols {at} the action round" for do in ("generate", "generate ability", "rotate to generate")
        for at in ("in", "during"))), "reinforce": ("reinforce a challenge",
    "reinforce challenges"), "be recruited": (), "ready": (),
    "ready during the ready round": (), "ready during the next ready round": (), "be replaced": (),
    "be assigned damage": (),
    "play events": (), "play event cards": (),
    **{f"play {what} during the {each} round": () for what in ("events", "event cards")
       for each in ("ready", "challenge", "action", "resolution", "draw")},
    "play limited events": (), "be controlled by a Villain player": (), "be controlled by a Hero player": (),
    **{f"roll {each} dice": (f"roll any {each} dice", f"roll {each}") for each in ABILITIES},
    **{f"roll {each} dice in challenges": tuple(
        f"roll {some}{each} dice in {there}" for some in ("", "any ")
        for there in ("a challenge", "any challenge")) for each in ABILITIES},
    "initiate challenges": ("initiate a challenge", "initiate any challenges"),
    "initiate card-based challenges": ("initiate a card-based challenge",),
    "have its abilities increased": (),
}  # fmt: skip
ban = LANGUAGE.words("ban", "something forbidden")
for what, spellings in BANS.items():
    for spelling in (what, *spellings):
        ban.word(what.removesuffix(" in challenges") if what == "participate in challenges" else what, spelling)
predicate.form(
    Ban, "cannot {what:ban}", "may not {what:ban}", "can not {what:ban}", "can't {what:ban}",
    about="what somebody cannot do",
)  # fmt: skip
predicate.form(
    Ban, "do[es|] not ready during the next ready round", "do[es|] not ready next turn",
    what="ready during the next ready round",
)  # fmt: skip
predicate.form(
    Ban, "do[es|] not ready during the ready round", "do[es|] not ready", what="ready during the ready round",
)  # fmt: skip
beside = LANGUAGE.words("in-company", "beside whom", {
    each: "" for each in ("with", "alongside", "in the same challenge as", "in the same challenges as", *(
        f"in {there} with" for there in ("challenges", "a challenge", "the challenge", "any challenge",
                                         "any challenges", "the same challenge", "the same challenges")))
})  # fmt: skip


def _company(kind: Any, what: str) -> tuple[Any, Any]:
    """With whom a card may take part, or may not."""

    def make(which: Which, _: str = "") -> Any:
        return kind(what, which)

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, kind) and given.what == what and given.which is not None
        return {"which": given.which} if own else None

    return make, take


predicate.converts(
    *_company(Ban, "participate with"), "cannot participate with {which:every-which}",
    "cannot participate {_:in-company} (a/an/any) {which:every-which}",
)  # fmt: skip
predicate.form(
    Ban, "cannot recruit {which!}", "cannot recruit a/an/any {which}", what="recruit", rank=1,
)  # fmt: skip
predicate.converts(
    *_company(Ban, "participate except with"), "may only participate in challenges with {which:every-which!}",
    "may only participate {_:in-company} (a/an/any) {which:every-which}",
)  # fmt: skip
predicate.converts(
    *_company(Permit, "participate with"), "may participate in challenges with {which:every-which!}",
    "may (also) participate {_:in-company} (a/an/any) {which:every-which}",
)  # fmt: skip
predicate.form(Permit, "may reinforce any challenge", "may reinforce (challenges)", what="reinforce", rank=1)
predicate.form(
    Permit, "may use its Politics in the Last Battle", "may use its politics (ability/dice) in the last battle",
    "may roll its politics dice in the last battle", what="politics in the Last Battle",
)  # fmt: skip
predicate.form(
    Role, "take[s|] damage first", "must be assigned one/1 point of damage before any other card/character/troop",
    what="takes damage first",
)  # fmt: skip
for _kind in ("troop", "character"):
    predicate.form(
        Role, f"participate[s|] as a {_kind}", f"participate[s|] in challenges as (if it were) a {_kind}",
        f"is/are considered (to be) (a) {_kind} in/during challenges", what=f"participates as a {_kind}",
    )  # fmt: skip
predicate.form(Gain, "is/are also (a/an) {mark:trait}", "is/are considered (to be) (a/an) {mark:trait}", rank=1)
predicate.form(Role, "is/are repeatable", "repeatable", what="repeatable")
predicate.form(
    Role, "ignore[s|] all damage on it when it rolls its dice",
    "ignores any damage tokens on it when it rolls its dice", what="rolls as undamaged",
)  # fmt: skip
predicate.form(Role, "has/have no cost", "is/are recruited for no cost", what="no cost")
predicate.form(
    Role, "is/are recruited into the battleground", "is/are recruited into your battleground",
    "enter[s|] play in the/your battleground", "is/are placed in the/your battleground when it is recruited",
    what="enters the battleground",
)  # fmt: skip
predicate.form(
    Lose, "lose[s|] all allegiances", "lose[s|] all (of) (its/his/her/their) (other/printed) allegiances",
    "has/have no allegiance/allegiances", mark=EVERY_ALLEGIANCE,
)  # fmt: skip
predicate.form(
    Lose, "lose[s|] all traits", "lose[s|] all (of) (its/his/her/their) (other/printed) traits", "has/have no traits",
    mark=EVERY_TRAIT,
)  # fmt: skip
predicate.form(Lose, "loses its effect text", "lose[s|] its/his/her/their (effect) text", mark="text")
predicate.form(
    Lose, "lose[s|] (the/its/his/her/their) {mark} (allegiance/trait/ability)",
)  # fmt: skip

SYMBOLS = "(ability) symbols generated by"
turned = LANGUAGE.words("turned", "a sort of result", {
    "support": "support", "opposition": "opposition",
    "damage": "damage", "damage symbols": "damage", "[damage]": "damage", "[damage icon]": "damage",
    "damage tokens": "damage",
    "troop damage": "troop damage", "character damage": "character damage", "[support]": "support",
    "[opposition]": "opposition", "[support icon]": "support", "[opposition icon]": "opposition",
    "support symbols": "support", "opposition symbols": "opposition",
    **{each: each for each in ABILITIES}, **{f"{each} symbols": each for each in ABILITIES},
    **{f"[{each}]": each for each in ABILITIES},
    **{f"{each} ability symbols": each for each in ABILITIES}, **{f"[{each} icon]": each for each in ABILITIES},
    "everything": "everything", "ability symbol": "symbols", "ability symbols": "symbols", "symbol": "symbols",
})  # fmt: skip
