"""Parts of speech that go with each other anywhere: how many, beside whom, in which challenge, how it ends."""

import pytest
from situations import may

from judge import games
from judge.cardtext import PrintedCard, knowing
from wot_ccg.situations import situation, value

COLLECTED = games.rules("wot-ccg").collected


def status(text: str, kind: str = "character") -> str:
    """How much of a card of a list is read."""
    with knowing({"name": ("Ashen Gate",), "trait": ("Scribe", "Warden")}):
        return COLLECTED.read(PrintedCard("Ash of Elm", kind, "None", (text,))).status


MANY = ("2 or more", "at least 2", "more than 2", "2 or fewer", "fewer than 2", "no more than 2", "exactly 2")


@pytest.mark.parametrize("many", MANY)
@pytest.mark.parametrize(
    "text",
    [
        "If you control {} Scribes, this card gains +1 Combat.",
        "If an opponent controls {} Scribes, this card gains +1 Combat.",
        "If you have {} Pattern tokens, this card gains +1 Combat.",
        "While there are {} tokens on the neutral section of the Pattern, this card gains +1 Combat.",
        "If you have {} cards in your hand, this card gains +1 Combat.",
        "If this card has {} Politics, it cannot be assigned damage.",
        "While this card has {} damage on it, he gains +1 Politics.",
        "This card gains +1 Combat while participating in the Pattern Challenge with {} Scribes.",
        "This card gains +1 Combat while participating in a challenge against {} Warden troops.",
        "As an event, rotate this card to kill a troop with {} Combat.",
        "As an event, rotate this card to kill a troop whose highest printed ability is {}.",
        "You must control {} Scribes to recruit this character.",
    ],
)
def test_how_many_anywhere(text: str, many: str) -> None:
    """Whatever is counted can be compared in every way."""
    assert status(text.format(many)) == "read"


@pytest.mark.parametrize(
    ("many", "combat"), [("fewer than 2", 1), ("2 or fewer", 2), ("exactly 2", 2), ("more than 2", 1)]
)
def test_how_many_is_counted(many: str, combat: int) -> None:
    """control-in-play-only: two Scribes are there."""
    table = f"""
        dominant: hero
        characters:
          Ash: {{owner: hero, combat: 1, text: "If you control {many} Scribes, this card gains +1 Combat."}}
          Elm: {{owner: hero, politics: 1, traits: Scribe}}
          Oak: {{owner: hero, politics: 1, traits: Scribe}}
    """
    assert value(situation("events", table), "combat of Ash") == combat


@pytest.mark.parametrize(("many", "combat"), [("fewer than 3", 2), ("5 or more", 2), ("exactly 4", 1)])
def test_any_player_is_one_of_them(many: str, combat: int) -> None:
    """pattern-your-section: Hero has 2 tokens and Villain 5; one of them is enough."""
    table = f"""
        dominant: villain
        pattern: {{light: 2, shadow: 5}}
        characters: {{Ash: {{owner: hero, combat: 1, text: "If any player has {many} Pattern, he gains +1 Combat."}}}}
    """
    assert value(situation("events", table), "combat of Ash") == combat


@pytest.mark.parametrize(
    "text",
    [
        "If this card has 2 or more Politics, it gains +1 Combat.",
        "All Scribes you control with 2 or more Combat gain +1 Combat.",
        "This card gains +1 Combat for each Scribe you control with 2 or more Combat.",
        "If you control a Scribe with 2 or more Combat, this card gains Reinforcement.",
    ],
)
def test_a_rating_that_would_depend_on_ratings(text: str) -> None:
    """current-and-printed: that would go round in circles; of printed ratings it is read."""
    assert status(text) == "unread"
    assert status(text.replace("2 or more", "2 or more printed")) == "read"


def test_a_rating_as_a_condition() -> None:
    """current-and-printed: three Politics are there, by a bonus too; four are not."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Ash: {owner: hero, politics: 2, text: ["This card gains +1 Politics.",
            "Rotate this card to draw a card if this card has %s or more Politics."]}
    """
    assert may(situation("take-actions", table % 3), "Hero uses Ash") is True
    assert may(situation("take-actions", table % 4), "Hero uses Ash") is False


@pytest.mark.parametrize(
    ("kind", "combat"), [("the Pattern Challenge", 2), ("a card-based challenge", 1), ("challenges", 2)]
)
def test_beside_whom_in_which_challenge(kind: str, combat: int) -> None:
    """participating: with a Scribe, in the Pattern Challenge; a challenge by a card is another."""
    table = f"""
        dominant: hero
        characters:
          Ash: {{owner: hero, in: pattern, combat: 1, text: "This card gains +1 Combat while participating in
            {kind} with a Scribe."}}
          Elm: {{owner: hero, in: pattern, politics: 1, traits: Scribe}}
    """
    assert value(situation("events", table), "combat of Ash") == combat


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Draw 2 cards if you succeed.", "challenge"),
        ("Gain a Pattern token if you succeed by 3 or more.", "challenge"),
        ("If this challenge succeeds by at least 3, draw a card.", "challenge"),
        ("If it fails, discard a card from your hand.", "challenge"),
        ("You may rotate this card to draw a card as an event.", "character"),
        ("Rotate this card to draw a card as a limited event.", "character"),
        ("While participating in the Pattern Challenge, this card may pay [Combat] to draw a card.", "character"),
        ("If this card rolls [Combat], he gains +1 Combat permanently, up to a maximum of 4.", "character"),
        ("The target loses 1 Politics and 1 Intrigue.", "advantage"),
        ("This card permanently loses 1 from each printed ability if you control a Scribe.", "character"),
        ("Rotate this card to kill a character without the Andor or Tear allegiance.", "character"),
        ("You must not control a Scribe to recruit this character.", "character"),
        ("Rotate this card to search your deck and discard pile for a Scribe, show it to all players, and put it into "
         "your hand.", "character"),
    ],
)  # fmt: skip
def test_parts_in_other_places(text: str, kind: str) -> None:
    """A part that stands in front may stand behind, and goes with what it has not been printed with."""
    assert status(text, kind) == "read"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("This card may participate in challenges with Aiel and Dragon cards.", "character"),
        ("This card may participate in any nation contested challenge.", "character"),
        ("When this card is rotated to heal, remove all damage from it.", "character"),
        ("As an event, this card may take 1 point of damage to generate [Combat].", "character"),
        ("All [Damage] rolled by this card is doubled.", "character"),
        ("All [Combat] rolled by this card also count as [Damage].", "character"),
        ("Ignore all [Damage Icon] rolled by characters participating against this card.", "character"),
        ("This card generates [Politics Icon] at the start of each action round.", "character"),
        ("When a Scribe is recruited by any player, draw a card.", "character"),
        ("If a Hero player controls a Scribe, this card gains +1 Combat.", "character"),
        ("This card cannot reinforce while you have another troop participating in the same challenge.", "troop"),
        ("All symbols generated by the target have all allegiances.", "advantage"),
        ("Damage generated by the target is applied as character damage.", "advantage"),
        ("Once per turn, as an event, this card may reroll his dice.", "character"),
        ("Target Mat. He gains +1 One Power and +1 Intrigue, and loses 1 Politics.", "advantage"),
        ("Look at the top 5 cards of your deck. You may discard 2 of those cards. Return the rest to the top of the "
         "deck in any order.", "event"),
        ("Each player draws 2 cards. Then each player discards 2 cards.", "event"),
        ("Rotate all characters controlled by other players.", "event"),
        ("Target player loses a Pattern token.", "event"),
        ("Draw 2 cards. You may not play events for the rest of this turn.", "event"),
        ("If successful, rotate all characters controlled by other players.", "challenge"),
        ("You may initiate this challenge only if you have 4 or more Pattern. If it fails, draw a card.", "challenge"),
    ],
)  # fmt: skip
def test_sister_sentences(text: str, kind: str) -> None:
    """Sentences as a designer of another set would word them."""
    assert status(text, kind) == "read"


@pytest.mark.parametrize("how", ["The target takes 1 point of damage and generates [2x Combat].",
                                 "The targets take 1 point of damage and generate [2x Combat]."])  # fmt: skip
def test_who_is_named_once_does_it_all(how: str) -> None:
    """generated: the target takes the damage, and the symbols are the target's, with its allegiance."""
    table = f"""
        acting: hero
        dominant: villain
        characters: {{Elm: {{owner: hero, politics: 2, allegiances: [Tear]}}}}
        troops: {{Levy: {{owner: hero, zone: hand, combat: 2, cost: 2 combat, allegiances: [Tear]}}}}
        events: {{Toil: {{owner: hero, text: "Target a character you control. {how}"}}}}
    """
    played = situation("take-actions", table, "Hero plays Toil on Elm")

    assert value(played, "damage on Elm") == 1
    assert may(played, "Hero recruits Levy") is True


def test_no_dice_at_all() -> None:
    """dice-per-point: a character that cannot roll any dice rolls none, of whatever ability."""
    table = """
        dominant: hero
        characters: {Elm: {owner: villain, politics: 2, combat: 1}}
        events: {Hush: {owner: hero, text: "Target a character. The target does not roll its dice this turn."}}
    """
    before = situation("events", table)
    after = situation("events", table, "Hero plays Hush on Elm")

    assert (value(before, "dice of Elm"), value(after, "dice of Elm")) == (3, 0)


def test_then_goes_on_in_an_event_only() -> None:
    """event-no-interrupt: an event is carried out from top to bottom; of another card it is not told after what."""
    assert status("Rotate this card to draw a card. Then this card gains +1 Combat.") == "unread"


def test_after_an_outcome_it_is_the_card_spoken_of() -> None:
    """outcome-success, ready-round: the target is rotated, and stays so in the next ready round."""
    table = """
        resolving: Raid
        support: 5
        challenges: {Raid: {owner: hero, declared: yes, on: Elm, text: "Target a character. If successful, rotate the
          target. He does not ready next turn."}}
        characters: {Elm: {owner: villain, politics: 2}}
    """
    played = situation("resolve-challenge:outcome", table)

    assert value(played, "Elm is rotated") is True
    assert any("Elm" in line.text and "ready" in line.text for line in played.lines)


def test_a_lead_that_is_too_small() -> None:
    """outcome-margin: `by less than 3` asks for a success by 1 or 2."""
    said = COLLECTED.read(PrintedCard("Ash", "challenge", "", ("If you succeed by less than 3, draw a card.",)))

    assert said.status == "read"
    assert said.sentences[0].said == "If you succeed by less than 3, draw 1 card."


def test_symbols_without_an_allegiance() -> None:
    """symbol-allegiance: symbols that have none recruit no troop of an allegiance; those of Andor do."""
    table = """
        acting: hero
        dominant: villain
        characters: {Ash: {owner: hero, politics: 1, allegiances: [Andor], text: "As an event, rotate this card to
          generate [2x Combat]. %s"}}
        troops: {Levy: {owner: hero, zone: hand, combat: 2, cost: 2 combat, allegiances: [Andor]}}
    """
    none, own = (
        situation(
            "take-actions", table % f"These symbols have {what} and may only be used to recruit.", "Hero uses Ash"
        )
        for what in ("no allegiance", "the Andor allegiance")
    )

    assert may(own, "Hero recruits Levy") is True
    assert may(none, "Hero recruits Levy") is False


def test_a_price_in_one_sort_of_challenge() -> None:
    """effect-default-event: in the Pattern Challenge it can be used, in another it cannot."""
    table = """
        dominant: hero
        resolving: %s
        challenges: {Raid: {owner: hero, declared: yes}}
        characters: {Ash: {owner: hero, in: %s, combat: 2, text: "While participating in the Pattern Challenge, rotate
          this card to draw a card."}}
    """
    there = situation("resolve-challenge:opening-events", table % ("pattern", "pattern"))
    elsewhere = situation("resolve-challenge:opening-events", table % ("Raid", "Raid"))

    assert may(there, "Hero uses Ash") is True
    assert may(elsewhere, "Hero uses Ash") is False
