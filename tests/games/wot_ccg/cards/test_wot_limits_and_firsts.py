"""Whom an effect is aimed at, recruits of one turn, the first time that something happens, and what comes otherwise."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import reason, situation, value

AIMED = """
    turn: 5
    dominant: hero
    starting: {hero: Ann}
    characters:
      Ann: {owner: hero, combat: 3, text: "Rotate this character to put 1 damage on a character. %s"}
      Lil: {owner: hero, combat: 2, traits: Scribe}
      Orl: {owner: villain, combat: 2, allegiance: Aiel}
"""


@pytest.mark.parametrize(
    ("limit", "whom"),
    [
        ("This ability may only target Aiel characters.", {"Orl"}),
        ("This effect may not be used on a Scribe.", {"Ann", "Orl"}),
        ("The target may not be an Aiel.", {"Ann", "Lil"}),
        ("This character can only target Scribes or Aiel with her ability.", {"Lil", "Orl"}),
    ],
)
def test_whom_an_effect_may_target(limit: str, whom: set[str]) -> None:
    """effects-in-play: only those whom both sentences describe."""
    table = "\n".join(line for line in (AIMED % limit).splitlines() if "starting" not in line)
    assert {each.split()[-1] for each in choices(situation("events", table)) if "uses Ann" in each} == whom


RECRUITS = """
    turn: 5
    dominant: hero
    acting: hero
    players: {Hero: {deck: 9}, Villain: {deck: 9}}
    characters:
      Ann: {owner: %s, combat: 3, text: "%s"}
      Lil: {owner: hero, zone: hand, politics: 1}
      Kay: {owner: hero, zone: hand, politics: 1}
    troops: {Pikes: {owner: hero, zone: hand, combat: 1}}
"""


@pytest.mark.parametrize(
    ("owner", "text", "barred"),
    [
        ("hero", "You may only recruit one character and one troop per turn.", {"Kay"}),
        ("hero", "You may not recruit more than 1 card each turn.", {"Kay", "Pikes"}),
        ("hero", "No player may recruit more than two characters per turn.", set()),
        ("villain", "Each opponent may recruit only one character each turn.", {"Kay"}),
        ("villain", "You may recruit only one character each turn.", set()),
    ],
)
def test_so_many_recruits_in_a_turn(owner: str, text: str, barred: set[str]) -> None:
    """recruit, cannot: after one character has been recruited, who else may be."""
    played = situation("take-actions", RECRUITS % (owner, text), "Hero recruits Lil")
    assert {each for each in ("Kay", "Pikes") if "in a turn" in reason(played, f"Hero recruits {each}")} == barred


def test_the_first_time_in_each_turn() -> None:
    """effects-in-play: upon the first recruit of the turn only."""
    table = RECRUITS % ("hero", "The first time you recruit a character each turn, draw a card.")
    one = situation("take-actions", table, "Hero recruits Lil")
    two = situation("take-actions", table, "Hero recruits Lil", "Hero recruits Kay")
    assert value(one, "cards in hand of Hero") == 3  # Kay, Pikes and the card drawn.
    assert value(two, "cards in hand of Hero") == 2


@pytest.mark.parametrize(("support", "hand"), [(3, 2), (0, 3)])
def test_otherwise(support: int, hand: int) -> None:
    """outcome-success: one card if it succeeds, else two."""
    table = f"""
        turn: 5
        dominant: hero
        resolving: Purge
        support: {support}
        opposition: 2
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9}}}}
        challenges: {{Purge: {{owner: hero, declared: yes,
          text: "If you succeed, draw a card. Otherwise, draw 2 cards."}}}}
    """
    assert value(situation("resolve-challenge:outcome", table), "cards in hand of Hero") == hand


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "Otherwise, draw a card."),
        ("challenge", "Draw a card when this is revealed. Otherwise, draw 2 cards."),
        ("character", "This character gains +1 Combat. The target may not be an Aiel."),
        ("character", "The first time you recruit a troop, you may draw a card."),
    ],
)
def test_what_is_not_told(kind: str, text: str) -> None:
    """DESIGN 9: otherwise than what, and who is aimed at, must have been said; who may leave it may do it later."""
    found = read_card(Printed(kind, "Quill"), [text], lexicon((), ())).sentences
    assert any(each.means is None for each in found)


ASKED = """
    turn: 5
    dominant: hero
    acting: hero
    pattern: {light: %s, shadow: 3}
    players: {Hero: {deck: 9}, Villain: {deck: 9}}
    characters:
      Ann: {owner: hero, zone: hand, politics: 2, text: "%s"}
      Lil: {owner: hero, politics: 1}
"""


@pytest.mark.parametrize(
    ("text", "light", "may"),
    [
        ("You must have more Pattern than any other player to recruit this character.", 4, True),
        ("You must have more Pattern than any other player to recruit this character.", 3, False),
        ("You must have at least 2 more Pattern than any other player to recruit this character.", 4, False),
        ("May only be recruited by a Hero player who controls Lil.", 3, True),
        ("May only be recruited by a Hero player who has 4 or more Pattern.", 3, False),
        ("May only be recruited by a Villain player who controls Lil.", 3, False),
    ],
)
def test_what_must_be_so_to_recruit(text: str, light: int, may: bool) -> None:
    """recruit: who has more than the other, and who is of a side and has something besides."""
    why_not = reason(situation("take-actions", ASKED % (light, text)), "Hero recruits Ann")
    assert (why_not == "yes") is may


def test_an_allegiance_chosen_for_a_challenge() -> None:
    """declare-reveal, participation-restrictions: none of the two is chosen; only cards of the other take part."""
    table = """
        turn: 5
        dominant: hero
        challenges: {Purge: {owner: hero, zone: hand, text: "Choose a non-Dragon, non-Dark One allegiance. Only
          characters with the chosen allegiance may participate in this challenge."}}
        characters:
          Ann: {owner: hero, combat: 3, allegiance: Aiel, at: battleground}
          Lil: {owner: hero, combat: 3, allegiance: Andor, at: battleground}
    """
    revealed = situation("challenge-round", table, "Hero initiates Purge")
    assert {"Hero chooses Dragon", "Hero chooses Dark One"} & set(choices(revealed)) == set()
    played = situation("challenge-round", table, "Hero initiates Purge", "Hero chooses Aiel")
    assert reason(played, "Hero commits Ann to Purge") == "yes"
    assert "does not admit" in reason(played, "Hero commits Lil to Purge")


SECTIONS = """
    turn: 5
    dominant: hero
    resolving: Purge
    support: 4
    pattern: {light: 3, shadow: 3, neutral: 1}
    players: {Hero: {deck: 9}, Villain: {deck: 9}}
    challenges: {Purge: {owner: hero, declared: yes, on: [Villain], text: "Target another player. %s"}}
"""


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("If you succeed, move 2 tokens from his section of the Pattern to your section.", (5, 1, 1)),
        ("If you succeed, move a token from his section to the neutral section of the Pattern.", (3, 2, 2)),
        ("If you succeed, he must convert 2 of his Pattern to neutral tokens.", (3, 1, 3)),
    ],
)
def test_tokens_of_the_target(text: str, tokens: tuple[int, int, int]) -> None:
    """pattern-your-section: from his section to yours, or to the neutral one."""
    played = situation("resolve-challenge:outcome", SECTIONS % text)
    found = value(played, "tokens of Hero"), value(played, "tokens of Villain"), value(played, "neutral tokens")
    assert found == tokens


@pytest.mark.parametrize(("who", "support"), [("Ann or Orl", 3), ("Lil or Kay", 0), ("Ann, Lil, or Kay", 3)])
def test_one_of_several_participates(who: str, support: int) -> None:
    """participating: one of those who are named is enough."""
    table = f"""
        turn: 5
        dominant: hero
        resolving: Purge
        challenges: {{Purge: {{owner: hero, declared: yes,
          text: "This challenge has 3 additional support if {who} is participating."}}}}
        characters:
          Ann: {{owner: hero, combat: 3, in: Purge}}
          Lil: {{owner: hero, combat: 3}}
          Kay: {{owner: hero, combat: 3, in: pattern}}
          Orl: {{owner: villain, combat: 3}}
    """
    assert value(situation("resolve-challenge:events", table), "support") == support


@pytest.mark.parametrize(("target", "left"), [("Villain", {"Edict"}), ("Hero", {"Ruse"})])
def test_a_card_of_the_hand_of_the_target(target: str, left: set[str]) -> None:
    """hand: out of the hand of the player who is the target, whoever that is."""
    table = f"""
        turn: 5
        dominant: hero
        resolving: Purge
        support: 4
        players: {{Hero: {{deck: 9}}, Villain: {{deck: 9}}}}
        challenges: {{Purge: {{owner: hero, declared: yes, on: [{target}],
          text: "Target a player. If you succeed by 3 or more, look at that player's hand and discard an event from
            it."}}}}
        events:
          Edict: {{owner: hero, zone: hand, text: "Draw a card."}}
          Ruse: {{owner: villain, zone: hand, text: "Draw a card."}}
    """
    played = situation("resolve-challenge:outcome", table)
    given = {"Edict", "Ruse"} - left
    chosen = [each for each in choices(played) if each.startswith("Hero chooses")]
    assert not chosen or set(chosen) == {f"Hero chooses {each}" for each in given}
    played = situation("resolve-challenge:outcome", table, *chosen)
    assert value(played, "cards in hand of Hero") == ("Edict" in left)
    assert value(played, "cards in hand of Villain") == ("Ruse" in left)


@pytest.mark.parametrize(("text", "symbols"), [("This character generates no symbols.", 0), ("", 2)])
def test_no_symbols_at_all(text: str, symbols: int) -> None:
    """cannot, generated: neither those that the dice show nor those that a text adds."""
    table = f"""
        turn: 5
        dominant: villain
        resolving: pattern
        characters:
          Ann: {{owner: hero, rolls: 1 combat, combat: 3, in: pattern, text: "{text}"}}
          Orl: {{owner: villain, combat: 3, in: pattern, rolls: nothing}}
        advantages: {{Ring: {{owner: hero, kind: character, on: Ann,
          text: "The target additionally generates [Combat] when he rolls his dice."}}}}
    """
    played = situation("resolve-challenge:opening-subordinate", table, "Hero rotates Ann", "Villain passes")
    assert sum("gains 1 combat" in each.text or "generates 1 combat" in each.text for each in played.lines) == symbols
