"""What a text has chosen before it speaks of it, and whether it speaks of the active Location's Initiative."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.meanings import (
    OF_CHOICE,
    OF_INITIATIVE,
    THAT_ONE,
    ChosenElement,
    ChosenStat,
    Measure,
    Say,
    Stat,
    Trait,
)
from judge.games.chaotic.cards.meanings.instructions import Choose, Gets
from judge.games.chaotic.cards.refusals import Refused

INITIATIVE = Trait("initiative", "element")
OF_INITIATIVES = {
    "element": Say("initiative is an element"),
    "discipline": Say("initiative is a discipline"),
}
NOT_CHOSEN = "nothing is chosen before this"


class Choices:
    """What a text has chosen so far."""

    def __init__(self) -> None:
        self.chosen: set[str] = set()
        self.initiative = ""

    def sentence(self, given: tuple[Any, ...]) -> None:
        """A sentence begins, with its conditions."""
        self.initiative = next((each for each, said in OF_INITIATIVES.items() if said in given), "")

    def condition(self, condition: Any) -> None:
        """A coin that is spoken of was flipped."""
        if condition in (Say("heads"), Say("tails")) and "coin" not in self.chosen:
            raise Refused("no coin is flipped before this")

    def quality(self, value: Any) -> Any:
        """`That Discipline`, `that Elemental Type`, `that Tribe` of a description."""
        if isinstance(value, Measure) and value.stats == (THAT_ONE,):
            return value._replace(stats=(self._chosen_thing("discipline"),))
        if isinstance(value, Trait) and value.sort == "chosen":
            return value._replace(name=self._chosen_thing(value.name))
        return value

    def deed(self, deed: Any) -> Any:
        """What is said of an element or a Discipline that was chosen needs a choice before it, or in front of it."""
        if isinstance(deed, Choose):
            self.chosen.add(deed.what)
        if not isinstance(deed, Gets):
            return deed
        deed = deed._replace(gains=self._of_initiative(deed.gains), loses=self._of_initiative(deed.loses))
        for gift in (*deed.gains, *deed.loses):
            if isinstance(gift, ChosenElement | ChosenStat):
                what = "element" if isinstance(gift, ChosenElement) else "discipline"
                made = gift.made or getattr(gift, "other", False) or (isinstance(gift, ChosenElement) and gift.amount)
                if made and what not in self.chosen:
                    raise Refused(NOT_CHOSEN)
                self.chosen.add(what)
        return deed

    def _of_initiative(self, gifts: tuple[Any, ...]) -> tuple[Any, ...]:
        """`That Discipline`, `that Elemental Type`, where the sentence speaks of that of Initiative."""
        found: list[Any] = []
        for each in gifts:
            if isinstance(each, ChosenElement) and each.made and self.initiative == "element":
                found.append(INITIATIVE)
            elif isinstance(each, ChosenStat) and each.made and self.initiative == "discipline":
                found.append(Stat(each.amount, (OF_INITIATIVE,)))
            else:
                found.append(each)
        return tuple(found)

    def _chosen_thing(self, what: str) -> str:
        """What is chosen before this, or what Initiative is of."""
        if what == self.initiative:
            return OF_INITIATIVE
        if what not in self.chosen:
            raise Refused(NOT_CHOSEN)
        return OF_CHOICE if what == "discipline" else what
