"""Wordings put together: of ratings, rolls, tokens, losses; invented cards, each result worked out by hand."""

import pytest
from situations import choices

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Ferel",), ("Scribe",))


def is_read(kind: str, text: str, on: str = "") -> bool:
    """Whether every sentence of a text is read."""
    return all(each.read for each in read_card(Printed(kind, "Somebody", on), [text], KNOWN).sentences)


@pytest.mark.parametrize(
    ("limit", "meant"),
    [
        ("printed Politics of 2 or less", ["Ann"]), ("Intrigue of 3 or more", ["Bea"]),
        ("4 Politics or more", ["Bea", "Cid"]), ("a printed Politics of 4 or higher", ["Bea", "Cid"]),
    ],
)  # fmt: skip
def test_ratings_in_every_order(limit: str, meant: list[str]) -> None:
    """current-and-printed: the rating before or behind its number, printed or as it is now."""
    table = f"""
        dominant: hero
        characters: {{Ann: {{owner: villain, politics: 2, intrigue: 1}},
          Bea: {{owner: villain, politics: 4, intrigue: 3}}, Cid: {{owner: villain, politics: 4}}}}
        events: {{Decree: {{owner: hero, text: "Target a character with {limit}. Kill the target."}}}}
    """
    found = [each.split()[-1] for each in choices(situation("events", table)) if "Decree" in each]
    assert found == meant


def test_an_ability_of_ones_choice() -> None:
    """event-play: which ability it is, is said as the event is played; the others stay as they are."""
    table = """
        dominant: hero
        characters: {Ann: {owner: hero, politics: 2, combat: 3}}
        events: {Zeal: {owner: hero, text: "Target a character you control. That character gains +2 to one ability of
          your choice until the end of the turn."}}
    """
    done = [each for each in choices(situation("events", table)) if "combat" in each]
    played = situation("events", table, done[0])
    assert (value(played, "combat of Ann"), value(played, "politics of Ann")) == (3 + 2, 2)


def test_what_a_target_adds_counts_for_its_own_side() -> None:
    """generated: support that a text has a card generate is its controller's, whoever played the event."""
    table = """
        resolving: pattern
        dominant: hero
        characters:
          Ivo: {owner: hero, combat: 4, in: pattern, announced: yes, rolls: "2 combat"}
          Ann: {owner: villain, combat: 4, in: pattern, announced: yes, rolls: "1 opposition"}
        events: {Ruse: {owner: villain, text: "Target a character participating in a challenge. The target generates
          [Support] [Support] in that challenge."}}
    """
    played = situation("resolve-challenge:opening-roll", table, "Villain plays Ruse on Ivo")
    assert any(each.text == "Ruse: +2 support of Hero in the Pattern Challenge." for each in played.lines)


def test_how_many_were_rolled() -> None:
    """result-ability: two or more are asked for; one is not enough."""
    table = """
        dominant: hero
        players: {Hero: {hand: 0, deck: 9}, Villain: }
        events: {Omen: {owner: hero, rolls: "%d intrigue", text: "Roll 2 Intrigue dice. If you rolled two or more
          [Intrigue], draw a card."}}
    """
    drawn = [value(situation("events", table % n, "Hero plays Omen"), "hand of Hero") for n in (1, 2)]
    assert drawn == [0, 1]


def test_tokens_of_either_side() -> None:
    """pattern-your-section: a light token is the Hero player's, whoever plays the card."""
    table = """
        dominant: villain
        pattern: {light: 3, shadow: 2, neutral: 1}
        events: {Gloom: {owner: villain, text: "Convert one light token to a neutral token."},
          Dusk: {owner: villain, text: "Remove a token from the Hero player's section of the Pattern."}}
    """
    for event, left in (("Gloom", [2, 2, 2]), ("Dusk", [2, 2, 1])):
        played = situation("events", table, f"Villain plays {event}")
        assert [value(played, f"{each} tokens") for each in ("light", "shadow", "neutral")] == left


def test_all_of_each_players_cards() -> None:
    """discard-from-play: what each player does to all of his cards of a kind is done to all there are."""
    table = """
        dominant: hero
        troops: {Oak: {owner: hero, combat: 2, cost: 2 combat}, Elm: {owner: villain, combat: 2, cost: 2 combat},
          Ash: {owner: villain, combat: 2, cost: 3 combat}}
        events: {Purge: {owner: hero, text: "Each player discards all troops he controls with a printed cost of 2 or
          less."}}
    """
    played = situation("events", table, "Hero plays Purge")
    assert [value(played, f"{each} is in play") for each in ("Oak", "Elm", "Ash")] == [False, False, True]


def test_tokens_of_its_own_are_a_price() -> None:
    """token: a card that has put tokens on itself means these; one that has none means nothing."""
    kept = "At the end of each turn, place a token on this card. "
    assert is_read("advantage", f"{kept}As an event, remove 2 tokens to draw a card.", "player")
    any_number = "Remove any number of tokens from this card. For each token removed, draw a card."
    assert is_read("advantage", f"{kept}{any_number}", "player")
    assert not is_read("advantage", "As an event, remove 2 tokens to draw a card.", "player")


@pytest.mark.parametrize(
    ("kind", "on", "text", "read"),
    [
        ("event", "", "Target two or more troops participating in the same challenge. Put one damage on each "
         "target.", True),
        ("event", "", "Target a troop participating in a challenge. The target rolls one less Combat die in that "
         "challenge.", True),
        ("event", "", "Target a troop. The target rolls one less Combat die in that challenge.", False),
        ("event", "", "If you win the Pattern challenge this turn, draw two cards.", False),
        ("event", "", "If you won the Pattern challenge this turn, draw two cards.", True),
        ("event", "", "Each player must discard a troop he controls, if able.", True),
        ("event", "", "Draw 3 cards. You do not draw during the next draw round.", True),
        ("event", "", "Roll 3 Politics dice. Generate the [Politics] rolled.", True),
        ("advantage", "player", "When you lose a challenge you initiated, draw a card.", True),
        ("advantage", "player", "When you lose a challenge, draw a card.", False),
        ("advantage", "player", "Events played by other players may not target your troops unless they cost "
         "[Intrigue].", True),
        ("advantage", "character", "Target a character. Damage on the target does not reduce the number of dice he "
         "rolls.", True),
        ("advantage", "character", "Target a character. During the Opening Moves step of a challenge in which the "
         "target is participating, rotate this card to draw a card.", True),
        ("advantage", "player", "During the Opening Moves step of a challenge in which the target is participating, "
         "rotate this card to draw a card.", False),
    ],
)  # fmt: skip
def test_what_is_read(kind: str, on: str, text: str, read: bool) -> None:
    """What is spoken of has to be told, and what is still to come is not looked at now."""
    assert is_read(kind, text, on) is read


def test_nobody_draws_in_the_next_draw_round() -> None:
    """draw-round: of the event's player and of the other."""
    table = """
        dominant: hero
        players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
        events: {Drought: {owner: hero, text: "No player may draw cards during the next draw round."}}
    """
    played = situation("events", table, "Hero plays Drought")
    told = [each.text for each in played.lines]
    assert {f"Drought now affects {each}." for each in ("Hero", "Villain")} <= set(told)


def test_a_players_advantage_during_a_challenge() -> None:
    """participating-during: what takes part in no challenge means the one that is being resolved, and its cards."""
    table = """
        resolving: pattern
        dominant: hero
        characters:
          Ivo: {owner: hero, combat: 4, in: pattern, announced: yes, rolls: "2 combat"}
          Ann: {owner: villain, combat: 4}
        advantages: {Snare: {owner: hero, kind: player, on: Hero, text: "As an event, rotate this card during %s to put
          1 damage on a character participating in that challenge."}}
    """
    during = situation("resolve-challenge:opening-roll", table % "a challenge")
    last = situation("resolve-challenge:opening-roll", table % "the Last Battle")
    assert choices(during) == ["Hero uses Snare on Ivo", "Hero passes"]
    assert choices(last) == ["Hero passes"]


def test_players_of_a_side_as_targets() -> None:
    """advantage-player-other: who can be targeted; an advantage that can only target a Hero player is no Villain's."""
    table = """
        acting: villain
        dominant: villain
        players: {Hero: {hand: 3, deck: 9}, Villain: {hand: 3, deck: 9}}
        advantages: {Banner: {owner: villain, zone: hand, kind: player, text: "Can only target a %s player. Draw an
          additional card during each draw round."}}
        events: {Jibe: {owner: villain, zone: hand, text: "Target a %s player. He discards a card."}}
    """
    hero = choices(situation("take-actions", table % ("Hero", "Hero")))
    villain = choices(situation("take-actions", table % ("Villain", "Villain")))
    assert ("Villain puts Banner on Villain" in hero, "Villain puts Banner on Villain" in villain) == (False, True)
    assert ("Villain plays Jibe on Hero" in hero, "Villain plays Jibe on Hero" in villain) == (True, False)
    assert not is_read("advantage", "Target a Hero player. Draw a card during each draw round.", "player")


def test_in_whose_challenge() -> None:
    """participating: in a challenge in which such a card takes part, on either side of it, be it that card itself."""
    table = """
        resolving: pattern
        dominant: hero
        characters:
          Ivo: {owner: hero, combat: 4, in: pattern, announced: yes, rolls: "2 combat", traits: [Scribe]}
          Ann: {owner: villain, combat: 4, in: pattern, announced: yes, rolls: "2 combat"}
          Bea: {owner: villain, combat: 4}
        events: {Slur: {owner: hero, text: "Target a character participating in a challenge in which a Scribe is
          participating. Put one damage on the target."}}
    """
    found = choices(situation("resolve-challenge:opening-roll", table))
    assert found == ["Hero plays Slur on Ivo", "Hero plays Slur on Ann", "Hero passes"]


@pytest.mark.parametrize(
    "text",
    [
        "When you win a card-based challenge, draw a card.",
        "While you control a Scribe, when you win a card-based challenge, draw a card.",
        "When you win a contested challenge you initiated, draw a card.",
        "As an event, discard this card during the Last Battle to put 3 damage on target character.",
    ],
)
def test_one_meaning_each(text: str) -> None:
    """outcome-success: whoever succeeds in a card-based challenge has initiated it; the Last Battle is no round."""
    assert is_read("advantage", text, "player")


@pytest.mark.parametrize(("whose", "drawn"), [("Hero", [4, 3]), ("Villain", [3, 4])])
def test_players_of_a_side_all_the_time(whose: str, drawn: list[int]) -> None:
    """draw-cards: one card more for the players of a side, whoever has the advantage."""
    table = f"""
        turn: 5
        dominant: hero
        players: {{Hero: {{deck: 9, hand: 1}}, Villain: {{deck: 9, hand: 1}}}}
        advantages: {{Font: {{owner: villain, kind: player, on: Villain, text: "All {whose} players draw an additional
          card during the draw round."}}}}
    """
    played = situation("draw-round", table, "Villain passes", "Hero passes")
    assert [value(played, f"cards in hand of {each}") for each in ("Hero", "Villain")] == drawn


@pytest.mark.parametrize(("tokens", "combat"), [("villain: 4, hero: 1", 3), ("villain: 2, hero: 1", 2), ("hero: 5", 2)])
def test_another_player_controls_it_by_so_many(tokens: str, combat: int) -> None:
    """contested-control: the lead of the player of whom the condition speaks."""
    table = f"""
        dominant: hero
        troops: {{Oak: {{owner: villain, combat: 2}}}}
        advantages: {{Throne: {{owner: hero, kind: world, on: world, traits: Contested, control: {{{tokens}}},
          text: "If any Villain player controls this advantage by 3 or more, all troops gain +1 Combat."}}}}
    """
    assert value(situation("events", table), "combat of Oak") == combat


@pytest.mark.parametrize(("troops", "combat"), [("Oak", 4), ("Oak Elm", 2)])
def test_the_only_one(troops: str, combat: int) -> None:
    """effect-continuous: as long as there is exactly one."""
    named = ", ".join(f"{each}: {{owner: hero, combat: 2}}" for each in troops.split())
    table = f"""
        dominant: hero
        troops: {{{named}}}
        advantages: {{Pride: {{owner: hero, kind: player, on: Hero, text: "While you control only one troop, that troop
          gains +2 Combat."}}}}
    """
    assert value(situation("events", table), "combat of Oak") == combat


def test_a_target_that_heals_all_its_damage() -> None:
    """heal: what an event says of a card that rotates to heal this turn."""
    table = """
        acting: hero
        dominant: villain
        characters: {Ivo: {owner: hero, combat: 4, damage: 3}}
        events: {Balm: {owner: hero, zone: hand, text: "Target a character. If the target rotates to heal this turn,
          remove all damage from it."}}
    """
    played = situation("take-actions", table, "Hero plays Balm on Ivo", "Hero heals Ivo")
    assert value(played, "damage on Ivo") == 0


def test_what_the_target_may_do_is_not_the_events_player_s_to_decide() -> None:
    """advantage-you: an advantage's `you` is the target's player; an event's is not."""
    may_reroll = "Once per turn, the target may reroll all of his dice."
    assert is_read("advantage", f"Target a character you control. {may_reroll}", "character")
    assert not is_read("event", "Target a character. The target may reroll all of his dice.")


def test_cards_by_the_side_of_their_controller() -> None:
    """control: whose cards are meant is told by the side, not by whose event it is."""
    table = """
        dominant: hero
        troops: {Oak: {owner: hero, combat: 2}, Elm: {owner: villain, combat: 2}}
        events: {Scorn: {owner: hero, text: "Target a troop controlled by a Hero player. Rotate the target for no
          effect."}, Spite: {owner: hero, text: "Kill each troop controlled by a Villain player."}}
    """
    assert choices(situation("events", table)) == ["Hero plays Scorn on Oak", "Hero plays Spite", "Hero passes"]
    played = situation("events", table, "Hero plays Spite")
    assert [value(played, f"{each} is in play") for each in ("Oak", "Elm")] == [True, False]


def test_undamaged_for_a_roll() -> None:
    """dice-per-point: what an event says of dice holds for the turn; a card with 1 of 3 left rolls 3."""
    table = """
        resolving: pattern
        dominant: hero
        characters: {Ivo: {owner: hero, combat: 3, damage: 2, in: pattern, announced: yes, rolls: "3 combat"}}
        events: {Grit: {owner: hero, text: "Target a damaged character you control. The target rolls dice as if
          undamaged."}}
    """
    played = situation("resolve-challenge", table, "Hero plays Grit on Ivo", "Hero rotates Ivo")
    assert any(each.text.startswith("Ivo rolls 3 dice") for each in played.lines)


def test_a_character_that_was_named_may_not_be_recruited() -> None:
    """cannot: Ivo was named; nobody may recruit him, and Ann may be."""
    table = """
        acting: villain
        dominant: hero
        characters: {Ivo: {owner: villain, combat: 3, zone: hand, cost: none},
          Ann: {owner: villain, combat: 3, zone: hand, cost: none}}
        events: {Edict: {owner: villain, zone: hand, text: "Name a character. No player may recruit the named character
          this turn."}}
    """
    named = situation("take-actions", table, "Villain plays Edict", "Villain names Ivo")
    assert {each.split()[2] for each in choices(named) if "recruits" in each} == {"Ann"}
    assert is_read("event", "Name a character. No opponent may recruit that character this turn.")
    assert not is_read("event", "Target a character. No opponent may recruit that character this turn.")


@pytest.mark.parametrize(("kind", "read"), [("character", True), ("advantage", False), ("challenge", False)])
def test_only_recruits_cost_less_by_their_own_text(kind: str, read: bool) -> None:
    """cost: what an advantage or a challenge costs is as printed, or nothing; it is not worked out otherwise."""
    assert is_read(kind, "This card costs [Politics] less if you control a Scribe.") is read


def test_the_other_allegiances() -> None:
    """allegiance: all of them can be lost; all but one that is gained in the same breath is not worked out."""
    target = "Target a character. The target"
    assert is_read("advantage", f"{target} loses all allegiances.", "character")
    assert not is_read(
        "advantage", f"{target} gains the Andor allegiance and loses all other allegiances.", "character"
    )


@pytest.mark.parametrize(
    ("text", "support"),
    [
        ("All [Support] you roll this turn are ignored.", 0),
        ("All [Support] your opponent rolls this turn are ignored.", 3),
    ],
)
def test_what_a_player_rolls_is_ignored(text: str, support: int) -> None:
    """ignored: what a player rolls is what his characters and troops roll."""
    table = f"""
        resolving: pattern
        dominant: hero
        characters: {{Ivo: {{owner: hero, combat: 3, in: pattern, announced: yes, rolls: "3 support"}}}}
        events: {{Lull: {{owner: hero, text: "{text}"}}}}
    """
    played = situation("resolve-challenge", table, "Hero plays Lull", "Hero rotates Ivo")
    assert any(each.text == f"Support of the Pattern Challenge: {support}." for each in played.lines)
