"""effects, cannot, to-word: what is said of one verb, one place in a sentence or one player, said of the others too.

Every row reads in other words, or in another order, what a general row has a meaning for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.expanding.verbs import PRICES
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    YOU,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Trigger,
    remade,
    within,
)

clause, predicate, choice, cased = of["clause"], of["predicate"], of["choice"], of["cased deeds"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `... during the combat phase`: of what holds for a while or all the time, and not of what is done
def _in_phase(what: Instruction, word: str) -> Deeds:
    return Deeds((what,), conditions=(Condition("phase", word=word),))


def _said_of(group: Phrase, part: Instruction, word: str) -> Deeds:
    return _in_phase(Instruction("together", group, parts=(part,)), word)


DURING = tuple(f"during {each} {{word:phase}} phase" for each in ("the", "each"))
for gets, of_which in (("get[s|]", "change"), ("gain[s|]", "gain"), ("lose[s|]", "loss")):
    cased.converts(
        lambda group, parts, word: _said_of(group, Instruction("together", parts=parts), word),
        _unsaid,
        *(f"{{group:several cards}} {gets} {{parts:{of_which}&}} {each}" for each in DURING),
        rank=6,
    )
cased.converts(
    lambda group, words, word: _said_of(group, Instruction("cannot", words=words), word),
    _unsaid,
    *(f"{{group:several cards}} cannot {{words:ban|}} {each}" for each in DURING),
    rank=6,
)
for who in ("player", "players"):
    cased.converts(
        lambda group, words, word: _in_phase(Instruction("cannot", group, words=words), word),
        _unsaid,
        *(f"{{group:{who}}} cannot {{words:ban|}} {each}" for each in DURING),
        rank=6,
    )

# --- somebody is made to do or be something, or for a price
clause.converts(
    lambda group, parts: Instruction("together", group, parts=parts),
    _unsaid,
    "have {group:cards} {parts:predicate&}",
    rank=2,
)


def _for_a_price(by: Phrase, costs: tuple[Instruction, ...], it: Instruction) -> Instruction | None:
    """`you may raise your threat by 1 to give it +1 willpower until the end of the phase`: what lasts, for a price."""
    return Instruction("price", by=by, options=(costs,), parts=(it,), may=True) if it.until else None


def _of_price(plural: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.verb != "price" or given.op or len(given.parts) != 1:
            return None
        if (given.by == YOU) is not plural or not given.parts[0].until:
            return None
        return {"by": given.by, "costs": given.options[0], "it": given.parts[0]}

    return take


for who in ("player", "players"):
    clause.converts(
        _for_a_price,
        _of_price(who == "players"),
        f"{{by:{who}}} may {{costs:cost&}} to {{it:lasting clause}}",
        rank=1,
    )


# --- `... unless he raises his threat by 2`: that player says which of the two is done
DECIDE = ("you", "each player", "that player", "they", "first player", "engaged player", "defending player")
PAID = frozenset((*PRICES, "pay", "damage", "lose resource", "reveal", "remove progress"))


def _is_the_bearers(by: Phrase) -> bool:
    """`its controller`, `attached hero's controller`."""
    of_host = [each.group.how for each in by.clauses if each.kind == "controls" and each.group is not None]
    return by.how == "controller" or (by.how == "all" and of_host == ["host"])


def _of_you(part: Any) -> Any:
    return YOU if isinstance(part, Phrase) and part.how == "they" else remade(part, _of_you)


def _unless(parts: tuple[Instruction, ...], costs: tuple[Instruction, ...], by: Phrase = YOU) -> Instruction | None:
    theirs = any(each.by.how for each in (*parts, *costs))
    if _is_the_bearers(by) and any(isinstance(each, Phrase) and each.how == "host" for each in within(parts)):
        by, costs = YOU, _of_you(costs)  # What is attached to a character speaks of its controller.
    unready = any(
        "ready during the refresh phase" in each.words for each in within(parts) if isinstance(each, Instruction)
    )
    if unready or theirs or by.how not in DECIDE or any(each.verb not in PAID for each in costs):
        return None
    return Instruction("options", by=by, options=(costs, parts))


def _one_unless(parts: tuple[Instruction, ...], costs: tuple[Instruction, ...], by: Phrase = YOU) -> Instruction | None:
    """`... unless you raise your threat by 2`: one player decides; where each has to, it is one thing for all."""
    return None if by.how == "each player" else _unless(parts, costs, by)


choice.converts(
    _one_unless,
    _unsaid,
    "{parts:lasting clause,} unless {by:player} {costs:does&}",
    "{parts:lasting clause,} unless you {costs:deed&}",
    rank=1,
)


def _each_unless(by: Phrase, parts: tuple[Instruction, ...], costs: tuple[Instruction, ...]) -> Instruction | None:
    """`each player must discard an ally unless he raises his threat by 3`: each of them says which."""
    return _unless(parts, costs, by)


for doing in ("must {parts:deed&}", "{parts:does&}"):
    choice.converts(_each_unless, _unsaid, f"{{by:player}} {doing} unless he/they {{costs:does&}}", rank=1)

# --- what is done to cards, said of them
predicate.form(Instruction, "[is|are] exhausted", verb="exhaust")
predicate.form(Instruction, "make[s|] another attack", verb="attack", op="additional")
predicate.form(
    Instruction, "make[s|] another attack against {to:anybody}", verb="attack", op="additional",
)  # fmt: skip
predicate.form(
    Instruction("cannot", words=("be dealt shadow cards",)), "[does|do] not get dealt (a) shadow card[|s]", rank=1
)


# `attached hero gains the Noble trait and +1 willpower`: the verb is said once of what is gained and what is got.
Parts = tuple[Instruction, ...]


def _both(group: Phrase, one: Parts, two: Parts) -> Instruction:
    return Instruction("together", group, parts=tuple(Instruction("together", parts=each) for each in (one, two)))


clause.converts(
    _both,
    _unsaid,
    "{group:several cards} gain[s|] {one:gain&} and {two:change&}",
    "{group:several cards} get[s|] {one:change&} and {two:gain&}",
    rank=1,
)


# `choose the enemy with the highest attack`: nobody has a choice, unless several are as high.
for best, words in (("most", "highest/most/greatest"), ("least", "lowest/least/fewest")):
    of["foremost"].form(
        Phrase,
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {words} {{{best}:value}}",
        how="pick",
        plural=False,
    )
    of["foremost"].converts(
        lambda kinds, value, behind, best=best, adjectives=(): Phrase(
            "pick", adjectives=adjectives, kinds=kinds, clauses=behind
        )._replace(**{best: value}),
        _unsaid,
        f"the ({{adjectives}}) {{kinds:noun|}} with the {words} {{value}} {{behind:clauses}}",
        f"the {words} {{value}} ({{adjectives}}) {{kinds:noun|}} {{behind:clauses}}",
    )
deed("choose", "choose[s|] {group:foremost}", rank=3)

# --- who cannot attack whom
predicate.form(Instruction, "cannot attack {to:cards}", verb="cannot", words=("attack",), rank=2)


def _attacked_by(group: Phrase, by: Phrase) -> Instruction | None:
    ban = Instruction("cannot", to=group, words=("attack",))
    return Instruction("together", by, parts=(ban,)) if by.how == "all" and by.kinds else None


clause.converts(_attacked_by, _unsaid, "{group:cards} cannot be attacked by {by:cards}", rank=1)
of["bare"].converts(
    lambda by: _attacked_by(THIS, by),
    lambda given: (
        {"by": given.group} if isinstance(given, Instruction) and given == _attacked_by(THIS, given.group) else None
    ),
    "cannot be attacked by {by:cards}",
    rank=1,
)

# --- less threat that no card has
clause.form(
    Instruction,
    "lower the total threat in the staging area by {amount}",
    "subtract {amount} from the total threat in the staging area",
    "the total threat in/of the staging area is lowered by {amount}",
    "the staging area gets - {amount} threat",
    verb="modify", what="total threat", op="subtract", group=Phrase("scenario"),
)  # fmt: skip
clause.form(
    Instruction,
    "lower the total threat in the staging area by {amount:plain quantity}",
    verb="modify", what="total threat", op="subtract", group=Phrase("scenario"), rank=1,
)  # fmt: skip

# --- a card out of a discard pile, by its own text
of["deed"].form(
    Instruction("return", THIS, what="discard pile"),
    "return this card from your discard pile to your hand",
    "return this card to your hand from your discard pile",
    "add this card to your hand from your discard pile",
    "add this card from your discard pile to your hand",
    rank=-2,
)

# --- whom an attack is made against; enemies attack players
of["attacked foe"].form(Phrase, "an/1/one enemy ({clauses})", how="pick", kinds=("enemy",))
of["attacked foe"].form(Phrase, "a/an/1/one {adjectives} enemy ({clauses})", how="pick", kinds=("enemy",))
of["happening"].form(
    Trigger,
    "{subject:cards} attacks {other:attacked foe}",
    "{subject:cards} attack {other:attacked foe}",
    "{subject:cards} makes an attack against {other:attacked foe}",
    kind="attacks",
    rank=1,
)
for permit, verb in (("attack", "attack"), ("defend", "defend against"), ("defend", "defend attacks made by")):
    predicate.form(
        Instruction,
        f"[does|do] not exhaust to {verb} {{to:several cards}}",
        f"may {verb} {{to:several cards}} without exhausting",
        *(
            f"may be declared as {who} against {{to:several cards}} without exhausting"
            for who in (("an attacker", "attackers") if permit == "attack" else ("a defender", "defenders"))
        ),
        verb="permit",
        what=f"{permit} without exhausting",
        rank=1,
    )

# --- who takes the damage of undefended attacks; it has to be said whose character that is
stand_in = of["stand-in"]
stand_in.form(THIS, "this card")
stand_in.form(Phrase, "{names:name,}", how="named")
stand_in.form(Phrase, "attached {kinds:noun,}", how="host")


def _theirs(kinds: tuple[str, ...], group: Phrase = YOU, adjectives: tuple[Quality, ...] = ()) -> Phrase:
    return Phrase("pick", adjectives=adjectives, kinds=kinds, clauses=(Quality("controlled", group=group),))


def _of_theirs(given: Any) -> Mapping[str, Any] | None:
    group = given.clauses[0].group if isinstance(given, Phrase) and given.clauses else None
    if group is None or given != _theirs(given.kinds, group, given.adjectives):
        return None
    mine = {"group": group} if group != YOU else {}
    return {"kinds": given.kinds, **mine} | ({"adjectives": given.adjectives} if given.adjectives else {})


ONE = "a/an/1/one ({adjectives}) {kinds:noun,}"
stand_in.converts(_theirs, _of_theirs, f"{ONE} {{group:player}} controls", f"{ONE} controlled by {{group:player}}")
stand_in.converts(_theirs, _of_theirs, f"{ONE} you control")
TAKES = tuple(f"must be assigned/dealt/placed/applied to/on {{group:stand-in}}{able}" for able in ("", " if able"))
MUCH = ("", "all ", "any ", "the ")
FROM = ("damage from undefended attacks", "undefended damage")
clause.form(
    Instruction,
    *(f"{much}{each} {takes}" for much in MUCH for each in FROM for takes in TAKES),
    verb="takes undefended",
)
clause.form(
    Instruction,
    *(f"{much}damage from undefended attacks against {{to:anybody}} {takes}" for much in MUCH for takes in TAKES),
    verb="takes undefended",
)
of["deeds"].converts(
    lambda group: Deeds((Instruction("takes undefended", group),), conditions=(Condition("undefended"),)),
    _unsaid,
    *(f"if this attack is undefended, {much}damage {takes}" for much in MUCH for takes in TAKES),
    *(f"if this attack is undefended, {much}damage from this attack {takes}" for much in MUCH for takes in TAKES),
    *(f"{much}undefended damage from this attack {takes}" for much in MUCH for takes in TAKES),
    rank=-1,
)

# --- the rest of what is told in another order
FACED = "Forced: when faced with the option to travel, the players must travel to {group:cards}"
of["sentence"].converts(
    lambda group: Deeds((Instruction("must travel", group),)), _unsaid, FACED, f"{FACED} if able", f"{FACED}, if able",
    rank=-1,
)  # fmt: skip
deed(
    "claim",
    "claim[s|] {group:cards} when/if it has no encounter (card) attached",
    "claim[s|] {group:cards} when/if it has no encounters attached",
    rank=1,
)
