"""What befalls hands, engaged enemies and attacks, told of the player; players compared; invented cards, by hand."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: [Carol, Pim], deck: 9}, Ben: {threat: 24, hand: 4, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, hp: 5, attack: 2, defense: 1, willpower: 2, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, traits: [Dwarf], hp: 5, attack: 1, defense: 1, resources: 1}
  Odo: {owner: Ben, sphere: lore, traits: [Hobbit], hp: 5, attack: 2}
allies:
  Tor: {owner: Ana, sphere: lore, traits: [Dwarf], hp: 3, attack: 1}
  Sib: {owner: Ana, sphere: spirit, text: "ALLY"}
  Bob: {owner: Ben, sphere: neutral, traits: [Dwarf]}
  Pim: {owner: Ana, zone: hand, cost: 0}
events: {Carol: {owner: Ana, zone: hand, cost: 9, traits: [Song]}}
enemies:
  Orc: {engaged: Ana, traits: [Orc], hp: 2, attack: 3, defense: 0}
  Rat: {engaged: Ana, traits: [Orc], hp: 9, attack: 1, defense: 0}
  Imp: {engaged: Ben, hp: 9, attack: 1, defense: 0}
quests: {Road: {points: 9, progress: 3}}
"""


def at(where: str, text: str, *chosen: str, ally: str = "", more: str = "") -> Played:
    return situation(where, TABLE.replace("TEXT", repr(text)).replace("ALLY", ally) + more, *chosen)


def is_read(kind: str, *text: str) -> bool:
    """Whether a card is read whole."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Pell", kind, text=text)).status == "read"


def willpower(text: str) -> int:
    return int(value(at("action-window", text), "willpower of Hild"))


# --- occasions
@pytest.mark.parametrize(("card", "may"), [("Carol", True), ("Pim", False)])
def test_a_card_of_a_kind_goes_from_the_hand(card: str, may: bool) -> None:
    """Carol is a Song, Pim is none."""
    text = "Response: After you discard a Song card from your hand, lower your threat by 3."
    play = at(
        "action-window", text, "Ana uses Sib", f"Ana chooses {card}", ally="Action: Discard 1 card from your hand."
    )
    assert ("Ana uses Hild" in choices(play)) is may


def test_several_cards_go_at_once_and_it_is_one_occasion() -> None:
    """Both cards go together: 30 - 3, and not once more for the second."""
    text = "Forced: After you discard 1 or more cards from your hand, lower your threat by 3."
    assert value(at("action-window", text, "Ana uses Sib", ally="Action: Discard your hand."), "threat of Ana") == 27


@pytest.mark.parametrize(("ally", "threat"), [("Tor", 29), ("Bob", 30)])
def test_back_in_your_hand_is_what_is_yours(ally: str, threat: int) -> None:
    """Tor is Ana's own; Bob goes back to the hand of Ben."""
    text = "Forced: After an ally is returned to your hand, lower your threat by 1."
    does = f"Action: Return {ally} to its owner's hand."
    assert value(at("action-window", text, "Ana uses Sib", ally=does), "threat of Ana") == threat


@pytest.mark.parametrize(("enemy", "threat"), [("Orc", 29), ("Imp", 30)])
def test_a_player_is_dealt_a_shadow_card(enemy: str, threat: int) -> None:
    """It is dealt to an enemy engaged with her; Imp is engaged with Ben."""
    text = "Forced: After you are dealt a shadow card, lower your threat by 1."
    more = "encounter-deck: [Dusk]\ntreacheries: {Dusk: {}}\n"
    play = at("action-window", text, "Ana uses Sib", ally=f"Action: Deal 1 shadow card to {enemy}.", more=more)
    assert value(play, "threat of Ana") == threat


@pytest.mark.parametrize(
    "occasion",
    [
        "a card effect deals damage to an enemy",
        "a player card effect deals any amount of damage to an enemy",
        "an encounter card effect damages an enemy",
    ],
)
def test_damage_told_of_the_effect_that_deals_it(occasion: str) -> None:
    play = at("action-window", f"Forced: After {occasion}, lower your threat by 1.", "Ana uses Sib",
              ally="Action: Deal 1 damage to Rat.")  # fmt: skip
    assert value(play, "threat of Ana") == (30 if "encounter" in occasion else 29)


# --- players compared
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("you control more allies than any other player", True),  # Tor and Sib against Bob.
        ("you control more Dwarf characters than any other player", True),  # Ulf and Tor against Bob.
        ("you control more Hobbit characters than each other player", False),
        ("you control the most Dwarf characters", True),
        ("you control fewer heroes than any other player", False),
        ("you are engaged with more enemies than any other player", True),  # Orc and Rat against Imp.
        ("you are engaged with the fewest enemies", False),
        ("you have more cards in hand than any other player", False),  # 2 against 4.
        ("you have the fewest cards in hand", True),
        ("you have the highest threat", True),  # 30 against 24.
        ("you have a lower threat than any other player", False),
    ],
)
def test_one_player_and_the_others(condition: str, met: bool) -> None:
    assert willpower(f"While {condition}, Hild gets +1 willpower.") == 2 + met


def test_the_most_is_no_less_than_the_others_and_more_is_more() -> None:
    """Ana and Ben each control an Orc-slayer of their own, so neither has more and both have the most."""
    more = "traits: [Bard]"
    table = TABLE.replace("sphere: lore, traits: [Dwarf]", f"sphere: lore, {more}").replace("traits: [Hobbit]", more)
    for words, met in (("more Bard characters than any other player", 0), ("the most Bard characters", 1)):
        text = f"While you control {words}, Hild gets +1 willpower."
        play = situation("action-window", table.replace("TEXT", repr(text)).replace("ALLY", ""))
        assert value(play, "willpower of Hild") == 2 + met


# --- spheres
@pytest.mark.parametrize(
    ("text", "much"),
    [
        ("Hild gets +1 willpower for each sphere among heroes you control.", 4),  # Spirit and tactics.
        ("Hild gets +1 willpower for each different sphere among allies in play.", 4),  # Neutral is none.
        ("While you control heroes of 2 different spheres, Hild gets +1 willpower.", 3),
        ("While you control heroes that belong to 3 different spheres, Hild gets +1 willpower.", 2),
        ("Hild gets +1 willpower for each different trait among characters you control.", 3),  # Dwarf, twice.
        ("Hild gets +1 willpower for each ally that shares a sphere with Hild.", 3),  # Sib alone.
        ("While Hild is the only hero you control, Hild gets +1 willpower.", 2),
        ("While Hild is the only spirit hero you control, Hild gets +1 willpower.", 3),
        ("While Hild is the only tactics hero you control, Hild gets +1 willpower.", 2),
    ],
)
def test_spheres_and_the_only_one(text: str, much: int) -> None:
    assert willpower(text) == much


@pytest.mark.parametrize(
    "text",
    [
        "Response: After Pell attacks alone, draw 1 card.",
        "Response: After Pell is exhausted to defend an attack, draw 1 card.",
        "Response: After an enemy attack resolves, draw 1 card.",
        "Response: After an attack deals 2 or more damage to Pell, draw 1 card.",
        "Response: After you cancel the effects of a treachery, draw 1 card.",
        "While Pell is attacking alongside a Dwarf hero, it gets +1 attack.",
        "If Pell attacks alone, it gets +1 attack.",
    ],
)
def test_other_voices(text: str) -> None:
    assert is_read("ally", text)


# --- bounds
@pytest.mark.parametrize(
    ("said", "progress"),
    [("(limit 2)", 5), ("(max 2 progress)", 5), ("(limit 9)", 6), ("", 6)],
)
def test_as_many_as_are_counted_and_no_more(said: str, progress: int) -> None:
    """Three allies are in play; 3 progress lie on Road already."""
    text = f"Action: Place 1 progress on Road for each ally in play. {said}".strip()
    assert value(at("action-window", text, "Ana uses Hild"), "progress on Road") == progress


def test_an_x_has_its_bound() -> None:
    """letter-x: 2 may be chosen, 3 may not."""
    text = "Action: Raise your threat by X to deal X damage to Rat. X cannot be higher than 2."
    play = at("action-window", text, "Ana uses Hild")
    assert ("Ana names X = 2" in choices(play), "Ana names X = 3" in choices(play)) == (True, False)
    done = at("action-window", text, "Ana uses Hild", "Ana names X = 2")
    assert (value(done, "damage on Rat"), value(done, "threat of Ana")) == (2, 32)


@pytest.mark.parametrize(
    "text",
    [
        "Action: Deal X damage to an enemy. X is the number of Dwarf allies you control. X cannot be higher than 5.",
        "Action: Draw 2 cards for each hero you control (limit 3).",
        "Action: Draw 1 card (limit 3).",
    ],
)
def test_what_has_no_clear_bound(text: str) -> None:
    assert not is_read("ally", text)


# --- attacks by card text, and cards played in another phase
@pytest.mark.parametrize(
    "does",
    [
        "That hero makes an immediate attack against an enemy engaged with you.",
        "That hero immediately attacks an enemy engaged with you.",
        "Declare that hero as an attacker against an enemy engaged with you and resolve that attack.",
    ],
)
def test_a_character_attacks_whom_its_player_chooses(does: str) -> None:
    """attacks-outside-combat: Hild has 2 attack, and Rat no defense; she exhausts for it."""
    text = f"Action: Choose a hero. {does} (Limit once per round.)"
    play = at("action-window", text, "Ana uses Hild", "Ana chooses Hild", "Ana sends it to Rat")
    assert (value(play, "damage on Rat"), value(play, "damage on Orc")) == (2, 0)
    assert value(play, "Hild is exhausted") is True


def test_it_takes_that_damage_instead() -> None:
    """Rat deals 1 damage to Ulf by card text; Hild takes it."""
    text = "Response: When Ulf would take damage, Hild takes that damage instead."
    play = at("action-window", text, "Ana uses Sib", "Ana uses Hild", ally="Action: Deal 2 damage to Ulf.")
    assert (value(play, "damage on Ulf"), value(play, "damage on Hild")) == (0, 2)


@pytest.mark.parametrize(
    ("text", "may"),
    [("Pim may be played during any action window.", True), ("Tor may be played during any action window.", False)],
)
def test_a_window_opens_for_an_ally_alone(text: str, may: bool) -> None:
    """Nobody has an action; Pim, who costs nothing, may be played all the same. Tor is in play already."""
    play = at("quest:aw-3.1", text)
    assert ("Ana plays Pim" in choices(play)) is may


@pytest.mark.parametrize(("window", "may"), [("travel:aw-4.2", True), ("quest:aw-3.1", False)])
def test_allies_are_played_in_another_phase(window: str, may: bool) -> None:
    play = at(window, "You may play allies during the travel phase.", ally="Action: Draw 1 card.")
    assert ("Ana plays Pim" in choices(play)) is may


def test_what_somebody_may_play_in_any_action_window() -> None:
    """It is said of cards in her hand, so that it reaches them there."""
    play = at("quest:aw-3.1", "Pim may be played during any action window.", ally="Action: Draw 1 card.")
    assert "Ana plays Pim" in choices(play)


# --- types, attachments, traits
NAMES = "names enemy or treachery. Discard the top card of the encounter deck. If it is of the named type, lower your"


@pytest.mark.parametrize(("named", "threat"), [("enemy", 30), ("treachery", 28)])
def test_that_player_names_one_of_the_types_that_are_listed(named: str, threat: int) -> None:
    """It is Ben who names it, and Ana whose card it is; a location cannot be named."""
    text = f"Action: Choose a player. That player {NAMES} threat by 2. (Limit once per round.)"
    more = "encounter-deck: [Dusk]\ntreacheries: {Dusk: {}}\n"
    play = at("action-window", text, "Ana uses Hild", "Ana chooses Ben", more=more)
    assert choices(play) == ["Ben selects name enemy", "Ben selects name treachery"]
    done = at("action-window", text, "Ana uses Hild", "Ana chooses Ben", f"Ben selects name {named}", more=more)
    assert (value(done, "threat of Ana"), value(done, "threat of Ben")) == (threat, 24)


@pytest.mark.parametrize(
    ("condition", "met"), [("2 or more Item attachments", True), ("no more than 1 Item attachments", False)]
)
def test_so_many_attachments_of_a_kind(condition: str, met: bool) -> None:
    more = "attachments: {Cap: {on: Hild, traits: [Item]}, Rod: {on: Hild, traits: [Item]}, Oath: {on: Hild}}\n"
    play = at("action-window", f"While Hild has {condition}, she gets +1 willpower.", more=more)
    assert value(play, "willpower of Hild") == 2 + met


@pytest.mark.parametrize(("traits", "met"), [("Forest", True), ("Hills", True), ("Marsh", False)])
def test_one_of_two_traits_of_a_place(traits: str, met: bool) -> None:
    more = f"locations: {{Fen: {{active: yes, traits: [{traits}]}}, Far: {{traits: [Forest, Hills]}}}}\n"
    play = at("action-window", "While the active location is a Forest or Hills, Hild gets +1 willpower.", more=more)
    assert value(play, "willpower of Hild") == 2 + met


def test_what_a_hero_wears_goes() -> None:
    """Oath is on Ulf and stays."""
    text = "Action: Choose a hero. Discard that hero's attachments. (Limit once per round.)"
    more = "attachments: {Cap: {on: Hild}, Oath: {on: Ulf}}\n"
    play = at("action-window", text, "Ana uses Hild", "Ana chooses Hild", more=more)
    assert (value(play, "place of Cap"), value(play, "place of Oath")) == ("discard pile", "play area")


# --- prices that are paid as an ability resolves, and once in a campaign
@pytest.mark.parametrize("answer", ["does it", "declines"])
def test_a_card_goes_from_the_hand_as_a_price(answer: str) -> None:
    """Who shuffles a card in has one card less and 2 threat less."""
    text = "Action: Each player may shuffle 1 card from his hand into his deck to lower his threat by 2."
    chosen = ("Ana uses Hild", f"Ana {answer}", *(("Ana chooses Pim",) if answer == "does it" else ()))
    play = at("action-window", f"{text} (Limit once per round.)", *chosen)
    expected = (1, 28) if answer == "does it" else (2, 30)
    assert (value(play, "cards in hand of Ana"), value(play, "threat of Ana")) == expected


def test_damage_as_a_price_is_dealt_to_his_own() -> None:
    text = "Action: Each player may deal 1 damage to a hero to lower his threat by 2. (Limit once per round.)"
    assert choices(at("action-window", text, "Ana uses Hild", "Ana does it")) == ["Ana chooses Hild", "Ana chooses Ulf"]


ONCE = "Action: Lower your threat by 2. (Limit once per campaign. Record in Campaign Log when used.)"


@pytest.mark.parametrize(("log", "may"), [("", True), ("campaign: {used: [Hild]}\n", False)])
def test_once_per_campaign_counts_the_games_before(log: str, may: bool) -> None:
    assert ("Ana uses Hild" in choices(at("action-window", ONCE, more=log))) is may


def test_once_per_campaign_is_once_in_this_game() -> None:
    play = at("action-window", ONCE, "Ana uses Hild", ally="Action: Draw 1 card.", more="campaign: {expert: no}\n")
    assert "Ana uses Hild" not in choices(play)
    assert value(play, "threat of Ana") == 28


def test_what_is_recorded_must_be_said() -> None:
    assert not is_read("ally", "Action: Lower your threat by 2. (Record in Campaign Log when used.)")


@pytest.mark.parametrize(
    ("said", "resources", "place"),
    [
        ("When there are no resources on Sib", 1, "discard pile"),
        ("After the last resource token is removed from Sib", 1, "discard pile"),
        ("When Sib has no resources left on it", 2, "play area"),
    ],
)
def test_as_soon_as_the_last_one_is_gone(said: str, resources: int, place: str) -> None:
    ally = f"Action: Discard 1 resource from Sib to draw 1 card. (Limit once per round.) Forced: {said}, discard it."
    board = TABLE.replace("sphere: spirit, text:", f"sphere: spirit, resources: {resources}, text:")
    play = situation("action-window", board.replace("TEXT", "''").replace("ALLY", ally), "Ana uses Sib")
    assert value(play, "place of Sib") == place


@pytest.mark.parametrize(
    ("to", "read"), [("other heroes you control", False), ("each enemy", False), ("another hero you control", True)]
)
def test_what_moves_to_several_is_not_divided_by_itself(to: str, read: bool) -> None:
    assert is_read("event", f"Action: Choose a hero. Move any number of damage from that hero to {to}.") is read
