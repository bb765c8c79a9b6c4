"""A text box put together one sentence at a time: what is unread, and what must not run without it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from judge.cardtext import Reminder
from judge.games.lotr_lcg.cards.abilities import looking_back as back
from judge.games.lotr_lcg.cards.abilities import two_cases as cases
from judge.games.lotr_lcg.cards.abilities.all_the_time import (
    constant,
    counting,
    holds_all_the_time,
    if_given_doomed,
    of_the_host,
    reaches_staging,
    stands_alone,
    waits_by_itself,
)
from judge.games.lotr_lcg.cards.abilities.checks import asks_too_early, check, when_it_is_gone
from judge.games.lotr_lcg.cards.abilities.draft import ALTERS, BOLD, DEPENDS, PLAY_ONLY, Assembled, Draft
from judge.games.lotr_lcg.cards.abilities.opening import opened, paid_for, restricted
from judge.games.lotr_lcg.cards.abilities.pronouns import must_speak_of_somebody, of_the_sentence_before
from judge.games.lotr_lcg.cards.abilities.referring import follows_nothing, refers_to_nothing
from judge.games.lotr_lcg.cards.abilities.so_many import settled
from judge.games.lotr_lcg.cards.abilities.those_who import speaks_of_those, takes_turns
from judge.games.lotr_lcg.cards.expanding import Unread, expanded, must_happen, of_this_enemy, with_x, within_the_rules
from judge.games.lotr_lcg.cards.expanding.opposing import by_the_other_team
from judge.games.lotr_lcg.cards.meanings import (
    DOING_SO,
    IT,
    MOVED,
    ONE_COPY,
    THIS,
    X_OF_THEM,
    Ability,
    Amount,
    AttachedAs,
    Averts,
    Caps,
    CountsAs,
    Deeds,
    Defines,
    Instruction,
    Keyword,
    Keywords,
    Minimum,
    Opening,
    OtherAmount,
    OtherCase,
    Restricts,
    ShadowFor,
)


def assembled(sentences: Iterable[Any]) -> Assembled:
    """What sentences that were read make together, such as those in quotes."""
    box = TextBox()
    for each in sentences:
        box.add(each, "")
    box.close()
    return box.assembled()


class TextBox:
    """A text box being put together."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.places: list[tuple[int, ...]] = []
        self.keywords: list[Keyword] = []
        self.whys: list[str] = []
        self.draft: Draft | None = None
        self.x: Amount | None = None
        self.gap = False
        self.broken = False
        self.ahead: list[tuple[int, Restricts]] = []
        self.barred = False
        self.open: list[Ability] = []
        self.begun = 0

    def add(self, means: Any, text: str) -> None:
        """The next sentence; None for one that is not understood."""
        self.whys.append("")
        if isinstance(means, Reminder):
            return
        if means is None:
            self._unread(text)
            return
        try:
            self._take(means, text)
        except Unread as why:
            self.whys[-1] = str(why)
            self._unread(text)

    def close(self) -> None:
        """The ability that was being put together is complete."""
        draft, self.draft, self.gap = self.draft, None, False
        self.begun = len(self.abilities)
        if draft is None:
            return
        if draft.dead:
            self._leave_out(draft.at, draft.dead)
        elif too_early := asks_too_early(draft.ability):
            self._leave_out(draft.at, too_early)
        elif draft.ability.kind:
            draft = draft._replace(ability=back.with_named_type(draft.ability))
            if not draft.ability.kind:
                self._leave_out(draft.at, "it is not clear which type was named")
                return
            known, why = settled(draft.ability)
            if known is None:
                self._leave_out(draft.at, why)
                return
            draft = draft._replace(ability=known)
            self.broken = self.broken or (draft.gap and draft.ability.kind == "when revealed")
            self._keep([when_it_is_gone(draft.ability)], draft.at)

    def _leave_out(self, places: tuple[int, ...], why: str) -> None:
        """Sentences that are unread after all; the first reason stays."""
        for at in places:
            self.whys[at] = self.whys[at] or why

    def _keep(self, abilities: list[Ability], at: tuple[int, ...] = ()) -> None:
        """Abilities that are complete, and the sentences they stand in; the last one where nothing is said."""
        self.abilities += abilities
        self.places += [at or (len(self.whys) - 1,)] * len(abilities)

    def assembled(self) -> Assembled:
        """All that was understood, with what X is worked in."""
        self._without_revealed()
        done = self.abilities
        if self.x is None:
            self._drop(self.open.__contains__, "nothing that is understood says what X is")
        for at, _ in self.ahead if not done else ():
            self._leave_out((at,), "there is no ability that it could restrict")
        if self.x is not None:
            done = [found for at, each in enumerate(done) if (found := self._with_x(each, self.x, self.places[at]))]
            done.append(Ability("", "constant", effects=(Instruction("define x", THIS, self.x),)))
        return Assembled(tuple(done), tuple(self.keywords), tuple(self.whys))

    def _without_revealed(self) -> None:
        """`resolve the when revealed effect of this card` needs that effect to be understood as a whole."""
        self._drop(speaks_of_those, "it is not clear which players it refers to")
        self._drop(refers_to_nothing, "it is not clear which card or player it refers to")
        self._drop(follows_nothing, "nothing has been done before to which it could refer")
        whole = any(each.kind == "when revealed" for each in self.abilities) and not self.broken
        if not whole:
            self._drop(back.resolves_revealed, DEPENDS)

    def _drop(self, which: Callable[[Ability], bool], why: str) -> None:
        for at in reversed([at for at, each in enumerate(self.abilities) if which(each)]):
            self._leave_out(self.places[at], why)
            del self.abilities[at], self.places[at]

    def _with_x(self, ability: Ability, x: Amount, at: tuple[int, ...]) -> Ability | None:
        try:
            found: Ability = ability if back.names_x(ability) else with_x(ability, x)
        except Unread as why:
            self._leave_out(at, str(why))
            return None
        return found

    def _unread(self, text: str) -> None:
        if BOLD.match(text):
            self.close()
            self.draft = Draft(Ability("", ""), (), dead=DEPENDS)
        elif self.draft is not None:
            dead = self.draft.dead or (f'"{text}" may change it, and is not understood' if ALTERS.search(text) else "")
            self.draft = self.draft._replace(gap=True, dead=dead)
        else:
            self.gap = True
            self.barred = self.barred or bool(PLAY_ONLY.match(text))

    def _take(self, means: Any, text: str) -> None:
        means = by_the_other_team(means)
        means = of_this_enemy(means, means.kind if isinstance(means, Opening) else self._kind())
        match means:
            case Keywords():
                self.close()
                self.keywords += (each for each in means.words if each.amount != X_OF_THEM)
                self._with_open_number(tuple(each for each in means.words if each.amount == X_OF_THEM))
            case Opening() if not means.kind and not means.triggers:
                self._paid_now(means, text)
            case Opening() if holds_all_the_time(means):
                self.close()
                self._keep(constant(means.deeds, text))
            case Opening() if self.draft is not None and (deeds := back.of_that_attack(self.draft.last, means)):
                self._deeds(deeds, text)
            case Opening():
                bare = text and not BOLD.match(text) and not waits_by_itself(means)
                if (self.draft is not None or self.gap) and bare:
                    raise Unread("text after an ability without a bold word may be part of that ability")
                self.close()
                must_speak_of_somebody(means)
                must_happen(means)
                if self.barred or back.looks_for_undone(means.deeds.effects[:1]):
                    raise Unread(DEPENDS)
                ability = opened(means, text)
                for _, each in self.ahead:
                    ability = restricted(ability, each)
                at = (*(at for at, _ in self.ahead), len(self.whys) - 1)
                self.draft = Draft(ability, at, last=ability.effects, able=means.deeds.able)
            case Caps():
                self._changed(lambda done: cases.capped(done, means))
            case Averts():
                self._averted(means, text)
            case Defines():
                self._define(means.amount)
            case CountsAs():
                self._keep(counting(means))
            case AttachedAs():
                kept = counting(means.counts)
                self._take(Opening(Deeds((Instruction("attach", THIS, to=means.to),)), "when revealed"), text)
                self._keep(kept)
            case Restricts():
                self._restrict(means)
            case OtherCase() | OtherAmount():
                self._other_case(means)
            case ShadowFor():
                self._shadow_for(means, text)
            case Minimum():
                self._changed(lambda done: cases.kept_up(done, means.amount))
            case Deeds():
                self._deeds(means, text)

    def _with_open_number(self, keywords: tuple[Keyword, ...]) -> None:
        """letter-x: `Archery X`, by what it does; what X is stands in another sentence."""
        from judge.games.lotr_lcg.cards.later_sets import abilities_of

        self.open += abilities_of(keywords)
        self._keep(self.open[-len(keywords) :] if keywords else [])

    def _kind(self) -> str:
        return self.draft.ability.kind if self.draft is not None else ""

    def _deeds(self, means: Deeds, text: str) -> None:
        draft = self.draft
        if draft is not None and not draft.ability.kind:
            raise Unread(DEPENDS)
        means = back.of_this_effect(means, self._kind())
        if draft is not None and not stands_alone(means, draft.ability.kind):
            if draft.gap and back.refers_back(means):
                raise Unread(DEPENDS)
            if back.asks_how_it_went(means) and any(each.by.how in ("each player", "all") for each in draft.last):
                raise Unread("it is not clear which player it asks about")
            if back.speaks_of_unknown(draft.last, means) and not means.awaited:
                raise Unread("it is not clear which card it refers to")
            if back.speaks_of_each(draft.last, means) and not takes_turns(draft.last):
                raise Unread("it is not clear which player it refers to")
            if draft.able and means.then:
                means = means._replace(then=False)  # What could not be done was not asked for.
            if means.instead and (means.cases or means.conditions) and not means.otherwise:
                self._in_a_case(draft, means, text)
                return
            if means.otherwise:
                self._otherwise(draft, means, text)
                return
            if means.effects == (MOVED,):
                self._make_room(draft, text)
                return
            done = back.with_what_was_seen(expanded(means, draft.ability.kind), draft.ability.effects)
            done = back.of_the_told(draft.last, done, bool(draft.ability.triggers))
            if back.of_its_attack(draft.last, done):
                self._in_its_place(draft, back.as_it_attacks(draft.last, done), f"{draft.ability.text} {text}.")
                return
            check(done, draft.ability.kind, draft.ability.effects)
            for one_of_these, both in back.GOES_ON:
                if one_of_these(draft.last, done):
                    self._in_its_place(draft, both(draft.last, done), f"{draft.ability.text} {text}.")
                    return
            ability = draft.ability._replace(
                effects=(*draft.ability.effects, *done), text=f"{draft.ability.text} {text}."
            )
            self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=done, able=means.able)
            return
        if means.otherwise:
            raise Unread("it is not clear in which case it is done")
        if draft is None and not self.gap:
            means = if_given_doomed(means, self.abilities)
        if (self.gap or draft is not None) and back.refers_back(means) and draft is None:
            raise Unread(DEPENDS)
        if DOING_SO in means.whiles and not reaches_staging(self.abilities):
            raise Unread("it is not clear what is done")
        means = of_the_sentence_before(of_the_host(means, self.abilities), self.abilities[self.begun :])
        self._keep(constant(means, text))

    def _paid_now(self, means: Opening, text: str) -> None:
        """`Action: Choose an enemy. Exhaust this card to deal 2 damage to it`: the cost of that ability."""
        if self.draft is None or self.draft.gap or not self.draft.ability.kind:
            raise Unread(DEPENDS)
        ability = paid_for(self.draft.ability, means, text)
        at = (*self.draft.at, len(self.whys) - 1)
        self.draft = Draft(ability, at, last=ability.effects[len(self.draft.ability.effects) :], able=means.deeds.able)

    def _in_its_place(self, draft: Draft, done: tuple[Instruction, ...], text: str) -> None:
        """The ability with something else in the place of what the sentence before does."""
        before = draft.ability.effects[: len(draft.ability.effects) - len(draft.last)]
        ability = draft.ability._replace(effects=(*before, *done), text=text)
        self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=done)

    def _in_a_case(self, draft: Draft, means: Deeds, text: str) -> None:
        """`Do this. (Do that instead if ...)`: the sentence before, and in that case another one in its place."""
        done = expanded(means._replace(instead=False), draft.ability.kind)
        both = cases.one_or_other(draft.last, done)
        check(both, draft.ability.kind)
        self._in_its_place(draft, both, f"{draft.ability.text} {text}.")

    def _make_room(self, draft: Draft, text: str) -> None:
        """`If there is another active location, return it to the staging area`: before the new one becomes active."""
        if draft.gap or not draft.last or draft.last[-1].verb != "travel" or draft.last[-1].then:
            raise Unread("it is not clear which location it refers to")
        self._in_its_place(draft, (*draft.last[:-1], MOVED, draft.last[-1]), f"{draft.ability.text} {text}.")

    def _otherwise(self, draft: Draft, means: Deeds, text: str) -> None:
        """`If ..., do this. Otherwise, do that`."""
        if draft.gap or (back.refers_back(means) and not back.speaks_of_the_same(draft.last, means)):
            raise Unread(DEPENDS)
        both = cases.otherwise(draft.last, expanded(means._replace(otherwise=False), draft.ability.kind))
        check(both, draft.ability.kind, draft.ability.effects)
        self._in_its_place(draft, both, f"{draft.ability.text} {text}.")

    def _shadow_for(self, means: ShadowFor, text: str) -> None:
        """`(Deal it another shadow card.)`: for the attack that the sentence before makes, or at once without one."""
        draft = self.draft
        if draft is None or not draft.ability.kind or draft.gap:
            raise Unread(DEPENDS)
        done = back.with_shadow(draft.last, means.what)
        if done == draft.last and means.what == "another":
            self._deeds(Deeds((Instruction("deal shadow", IT),)), text)
            return
        if done == draft.last:
            raise Unread("there is no attack before it that it could refer to")
        self._in_its_place(draft, done, draft.ability.text)

    def _averted(self, means: Averts, text: str) -> None:
        """`The engaged player may raise his threat by 2 to cancel this effect`: that, or all of the effect."""
        draft = self.draft
        if draft is None or not draft.ability.kind or draft.gap:
            raise Unread(DEPENDS)
        either = cases.averted(means, draft.ability)
        ability = draft.ability._replace(effects=(either,), text=f"{draft.ability.text} {text}.")
        self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=(either,))

    def _define(self, x: Amount) -> None:
        within_the_rules([], Deeds((), x=x))
        draft = self.draft
        must_speak_of_somebody(x, draft.ability if draft is not None else None)
        if draft is not None and draft.ability.kind and back.uses_x(draft.ability) and not back.names_x(draft.ability):
            ability = with_x(draft.ability, x)
            self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=with_x(draft.last, x))
        else:
            self.x = x

    def _restrict(self, means: Restricts) -> None:
        must_speak_of_somebody(means, self.draft.ability if self.draft is not None else None)
        if means.play:
            self._keep(
                [Ability("", "constant", effects=(Instruction("play only", THIS, conditions=means.conditions),))]
            )
            return
        draft = self.draft
        if draft is not None and not draft.ability.kind:
            raise Unread(DEPENDS)
        if draft is None:
            last = self.abilities[-1].kind if self.abilities else ""
            if means.conditions == ONE_COPY and last == "constant" and not self.gap:
                self.abilities[-1] = restricted(self.abilities[-1], means)
                self.places[-1] = (*self.places[-1], len(self.whys) - 1)
                return
            if self.abilities or not means.conditions:
                raise Unread("there is no ability before it that it could restrict")
            self.ahead.append((len(self.whys) - 1, means))
            return
        self.draft = draft._replace(ability=restricted(draft.ability, means), at=(*draft.at, len(self.whys) - 1))

    def _changed(self, change: Callable[[tuple[Instruction, ...]], tuple[Instruction, ...]]) -> None:
        """What the sentence before does, in another way: of an ability, or of what holds all the time."""
        if self.draft is not None and self.draft.ability.kind:
            self._in_its_place(self.draft, change(self.draft.last), self.draft.ability.text)
        elif self.draft is None and self.abilities and self.abilities[-1].kind == "constant" and not self.gap:
            self.abilities[-1] = self.abilities[-1]._replace(effects=change(self.abilities[-1].effects))
        else:
            raise Unread(DEPENDS)

    def _other_case(self, means: OtherCase | OtherAmount) -> None:
        """`(+3 attack instead if ...)`: the sentence before in one case, and with another number in the other."""
        if self.draft is not None and self.draft.ability.kind:
            self._in_its_place(self.draft, cases.in_both_cases(self.draft.last, means), self.draft.ability.text)
        elif self.draft is None and self.abilities and self.abilities[-1].kind == "constant" and not self.gap:
            last = self.abilities[-1]
            means = means._replace(conditions=tuple(cases.same_in_case(x, last.effects) for x in means.conditions))
            self.abilities[-1] = last._replace(effects=cases.in_both_cases(last.effects, means))
        else:
            raise Unread(DEPENDS)
