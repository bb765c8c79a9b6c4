"""What cards are made to do, what they gain as they are recruited, what is discarded at random; results by hand."""

import pytest
from situations import may

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import reason, situation, value

KNOWN = lexicon(("Ferel",), ("Scribe", "Dark One", "Aiel"))

FORCES = """
    turn: 5
    dominant: %s
    players: {Hero: {deck: 9}, Villain: {deck: 9}}
    challenges: {Raid: {owner: hero, declared: yes}, Plot: {owner: villain, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 2, at: %s, text: "%s"}
      Lil: {owner: hero, politics: 2, at: battleground}
      Orl: {owner: villain, combat: 2, at: battleground}
"""
PATTERN, ANY = "the Pattern Challenge", ("Raid", "Plot", "the Pattern Challenge")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("This character must participate in the Pattern Challenge each turn (if possible).", (PATTERN,)),
        ("This character must participate in a challenge each turn, if able.", ANY),
        ("This character must participate in a card-based challenge every turn.", ("Raid", "Plot")),
        ("Characters you control with 1 or more Combat must participate in the Pattern Challenge each turn.",
         (PATTERN,)),
        ("This character must participate in the Pattern Challenge each turn. This character may not participate in "
         "the Pattern Challenge.", ("Raid", "Plot", "down")),
        ("Draw a card when you win a challenge.", (*ANY, "down")),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("dominant", "at"), [("hero", "participation:announce"), ("villain", "participation")])
def test_where_a_card_must_take_part(text: str, where: tuple[str, ...], dominant: str, at: str) -> None:
    """participation-restrictions: it goes where it must, openly or face down, unless it cannot go there at all."""
    start = situation(at, FORCES % (dominant, "battleground", text))
    allowed = [each for each in ANY if may(start, f"Hero commits Ann to {each}") is True]
    allowed += ["down"] if may(start, "Hero stands Ann down") is True else []
    assert allowed == list(where)
    assert may(start, "Hero stands Lil down") is True


def test_why_it_may_not_stand_down() -> None:
    """cannot: the refusal names the text that makes it take part."""
    text = "This character must participate in the Pattern Challenge each turn."
    start = situation("participation", FORCES % ("villain", "battleground", text))
    assert reason(start, "Hero stands Ann down").startswith("Ann must participate in the Pattern Challenge (Ann)")


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        ("This character must participate in the Pattern Challenge each turn.", True),
        ("Draw a card when you win a challenge.", False),
    ],
)
def test_it_comes_forward(text: str, moved: bool) -> None:
    """home-front: from there nobody can take part, so a card that can and must goes to the battleground."""
    over = situation("participation", FORCES % ("villain", "home front", text))
    said = [line.text for line in over.lines]
    assert ("Ann must participate (Ann) and goes to the battleground." in said) is moved
    assert may(over, f"Hero commits Ann to {PATTERN}") is moved


def test_only_this_turn() -> None:
    """event-expiry: an event makes the target take part in this turn."""
    table = """
        dominant: hero
        players: {Hero: {deck: 9}, Villain: {deck: 9}}
        characters:
          Ann: {owner: hero, combat: 2}
          Orl: {owner: villain, combat: 2}
        events: {Call: {owner: hero, text: "Target a character. The target must participate in the Pattern Challenge
          this turn if possible."}}
    """
    over = situation("turn", table, "Hero plays Call on Orl", "Villain commits Orl to the Pattern Challenge")
    assert "Orl must participate (Call) and goes to the battleground." in [line.text for line in over.lines]


RECRUITS = """
    acting: hero
    dominant: hero
    players: {Hero: {deck: 9}, Villain: {deck: 9}}
    characters:
      Ann: {owner: hero, combat: 5, text: "%s"}
      Eve: {owner: hero, combat: 1, allegiances: [Aiel], text: "Aiel troops you control gain +2 Combat."}
    troops:
      Bows: {owner: hero, zone: hand, combat: 1, cost: 0}
      Pike: {owner: hero, combat: 1}
"""


@pytest.mark.parametrize(
    ("text", "combat"),
    [
        ("Any troop you recruit permanently gains the Aiel allegiance.", 3),
        ("Troops you recruit gain the Aiel allegiance permanently.", 3),
        ("Each troop that you recruit permanently gains the Aiel allegiance.", 3),
        ("All troops any player recruits gain the Aiel allegiance until the end of the turn.", 3),
        ("Each troop you recruit gains +1 Combat until the end of the turn.", 2),
        ("Any troop your opponent recruits permanently gains the Aiel allegiance.", 1),
        ("Any character you recruit permanently gains the Aiel allegiance.", 1),
    ],
)
def test_what_comes_with_being_recruited(text: str, combat: int) -> None:
    """recruit: 1 Combat, and 2 more for whoever is an Aiel; who was there before gains nothing."""
    over = situation("take-actions", RECRUITS % text, "Hero recruits Bows")
    assert value(over, "combat of Bows") == combat
    assert value(over, "combat of Pike") == 1


@pytest.mark.parametrize(
    ("text", "combat"),
    [
        ("Any troop you recruit this turn gains the Aiel allegiance.", 3),
        ("Troops you recruit for the rest of the turn gain +1 Combat until the end of the turn.", 2),
        ("All troops your opponent recruits this turn gain the Aiel allegiance.", 1),
    ],
)
def test_what_comes_with_being_recruited_this_turn(text: str, combat: int) -> None:
    """event-expiry: said by an event, of each that is recruited after it."""
    table = (
        RECRUITS % "Draw a card when you win a challenge." + f'    events: {{Oath: {{owner: hero, text: "{text}"}}}}'
    )
    over = situation(
        "action-round:events-1", table.replace("acting: hero", ""), "Hero plays Oath", "Hero recruits Bows"
    )
    assert value(over, "combat of Bows") == combat
    assert value(over, "combat of Pike") == 1


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "Any troop you recruit gains +1 Combat."),
        ("character", "Any troop you recruit gains the Dark One allegiance."),
        ("event", "Any troop you recruit gains the Dark One allegiance."),
        ("character", "Any advantage you recruit permanently gains the Dark One allegiance."),
        ("character", "This character must participate in a challenge that targets you or a card you control each "
                      "turn."),
        ("advantage", "You must participate in the Pattern Challenge each turn."),
        ("event", "Target a player. He must participate in the Pattern Challenge this turn."),
    ],
)  # fmt: skip
def test_what_is_not_told_is_unread(kind: str, text: str) -> None:
    """How long a number lasts, whom a player's part means."""
    assert not all(each.read for each in read_card(Printed(kind, "Somebody", "player"), [text], KNOWN).sentences)


@pytest.mark.parametrize(
    ("text", "hero", "villain"),
    [
        ("Your opponent discards a card at random.", 3, 2),
        ("Discard 2 cards at random from your opponent's hand.", 3, 1),
        ("Target an opponent. He discards a random card from his hand.", 3, 2),
        ("Discard a card from your hand at random.", 2, 3),
        ("Each player randomly discards 2 cards.", 1, 1),
        ("Draw 2 cards, then discard a card at random.", 4, 3),
        ("Your opponent discards 5 cards at random.", 3, 0),
    ],
)
def test_cards_discarded_at_random(text: str, hero: int, villain: int) -> None:
    """discard-pile: 3 cards in each hand that nobody names; which of them go is nobody's choice."""
    aimed = " on Villain" if text.startswith("Target") else ""
    table = f"""
        dominant: hero
        players: {{Hero: {{hand: 3, deck: 9}}, Villain: {{hand: 3, deck: 9}}}}
        events: {{Loss: {{owner: hero, text: "{text}"}}}}
    """
    over = situation("action-round:events-1", table, f"Hero plays Loss{aimed}")
    assert (value(over, "cards in hand of Hero"), value(over, "cards in hand of Villain")) == (hero, villain)


def test_chance_falls_on_a_card() -> None:
    """discard-pile: the named card and two others, each as likely; nobody chooses."""
    table = """
        dominant: hero
        players: {Hero: {hand: 1, deck: 9}, Villain: {hand: 2, deck: 9}}
        characters: {Orl: {owner: villain, zone: hand, combat: 2}}
        events: {Loss: {owner: hero, text: "Your opponent discards a card at random."}}
    """
    over = situation("action-round:events-1", table, "Hero plays Loss", "chance falls on Orl")
    assert "Villain discards Orl." in [line.text for line in over.lines]
    assert value(over, "cards in hand of Villain") == 2


@pytest.mark.parametrize(
    "each", ["card you discarded this way", "card you discard", "card you discard this way", "card so discarded"]
)
def test_for_each_card_given_up(each: str) -> None:
    """discard-pile: 2 of 3 cards go, and 2 are drawn for each of them: 1 and 4 are 5."""
    table = f"""
        dominant: hero
        players: {{Hero: {{hand: 3, deck: 9}}, Villain: {{deck: 9}}}}
        events: {{Trade: {{owner: hero, text: "Discard any number of cards from your hand. Draw 2 cards for each
          {each}."}}}}
    """
    gone = "Hero discards another card"
    over = situation("action-round:events-1", table, "Hero plays Trade for 2 times", gone, gone)
    assert value(over, "cards in hand of Hero") == 5
