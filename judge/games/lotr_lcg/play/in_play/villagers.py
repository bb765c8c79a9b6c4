"""keywords: the villager tokens of later sets, which this rulebook does not have."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import count, in_vain, just_happens, makes
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import Context, Occurrence
from judge.kit.words import counted

just_happens("villagers", counted=True)
in_vain("move villagers", lambda now, name: not card(now, name).villagers, "has no villager token", "move")
in_vain("discard villagers", lambda now, name: not card(now, name).villagers, "has no villager token",
        "ability-potential-change")  # fmt: skip


@occurs("villagers")
def place_villagers(now: Moment, what: Occurrence) -> None:
    """Villager tokens are placed on a card."""
    _have(now, what.subject, card(now, what.subject).villagers + what.amount)


@makes("discard villagers")
def _discard(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("discard-villagers", name, min(count(now, what, about), card(now, name).villagers))


@occurs("discard-villagers")
def discard_villagers(now: Moment, what: Occurrence) -> None:
    """Villager tokens are discarded from a card, as many as there are."""
    _have(now, what.subject, max(0, card(now, what.subject).villagers - what.amount))


def _have(now: Moment, name: str, many: int) -> None:
    """The villager tokens that a card has now."""
    now.put(card(now, name)._replace(villagers=many))
    said = f"{name} has {counted(many, 'villager token')}."
    now.say(said, cite("keywords"), cite("golden-rule-card-over-rules"), event=("villagers", name))


@makes("move villagers")
def _move(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    moved = min(card(now, name).villagers, count(now, what, about))
    for each in members(now, what.to, about)[:1]:
        if each != name and moved:
            yield Occurrence("move-villagers", name, moved, other=each)


@occurs("move-villagers")
def move_villagers(now: Moment, what: Occurrence) -> None:
    """move: villager tokens go from one card to another."""
    _have(now, what.subject, card(now, what.subject).villagers - what.amount)
    _have(now, what.other, card(now, what.other).villagers + what.amount)
