"""The sentences of a challenge put together: its target, what it admits, its outcome, what it becomes."""

from __future__ import annotations

from judge.games.wot_ccg.cards.anew import taking_part, tallied
from judge.games.wot_ccg.cards.built.events import Events
from judge.games.wot_ccg.cards.built.prophecies import FULFILLED, waits_for
from judge.games.wot_ccg.cards.composing import extended, resolved
from judge.games.wot_ccg.cards.kinds_of_clauses import is_aim, is_static, rolled_before
from judge.games.wot_ccg.cards.meanings import (
    CHALLENGE_END,
    Admits,
    Aimed,
    All,
    Ban,
    Change,
    Chosen,
    Condition,
    Ref,
    Role,
)
from judge.games.wot_ccg.cards.meanings.effects import (
    AIM,
    CONTINUOUS,
    TRIGGER,
    Clause,
    Deed,
    Effect,
    Occasion,
    Requires,
)
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, Unusable
from judge.games.wot_ccg.cards.refused.own_part import refuse_other_bearer

OTHERWISE = Occasion("otherwise")
NOT_READIED = Ban("ready during the next ready round")
ROLES = (Role("no reinforcement"), Role("removed after"))


def _of_challenges(deed: Deed) -> bool:
    """A challenge is not in play: what its text makes so is so of the challenge itself, not of cards."""
    counted = [rule.what in ("support", "opposition") for rule in deed.rules if isinstance(rule, Change)]
    others = [rule for rule in deed.rules if not isinstance(rule, Change | Admits) and rule not in ROLES]
    return deed.whom == Ref("this") and all(counted) and not others


def _of_its_time(deed: Deed) -> bool:
    """What players cannot do while the challenge whose text it is is being resolved."""
    barred = all(isinstance(rule, Ban) for rule in deed.rules)
    return barred and isinstance(deed.whom, Ref) and deed.conditions == (Condition("resolving this"),)


def in_this_challenge(clause: Clause) -> bool:
    """Whether a clause says what is so of all that participate in the challenge whose text it is, or happens to them.

    What happens to them does so as the resolution begins: before that nobody participates, after it nobody does.
    """
    there = all(isinstance(each.whom, All) and each.whom.which.where == "that" for each in clause.deeds)
    if clause.when is not None:
        plain = clause == Clause(clause.deeds, when=clause.when) and clause.when == Occasion("resolution round")
        return there and plain and all(each.verb in TO_ALL for each in clause.deeds)
    lasting = clause._replace(deeds=tuple(
        each._replace(until="") if each.until == CHALLENGE_END else each for each in clause.deeds))  # fmt: skip
    numbers = (rule.amount for each in clause.deeds for rule in each.rules if isinstance(rule, Change))
    counted = clause.each is not None or not all(isinstance(each, int) for each in numbers)
    return there and bool(clause.deeds) and is_static(lasting) and not clause.conditions and not counted


TO_ALL = ("deal", "heal", "rotate", "kill", "discard", "withdraw")


class Challenges(Events):
    """What has been read of a challenge so far."""

    aim: Chosen | None
    asked: tuple[Condition, ...]
    foretold: bool
    becomes: str

    def _in_play(self, clause: Clause) -> None:
        raise NotImplementedError

    def _continuous(self, clause: Clause) -> None:
        raise NotImplementedError

    def _of_challenge(self, clause: Clause) -> None:
        by_lead = clause.each is not None and clause.each.of.what == "lead"
        if clause.when is None and (by_lead or any(each.test == "by" for each in clause.conditions)):
            clause = clause._replace(when=Occasion("succeed"))
        if clause.when == OTHERWISE:
            if self._last().when != Occasion("succeed") or self._last().conditions:
                raise Unusable("the text does not say otherwise than what")
            clause = clause._replace(when=Occasion("fail"))
        if clause.becomes is not None:
            self._becomes(clause)
            return
        if clause == Clause(clause.deeds) and [each.verb for each in clause.deeds] == ["choose"]:
            clause = clause._replace(when=Occasion("revealed"))  # declare-reveal: before anybody participates.
        if self._of_seen(clause):
            self.effects[-1] = extended(self.effects[-1], clause, self.card, continuous=False)
        elif self._goes_on_after_outcome(clause):
            self.effects[-1] = extended(self.effects[-1], taking_part(clause), self.card, continuous=False)
        elif is_aim(clause):
            self._aimed(clause)
        elif clause.when is not None and clause.when.event in ("succeed", "fail", "revealed"):
            self._upon_outcome(clause, clause.when)
        elif is_static(clause) and all(map(_of_challenges, clause.deeds)):
            self._continuous(clause._replace(conditions=taking_part(clause.conditions)))
        elif in_this_challenge(clause) or (is_static(clause) and all(map(_of_its_time, clause.deeds))):
            self._of_participants(clause)
        else:
            raise Unusable

    def _of_participants(self, clause: Clause) -> None:
        """participating: what a challenge says of the cards in it, all the time or when the resolution begins."""
        if clause.when is not None:
            before = Effect("", TRIGGER, zone=CHALLENGE, when=clause.when, options=(("", ()),))
            self.effects.append(extended(before, clause, self.card, continuous=False))
            return
        deeds = tuple(each._replace(until="") for each in clause.deeds)
        known = len(self.effects)
        self._continuous(clause._replace(deeds=deeds))
        self.effects[known:] = [each._replace(zone=CHALLENGE) for each in self.effects[known:]]

    def _goes_on_after_outcome(self, clause: Clause) -> bool:
        """outcome-success: `It does not ready`: the card that the outcome before speaks of."""
        last = self.effects[-1] if self.effects else None
        if last is None or last.when not in (Occasion("succeed"), Occasion("fail")) or len(last.options) != 1:
            return False
        one = last.picks and not any(isinstance(each.whom, All) for each in last.options[0][1])
        if self.aim is not None and self._of_the_target(clause, last):
            return True
        plain = clause == Clause(clause.deeds) and all(each.whom == Ref("it") for each in clause.deeds)
        readied = all(rule == NOT_READIED for each in clause.deeds for rule in each.rules)
        return bool(one) and len(last.picks) == 1 and plain and bool(clause.deeds) and readied

    def _of_the_target(self, clause: Clause, last: Effect) -> bool:
        """outcome-success: `The target is rotated`: what else becomes of the target of an outcome that concerns it."""
        told = clause == Clause(clause.deeds) and all(each.whom in (Ref("target"), Ref("it")) for each in clause.deeds)
        lasting = all(each.until for each in clause.deeds if each.verb == "has")
        return told and lasting and any(isinstance(each.whom, Aimed) for each in last.options[0][1])

    def _still_a_challenge(self, clause: Clause) -> None:
        """outcome-success: what a challenge says of its outcome behind what it becomes."""
        advantage = self.card
        self.card = advantage._replace(kind="challenge", goes_on="")
        try:
            self._of_challenge(clause)
        finally:
            self.card = advantage

    def _upon_outcome(self, clause: Clause, when: Occasion) -> None:
        """outcome-success: what happens if the challenge succeeds or does not, or when it is revealed."""
        revealed = when.event == "revealed"
        aimed = (self.aim,) if self.aim and not revealed else ()
        if not revealed:
            self._refuse_endless(clause)
        if clause.instead:
            self._in_place_of_the_last(clause)
        before = Effect("", TRIGGER, when=when, picks=aimed, options=(("", ()),))
        made = extended(before, clause if revealed else taking_part(clause), self.card, continuous=False)
        self.effects.append(tallied(made) if revealed else made)

    def _refuse_endless(self, clause: Clause) -> None:
        """event-expiry speaks of events; how long a challenge changes something must be said."""
        for deed in clause.deeds:
            told = bool(deed.rules) and all(rule == NOT_READIED for rule in deed.rules)
            if not deed.until and deed.verb in ("control", "has") and not told:
                raise Unusable("the text does not say how long it lasts")

    def _in_place_of_the_last(self, clause: Clause) -> None:
        """outcome-margin: with the greater lead what was said for any success does not happen."""
        last = self._last()
        if last.when != Occasion("succeed") or last.conditions:
            raise Unusable
        if any(len(deeds) > 1 for _, deeds in last.options):
            raise Unusable("the text does not say what it replaces")
        self.effects[-1] = last._replace(
            conditions=(clause.conditions[0]._replace(negated=not clause.conditions[0].negated),)
        )

    def _becomes(self, clause: Clause) -> None:
        """challenge-becomes-advantage: what stands behind is the text of the advantage."""
        assert clause.becomes is not None
        on = clause.becomes.on
        if isinstance(on, All):
            if on.which.kind or on.which.side:
                raise Unusable("it goes on one card")
            on = Chosen(on.which)
        chosen = isinstance(on, Chosen) and self.aim is None
        own = on == Ref("you") or (self.aim is not None and on in (Ref("it"), Ref("target")))
        if not (own or chosen) or clause.conditions:
            raise Unusable
        sort = clause.becomes.sort.partition(" ")[0]
        kind = "player" if on == Ref("you") else self.aim.which.kind if self.aim is not None else sort
        if own and (kind == "player") is not (sort == "player"):
            raise Unusable("it would be on something else")
        self.becomes = clause.becomes.sort
        self.card = self.card._replace(kind=ADVANTAGE, goes_on=sort)
        if isinstance(on, Chosen):
            deed = Deed("attach", Aimed(0))
            self.effects.append(
                Effect("attach", TRIGGER, when=clause.when, picks=(on,), options=(("attach", (deed,)),))
            )
        if clause.inner is not None:
            self._in_play(clause.inner)

    def _when_it_comes(self, clause: Clause) -> None:
        """play-advantage: what is done at once as an advantage is played, sentence by sentence."""
        last = self.effects[-1] if self.effects else None
        if last is not None and last.when == Occasion("enters play"):
            self.effects[-1] = extended(last, clause, self.card, continuous=False)
        else:
            self._in_play(clause._replace(when=Occasion("enters play")))

    def _by_lead(self, clause: Clause) -> None:
        """outcome-margin: what comes with an advantage by the lead with which its challenge succeeded."""
        before = Effect("", TRIGGER, when=Occasion("succeed"), options=(("", ()),))
        self.effects.append(extended(before, clause, self.card, continuous=False))

    def _of_seen(self, clause: Clause) -> bool:
        """Whether a clause says what becomes of the cards that the effect before it looks at, or of what it rolls."""
        if rolled_before(clause, self.effects):
            return True
        looked = bool(self.effects) and self.effects[-1].timing != CONTINUOUS and self.effects[-1].does("look at deck")
        plain = clause == Clause(clause.deeds, may=clause.may)
        return looked and plain and all(each.verb == "put seen" for each in clause.deeds)

    def _requires(self, means: Requires) -> None:
        """prophecy: what it requires stands first, and it says nothing else."""
        if self.card.kind != ADVANTAGE or self.effects or self.asked:
            raise Unusable
        asked = resolved(means.conditions, Ref("this"))
        often = {at: each.whom._replace(at=at) for at, each in enumerate(asked) if each.test == "so often"}
        self.asked = tuple(each._replace(whom=often.get(at, each.whom)) for at, each in enumerate(asked))
        self.effects += [waits_for(each) for each in often.values()]

    def _benefit(self, clause: Clause) -> None:
        """prophecy-immediate: what is done at once when the requirements are met, or is so from then on."""
        lasting = any(each.verb == "has" and not each.until for each in clause.deeds)
        if not self.asked:
            raise Unusable
        at = next((at for at, each in enumerate(self.effects) if each.when == FULFILLED), len(self.effects))
        if at == len(self.effects):
            self.effects.append(Effect("", TRIGGER, when=FULFILLED, conditions=self.asked))
        if lasting or clause != Clause(clause.deeds, either=clause.either, each=clause.each):
            asked, self.asked, foretold, self.foretold = self.asked, (), self.foretold, False
            try:
                self._in_play(clause._replace(conditions=(Condition("been fulfilled"), *clause.conditions)))
            finally:
                self.asked, self.foretold = asked, foretold
            return
        before = self.effects[at]._replace(conditions=(), options=self.effects[at].options or (("", ()),))
        self.effects[at] = extended(before, clause, self.card, continuous=False)._replace(conditions=self.asked)

    def _aimed(self, clause: Clause) -> None:
        chosen = clause.deeds[0].whom
        if self.aim is not None or not isinstance(chosen, Chosen):
            raise Unusable
        refuse_other_bearer(chosen, self.card)
        if chosen.which.kind == "player" and chosen.which.marks and " only " not in self.text.casefold():
            raise Unusable("the text does not say whether it goes on another player")
        self.aim = chosen._replace(target=True)
        self.effects.append(Effect("aim", AIM, picks=(self.aim,), conditions=clause.conditions))

    def _aims_with(self, clause: Clause) -> None:
        """play-advantage: `target Aiel character gains ...`: an advantage says so whom it can be played on."""
        for deed in clause.deeds:
            if isinstance(deed.whom, Chosen) and deed.whom.target and self.card.kind == ADVANTAGE:
                if self.aim is None:
                    self._aimed(Clause((Deed("target", deed.whom),)))
                elif self.aim != deed.whom:
                    raise Unusable("an advantage has one target")
