"""constant-ability: what holds all the time is looked for where it can be, also on a table full of such cards.

Counted, not timed: each of these texts decides which abilities or which type other cards have, and so whether the
texts of those count.
"""

from __future__ import annotations

import pytest
from situations import choices

from judge.games.lotr_lcg.play.abilities import constant_abilities
from lotr_lcg.situations import situation

ALLIES = "\n".join(
    f'  Miner {n}: {{owner: Ana, traits: [Dwarf], text: "Miner {n} gets +1 attack while a Dwarf hero is in play."}}'
    for n in range(1, 9)
)
TABLE = f"""
players: {{Ana: {{threat: 20}}}}
heroes:
  Hild: {{owner: Ana, traits: [Dwarf], text: "Treat the text box of each Orc enemy as if it were blank."}}
  Odo: {{owner: Ana, text: 'Each Dwarf character gains: "Action: Exhaust this card to lower your threat by 1."'}}
allies:
  Bari: {{owner: Ana, text: "While a Dwarf is in play, Bari loses the ally card type and gains the hero card type."}}
{ALLIES}
enemies:
  Orc: {{traits: [Orc], engaged: Ana, attack: 1, text: "Orc gets +2 attack while a hero is in play."}}
"""


def test_each_text_is_looked_at_a_bounded_number_of_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """12 cards with such texts: to list who may act, some thousand looks at a card, not some hundred thousand."""
    looks, look = 0, constant_abilities._from_card

    def counted(*given):  # type: ignore[no-untyped-def]
        nonlocal looks
        looks += 1
        return look(*given)

    monkeypatch.setattr(constant_abilities, "_from_card", counted)
    play = situation("planning", TABLE)
    found = choices(play)

    assert "Ana uses Hild" in found
    assert "Ana uses Miner 8" in found
    assert "Ana uses Odo" not in found
    assert looks < 6_000
