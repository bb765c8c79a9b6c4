"""From the sentences of a card to its effects; what cannot be carried out is unread."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.cardtext import Lexicon, Sentence, read_text, say
from judge.games.wot_ccg.cards.anew import of_the_advantage, one_of_several, when_played
from judge.games.wot_ccg.cards.built.challenges import Challenges
from judge.games.wot_ccg.cards.built.whose_amounts import with_its_own
from judge.games.wot_ccg.cards.chosen import mentions
from judge.games.wot_ccg.cards.composing import (
    amounted,
    extended,
    it_of,
    named_target,
    resolved,
    spoken,
    told_apart,
    whose,
)
from judge.games.wot_ccg.cards.inexact import (
    of_both,
    refuse_inexact,
    refuse_margin,
    refuse_unchosen,
    refuse_unknown,
    refuse_wording,
)
from judge.games.wot_ccg.cards.joining import refuse_own_company, upon_joining
from judge.games.wot_ccg.cards.kinds_of_clauses import (
    both_turned,
    by_how_long,
    in_a_challenge,
    is_aim,
    is_grant,
    is_requirement,
    is_sequel,
    is_static,
    limits_what_holds,
    modifies,
    refers_back,
    speaks_of_itself,
    when_it_comes,
)
from judge.games.wot_ccg.cards.known_later import known_by_now
from judge.games.wot_ccg.cards.language import LANGUAGE, language, with_tokens
from judge.games.wot_ccg.cards.meanings import FREE, NATION, YOU, All, Chosen, Condition, Gain, Per, Ref
from judge.games.wot_ccg.cards.meanings.effects import (
    CONTINUOUS,
    EVENT_LIKE,
    GRANT,
    LIMITED,
    REQUIRED,
    TRIGGER,
    Benefit,
    Both,
    Clause,
    Deed,
    Effect,
    Limited,
    Note,
    Of,
    PaidEach,
    Played,
    Replaces,
    Requires,
    Twice,
    Until,
)
from judge.games.wot_ccg.cards.next_recruit import of_the_recruit
from judge.games.wot_ccg.cards.own_names import of_its_nation, of_its_target, own_names, token_names
from judge.games.wot_ccg.cards.own_results import (
    adding,
    aiming,
    aims,
    by_nation,
    converting,
    of_bearer,
    of_the_next,
    spoken_of_before,
    turning,
    while_participating,
)
from judge.games.wot_ccg.cards.printed import ADVANTAGE, EVENT, HERE, Printed, Unusable
from judge.games.wot_ccg.cards.read_so import Reading
from judge.games.wot_ccg.cards.refused.unlasting import refuse_unlasting
from judge.games.wot_ccg.cards.spoken_of import by_their_cards
from judge.games.wot_ccg.cards.waiting import USED, is_moment, of_that_use, upon_use

DEPENDS = "it depends on a sentence that is not understood"


def read_card(card: Printed, text: Iterable[str] | str, known: Lexicon, aims: tuple[Chosen, ...] = ()) -> Reading:
    """A card's text as its effects; what cannot be carried out is unread. `aims` are targets given apart."""
    lines = [of_its_target(card, of_its_nation(card, each)) for each in ([text] if isinstance(text, str) else text)]
    names = own_names(card, " ".join(lines), known)
    paragraphs = read_text(language(), lines, names, with_tokens(known, token_names(" ".join(lines))))
    return compiled(card, [each for paragraph in paragraphs for each in paragraph], aims)


def compiled(card: Printed, sentences: list[Sentence], aims: tuple[Chosen, ...] = ()) -> Reading:
    """Sentences put together as effects."""
    builder = _Builder(card, aims)
    for sentence in sentences:
        builder.take(in_a_challenge(sentence, card))
    return builder.done()


class _Builder(Challenges):
    """One card being read, sentence by sentence."""

    def __init__(self, card: Printed, aims: tuple[Chosen, ...] = ()) -> None:
        self.card, self.aims = card, aims
        self.effects: list[Effect] = []
        self.sentences: list[Sentence] = []
        self.of: list[int] = []  # the effect that each sentence belongs to; -1 for none
        self.replaces, self.needs, self.total, self.becomes, self.again = "", 0, 0, "", False
        self.aim: Chosen | None = None
        self.asked: tuple[Condition, ...] = ()
        self.foretold = self.broken = False
        self.text, self.open = "", None
        self.awaited: PaidEach | None = None

    def take(self, sentence: Sentence) -> None:
        """One more sentence."""
        found, last = sentence, len(self.effects) - 1
        self.text = sentence.text
        if sentence.means is None:
            self._unread(sentence)
            return
        if self.broken and refers_back(sentence.text) and not speaks_of_itself(sentence.text):
            found = sentence._replace(means=None, said="", why=DEPENDS)
        else:
            try:
                refuse_wording(sentence, self.card, self.effects)
                self._add(sentence.means)
            except Unusable as fault:
                found = sentence._replace(means=None, said="", why=str(fault) or HERE)
        if found.means is None:
            self._unread(found)
            return
        self.broken = False
        self.sentences.append(found)
        grown = len(self.effects) > last + 1 or modifies(sentence.means)
        self.of.append(max(last, len(self.effects) - 1) if grown else last)

    def _unread(self, sentence: Sentence) -> None:
        """An unread sentence may limit what stands before it: then that is not carried out either."""
        self.sentences.append(sentence)
        self.of.append(-1)
        self.foretold = self.foretold or sentence.text.casefold().startswith("requirement")
        whole = self.card.kind == EVENT
        limited = limits_what_holds(sentence.text)
        if self.effects and (whole or limited or refers_back(sentence.text)):
            self._drop(len(self.effects) - 1, limited=limited)
        self.broken = True

    def _drop(self, at: int, *, limited: bool = False) -> None:
        if self.effects[at].timing == CONTINUOUS and self.card.kind != EVENT and not limited:
            return
        self.effects[at] = self.effects[at]._replace(timing="unread")
        for place, owner in enumerate(self.of):
            if owner == at and self.sentences[place].means is not None:
                self.sentences[place] = self.sentences[place]._replace(means=None, said="", why=DEPENDS)

    def done(self) -> Reading:
        """What has been read."""
        self._drop_idle()
        self.sentences = self._without_idle_prices(self.sentences)
        if self.card.kind == EVENT and any(each.means is None for each in self.sentences):
            self.effects = [each for each in self.effects if each.timing == REQUIRED]
            self.sentences = [
                each
                if each.means is None or isinstance(each.means, Played | Twice | Note)
                else each._replace(means=None, said="", why=DEPENDS)
                for each in self.sentences
            ]
        kept = told_apart(each for each in self.effects if each.timing != "unread")
        return Reading(kept, self.replaces, self.needs, self.becomes, tuple(self.sentences), self.again, self.total)

    def _drop_idle(self) -> None:
        """What only aims and then does nothing is not understood."""
        for at, each in enumerate(self.effects):
            used = each.timing in (TRIGGER, EVENT_LIKE, LIMITED)
            if used and each.options and not any(deeds for _, deeds in each.options):
                self._drop(at)

    def _add(self, means: Any) -> None:
        match means:
            case Note():
                self._remark(means)
            case Played():
                self._required(means)
            case Twice():
                self._required(means.first)
                self._required(means.second)
            case Replaces():
                self._replaces(means)
            case Of():
                self._symbols(means)
            case Until():
                self._until(means)
            case Limited():
                self._limited(means)
            case Requires():
                self._requires(means)
            case Benefit():
                self._benefit(means.it)
            case PaidEach():
                self._paid_each(means)
            case Clause():
                self._clause(means)
            case Both():
                self._both(means)
            case _:
                raise Unusable

    def _both(self, means: Both) -> None:
        """Two effects; `it` in the second is whom the first speaks of, so that must be the card or its bearer."""
        of_itself = all(isinstance(each.whom, Ref) for each in means.first.deeds)
        outcomes = self.card.kind == "challenge" and means.first.when is not None and means.second.when is not None
        if not outcomes and (self.card.kind not in ("character", "troop", ADVANTAGE) or not of_itself):
            raise Unusable
        before = list(self.effects)
        try:
            self._clause(means.first)
            self._clause(means.second)
        except Unusable:
            self.effects = before
            raise

    def _clause(self, clause: Clause) -> None:
        clause = spoken_of_before(named_target(clause, self.card, self.aim), self.text)
        clause = one_of_several(of_the_next(when_played(of_the_advantage(clause, self.card), self.card)))
        refuse_own_company(clause, self.card)
        clause = known_by_now(of_the_recruit(clause, self.card, self.effects), self.effects)
        refuse_unchosen(clause, self.card, self.effects)
        clause = by_their_cards(of_both(clause, self.effects))
        refuse_unknown(clause, self.card)
        clause = with_its_own(clause, self.card, self.text, self.effects, self.aim)
        refuse_inexact(clause, self.card, self.text, self.effects)
        clause = turning(converting(clause, self.card) or clause, self.card)
        if self.becomes and clause.when is not None and clause.when.event in ("succeed", "fail"):
            self._still_a_challenge(clause)
            return
        if aiming(clause):
            self.effects.append(aims(self.card, clause, self.replaces))
            return
        refuse_margin(clause, self.card)
        if self._instead(clause):
            return
        match self.card.kind:
            case "event":
                self._of_event(clause)
            case "challenge":
                self._of_challenge(clause)
            case _:
                self._in_play(clause)

    def _in_play(self, clause: Clause) -> None:
        if self.asked or self.foretold:
            self._benefit(clause)
            return
        used = bool(self.effects) and self.effects[-1].timing in (EVENT_LIKE, LIMITED, TRIGGER)
        clause = upon_use(clause, self.effects) if used or clause.when == USED else clause
        clause = while_participating(clause if used and is_sequel(clause, "it") else adding(clause, self.text))
        if clause == Clause((Deed("shuffle", YOU),)) and self.effects and self.effects[-1].does("search"):
            return  # search-then-shuffle: that is so anyway.
        if self.card.kind == ADVANTAGE and not self.effects and is_aim(clause._replace(deeds=clause.deeds[:1])):
            if clause.conditions or clause.when or not is_static(clause._replace(deeds=clause.deeds[1:])):
                raise Unusable
            self._aimed(clause)
            if clause.deeds[1:]:
                self._continuous(clause._replace(deeds=clause.deeds[1:]))
        elif (
            clause.when == USED
            or self._goes_on(clause)
            or self._of_seen(clause)
            or (mentions(clause) and any(each.until for each in clause.deeds))
        ):
            self.effects[-1] = extended(self.effects[-1], of_that_use(clause), self.card, continuous=False)
        elif clause.each is not None and clause.each.of.what == "paid" and not clause.costs:
            if not self.effects or not any(isinstance(each.amount, Per) for each in self.effects[-1].costs):
                raise Unusable
            self.effects[-1] = extended(self.effects[-1], clause, self.card, continuous=False)
        elif self.becomes and clause.each is not None and clause.each.of.what == "lead" and clause.when is None:
            self._by_lead(clause)
        elif clause.when is not None:
            self._upon(clause)
        elif self.card.kind == ADVANTAGE and not self.becomes and when_it_comes(clause, self.effects):
            self._when_it_comes(clause)
        elif clause.costs or clause.timing or clause.once or clause.use:
            self._used(clause)
        elif parts := by_how_long(clause, self.text):
            self._granted(parts[0])
            self._continuous(parts[1])
        elif is_static(clause):
            self._continuous(clause)
        elif is_grant(clause):
            self._granted(clause)
        elif is_requirement(clause):
            blank = Effect("", CONTINUOUS, options=(("", ()),))
            self.effects.append(extended(blank, clause, self.card, continuous=True))
        elif self.effects and self.effects[-1].timing in (EVENT_LIKE, LIMITED, TRIGGER) and is_sequel(clause, "it"):
            self.effects[-1] = extended(self.effects[-1], clause, self.card, continuous=False)
        else:
            raise Unusable

    def _goes_on(self, clause: Clause) -> bool:
        """Whether a clause speaks of the targets of the effect before it."""
        last = self.effects[-1] if self.effects else None
        aimed = (
            last is not None
            and last.timing in (EVENT_LIKE, LIMITED, TRIGGER)
            and (any(each.target for each in last.picks) or (bool(last.picks) and not any(d for _, d in last.options)))
        )
        return (
            aimed
            and is_sequel(clause, "target")
            and not (clause.costs or clause.timing or clause.when or clause.once or clause.use)
        )

    def _used(self, clause: Clause) -> None:
        """effect-default-event: an effect that says no time works as an event; `pay A or B` makes an effect of each."""
        at = next((place for place, each in enumerate(clause.costs) if each.one_of), None)
        if at is not None:
            for each in clause.costs[at].one_of:
                paid = clause.costs[at]._replace(one_of=(), results=each)
                self._used(clause._replace(costs=(*clause.costs[:at], paid, *clause.costs[at + 1 :])))
            return
        if any(each.verb == "choose" and each.which is not None for each in clause.deeds):
            raise Unusable("which allegiances there are is not looked at")
        if clause.use == "rolling" and not (clause.once or clause.costs):
            raise Unusable("the text does not say how often it happens")
        clause = both_turned(clause)
        timing = LIMITED if clause.timing == "limited" else EVENT_LIKE
        from_hand = any(each.what == "hand" for each in clause.costs)
        before = Effect(
            "", timing, zone="hand" if from_hand else "play", once=clause.once, use=clause.use, options=(("", ()),)
        )
        self.effects.append(extended(before, clause, self.card, continuous=False))

    def _upon(self, clause: Clause) -> None:
        if clause.timing or clause.when is None or clause.when.event in ("succeed", "fail"):
            raise Unusable
        if clause.when.first and is_moment(clause.when):
            raise Unusable("the text does not say next after what")
        refuse_unlasting(clause, clause.when)
        when = upon_joining(clause, clause.when)
        before = Effect(
            "",
            TRIGGER,
            when=when._replace(whom=spoken(when.whom, self.card)),
            once=clause.once,
            options=(("", ()),),
            may=bool(clause.costs),
            otherwise=tuple(each._replace(whom=spoken(each.whom, self.card)) for each in clause.otherwise),
        )
        if clause.once and (clause.may or clause.costs):
            raise Unusable("whoever leaves it once may still do it later")
        self.effects.append(extended(before, clause, self.card, continuous=False))

    def _granted(self, clause: Clause) -> None:
        """effects-in-play: what becomes so for good, of the card itself or of all that are meant."""
        self._aims_with(clause)
        for deed in clause.deeds:
            whom = whose(deed, self.card)
            if not isinstance(whom, All) and whom not in (Ref("this"), Ref("bearer")):
                raise Unusable
            conditions = resolved((*clause.conditions, *deed.conditions), it_of(whom))
            name = say(LANGUAGE, deed, "deed")
            self.effects.append(Effect(name, GRANT, whom=whom, rules=deed.rules, conditions=conditions))

    def _continuous(self, clause: Clause) -> None:
        """effect-continuous: what is so as long as the card is in play and the conditions hold."""
        if any(rule == Gain(NATION) for deed in clause.deeds for rule in deed.rules):
            for each in by_nation(clause):
                self._continuous(each)
            return
        self._aims_with(clause)
        for deed in clause.deeds:
            if any(getattr(rule, "next", False) or getattr(rule, "what", "") == FREE for rule in deed.rules):
                raise Unusable("the next one only is meant")
            whom = whose(deed, self.card)
            conditions = of_bearer(resolved((*clause.conditions, *deed.conditions), it_of(whom)), self.card)
            self.effects.append(
                Effect(
                    say(LANGUAGE, deed, "deed"),
                    CONTINUOUS,
                    whom=whom,
                    rules=amounted(deed, clause),
                    conditions=conditions,
                )
            )
