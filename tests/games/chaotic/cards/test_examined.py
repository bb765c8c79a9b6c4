"""What an examiner of card text found to be done otherwise than it is said; the right result worked out first."""

import pytest
from situations import choices, may

from chaotic.cards.test_families import board, of_player, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES


def test_the_rest_goes_under_the_deck_in_an_order() -> None:
    """8.5.2: of Bash, Kick and Slam Kick stays on top; Slam and then Bash come last, as Ana says."""
    song = "Look at the top three cards of your Attack Deck. Put one on top of that deck and the others on the bottom."
    played = sung(song, "", "Ana chooses Kick", "Ana chooses Slam")

    assert of_player(played, "Ana").attack_deck == ("Kick", "Slam", "Bash")


def test_a_counter_is_removed_where_there_is_one() -> None:
    """8.5.2: instructions are carried out: Ana cannot choose Fay, who has no counter, to lose none."""
    table = board("Remove a Mugic counter from a Creature you control.").replace(
        "\nmugic:", "\n  Fay: {owner: Ana, space: A2}\nmugic:"
    )

    assert choices(situation("burst", table, "Ana plays Song with Dorn", "all pass")) == [
        "Ana chooses Vey",
        "Ana chooses Dorn",
    ]


def test_each_counter_is_an_event() -> None:
    """8.3.1: two counters are put on Koru, so twice one is: 50 - 2 x 10 Energy; and two are paid by Dorn."""
    song = "Put 2 Mugic counters on target Creature."
    played = sung(song, " on Koru", "all pass", koru="When Koru has a Mugic counter put on it, it loses 10 Energy.")
    assert value(played, "energy of Koru") == 30

    paid = board(song, cost="2 counters", hall="When a Mugic counter is removed from a Creature, it gains 5 Power.")
    assert value(situation("burst", paid, "Ana plays Song with Dorn on Koru", "all pass"), "power of Dorn") == 60
    once = situation("burst", paid, "Ana plays Song with Dorn on Koru", "all pass", counters_at_once="once")
    assert value(once, "power of Dorn") == 55, "8.3.1 leaves it open; one payment may be one event"


def test_each_of_two_is_relocated_beside_itself() -> None:
    """2.1.2: a space for Dorn (A3) borders Dorn, one for Tavi (B3) borders Tavi."""
    played = sung("Relocate two target Creatures to any unoccupied space adjacent to it.", " on Dorn and Tavi")

    assert choices(played) == ["Ana chooses A2"]


@pytest.mark.parametrize("needed", [0, 60])
def test_a_challenge_that_is_failed_by_a_text_is_lost(needed: int) -> None:
    """8.5.8: Vey fails all Challenges, so what is said of a lost one happens (50 + 15), won or not by numbers."""
    slam = f"Challenge Courage {needed}: Deal 10 damage. If you lose this Challenge, gain 15 Power."
    played = struck(slam=slam, koru="Creatures engaged with Koru fail all Challenges on attacks they play.")

    assert (value(played, "power of Vey"), value(played, "damage on Koru")) == (65, 10)


def test_they_are_who_was_told_to() -> None:
    """8.5.2: Ben is asked; he has no Battlegear, so he did not."""
    song = "Your opponent can sacrifice a Battlegear. If they do not, deal 5 damage to target Creature."
    played = situation("burst", board(song), "Ana plays Song with Dorn on Koru", "all pass")

    assert may(played, "Ben does not") and not may(played, "Ana does not")
    assert value(sung(song, " on Koru", "Ben does it"), "damage on Koru") == 5


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent may discard an Attack Card. If you do not, draw an Attack Card.",
        "Each player may discard an Attack Card. If they do, draw an Attack Card.",
        "Discard an Attack Card. If they do, draw an Attack Card.",
        "You may discard an Attack Card. If you cannot, draw an Attack Card.",
        "If you do, draw an Attack Card.",
    ],
)
def test_who_did_it_is_not_guessed(text: str) -> None:
    """Another one than was told to, several, nobody; could not is not the same as did not."""
    read = RULES.collected.read(PrintedCard("Song", "mugic", text=(text,)))

    assert not read.sentences[-1].read


@pytest.mark.parametrize(
    ("sort", "text", "said"),
    [
        ("creature", "When Vey is targeted by a Mugic or ability, negate the Mugic or ability.",
         "When this card is targeted by a Mugic or ability, negate that Mugic or ability."),
        ("creature", "If you control another Danian, Vey has Fire.", "If you control another Danian Creature, this"),
        ("creature", "If an attack played by Vey would deal 0 damage, it deals 5 damage instead.",
         "Attacks played by this card that would deal 0 damage deal 5 damage instead."),
        ("creature", "Vey deals an additional 5 attack damage to Creatures with Fire.",
         "Attacks played by this card deal an additional 5 damage to Creatures with Fire."),
        ("location", "Danian Creatures deal an additional 5 damage with their first attack each combat.",
         "The first attack played by each Danian Creature each combat deals an additional 5 damage."),
        ("mugic", "Relocate both engaged Creatures to any unoccupied space adjacent to either of them.",
         "Relocate both engaged Creatures to any unoccupied space on the Battleboard adjacent to either of them."),
        ("mugic", "Target Creature gains Energy equal to its lowest Discipline.",
         "Target Creature gains Energy equal to its lowest Discipline."),
        ("attack", "You may choose to have this card deal 0 damage.", "You may have this attack deal 0 damage."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_player_would(sort: str, text: str, said: str) -> None:
    """What is said back is true, and English."""
    read = RULES.collected.read(PrintedCard("Vey", sort, text=(text,)))

    assert read.sentences[0].said.startswith(said)


def test_several_things_are_said_of_one_target() -> None:
    """8.4.1.3: one target is chosen, and all of it happens to that Creature."""
    song = "Target Creature loses an Elemental Type of your choice and loses 30 to all Disciplines."
    played = sung(song, " on Koru", "Ana chooses fire")

    assert (value(played, "power of Koru"), value(played, "Koru has fire")) == (20, False)


def test_two_targets_that_may_be_one() -> None:
    """g-target: each phrase is a choice of its own; only what is called another one must be another one."""
    for text, read in (
        ("Heal 5 damage to target Creature. Deal 5 damage to target Creature.", False),
        ("Heal 5 damage to target Creature. Deal 5 damage to another target Creature.", True),
        ("Heal 5 damage to target Creature you control. Deal 5 damage to target opposing Creature.", True),
    ):
        assert RULES.collected.read(PrintedCard("Song", "mugic", text=(text,))).sentences[-1].read is read


@pytest.mark.parametrize("where", ["koru", "hall"])
def test_what_battlegear_has_creatures_have_not(where: str) -> None:
    """g-untargetable, 8.5.8: only the Helm cannot be targeted, or destroyed; Koru can."""
    shy = situation("burst", board("Destroy target Battlegear.", **{where: 'Battlegear has "Untargetable."'}))
    assert may(shy, "Ana plays Hum with Vey on Koru") is True and may(shy, "Ana plays Song with Vey on Helm") is False

    safe = sung("Destroy target Creature.", " on Koru", **{where: "Battlegear cannot be destroyed."})
    assert value(safe, "Koru is destroyed") is True


@pytest.mark.parametrize(
    "text",
    [
        "When {0} deals damage with its first attack each combat, it gains 10 Power.",
        "When {0} plays its first attack each combat, it gains 10 Power.",
    ],
)
def test_its_own_name_with_more_said_of_it_is_still_itself(text: str) -> None:
    """3.1.1.1: it is Vey who attacks: an ability of Vey triggers, one of Koru does not."""
    for who, power in (("vey", 60), ("koru", 50)):
        played = struck("all pass", **{who: text.format(who.capitalize())})

        assert (value(played, "power of Vey"), value(played, "power of Koru")) == (power, 50)


@pytest.mark.parametrize(
    ("sort", "text", "read"),
    [
        ("mugic", "Deal 5 damage to equipped Creature.", False),
        ("creature", "[MC]: Deal 5 damage to equipped Creature.", False),
        ("creature", "Equipped Creatures you control have an additional 5 Power.", True),
        ("battlegear", 'Equipped Creature has "When equipped Creature wins combat, draw an Attack Card."', True),
        ("creature", "If the opposing engaged Creature has higher Courage, Vey has Fire.", False),
    ],
)
def test_nobody_is_guessed_to_be_meant(sort: str, text: str, read: bool) -> None:
    """3.3: only a Battlegear is equipped to somebody; higher than whose is not said."""
    assert RULES.collected.read(PrintedCard("Vey", sort, text=(text,))).sentences[0].read is read


def test_a_description_of_a_target_is_no_choice() -> None:
    """8.5.2: the Hat was targeted as the Mugic was played; nothing is left to choose."""
    table = board("Destroy target Battlegear equipped to an engaged Creature.")
    table = table.replace("tribe: OverWorld,", "tribe: OverWorld, gear: Hat,")
    played = situation("burst", table, "Ana plays Song with Dorn on Hat", "all pass")

    assert value(played, "Hat is destroyed") is True


@pytest.mark.parametrize(("who", "event", "power"), [("vey", "loses", 60), ("vey", "gains", 50), ("koru", "gains", 60)])
def test_initiative_is_an_event(who: str, event: str, power: int) -> None:
    """7.2.4.1, 8.2.1: Koru has Fire and gains Initiative, Vey loses it; what that triggers comes before the strike."""
    name = who.capitalize()
    table = board(**{who: f"When {name} {event} Initiative, it gains 10 Power."})
    table = table.replace("active: yes, abilities", "active: yes, initiative: fire, abilities")
    played = situation("combat:7.2.1", table, "all pass", *(["all pass"] if power == 60 else []))

    assert value(played, f"power of {name}") == power


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("[MC]: Target Creature gains X Energy.", "unread"),
        ("When Koru becomes engaged, it gains X Energy.", "unread"),
        ("X Mugic counters: Target Creature gains X Energy.", "read"),
        ('[MC]: Target Creature gains "Swift X," where X is the number of Mugic counters on Koru.', "read"),
    ],
)
def test_an_x_that_nobody_pays_and_nothing_defines(text: str, status: str) -> None:
    assert RULES.collected.read(PrintedCard("Koru", "creature", text=(text,))).status == status


@pytest.mark.parametrize(
    ("song", "answer"),
    [
        ("Engaged Creatures deal an additional 5 damage with their next attack this turn.", (5, 10)),
        ("The next attack played by each engaged Creature this turn deals an additional 5 damage.", (5, 10)),
        ("The next attack played by engaged Creatures this turn deals an additional 5 damage.", (0, 10)),
    ],
)
def test_their_next_attack_is_said_of_each(song: str, answer: tuple[int, int]) -> None:
    """8.6.5.2: Slam deals 5 + 5 to Koru, then Ben's Kick 0 + 5 to Vey if his next attack is meant too."""
    table = board(song).replace("water: 5", "earth: 5")  # Vey has no Earth: Slam deals its base
    sings = ("Ana plays Song with Dorn", "all pass", "all pass")
    played = situation(
        "combat:7.2.3", table, *sings, "Ana attacks with Slam", "all pass", "Ben attacks with Kick", "all pass"
    )

    assert (value(played, "damage on Vey"), value(played, "damage on Koru")) == answer


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("A Creature's first attack each combat deals 10 less damage.", True),
        ("The first attack played by a Creature you control each combat deals 10 less damage.", True),
        ("The first attack played by a Creature each combat deals 10 less damage.", False),
        ("The first attack each combat deals 10 less damage.", False),
        ("The first attack each combat deals 10 less damage to engaged Creatures.", False),
    ],
)
def test_whose_first_attack_is_not_guessed(text: str, read: bool) -> None:
    """7.2.5: both players attack: the first attack of each, or the first of all, must be told."""
    assert RULES.collected.read(PrintedCard("Hall", "location", text=(text,))).sentences[0].read is read


def test_the_first_attack_against_somebody_is_said_so() -> None:
    """7.2.5: it need not be the first of the combat."""
    text = "The first attack against Vey each combat deals 10 less damage."
    read = RULES.collected.read(PrintedCard("Vey", "creature", text=(text,)))

    assert read.sentences[0].said == "The first attack against this card each combat deals 10 less damage."


def test_a_limit_in_a_line_of_its_own_is_kept_on_the_table() -> None:
    """8.4.4: the second line limits the ability above it; Vey has counters left for a second use."""
    table = board(vey="[MC]: Heal 10 damage to target Creature.', 'Use this ability only once per turn.")
    played = situation("burst", table.replace("engaged: yes, elements", "engaged: yes, damage: 40, elements"))
    use = next(each for each in choices(played) if "uses" in each and each.endswith("on Vey"))
    used = situation("burst", table, use, "all pass")

    assert may(used, "Ana plays Hum with Vey on Koru") and not may(used, use)


@pytest.mark.parametrize(("least", "power"), [(50, 60), (55, 50)])
def test_a_check_in_front_of_what_lasts(least: int, power: int) -> None:
    """g-stat-check: Vey has 50 Power, so 50 is reached and 55 is not; what it gives does not count towards it."""
    played = situation("burst", board(vey=f"Stat Check Power {least}: Vey has an additional 10 Power."))

    assert value(played, "power of Vey") == power


@pytest.mark.parametrize(("gives", "quality"), [('"Fire 5"', "fire X of Vey"), ('"Swift 5"', "swift X of Vey")])
def test_who_is_not_in_the_combat_gives_something_to_those_who_are(gives: str, quality: str) -> None:
    """7.2.3: Dorn's text names the engaged Creature alone, so it triggers while Dorn stands aside."""
    text = f"At the beginning of combat, your engaged Creature gains {gives}."
    table = board().replace("counters: 2, gear", f"counters: 2, abilities: ['{text}'], gear")

    assert value(situation("combat:7.2.3", table, "all pass"), quality) == 5


@pytest.mark.parametrize(
    ("sort", "text", "read"),
    [
        ("creature", "Vey has Fire this turn.", False),
        ("location", "Creatures cannot move this turn.", False),
        ("creature", "Hive cannot be activated this turn.", False),
        ("creature", "Hive cannot be activated.", True),
        ("mugic", "Target Creature has Fire this turn.", True),
        ("mugic", "Deal 5 damage to target Creature this turn.", False),
        ("mugic", "The next attack deals 10 less damage this combat.", False),
        ("location", "Engaged Creatures fail all Checks on attacks they play.", False),
        ("location", "Mirage: Creatures adjacent to this space must enter.", True),
        ("location", "Mirage: Danian Creatures adjacent to this space must enter.", False),
    ],
)
def test_no_word_is_taken_for_nothing(sort: str, text: str, read: bool) -> None:
    """8.9.1, 8.9.2: what lasts with its card names no turn; Checks may be Stat Checks alone; a space calls all."""
    assert RULES.collected.read(PrintedCard("Vey", sort, text=(text,))).sentences[0].read is read


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Hive cannot be activated again this turn.", "Hive cannot be activated this turn."),
        ("Target Creature cannot move until the end of the turn.", "Target Creature cannot move this turn."),
        ("Negate target Mugic and return that card to its controller's hand.",
         "Negate target Mugic and return it to its controller's hand."),
        ("Also deal 5 damage to target Creature.", "Deal 5 damage to target Creature."),
        ("Deal 5 damage to target Creature for each Danian you control and each Infected Creature in play.",
         "Deal 5 damage to target Creature for each Danian Creature you control and each Infected Creature in play."),
    ],
)  # fmt: skip
def test_the_words_of_the_card_come_back(text: str, said: str) -> None:
    """What was said of a turn, a hand or one of two things that are counted is said back."""
    assert RULES.collected.read(PrintedCard("Song", "mugic", text=(text,))).sentences[0].said == said


@pytest.mark.parametrize(("sort", "read"), [("attack", True), ("mugic", False), ("location", False)])
def test_which_opposing_creature_only_an_attack_makes_clear(sort: str, read: bool) -> None:
    """g-opposing-creature: it may be any of that player's; an attack is aimed at the one in combat."""
    text = "The opposing Creature loses 10 Power."
    assert RULES.collected.read(PrintedCard("Hall", sort, text=(text,))).sentences[0].read is read

    assert value(struck(slam=text), "power of Koru") == 40


def test_any_space_is_not_taken_for_any_free_one() -> None:
    """g-relocate: what happens to who stands there is not said."""
    text = "Relocate target Creature to any space on the Battleboard."

    assert not RULES.collected.read(PrintedCard("Song", "mugic", text=(text,))).sentences[0].read


@pytest.mark.parametrize(("cost", "status"), [("X", "read"), (2, "unread"), (0, "unread")])
def test_x_is_what_was_paid_for_it(cost: int | str, status: str) -> None:
    """8.4.2: X is chosen as its cost is paid; a Mugic with a number for its cost does not say what X is."""
    text = ("Deal X damage to target Creature.",)
    assert RULES.collected.read(PrintedCard("Song", "mugic", text=text, stats={"mugicCost": cost})).status == status


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("If Bolt's controller controls another Danian Creature, Bolt has Fire.", "read"),
        ("If Bolt's controller also controls a Danian Creature, Bolt has Fire.", "read"),
        ("If Bolt's controller controls a Danian Creature, Bolt has Fire.", "unread"),
        ("Creatures whose controller controls a Danian Creature have Fire.", "unread"),
    ],
)
def test_one_besides_itself_is_another_one(text: str, status: str) -> None:
    """Without `also` or `another` a Danian is one of those Danians itself, which the other two words leave out."""
    assert RULES.collected.read(PrintedCard("Bolt", "creature", text=(text,))).status == status
