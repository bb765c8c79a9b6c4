"""Defending: order, coverage, Guards, dodges, Dirty Tricks, Hidden Attacks, Exertions for a defense."""

from situations import choices, happened, may, value, why_not

from highlander.situations import situation

CARDS = "cards: {Evade: dodge all, High Guard: guard upper, Low Guard: guard lower, Sand: dirty trick upper left}\n"


def table(ben: str, attacks: str, more: str = "", ana: str = "") -> str:
    """Ben has to answer attacks."""
    return f"players: {{Ana: {{{ana}}}, Ben: {{{ben}}}}}\n{more or CARDS}attacks: {attacks}\n"


def test_defenses_come_in_the_order_of_the_attacks() -> None:
    """multiple-defenses: the second attack waits for the first."""
    played = situation("defense", table("hand: [Evade]", "[Thrust, Upper Left Attack]"))

    assert why_not(played, "Ben plays Evade against Upper Left Attack") == {"multiple-defenses"}


def test_a_defense_in_play_carries_over() -> None:
    """mdef-ex1: one defense answers every attack that it covers."""
    played = situation(
        "defense",
        table("hand: [Evade]", "[Thrust, Upper Left Attack]"),
        "Ben plays Evade",
        "Ben uses Evade against Upper Left Attack",
        "pass",
    )

    assert value(played, "pending damage on Ben") == 0


def test_dodges_may_be_kept_to_one_attack() -> None:
    """errata-berserk: dodges do not avoid several attacks while the Event is in play."""
    played = situation(
        "defense",
        table("hand: [Evade]", "[Thrust, Upper Left Attack]", ana="in-play: [{card: Berserk, since: last turn}]"),
        "Ben plays Evade against Thrust",
    )

    assert why_not(played, "Ben uses Evade against Upper Left Attack") == {
        "errata-berserk",
        "multiple-defenses",
        "mdef-ex1",
    }


def test_a_guard_blocks_again_in_a_later_turn() -> None:
    """guard: a Guard that stands there answers without being played, even with the hand closed."""
    played = situation(
        "defense", table("in-play: [High Guard]", "[Upper Left Attack]", CARDS + "turn: {hand-closed: yes}\n")
    )

    assert may(played, "Ben uses High Guard against Upper Left Attack")


def test_a_guard_is_no_answer_to_a_dirty_trick() -> None:
    """dirty-tricks: a Dirty Trick cannot be blocked."""
    played = situation("defense", table("in-play: [High Guard], hand: [Evade]", "[Sand]"))

    assert why_not(played, "Ben uses High Guard against Sand") == {"dirty-tricks"}


def test_no_defense_without_an_attack() -> None:
    """phase-3-defense, search-defense: without an attack neither a defense nor an Exertion for one."""
    played = situation("defense", table("hand: [Evade]", "[]"))

    assert choices(played) == ["Ben exerts for nothing", "Ben exerts for an illusion", "Ben passes"]


def test_an_immediate_effect_comes_before_the_next_attack() -> None:
    """successful-attacks: a successful Trip makes every later defense from hand cost a card."""
    cards = "cards: {Trip: 'attack lower left: if successful: opponent is prone', Evade: dodge all}\n"
    played = situation(
        "defense", table("hand: [Evade, Thrust]", "[Trip, Upper Left Attack]", cards), "Ben declares Trip successful"
    )

    assert why_not(played, "Ben plays Evade against Upper Left Attack") == {"prone", "paying-cost"}


def test_hidden_attack_is_revealed_after_a_pass() -> None:
    """hidden-inappropriate: without a defense from hand it is revealed, and then one may exert."""
    played = situation("defense", table("hand: [Evade]", "[{card: Thrust, hidden: yes}]"), "pass")

    assert happened(played, "revealed") == ["Thrust"]
    assert choices(played) == [
        "Ben exerts for a defense against Thrust",
        "Ben declares Thrust successful",
        "Ben passes",
    ]


def test_a_hidden_attack_is_revealed_before_the_exertion() -> None:
    """hidden-inappropriate: exerting forgoes the hand, and the attack is face up before a card is revealed."""
    hidden = table("hand: [Evade]", "[{card: Thrust, hidden: yes}]")
    played = situation("defense", hidden, "Ben exerts for a defense against Thrust")
    kinds = [line.event[0] for line in played.lines if line.event]

    assert kinds.index("revealed") < kinds.index("exertion")
    assert happened(played, "revealed")[0] == "Thrust"


def test_an_exertion_that_finds_nothing_leaves_what_was_declared() -> None:
    """multiple-defenses-exertion: the block laid down before still answers the second attack."""
    played = situation(
        "defense",
        table("hand: [Lower Left Block]", "[Upper Left Attack, Lower Left Attack]"),
        "Ben exerts for a defense against Upper Left Attack",
        "Ben plays Lower Left Block against Lower Left Attack",
        "takes nothing",
        "pass",
        "pass",
    )

    assert value(played, "pending damage on Ben") == 2
    assert value(played, "status of Lower Left Attack") == "blocked"


def test_a_found_defense_may_replace_a_declared_one() -> None:
    """multiple-defenses-exertion: the declared defense is discarded when the found one carries over."""
    played = situation(
        "defense",
        table("hand: [Lower Left Block], endurance: [Evade]", "[Upper Left Attack, Lower Left Attack]"),
        "Ben exerts for a defense against Upper Left Attack",
        "Ben plays Lower Left Block against Lower Left Attack",
        "Ben defends with Evade from the exertion",
        "Ben uses Evade against Lower Left Attack",
    )

    assert value(played, "where Lower Left Block is") == "discard"
    assert value(played, "status of Lower Left Attack") == "dodged"


def test_a_found_block_closes_its_areas_only_if_it_was_the_last() -> None:
    """phase-4-attack: the last resolved defense counts, here the dodge against the second attack."""
    played = situation(
        "turn:3",
        table("hand: [Upper Left Block, Evade, Upper Right Attack]", "[Upper Left Attack, Thrust]"),
        "Ben plays Upper Left Block against Upper Left Attack",
        "Ben plays Evade against Thrust",
        "pass",
    )

    assert len(value(played, "areas Ben may attack")) == 9


def test_power_block_only_against_a_power_blow() -> None:
    """power-blocks: against an ordinary attack there is no Power Block to make."""
    played = situation(
        "defense",
        table("hand: [Upper Left Block]", "[Upper Left Attack]"),
        "Ben plays Upper Left Block against Upper Left Attack",
    )

    assert not any("power block" in choice for choice in choices(played))


def test_chainsaw_costs_its_player_a_hard_exertion_for_a_dodge() -> None:
    """errata-chainsaw: the Hard Exertion is made, five cards are gone, and the hand is closed."""
    played = situation(
        "defense", table("weapons: [Chainsaw], hand: [Evade]", "[Thrust]"), "Ben plays Evade against Thrust"
    )

    assert value(played, "status of Thrust") == "dodged"
    assert value(played, "endurance of Ben") == 35


def test_countering_the_attack_itself() -> None:
    """countering: a countered attack is discarded and needs no answer."""
    cards = "cards: {Deny: 'edge: counter an attack'}\n"
    played = situation("defense", table("hand: [Deny]", "[Thrust]", cards), "Ben plays Deny on Thrust", "pass")

    assert value(played, "where Thrust is") == "discard"
    assert value(played, "pending damage on Ben") == 0


def test_a_successful_attack_is_aimed_by_its_player() -> None:
    """immediate-effect: of two Situations the attacker chooses the one that is removed, in the defender's turn."""
    cards = "cards: {Raid: 'attack lower left: if successful: remove an opponent''s situation', "
    cards += "House: situation, Farm: situation}\n"
    played = situation("defense", table("in-play: [House, Farm]", "[Raid]", cards), "Ben declares Raid successful")

    assert choices(played) == ["Ana aims Raid at House", "Ana aims Raid at Farm"]


def test_a_triggered_ban_lasts_for_the_turn() -> None:
    """continuous-effect: a successful attack that forbids dodges does so for the rest of the turn."""
    cards = "cards: {Stun: 'attack lower left: if successful: opponent cannot play dodges', Evade: dodge all}\n"
    played = situation(
        "defense", table("hand: [Evade]", "[Stun, Upper Left Attack]", cards), "Ben declares Stun successful"
    )

    assert why_not(played, "Ben plays Evade against Upper Left Attack") == {"prevention"}
