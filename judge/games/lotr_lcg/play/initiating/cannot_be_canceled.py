"""cannot, cancel: what cannot be canceled, by its own text or by that of another card."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden
from judge.games.lotr_lcg.play.who import any_card
from judge.games.lotr_lcg.things import Card, Occurrence


def why_firm(now: Moment, event: Occurrence) -> Refusal | None:
    """Why something that is about to happen cannot be canceled; None if it can be."""
    of = any_card(now, event.subject)
    if of is None:
        return None
    if _is_firm(of, event.detail):
        return refuse(f"the effect of {of.name} cannot be canceled", cite("cannot"), cite("cancel"))
    revealed = forbidden(now, of, "be canceled as it is revealed") if event.detail == "when revealed" else None
    return revealed or forbidden(now, of, "be canceled")


def _is_firm(of: Card, detail: str) -> bool:
    """Whether a card says that its effects cannot be canceled, or that effect of several."""
    said = (each for text in of.printed.abilities for each in text.effects if each.verb == "cannot")
    own = (each for each in said if each.what == "be canceled" and each.group.how in ("this", ""))
    return any(each.op in ("", detail) for each in own)
