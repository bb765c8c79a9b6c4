"""Control tokens that a text takes off a Contested Advantage: whose they are, and that the Pattern is left alone."""

from situations import choices

from wot_ccg.situations import situation, value

TABLE = """
    dominant: hero
    pattern: {light: 3, shadow: 2}
    advantages: {Throne: {owner: hero, kind: world, on: world, traits: Contested, control: {%s}}}
    events: {Unrest: {owner: hero, text: "Remove %s control tokens from a Contested Advantage."}}
"""


def test_tokens_of_one_player_are_no_choice() -> None:
    """contested-tokens: only the Villain has any, so 2 come off, nobody is asked, the Pattern is left alone."""
    played = situation("events", TABLE % ("villain: 3", 2), "Hero plays Unrest on Throne")

    assert value(played, "control tokens of Villain on Throne") == 1
    assert value(played, "total tokens") == 5


def test_the_second_token_is_chosen_among_those_that_are_left() -> None:
    """contested-control: the Hero's only token is gone, so the second is the Villain's, who keeps 1 and controls it."""
    first = ("Hero plays Unrest on Throne", "Hero chooses your token")
    asked = situation("events", TABLE % ("hero: 1, villain: 2", 2), first[0])
    played = situation("events", TABLE % ("hero: 1, villain: 2", 2), *first)

    assert choices(asked) == ["Hero chooses your token", "Hero chooses your opponent's token"]
    assert value(played, "control tokens of Villain on Throne") == 1
    assert value(played, "controller of Throne") == "Villain"


def test_no_more_than_there_are() -> None:
    """contested-tokens: 2 are to come off and 1 is there."""
    played = situation("events", TABLE % ("villain: 1", 2), "Hero plays Unrest on Throne")

    assert value(played, "control tokens of Villain on Throne") == 0
    assert value(played, "controller of Throne") == "nobody"
