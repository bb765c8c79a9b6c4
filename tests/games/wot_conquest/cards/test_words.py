"""Ability text in the words that players use."""

import pytest

from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.cards.meanings import Change, Instruction


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("attack +3", Instruction("change", "this", Change("attack", "add", 3))),
        ("+3 attack to target", Instruction("change", "target", Change("attack", "add", 3))),
        ("target gets +2 defence", Instruction("change", "target", Change("defense", "add", 2))),
        ("each enemy unit: attack -1", Instruction("change", "theirs", Change("attack", "subtract", 1))),
        ("my side attack +3 this turn", Instruction("change", "my side", Change("attack", "add", 3), until="turn")),
        ("gain 2 damage", Instruction("change", "this", Change("damage", "add", 2))),
        ("lose 1 def", Instruction("change", "this", Change("defense", "subtract", 1))),
        ("double the attack of my units", Instruction("change", "mine", Change("attack", "multiply", 2))),
        ("set defense to 5", Instruction("change", "this", Change("defense", "set", 5))),
        ("deals 2 damage to each enemy unit", Instruction("deal", "theirs", amount=2)),
        ("target takes 2 damage", Instruction("deal", "target", amount=2)),
        ("heal this fully", Instruction("heal", "this", amount=999)),
        ("explode everything", None),
        ("heal fully", Instruction("heal", "this", amount=999)),
        ("gain 1 Favor token", Instruction("tokens", "you", amount=1, what="favor")),
        ("target loses Leader", Instruction("lose trait", "target", what="Leader")),
        ("target gains Leader", Instruction("gain trait", "target", what="Leader")),
        ("target gains the Leader trait", Instruction("gain trait", "target", what="Leader")),
        ("target gains +2 attack", Instruction("change", "target", Change("attack", "add", 2))),
        ("destroy target", Instruction("kill", "target")),
        ("move this up to a short-span", Instruction("walk", "this", what="short-span")),
        ("move a short-span", Instruction("walk", "this", what="short-span")),
        ("move target a long-span", Instruction("walk", "target", what="long-span")),
    ],
)  # fmt: skip
def test_ability_text_in_the_words_players_use(text: str, meant: Instruction | None) -> None:
    """With and without `to`, `the`, `gets`; a form that is not known is refused."""
    if meant is None:
        with pytest.raises(ValueError, match="is no instruction"):
            words.instruction(text)
    else:
        assert words.instruction(text) == meant
