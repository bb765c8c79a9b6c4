"""Tokens with a name on other cards, who takes part with whom, dice that count elsewhere: invented cards, played."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon((), ("Scribe",))
SNARE = (
    "Target a character. Put a number of snare tokens on the target equal to the number of damage on him, then remove "
    "all damage from the target. The target cannot ready while any snare tokens remain on him. Remove one snare token "
    "at the end of each ready round."
)
TURNS = f"""
    turn: 3
    dominant: hero
    players: {{Hero: {{hand: 0, deck: 9}}, Villain: {{hand: 0, deck: 9}}}}
    characters:
      Cid: {{owner: villain, combat: 4, damage: 2, rotated: yes}}
      Orl: {{owner: villain, combat: 4, rotated: yes}}
    events: {{Edict: {{owner: hero, text: "{SNARE}"}}}}
"""


def test_tokens_by_the_damage_of_the_target() -> None:
    """token: Cid has 2 damage, so 2 snare tokens come on him, and the damage is gone."""
    played = situation("events", TURNS, "Hero plays Edict on Cid")

    assert value(played, "damage on Cid") == 0
    assert "There are 2 snare tokens on Cid." in [line.text for line in played.lines]


def test_what_is_so_while_tokens_remain() -> None:
    """event-expiry: with 2 tokens Cid stays rotated in the next ready round, after which one token is left; with 1 he
    stays once, and then nothing keeps him; Orl, who is no target, readies at once."""
    plays = ("Hero plays Edict on Cid", "all pass", "all pass")
    played = situation("game/turn/draw-round:events", TURNS, *plays)
    assert (value(played, "Cid is ready"), value(played, "Orl is ready")) == (False, True)
    assert "There are 1 snare token on Cid." in [line.text for line in played.lines]

    single = situation("game/turn/draw-round:events", TURNS.replace("damage: 2", "damage: 1"), *plays)
    assert "What was so of Cid while they were there is over." in [line.text for line in single.lines]

    unhurt = situation("game/turn/draw-round:events", TURNS.replace("damage: 2, ", ""), *plays)
    assert value(unhurt, "Cid is ready") is True


@pytest.mark.parametrize(
    ("kind", "text", "read"),
    [
        ("event", "Target a troop. Put 2 snare tokens on it. It cannot ready while snare tokens are on it.", True),
        ("event", "Target a troop. It cannot ready while there are snare tokens on it.", False),
        ("challenge", "Target a character. For each two by which you succeed, place a bond token on the target. The "
         "target is rotated and may not ready while any bond tokens remain on him.", True),
        ("advantage", "Target a character. At the start of each turn, place a debt token on the target. The target "
         "loses 1 Politics for each debt token on it.", True),
        ("character", "When this character is recruited, place three hope tokens on him. This character cannot be "
         "assigned damage while there are hope tokens on him.", True),
        ("character", "When you recruit a troop, place a hope token on it. Draw a card.", False),
    ],
)  # fmt: skip
def test_tokens_have_to_be_put_before_they_are_spoken_of(kind: str, text: str, read: bool) -> None:
    """token: a text speaks of tokens only that it puts there, on a card that is told."""
    assert all(each.read for each in read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences) is read


def test_tokens_on_the_bearer_are_counted() -> None:
    """current-ability: Cid has 3 debt tokens in the third ready round, so 3 Politics less: 9 - 3."""
    table = """
        characters: {Cid: {owner: villain, politics: 9}}
        advantages: {Bond: {owner: hero, on: Cid, text: "Target a character. At the start of each draw round, place two
          debt tokens on the target. The target loses 1 Politics for each debt token on it."}}
    """
    assert value(situation("draw-round", table, "all pass"), "politics of Cid") == 7


FIELD = """
    turn: 3
    dominant: hero
    players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
    challenges: {Plan: {owner: hero, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 4, at: battleground}
      Bea: {owner: hero, combat: 4, traits: [Scribe], at: battleground}
      Cid: {owner: villain, combat: 4, at: battleground}
      Dov: {owner: villain, combat: 4, traits: [Scribe], at: battleground}
    events: {Edict: {owner: villain, text: "Target a challenge. %s"}}
"""


def _committed(text: str) -> set[str]:
    """Who may take part in Plan after the Villain has played an event that says so, whoever announces first."""
    said = set()
    for first in ("hero", "villain"):
        table = (FIELD % text).replace("t: hero", f"t: {first}")
        played = situation("challenge-round:events-4", table, "Villain plays Edict on Plan challenge", "all pass")
        said |= {each.split()[2] for each in choices(played) if "to the Plan challenge" in each}
    return said


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("Draw a card.", {"Ann", "Bea", "Cid", "Dov"}),
        ("You may only participate in that challenge with Scribe cards.", {"Ann", "Bea", "Dov"}),
        ("All other players may only participate in the challenge with Scribe cards.", {"Bea", "Cid", "Dov"}),
        ("Your opponent may not participate in the target challenge with Scribe cards.", {"Ann", "Cid", "Dov"}),
        ("Each player may only participate in the target challenge with Scribe characters.", {"Bea", "Dov"}),
        ("No opponent may participate in that challenge.", {"Cid", "Dov"}),
        ("No player may participate in that challenge with troops.", {"Ann", "Bea", "Cid", "Dov"}),
    ],
)
def test_with_which_cards_a_player_takes_part(text: str, there: set[str]) -> None:
    """participation-restrictions: `you` is whoever played the event, here the Villain, and not the initiator."""
    assert _committed(text) == there


def test_with_how_many_cards_a_player_takes_part() -> None:
    """participation-restrictions: one card of each player is in; a second is not admitted."""
    table = FIELD % "No player may participate in that challenge with more than one character."
    plays = ("Villain plays Edict on Plan challenge", "all pass", "Hero commits Ann to the Plan challenge")
    played = situation("challenge-round:events-4", table, *plays)
    assert not any("Bea to the Plan challenge" in each for each in choices(played))
    assert any("Bea to the Pattern Challenge" in each for each in choices(played))


@pytest.mark.parametrize(("at", "legal"), [("challenge-round:events-2", True), ("challenge-round:events-4", False),
                                           ("draw-round:events", False)])  # fmt: skip
def test_a_phase_of_a_round(at: str, legal: bool) -> None:
    """event-play: the event may be played while challenges are declared, not once forces are placed."""
    table = """
        dominant: hero
        events: {Edict: {owner: hero, text: "Play only during the Declare Challenges phase. Draw a card."}}
    """
    assert ("Hero plays Edict" in choices(situation(at, table))) is legal


DICE = """
    turn: 3
    dominant: hero
    resolving: pattern
    support: 2
    players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
    challenges: {Plan: {owner: hero, declared: yes}}
    characters:
      Orl: {owner: villain, combat: 9, in: pattern, rotated: yes}
    events: {Omens: {owner: hero, rolls: "3 support, 2 opposition, 1 damage, 1 intrigue", text: "%s"}}
"""


def test_symbols_rolled_that_count_in_a_challenge_of_ones_choice() -> None:
    """generated: 3 support are added to the Pattern Challenge, which has 2; a challenge is chosen after the roll."""
    text = "Roll two Intrigue dice. Apply any [Support] rolled to a challenge of your choice."
    rolled = situation("resolve-challenge:opening-events", DICE % text, "Hero plays Omens")
    offered = {each for each in choices(rolled) if "chooses" in each}
    assert offered == {"Hero chooses Pattern Challenge", "Hero chooses Plan challenge"}

    plays = ("Hero plays Omens", "Hero chooses Pattern Challenge")
    assert value(situation("resolve-challenge:opening-events", DICE % text, *plays), "support") == 5


@pytest.mark.parametrize(
    ("text", "support", "opposition", "hurt"),
    [
        ("Roll two Intrigue dice and apply the results to that challenge.", 5, 0, 1),
        ("Roll two Intrigue dice. Apply any [Support] or [Opposition] rolled (as appropriate) to the target challenge.",
         5, 0, 0),
        ("Roll two Intrigue dice. Apply any [Opposition] rolled to the target challenge.", 2, 0, 0),
        ("Target a character. Roll two Intrigue dice. Apply any damage rolled to that character.", 2, 0, 1),
    ],
)  # fmt: skip
def test_where_results_count(text: str, support: int, opposition: int, hurt: int) -> None:
    """generated, off-side-symbols: the Hero initiated it, so that only support of his counts there."""
    aims, names = ("", " and Orl") if "character" in text else ("", "")
    table = DICE % f"Target a challenge.{aims} {text}"
    played = situation("resolve-challenge:opening-events", table, f"Hero plays Omens on Pattern Challenge{names}")
    found = tuple(value(played, each) for each in ("support", "opposition", "damage on Orl"))
    assert found == (support, opposition, hurt)


def test_what_nobody_rolls_is_unread() -> None:
    """dice: `any support rolled` needs dice that the text lets a player roll."""
    for text in ("Apply any [Support] rolled to a challenge.", "Draw a card. Put one damage on a character for each "
                 "[Damage] rolled."):  # fmt: skip
        assert not all(each.read for each in read_card(Printed("event", "Somebody"), [text], KNOWN).sentences)
