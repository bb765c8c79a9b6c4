"""Card text in short words: as people would type it in, and clear errors for what cannot be read."""

import pytest

from judge.cardtext import CardText
from judge.content.problem import BadInput
from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.meanings import Change, Condition
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.read_so import Reading
from judge.games.wot_ccg.cards.reading import read_card
from judge.games.wot_ccg.cards.words import phrase, roll, symbols, which
from wot_ccg.situations import reason, situation, value

KNOWN = lexicon(("Callandor",), ())


def reading(text: str, kind: str = "character") -> Reading:
    """A text on a card of a type."""
    return read_card(Printed(kind, "Somebody"), [text], KNOWN)


TEXTS = (
    "hand size +1",
    "maximum hand size +1",
    "combat +2",
    "+2 one power",
    "your Trolloc troops: combat +1",
    "your Aiel characters: combat +1",
    "all abilities +1",
    "opponent's characters: intrigue -1",
    "if you control Callandor: one power +2",
    "while participating: combat +1",
    "if against Aiel: combat +2",
    "while opposing: combat +1",
    "if your tokens >= 5: politics +1",
    "support +1",
    "damage +1",
    "cost of Andor characters -1",
    "if this pays: cost of Aiel characters -1",
    "gains Andor",
    "cannot heal",
    "cannot participate in the Pattern Challenge",
    "cannot participate with Aes Sedai characters",
    "takes damage first",
    "participates as a troop",
    "discard unless you control an Aes Sedai character",
    "pay 2 combat: generate 1 politics or 1 intrigue",
    "pay 1 combat: remove 1 character damage",
    "pay 1 one power from pool: heal 1 target character",
    "limited event, rotate: deal 1 to target opponent's troop",
    "rotate: ready target character",
    "in a challenge, pay 1 combat: 2 support",
    "during a challenge, pay 1 intrigue: aim 1 damage at target opponent's participating character",
    "pay 1 one power: make 1 damage deadly",
    "pay 2 intrigue: take control of target opponent's character",
    "pay 1 politics: turn 2 support into opposition",
    "once per turn, pay 1 intrigue: opponent discards 1 card",
    "discard this: add 1 token",
    "when enters play: draw 2 cards",
    "when killed: remove 1 token from opponent",
    "when discarded from hand: draw 1",
    "pay 1 politics: search for character with Andor",
    "rotate, pay 1 one power: reroll target character",
)


@pytest.mark.parametrize("text", TEXTS)
def test_effects_can_be_typed_in(text: str) -> None:
    """Effects as they stand on cards, in one short line each."""
    found = reading(text)

    assert CardText("", found.sentences).status == "read", found.sentences
    assert found.effects[0].name


INSTRUCTIONS = (
    "add 1 token", "add a light token", "add 2 neutral tokens", "remove 1 token from opponent", "convert 1 token",
    "deal 2 damage to target character", "deal 1 to each participating character", "heal 2 damage from target",
    "kill target character", "discard target advantage", "remove target from play", "return target to hand",
    "send target home", "send target to the battleground", "remove target from the challenge",
    "ready all your characters", "target gains Andor", "combat +3 to target until end of turn", "gain 2 support",
    "+2 opposition", "negate 2 support",
    "double support", "place 1 corruption token on target", "draw a card", "your opponent discards two cards",
    "if you are dominant: add 1 token", "by 3: add 1 token", "take control of target character for good", "do nothing",
)  # fmt: skip


@pytest.mark.parametrize("text", INSTRUCTIONS)
def test_instructions_can_be_typed_in(text: str) -> None:
    """Instructions in the words players use, with and without `to`, `the`, `a`."""
    assert phrase(text, "clause", KNOWN)


def test_symbols_in_many_spellings() -> None:
    """`2 politics, 1 combat`, `2 Politics and 1 OP`, `[OP] [OP]` as one and one."""
    assert symbols("2 politics, 1 combat") == symbols("2 Politics + a combat symbol") == (2, 0, 0, 1)
    assert symbols("1 one power and 2 OP") == (0, 0, 3, 0)


def test_dice_in_words_and_pictures() -> None:
    """Sword, shield and skull are support, opposition and damage."""
    assert roll("2 swords, 1 shield, a skull") == roll("2 support, 1 opposition, 1 damage")


def test_alternatives_share_their_verb() -> None:
    """`generate 1 politics or 1 intrigue` is two alternatives."""
    options = reading("generate 1 politics or 1 intrigue", "event").effects[0].options

    assert [name for name, _ in options] == ["generate 1 politics", "generate 1 intrigue"]


def test_descriptions() -> None:
    """Side, state, type and what a card is called are told apart."""
    found = which("opponent's participating Aiel troops")

    assert (found.side, found.states, found.kind, found.marks) == ("theirs", ("participating",), "troop", ("Aiel",))


def test_conditions_with_numbers() -> None:
    """`you control 2 Aiel characters` asks for two."""
    for text, number in (("you control 2 Aiel characters", 2), ("total tokens at least 10", 10)):
        found = phrase(text, "condition")
        assert isinstance(found, Condition) and found.number == number


def test_changes() -> None:
    """`+2 one power` and `one power +2` are one change."""
    for text in ("+2 one power", "one power +2"):
        assert reading(text).effects[0].rules == (Change("one power", "add", 2),)


@pytest.mark.parametrize(
    ("field", "hint"),
    [
        ("cost: 2 magic", "is no ability"),
        ("rolls: 2 hearts", "is no ability"),
        ("symbols: many", "is no ability"),
        ("zone: graveyard", "graveyard"),
        ("in: the moon", "moon"),
        ("text: [{do: cannot sing}]", "sing"),
        ("text: [{if: cows fly, do: combat +1}]", "cows fly"),
        ("text: [{target: a purple elephant, do: kill}]", "purple elephant"),
    ],
)
def test_errors_say_what_is_allowed(field: str, hint: str) -> None:
    """What cannot be read is told with what was found and what is allowed."""
    with pytest.raises(BadInput) as bad:
        situation("events", f"characters: {{Rand: {{owner: hero, {field}}}}}")

    assert hint in str(bad.value)


TWICE = """\
dominant: villain
characters: {Rand: {owner: hero, combat: 3}, Aginor: {owner: villain, intrigue: 3}}
troops: {Pikes: {owner: hero, combat: 3}}
events: {Bolt: {owner: villain, target: TARGET, text: TEXT}}
"""


@pytest.mark.parametrize(
    ("target", "text", "choice", "found"),
    [
        ("character", "put 1 damage on target character", "Villain plays Bolt on Rand", "yes"),
        (
            "character",
            "put 1 damage on target character",
            "Villain plays Bolt on Rand and Aginor",
            "Bolt needs 1 target",
        ),
        (
            "opponent's character",
            "put 1 damage on target character",
            "Villain plays Bolt on Aginor",
            "Bolt cannot target Aginor",
        ),
        (
            "character",
            "put 1 damage on target opponent's character",
            "Villain plays Bolt on Aginor",
            "Bolt cannot target Aginor",
        ),
        ("troop", "put 1 damage on target character", "Villain plays Bolt on Rand", "Bolt needs 2 targets"),
    ],
)
def test_a_target_named_twice_is_one_target(target: str, text: str, choice: str, found: str) -> None:
    """effect-event: a key and the text name the same target; what both say of it holds."""
    table = TWICE.replace("TARGET", target).replace("TEXT", text)

    assert reason(situation("events", table), choice).startswith(found)


def test_two_targets_that_the_text_tells_apart_stay_two() -> None:
    """effect-event: a target that the text means by `it` is not the one that it names besides."""
    table = TWICE.replace("TARGET", "character").replace("TEXT", "combat +1; put 1 damage on target character")

    assert reason(situation("events", table), "Villain plays Bolt on Rand").startswith("Bolt needs 2 targets")


@pytest.mark.parametrize(("text", "support"), [("support +1", 4), ("support -1", 2), ("opposition +2", 3)])
def test_an_event_without_target_changes_the_challenge(text: str, support: int) -> None:
    """generated: `support +1` on an event that aims at nothing counts for its player in the challenge."""
    table = f"""
    dominant: villain
    characters: {{Rand: {{owner: hero, combat: 3, in: pattern, rolls: 3 support}}}}
    events: {{Aid: {{owner: hero, text: {text}}}}}
    """
    found = situation("resolve-challenge", table, "Hero rotates Rand", "Hero plays Aid")

    assert value(found, "generated support of Hero") == support
