"""Constructing a Deck: what the deck check finds."""

from judge.decks import check
from judge.decks.text import game_section

PERSONA = "Persona\n1 Duncan MacLeod [agility 5; strength 5; toughness 5; empathy 5; reason 5; master 2]\n"
BASICS = [
    *("Upper Left Attack", "Upper Center Attack", "Upper Right Attack", "Middle Left Attack", "Thrust"),
    *("Middle Right Attack", "Lower Left Attack", "Lower Center Attack", "Lower Right Attack"),
    *("Upper Left Block", "Upper Center Block", "Upper Right Block"),
    *("Lower Left Block", "Lower Center Block", "Lower Right Block"),
]


def deck(*more: str, basics: list[str] = BASICS, head: str = "", filler: int = 35, persona: str = PERSONA) -> str:
    """A deck that is legal as it stands, with lines put in; fillers are cards nobody objects to."""
    cards = [f"1 {name}" for name in basics] + [
        f"1 Filler {chr(65 + n // 26)}{chr(97 + n % 26)}" for n in range(filler)
    ]
    before = [line for line in more if line.startswith(("Weapons", "Pre-Game", "Crystals"))]
    inside = [line for line in more if line not in before]
    return "\n".join([head, persona, *before, "Endurance", *cards, *inside])


def cites(text: str, format: str | None = None, **readings: str) -> set[str]:
    """The rules behind the problems of a deck."""
    chosen = {name.replace("_", "-"): option for name, option in readings.items()}
    found = check("highlander", text, format, readings=chosen)["problems"]
    return {cite.removeprefix("highlander:") for each in found for cite in each["cites"]}


def test_the_plain_deck_is_legal() -> None:
    """Fifteen Basic cards and thirty-five others are a deck."""
    assert cites(deck()) == set()


def test_too_few_cards() -> None:
    """endurance-size: at least fifty."""
    assert cites(deck(filler=34)) == {"endurance-size"}


def test_six_of_a_title_whatever_the_sub_title() -> None:
    """anatomy-title: seven of a title are one too many, sub-titles together."""
    text = deck("4 Slash (Katana)", "3 Slash (Duncan MacLeod)", "Weapons\n1 Katana")

    assert cites(text) == {"anatomy-title", "anatomy-subtitle"}


def test_restriction_numbers_count_each_card_by_itself() -> None:
    """restriction-number: two versions with number 4 each may be four each, six of the title in all."""
    fine = deck("3 Head Shot [restricted 3]", "3 Head Shot (Duncan MacLeod) [restricted 3]")

    assert cites(fine) == set()
    assert cites(deck("4 Head Shot [restricted 3]")) == {"restriction-number"}


def test_what_may_raise_a_restriction_number() -> None:
    """reserved-signature, faq-darius-pregame: not of Signature cards, not of cards of others."""
    assert cites(deck("4 Head Shot [restricted 3; raised 1]", "Pre-Game\n1 Darius")) == set()
    assert "reserved-signature" in cites(deck("3 Master Plan (Duncan MacLeod) [signature; restricted 2; raised 1]"))
    assert "faq-darius-pregame" in cites(deck("3 Poison Gas [restricted 2; raised 1; through Darius]"))


def test_gems_are_three_times_the_value() -> None:
    """deck-gems: 5 x 3 = 15, and a foil weapon adds 1 x 3."""
    assert cites(deck("5 Leap [agility 3]")) == set()
    assert cites(deck("6 Leap [agility 3]")) == {"deck-gems"}
    assert cites(deck("6 Leap [agility 3]", "Weapons\n1 Katana [foil agility 1]")) == set()
    assert cites(deck("6 Leap [agility 3]", "Weapons\n1 Katana [agility 1]")) == set()
    assert cites(deck("6 Leap [agility 3]", "Pre-Game\n1 Training [agility 1]")) == set()


def test_no_value_above_thirteen() -> None:
    """gem-altering: 12 with a foil bonus of 2 is above the cap; by the other reading the deck has thirteen gems."""
    persona = PERSONA.replace("agility 5", "agility 12")

    assert cites(deck("Weapons\n1 Katana [foil agility 2]", persona=persona)) == {"gem-altering", "foil-woc"}
    assert cites(deck("5 Leap [agility 3]", persona=persona), cap_13="after-multiplying") == {"deck-gems"}


def test_master_cards() -> None:
    """persona-cards, card-groups: three with the word in the title, two allowed."""
    text = deck("1 Master Swordsman", "1 Weapon Master", "1 Master's Advance")

    assert cites(text) == {"persona-cards", "card-groups", "gem-master"}


def test_crystals_stand_for_basic_cards() -> None:
    """pre-game-crystals: one for one."""
    less = BASICS[1:]
    assert cites(deck(basics=less, filler=36)) == {"ct-attacks"}
    assert cites(deck("Crystals\n1 Blue Crystal", basics=less, filler=36)) == set()
    assert cites(deck("Crystals\n1 Blue Crystal", basics=less[1:], filler=37)) == {"ct-attacks", "pre-game-crystals"}
    assert cites(deck("Crystals\n1 Blue Crystal", basics=less[1:], filler=37), crystal_count="as-printed") == set()


def test_pre_game_cards() -> None:
    """pre-game-cards: six with the Persona, none twice, no Quickening of one's own."""
    six = "Pre-Game\n1 A One\n1 B Two\n1 C Three\n1 D Four\n1 E Five"

    assert cites(deck(six)) == set()
    assert "pre-game-cards" in cites(deck(six + "\n1 F Six"))
    assert "pre-game-cards" in cites(deck("Pre-Game\n2 Darius"))
    assert cites(deck("Pre-Game\n1 Duncan's Quickening [quickening; persona Duncan MacLeod]")) == {"pre-game-cards"}


def test_watcher_or_hunter() -> None:
    """watcher-pre-game: the Pre-Game card is needed, and only one of either."""
    assert cites(deck("1 Watcher Report")) == {"watcher-pre-game"}
    assert cites(deck("1 Watcher Report", "Pre-Game\n1 Watcher")) == set()
    assert cites(deck("Pre-Game\n1 Watcher\n1 Hunter")) == {"watcher-pre-game"}


def test_cards_of_others() -> None:
    """anatomy-subtitle, reserved-signature: another Persona's, another weapon's."""
    assert cites(deck("1 Cut [weapon Rapier]")) == {"anatomy-subtitle", "weapons-of-choice"}
    assert cites(deck("1 Plan [persona Kurgan]")) == {"anatomy-subtitle", "persona-cards"}
    assert cites(deck("1 Plan (Kurgan) [reserved]")) == {"reserved-signature", "persona-cards"}
    assert cites(deck("1 Plan [persona Kurgan; through Darius]")) == set()


def test_reserved_cards_of_a_faction() -> None:
    """reserved-signature: a Reserved card needs the Persona itself, for a Signature card the Faction is enough."""
    text = deck(
        "1 Clan Oath (Clan MacLeod) [reserved]",
        head="Faction: Clan MacLeod",
        persona=PERSONA.replace("Duncan MacLeod", "Colin"),
    )

    assert cites(text) == {"reserved-signature", "persona-cards"}
    assert cites(text.replace("[reserved]", "[signature]")) == set()


def test_weapons() -> None:
    """primary-woc, offhand-woc: one Primary weapon; an Off-Hand one not alone."""
    assert cites(deck("Weapons\n1 Katana\n1 Rapier")) == {"primary-woc"}
    assert cites(deck("Weapons\n1 Katana\n1 Dagger [off-hand]")) == set()
    assert cites(deck("Weapons\n1 Shield [off-hand]")) == {"offhand-woc", "faq-shield"}
    assert cites(deck("Weapons\n1 Shield [off-hand]"), shield_alone="allowed-alone") == set()
    assert cites(deck("Weapons\n1 Broadsword [hands 2]\n1 Dagger [off-hand]")) == {"hand-icon"}


def test_formats() -> None:
    """lean-and-mean, sealed-deck, standard-constructed: what each changes."""
    lean = deck("6 Lean Blade [lean]", filler=20)
    assert cites(lean, "lean-and-mean") == set()
    assert cites(deck(filler=20), "lean-and-mean") == {"lean-and-mean"}
    assert cites(deck("9 Slash [restricted 2]", basics=[], filler=20), "sealed-deck") == set()
    assert cites(deck("9 Slash", basics=[], filler=20), "sealed-deck", sealed_size="fifty") == {
        "endurance-size",
        "sealed-deck",
    }
    assert cites(deck("1 The Curse (In Game)")) == {"standard-constructed"}


def test_the_section_of_the_guide_names_every_field() -> None:
    """The section about deck lists is there."""
    assert game_section("highlander").startswith("## Highlander")
