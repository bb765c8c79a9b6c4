"""recruit: whether a character or troop may be recruited at all, and what happens when it is paid for."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import ABILITIES, FREE, AtMost, Ban, Change, Permit, Recruits, Which
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import pattern, payments
from judge.games.wot_ccg.play.action_round.take_actions import Action
from judge.games.wot_ccg.play.choice_words import card_named, payment_named
from judge.games.wot_ccg.play.control import refuse_control
from judge.games.wot_ccg.play.copies import copy_rules, note_unique, refuse_copies
from judge.games.wot_ccg.play.costs import Way, matches, price, prices, reducers
from judge.games.wot_ccg.play.events_and_effects.history import facts, note
from judge.games.wot_ccg.play.events_and_effects.occasions import happen, start, upon_recruit
from judge.games.wot_ccg.play.events_and_effects.requirements import refuse_required
from judge.games.wot_ccg.play.events_and_effects.the_next import upon_next
from judge.games.wot_ccg.play.in_force import rules_for, rules_of_itself, you_of
from judge.games.wot_ccg.play.payments import Group, Payment, Recruit
from judge.games.wot_ccg.play.traits import allegiances, fits, has, is_leader, plays, refuse_banned
from judge.games.wot_ccg.play.unfit import card_called, refuse_unheld
from judge.games.wot_ccg.play.values import of_card
from judge.games.wot_ccg.play.who import held, in_play, tokens_of
from judge.games.wot_ccg.things import BATTLEGROUND, FIGHTERS, HOME, PLAY, Bill, Card, Lasting, Player
from judge.kit.timeline import end
from judge.kit.words import counted


@RULES.verb
class RecruitCard(Action):
    """recruit: pays for a character or troop in hand; tokens may be converted to make it cheaper."""

    name = "recruit"
    example = (
        "`Ana recruits Lord Pelivar`, `Ana recruits Elayne converting 2 tokens`, "
        "`Ana recruits Elayne with 1 politics from Rand and 1 one power from Egwene`"
    )

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in held(now, by):
            if card.kind in FIGHTERS:
                useful = max(1, *(card.cost or (1,)))
                yield from ((card.name, n) for n in range(min(useful, tokens_of(now, by)) + 1))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        text = re.sub(r"^converts? (\d+)(?: pattern)? tokens? to recruit (.+)$", r"recruits \2 converting \1", text)
        match = _RECRUITS.fullmatch(text)
        if match is None or not (name := card_named(now, match["card"])):
            return None
        if not match["paid"]:
            return name, int(match["n"] or 0)
        paid = payment_named(now, match["paid"])
        return None if paid is None else (name, int(match["n"] or 0), paid)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = card_called(now, choice.args[0], cite("recruit"))
        if isinstance(card, Refusal):
            return card
        bill, paid = _bill(now, choice), _paid(choice)
        refusal = refuse_unheld(card, choice.by, FIGHTERS, cite("recruit")) or refuse_recruit(
            now, bill.card, choice.by, bill.converts
        )
        return refusal or (refuse_unaffordable(now, bill) if paid is None else payments.refuse_payment(now, bill, paid))

    def say(self, choice: Choice) -> str:
        card, converts = str(choice.args[0]), int(str(choice.args[1]))
        paid = _paid(choice)
        with_ = "" if paid is None else f" with {payments.words_of(paid)}"
        converting = f" converting {counted(converts, 'token')}" if converts else ""
        return f"recruits {card}{with_}{converting}"

    def take(self, now: Moment, choice: Choice) -> None:
        bill = _bill(now, choice)
        now.call("events")
        price = Bill("bill", choice.by, bill.card.name, "recruit", bill.converts)
        now.call("pay", bill=price, payment=_paid(choice))


def _bill(now: Moment, choice: Choice) -> Recruit:
    """The recruit that a choice is about."""
    return Recruit(now.the(Card, str(choice.args[0])), choice.by, int(str(choice.args[1])))


_RECRUITS = re.compile(
    r"recruits? (?P<card>.+?)(?: (?:with|paying|for|using) (?P<paid>.+?))?"
    r"(?:,? (?:and )?(?:by )?(?:converting|converts) (?P<n>\d+)(?: pattern)?(?: tokens?)?)?"
)


def _paid(choice: Choice) -> Payment | None:
    """The symbols that a choice names at once, if it does."""
    found = choice.args[2] if len(choice.args) > 2 else None
    return found if isinstance(found, tuple) else None


def refuse_recruit(now: Moment, card: Card, player: str, converts: int) -> Refusal | None:
    """recruit: what forbids it whatever is paid."""
    if is_leader(card):
        return refuse(f"{card.name} is a Starting Hero or Villain and may not be recruited", cite("starting"))
    if card.replaces and card.cost is None:
        text = f"{card.name} has no cost to pay: it enters play only in the place of {card.replaces}"
        return refuse(text, cite("recruit"), cite("replacement"))
    if banned := refuse_banned(now, card, "be recruited"):
        return banned
    for source, ban in rules_for(now, player, Ban):
        if ban.what == "recruit" and fits(now, card, (ban.which or Which())._replace(zone=card.zone, side=""), player):
            return refuse(f"{player} cannot recruit {card.name} ({source})", cite("cannot"))
    if limited := _refuse_more(now, card, player):
        return limited
    if converts > tokens_of(now, player):
        return refuse(f"{player} has only {tokens_of(now, player)} tokens to convert", cite("convert-recruit-repeat"))
    return (
        refuse_control(now, card, player)
        or refuse_copies(now, card)
        or refuse_required(now, card, player, "recruit", "play", "bring into play")
        or _refuse_too_many(now, card, player)
        or pattern.refuse_pattern(now, card, player, converts)
    )


def _refuse_more(now: Moment, card: Card, player: str) -> Refusal | None:
    """cannot: texts that say how many cards of a sort a player may recruit in one turn."""
    came = [now.the(Card, each.card) for each in facts(now, "recruited") if each.by == player]
    for source, rule in rules_for(now, player, Recruits):
        which = rule.which or Which()
        alike = [each for each in (card, *came) if fits(now, each, which._replace(zone=each.zone, side=""), player)]
        if card in alike and len(alike) > rule.number:
            return refuse(f"{player} may recruit only {rule.number} of them in a turn ({source})", cite("cannot"))
    return None


def _refuse_too_many(now: Moment, card: Card, player: str) -> Refusal | None:
    """cannot: texts in play and the card's own that say how many of a sort a player may control."""
    for source in (card, *in_play(now)):
        for rule in rules_of_itself(now, source, AtMost, player):
            if source.name != card.name and you_of(now, source) != player:
                continue
            mine = [each for each in in_play(now, player) if _counts(now, rule, each, source)]
            if len(mine) >= rule.number and _counts(now, rule, card._replace(zone=PLAY), source):
                return refuse(f"{player} may control only {rule.number} of them ({source.name})", cite("cannot"))
    return None


def _counts(now: Moment, rule: AtMost, card: Card, source: Card) -> bool:
    return rule.which is None or fits(now, card, rule.which, card.controller, source)


def refuse_unaffordable(now: Moment, bill: Recruit) -> Refusal | None:
    """recruit: no set of symbols pays the cost; the numbers and the rules that make them."""
    if payments.count_payments(now, bill):
        return None
    plain, double = (prices(now, bill.card, bill.player, Way(bill.converts, doubled)) for doubled in (False, True))
    text = f"{bill.card.name} costs {' or '.join(map(said, plain))}"
    if bill.card.kind == "character":
        text += f", or {' or '.join(map(said, double))} with any symbol that shares no allegiance with it"
    text += f"; {bill.player} has {said(payments.total_of(payments.usable_groups(now, bill)))} that may pay for it"
    return refuse(text, *rules_of_payments(now, bill))


def recruited(now: Moment, bill: Bill, payment: Payment) -> None:
    """recruit-placed-ready: the card comes into the home front, ready; tokens are converted as it is recruited."""
    recruit = Recruit(now.the(Card, bill.what), bill.by, bill.converts)
    _say_price(now, recruit, payment)
    if bill.converts:
        pattern.convert(now, bill.by, bill.converts, cite("convert-recruit"))
    payments.spend(now, payment)
    _use_up(now, bill.by, recruit.card)
    card = now.the(Card, bill.what)._replace(zone=PLAY, place=HOME, rotated=False, controller=bill.by, fresh=True)
    now.put(card)
    if plays(now, card, "enters rotated"):
        card = card._replace(rotated=True)
        now.put(card)
    if plays(now, card, "enters the battleground"):
        card = card._replace(place=BATTLEGROUND)
        now.put(card)
    if card.place == HOME and now.reads("recruits-go-forward") == "forward":
        card = card._replace(place=BATTLEGROUND)
        now.put(card)
    rules = (cite("recruit-placed-ready"), cite("enters-ready"), *copy_rules(now, recruit.card))
    text = f"{card.name} enters {bill.by}'s {card.place} {'rotated' if card.rotated else 'ready'}."
    now.say(text, *rules, actor=bill.by, event=("recruited", card.name))
    note_unique(now, recruit.card)
    note(now, "recruited", bill.by, card.name)
    happen(now, "enters play", card, bill.by)
    upon_recruit(now, card, bill.by)
    upon_next(now, card, bill.by)
    for effect in card.text:
        if effect.action in ("recruit cost", "recruit also"):
            start(now, effect, card, bill.by)


def _say_price(now: Moment, bill: Recruit, payment: Payment) -> None:
    """The price, with the rows that made it, and what paid it."""
    way = payments.way_of(now, bill, payment)
    values = [price(now, bill.card, bill.player, way, each) for each in ABILITIES]
    main = max(values, key=lambda value: len(value.rows))
    rules = rules_of_price(now, bill, way, payments.groups_in(now, bill.player, payment, bill.card))
    text = f"{bill.player} recruits {bill.card.name} and pays {payments.words_of(payment)}."
    event = ("cost", bill.card.name)
    now.say(text, *rules, actor=bill.player, event=event, value=main if main.rows else None)


def _use_up(now: Moment, player: str, card: Card) -> None:
    """modifier-order: a reduction for the next recruit is used up by it; one for all recruits of a turn is not."""

    def spent(row: Lasting) -> bool:
        rule = row.rule
        if row.on == player and isinstance(rule, Permit) and rule.what in ("ignore nature", FREE):
            return rule.which is None or fits(now, card, rule.which._replace(zone=card.zone), player)
        if row.on != player or not isinstance(rule, Change) or not rule.what.endswith("cost"):
            return False
        return (rule.which is None or rule.next) and of_card(now, rule, card, player)

    end(now, spent)


def rules_of_price(now: Moment, bill: Recruit, way: Way, groups: Iterable[Group]) -> tuple[Cite, ...]:
    """recruit: the rules behind a price that is paid with these symbols, the deciding ones first."""
    card, used = bill.card, list(groups)
    rows = [row.cite for ability in ABILITIES for row in price(now, card, bill.player, way, ability).rows]
    rules = [*_of_allegiance(now, card, way, used), *_of_nature(now, bill, way), *rows]
    if way.converts:
        rules += [cite("convert-recruit-first"), cite("modifier-convert-exception")]
        rules += [cite("convert-recruit-repeat")] if way.converts > 1 else []
    if not any(any(each) for each in prices(now, card, bill.player, way)):
        rules.append(cite("zero-cost-no-character"))
    if way.payers or reducers(now, card, bill.player):
        rules.append(cite("reducer-must-spend"))
    if any(group.ability == "one power" for group in used):
        rules += [cite("one-power-substitute"), cite("one-power-keeps-allegiance")]
    return tuple(dict.fromkeys((*rules, cite("recruit"))))


def _of_allegiance(now: Moment, card: Card, way: Way, used: list[Group]) -> list[Cite]:
    """recruit-allegiance-doubling, recruit-troop-allegiance, and the rules for single allegiances."""
    own = allegiances(now, card)
    reasons = (
        (way.doubled, cite("recruit-allegiance-doubling")),
        (has(now, card, "Mercenary"), cite("recruit-mercenary")),
        (has(now, card, "Mercenary"), cite("allegiance-mercenary")),
        (card.kind == "troop" and bool(own), cite("recruit-troop-allegiance")),
        (
            has(now, card, "Aiel"),
            cite("allegiance-aiel") if card.kind == "character" else cite("allegiance-aiel-troops"),
        ),
        (len(own) > 1, cite("allegiance-multiple-printed")),
        (len(own) > 1, cite("allegiance-rules-cumulative")),
        (any(_changed(now, group) for group in used), cite("symbol-allegiance-when-spent")),
    )
    return [rule for holds, rule in reasons if holds]


def _changed(now: Moment, group: Group) -> bool:
    source = now.get(group.source)
    return isinstance(source, Card) and tuple(group.allegiances) != tuple(source.allegiances)


def _of_nature(now: Moment, bill: Recruit, way: Way) -> list[Cite]:
    """recruit-dark-nature, recruit-light-nature; recruit-cumulative where both doublings come together."""
    hero = now.the(Player, bill.player).hero
    if has(now, bill.card, "Light Nature" if hero else "Dark Nature"):
        return [cite("recruit-light-nature") if hero else cite("recruit-dark-nature")]
    if not has(now, bill.card, "Dark Nature" if hero else "Light Nature"):
        return []
    both = [cite("recruit-cumulative")] if way.doubled else []
    return [*both, cite("recruit-dark-nature") if hero else cite("recruit-light-nature")]


def rules_of_payments(now: Moment, bill: Recruit) -> tuple[Cite, ...]:
    """The rules that decide which sets of symbols pay for a card."""
    groups = payments.recruiting_groups(now, bill.player, bill.card)
    shut_out = [found for each in groups if (found := payments.refuse_symbol(now, bill.card, each)) is not None]
    wrong = bill.card.kind == "character" and any(not matches(now, bill.card, each.allegiances) for each in groups)
    rules = rules_of_price(now, bill, Way(bill.converts, wrong), groups)
    return tuple(dict.fromkeys((*rules, *(each for found in shut_out for each in found.cites))))
