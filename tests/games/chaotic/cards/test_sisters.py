"""Sister sentences: wordings of no card in particular, made of the clauses of many, and how they are said back."""

import pytest

from chaotic.cards.boards import struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

# The sort of card, what is typed, and what it must mean in the words of the table.
READ = """
attack | If your engaged Creature has less Wisdom than the opposing Creature, deal 5 damage. | If your engaged Creature has lower Wisdom than the opposing engaged Creature, deal 5 damage.
attack | If the Initiative of the active Location is Fire or Speed, deal 10 damage. | If the active Location's Initiative is Fire or Speed, deal 10 damage.
attack | If your opponent controls three or more Royals, deal 5 damage. | If your opponent controls 3 or more Royal Creatures, deal 5 damage.
attack | Earth: Your engaged Creature cannot gain Fire or lose Power this turn. | Earth: your engaged Creature cannot gain Fire or lose Power this turn.
attack | Stat Fail Speed 45: The next attack played against your engaged Creature deals half damage. | Stat Fail Speed 45: the next attack this turn deals half damage to your engaged Creature.
battlegear | When equipped Creature takes 20 or more damage from an attack, destroy this card. | When equipped Creature is dealt 20 or more attack damage, destroy this card.
battlegear | When this card is destroyed, target Creature loses 10 Speed. | When this card is destroyed, target Creature loses 10 Speed.
battlegear | Equipped Creature's activated abilities cost 1 less Mugic counter to play. | Activated abilities of equipped Creature cost 1 less Mugic counter.
battlegear | Attacks played by equipped Creature also count as Air and Earth attacks. | Attacks played by equipped Creature also have Air and Earth.
battlegear | If equipped Creature is engaged with a Creature with higher Power, it has "Strike 15." | If equipped Creature is engaged with a Creature with higher Power than the opposing engaged Creature, it has "Strike 15".
creature | If neither player controls a Noble, this card has "Range." | If no player controls a Noble Creature, this card has "Range".
creature | If you control exactly two Muges, this card has Water. | If you control exactly 2 Muge Creatures, this card has Water.
creature | If you control two or fewer Scouts, this card has Air. | If you do not control 3 or more Scout Creatures, this card has Air.
creature | If your opponent does not control a face-up Battlegear, this card has "Surprise." | If your opponent controls no face-up Battlegear, this card has "Surprise".
creature | This card can only initiate combat while Hive is active. | If Hive is not active, this card cannot initiate combat.
creature | This card cannot move unless you control another Danian. | If you do not control another Danian Creature, this card cannot move.
creature | When you play a Danian or Generic Mugic, put a Mugic counter on this card. | When a Creature you control plays a Danian or Generic Mugic, put 1 Mugic counter on this card.
creature | When this card deals 15 or more Water damage to an opposing Creature, that Creature loses Fire. | When this card deals 15 or more Water attack damage to an opposing Creature, that Creature loses Fire.
creature | When this card is dealt non-attack damage, it gains 5 Energy. | When this card is dealt non-attack damage, it gains 5 Energy.
creature | UnderWorld Creatures you control deal double damage with their first attack each combat. | The first attack played by each UnderWorld Creature you control each combat deals double damage.
creature | If an attack would deal more than 20 damage to this card, it deals 20 damage instead. | Attacks that would deal more than 20 damage to this card deal 20 damage instead.
creature | This card can play Mipedian and UnderWorld Mugic. | This card can play Mipedian and UnderWorld Mugic.
creature | On your opponent's turn, this card has an additional 10 Wisdom. | If it is your opponent's turn, this card has an additional 10 Wisdom.
creature | This card has an additional 5 Power for each Scout Creature Card in your opponent's general discard pile. | This card has an additional 5 Power for each Scout Creature Card in your opponent's general discard pile.
creature | 1 Mugic counter: Remove up to two Creature Cards in general discard piles from the game. | 1 Mugic counter: remove up to 2 Creature Cards in general discard piles from the game.
creature | 1 Mugic counter: Up to two target Battlegear lose all abilities. | 1 Mugic counter: up to 2 target Battlegear lose all abilities.
creature | 2 Mugic counters: Target attack deals 0 damage if it is an Earth attack. | 2 Mugic counters: if that attack is an Earth attack, target attack deals 0 damage.
creature | If this card deals 15 or more attack damage, it gains 10 Speed. | When this card deals 15 or more attack damage, it gains 10 Speed.
creature | 1 Mugic counter: Target Creature loses and cannot gain any abilities. | 1 Mugic counter: target Creature loses all abilities and cannot gain abilities.
creature | Recklessness damage dealt to adjacent Creatures is reduced to 0. | Damage dealt to adjacent Creatures by Recklessness is reduced to 0.
location | Mugic and activated abilities cannot be played by Creatures with Fire. | All Creatures with Fire cannot play Mugic or play activated abilities.
location | Creatures do not have and cannot gain Range or Swift. | All Creatures do not have and cannot gain Range and Swift.
location | Engaged Creatures lose all Stat Checks and Challenges. | All engaged Creatures fail all Stat Checks and Challenges on attacks they play.
mugic | Target Creature gains or loses Speed so its Speed becomes equal to its Scanned Speed. | Target Creature gains or loses Speed so those values are equal to its scanned values.
mugic | Target Creature with 20 or less in a Discipline loses 10 Energy. | Target Creature with 20 or less in a Discipline loses 10 Energy.
mugic | Target Creature gains all Elemental Types Scout Creature Cards in general discard piles have. | Target Creature gains all Elemental Types Scout Creature Cards in general discard piles have.
mugic | Heal damage to target Creature equal to its Recklessness. | Heal damage to target Creature equal to its Recklessness.
mugic | Target Creature takes 5 less damage from the next attack this turn. | The next attack this turn deals 5 less damage to target Creature.
mugic | Remove up to two target cards in your opponent's general discard pile from the game. | Remove up to 2 target cards in your opponent's general discard pile from the game.
mugic | Each player can return a Mugic Card from their general discard pile to their hand. | Each player may return a Mugic Card in their general discard pile to their hand.
mugic | Look at target player's attack hand. | Look at target player's attack hand.
mugic | Negate target Mugic and remove it from the game. | Negate target Mugic and remove that card from the game.
mugic | Target unengaged Creature gains 10 Energy and target engaged Creature loses 10 Energy. | Target unengaged Creature gains 10 Energy and target engaged Creature loses 10 Energy.
creature | 1 Mugic counter: Target Creature loses Fire, Air, Earth, or Water. | 1 Mugic counter: target Creature loses your choice of Fire, Air, Earth or Water.
creature | Mugic and abilities deal 5 less damage to this card. | Damage dealt to this card by Mugic or abilities is reduced by 5.
creature | If a Creature you control would be dealt 20 or more damage, it is dealt 15 damage instead. | If a Creature you control would be dealt 20 or more damage, it takes 15 damage instead.
creature | This card must move if able. | This card must move.
creature | This card has "Range" while on your side of the Battleboard. | If this card is on your side of the Battleboard, this card has "Range".
battlegear | This card cannot be destroyed. | This card cannot be destroyed.
battlegear | If the active Location is controlled by your opponent, equipped Creature has Fire. | If your opponent controls the active Location, equipped Creature has Fire.
location | Danian Creatures have an additional 5 Energy for each Danian Creature adjacent to them. | All Danian Creatures have an additional 5 Energy for each Danian Creature adjacent to them.
location | At the beginning of combat, if a player controls fewer Creatures than their opponent, that player draws an Attack Card. | At the beginning of combat, if a player controls fewer Creatures than the other player, that player draws an Attack Card.
mugic | The caster and target Creature each lose 5 Courage. | The caster and target Creature lose 5 Courage.
"""  # noqa: E501

# What sounds alike, and is not carried out: it is not clear what it means, or nothing keeps what it asks for.
UNREAD = """
creature | The first Fire attack played against this card each combat deals 0 damage.
creature | This card has Power equal to the number of Battlegear in play.
creature | Strike: Fire 5
creature | 1 Mugic counter: Swap the spaces on the Battleboard of two adjacent unengaged Creatures.
mugic | Target Creature and each adjacent Creature gain 10 Energy.
mugic | Target Creature gains "Range" for each Danian you control.
mugic | Return another Creature Card from your general discard pile to play to any unoccupied space.
"""


def _rows(table: str) -> list[list[str]]:
    return [[each.strip() for each in line.split(" | ")] for line in table.strip().splitlines()]


def _text(sort: str, text: str) -> object:
    return RULES.collected.read(PrintedCard("Ullo", sort, text=(text,)))


@pytest.mark.parametrize(("sort", "text", "said"), _rows(READ))
def test_a_sister_sentence_is_read(sort: str, text: str, said: str) -> None:
    """DESIGN 9: what combines known clauses is read, and said back with the same meaning."""
    read = _text(sort, text)

    assert (read.status, [each.said for each in read.sentences]) == ("read", [said])


@pytest.mark.parametrize(("sort", "text"), _rows(UNREAD))
def test_what_is_not_clear_is_not_read(sort: str, text: str) -> None:
    """DESIGN 9: unread before guessed."""
    assert _text(sort, text).status == "unread"


@pytest.mark.parametrize(
    ("song", "on", "asked", "answer"),
    [
        # 8.5.8: the ban comes first, so neither is gained.
        ("Target Creature cannot gain abilities. It gains Strike 5.", " on Koru", "Koru has strike", False),
        ("Target Creature cannot gain Elemental Types. It gains Earth.", " on Koru", "Koru has earth", False),
        ("Target Creature cannot gain abilities. It gains Earth.", " on Koru", "Koru has earth", True),
        ("Target Creature cannot lose Courage. It loses 10 Courage and 10 Power.", " on Koru", "courage of Koru", 50),
        # Vey has 3 counters, Dorn 2, Koru 1: Dorn's are fewer than Vey's and more than Koru's.
        ("If the caster has more Mugic counters than target Creature, deal 5 damage to it.", " on Koru",
         "damage on Koru", 5),
        ("If the caster has more Mugic counters than target Creature, deal 5 damage to it.", " on Vey",
         "damage on Vey", 0),
        ("If you control exactly one Danian, deal 5 damage to target Creature.", " on Koru", "damage on Koru", 5),
        ("If you control fewer than two Danians, deal 5 damage to target Creature.", " on Koru", "damage on Koru", 5),
        ("Deal 5 damage to target Creature unless you control a Danian.", " on Koru", "damage on Koru", 0),
        # Tavi is the only Danian of Ben, and there is no Mipedian beside it; Dorn's side has Vey.
        ("Danian Creatures whose controller also controls a Mipedian gain 10 Courage.", "", "courage of Vey", 60),
        ("Danian Creatures whose controller also controls a Mipedian gain 10 Courage.", "", "courage of Tavi", 50),
    ],
)  # fmt: skip
def test_what_a_song_does(song: str, on: str, asked: str, answer: object) -> None:
    """8.5.2: carried out as it is said."""
    assert value(sung(song, on), asked) == answer


def test_a_keyword_for_each() -> None:
    """8.5.2: two Danians, Vey and Tavi, are in play: twice 5."""
    played = sung("Target Creature gains Recklessness 5 for each Danian in play.", " on Vey")

    assert "Vey gains Recklessness 10 from Song." in [line.text for line in played.lines]


FIRES = """
players:
  Ana: {active: yes, attacks: [Slam, Burn], attack-deck: [Kick]}
  Ben: {attacks: [Kick], attack-deck: [Kick]}
creatures:
  Vey: {owner: Ana, engaged: yes, elements: [fire]}
  Koru: {owner: Ben, engaged: yes}
attacks:
  Slam: {base: 5, text: ["The next Fire attack played this turn deals an additional 15 damage."]}
  Kick: {base: 5}
  Burn: {base: 0, fire: 5}
"""


def test_the_next_attack_of_a_sort() -> None:
    """8.6.5.2: Kick is no Fire attack and does not use up what is said of the next one: 5, then 5 and 15."""
    plays = ("Ana attacks with Slam", "Ben attacks with Kick", "Ana attacks with Burn")
    moves = [move for play in plays for move in (play, "all pass", "all pass")]

    assert value(situation("turn/action/combat/strike", FIRES, *moves[:-1]), "damage on Koru") == 25


@pytest.mark.parametrize(
    ("more", "damage"),
    [
        # Slam deals 5, and 5 for Water, which Vey has.
        ({"vey": "Attacks played by this card also count as Earth attacks.",
          "hall": "Earth attacks deal 5 less damage."}, 5),
        ({"vey": "Attacks played by other Creatures you control also count as Earth attacks.",
          "hall": "Earth attacks deal 5 less damage."}, 10),
        ({"koru": "If an attack would deal more than 5 damage to this card, it deals 0 damage instead."}, 0),
        ({"koru": "If an attack would deal more than 10 damage to this card, it deals 0 damage instead."}, 10),
        ({"vey": "This card deals double damage with its first attack each combat."}, 20),
        ({"koru": "This card takes half damage."}, 5),
    ],
)  # fmt: skip
def test_what_an_attack_deals(more: dict[str, str], damage: int) -> None:
    """8.6.5.2: what texts make of the damage of an attack."""
    assert value(struck(**more), "damage on Koru") == damage
