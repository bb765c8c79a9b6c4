"""Cards: what they are called, whose they are, how they stand, and which of them are meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.voices.behind_nouns import ONE_OTHER, OTHERS, THEIRS, YOURS, Piece, all_phrases
from judge.games.wot_ccg.cards.language import ADJECTIVES, ALLEGIANCES, LANGUAGE, is_listed, is_name, sort
from judge.games.wot_ccg.cards.meanings import CHALLENGE_KINDS, CHOSEN, OF_TYPE, Which

ANY_NUMBER = 99
CHOICES = (CHOSEN, OF_TYPE)


kind = LANGUAGE.words("kind", "a type of card")
for each in ("character", "troop"):
    kind.word(each, each, f"{each} card", f"{each} cards", plural=f"{each}s")
kind.word(
    "fighter", "character or troop", "characters or troops", "character and troop", "character and/or troop",
    "characters and/or troops", "troop or character", "fighter", "fighters", "troops or characters", "character/troop",
    "troops and characters", "troops and/or characters", "troop and character", "troop and/or character",
    "(troop or character)", "(troops or characters)", "(character or troop)", "(characters or troops)",
    "character or troop card",
    "character or troop cards", "character and troop cards", plural="characters and troops",
)  # fmt: skip
kind.word("card", plural="cards")
for each in (
    "", "character ", "troop ", "player ", "world ", "contested ", "nation contested ", "non-contested ",
):  # fmt: skip
    own = f"{each}advantage"
    kind.word(own, own, f"{own} card", f"{own} cards", plural=f"{own}s")
kind.word("nation contested advantage", "contested nation advantage")
kind.word("event", "event", "event card", "event cards", plural="events")
kind.word("challenge", "challenge", plural="challenges")
kind.word("challenge card", plural="challenge cards")
kind.word("card-based challenge", "card-based challenge", "card based challenge", plural="card-based challenges")
kind.word("player", plural="players")
kind.word("copy", "copy of this card", plural="copies of this card")
kind.word("opponent", plural="opponents")
kind.word("leader", "hero or villain", "heroes or villains", "heroes and villains", "hero and villain", "hero/villain",
          "(hero or villain)")  # fmt: skip

STATES = {
    "ready": "ready", "rotated": "rotated", "damaged": "damaged", "undamaged": "undamaged", "supporting": "supporting",
    "opposing": "opposing", "participating": "participating", "standing-down": "standing-down", "home": "home",
    "battleground": "battleground", "attached": "attached", "starting": "starting", "non-starting": "non-starting",
    "mortally wounded": "mortally wounded", "fresh": "recruited this turn", "not limited": "not limited",
    "as damaged as printed": "with at least as much damage as its highest printed ability",
}  # fmt: skip
front, back, which = sort("front"), sort("back"), sort("which")
for _rank, _phrases in all_phrases().items():
    _listed = LANGUAGE.words(f"behind-noun-{_rank + 1}", "what is said of cards behind their noun")
    for _piece, _spelled in _phrases.items():
        _listed.word(_piece, *dict.fromkeys(_spelled))
    back.converts(
        lambda it: it, lambda given, listed=_listed: {"it": given} if given in listed.singular else None,
        f"{{it:behind-noun-{_rank + 1}}}", rank=_rank,
    )  # fmt: skip
front.form(Piece, "{value:mark}", field="marks", rank=1, about="a trait, an allegiance, a title or a Personality")
front.form(Piece, "member[|s] of {value:mark}", "member[|s] of (the) {value:mark}", field="marks", rank=3)
front.form(Piece, "non- {value:mark}", "non- {value:mark} ,", field="without")


def _several(value: tuple[str, ...]) -> Piece | None:
    return Piece("any_of", value) if len(value) > 1 else None


def _of_several(given: Any) -> Mapping[str, Any] | None:
    return {"value": given.value} if isinstance(given, Piece) and given.field == "any_of" else None


front.converts(_several, _of_several, "{value:mark|}", about="one of several traits or names", rank=3)
standing = LANGUAGE.words("standing", "how a card stands", [
    "ready", "rotated", "damaged", "undamaged", "supporting", "opposing", "participating", "attached",
    "mortally wounded", "home", "battleground", "starting",
])  # fmt: skip
standing.word("standing-down", "standing-down", "standing down")
front.form(Piece, "{value:standing}", "{value:standing} ,", field="states", about="how a card stands")
front.form(
    Piece, "non- starting", "non- starting ,", "non- hero (,) (and) non- villain", "non- villain (,) (and) non- hero",
    field="states", value="non-starting",
)  # fmt: skip
front.form(Piece, "other", "another", field="other", value=True)
front.form(Piece, "your", "my", "own", "friendly", field="side", value=YOURS)
front.form(
    Piece, "opponent 's", *(f"{each} 's" for each in ONE_OTHER), *(f"{each} '" for each in OTHERS), "enemy",
    "opposing player 's", field="side", value=THEIRS,
)  # fmt: skip

loyalty = LANGUAGE.sort("loyalty", "a trait or an allegiance")
loyalty.also(LANGUAGE.sorts["allegiance"], LANGUAGE.sorts["trait"])
back.form(
    Piece, "with {value:loyalty}", "with the {value:mark} allegiance/trait", "with the trait {value:mark}",
    "named {value:mark}", "called {value:mark}", "that/which has/have the {value:mark} allegiance/trait",
    "that/which has/have {value:loyalty}", field="marks", rank=1,
)  # fmt: skip
back.form(Piece, "with the chosen allegiance", "with that allegiance", field="chosen", value=CHOSEN)
back.form(
    Piece, "without {value:mark}", "without the {value:mark} allegiance/trait", "other than (a/an) {value:mark}",
    "that/which do/does not have (the) {value:loyalty} (allegiance/trait)", "but not {value:name}",
    "except (for) {value:name}", field="without",
)  # fmt: skip
back.converts(
    _several, _of_several, "with {value:mark|}", "with the {value:mark|} allegiance/trait/allegiances/traits",
    "with either the {value:mark|} allegiance",
)  # fmt: skip


def _all_of(field: str) -> tuple[Any, Any]:
    """Several marks in one phrase: all of them, or none."""

    def make(value: tuple[str, ...]) -> Piece | None:
        return Piece(field, value) if len(value) > 1 else None

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Piece) and given.field == field and isinstance(given.value, tuple)
        return {"value": given.value} if own else None

    return make, take


back.converts(
    *_all_of("without"),
    "without the {value:loyalty|} allegiance/trait/allegiances/traits", "without {value:loyalty|}", rank=1,
)  # fmt: skip
back.converts(
    *_all_of("marks"),
    "with the {value:loyalty&} allegiances/traits", "with both the {value:loyalty&} allegiances/traits",
)  # fmt: skip
back.form(Piece, "with only the {value:allegiance} allegiance", field="only")
there = LANGUAGE.sort("there", "in which challenge a card participates")
there.form(Piece, "a/any challenge/challenges", "challenges", field="states", value="participating")
there.form(
    Piece, "the same challenge", "the same challenge as it/him/her/them/this", "the same challenge as this card",
    field="where", value="same",
)  # fmt: skip
there.form(
    Piece, "the same challenge with it", "the/a (same) challenge with it/him/her/them/this",
    "the/a (same) challenge with this card", field="beside", value="same", rank=-1,
)  # fmt: skip
there.form(Piece, "that challenge", "this/the (target/targeted) challenge", field="where", value="that")
there.form(Piece, "{value:challenge-kind} (this turn)", field="where")
there.form(Piece, "the challenge being resolved", field="where", value="now")
there.form(
    Piece, "a/any/the (same) challenge with (a/an/the|1 or more|one or more) "
    "{value:which}", field="with_", rank=1,
)  # fmt: skip
there.form(
    Piece, "a challenge in which a {value:which} participates",
    "a/any/the (same) challenge in which (a/an/the|1 or more|one or more) {value:which} is/are participating",
    field="among", rank=1,
)  # fmt: skip
for whose, initiator in ((YOURS, ("you",)), (THEIRS, ("your opponent", "an opponent", "another player"))):
    there.form(
        Piece, f"a challenge {initiator[0]} initiated",
        *(f"a/any challenge/challenges {each} initiated" for each in initiator),
        *(f"a/any challenge/challenges initiated by {each}" for each in initiator),
        *(("a/any challenge you did not initiate", "challenges you did not initiate") if whose == THEIRS else ()),
        field="where",
        value=f"initiated {whose}", rank=-1,
    )  # fmt: skip


def _is_there(given: Any) -> Mapping[str, Any] | None:
    return {"it": given} if isinstance(given, Piece) and given.field in ("where", "with_", "among") else None


back.converts(
    lambda it: it, _is_there, "(that/which/who is/are) participating in {it:there}",
    about="in which challenge a card participates",
)  # fmt: skip
for beside, value in (("participating in the same challenge as", "beside the target"), ("participating against",
"against the target")):  # fmt: skip
    more = ("(who is/are) opposing", "opposed to") if "against" in value else ("participating with",)
    back.form(
        Piece, f"{beside} the target", f"(that/which/who is/are) {beside} the target",
        *(f"{each} the target" for each in more), field="where", value=value,
    )  # fmt: skip
back.form(Piece, "{value:limit}", ", {value:limit} (,)", field="limits")
back.form(Piece, "that/which/who is/are {value:standing}", field="states", rank=1)
back.form(
    Piece, "on a {value:which}", "on (an) {value:which}", "targeting (a/an) {value:which}",
    "(which/that is/are) attached to (a/an) {value:which}", "which/that targets (a/an) {value:which}", field="on",
    rank=2,
)  # fmt: skip
front.form(Piece, "non- this card", field="unlike", value=True, rank=1)
back.form(
    Piece, "with an allegiance other than {value:allegiance}", "which has an allegiance other than {value:allegiance}",
    field="besides",
)  # fmt: skip

ZONES = {f"your {zone}": (zone, YOURS) for zone in ("hand", "deck", "discard pile", "killed pile")}
ZONES |= {f"their {zone}": (zone, THEIRS) for zone in ("hand", "deck", "discard pile", "killed pile")}
LISTS = ("states", "marks", "without", "limits")
BEHIND = ("only", "where", "limits")
CHALLENGES = tuple(CHALLENGE_KINDS)
FIGHTERS = ("", "card", "character", "troop", "fighter")
STATES_BEHIND = (
    "home", "battleground", "fresh", "not fresh", "not limited", "as damaged as printed", "participated",
    "not participated",
    "not participating", "hero's", "villain's",
)  # fmt: skip


def described(front: tuple[Piece, ...] = (), kind: str = "", back: tuple[Piece, ...] = ()) -> Which | None:
    """A description from its parts; None where two of them do not go together."""
    if not kind and not any(each.field in ("marks", "any_of", "without") for each in front):
        return None
    found: dict[str, Any] = {}
    for name, value in (*front, *back):
        if "on" in found:
            return None
        if name == "zone" and value in ZONES:
            zone, side = ZONES[value]
            if found.setdefault("side", side) != side or found.setdefault("zone", zone) != zone:
                return None
        elif name in ("mine", "his"):
            side = YOURS if name == "mine" else THEIRS
            if found.setdefault("side", side) != side:
                return None
            found["states"] = (*found.get("states", ()), value)
        elif name in LISTS or name == "chosen":
            name = "marks" if name == "chosen" else name
            more = value if isinstance(value, tuple) and not hasattr(value, "_fields") else (value,)
            if set(more) & set(found.get(name, ())):
                return None
            found[name] = (*found.get(name, ()), *more)
        elif name == "not yours":  # What nobody may control, as a contested advantage, need not be the opponent's.
            if kind not in FIGHTERS[2:] or found.setdefault("side", value) != value:
                return None
        elif name == "choice":
            continue
        elif name.startswith("participates"):
            if found.setdefault("side", value) != value or "where" in found:
                return None
            if name.endswith("there"):
                found["where"] = "that"
            else:
                found["states"] = (*found.get("states", ()), "participating")
        elif name == "siding":
            if found.setdefault("where", "that") != "that":
                return None
            found["states"] = (*found.get("states", ()), value)
        elif name == "beside":
            if found.setdefault("where", value) != value:
                return None
            found["other"] = True
        elif name == "initiated":
            if kind not in CHALLENGES or found.setdefault("side", value) != value:
                return None
        elif name in found:
            return None
        else:
            found[name] = value
    if "states" in found:
        found["states"] = tuple(sorted(found["states"]))
    where = found.get("where")
    if (where == "that" and kind not in FIGHTERS) or (where == "on it" and kind in FIGHTERS[2:]):
        return None
    here = found.get("zone", "play") == "play"
    if here and (kind in CHALLENGES or kind == "player") and set(found) - {"side", "zone", "other"}:
        return None
    if kind == "leader":
        kind = "character"
        found["states"] = tuple(sorted({*found.get("states", ()), "starting"}))
    if kind == "opponent":
        return None if found else Which("player", other=True)
    if kind == "copy":
        return Which(**found, alike=True)
    return Which("" if kind == "card" else kind, **found)


def taken(given: Any) -> Mapping[str, Any] | None:
    """The parts of a description, in one order."""
    if not isinstance(given, Which) or given.first or given.of or given.version:
        return None
    if given.kind == "player" and given.marks:
        return None
    fronts = [Piece("other", True)] if given.other else []
    fronts += [Piece("states", each) for each in given.states if each not in STATES_BEHIND]
    fronts += [Piece("unlike", True)] if given.unlike else []
    fronts += [Piece("without", each) for each in given.without]
    fronts += [Piece("any_of", given.any_of)] if given.any_of else []
    fronts += [Piece("marks", each) for each in given.marks if each not in CHOICES]
    whose = "initiated" if given.kind in CHALLENGES else "side"
    backs = [Piece(whose, given.side)] if given.side and given.zone == "play" else []
    backs += [Piece("states", each) for each in STATES_BEHIND if each in given.states]
    backs += [Piece("chosen", each) for each in CHOICES if each in given.marks]
    backs += [Piece("only", given.only)] if given.only else []
    backs += [Piece("where", given.where)] if given.where else []
    backs += [Piece("limits", each) for each in given.limits]
    backs += [Piece("extreme", given.extreme)] if given.extreme else []
    backs += [Piece("besides", given.besides)] if given.besides else []
    backs += [Piece("with_", given.with_)] if given.with_ is not None else []
    backs += [Piece("among", given.among)] if given.among is not None else []
    backs += [
        Piece(name, getattr(given, name)) for name in ("bears", "lacks", "on") if getattr(given, name) is not None
    ]
    if given.zone != "play":
        whose = {YOURS: "your ", THEIRS: "their "}.get(given.side, "")
        backs.append(Piece("zone", whose + given.zone))
    words = {*given.marks, *given.any_of} - set(CHOICES)
    bare = not given.kind and words and not words <= ADJECTIVES
    kind = {} if bare and not given.alike else {"kind": "copy" if given.alike else given.kind or "card"}
    return {**({"front": tuple(fronts)} if fronts else {}), **kind, **({"back": tuple(backs)} if backs else {})}


one_which = LANGUAGE.sort("one-which", "cards of one description")
one_which.converts(
    described, taken, "{kind?}", "{front:front+} {kind?}", "{kind?} {back:back+}",
    "{front:front+} {kind?} {back:back+}", "{front:front+}", "{front:front+} {back:back+}",
    about="cards, by type, trait, side, state and place",
)  # fmt: skip

by_name = LANGUAGE.sort("by-name", "cards by their names")


def _named(value: tuple[str, ...], kind: str = "") -> Which | None:
    """Cards by their names; the name of a nation alone is that of its Contested Advantage, not of all who are its."""
    nation = len(value) == 1 and value[0] in ALLEGIANCES and not kind
    if not nation and not all(map(is_name, value)):
        return None
    kind = "nation contested advantage" if nation else kind
    return Which(kind, marks=value) if len(value) == 1 else Which(kind, any_of=value)


def _of_named(given: Any) -> Mapping[str, Any] | None:
    names = (given.marks or given.any_of) if isinstance(given, Which) else ()
    own = names and given == _named(names, given.kind) and all(map(is_listed, names))
    return {"value": names, **({"kind": given.kind} if given.kind else {})} if own else None


by_name.converts(_named, _of_named, "{value:name|}", "{value:name|} {kind}", about="cards by their names")
which.also(one_which)
each_which = LANGUAGE.sort("each-which", "cards of one description, with an article")
each_which.converts(
    lambda it: it, lambda given: {"it": given} if isinstance(given, Which) else None, "a/the/any/one {it:one-which}",
)  # fmt: skip
