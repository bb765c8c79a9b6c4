"""What tables have disputed: printed texts of many cards, and the rule that settles each."""

from __future__ import annotations

import pytest
from situations import answer, may, next_actor, value, why_not

from judge.cardtext import NOTHING_MORE
from judge.games.lotr_lcg.cards.reading import read_box
from judge.scenario.model import Ask
from lotr_lcg.situations import situation, value_now


def rules_of(play: object, quantity: str) -> set[str]:
    """The units that the answer to a question about a value cites."""
    return {cite.unit for cite in answer(play, Ask(value=quantity)).cites}


FEINT = """
phase: combat
players: {Ana: {threat: 30, hand: [Feint]}, Ben: 30}
heroes:
  Gimli: {of: Ana, sphere: tactics, resources: 1, hp: 5, exhausted: yes}
  Elrond: {of: Ben, hp: 9, exhausted: yes}
events:
  Feint: {sphere: tactics, cost: 1, text: "Combat Action: Choose an enemy engaged with a player. That enemy cannot
    attack that player this phase."}
enemies: {Orc: {engaged: Ana, attack: 2}, Wolf: {engaged: Ben, attack: 3}}
"""


def test_a_ban_on_attacking_one_player() -> None:
    """cannot: who cannot attack one player does not attack him; that says nothing of the others."""
    held = situation("combat:6.2", FEINT, "Ana plays Feint", "Ana chooses Orc", "all pass")
    ban = "engaged: Ben, attack: 2, text: Orc cannot attack the first player"
    turned = FEINT.replace("engaged: Ana, attack: 2", ban).replace("resources: 1", "resources: 0")

    assert (value(held, "damage on Gimli"), value(held, "damage on Elrond")) == (0, 3)
    assert value(situation("combat:6.5", turned, "has Orc attack next"), "damage on Elrond") == 5


ALONE = """
phase: combat
players: {Ana: 30, Ben: 30}
heroes: {Dunhere: {of: Ana, attack: 2, text: "Dunhere can target enemies in the staging area when he attacks alone. When
  doing so, he gets +1 attack."}, Gimli: {of: Ana, attack: 3}, Legolas: {of: Ben, keywords: [ranged], attack: 3}}
enemies: {Orc: {hp: 9, defense: 1}}
"""


def test_attacking_alone() -> None:
    """6.8b-one-enemy: the permission is for one attacker; ranged reaches only enemies engaged with a player."""
    play = situation("player-attack", ALONE)

    assert may(play, "Ana attacks Orc with Dunhere")
    assert "6.8b-one-enemy" in why_not(play, "Ana attacks Orc with Dunhere and Gimli")
    assert value(situation("player-attack", ALONE, "Ana attacks Orc with Dunhere"), "damage on Orc") == 2


@pytest.mark.parametrize(("with_whom", "damage"), [("Dunhere", 2), ("Dunhere and Gimli", 4)])
def test_a_bonus_for_attacking_alone(with_whom: str, damage: int) -> None:
    """constant-conditional: text about attacking alone holds only then."""
    table = ALONE.replace("Orc: {", "Orc: {engaged: Ana, ").replace(
        "Dunhere can target enemies in the staging area when he attacks alone. When\n  doing so, he gets +1 attack.",
        "While Dunhere is attacking alone, he gets +1 attack.",
    )
    play = situation("player-attack", table, f"Ana attacks Orc with {with_whom}", "Ben joins with nobody")

    assert value(play, "damage on Orc") == damage


WEB = """
players: {Ana: 30, Ben: {threat: 30, first: yes}}
heroes: {Gimli: {of: Ana, exhausted: yes, resources: 2}, Elrond: {of: Ben}}
treacheries:
  Web: {text: "When Revealed: The player with the highest threat attaches this card to a hero he controls. (Counts as a
    Condition attachment with the text: \\"Attached hero cannot ready during the refresh phase unless you pay 2
    resources from that hero's pool.\\")"}
encounter-deck: [Web]
"""


def test_brackets_that_state_a_rule() -> None:
    """keyword-reminder: brackets behind an ability are text; an encounter card on a hero is the scenario's."""
    play = situation("reveal", WEB, "Ben chooses Ana")
    worn = WEB.replace("Web: {", "Web: {on: Gimli, ").replace("encounter-deck: [Web]", "")

    assert next_actor(situation("reveal", WEB)) == "Ben"
    assert (value(play, "host of Web"), value(play, "controller of Web")) == ("Gimli", "the scenario")
    assert (value(play, "traits of Web"), value(play, "type of Web")) == (["Condition"], "attachment")
    assert value(situation("refresh", worn, "pass"), "Gimli is ready") is False
    assert value(situation("refresh", worn, "Ana uses Web"), "Gimli is ready") is True


def test_brackets_that_are_not_understood() -> None:
    """keyword-reminder: a reminder behind a keyword is left out, other brackets are text, understood or not."""
    table = "players: {Ana: 30}\nheroes: {Gimli: {of: Ana, text: TEXT}}"
    reminder = "Sentinel. (This character can help out a friend.)"

    assert value(situation("action-window", table.replace("TEXT", reminder)), "Gimli has sentinel") is True
    tune = read_box("Action: Draw 1 card. (Whistle a tune.)", frozenset(), NOTHING_MORE)
    assert [each.read for each in tune.sentences] == [True, False]


def test_surge_where_staging_is_all() -> None:
    """surge-timing: each card brings the next, also where a line of play starts with the staging of one card."""
    table = """
players: {Ana: 30}
enemies: {Orc: {keywords: [surge]}, Wolf: {keywords: [surge]}, Bat: {}, Rat: {}}
encounter-deck: [Orc, Wolf, Bat, Rat]
"""
    play = situation("staging", table)

    assert [value(play, f"place of {each}") for each in ("Wolf", "Bat", "Rat")] == ["staging area"] * 2 + ["deck"]
    assert "surge" in rules_of(play, "place of Bat")


def test_an_enemy_attacks_while_it_is_revealed() -> None:
    """staging-3: it is placed after its when revealed effect, so it attacks before it is in the staging area."""
    table = """
players: {Ana: {threat: 30, hand: [Wait]}}
heroes: {Gimli: {of: Ana, hp: 5, sphere: tactics, resources: 1, exhausted: yes}}
events: {Wait: {sphere: tactics, cost: 1, text: "Action: Draw 1 card."}}
enemies: {Cob: {attack: 2, threat: 3, text: "When Revealed: Cob makes an immediate attack against the first player."}}
encounter-deck: [Cob]
"""
    during = situation("reveal", table)

    assert (value_now(during, "total threat"), value_now(during, "place of Cob")) == (0, "being revealed")
    assert value_now(situation("reveal", table, *["all pass"] * 4), "damage on Gimli") == 2


def test_a_hero_lent_to_another_player() -> None:
    """elimination-causes: a player is out when all heroes are killed; one under another's control is not."""
    table = """
players: {Ana: 30, Ben: {threat: 30, hand: [Bolt]}}
heroes: {Gimli: {of: Ana, hp: 1}, Legolas: {of: Ana, controller: Ben}, Elrond: {of: Ben, sphere: lore, resources: 1}}
events: {Bolt: {sphere: lore, cost: 1, text: "Action: Deal 1 damage to Gimli."}}
"""
    assert value(situation("action-window", table, "Ana passes", "Ben plays Bolt"), "Ana is eliminated") is False


@pytest.mark.parametrize(("reading", "expected"), [("ready-only", False), ("may", True)])
def test_exhausted_but_need_not_exhaust(reading: str, expected: bool) -> None:
    """3.2, exhausted-not-again: not having to exhaust does not let an exhausted hero commit; another reading does."""
    table = """
players: {Ana: 30}
heroes: {Glorfindel: {of: Ana, exhausted: yes}}
attachments: {Light: {on: Glorfindel, text: "Attached hero does not exhaust to commit to a quest."}}
"""
    assert may(situation("quest:3.2", table, spared_but_exhausted=reading), "Ana commits Glorfindel") is expected


def test_a_forced_ability_that_came_too_late() -> None:
    """forced-in-play: the stage that the end of the round brings does not act at that same end."""
    table = """
players: {Ana: 30}
heroes: {Gimli: {of: Ana}}
enemies: {Orc: {}}
quests:
  One: {points: 9, text: "Forced: At the end of the round, advance to the next stage."}
  Two: {points: 9, text: "Forced: At the end of the round, place 1 progress on the current quest."}
"""
    play = situation("round/refresh:7.5", table)

    assert (value(play, "current quest"), value(play, "progress on Two")) == ("Two", 0)
    assert "forced-in-play" in rules_of(play, "progress on Two")


def test_an_immune_active_location() -> None:
    """immune, active-location-buffer: what a card would put on the quest goes on the location before it, or nowhere."""
    table = """
players: {Ana: {threat: 30, hand: [Blade]}}
heroes: {Legolas: {of: Ana, sphere: tactics, resources: 1}}
events: {Blade: {sphere: tactics, cost: 1, text: "Action: Place 2 progress tokens on the current quest."}}
locations: {Cave: {points: 4, active: yes, text: "Immune to player card effects."}}
quests: {Flies: {points: 8}}
"""
    assert "immune" in why_not(situation("action-window", table), "Ana plays Blade")


SHADOW = """
phase: combat
players: {Ana: {threat: 30, hand: 5}, Ben: 30}
heroes: {Gimli: {of: Ana, hp: 9, defense: 1, exhausted: yes}, Elrond: {of: Ben}}
allies: {Guard: {of: Ana, defense: 0, hp: 1, exhausted: yes}}
enemies: {Orc: {engaged: Ana, attack: 3, shadow: [Dusk]}}
treacheries: {Dusk: {text: "Shadow: TEXT"}}
attack: {enemy: Orc, player: Ana, defenders: [WHO]}
encounter-deck: 0
"""


@pytest.mark.parametrize(
    ("text", "who", "quantity", "expected", "rule"),
    [
        ("If this attack destroys a character, raise each player's threat by 1.", "Guard", "threat of Ben", 31,
         "delayed-effects"),
        ("If this attack destroys a character, raise each player's threat by 1.", "Gimli", "threat of Ben", 30,
         "threat-level"),
        ("Attacking enemy makes an additional attack against you after this one.", "Gimli", "damage on Gimli", 5,
         "6.4.3-undefended"),
        ("Return attacking enemy to the staging area after this attack.", "Gimli", "damage on Gimli", 2,
         "6.4.3-formula"),
        ("Return attacking enemy to the staging area after this attack.", "Gimli", "place of Orc", "staging area",
         "engaged-until"),
        ("Discard the defending character if it is an ally.", "Guard", "damage on Gimli", 3, "6.4.3-undefended"),
        ("If you have 5 or more cards in your hand, this attack is considered undefended.", "Gimli",
         "damage on Gimli", 3, "6.4.3-undefended"),
        ("After this attack, the attacking enemy engages the next player, then makes an immediate attack.", "Gimli",
         "damage on Elrond", 0, "damage"),
    ],
)  # fmt: skip
def test_shadow_effects(text: str, who: str, quantity: str, expected: object, rule: str) -> None:
    """shadow-effects: what a shadow card says about its attack, while it goes on or when it is over."""
    play = situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", text).replace("WHO", who))

    assert value(play, quantity) == expected
    assert rule in rules_of(play, quantity)


def test_then_without_a_next_player() -> None:
    """next-player-solo, then-failure: alone there is nobody to engage next, so there is no second attack."""
    text = "After this attack, the attacking enemy engages the next player, then makes an immediate attack."
    alone = SHADOW.replace(", Ben: 30", "").replace(", Elrond: {of: Ben}", "")
    play = situation("enemy-attack:6.4.2", alone.replace("TEXT", text).replace("WHO", "Gimli"))

    assert value(play, "damage on Gimli") == 2
    assert "then-failure" in {cite.unit for line in play.lines for cite in line.cites}


HANDS = """
players: {Ana: {threat: 30, hand: [Scout, Guard, Hunter, Sneak]}}
heroes: {Aragorn: {of: Ana, sphere: leadership, resources: 9}}
allies: {Scout: {sphere: leadership, cost: 1}, Guard: {sphere: leadership, cost: 1}}
attachments:
  Hunter: {title: Expert, text: "Attach to a hero. Limit 1 per hero."}
  Other: {title: Expert, on: Aragorn, text: "Attach to a hero. Limit 1 per hero."}
events: {Sneak: {sphere: leadership, cost: 1, text: "Action: Put 1 ally card into play from your hand."}}
quests: {Caverns: {text: "The players, as a group, cannot play more than 1 ally card each round."}}
"""


def test_no_more_than_so_many() -> None:
    """cannot, put-not-played: an ally that is put into play is not played; a copy by title is one too many."""
    play = situation("planning:2.2", HANDS, "Ana plays Scout")

    assert may(situation("planning:2.2", HANDS), "Ana plays Guard")
    assert "cannot" in why_not(play, "Ana plays Guard")
    assert may(play, "Ana plays Sneak")
    assert "copy" in why_not(play, "Ana plays Hunter on Aragorn")


def test_what_was_not_revealed() -> None:
    """reveal: a card that is searched for and added has no when revealed effect and no keywords to resolve."""
    table = """
players: {Ana: 30}
heroes: {Gimli: {of: Ana}}
treacheries: {Path: {text: "When Revealed: Search the encounter deck and discard pile for a Spider enemy and add it to
  the staging area."}}
enemies: {King: {traits: [Spider], keywords: [doomed 3], text: "When Revealed: Exhaust each hero."}}
encounter-deck: [Path]
encounter-discard: [King]
"""
    play = situation("reveal", table)

    assert (value(play, "threat of Ana"), value(play, "Gimli is exhausted")) == (30, False)
    assert {"reveal", "staging-2"} <= rules_of(play, "place of King")


def test_put_into_play_engaged() -> None:
    """engaged: an enemy that enters play in front of a player has engaged that player."""
    table = """
players: {Ana: 30}
heroes: {Mablung: {of: Ana, text: "Response: After an enemy engages you, add 1 resource to Mablung's resource pool."}}
treacheries: {Trap: {text: "When Revealed: Search the encounter deck for an enemy and put it into play engaged with the
  first player."}}
enemies: {Orc: {}}
encounter-deck: [Trap, Orc]
"""
    play = situation("reveal", table, "Ana uses Mablung")

    assert (value(play, "player engaged with Orc"), value(play, "resources on Mablung")) == ("Ana", 1)


def test_damage_on_what_cannot_leave_play() -> None:
    """cannot: it stays, with all its damage, and the answer names the rule."""
    table = """
players: {Ana: {threat: 30, hand: [Bolt]}}
heroes: {Gimli: {of: Ana, sphere: tactics, resources: 1}}
events: {Bolt: {sphere: tactics, cost: 1, text: "Action: Deal 5 damage to an enemy."}}
enemies: {Balrog: {hp: 4, text: "Cannot leave play."}}
"""
    play = situation("action-window", table, "Ana plays Bolt")

    assert (value(play, "Balrog is in play"), value(play, "damage on Balrog")) == (True, 5)
    assert "cannot" in rules_of(play, "Balrog is in play")


def test_a_choice_that_was_made_already() -> None:
    """choose: where there is one thing to choose it is chosen; writing it down does no harm, writing it twice does."""
    table = """
players: {Ana: {threat: 30, hand: [Bolt]}}
heroes: {Gimli: {of: Ana, sphere: tactics, resources: 1}}
events: {Bolt: {sphere: tactics, cost: 1, text: "Action: Choose an enemy. Deal 1 damage to that enemy."}}
enemies: {Orc: {hp: 4}}
"""
    assert value(situation("action-window", table, "Ana plays Bolt", "Ana chooses Orc"), "damage on Orc") == 1
    with pytest.raises(Exception, match="not legal"):
        situation("action-window", table, "Ana plays Bolt", "Ana plays Bolt")


def test_claiming_a_guarded_objective() -> None:
    """guarded-claim: while it is guarded, an ability that claims it would change nothing."""
    table = """
players: {Ana: 30}
heroes: {Gimli: {of: Ana}}
enemies: {Orc: {}}
objectives: {Key: {guards: [Orc], text: "Guarded. Action: Exhaust a hero you control to claim this objective if it has
  no encounters attached. Then, attach it to that hero."}}
"""
    free = table.replace("guards: [Orc], ", "")

    assert "guarded-claim" in why_not(situation("action-window", table), "Ana uses Key")
    assert value(situation("action-window", free, "Ana uses Key"), "host of Key") == "Gimli"


def test_the_whole_discard_pile() -> None:
    """discard-own-piles: it is shuffled back with the cards that nobody has named."""
    table = """
players: {Ana: {threat: 30, hand: [Will], deck: 3, discard: 4}}
heroes: {Eowyn: {of: Ana, sphere: spirit, resources: 1}}
events: {Will: {sphere: spirit, cost: 1, text: "Action: Choose a player. Shuffle that player's discard pile back into
  his deck. Remove Will from the game."}}
"""
    play = situation("action-window", table, "Ana plays Will")

    assert (value(play, "cards in deck of Ana"), value(play, "place of Will")) == (7, "removed from the game")


def test_control_for_a_while() -> None:
    """control-change-duration: with the phase the hero and what he bears go back to the player who had him."""
    table = """
players: {Ana: {threat: 30, hand: [Alliance]}, Ben: 30}
heroes: {Gimli: {of: Ana, sphere: leadership}, Legolas: {of: Ana}, Elrond: {of: Ben}}
attachments: {Bow: {on: Legolas, text: Attach to a hero.}}
events: {Alliance: {sphere: leadership, cost: 0, text: "Action: Choose a hero you control. Until the end of the phase,
  give control of that hero to another player."}}
"""
    lent = situation("quest:3.4", table, "Ana plays Alliance", "Ana chooses Legolas")

    assert value(lent, "controller of Legolas") == "Ana"
    assert "control-change-duration" in rules_of(lent, "controller of Legolas")
    assert value(lent, "controller of Bow") == "Ana"


def test_nobody_is_asked_without_need() -> None:
    """4.2, 5.2, 6.4.1: no location, no enemy, no ready character: nothing to decide, but it may be written down."""
    table = """
players: {Ana: 30}
heroes: {Gimli: {of: Ana, hp: 9, exhausted: yes}}
enemies: {Orc: {engaged: Ana, attack: 2}}
"""
    written = ("Ana does not travel", "Ana engages nobody", "Ana declares no defender")

    assert value(situation("round/travel:4.2", table), "damage on Gimli") == 2
    assert value(situation("round/travel:4.2", table, *written), "damage on Gimli") == 2
