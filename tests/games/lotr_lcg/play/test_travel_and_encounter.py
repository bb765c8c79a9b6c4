"""IV. Travel phase and V. Encounter phase."""

from __future__ import annotations

from situations import choices, happened, may, next_actor, value, why_not

from lotr_lcg.situations import situation

ROADS = """
players: {Ana: 30, Ben: 25}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}
locations: {Ford: {points: 2}, Pass: {points: 3}}
"""


def test_travel_to_one_location_or_none() -> None:
    """4.2: one location of the staging area, or none."""
    assert choices(situation("travel:4.2", ROADS)) == [
        "Ana does not travel", "Ana travels to Ford", "Ana travels to Pass",
    ]  # fmt: skip


def test_the_first_player_decides() -> None:
    """first-player-travel: whoever holds the token has the final say."""
    later = ROADS.replace("Ben: 25", "Ben: {threat: 25, first: yes}")

    assert next_actor(situation("travel:4.2", later)) == "Ben"
    assert not may(situation("travel:4.2", later), "Ana travels to Ford")


def test_the_location_leaves_the_staging_area() -> None:
    """4.2, active-location-no-threat: the active location no longer adds threat."""
    play = situation("travel:4.2", ROADS, "Ana travels to Ford")

    assert value(play, "active location") == "Ford"
    assert value(play, "total threat") == 1


def test_travel_costs_are_paid_first() -> None:
    """travel: the cost is paid before the players are there."""
    table = ROADS.replace("Ford: {points: 2}", 'Ford: {points: 2, text: ["Travel: Exhaust a hero you control."]}')
    play = situation("travel:4.2", table, "Ana travels to Ford")

    assert value(play, "Aragorn is exhausted") is True
    assert value(play, "active location") == "Ford"


def test_a_cannot_keeps_the_players_away() -> None:
    """cannot: a card may forbid to travel to it."""
    table = ROADS.replace("Ford: {points: 2}", 'Ford: {points: 2, text: ["Ford cannot be traveled to."]}')

    assert why_not(situation("travel:4.2", table), "Ana travels to Ford") >= {"cannot"}


ENEMIES = """
players: {Ana: 30, Ben: 25}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}
enemies: {Troll: {engagement: 38}, Orc: {engagement: 28}, Rat: {engagement: 25}}
"""


def test_optional_engagement_once_each() -> None:
    """5.2: each player in player order has one chance, whatever the engagement cost."""
    play = situation("encounter:5.2", ENEMIES, "Ana engages Troll")

    assert value(play, "enemies engaged with Ana") == ["Troll"]
    assert next_actor(play) == "Ben"
    assert why_not(play, "Ben engages Troll") == {"5.2", "engaged"}


def test_an_enemy_that_cannot_be_engaged_by_choice() -> None:
    """cannot: a card may forbid optional engagement; checks still bring it."""
    table = ENEMIES.replace(
        "Orc: {engagement: 28}", 'Orc: {engagement: 28, text: ["Orc cannot be optionally engaged."]}'
    )
    play = situation("encounter:5.2", table, "Ana engages nobody", "Ben engages nobody")

    assert not may(situation("encounter:5.2", table), "Ana engages Orc")
    assert value(play, "Orc is engaged with Ana") is True


def test_checks_in_player_order() -> None:
    """5.3: Ana's 30 reaches Orc and Rat, Ben's 25 only Rat: one check each, then nobody is left that can engage."""
    play = situation("encounter:5.3", ENEMIES)

    assert happened(play, "engaged") == ["Orc", "Rat"]
    assert value(play, "player engaged with Rat") == "Ben"
    assert value(play, "player engaged with Troll") == "nobody"


def test_the_first_player_checks_first() -> None:
    """5.3: with Ben as first player Rat engages him and Orc engages Ana."""
    play = situation("encounter:5.3", ENEMIES.replace("Ben: 25", "Ben: {threat: 25, first: yes}"))

    assert happened(play, "engaged") == ["Rat", "Orc"]


def test_raised_threat_counts_at_once() -> None:
    """5.3: a forced effect between two checks can bring the next enemy into reach."""
    table = ENEMIES.replace(
        "Orc: {engagement: 28}",
        'Orc: {engagement: 28, text: ["Forced: After Orc engages a player, that player raises their threat by 8."]}',
    )
    play = situation("encounter:5.3", table)

    assert happened(play, "engaged") == ["Orc", "Rat", "Troll"]


TIE = ENEMIES.replace("Troll: {engagement: 38}", "Bat: {engagement: 28}").replace(
    "Ana: 30, Ben: 25", "Ben: 25, Ana: 30"
)


def test_ties_in_checks() -> None:
    """5.3-which-enemy: who says which of two tied enemies engages is a reading."""
    table = TIE.replace("Ben: 25", "Ben: 20")

    assert next_actor(situation("engagement-checks", table)) == "Ben"
    assert next_actor(situation("engagement-checks", table, engagement_tie="checking-player")) == "Ana"
    assert next_actor(situation("engagement-checks", table, engagement_tie="worst")) == "the players"


def test_a_tie_is_between_the_tied() -> None:
    """5.3-which-enemy: an enemy with a lower cost is not among them."""
    play = situation("engagement-checks", TIE.replace("Ben: 25", "Ben: 20"))

    assert choices(play) == ["Ben lets Bat engage", "Ben lets Orc engage"]
    assert why_not(play, "Ben lets Rat engage") == {"5.3-which-enemy"}


def test_guards_that_engage() -> None:
    """guarded: whether an objective goes along with its guard is a reading; either way it cannot be claimed yet."""
    table = ENEMIES + "objectives: {Key: {guards: [Orc]}}"
    stays = situation("encounter:5.3", table)
    goes = situation("encounter:5.3", table, guarded_reversed_host="goes-along")

    assert value(stays, "place of Key") == "staging area"
    assert value(goes, "place of Key") == "play area"
    assert value(stays, "Key is guarded") is True
