"""The sentences of an event put together: they are one effect, paid for once and carried out from top to bottom."""

from __future__ import annotations

import re

from judge.games.wot_ccg.cards.anew import in_place, postponed
from judge.games.wot_ccg.cards.built.remarks import Remarks
from judge.games.wot_ccg.cards.composing import extended
from judge.games.wot_ccg.cards.meanings import Chosen, Ref, Results
from judge.games.wot_ccg.cards.meanings.effects import EVENT_LIKE, LIMITED, REQUIRED, Clause, Deed, Effect
from judge.games.wot_ccg.cards.printed import Unusable
from judge.games.wot_ccg.cards.waiting import later_of_event

AND_TARGET = re.compile(r"^convert\b.*\band target\b", re.IGNORECASE)


class Events(Remarks):
    """What has been read of an event so far."""

    aims: tuple[Chosen, ...]
    text: str

    def _of_event(self, clause: Clause) -> None:
        """event-no-interrupt: all sentences of an event are one effect, carried out from top to bottom."""
        clause = postponed(later_of_event(clause, self.text), self._main(), self.text)
        if clause.when is not None or clause.timing or clause.once or clause.use:
            raise Unusable
        if AND_TARGET.search(self.text) and all(each.verb == "convert tokens" for each in clause.costs):
            clause = clause._replace(deeds=(*clause.costs, *clause.deeds), costs=())
        main = self._main_at()
        before = self.effects[main] if main is not None else Effect("", picks=self.aims, options=(("", ()),))
        made = extended(before, clause, self.card, continuous=False)
        paid = (
            (Deed("pay", Ref("this"), results=Results(symbols=self.card.cost)),)
            if any(self.card.cost) and main is None
            else ()
        )
        made = made._replace(
            timing=LIMITED if self.card.limited else EVENT_LIKE, zone="hand", costs=(*paid, *made.costs)
        )
        if main is None:
            self.effects.append(made)
        else:
            self.effects[main] = made
        if self.awaited is not None and any(each.target for each in made.picks):
            awaited, self.awaited = self.awaited, None
            self._paid_each(awaited)

    def _instead(self, clause: Clause) -> bool:
        """event-no-interrupt: what is done in place of what the sentence before does."""
        if not clause.instead or clause.when is not None:
            return False
        if not self.effects:
            raise Unusable("the text does not say in place of what")
        self.effects[-1] = in_place(self.effects[-1], clause, self.card)
        return True

    def _main_at(self) -> int | None:
        """Where the one effect of an event is."""
        return next((at for at, each in enumerate(self.effects) if each.timing != REQUIRED), None)

    def _main(self) -> Effect:
        """The one effect of an event, as far as it has been read."""
        at = self._main_at()
        return Effect("") if at is None else self.effects[at]
