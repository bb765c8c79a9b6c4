"""What an event goes on to say of the next card that is recruited, when it has spoken of that card before."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import IT, TARGET, THIS, TURN, YOU, Change, Gain, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import EVENT, Printed

SPOKEN = (IT, TARGET, THIS)


def of_the_recruit(clause: Clause, card: Printed, before: list[Effect]) -> Clause:
    """event-expiry: `the next character you recruit costs less. He is placed in the battleground`."""
    which = _next_of(before) if card.kind == EVENT and clause == Clause(clause.deeds) else None
    if which is None or not clause.deeds or not all(map(_becomes, clause.deeds)):
        return clause
    rules = tuple(rule for each in clause.deeds for rule in each.rules)
    sent = "battleground" if any(each.verb == "send" for each in clause.deeds) else ""
    until = next((each.until for each in clause.deeds if each.until), TURN if rules else "")
    return Clause((Deed("next recruit", YOU, which=which, rules=rules, until=until, what=sent),))


def _next_of(before: list[Effect]) -> Which | None:
    """Of which card the last deed of an event spoke that is still to be recruited."""
    done = [deed for each in before[-1:] if not each.picks for _, deeds in each.options for deed in deeds]
    if not done or len(before[-1].options) > 1:
        return None
    if done[-1].verb == "next recruit":
        return done[-1].which
    return next((rule.which for rule in done[-1].rules if isinstance(rule, Change) and rule.next), None)


def _becomes(deed: Deed) -> bool:
    if deed.whom not in SPOKEN or deed.conditions:
        return False
    gained = all(
        isinstance(each, Gain) or (isinstance(each, Change) and "cost" not in each.what) for each in deed.rules
    )
    sent = deed == Deed("send", deed.whom, what="battleground")
    return sent or (deed.verb == "has" and bool(deed.rules) and gained)
