"""Ability text in the short words of rows and scenarios."""

from typing import Any

import pytest

from judge.cardtext import Lexicon
from judge.games.wot_conquest.cards import meanings as m
from judge.games.wot_conquest.cards.reading import key_read

THIS = m.Unsaid()
MINE, THEIRS = m.All(m.Pieces("unit", "friendly")), m.All(m.Pieces("unit", "enemy"))


def change(stat: Any, op: Any, amount: int, whom: m.Whom = THIS, until: Any = "") -> m.ChangeFigures:
    return m.ChangeFigures((m.Change(stat, op, amount),), whom, until=until)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("attack +3", change("attack", "add", 3)),
        ("attack + 3", change("attack", "add", 3)),
        ("+3 attack to target", change("attack", "add", 3, m.Target())),
        ("target gets +2 defence", change("defense", "add", 2, m.Target())),
        ("each enemy unit: attack -1", change("attack", "subtract", 1, THEIRS)),
        ("my side attack +3 this turn", change("attack", "add", 3, m.Side("mine"), "turn")),
        ("gain 2 damage", change("damage", "add", 2)),
        ("lose 1 def", change("defense", "subtract", 1)),
        ("double the attack of my units", change("attack", "multiply", 2, MINE)),
        ("set defense to 5", change("defense", "set", 5)),
        ("deals 2 damage to each enemy unit", m.Deal(2, THEIRS)),
        ("target takes 2 damage", m.Deal(2, m.Target())),
        ("deal 2 to enemies", m.Deal(2, THEIRS)),
        ("heal this fully", m.Heal(None, m.This())),
        ("heal fully", m.Heal(None)),
        ("heal 1 to theirs", m.Heal(1, THEIRS)),
        ("gain 1 Favor token", m.Tokens("gain", 1, "favor")),
        ("target loses Leader", m.LoseTrait("Leader", m.Target())),
        ("target gains Leader", m.GainTrait("Leader", m.Target())),
        ("target gains the Leader trait", m.GainTrait("Leader", m.Target())),
        ("target gains +2 attack", change("attack", "add", 2, m.Target())),
        ("destroy target", m.Kill(m.Target())),
        ("move this up to a short-span", m.Walk("short-span", m.This())),
        ("move a short-span", m.Walk("short-span")),
        ("move target a long-span", m.Walk("long-span", m.Target())),
        ("deal 1 to Fade", m.Deal(1, m.Called("Fade"))),
        ("gain 1 luck", m.Tokens("gain", 1, "luck")),
    ],
)
def test_what_short_words_mean(text: str, meant: m.Deed) -> None:
    """With and without `to`, `the`, `gets`; names and tokens of the table are known."""
    assert key_read("order", "instruction", text, Lexicon(name=("Fade",), token=("luck",))) == (meant,)


@pytest.mark.parametrize(
    "text", ["explode everything", "attack /0", "deal 1 to Fede", "gain 1 chocolate", "gain the trait Purple"]
)
def test_what_no_list_has_is_no_instruction(text: str) -> None:
    """A word that is no form, name, trait or token is refused."""
    with pytest.raises(ValueError, match="is no instruction"):
        key_read("order", "instruction", text, Lexicon(name=("Fade",)))
