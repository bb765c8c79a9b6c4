"""What one card says widened to what its sisters would say: lying cards, bans, choices of others, own ways."""

import pytest
from situations import may

from chaotic.cards.boards import board, of_player, struck, sung
from chaotic.situations import reason, situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

# The sort of card, what is typed, and what it must mean in the words of the table.
READ = """
mugic | Return target Danian Creature Card with 30 or less Energy in your general discard pile to play to any unoccupied space. | Return target Danian Creature Card with 30 or less Energy in your general discard pile to play to any unoccupied space on the Battleboard.
mugic | Remove all Creature Cards with 50 or more Power in general discard piles from the game. | Remove all Creature Cards with 50 or more Power in general discard piles from the game.
creature | Ullo has an additional 5 Energy for each Danian Creature in your general discard pile. | This card has an additional 5 Energy for each Danian Creature Card in your general discard pile.
creature | If there are three or more Creatures with Fire in your general discard pile, Ullo has Air. | If there are 3 or more Creature Cards with Fire in your general discard pile, this card has Air.
creature | If there are more Creatures in your general discard pile than in your opponent's, Ullo has Air. | If the number of Creature Cards in your general discard pile is higher than the number of Creature Cards in your opponent's general discard pile, this card has Air.
creature | If a Danian Creature is in your general discard pile, Ullo has Air. | If there are 1 or more Danian Creature Cards in your general discard pile, this card has Air.
attack | When Ullo deals 10 or more damage, draw an Attack Card. | When this card deals 10 or more damage, draw an Attack Card.
attack | You may have your engaged Creature lose 10 Energy. If you do, deal 10 damage. | You may have your engaged Creature lose 10 Energy. / If you do, deal 10 damage.
attack | If your opponent doesn't control the active Location, deal 5 damage. | If your opponent does not control the active Location, deal 5 damage.
attack | Your opponent relocates a Creature they control to any unoccupied space. | Your opponent relocates a Creature they control to any unoccupied space on the Battleboard.
creature | When engaged with a Danian Creature, Ullo has Air. | If this card is engaged with a Danian Creature, this card has Air.
creature | At the end of combat, if Ullo is engaged, put a Mugic counter on it. | When combat ends, if this card is engaged, put 1 Mugic counter on it.
mugic | Return target Creature Card in your general discard pile to your side of the Battleboard. | Return target Creature Card in your general discard pile to play to any unoccupied space on your side of the Battleboard.
creature | If your general discard pile is empty, Ullo has Air. | If there are no cards in your general discard pile, this card has Air.
creature | When Ullo enters an unoccupied space, it gains Air. | When this card enters an unoccupied space, it gains Air.
battlegear | When Ullo is flipped face-down, equipped Creature gains Air. | When this card is flipped face-down, equipped Creature gains Air.
creature | If the active Location isn't a Mirage, Ullo has Air. | If the active Location is not a Mirage, this card has Air.
attack | If Initiative is Speed, deal 5 damage. | If the active Location's Initiative is Speed, deal 5 damage.
attack | If this is your engaged Creature's first attack this combat, deal 5 damage. | If this is the first attack your engaged Creature plays this combat, deal 5 damage.
location | If a player has fewer Mugic Cards in hand than their opponent, that player's Creatures have Air. | If a player has fewer Mugic Cards in hand than the other player, that player's Creatures have Air.
location | If a player has no Mugic Cards in hand, that player's Creatures have Air. | If a player has no Mugic Cards in hand, that player's Creatures have Air.
location | At the beginning of combat, if a player controls no Battlegear, that player draws an Attack Card. | At the beginning of combat, if a player controls no Battlegear, that player draws an Attack Card.
location | At the beginning of each turn, the active player may draw an Attack Card. | At the beginning of each turn, the active player may draw an Attack Card.
mugic | Your opponent chooses a Discipline. Target Creature loses 20 in the chosen Discipline. | Your opponent chooses a Discipline. / Target Creature loses 20 to the chosen Discipline.
mugic | Target Creature loses 10 in a Discipline of its controller's choice. | Target Creature loses 10 to a Discipline of its controller's choice.
location | Creatures without Fire cannot play Fire attacks. | All Creatures without Fire cannot play Fire attacks.
creature | Creatures engaged with Ullo can't play attacks with 3 or more Build Points. | All Creatures engaged with this card cannot play attacks with 3 or more Build Points.
location | Creatures with Swift can only move one space. | All Creatures with Swift cannot move more than 1 space.
location | The engaged Creature with the lowest Courage fails all Discipline Checks. | The engaged Creature with the lowest Courage fails all Stat Checks on attacks it plays.
creature | Untargetable while you control a Muge. | Untargetable while you control a Muge Creature.
creature | Strike 10 if Ullo is adjacent to a Danian. | Strike 10 while this card is adjacent to a Danian Creature.
creature | If Ullo's Power is higher than its Courage, it has Air. | If this card's Power is higher than this card's Courage, it has Air.
creature | If Ullo has played two or more attacks this combat, it has Air. | If there are 2 or more attacks this card has played this combat, it has Air.
creature | While damaged, Ullo has Air. | If this card is damaged, this card has Air.
creature | When Ullo becomes engaged with a Creature with higher Power, it gains Air. | When this card becomes engaged with a Creature with higher Power, it gains Air.
creature | Ullo takes 10 less damage from Water attacks and 5 less damage from Fire attacks. | Damage dealt to this card by Water attacks is reduced by 10 and damage dealt to this card by Fire attacks is reduced by 5.
creature | Sacrifice Ullo while it is engaged: Activate Hive. | Sacrifice this card while it is engaged: activate Hive.
creature | Ullo must move each turn if able. | This card must move.
creature | Your opponent's Mugic cost an additional Mugic counter. | All opposing Creatures pay 1 additional Mugic counter to play Mugic.
mugic | Target player cannot play Mugic this turn. | Target player cannot play Mugic this turn.
mugic | Attacks played this turn deal 5 less damage. | Attacks deal 5 less damage this turn.
mugic | Each player's engaged Creature gains Air. | Each engaged Creature gains Air.
mugic | Target Creature gains Energy equal to the Energy of another target Creature. | Target Creature gains Energy equal to another target Creature's Energy.
mugic | Remove all Mugic counters from target Creature. It gains 5 Power for each counter removed. | Remove all Mugic counters from target Creature. / It gains 5 Power for each Mugic counter removed this way.
mugic | Move any number of Mugic counters from target Creature to another target Creature. | Move any number of Mugic counters from target Creature to another target Creature.
mugic | After Ullo resolves, return it to your hand. | Return this card to your hand.
mugic | Negate target activated ability of a Creature with no Mugic counters. | Negate target activated ability played by a Creature with no Mugic counters.
mugic | Look at the top two cards of your Attack Deck. Put one on the top and one on the bottom. | Look at the top 2 cards of your Attack Deck. / Put one on top and one on the bottom.
"""  # noqa: E501

# What sounds alike, and must not be guessed.
UNREAD = """
mugic | Return target Creature Card with two or more Mugic counters in your general discard pile to play.
mugic | Look at the top three cards of your Attack Deck. Put one on the top and one on the bottom.
creature | [MC]: Return Ullo to your hand.
creature | Sacrifice a Creature while it is engaged: Activate Hive.
battlegear | Sacrifice Ullo while it is engaged: Activate Hive.
creature | If two or more attacks were played this combat, it has Air.
location | Players who control a Chieftain draw an Attack Card.
"""


def _rows(table: str) -> list[list[str]]:
    return [[each.strip() for each in line.split(" | ")] for line in table.strip().splitlines()]


def _text(sort: str, text: str) -> object:
    return RULES.collected.read(PrintedCard("Ullo", sort, text=(text,)))


@pytest.mark.parametrize(("sort", "text", "said"), _rows(READ))
def test_a_sister_of_a_card_is_read(sort: str, text: str, said: str) -> None:
    """DESIGN 9: what is said in one place is read in all, and means what it says."""
    read = _text(sort, text)

    assert (read.status, " / ".join(each.said for each in read.sentences)) == ("read", said)


@pytest.mark.parametrize(("sort", "text"), _rows(UNREAD))
def test_what_is_not_clear_stays_unread(sort: str, text: str) -> None:
    """DESIGN 9: unread before guessed."""
    assert _text(sort, text).status != "read"


PILE = """  Pell: {owner: Ana, tribe: Danian, zone: discard pile, energy: 20, elements: [fire]}
  Quo: {owner: Ana, tribe: Mipedian, zone: discard pile, energy: 40}
  Rin: {owner: Ben, tribe: Danian, zone: discard pile, energy: 20}
"""


@pytest.mark.parametrize(
    ("vey", "speed"),
    [
        # 4.1.6: Pell and Quo lie in Ana's pile, Rin in Ben's; of the three only Pell has Fire, only Quo more Energy.
        ("This card has an additional 5 Speed for each Danian Creature in your general discard pile.", 55),
        ("This card has an additional 5 Speed for each Creature Card with 30 or less Energy in general discard piles.",
         60),
        ("This card has an additional 5 Speed for each Creature with Fire in your general discard pile.", 55),
        ("If there are more Creatures in your general discard pile than in your opponent''s, Vey has 5 more Speed.",
         55),
        ("If your opponent''s general discard pile is empty, Vey has an additional 5 Speed.", 50),
        ("If a Danian Creature is in your general discard pile, Vey has an additional 5 Speed.", 55),
        ("If a Creature Card with Air is in your general discard pile, Vey has an additional 5 Speed.", 50),
        ("If there is a Mipedian in your opponent''s general discard pile, Vey has an additional 5 Speed.", 50),
    ],
)  # fmt: skip
def test_cards_that_lie_are_looked_at_as_printed(vey: str, speed: int) -> None:
    """3.2.6.3, 4.1.6: what is printed on a Creature Card counts where it lies."""
    table = board(vey=vey).replace("mugic:\n", PILE + "mugic:\n")

    assert value(situation("strike:7.2.5.2", table), "speed of Vey") == speed


@pytest.mark.parametrize(
    ("koru", "said"),
    [
        # Slam has a Water box; Vey has Water.
        ("Creatures engaged with this card cannot play Water attacks.", "Vey can not play Slam"),
        ("Creatures engaged with this card cannot play Fire attacks.", ""),
        ("Opposing Creatures without Water cannot play Elemental attacks.", ""),
        ("Elemental attacks cannot be played.", "Vey can not play Slam"),
    ],
)
def test_attacks_that_cannot_be_played(koru: str, said: str) -> None:
    """8.5.8, 7.2.5.2: the attack is not one that can be played."""
    found = reason(situation("strike:7.2.5.2", board(koru=koru)), "Ana attacks with Slam")

    assert found == (said, {"8.5.8"} if said else set())


def test_a_mugic_that_returns() -> None:
    """8.2.3.2: the card is in the hand again, and in no pile."""
    ana = of_player(sung("Activate Hive. // Return this card to your hand."), "Ana")

    assert sorted(ana.mugic) == ["Hum", "Song"]
    assert ana.discard == ()


def test_a_mugic_that_leaves_the_game() -> None:
    """g-removed-from-game: the card is in no hand and no pile."""
    ana = of_player(sung("Activate Hive. // Remove this card from the game."), "Ana")

    assert (ana.mugic, ana.discard) == (("Hum",), ())


def test_an_attack_that_returns() -> None:
    """8.2.3.2: an Attack Card goes back to the attack hand, where its text says so."""
    ana = of_player(struck(slam="Return this card to your hand."), "Ana")

    assert "Slam" in ana.attacks
    assert "Slam" not in ana.attack_discard


@pytest.mark.parametrize(
    ("song", "on", "then", "asked", "answer"),
    [
        # Koru is Ben's: he chooses for it.
        ("Target Creature loses 10 in a Discipline of its controller''s choice.", " on Koru",
         ("Ben chooses Koru: power",), "power of Koru", 40),
        ("Your opponent chooses a Discipline. // Target Creature loses 20 in the chosen Discipline.", " on Koru",
         ("Ben chooses speed",), "speed of Koru", 30),
        # Vey has 3 counters.
        ("Move any number of Mugic counters from target Creature to another target Creature.", " on Vey and Koru",
         ("Ana chooses 2",), "counters on Koru", 3),
        ("Remove all Mugic counters from target Creature. // It gains 5 Power for each counter removed.", " on Vey",
         (), "power of Vey", 65),
        ("Target Creature gains Power equal to the Power of another target Creature.", " on Vey and Koru", (),
         "power of Vey", 100),
    ],
)  # fmt: skip
def test_choices_and_numbers(song: str, on: str, then: tuple[str, ...], asked: str, answer: int) -> None:
    """8.5.2: who chooses, and how much it comes to."""
    assert value(sung(song, on, *then), asked) == answer


def test_a_player_who_cannot_play_mugic() -> None:
    """8.5.8: Ben's Creatures cannot play Mugic for the rest of the turn."""
    played = sung("Target player cannot play Mugic this turn.", " on Ben")

    assert "8.5.8" in reason(played, "Ben plays Chant with Koru")[1]
    assert "8.5.8" not in reason(played, "Ana plays Hum with Dorn on Koru")[1]


@pytest.mark.parametrize(("least", "counters"), [(10, 4), (11, 3)])
def test_an_attack_that_deals_so_much(least: int, counters: int) -> None:
    """8.3.1: Slam deals 5, and 5 more for Water, which Vey has; Vey begins with 3 counters."""
    slam = f"When this card deals {least} or more damage, put a Mugic counter on your engaged Creature."
    played = struck("all pass", slam=slam)

    assert (value(played, "damage on Koru"), value(played, "counters on Vey")) == (10, counters)


LINE = """
players: {{Ana: {{active: yes, fought: [1]}}, Ben: }}
creatures:
  Vey: {{owner: Ana, space: S1, abilities: [{vey}]}}
  Koru: {{owner: Ben, space: S4, abilities: [{koru}]}}
board: {{adjacent: {{S1: [S2], S2: [S3], S3: [S4], S4: [S5]}}}}
"""


@pytest.mark.parametrize(
    ("vey", "koru", "far"),
    [
        ("'Swift 1'", "", True),
        ("'Swift 1'", "'Opposing Creatures cannot move more than one space.'", False),
        ("'Swift 1'", "'Opposing Creatures cannot move more than 2 spaces.'", True),
        ("'This card can move to any space as if it were adjacent.'", "'Creatures can only move one space.'", False),
    ],
)
def test_how_far_a_text_lets_a_creature_move(vey: str, koru: str, far: bool) -> None:
    """8.5.8: what cannot be done is not done, whatever else a text allows; one space is never too far."""
    begun = situation("action", LINE.format(vey=vey, koru=koru))

    assert (may(begun, "Ana moves Vey to S2"), may(begun, "Ana moves Vey to S3")) == (True, far)


@pytest.mark.parametrize(("space", "speed"), [("S2", 60), ("S4", 50)])
def test_a_space_that_is_unoccupied(space: str, speed: int) -> None:
    """g-unoccupied-space: Koru is in S4, so that only S2 is a space without a Creature."""
    vey = "'Swift 2', 'When this card enters an unoccupied space, it gains 10 Speed.'"
    played = situation("turn:6.3.1", LINE.format(vey=vey, koru=""), f"Ana moves Vey to {space}", "all pass")

    assert value(played, "speed of Vey") == speed


@pytest.mark.parametrize("who", ["Vey", "Dorn"])
def test_it_is_whom_the_condition_speaks_of(who: str) -> None:
    """7.3: Koru is defeated, and the combat ends; Vey fought in it, Dorn did not."""
    text = ", abilities: ['At the end of combat, if this card is engaged, put a Mugic counter on it.']"
    front = {"Vey": "elements: [water]", "Dorn": "gear: Helm"}[who]
    table = board().replace("elements: [fire, air]", "elements: [fire, air], energy: 10")
    played = situation(
        "combat:7.2.3", table.replace(front, front + text), "all pass", "Ana attacks with Slam", "all pass"
    )
    said = [each.text for each in played.lines]

    assert "Combat ends." in said
    assert any(each.startswith("At the end of combat, if Vey is engaged") for each in said) is (who == "Vey")
