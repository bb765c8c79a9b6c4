"""What the rulebook itself settles: Edges at any time, Signature cards of a Faction, gems, the end of an Exertion."""

import pytest
from situations import asked, choices, happened, may, next_actor, value, why_not

from highlander.situations import ben, situation, so_far
from judge.content.problem import BadInput
from judge.scenario.played import Played

CALM = "Calm: 'edge: draw 1'"
CLAN = "Oath: {type: event, sign: signature, persona: Clan MacLeod, text: [draw 1]}"
TWO_WEAPONS = "weapons: [{name: Rapier, state: disarmed}, {name: Parrying Dagger, off-hand: yes, state: disarmed}]"
STRONG = "endurance: [1 strength, 1 strength, 1 strength, 1 strength, 1 strength, 1 reason]"


def texts(played: Played) -> list[str]:
    """What the log says, line by line."""
    return [line.text for line in played.lines]


def test_an_edge_is_played_in_the_may_do_must_do_phase() -> None:
    """edge-cards: always, unless card text says otherwise; no duty has to wait for that."""
    played = situation("may-must", ben("hand: [Calm], hand-size: 3", CALM), "Ben plays Calm")

    assert so_far(played, "cards in hand of Ben") == 3


def test_a_special_card_is_not() -> None:
    """ct-special-cards: in the Defense or the Attack Phase only."""
    played = situation("may-must", ben("hand: [Calm]", CALM.replace("edge", "event")))

    assert why_not(played, "Ben plays Calm") == {"ct-special-cards"}


def test_a_may_do_of_a_situation_is_used_again() -> None:
    """phase-2a-may-do, faq-once-per-turn: only powers that are listed, and texts that say so, are for once a turn."""
    cards = "Spring: 'situation: may: draw 1'"
    played = situation("may-must", ben("in-play: [Spring], hand-size: 3", cards), "Ben uses Spring", "Ben uses Spring")

    assert so_far(played, "cards in hand of Ben") == 5


def test_a_text_that_says_once_binds() -> None:
    """anatomy-text: the card itself may limit it."""
    cards = "Spring: 'situation: You may draw a card once per turn.'"
    played = situation("may-must", ben("in-play: [Spring]", cards), "Ben uses Spring")

    assert why_not(played, "Ben uses Spring") == {"anatomy-text"}


@pytest.mark.parametrize(
    ("more", "legal"), [(", faction: Clan MacLeod", True), ("", False), (", faction: Flock", False)]
)
def test_a_signature_card_of_the_faction_is_played(more: str, legal: bool) -> None:
    """reserved-signature: the name of the Persona or of the Faction."""
    played = situation("attack", ben(f"hand: [Oath], persona: Connor MacLeod{more}", CLAN))

    assert may(played, "Ben plays Oath") is legal
    assert legal or why_not(played, "Ben plays Oath") == {"reserved-signature"}


def test_the_master_gem_may_be_named() -> None:
    """attribute-gems: Master is one of the Attribute Gems."""
    played = situation("may-must", ben("prone: yes, endurance: [1 master, 1 master, 1 master, 1 reason, 1 reason]"))

    assert may(played, "Ben tries to stand up with a soft exertion for master")
    assert "Ben tries to stand up with a hard exertion for master" in choices(played)


def test_gems_of_a_hard_exertion_cite_the_hard_exertion() -> None:
    """hard-exertion: the count belongs to the kind of Exertion that was made."""
    said = "Ben tries to stand up with a hard exertion for agility"
    played = situation("may-must", ben("prone: yes, endurance: [1 agility, 1 agility, 1 reason]"), said)
    counted = next(line for line in played.lines if "finds 2 agility" in line.text)

    assert [cite.unit for cite in counted.cites] == ["hard-exertion", "attribute-checks"]


def test_a_hard_exertion_is_fulfilled_before_its_cards_go() -> None:
    """hard-exertion: the unused cards are discarded after it has been fulfilled."""
    said = "Ben tries to regain Rapier with a hard exertion for strength"
    lines = texts(situation("may-must", ben(f"weapons: [{{name: Rapier, state: disarmed}}], {STRONG}"), said))

    assert lines.index("Ben regains Rapier.") < lines.index("The unused cards go to Ben's Discard Pile.")


def test_the_cards_of_a_soft_exertion_go_back_before_its_effect() -> None:
    """soft-exertion: counted, returned under the Endurance; then comes what follows from it."""
    said = "Ben tries to regain Rapier with a soft exertion for strength"
    lines = texts(situation("may-must", ben(f"weapons: [{{name: Rapier, state: disarmed}}], {STRONG}"), said))

    assert lines.index("The cards go under Ben's Endurance.") < lines.index("Ben regains Rapier.")


def test_of_two_lost_weapons_one_is_chosen_on_success() -> None:
    """disarming, rearm: who recovers a weapon of several chooses which."""
    said = "Ben tries to regain Rapier with a hard exertion for strength"
    played = situation("may-must", ben(f"{TWO_WEAPONS}, {STRONG}"), said)

    assert choices(played) == ["Ben recovers Rapier", "Ben recovers Parrying Dagger"]
    after = situation("may-must", ben(f"{TWO_WEAPONS}, {STRONG}"), said, "Ben recovers Parrying Dagger")
    assert value(after, "weapons of Ben") == ["Parrying Dagger"]


def test_under_the_other_reading_the_weapon_named_comes_back() -> None:
    """exertion-declare: it was said before the Exertion what it is for."""
    said = "Ben tries to regain Rapier with a hard exertion for strength"
    played = situation("may-must", ben(f"{TWO_WEAPONS}, {STRONG}"), said, rearm_choice="named-first")

    assert value(played, "weapons of Ben") == ["Rapier"]


def test_a_hilt_of_the_other_weapon_stays() -> None:
    """hilts: only a hilt for the weapon that is Disarmed goes."""
    cards = """Gold Hilt: {type: object, groups: [hilt], weapon: Rapier}
               Silver Hilt: {type: object, groups: [off-hand hilt], weapon: Dirk}
               Grip: 'event: opponent is disarmed'"""
    row = "weapons: [Rapier, {name: Dirk, off-hand: yes}], in-play: [Gold Hilt, Silver Hilt]"
    played = situation("attack", ben("hand: [Grip]", cards, ana=row), "Ben plays Grip", "Ana loses Rapier")

    assert so_far(played, "cards in play of Ana") == ["Silver Hilt", "Dirk"]


def test_a_guard_of_the_lost_weapon_is_discarded() -> None:
    """disarming: any card in play that pertains to the weapon is discarded; a Guard of no weapon stays."""
    cards = """Rapier Guard: {type: guard, grid: upper, weapon: Rapier}
               High Guard: {type: guard, grid: upper}
               Grip: 'event: opponent is disarmed'"""
    row = "weapons: [Rapier], in-play: [Rapier Guard, High Guard]"
    played = situation("attack", ben("hand: [Grip]", cards, ana=row), "Ben plays Grip")

    assert so_far(played, "cards in play of Ana") == ["High Guard"]


@pytest.mark.parametrize("weapon, refused", [("Katana", {"considered-disarmed", "disarming"}), ("", set())])
def test_a_card_of_the_weapon_is_not_played_while_considered_disarmed(weapon: str, refused: set[str]) -> None:
    """considered-disarmed applies to all weapons; disarming: no Weapon Specific card, Events included."""
    cards = f"""Smoke: 'situation: opponent is considered disarmed'
                Focus Cut: {{type: event, weapon: '{weapon}', text: [draw 1]}}"""
    table = ben("weapons: [Katana], hand: [Focus Cut]", cards, ana="in-play: [Smoke]")

    assert why_not(situation("attack", table), "Ben plays Focus Cut") == refused


@pytest.mark.parametrize("at", ["may-must", "attack", "defense"])
def test_corda_and_reno_change_over_at_any_time_in_the_own_turn(at: str) -> None:
    """faq-corda-reno-blade names no time; phase-2a-may-do: what may be done is done any time in the turn."""
    table = ben("persona: Corda and Reno")

    assert may(situation(at, table), "Ben switches to Reno")
    assert may(situation(at, table, pair_changes="turn-begins"), "Ben switches to Reno") is (at == "may-must")


@pytest.mark.parametrize("kind", ["ranged attack", "special attack", "basic attack", "dirty trick", "upper attack",
                                  "non-special attack", "Thrust", "Slash"])  # fmt: skip
def test_an_additional_attack_of_any_kind_is_an_opportunity(kind: str) -> None:
    """multiple-attacks: whatever kind of attack a card allows besides."""
    cards = f"Extra: 'situation: you may play an additional {kind}'"
    played = situation(
        "attack", ben("in-play: [Extra], hand: [Lower Left Attack]", cards), "Ben attacks with Lower Left Attack"
    )

    assert so_far(played, "attacks Ben may still play") == 1


def test_the_order_is_not_asked_for_where_it_cannot_matter() -> None:
    """phase-5-ability-adjustment: below the maximum a gain and a loss come to the same either way."""
    played = situation("ability-adjustment", ben("ability: 9, pending-damage: 3, pending-gain: 2"))

    assert next_actor(played) == "nobody"
    assert value(played, "ability of Ben") == 8


def test_the_order_is_asked_for_where_it_matters() -> None:
    """faq-ability: at the maximum nothing is gained, so the loss comes first by choice."""
    played = situation("ability-adjustment", ben("ability: 14, pending-damage: 3, pending-gain: 2"))

    assert asked(played, "outcomes", "ability of Ben") == [12, 13]


def test_a_turn_needs_one_of_the_listed_things() -> None:
    """golden-rule-turn: a Special Card, an attack, a defense or an Exertion."""
    played = situation("attack", ben("hand: [Thrust]"))

    assert {"turn-must-act", "golden-rule-turn"} <= why_not(played, "pass")


def test_a_wrong_name_is_still_an_error() -> None:
    """What is not on the table cannot be proposed."""
    with pytest.raises(BadInput):
        may(situation("attack", ben("hand: [Thrust]")), "Ben attacks with Thurst")


def test_no_line_stands_twice() -> None:
    """The weapon is lost, and then its player is Disarmed: two lines that differ."""
    cards = "Grip: 'event: opponent is disarmed'"
    played = situation("attack", ben("hand: [Grip]", cards, ana="weapons: [Rapier]"), "Ben plays Grip")

    assert happened(played, "disarmed") == ["Ana", "Ana"]
    assert len(texts(played)) == len(set(texts(played)))


@pytest.mark.parametrize(
    ("state", "row", "tries", "rule"),
    [
        ("prone", "prone: yes", "Ben tries to stand up with a soft exertion for agility", "considered-prone"),
        (
            "disarmed",
            "weapons: [{name: Rapier, state: disarmed}]",
            "Ben tries to regain Rapier with a soft exertion for agility",
            "considered-disarmed",
        ),
    ],
)
def test_who_is_considered_so_cannot_recover_from_the_real_thing_either(
    state: str, row: str, tries: str, rule: str
) -> None:
    """considered-prone, considered-disarmed: under such an effect nobody regains feet or weapon."""
    fog = f"Fog: 'situation: your opponent is considered {state}'"
    played = situation("may-must", ben(f"{row}, {STRONG}", fog, ana="in-play: [Fog]"))

    assert why_not(played, tries) == {rule}
    assert may(situation("may-must", ben(f"{row}, {STRONG}")), tries)


def test_a_text_that_says_so_is_played_without_the_weapon_it_belongs_to() -> None:
    """overview: cards often let players do what the rules say they cannot."""
    card = "Fling: {type: attack, grid: upper left, weapon: Rapier, text: [this attack may be played even if Disarmed]}"
    lost = "weapons: [{name: Rapier, state: disarmed}], hand: [Fling]"

    assert may(situation("attack", ben(lost, card)), "Ben attacks with Fling")
    assert not may(situation("attack", ben(lost, card.split(", text")[0] + "}")), "Ben attacks with Fling")


def test_one_of_two_weapons_that_is_considered_broken_is_named_on_the_table() -> None:
    """considered-disarmed: its player is not Disarmed, but cannot play the cards of that weapon."""
    table = ben(
        "weapons: [{name: Rapier, considered-broken: yes}, {name: Dirk, off-hand: yes}], hand: [Flick, Jab]",
        """Rust: "situation: opponent's weapon is considered broken"
        Flick: {type: attack, grid: upper left, weapon: Rapier}
        Jab: {type: attack, grid: upper left, weapon: Dirk}""",
        ana="in-play: [Rust]",
    )
    played = situation("attack", table)

    assert so_far(played, "Ben is disarmed") is False
    assert (may(played, "Ben attacks with Flick"), may(played, "Ben attacks with Jab")) == (False, True)


def test_the_effects_of_the_draw_phase_are_resolved_in_any_order() -> None:
    """phase-6-draw-discard: the player whose phase it is takes one card's effect, then the other's."""
    cards = """Spring: 'situation: during your draw phase, draw 1'
        Toll: 'situation: during your draw phase, discard the top card of your endurance'"""
    row = "in-play: [Spring, Toll], endurance: [Thrust, Upper Left Attack], hand-size: 1"
    played = situation("draw-discard", ben(row, cards))

    assert set(choices(played)) == {"Ben takes Spring next", "Ben takes Toll next"}
