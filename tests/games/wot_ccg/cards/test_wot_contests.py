"""Challenges by what they are about, ratings as amounts and measures, what cards count as: invented cards, played."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import reason, situation, value


def why(text: str, kind: str = "character") -> list[str]:
    """Why the sentences of a text are not carried out."""
    card = Printed(kind, "Quill", "player" if kind == "advantage" else "")
    return [each.why for each in read_card(card, [text], lexicon(("Harbor",), ())).sentences if each.means is None]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Kill this character to put damage equal to his Combat on a troop.", "whose rating"),
        ("Rotate this character to put damage on a troop equal to its Combat.", "whose rating"),
        ("This character gains +1 Combat for each point of his Politics ability.", "a rating would depend"),
        ("All characters with less Combat than this character gain +1 Combat.", "a rating would depend"),
    ],
)
def test_ratings_that_are_not_told(text: str, named: str) -> None:
    """current-and-printed: whose rating it is must be said, and no rating can depend on itself."""
    assert named in why(text)[0]


AT_WORK = """
    turn: 5
    dominant: hero
    resolving: pattern
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9}}
    characters:
      Ann: {owner: hero, politics: 2, combat: 3, text: "%s"}
      Orl: {owner: villain, politics: 1, combat: 9}
      Lil: {owner: villain, politics: 2, combat: 2}
"""


@pytest.mark.parametrize(
    ("amount", "hurt"), [("equal to this character's Combat", 3), ("equal to twice this character's Politics", 4)]
)
def test_damage_by_a_rating(amount: str, hurt: int) -> None:
    """current-and-printed: as much damage as the card has of the ability now."""
    table = AT_WORK % f"Rotate this character to put damage {amount} on an opponent's character with 9 or more Combat."
    played = situation("events", table, "Hero uses Ann on Orl")
    assert value(played, "damage on Orl") == hurt


def test_a_rating_lowered_by_a_rating() -> None:
    """current-and-printed: Lil's Combat goes down by Ann's Politics, from 2 to 0, and Orl's stays."""
    table = (
        AT_WORK
        % "Rotate this character and target a character. The target's Combat is reduced by this character's Politics."
    )
    played = situation("events", table, "Hero uses Ann on Lil")
    assert (value(played, "combat of Lil"), value(played, "combat of Orl")) == (0, 9)


@pytest.mark.parametrize(
    ("than", "whom"),
    [
        ("a Politics ability lower than hers", {"Orl"}),
        ("less Politics than this character", {"Orl"}),
        ("Combat less than this character's Combat", {"Lil"}),
    ],
)
def test_less_than_her_own(than: str, whom: set[str]) -> None:
    """current-and-printed: only those with less of the ability than the card itself has now."""
    table = AT_WORK % f"Rotate this character to rotate an opponent's character with {than}."
    uses = {each.split()[-1] for each in choices(situation("events", table)) if "uses Ann" in each}
    assert uses == whom


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("This character is also considered a Monster.", True),
        ("This character counts as a Monster while you control Orl.", False),
        ("Treat this character as having the Monster trait.", True),
    ],
)
def test_what_a_card_counts_as(text: str, counts: bool) -> None:
    """trait: what a card counts as is a trait that it has."""
    assert value(situation("events", AT_WORK % text), "Ann has Monster") is counts


CONTEST = """
    turn: 5
    dominant: hero
    resolving: %s
    support: 3
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9}}
    contests: [{by: hero, advantage: %s}]
    advantages:
      Harbor: {owner: hero, kind: world, on: world, traits: Contested}
      Mill: {owner: villain, kind: world, on: world, traits: Contested}
    characters:
      Ann: {owner: hero, combat: 3, in: %s, text: "%s"}
"""


@pytest.mark.parametrize(
    ("contest", "place", "text", "combat"),
    [
        ("Harbor", "Harbor", "in the Harbor contested challenge", 5),
        ("Mill", "Mill", "in the Harbor contested challenge", 3),
        ("Harbor", "Harbor", "while participating in a challenge for the Harbor contested advantage", 5),
        ("Harbor", "pattern", "while participating in the Harbor contested challenge", 3),
        ("Harbor", "pattern", "while participating in the Pattern challenge or the Last Battle", 5),
        ("Harbor", "Harbor", "in the Last Battle or in the Pattern challenge", 3),
        ("Harbor", "Harbor", "in contested challenges and card-based challenges", 5),
        ("Harbor", "Harbor", "while she is the only character participating in the challenge", 5),
    ],
)
def test_in_a_challenge_that_is_named(contest: str, place: str, text: str, combat: int) -> None:
    """participating, contested: only in the challenge for that advantage, or in one of the sorts that are named."""
    table = CONTEST % (place, contest, place, f"This character gains +2 Combat {text}.")
    assert value(situation("resolve-challenge:events", table), "combat of Ann") == combat


@pytest.mark.parametrize(("about", "drawn"), [("Harbor", 1), ("Mill", 0)])
def test_a_contest_that_is_won(about: str, drawn: int) -> None:
    """outcome-success: a card for the challenge that the text names, none for another."""
    table = CONTEST % ("Harbor", "Harbor", "Harbor", f"If you succeed in the {about} contested challenge, draw a card.")
    played = situation("resolve-challenge:outcome", table)
    assert value(played, "hand of Hero") == 1 + drawn


COMMIT = """
    turn: 5
    dominant: villain
    challenges: {Raid: {owner: hero, declared: yes}, Plot: {owner: villain, declared: yes}}
    advantages: {Harbor: {owner: hero, kind: world, on: world, traits: Contested}}
    characters: {Ann: {owner: %s, combat: 3, at: battleground, text: "%s"}}
"""


@pytest.mark.parametrize(
    ("owner", "where", "barred"),
    [
        ("hero", "challenges initiated by other players", {"Plot"}),
        ("hero", "challenges you initiate", {"Raid", "the Pattern Challenge"}),
        ("villain", "challenges you initiated", {"Plot"}),
        ("hero", "card-based challenges you initiated or the Last Battle", {"Raid"}),
        ("hero", "the Pattern challenge or the Harbor contested challenge", {"the Pattern Challenge"}),
        ("hero", "contested challenges", set()),
    ],
)
def test_where_a_card_may_not_be(owner: str, where: str, barred: set[str]) -> None:
    """cannot, pattern-hero-initiated: kept out of those challenges and no others."""
    table = COMMIT % (owner, f"This character may not participate in {where}.")
    player = owner.title()
    played = situation("participation", table)
    there = ("Raid", "Plot", "the Pattern Challenge")
    assert {each for each in there if reason(played, f"{player} commits Ann to {each}") != "yes"} == barred


OUTCOME = """
    turn: 5
    dominant: hero
    resolving: Purge
    support: 6
    players: {Hero: {deck: 9, hand: 2}, Villain: {deck: 9, hand: 2}}
    challenges: {Purge: {owner: hero, declared: yes, on: [%s], text: "%s"}}
    advantages:
      Ring: {owner: villain, kind: character, on: Orl}
      Mail: {owner: hero, kind: character, on: Ann}
    characters:
      Ann: {owner: hero, combat: 3, in: Purge}
      Orl: {owner: villain, combat: 3, in: Purge}
      Lil: {owner: villain, combat: 2}
"""


@pytest.mark.parametrize(
    ("target", "text", "rotated"),
    [
        ("Villain", "Target a player. If you succeed, rotate each character controlled by the target.", "Orl Lil"),
        ("Hero", "Target a player. If you succeed, rotate each character that player controls.", "Ann"),
        ("Villain", "Target a player. If you succeed, rotate all characters he controls with 3 or more Combat.", "Orl"),
    ],
)
def test_the_cards_of_a_target(target: str, text: str, rotated: str) -> None:
    """control: the cards of the player who is the target, whoever that is."""
    played = situation("resolve-challenge:outcome", OUTCOME % (target, text))
    assert {each for each in ("Ann", "Orl", "Lil") if value(played, f"{each} is rotated")} == set(rotated.split())


def test_a_card_of_a_target_is_chosen() -> None:
    """control: one of his characters is chosen, and no other can be."""
    text = "Target a player. If you succeed, kill a character controlled by the target player."
    played = situation("resolve-challenge:outcome", OUTCOME % ("Villain", text), "Hero chooses Lil")
    assert value(played, "Lil is in play") is False
    assert set(choices(situation("resolve-challenge:outcome", OUTCOME % ("Villain", text)))) == {
        "Hero chooses Orl", "Hero chooses Lil"
    }  # fmt: skip


@pytest.mark.parametrize(("target", "left"), [("Orl", {"Mail"}), ("Ann", {"Ring"}), ("Lil", {"Ring", "Mail"})])
def test_what_is_on_a_target(target: str, left: set[str]) -> None:
    """advantage-kinds: all that is on the target goes, and nothing that is on others."""
    text = "Target a character. If successful, discard all advantages on the target."
    played = situation("resolve-challenge:outcome", OUTCOME % (target, text))
    assert {each for each in ("Ring", "Mail") if value(played, f"{each} is in play")} == left


@pytest.mark.parametrize(("target", "opposition"), [("Villain", 2), ("Hero", 1)])
def test_so_much_for_each_card_of_a_target(target: str, opposition: int) -> None:
    """generated: one for each character of the player who is the target."""
    text = "Target a player. This challenge gains 1 opposition for each character controlled by the target."
    played = situation("resolve-challenge:events", OUTCOME % (target, text))
    assert value(played, "opposition") == opposition


@pytest.mark.parametrize(
    ("who", "barred"), [("No player may", {"Hero", "Villain"}), ("Your opponents may not", {"Villain"})]
)
def test_no_events_in_a_challenge(who: str, barred: set[str]) -> None:
    """cannot: while that challenge is resolved nobody whom it names plays events; in another one they may."""
    table = """
        turn: 5
        dominant: hero
        resolving: %s
        challenges: {Purge: {owner: hero, declared: yes, text: "%s play events during this challenge."}}
        events: {Edict: {owner: hero, text: "Draw a card."}, Ruse: {owner: villain, text: "Draw a card."}}
    """
    for place, some in (("Purge", barred), ("pattern", set())):
        for player, event in (("Hero", "Edict"), ("Villain", "Ruse")):
            played = situation("resolve-challenge:events", table % (place, who))
            played = played if player == "Hero" else situation(
                "resolve-challenge:events", table % (place, who), "Hero passes")  # fmt: skip
            assert (reason(played, f"{player} plays {event}") != "yes") is (player in some)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Target a character. If you succeed, kill a troop controlled by the target.", "whose cards"),
        ("If you succeed, rotate each character controlled by the target.", "whose cards"),
    ],
)
def test_nobody_has_them(text: str, named: str) -> None:
    """control: a character controls nothing, and somebody must have been targeted."""
    assert named in " ".join(why(text, "challenge"))


PAIR = """
    turn: 5
    dominant: hero
    resolving: Purge
    support: %s
    players: {Hero: {deck: 9, hand: 1}, Villain: {deck: 9, hand: 2}}
    challenges: {Purge: {owner: hero, declared: yes}}
    advantages:
      Ring: {owner: hero, kind: character, on: Ann}
      Mail: {owner: hero, kind: character, on: Ann}
    characters:
      Ann: {owner: hero, combat: 3, in: Purge, text: "%s"}
      Lil: {owner: hero, politics: 2, in: Purge}
      Kay: {owner: hero, politics: 2}
      Orl: {owner: villain, combat: 3, in: Purge}
      Bel: {owner: villain, combat: 3, in: pattern}
"""


@pytest.mark.parametrize(
    ("text", "who", "combat"),
    [
        ("Each advantage on this character gives him +1 Combat.", "Ann", 5),
        ("While you control Lil and Kay, this character gains +2 Combat.", "Ann", 5),
        ("While you control Lil and Orl, this character gains +2 Combat.", "Ann", 3),
        ("While you control either Orl or Lil, this character gains +2 Combat.", "Ann", 5),
        ("Characters your opponent controls lose 1 Combat while participating in a challenge against this character.",
         "Orl", 2),
        ("Characters your opponent controls lose 1 Combat while participating in a challenge against this character.",
         "Bel", 3),
    ],
)  # fmt: skip
def test_said_in_another_order(text: str, who: str, combat: int) -> None:
    """current-ability: so much for each card that is on it, for two that are named, against this one and no other."""
    assert value(situation("resolve-challenge:events", PAIR % (3, text)), f"combat of {who}") == combat


@pytest.mark.parametrize(("lead", "drawn"), [(5, 1), (4, 0)])
def test_won_by_so_much_in_company(lead: int, drawn: int) -> None:
    """outcome-margin: by 5 or more, with the card in it."""
    text = "When you succeed by 5 or more in a challenge in which this character participated, draw a card."
    played = situation("resolve-challenge:outcome", PAIR % (lead, text))
    assert value(played, "hand of Hero") == 1 + drawn


@pytest.mark.parametrize(("shown", "drawn"), [("2 support", 1), ("1 combat", 0)])
def test_a_roll_without_symbols(shown: str, drawn: int) -> None:
    """rolled: support is no ability symbol."""
    table = f"""
        turn: 5
        dominant: villain
        resolving: pattern
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9}}}}
        characters:
          Ann: {{owner: hero, rolls: {shown}, combat: 3, in: pattern,
            text: "When this character rolls no symbols, draw a card."}}
          Orl: {{owner: villain, combat: 3, in: pattern, rolls: nothing}}
    """
    played = situation("resolve-challenge:opening-subordinate", table, "Hero rotates Ann", "Villain passes")
    assert value(played, "hand of Hero") == 1 + drawn


@pytest.mark.parametrize(("kinds", "place", "may"), [
    ("contested challenges", "Harbor", True), ("contested challenges", "the Pattern Challenge", False),
    ("the Pattern challenge", "the Pattern Challenge", True), ("the Pattern challenge", "Harbor", False),
])  # fmt: skip
def test_challenges_that_may_be_reinforced(kinds: str, place: str, may: bool) -> None:
    """reinforcement: of that sort and of no other."""
    table = f"""
        turn: 5
        dominant: hero
        acting: hero
        contests: [{{by: hero, advantage: Harbor}}]
        advantages: {{Harbor: {{owner: hero, kind: world, on: world, traits: Contested}}}}
        characters:
          Ann: {{owner: hero, combat: 3, at: battleground, text: "This character may reinforce {kinds}."}}
    """
    why_not = reason(situation("take-actions", table), f"Hero reinforces {place} with Ann")
    assert ("Reinforcement" not in why_not) is may
