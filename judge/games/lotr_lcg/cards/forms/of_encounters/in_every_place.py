"""effects, cannot, constant-conditional: what stands in one place of the table, said in the others too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.as_a_group import is_done_once
from judge.games.lotr_lcg.cards.forms.cannot_and_may import ONLY, only_those
from judge.games.lotr_lcg.cards.forms.when.conditions import at_stage
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    ALL,
    THIS,
    YOU,
    Amount,
    Condition,
    Instruction,
    Phrase,
    Quality,
    Range,
)

clause, predicate, condition, being = of["clause"], of["predicate"], of["condition"], of["being"]
which, kind, plain = of["clause of cards"], of["kind of player"], of["plain quantity"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- one kind or another, behind `is`: `is an Orc or Goblin`, `is a hero or a Ranger`
def _traits(words: tuple[str, ...]) -> Quality | None:
    return Quality("either", either=tuple(Quality("trait", each) for each in words)) if words[1:] else None


def _of_traits(given: Any) -> Mapping[str, Any] | None:
    either = given.either if isinstance(given, Quality) else ()
    words = tuple(each.word for each in either if each.kind == "trait")
    return {"words": words} if words and given == _traits(words) else None


def _either(one: Phrase, two: Phrase) -> Quality:
    return Quality("either", either=(Quality("like", group=one), Quality("like", group=two)))


def _of_either(given: Any) -> Mapping[str, Any] | None:
    either = given.either if isinstance(given, Quality) else ()
    if len(either) != 2 or any(each.kind != "like" or each.group is None for each in either):
        return None
    one, two = (each.group or Phrase() for each in either)
    return {"one": one, "two": two} if given == _either(one, two) and not (one.how or two.how) else None


being.converts(_traits, _of_traits, "a/an {words:trait|}", rank=4)
being.converts(_either, _of_either, "a/an {one:description} or a/an {two:description}", rank=5)


def _kind_or_trait(kinds: tuple[str, ...], word: str) -> Quality:
    """`is a hero or Ranger`."""
    return _either(Phrase(kinds=kinds), Phrase(adjectives=(Quality("trait", word),)))


being.converts(
    _kind_or_trait, _unsaid, "a/an {kinds:noun,} or {word:trait}", "a/an {word:trait} or {kinds:noun,}", rank=6
)

# --- damage, resources, hands: in every voice
deed(
    "damage",
    "deal[s|] {amount} additional damage to {group:cards}",
    "deal[s|] {group:cards} {amount} additional damage",
    rank=1,
)
predicate.form(Instruction, "take[s|] {amount} additional damage", verb="damage", rank=1)
predicate.form(
    Instruction, "lose[s|] {amount} resource[|s]", "lose[s|] {amount} resource[|s] from its/his/her/their pool[|s]",
    "discard[s|] {amount} resource[|s] from its pool", verb="lose resource", rank=1,
)  # fmt: skip
predicate.form(
    Instruction("lose resource", amount=ALL), "lose[s|] all (of) (its/his/her/their) resources",
    "lose[s|] all resources from its/his/her/their pool[|s]", rank=1,
)  # fmt: skip
predicate.form(Instruction("cannot", words=("be damaged",)), "[does|do] not take (any) damage", rank=1)


def _half(group: Phrase) -> Instruction:
    """`discards half of his hand`: rounded up, as nothing else is said of it."""
    held = Phrase("that player") if group.how == "they" else group
    return Instruction("discard from hand", group, Amount(of="hand", group=held, half=True))


for sort, discards in (("deed", "discard"), ("does", "discards")):
    for at_random in (False, True):
        ways = tuple(
            f"{discards} {half} {hand}{', rounded up' if up else ''}{' at random' if at_random else ''}"
            for half in ("half of", "half")
            for hand in ("{group:whose} hand", "the cards in {group:whose} hand")
            for up in (False, True)
        )
        of[sort].converts(
            lambda group, at_random=at_random: _half(group)._replace(random=at_random), _unsaid, *ways, rank=1
        )

# --- what nobody can heal, lower, or place
HEALED = Phrase("all", kinds=("character", "enemy"))
for they in ("the players", "players", "no player"):
    cannot = "can/may" if they == "no player" else "cannot"
    clause.form(Instruction("cannot", HEALED, words=("be healed",)), f"{they} {cannot} heal (any) damage", rank=2)
for progress in ("progress", "progress tokens"):
    for can in ("can only be placed", "may only be placed"):
        clause.form(
            Instruction,
            f"{progress} {can} on {{group:several cards}} by {{op:but those of}}",
            verb="cannot",
            words=("have progress placed on it",),
            rank=1,
        )


# --- who alone can fight whom
def _of_itself(does: str) -> tuple[Any, Any]:
    """`Cannot be attacked except by Rangers`: said of this card."""
    make, take = only_those(ONLY[does], True)

    def made(group: Phrase) -> Any:
        return make(group, THIS)

    def taken(given: Any) -> Mapping[str, Any] | None:
        told = take(given)
        return {"group": told["group"]} if told and told["to"] == THIS else None

    return made, taken


for does, done in (("attack", "attacked"), ("defend", "defended against")):
    clause.converts(
        only_those(ONLY[does], True)[0],
        _unsaid,
        f"{{to:cards}} cannot be {done} except by {{group:counted many}}",
        rank=1,
    )
    of["bare"].converts(
        *_of_itself(does),
        f"cannot be {done} except by {{group:counted many}}",
        f"can/may only be {done} by {{group:counted many}}",
        rank=1,
    )
for period in ("", "round"):
    each = " each round" if period else ""
    clause.form(
        Instruction,
        *(f"only {{amount}} {to} can/may {attack} {{group:cards}}{each}"
          for to in ("{to:counted many}", "{to:counted}")
          for attack in ("attack", "be declared as attackers against", "be declared as an attacker against")),
        verb="attacker limit",
        op=period,
        rank=1,
    )  # fmt: skip

# --- what does not count
predicate.form(
    Instruction("cannot", words=("contribute threat",)),
    "[does|do] not count/add its/their threat",
    "[does|do] not count/add its/their threat to/toward/towards the total threat in the staging area",
    rank=3,
)
for uncounted in ("willpower", "attack"):
    predicate.form(
        Instruction("modify", what=uncounted, op="set", amount=Amount(0)),
        f"[does|do] not count/add its/their/his/her {uncounted} to/toward/towards the quest",
        f"[does|do] not contribute its/their/his/her {uncounted} toward/towards the quest",
        rank=3,
    )


# --- the players together: `the players must exhaust 3 characters as a group`
def _once(it: Instruction) -> Instruction | None:
    return it if is_done_once(it) else None


for they in ("the players", "players"):
    for done_by in (clause, of["paid"]):
        done_by.converts(
            _once,
            _unsaid,
            f"{they} must {{it:deed}} as a group",
            f"{they} {{it:deed}} as a group",
            f"as a group, {they} must {{it:deed}}",
            rank=1,
        )

# --- which cards, which players
NOT_THERE = ("did not commit to the quest", "did not quest", "[has|have] not committed to the quest")
which.form(Quality, *(f"that/who {each}" for each in NOT_THERE), kind="committed", negated=True, rank=1)
of["rated players"].form(Phrase, "player {clauses:kind of player,}", how="all", kinds=("player",), rank=2)
NONE = Range("=", Amount(0))
kind.form(Quality, "other than {group:anybody}", kind="player", negated=True, rank=1)
EMPTY = Quality("hand", range=NONE)
kind.form(EMPTY, *(f"{has} no cards in (their/his/her) hand" for has in ("with", "who has/have")), rank=1)
plain.form(Amount, "the number of players {group:such players}", of="count", plural=False)
such = LANGUAGE.sort("such players", "which players")
such.form(Phrase, "{clauses:kind of player,}", "who are {clauses:kind of player,}", how="all", kinds=("player",))
such.form(Phrase, "with {clauses:threat,}", how="all", kinds=("player",))


def _most(group: Phrase) -> Amount:
    """`the highest number of allies controlled by any one player`."""
    return Amount(of="most controlled", group=group)


ANY_ONE = ("a player", "any player", "any one player", "a single player", "any single player", "1/one player")
plain.converts(
    _most,
    _unsaid,
    *(f"the highest/greatest number of {{group:counted many}} controlled by {each}" for each in ANY_ONE),
    *(f"the highest/greatest number of {{group:counted many}} {each} controls" for each in ANY_ONE),
    plural=False,
    rank=1,
)
QUESTING = Phrase("all", kinds=("character",), clauses=(Quality("committed"),))
for value in ("willpower", "attack", "defense"):
    plain.form(
        Amount(of=value, group=QUESTING),
        f"the {value} committed to the quest",
        f"the total/combined {value} committed to the quest",
        f"the total/combined amount of {value} committed to the quest",
        plural=False,
        rank=1,
    )

# --- so many of one thing and of another; who is first; who defends
PLAYERS = Amount(of="players")


def _as_players(op: str) -> tuple[Any, Any]:
    """`more enemies than players in the game`."""

    def make(group: Phrase) -> Condition:
        return Condition("compare", left=Amount(of="count", group=group), range=Range(op, PLAYERS))

    def take(given: Any) -> Mapping[str, Any] | None:
        group = given.left.group if isinstance(given, Condition) and given.left is not None else None
        return {"group": group} if group is not None and given == make(group) else None

    return make, take


for op, more in ((">", "more"), ("<", "fewer/less"), (">=", "at least as many"), ("=", "as many")):
    than = "as" if op in (">=", "=") else "than"
    condition.converts(
        *_as_players(op),
        f"there are {more} {{group:counted many}} {than} players (in the game)",
        f"there are {more} {{group:counted many}} {than} there are players (in the game)",
        rank=1,
    )
condition.form(
    Condition("compare", left=PLAYERS, range=Range("=", Amount(1))), "there is 1/one player (in the game)", rank=1
)
condition.form(Condition("first", negated=True), "you are not the first player")


def _at_either(one: tuple[Quality, ...], two: tuple[Quality, ...]) -> Condition:
    """`the players are at stage 1 or 2`."""
    return Condition("exists", Phrase("all", kinds=("quest",), clauses=(Quality("either", either=(*one, *two)),)))


def _of_at_either(given: Any) -> Mapping[str, Any] | None:
    group = given.group if isinstance(given, Condition) else Phrase()
    either = group.clauses[0].either if len(group.clauses) == 1 else ()
    return {"one": either[:1], "two": either[1:]} if given == _at_either(either[:1], either[1:]) and either else None


AT = ("the players are at/on stage", "they/you/players are at/on stage", "the current quest is stage", "it is stage")
condition.converts(_at_either, _of_at_either, *(f"{each} {{one:numbered}} or (stage) {{two:numbered}}" for each in AT))
condition.converts(at_stage, _unsaid, "the current quest is stage {clauses:numbered}", rank=1)
condition.form(
    Condition,
    "this/the/that attack is (being) defended by {group:cards}",
    "{group:cards} defends this/the attack",
    "{group:cards} is defending this/the attack",
    kind="is",
    qualities=(Quality("defending"),),
    rank=1,
)
for attack in ("this", "its", "that", "the"):
    condition.form(
        Condition,
        f"{attack} attack dealt/deals {{range:limits of a number}} damage",
        f"{attack} attack dealt/deals {{range:limits of a number}} damage to defending character",
        f"{{range:limits of a number}} damage was/is dealt by {attack} attack",
        kind="compare",
        left=Amount(of="attack damage"),
        rank=1,
    )

# --- whom an enemy attacks: a player of a kind
attacked = LANGUAGE.sort("player attacked", "a player whom an enemy attacks")
attacked.form(YOU, "you")
attacked.also(of["player"])
for where in (of["fighting"], of["being"], which):
    where.form(Quality, "attacking {group:player attacked}", kind="attacks player", rank=2)


# --- what a player cannot do with his cards: `the engaged player cannot commit allies to the quest`
DONE_WITH = {
    "ready {}": "ready", "exhaust {}": "exhaust", "heal {}": "be healed", "heal damage from {}": "be healed",
    "commit {} to the quest": "commit", "quest with {}": "commit", "attack with {}": "attack",
    "declare {} as attackers": "attack", "defend with {}": "defend", "declare {} as defenders": "defend",
}  # fmt: skip
PEOPLE = frozenset(("hero", "ally", "character"))


def _with_his(word: str) -> Any:
    def make(by: Phrase, it: Phrase) -> Instruction | None:
        if not it.kinds or not PEOPLE.issuperset(it.kinds) or it.how or it.other:
            return None
        his = it._replace(how="all", clauses=(*it.clauses, Quality("controlled", group=by)))
        return Instruction("together", his, parts=(Instruction("cannot", words=(word,)),))

    return make


for who in ("player", "players"):
    for template, word in DONE_WITH.items():
        clause.converts(_with_his(word), _unsaid, f"{{by:{who}}} cannot {template.format('{it:descriptions}')}", rank=3)
