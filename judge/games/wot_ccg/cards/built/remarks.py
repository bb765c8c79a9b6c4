"""Sentences that do nothing by themselves: what a card asks for, whom it replaces, remarks on the sentence before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.cardtext import Sentence, say
from judge.games.wot_ccg.cards.anew import any_order
from judge.games.wot_ccg.cards.composing import extended, recruit_cost, resolved, with_symbols
from judge.games.wot_ccg.cards.kinds_of_clauses import is_pattern
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import ABILITIES, IT, All, Change, Count, Permit, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import (
    EVENT_LIKE,
    LIMITED,
    REQUIRED,
    TRIGGER,
    Clause,
    Deed,
    Effect,
    Limited,
    Note,
    Occasion,
    Of,
    PaidEach,
    Played,
    Replaces,
    Until,
)
from judge.games.wot_ccg.cards.printed import EVENT, Printed, Unusable
from judge.games.wot_ccg.cards.refused.own_part import refuse_other_play


def parts(value: Any) -> Iterator[Any]:
    """A meaning and all that it is made of."""
    yield value
    if isinstance(value, tuple):
        for each in value:
            yield from parts(each)


def but_itself(effect: Effect) -> Effect:
    """An effect that counts cards, without the card that says so."""
    counted = [each for each in parts(effect) if isinstance(each, Count) and each.which is not None]
    if len(set(counted)) != 1 or counted[0].which is None or counted[0].what != "cards":
        raise Unusable("the text does not say what it is not counted in")
    others = counted[0]._replace(which=counted[0].which._replace(other=True))
    found: Effect = _put_for(effect, counted[0], others)
    return found


def _put_for(value: Any, old: Any, new: Any) -> Any:
    if value == old and type(value) is type(old):
        return new
    if not isinstance(value, tuple):
        return value
    found = [_put_for(each, old, new) for each in value]
    return type(value)(*found) if hasattr(value, "_fields") else tuple(found)


def narrowed(effect: Effect, which: Which, *, never: bool) -> Effect:
    """effects-in-play: an effect that is aimed only at some of those whom it describes."""
    aims = [at for at, each in enumerate(effect.picks) if each.target or len(effect.picks) == 1]
    pick = effect.picks[aims[0]] if len(aims) == 1 else None
    usable = effect.timing in (EVENT_LIKE, LIMITED, TRIGGER)
    if pick is None or not usable or pick.which.kind not in FIGHTING or pick.which.zone != "play":
        raise Unusable("the text does not say what it speaks of")
    found = _without(pick.which, which) if never else pick.which._replace(of=(which,))
    if found is None or (not never and (pick.which.of or which.zone != "play")):
        raise Unusable("the text does not say what it speaks of")
    picks = tuple(each._replace(which=found) if at == aims[0] else each for at, each in enumerate(effect.picks))
    return effect._replace(picks=picks)


def _without(pick: Which, which: Which) -> Which | None:
    """A description without the cards of another one, where that is one mark, or all who began the game."""
    if which.kind not in ("", "fighter", pick.kind):
        return None
    bare = which._replace(kind="")
    if bare == Which(states=("starting",)):
        return pick._replace(states=tuple(sorted({*pick.states, "non-starting"})))
    if bare == Which(states=("non-starting",)):
        return pick._replace(states=tuple(sorted({*pick.states, "starting"})))
    return pick._replace(without=(*pick.without, *bare.marks)) if bare == Which(marks=bare.marks[:1]) else None


FIGHTING = ("", "card", "character", "troop", "fighter")


def into_pools(effect: Effect) -> Effect:
    """An effect that lets a player roll dice, whose results count."""
    if any(not deeds or deeds[-1].verb != "roll dice" or deeds[-1].only_for for _, deeds in effect.options):
        raise Unusable("the text does not say what is rolled")
    counted = ((name, (*deeds[:-1], deeds[-1]._replace(only_for="pools"))) for name, deeds in effect.options)
    return effect._replace(options=tuple(counted))


def _done(effect: Effect) -> list[Deed]:
    return [deed for _, deeds in effect.options for deed in deeds]


class Remarks:
    """What has been read of a card so far, and what such sentences make of it."""

    card: Printed
    effects: list[Effect]
    replaces: str
    needs: int
    total: int
    again: bool
    open: tuple[str, int] | None
    awaited: PaidEach | None
    broken: bool

    def _clause(self, clause: Clause) -> None:
        raise NotImplementedError

    def _required(self, means: Played) -> None:
        refuse_other_play(means, self.card)
        name = say(LANGUAGE, means)
        if means.action in ("recruit cost", "recruit also"):
            self.effects.append(recruit_cost(means, name))
            return
        if (
            all(is_pattern(each) for each in means.conditions)
            and means.conditions
            and means.action in ("recruit", "play")
        ):
            for each in means.conditions:
                self.needs = max(self.needs, each.number if each.whose == "yours" else 0)
                self.total = max(self.total, each.number if each.whose == "total" else 0)
            return
        self.effects.append(
            Effect(
                name,
                REQUIRED,
                conditions=resolved(means.conditions, Ref("this")),
                action=means.action,
                whom=All(means.which) if means.which else None,
            )
        )

    def _replaces(self, means: Replaces) -> None:
        again = self.replaces == means.name and means == Replaces(means.name, tokens=means.tokens)
        if self.card.kind != "character" or (self.replaces and not again):
            raise Unusable
        if means.then:
            before = Effect("", TRIGGER, when=Occasion("enters play"), options=(("", ()),))
            self.effects.append(extended(before, Clause(means.then), self.card, continuous=False))
        self.replaces, self.needs, self.again = means.name, max(self.needs, means.tokens), means.again

    def _symbols(self, means: Of) -> None:
        """What is said of the symbols that the effect before generates."""
        last = self._last()
        changed = with_symbols(last, means)
        if changed == last:
            raise Unusable
        self.effects[-1] = changed

    def _until(self, means: Until) -> None:
        last = self._last()
        options = tuple(
            (name, (*deeds[:-1], deeds[-1]._replace(until=means.until))) for name, deeds in last.options if deeds
        )
        if not options or any(deeds[-1].verb not in ("has", "next recruit") for _, deeds in options):
            raise Unusable
        self.effects[-1] = last._replace(options=options)

    def _limited(self, means: Limited) -> None:
        """effect-default-event: an effect that can be used once a turn or a game; it must be the only one there is."""
        usable = [at for at, each in enumerate(self.effects) if each.timing in (EVENT_LIKE, LIMITED)]
        if usable != [len(self.effects) - 1] or self.effects[-1].once or self.card.kind == EVENT:
            raise Unusable
        asked = (*self.effects[-1].conditions, *resolved(means.conditions, Ref("this")))
        self.effects[-1] = self.effects[-1]._replace(once=means.once, conditions=asked)

    def _remark(self, means: Note) -> None:
        """A remark says nothing new; it is read only behind what it speaks of."""
        if means.what == "any amount":
            self.open = means.icon
            return
        if means.what in ("errata", "text removed"):
            return
        last = self._last()
        if means.what == "not itself":
            self.effects[-1] = but_itself(last)
            return
        if means.what in ("only target", "never target") and means.which is not None:
            if self.broken:
                raise Unusable("the text does not say what it speaks of")
            self.effects[-1] = narrowed(last, means.which, never=means.what == "never target")
            return
        changes = [each for each in parts(last) if isinstance(each, Change) and each.what.endswith("cost")]
        match means.what:
            case "any order":
                options = tuple((name, any_order(deeds)) for name, deeds in last.options)
                if options == last.options:
                    raise Unusable("there is no order")
                self.effects[-1] = last._replace(options=options)
                return
            case "rolled just now" if last.reroll and last.timing == EVENT_LIKE and not last.use:
                self.effects[-1] = last._replace(use="rolling")
                return
            case "into pools":
                self.effects[-1] = into_pools(last)
                return
            case "discarded after":
                true = last.does("stand in")
            case "in the Last Battle":
                own = (All(means.which or Which()), (Permit("politics in the Last Battle"),))
                true = means.ability == "politics" and (last.whom, last.rules) == own
            case "for example":
                true = any(each.verb == "name card" and each.what.endswith("type") for each in _done(last))
            case "rounded up":
                true = any(isinstance(each, Change) and each.op == "divide" for each in parts(last))
            case "his choice":
                done = [deed for _, deeds in last.options for deed in deeds]
                true = any(deed.by is not None or deed.verb == "discard cards" for deed in done)
            case "rolled again":
                true = last.reroll
            case "shuffled":
                true = any(each.verb.startswith("search") for _, deeds in last.options for each in deeds)
            case "found" if last.picks and not last.does("search"):
                self._clause(Clause((Deed("return", IT),)))
                return
            case "found":
                true = last.does("search")
            case "any damage":
                true = last.timing in (EVENT_LIKE, LIMITED) and any(each.verb == "deal" for each in last.costs)
            case "your choice":
                true = len(last.options) > 1
            case "add" | "subtract":
                true = bool(changes) and all(each.op == means.what for each in changes)
            case _:
                true = True
        if not true:
            raise Unusable("the text does not say what it speaks of")

    def _without_idle_prices(self, sentences: list[Sentence]) -> list[Sentence]:
        """A price that was said, and never what is paid for it, is not understood."""
        idle = ("any amount",) if self._never_spent() else ()
        found = (
            isinstance(each.means, Note)
            and each.means.what in idle
            or (isinstance(each.means, PaidEach) and self.awaited is not None)
            for each in sentences
        )
        why = "the text does not say what is paid for"
        return [
            each._replace(means=None, said="", why=why) if lost else each
            for each, lost in zip(sentences, found, strict=True)
        ]

    def _never_spent(self) -> bool:
        """Whether it was said that any amount of a symbol is paid, and never what for."""
        if self.open is None:
            return False
        paid = [
            each.results.symbols
            for effect in self.effects
            for each in effect.costs
            if each.what == "each" and each.results
        ]
        paid += [each.per for effect in self.effects for each in effect.picks]
        word, n = self.open
        return word not in ABILITIES or n != 1 or not any(each[ABILITIES.index(word)] for each in paid)

    def _paid_each(self, means: PaidEach) -> None:
        if not self.effects and self.card.kind == EVENT:
            self.awaited = means
            return
        last = self._last()
        open_ = [at for at, each in enumerate(last.picks) if each.target and each.most > 1 and not any(each.per)]
        if len(open_) != 1 or not any(means.results.symbols) or last.timing not in (EVENT_LIKE, LIMITED):
            raise Unusable
        picks = list(last.picks)
        picks[open_[0]] = picks[open_[0]]._replace(per=means.results.symbols)
        self.effects[-1] = last._replace(picks=tuple(picks))

    def _last(self) -> Effect:
        if not self.effects:
            raise Unusable
        return self.effects[-1]
