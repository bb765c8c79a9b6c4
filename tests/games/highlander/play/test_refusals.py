"""What two angry players would propose: every illegal thing is answered with no, and with the rule that forbids it."""

from itertools import product
from typing import Any

import pytest
from situations import why_not

from highlander.situations import situation
from judge.engine import Choice
from judge.games.highlander import RULES
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

PLAYERS = """
players:
  Ana:
    persona: Kurgan
    weapons: [Katana]
    hand: [Lunge, Sidestep Dodge]
    in-play: [Relic, Far Guard]
  Ben:
    persona: Duncan
    weapons: [Rapier, {name: Dirk, off-hand: yes, state: broken}]
    hand: [Thrust, Upper Left Attack, Upper Left Block, Evade Dodge, Poison, Calm, Mirage, Head Shot]
    in-play: [Fortress, Well]
    discard: [Buried Slash, Old Guard, Dry Well]
    captured: {Fortress: [Caged Slash]}
    endurance: [Deep Slash]
    hand-size: 9
cards:
  Lunge: attack upper left
  Relic: "object: may: draw 1"
  Far Guard: guard lower
  Old Guard: guard upper
  Poison: "event: opponent loses 1 ability"
  Calm: "edge: draw 1"
  Mirage: "illusion: draw 1"
  Fortress: "situation: your hand size +1"
  Well: "situation: in the may do/must do phase: draw 1"
  Dry Well: "situation: may: draw 1"
  Buried Slash: attack right
  Caged Slash: attack left
  Deep Slash: attack left
"""
ATTACKS = "attacks: [Upper Right Attack, {card: Lower Left Attack, power-blow: yes}]\n"
ANYWHERE = [
    ("Ben plays Mirage", "ct-illusions", "Illusion"),
    ("Ben plays Fortress", "phase-1-sweep", "in play already"),
    ("Ben plays Dry Well", "phase-1-sweep", "Discard Pile"),
    ("Ben plays Lunge", "multiple-attacks", "Ana's card"),
    ("Ben attacks with Lunge", "multiple-attacks", "Ana's card"),
    ("Ben attacks with Buried Slash", "multiple-attacks", "Discard Pile"),
    ("Ben attacks with Deep Slash", "endurance", "in the Endurance"),
    ("Ben attacks with Upper Left Block", "phase-4-attack", "a block"),
    ("Ben attacks with Poison", "phase-4-attack", "an event"),
    ("Ana attacks with Lunge", "golden-rule-turn", "not Ana's turn"),
    ("Ana plays Sidestep Dodge", "golden-rule-turn", "not Ana's turn"),
    ("Ana uses Relic", "golden-rule-turn", "not Ana's turn"),
    ("Ana drops Far Guard", "golden-rule-turn", "not Ana's turn"),
    ("Ben uses Relic", "phase-2a-may-do", "Ana's card"),
    ("Ben uses Fortress", "phase-2a-may-do", "no text"),
    ("Ben uses Dry Well", "phase-1-sweep", "Discard Pile"),
    ("Ben uses Katana", "phase-2a-may-do", "Ana's card"),
    ("Ben drops Fortress", "guard-drop", "neither a Guard"),
    ("Ben drops Far Guard", "guard-drop", "Ana's card"),
    ("Ben drops Old Guard", "guard-drop", "Discard Pile"),
    ("Ben puts Old Guard into play", "phase-2a-guard", "Discard Pile"),
    ("Ben puts Thrust into play", "phase-2a-guard", "not a Guard"),
    ("Ben sheds Fortress", "hand-icon", "no Hand Icon"),
    ("Ben sheds Rapier", "hand-icon", "too many"),
    ("Ben tries to stand up with a soft exertion for agility", "prone", "not Prone"),
    ("Ben tries to regain Katana with a soft exertion for agility", "rearm", "Ana's card"),
    ("Ben tries to regain Rapier with a soft exertion for agility", "rearm", "not Disarmed"),
    ("Ben tries to regain Dirk with a soft exertion for agility", "rearm", "broken"),
    ("Ben tries to regain Fortress with a soft exertion for agility", "rearm", "not a weapon"),
    ("Ben settles Fortress", "phase-2b-must-do", "nothing left to do for Fortress"),
    ("Ben switches to Kurgan", "faq-corda-reno", "no such Immortal"),
    ("Ben loses Rapier", "disarming", ""),
    ("Ben recovers Rapier", "rearm", ""),
    ("Ben retrieves Buried Slash", "immediate-effect", "no text"),
    ("Ben makes Thrust a power blow", "power-blows", "has played this turn"),
    ("Ben makes Upper Right Attack a power blow", "power-blows", "has played this turn"),
    ("Ben plays Calm with Thrust", "faq-in-conjunction", "does not say"),
    ("Ben defends with Deep Slash from the exertion", "search-defense", "no cards have been revealed"),
    ("Ben does so", "phase-2a-may-do", "no text"),
    ("Ben accepts the concession", "concession", "nobody"),
    ("Ben uses Old Guard against Upper Right Attack", "phase-3-defense", "Discard Pile"),
    ("Ben uses Far Guard against Upper Right Attack", "phase-3-defense", "Ana's card"),
    ("Ben plays Thrust against Upper Right Attack", "phase-3-defense", "an attack"),
    ("Ana declares Upper Right Attack successful", "golden-rule-turn", "not Ana's turn"),
]
SOMEWHERE = [
    ("may-must", "Ben attacks with Thrust", "phase-4-attack", "in the Attack Phase"),
    ("may-must", "Ben plays Poison", "ct-special-cards", "Special Card"),
    ("may-must", "Ben plays Upper Left Block", "phase-3-defense", "Defense Phase"),
    ("may-must", "Ben discards the defense Thrust", "phase-2a-defense-discard", "not a defense"),
    ("may-must", "Ben discards the defense Evade Dodge", "phase-2a-defense-discard", "attacked in the last turn"),
    ("may-must", "Ben draws 2", "phase-6-draw-discard", "own Draw/Discard Phase"),
    ("may-must", "Ben exerts for an attack", "search-attack", "Attack Phase"),
    ("may-must", "Ben exerts for a defense", "search-defense", "Defense Phase"),
    ("may-must", "Ben forfeits the primary attack", "primary-attack-first", "Attack Phase"),
    ("may-must", "Ben discards Thrust", "phase-2b-must-do", "nothing asks"),
    ("may-must", "Ben offers to concede", "concession", "Head Shot"),
    ("attack", "Ben attacks with Caged Slash", "captured", "captured"),
    ("attack", "Ben plays Evade Dodge", "phase-3-defense", "Defense Phase"),
    ("attack", "Ben plays Evade Dodge against Upper Right Attack", "phase-3-defense", "Defense Phase"),
    ("attack", "Ben uses Well", "phase-2a-may-do", "names the May Do/Must Do Phase"),
    ("attack", "Ben plays Head Shot", "faq-in-conjunction", "in conjunction"),
    ("attack", "Ben plays Head Shot with Buried Slash", "faq-in-conjunction", "just playing"),
    ("attack", "Ben plays Calm on Relic", "anatomy-text", "not aimed"),
    ("attack", "Ben attacks with Thrust as an additional attack", "multiple-attacks", "additional"),
    ("attack", "Ben exerts for a defense against Upper Right Attack", "search-defense", "Defense Phase"),
    ("attack", "Ben discards the defense Evade Dodge", "phase-2a-defense-discard", "May Do/Must Do Phase"),
    ("attack", "Ben makes Upper Left Block a power block", "power-blocks", "still in hand"),
    ("defense", "Ben attacks with Thrust", "phase-4-attack", "in the Attack Phase"),
    ("defense", "Ben plays Upper Left Block against Lower Left Attack", "multiple-defenses", "comes first"),
    ("defense", "Ben plays Upper Left Block against Upper Right Attack", "phase-3-defense", "covers"),
    ("defense", "Ben declares Lower Left Attack successful", "multiple-defenses", "comes first"),
    ("defense", "Ben declares Thrust successful", "successful-attacks", "not an attack"),
    ("defense", "Ben makes Upper Left Block a power block", "power-blocks", "still in hand"),
    ("defense", "Ben offers to concede", "concession", "Head Shot"),
    ("draw-discard", "Ben plays Calm", "phase-6-draw-discard", "no card"),
    ("draw-discard", "Ben attacks with Thrust", "phase-4-attack", "is over"),
    ("draw-discard", "Ben draws 12", "draw-capability", "may draw"),
    ("draw-discard", "Ben exerts for nothing", "exert-nothing", "before the end"),
]
PLACES = ("may-must", "defense", "attack", "draw-discard")


def refused(played: Played, proposal: str) -> tuple[Any, str, set[str]]:
    """What is answered, why, and by which rules."""
    found = answer(played, Ask(legal=proposal))
    return found.value, found.detail, {cite.unit for cite in found.cites}


@pytest.mark.parametrize(("proposal", "rule", "words"), ANYWHERE)
def test_what_is_never_legal_here(proposal: str, rule: str, words: str) -> None:
    """In whichever phase it is asked, the answer is no, by the rule of the thing and not of the window."""
    for at in PLACES:
        value, why, rules = refused(situation(at, PLAYERS + ATTACKS), proposal)

        assert (at, value) == (at, False)
        assert rule in rules and words in why, (at, why, rules)


@pytest.mark.parametrize(("at", "proposal", "rule", "words"), SOMEWHERE)
def test_what_is_not_legal_at_this_time(at: str, proposal: str, rule: str, words: str) -> None:
    """The rule that says when it is done, or what is missing."""
    value, why, rules = refused(situation(at, PLAYERS + ATTACKS), proposal)

    assert value is False
    assert rule in rules and words in why, (why, rules)


BLOW = "attacks: [{card: Upper Left Attack, power-blow: yes}]"
BLOCKING = f"players: {{Ana: {{}}, Ben: {{hand: [Upper Left Block, Evade Dodge]}}}}\n{BLOW}"
PLAYED = "Ben plays Upper Left Block against Upper Left Attack"


@pytest.mark.parametrize(
    ("table", "said", "card", "why"),
    [
        (f"{BLOCKING}\nturn: {{hard-exertions: 1}}", PLAYED, "Upper Left Block", {"hard-exertion"}),
        (BLOCKING.replace(", power-blow: yes", ""), PLAYED, "Upper Left Block", {"power-blocks"}),
        (BLOCKING, "Ben plays Evade Dodge against Upper Left Attack", "Evade Dodge", {"power-blocks"}),
    ],
)
def test_why_a_power_block_cannot_be_made(table: str, said: str, card: str, why: set[str]) -> None:
    """power-blocks, hard-exertion: the true reason, also where nobody was asked."""
    assert why_not(situation("defense", table, said), f"Ben exerts to make {card} a power block") == why


def test_a_power_block_may_be_made() -> None:
    """power-blocks: a block against a Power Blow, with the Hard Exertion of the turn left."""
    assert why_not(situation("defense", BLOCKING, PLAYED), "Ben exerts to make Upper Left Block a power block") == set()


def test_one_defense_for_each_attack() -> None:
    """phase-3-defense: a second one is refused, whatever it covers."""
    played = situation("defense", BLOCKING, PLAYED)

    assert why_not(played, "Ben plays Evade Dodge against Upper Left Attack") == {"phase-3-defense"}


@pytest.mark.parametrize(
    ("row", "proposal"),
    [
        ("hand: [Thrust, Calm]", "Ben attacks with Thrust discarding Calm"),
        ("prone: yes, hand: [Thrust, Lower Left Attack, Calm]", "Ben attacks with Thrust discarding Thrust"),
        ("prone: yes, hand: [Thrust, Lower Left Attack], discard: [Calm]", "Ben attacks with Thrust discarding Calm"),
        ("in-play: [Well], hand: [Thrust, Calm]", "Ben uses Well discarding Calm"),
    ],
)
def test_only_what_is_asked_for_pays(row: str, proposal: str) -> None:
    """paying-cost: another card out of the own hand, and no more than the cost."""
    cards = "cards: {Calm: 'edge: draw 1', Well: 'situation: may: draw 1'}"
    played = situation("attack", f"players: {{Ana: {{}}, Ben: {{{row}}}}}\n{cards}")

    assert "paying-cost" in why_not(played, proposal)


def test_a_second_attack_has_no_opportunity() -> None:
    """multiple-attacks: one attack a turn."""
    played = situation("attack", PLAYERS, "Ben attacks with Thrust")

    assert "multiple-attacks" in why_not(played, "Ben attacks with Upper Left Attack")


def test_the_opponent_decides_first_between_two_cards() -> None:
    """discard-to-use: while Ana may use her card, Ben's attack waits; his Attack Phase is not over."""
    cards = "cards: {Nexus: 'situation: discard to use: draw 1', Calm: 'edge: draw 1'}"
    both = f"players: {{Ana: {{in-play: [Nexus]}}, Ben: {{hand: [Calm, Thrust]}}}}\n{cards}"
    value, why, rules = refused(situation("attack", both, "Ben plays Calm"), "Ben attacks with Thrust")

    assert (value, "discard-to-use" in rules) == (False, True)
    assert why.startswith("Ana has to decide something else first (the opponent may use a discard to use card)")


FOUND = PLAYERS.replace("[Deep Slash]", "[Deep Slash, Roll Dodge, Mirage, Upper Right Block, 1 reason]")
SQUEEZED = PLAYERS.replace("opponent loses 1 ability", "discard 2 cards")
HIDDEN = "attacks: [{card: Upper Right Attack, hidden: yes}]"
SITUATIONS = [
    *((at, PLAYERS + ATTACKS, ()) for at in PLACES),
    ("setup", PLAYERS, ()),
    ("attack", FOUND, ("Ben exerts for an attack", "pass")),
    ("defense", FOUND + ATTACKS, ("Ben exerts for a defense against Upper Right Attack",)),
    ("defense", PLAYERS + HIDDEN, ("Ben plays Upper Left Block against Upper Right Attack",)),
    ("attack", SQUEEZED, ("Ben plays Poison",)),
]


@pytest.mark.parametrize(("at", "table", "said"), SITUATIONS)
def test_refuse_stands_on_its_own(at: str, table: str, said: tuple[str, ...]) -> None:
    """Whatever is on the table is handed to every verb: no exception, and nothing is let through that is not listed."""
    played = situation(at, table, *said)
    now = played.referee.moment(played.position)
    things = [*played.position.things, "", "agility", "soft", "3", "nobody"]
    for verb in RULES.verbs.values():
        kinds = getattr(verb, "kinds", "")
        choices = [args for by in ("Ana", "Ben") for args in _listed(verb, now, by)]
        listed = {tuple(str(arg).partition("#")[0] for arg in args) for args in choices}
        for picked in product(things, repeat=min(2, len(kinds))) if kinds else ():
            args = _filled(verb, picked)
            for by in ("Ana", "Ben"):
                refusal = played.referee.refuse(played.position, Choice(by, verb.name, args))
                said = tuple(str(arg).partition("#")[0] for arg in args)
                assert refusal is not None or said in listed, (verb.name, by, args)


def _listed(verb: Any, now: Any, by: str) -> list[Any]:
    try:
        return list(verb.candidates(now, by))
    except (KeyError, AssertionError):
        return []


def _filled(verb: Any, picked: tuple[str, ...]) -> tuple[Any, ...]:
    """Arguments for every place of a verb: those picked, and nothing at the others."""
    rest = {"use": ((), ""), "play": ((),), "add": ((),), "attack": (False, False, ()), "defend": ("", ()),
            "rearm": ("agility",), "find-attack": (False, "", ()), "find-defense": ((),)}  # fmt: skip
    first = picked[:1] if verb.name in ("attack", "find-attack", "find-defense") else picked
    return (*first, *rest.get(verb.name, ()))
