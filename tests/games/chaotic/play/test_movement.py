"""6.3: moves, intercepting, mandatory actions, the Showdown."""

from situations import choices, happened, may, next_actor, why_not

from chaotic.situations import situation, value

LINE = """
players: {Ana: {active: yes, fought: [1]}, Ben: }
creatures:
  Vey: {owner: Ana, space: S1%s}
  Dorn: {owner: Ana, space: S2%s}
  Koru: {owner: Ben, space: S4%s}
  Wall: {owner: Ben, space: S5%s}
board: {adjacent: {S1: [S2, S6], S2: [S3], S3: [S4], S4: [S5], S6: [S7]}}
"""
PLAIN = LINE % ("", "", "", "")


def test_one_space_and_somebody_must_move() -> None:
    """6.3.1, 6.3.3: at least one Creature moves, each into an adjacent space not held by a friend."""
    assert choices(situation("action", PLAIN)) == ["Ana moves Vey to S6", "Ana moves Dorn to S3"]
    assert why_not(situation("action", PLAIN), "Ana moves nobody else") == {"6.3.1"}


def test_a_creature_moves_once() -> None:
    """g-move: after a move and two passes another Creature may move, or the player stops."""
    played = situation("turn:6.3.1", PLAIN, "Ana moves Vey to S6", "all pass")

    assert choices(played) == ["Ana moves Dorn to S1", "Ana moves Dorn to S3", "Ana moves nobody else"]
    assert why_not(played, "Ana moves Vey to S7") == {"g-move"}


def test_priority_after_a_move() -> None:
    """6.3.2: after a move the active player has priority; nobody moves before both have passed."""
    played = situation("turn:6.3.1", PLAIN, "Ana moves Vey to S6")

    assert next_actor(played) == "Ana"
    assert not may(played, "Ana moves Dorn to S3")


def test_swift_needs_a_free_path() -> None:
    """6.3.3.2: Swift 1 reaches two spaces, but not through a Creature; 6.3.3.3: with Range it does."""
    swift = situation("action", LINE % (", abilities: [Swift 1]", "", "", ""))
    assert why_not(swift, "Ana moves Vey to S3") == {"6.3.3.2", "g-swift"}
    assert may(swift, "Ana moves Vey to S7")
    assert may(situation("action", LINE % (", abilities: [Swift 1, Range]", "", "", "")), "Ana moves Vey to S3")


def test_no_move_ends_on_a_friend() -> None:
    """6.3.3.3: neither Swift nor Range lets a move end on a friend; of other Creatures another reading denies it."""
    letter = {"friendly_destination": "without-swift-or-range"}
    assert why_not(situation("action", PLAIN), "Ana moves Vey to S2") == {"6.3.3.3", "6.3.4"}
    assert may(situation("action", PLAIN, **letter), "Ana moves Vey to S2")
    for ability in ("Swift 1", "Range"):
        table = LINE % (f", abilities: [{ability}]", "", "", "")
        assert why_not(situation("action", table, **letter), "Ana moves Vey to S2") == {"6.3.3.3", "6.3.4"}


def test_one_combat_a_turn() -> None:
    """6.3.5: a second combat may not be initiated."""
    table = (LINE % ("", ", moved: no", "", "")).replace("Dorn: {owner: Ana, space: S2", "Dorn: {owner: Ana, space: S3")
    assert may(situation("action", table), "Ana moves Dorn to S4")
    assert why_not(situation("action", table + "initiated: yes\n"), "Ana moves Dorn to S4") == {"6.3.5"}


ATTACKED = (LINE % ("", ", abilities: [Swift 1]", ", subtypes: [Sage]", ", abilities: [Defender]%s")) % ""


def test_a_defender_may_step_in() -> None:
    """6.3.4.1: the attacked player may swap in one adjacent Defender, or not."""
    played = situation("action", ATTACKED, "Ana moves Dorn to S4")
    assert choices(played) == ["Ben intercepts with Wall", "Ben intercepts with nobody"]

    done = situation("action", ATTACKED, "Ana moves Dorn to S4", "Ben intercepts with Wall")
    assert (value(done, "space of Wall"), value(done, "space of Koru")) == ("S4", "S5")
    assert value(done, "Wall is engaged") and not value(done, "Koru is engaged")


def test_defender_with_a_characteristic() -> None:
    """6.3.4.1.2: a Defender for one characteristic guards only those who have it."""
    table = ATTACKED.replace("[Defender]", '["Defender: Conjurers"]')
    assert next_actor(situation("action", table, "Ana moves Dorn to S4")) == "Ana"
    sage = situation("action", ATTACKED.replace("[Defender]", '["Defender: Sages"]'), "Ana moves Dorn to S4")
    assert may(sage, "Ben intercepts with Wall")


def test_two_conditions_on_a_defender_are_a_reading() -> None:
    """g-defender: with two unrelated conditions either is enough, or both are needed."""
    table = ATTACKED.replace("[Defender]", '["Defender: Sage", "Defender: Danian"]')
    assert may(situation("action", table, "Ana moves Dorn to S4"), "Ben intercepts with Wall")
    assert next_actor(situation("action", table, "Ana moves Dorn to S4", defender_copies="both")) == "Ana"


def test_entering_triggers_wait_for_combat() -> None:
    """6.3.4.1.6: swapped Creatures have entered a space; such triggers join the Beginning of Combat Burst."""
    table = ATTACKED.replace("[Defender]", "[Defender, {name: Thud, when: enters a space, do: deal 5 to opposing}]")
    played = situation("action", table, "Ana moves Dorn to S4", "Ben intercepts with Wall")

    assert value(played, "burst") == ["Thud of Wall"]


def test_priority_before_combat_is_a_reading() -> None:
    """6.3.2 against 6.3.4: by default combat follows the move at once; Battlegear is up before anybody has priority."""
    straight = situation("action", ATTACKED.replace(", abilities: [Defender]", ""), "Ana moves Dorn to S4")
    first = situation(
        "action",
        ATTACKED.replace(", abilities: [Defender]", ""),
        "Ana moves Dorn to S4",
        priority_between_move_and_combat="window-first",
    )
    assert value(straight, "Dorn is engaged") and not value(first, "Dorn is engaged")


def test_mandatory_moves_come_first() -> None:
    """8.7.4.3: of several mandatory actions any may come first; nothing else before them."""
    table = LINE % (", abilities: [must move]", ", abilities: [Swift 1, must initiate combat]", "", "")
    assert choices(situation("action", table)) == ["Ana moves Vey to S6", "Ana moves Dorn to S4"]


def test_duty_that_cannot_be_met_binds_nobody() -> None:
    """8.7.4.4: nobody need take an optional action to make a mandatory one possible."""
    table = LINE % ("", ", abilities: [must initiate combat]", "", "")
    assert choices(situation("action", table)) == ["Ana moves Vey to S6", "Ana moves Dorn to S3"]


def test_relocating_is_no_move() -> None:
    """g-relocate: a Creature that can not move may be relocated, to a space without a Creature."""
    table = (LINE % (", counters: 1", ", abilities: [can not move]", "", "")).replace(
        "fought: [1]", "fought: [1], mugic: [Shift]"
    )
    table += "mugic:\n  Shift: {target: creature, text: [relocate to S3]}\n"
    played = situation("burst", table, "Ana plays Shift with Vey on Dorn", "all pass")
    assert value(played, "space of Dorn") == "S3"
    blocked = situation("burst", table.replace("to S3", "to S4"), "Ana plays Shift with Vey on Dorn", "all pass")
    assert value(blocked, "space of Dorn") == "S2"


def test_showdown_after_three_quiet_turns() -> None:
    """6.3.7: each player selects one of the other's Creatures; no Defender; then the turn ends."""
    table = PLAIN.replace("fought: [1]", "fought: []")
    played = situation("turn:6.3.1", table, "Ana moves Vey to S6", "all pass", "Ana moves nobody else")
    assert choices(played) == ["Ana selects Koru", "Ana selects Wall"]

    more = ("Ana moves Vey to S6", "all pass", "Ana moves nobody else", "Ana selects Koru", "Ben selects Vey")
    done = situation("turn:6.3.1", table, *more)
    assert value(done, "space of Vey") == "S4" and value(done, "Vey is engaged")
    assert next_actor(done) == "Ana"


def test_a_combat_in_the_opponents_turn_averts_the_showdown() -> None:
    """6.3.7.1: a combat of one's own Creature in the opponent's last turn counts."""
    played = situation("turn:6.3.1", PLAIN, "Ana moves Vey to S6", "all pass", "Ana moves nobody else")

    assert value(played, "active player") == "Ben"


def test_a_fighter_that_is_gone_is_a_reading() -> None:
    """6.3.7.1: a combat of a Creature that has left play still averts the Showdown; or it does not (a reading)."""
    table = PLAIN.replace("{active: yes, fought: [1]}", "active").replace(
        "board:", "  Gone: {owner: Ana, zone: discard pile, fought: [1]}\nboard:"
    )
    moves = ("Ana moves Vey to S6", "all pass", "Ana moves nobody else")
    assert value(situation("turn:6.3.1", table, *moves), "active player") == "Ben"
    assert (
        choices(situation("turn:6.3.1", table, *moves, showdown_dead_fighter="survivors-only"))[0] == "Ana selects Koru"
    )


def test_standard_boards() -> None:
    """2.1.2: a board of three spaces a side; how it is joined across the middle is a reading."""
    table = PLAIN[: PLAIN.index("board:")] + "board: {size: 3}\n"
    assert value(situation("burst", table), "spaces next to A1") == ["A2", "A3", "B1"]
    assert value(situation("burst", table, adjacent_undefined="diagonal"), "spaces next to A1") == [
        "A2",
        "A3",
        "B1",
        "B2",
    ]


def test_mover_is_defeated_before_combat_under_the_other_reading() -> None:
    """6.3.4: if the mover is gone before combat begins, none begins."""
    table = (LINE % ("", ", abilities: [Swift 1], energy: 5", ", counters: 1", "")).replace(
        "Ben: }", "Ben: {mugic: [Frost]}}"
    )
    table += "mugic:\n  Frost: {target: creature, text: [deal 5]}\n"
    played = situation(
        "action",
        table,
        "Ana moves Dorn to S4",
        "pass",
        "Ben plays Frost with Koru on Dorn",
        "all pass",
        "all pass",
        priority_between_move_and_combat="window-first",
    )
    assert happened(played, "engaged") == []
