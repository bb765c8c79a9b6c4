"""Of whom words speak: a pronoun needs somebody who was named before, and of the kind of which such a thing is so."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    CHALLENGE_KINDS,
    Adds,
    Admits,
    Aimed,
    All,
    Ban,
    Change,
    Chosen,
    Gain,
    Hurts,
    Instead,
    Lose,
    MustJoin,
    OnlyIn,
    Ref,
    Role,
    Shares,
    Spares,
    Static,
    Surcharge,
    Turns,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect, Options
from judge.games.wot_ccg.cards.printed import CHALLENGE, EVENT, Printed, Unusable

ON_CARDS = (
    "deal", "heal", "corrupt", "kill", "discard", "remove", "return", "shuffle in", "rotate", "ready", "send",
    "withdraw", "join", "control", "reroll", "reroll some", "change roll",
    "add control", "clear control", "spend control", "mark", "unmark", "move damage", "aim",
    "onto deck", "move advantage",
)  # fmt: skip
BY_PLAYERS = (
    "draw", "discard cards", "discard hand", "mill", "shuffle", "shuffle pile", "shuffle hand", "fill hand", "look",
    "look at deck", "convert tokens", "discard to", "discard named",
)  # fmt: skip
CHALLENGES = tuple(CHALLENGE_KINDS)
PLAYERS = ("you", "opponent", "each player", "hero players", "villain players")
TALLIED = ("support", "opposition")
LASTING_STATES = {"starting", "non-starting", "participating"}
OF_PLAYERS = (
    "initiate challenges", "initiate card-based challenges", "play limited events", "draw cards", "recruit",
    "add tokens to the Pattern", "participate in card-based challenges of others",
)  # fmt: skip
SIDES = {"you": "yours", "opponent": "theirs", "each player": ""}
NOBODY = "the text does not say of whom it speaks"


def those_before(effect: Effect, deed: Deed) -> All:
    """`Ready all troops. They may not ...`: all cards of which an event spoke last, if they are still the same ones."""
    done = [each for _, deeds in effect.options for each in deeds]
    whom = done[-1].whom if done and done[-1].verb in ("has", "rotate", "ready", "heal", "deal", "send") else None
    if not isinstance(whom, All) or set(whom.which.states) - LASTING_STATES or whom.which.limits:
        raise Unusable(NOBODY)
    return whom


def refuse_nobody(deed: Deed, card: Printed) -> None:
    """An event or a challenge that speaks of `it` or `the target`, and has named nobody."""
    of_it = deed.rules and all(isinstance(each, Change) and each.what in TALLIED for each in deed.rules)
    told = deed.verb in (*ON_CARDS, *BY_PLAYERS, "generate", "has") and not of_it
    if card.kind in (EVENT, CHALLENGE) and told:
        raise Unusable(NOBODY)


def by_their_cards(clause: Clause) -> Clause:
    """`No player may reinforce`, `damage you roll`: what a player does with characters and troops is said of them."""
    return clause._replace(deeds=tuple(map(_by_their_cards, clause.deeds)))


def _by_their_cards(deed: Deed) -> Deed:
    bans = [rule.what for rule in deed.rules if isinstance(rule, Ban)]
    of_player = isinstance(deed.whom, Ref) and deed.whom.what in SIDES
    if of_player and deed.rules and all(isinstance(rule, Turns) for rule in deed.rules):
        assert isinstance(deed.whom, Ref)
        return deed._replace(whom=All(Which(kind="fighter", side=SIDES[deed.whom.what])))
    if not of_player or not bans or all(each.startswith((*OF_PLAYERS, "play")) for each in bans):
        return deed
    if len(bans) < len(deed.rules) or not all(map(_of_fighters, deed.rules)):
        raise Unusable("it is forbidden to cards, not to players")
    assert isinstance(deed.whom, Ref)
    return deed._replace(whom=All(Which(kind="fighter", side=SIDES[deed.whom.what])))


def refuse_wrong_kind(options: Options, picks: list[Chosen], effect: Effect) -> None:
    """What is done to cards cannot be done to a challenge or a player, nor what players do by a card."""
    for deed in (each for _, deeds in options for each in deeds):
        kinds = _kinds(deed.whom, picks)
        if deed.verb in ON_CARDS and set(kinds) & set(CHALLENGES):
            raise Unusable("it cannot be done to a challenge")
        if deed.verb in (*ON_CARDS, "generate") and "player" in kinds:
            raise Unusable("it cannot be done to a player")
        if deed.verb in BY_PLAYERS and (set(kinds) - {"player"} or _is_card(deed.whom, effect)):
            raise Unusable("no player has been spoken of")
        if deed.verb in ("less control", "clear control") and kinds and not all("contested" in each for each in kinds):
            raise Unusable("it has no control tokens")
        if deed.verb == "into play" and (not kinds or not set(kinds) <= {"character", "troop", "fighter"}):
            raise Unusable("the text does not say what it would be on")
        if deed.verb == "move advantage" and not (kinds and all(each.endswith("advantage") for each in kinds)):
            raise Unusable("only advantages are moved from card to card")
        refuse_rules(deed.rules, kinds)


def _kinds(whom: Any, picks: list[Chosen]) -> tuple[str, ...]:
    """The kinds of what was chosen; of cards and the challenge in which they are, the cards are meant."""
    if not isinstance(whom, Aimed):
        return ()
    meant = picks if whom.at < 0 else picks[whom.at : whom.at + 1]
    kinds = tuple(each.which.kind for each in meant)
    return tuple(each for each in kinds if each not in CHALLENGES) or kinds


def _is_card(whom: Any, effect: Effect) -> bool:
    """Whether words mean a card: the card itself, its bearer, or one to which something happened."""
    if whom == Ref("subject"):
        of = effect.when.whom if effect.when is not None else None
        return not (isinstance(of, Ref) and of.what in PLAYERS)
    return isinstance(whom, Ref) and whom.what in ("this", "bearer")


def refuse_rules(rules: tuple[Static, ...], kinds: tuple[str, ...]) -> None:
    """What is so of a card that fights is not so of a player, a challenge or an advantage."""
    fights = any(map(_of_fighters, rules))
    if fights and "player" in kinds:
        raise Unusable("it cannot be so of a player")
    if set(kinds) & set(CHALLENGES) and not all(map(_of_challenges, rules)):
        raise Unusable("it cannot be so of a challenge")
    if fights and any("advantage" in each for each in kinds):
        raise Unusable("it cannot be so of an advantage")


def _of_fighters(rule: Static) -> bool:
    if isinstance(rule, Ban):
        return rule.what.startswith(("participate", "roll", "reinforce", "rotate to heal", "be healed", "be assigned"))
    if isinstance(rule, Change):
        return rule.what.startswith((*ABILITIES, "abilities", "printed abilities")) and not rule.what.endswith("cost")
    gained = isinstance(rule, Gain) and rule.mark == "Reinforcement"
    return gained or isinstance(rule, Adds | Turns | Hurts | OnlyIn | MustJoin | Shares | Instead | Spares)


def _of_challenges(rule: Static) -> bool:
    if isinstance(rule, Ban):
        return rule.what.startswith(("use ", "be the target", "be targeted"))
    if isinstance(rule, Change):
        return rule.what in TALLIED
    return isinstance(rule, Admits | Surcharge | Role) and not isinstance(rule, Lose)
