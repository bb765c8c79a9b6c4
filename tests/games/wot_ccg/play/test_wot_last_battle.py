"""The Last Battle: entered in the middle of a turn, and what a lead of less than 5 is called."""

from situations import happened, may

from wot_ccg.situations import reason, situation, value

LATE = """
    last-battle: 1
    pattern: {light: 8, shadow: 8, neutral: 4}
    support: 13
    opposition: 9
    characters:
      Rand: {owner: hero, combat: 2, in: last battle}
      Aginor: {owner: villain, combat: 2, in: last battle}
"""
OUTCOME = "game/last-battle/resolution-round/resolve-challenge:outcome"


def test_the_turn_after_is_the_second() -> None:
    """last-battle-alternate: entered at the end of its first turn, it goes on, and the Villain initiates."""
    played = situation(OUTCOME, LATE, "all pass")

    assert value(played, "initiator of the Last Battle") == "Villain"
    assert [line.text for line in played.lines if "Last Battle begins" in line.text] == []
    assert any(line.text == "The Last Battle continues." for line in played.lines)


def test_a_lead_of_four_is_no_success() -> None:
    """last-battle-win: 21 against 17 is a lead of 4; nobody wins, and nothing before it calls that a success."""
    played = situation("last-battle/resolution-round/resolve-challenge:outcome", LATE)
    said = [line.text for line in played.lines]

    assert not any("succeeds" in text for text in said)
    assert "Nobody leads by 5: nobody wins the Last Battle challenge." in said
    assert value(played, "result of the Last Battle") == "does not succeed"
    assert value(played, "Hero succeeded in the Last Battle") is False
    assert value(played, "winner") == "undecided"


def test_a_lead_of_five_is_one() -> None:
    """last-battle-win: 22 against 17 wins; what waits for a success comes."""
    table = LATE.replace("support: 13", "support: 14").replace(
        "in: last battle}", 'in: last battle, text: ["when you succeed: draw 1"]}', 1
    )
    played = situation("last-battle/resolution-round/resolve-challenge:outcome", table)

    assert value(played, "result of the Last Battle") == "succeeds"
    assert "Hero" in happened(played, "drew")


def test_who_is_in_it_says_that_it_has_begun() -> None:
    """last-battle-no-politics: a card that is in the Last Battle rolls no Politics dice; nobody need say more."""
    table = "characters: {Rand: {owner: hero, politics: 2, combat: 1, in: last battle}}"
    played = situation("last-battle/resolution-round", table)

    assert value(played, "last battle") == "begun"
    assert value(played, "dice of Rand") == 1
    assert may(played, "Hero rotates Rand") is True


def test_entered_where_participation_is_decided() -> None:
    """last-battle-only-challenge: there is the Last Battle challenge and no Pattern Challenge."""
    table = "characters: {Rand: {owner: hero, combat: 1}, Morgase: {owner: hero, politics: 3}}"
    played = situation("last-battle:participation", table)

    assert may(played, "Hero commits Rand to the Last Battle") is True
    assert "last-battle-eligibility" in reason(played, "Hero commits Morgase to the Last Battle")
    assert value(played, "declared challenges") == ["Last Battle"]
