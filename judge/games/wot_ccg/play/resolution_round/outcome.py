"""the-outcome, pattern-challenge, contested-tokens, last-battle-challenge: support against opposition."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from itertools import product

from judge.engine import Choice, Cite, Modifier, Moment, Refusal, Value, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import all_hold
from judge.games.wot_ccg.cards.meanings import Change, Role
from judge.games.wot_ccg.play import pattern, who
from judge.games.wot_ccg.play.challenge_round.declare_challenges import settle_contested
from judge.games.wot_ccg.play.events_and_effects.history import note
from judge.games.wot_ccg.play.events_and_effects.occasions import happen, of_him, start, upon_card, upon_challenge
from judge.games.wot_ccg.play.in_force import rules_of_itself, you_of
from judge.games.wot_ccg.play.last_battle import last_battle_outcome, needed_lead
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.symbols import clear, left_over
from judge.games.wot_ccg.play.turn import expire
from judge.games.wot_ccg.play.values import RESULTS, generated, mortally_wounded, standing
from judge.games.wot_ccg.play.who import game, in_play, opponent, resolving, tokens_of
from judge.games.wot_ccg.things import ADVANTAGE, DISCARD, FIGHTERS, HAND, HOME, PLAY, REMOVED, Card, Challenge, Tally
from judge.kit.words import counted, number

PATTERN_MARGIN = 3
PER_TOKEN = 2
ALL = "all"
SLIPPED = {"hand": HAND, "removed": REMOVED, "play": PLAY}
PATTERN_TOKENS = "Pattern tokens"


def total(now: Moment, challenge: Challenge, what: str) -> Value:
    """support-total, opposition-total: what counts for a side; last-battle-add-tokens: with Pattern tokens."""
    player = challenge.initiator if what == "support" else opponent(now, challenge.initiator)
    found = generated(now, challenge, player, what)
    rows = []
    if challenge.kind == "last battle":
        rows.append(Modifier(PATTERN_TOKENS, "add", _final_tokens(now, player), cite("last-battle-add-tokens")))
    rows += _off_side(now, challenge, player, what)
    rows += _left_and_brought(now, challenge, player, what)
    if not rows:
        return found
    return found.then(now.evaluate(RESULTS, found.total, [row for row in rows if row.amount]))


def _off_side(now: Moment, challenge: Challenge, player: str, what: str) -> Iterator[Modifier]:
    """support-total, opposition-total: what a player rolls for the other total, and the other player for this one."""
    wrong, other = "opposition" if what == "support" else "support", opponent(now, player)
    astray = int(generated(now, challenge, player, wrong).total)
    theirs = int(generated(now, challenge, other, what).total)
    match now.reads("off-side-counts") if astray or theirs else "":
        case "counts":
            yield Modifier(f"{wrong} of {player}", "add", astray)
        case "both":
            yield Modifier(f"{what} of {other}", "add", theirs)


def _left_and_brought(now: Moment, challenge: Challenge, player: str, what: str) -> Iterator[Modifier]:
    """mortally-wounded-dies, outcome-clear: what a dying card rolled counts; what other challenges brought does not."""
    for card in in_play(now, player):
        gone = getattr(card.last, what) if card.last and card.challenge == challenge.name else 0
        if gone and mortally_wounded(now, card) and now.reads("dying-bring-nothing") == "nothing":
            yield Modifier(f"what {card.name} rolled", "subtract", gone)
    before = [each for each in now.every(Challenge) if each.state == "resolved" and not challenge.result]
    brought = sum(int(generated(now, each, player, what).total) for each in before)
    if brought and now.reads("totals-carried-over") == "carried":
        yield Modifier("earlier challenges", "add", brought)


def _final_tokens(now: Moment, player: str) -> int:
    """last-battle-add-tokens: a player's own tokens; neutral ones count for nobody."""
    match now.reads("tokens-left-out"):
        case "left-out":
            return 0
        case "swapped":
            player = opponent(now, player)
    more = who.pattern(now).neutral if now.reads("neutral-tokens-count") == "count" else 0
    return tokens_of(now, player) + more


@RULES.step
def outcome(now: Moment) -> None:
    """the-outcome, outcome-success: more support than opposition succeeds; a tie does not."""
    challenge = resolving(now)
    support, against = total(now, challenge, "support"), total(now, challenge, "opposition")
    margin = int(support.total - against.total)
    won = margin > 0 or (margin == 0 and now.reads("ties-succeed") == "succeeds")
    if challenge.kind == "pattern" and 0 < margin < PATTERN_MARGIN:
        won = now.reads("pattern-success-by-three") == "by-any-lead"
    if challenge.kind == "last battle":
        won = margin >= needed_lead(now, margin)
    result = "succeeds" if won else "does not succeed"
    changes = (*challenge.changes, *_kept(now, challenge))
    over = challenge._replace(margin=margin, result=result, state="over", support=support, opposition=against)
    now.put(over._replace(changes=changes))
    text = f"Support of {challenge.spoken}: {support.total}."
    now.say(text, cite("support-total"), event=("support", challenge.title), value=support)
    text = f"Opposition to {challenge.spoken}: {against.total}."
    now.say(text, cite("opposition-total"), event=("opposition", challenge.title), value=against)
    named = f"{challenge.spoken[0].upper()}{challenge.spoken[1:]}"
    text = f"{named} {result}: {support.total} against {against.total}."
    rules = [cite("outcome-success"), cite("the-outcome")]
    if margin < 0 and challenge.kind in ("card", "contested"):
        text += f" {opponent(now, challenge.initiator)} has only prevented it and has not succeeded."
        rules.append(cite("outcome-opposer-cannot-succeed"))
    if challenge.kind == "last battle":
        text, rules = f"{named}: {support.total} against {against.total}.", [cite("the-outcome")]
    now.say(text, *rules, event=("outcome", challenge.title))
    for player in who.players(now):
        if succeeded(now, resolving(now), player):
            note(now, "succeeded", player, kind=challenge.kind)
    winners = tuple(each for each in who.players(now) if succeeded(now, resolving(now), each))
    upon_challenge(now, resolving(now), "win", winners)
    upon_challenge(now, resolving(now), "success" if won else "fail", tuple(who.players(now)))
    own = {"pattern": _pattern, "last battle": last_battle_outcome}.get(challenge.kind)
    if own is not None:
        own(now, resolving(now))
    for player in winners:
        _upon_success(now, resolving(now), player)
    if not won and challenge.kind in ("card", "contested"):
        _upon_failure(now, challenge)
    if challenge.kind == "card":
        _card_challenge(now, resolving(now), won)
    if challenge.kind == "contested" and -margin >= PER_TOKEN and now.reads("opposer-gets-control") == "opposer":
        _place_control(now, opponent(now, challenge.initiator), -margin // PER_TOKEN)


KINDS = {"card": "a card-based challenge", "contested": "a contested challenge"}


def _upon_success(now: Moment, challenge: Challenge, player: str) -> None:
    """outcome-success: what texts in play tie to a success of their player, or of the opponent."""
    kinds = [f" in {KINDS[challenge.kind]}"] if challenge.kind in KINDS else []
    if challenge.kind in ("card", "contested") and player == challenge.initiator:
        kinds.append(" in a challenge you initiated")
    for kind in ("", *kinds):
        of_him(now, f"you succeed{kind}", f"opponent succeeds{kind}", player)
    for card in in_play(now):
        if card.text and (you := you_of(now, card)):
            for kind in ("", *kinds):
                happen(now, f"you succeed{kind}" if you == player else f"opponent succeeds{kind}", card, you)
            happen(now, "any player succeeds", card, you)


def _upon_failure(now: Moment, challenge: Challenge) -> None:
    """outcome-opposer-cannot-succeed: what texts in play tie to a challenge of a player's that does not succeed."""
    note(now, "failed", challenge.initiator, kind=challenge.kind)
    kinds = ("", " in a card-based challenge") if challenge.kind == "card" else ("",)
    for kind in kinds:
        of_him(now, f"you fail{kind}", f"opponent fails{kind}", challenge.initiator)
    for card in in_play(now):
        if card.text and (you := you_of(now, card)):
            for kind in kinds:
                happen(now, f"you fail{kind}" if you == challenge.initiator else f"opponent fails{kind}", card, you)
            happen(now, "any player fails", card, you)


def _kept(now: Moment, challenge: Challenge) -> Iterator[Tally]:
    """generated: what continuous effects made of the results stays true when their cards are released."""
    for player, what in product((challenge.initiator, opponent(now, challenge.initiator)), ("support", "opposition")):
        for row in standing(now, challenge, player, what):
            yield Tally(what, player, row.source, Change(what, row.op, int(row.amount)))


def _pattern(now: Moment, challenge: Challenge) -> None:
    """pattern-challenge: a lead of 3 wins the token for a side; anything less makes it neutral."""
    section, number, rule = pattern_token(now, challenge.margin)
    rules = [rule, cite("pattern-token-per-turn")]
    if section == "neutral" and challenge.margin > 0:
        rules.append(cite("pattern-success-anyway"))
    if not section:
        return
    pattern.add_tokens(now, section, number, *rules)
    if abs(challenge.margin) > PATTERN_MARGIN and (slip := now.reads("token-of-the-challenge")) in ("neutral", "other"):
        loser = "shadow" if section == "light" else "light"  # Whoever misses the right token has forgotten it.
        pattern.add_tokens(now, "neutral" if slip == "neutral" else loser, 1, rule)
    for player in who.players(now):
        if pattern.section_of(now, player) == section:
            note(now, "gained a token", player, kind=challenge.kind)
            of_him(now, "you gain a token from the Pattern Challenge", "", player)
            for card in in_play(now):
                if card.text and you_of(now, card) == player:
                    happen(now, "you gain a token from the Pattern Challenge", card, player)


def pattern_token(now: Moment, margin: int) -> tuple[str, int, Cite]:
    """pattern-hero-by-3, pattern-villain-by-3, pattern-otherwise-neutral: where the token goes; empty for nowhere."""
    if abs(margin) == PATTERN_MARGIN and now.reads("more-than-needed") == "more":
        return "neutral", 1, cite("pattern-otherwise-neutral")
    needed = PATTERN_MARGIN if abs(margin) >= PATTERN_MARGIN or now.reads("pattern-by-any-lead") == "by-three" else 1
    if abs(margin) < needed:
        return "neutral", 1, cite("pattern-otherwise-neutral")
    section, rule = ("light", "pattern-hero-by-3") if margin > 0 else ("shadow", "pattern-villain-by-3")
    slip = now.reads("token-of-the-challenge") if abs(margin) > PATTERN_MARGIN else "won"
    number = abs(margin) if now.reads("token-for-each-lead") == "each" else 1
    return "" if slip == "none" else section, number, cite(rule)


def _card_challenge(now: Moment, challenge: Challenge, won: bool) -> None:
    """challenge-becomes-advantage, pile-challenges: what becomes of the card, then what it says happens."""
    card, by = now.the(Card, challenge.card), challenge.initiator
    effects = [
        each for each in card.text if each.when is not None and each.when.event == ("succeed" if won else "fail")
    ]
    if won and card.becomes:
        now.put(
            card._replace(
                zone=PLAY,
                kind=ADVANTAGE,
                on=_host(now, card, challenge),
                controller=by,
                kind_of=card.becomes.partition(" ")[0],
            )
        )
        text = f"{card.name} becomes an advantage of {challenge.initiator}."
        now.say(text, cite("challenge-becomes-advantage"), event=("became", card.name))
    else:
        away = Role("removed after") in rules_of_itself(now, card, Role)
        goes = "" if away else now.reads("challenge-card-goes")
        now.put(card._replace(zone=REMOVED if away else SLIPPED.get(goes, DISCARD)))
        done = "is removed from play" if away else "is discarded"
        now.say(f"{card.name} {done}.", cite("pile-challenges"), event=("discarded", card.name))
    if not effects:
        now.say("The outcome has no effect here.", cite("outcome-success-no-effect"))
    named = tuple(each for each in challenge.targets if each != "nothing")
    for effect in reversed(effects):
        margin = [each for each in effect.conditions if each.test == "by"]
        others = [each for each in effect.conditions if each not in margin]
        short = margin and not all_hold(now, margin, card, by)
        if short:
            lead = f"{card.name} requires a lead of {margin[0].number}; the lead is {challenge.margin}."
            now.say(lead, cite("outcome-margin"), event=("short", card.name))
        slip = short and now.reads("any-lead-for-the-rest") == "any"
        if all_hold(now, others, card, by, _target(now, named)) and (slip or not short):
            start(now, effect._replace(name=card.name), card, by, given=named)
        elif not short:
            now.say(f"{card.name}: the condition does not hold, so nothing happens here.", cite("outcome-margin"))


def _host(now: Moment, card: Card, challenge: Challenge) -> str:
    """challenge-becomes-advantage: a player advantage goes on whoever initiated it, another one on its target."""
    named = [each for each in challenge.targets if each != "nothing"]
    return named[0] if named and card.becomes != "player" else challenge.initiator


def _target(now: Moment, names: tuple[str, ...]) -> Card | None:
    found = now.get(names[0]) if names else None
    return found if isinstance(found, Card) else None


def control_tokens(now: Moment, margin: int) -> int:
    """contested-tokens: one for each 2 of the lead; reading contested-odd-margin."""
    rounded_up = margin % PER_TOKEN and now.reads("contested-odd-margin") == "round-up"
    return margin // PER_TOKEN + bool(rounded_up)


@RULES.test
def tokens_to_place(now: Moment) -> bool:
    """contested-tokens: whether the initiator of a contested challenge may place control tokens."""
    challenge = resolving(now)
    due = challenge.kind == "contested" and challenge.result == "succeeds" and challenge.state == "over"
    return due and control_tokens(now, challenge.margin) > 0


def _place_control(now: Moment, player: str, number: int) -> None:
    card = now.the(Card, resolving(now).card)
    counts = dict(card.control)
    counts[player] = counts.get(player, 0) + number
    now.put(card._replace(control=tuple(sorted(counts.items()))))


@RULES.verb
class PlaceControl(Verb):
    """contested-tokens: places control tokens on the advantage, as many as the lead allows, or fewer."""

    name = "place-control"
    example = "`Ana places 2 control tokens`, `Ana places all control tokens`"
    only = refuse(
        "only a player who has just succeeded in a contested challenge places control tokens", cite("contested-tokens")
    )

    def by(self, now: Moment) -> str:
        return resolving(now).initiator

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(n,) for n in range(control_tokens(now, resolving(now).margin), -1, -1)])

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        if re.fullmatch(r"places? (?:all |all the |the |every |his |her )control tokens?(?: on .+)?", text):
            return (ALL,)
        match = re.fullmatch(r"places? (\w+) control tokens?(?: on .+)?", text)
        n = number(match[1]) if match else None
        return None if n is None else (n,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        most = control_tokens(now, resolving(now).margin)
        wanted = most if choice.args[0] == ALL else int(str(choice.args[0]))
        if 0 <= wanted <= most:
            return None
        lead = f"a lead of {resolving(now).margin} allows {counted(most, 'control token')}"
        return refuse(f"{lead}, not {wanted}", cite("contested-tokens"))

    def say(self, choice: Choice) -> str:
        if choice.args[0] == ALL:
            return "places all control tokens"
        return f"places {counted(int(str(choice.args[0])), 'control token')}"

    def take(self, now: Moment, choice: Choice) -> None:
        card, margin = now.the(Card, resolving(now).card), resolving(now).margin
        most = control_tokens(now, margin)
        number = most if choice.args[0] == ALL else int(str(choice.args[0]))
        if most and number in (most, margin) and now.reads("token-for-each-support") == "each":
            number = margin
        _place_control(now, choice.by, number)
        other = opponent(now, choice.by)
        if number and dict(card.control).get(other) and now.reads("control-tokens-replace") == "replace":
            left = now.the(Card, card.name)
            now.put(left._replace(control=tuple(each for each in left.control if each[0] != other)))
        lead = f", one for each 2 of the lead of {margin}" if number == most else ""
        text = f"{choice.by} places {counted(number, 'control token')} on {card.name}{lead}."
        now.say(text, cite("contested-tokens"), actor=choice.by, event=("control tokens", card.name))
        settle_contested(now, now.the(Card, card.name))


@RULES.step
def clear_challenge(now: Moment) -> None:
    """outcome-clear, outcome-participants-released: pools are emptied, participants are free, the next one follows."""
    challenge = resolving(now)
    for card in [each for each in in_play(now) if each.kind in FIGHTERS and each.challenge == challenge.name]:
        upon_card(now, "challenge ends", card)
    keep = _may_keep(now)
    for card in in_play(now):
        if card.kind_of == "stand-in" and card.challenge == challenge.name:
            leave_play(now, card, DISCARD, cite("event-discarded"))
    for card in in_play(now):
        if card.kind in FIGHTERS and card.challenge == challenge.name:
            free = card._replace(challenge="", announced=False, last=None, rolled=False)
            match now.reads("released-cards"):
                case "home":
                    free = free._replace(place=HOME)
                case "ready":
                    free = free._replace(rotated=False)
            now.put(free)
        elif card.last is not None:
            now.put(card._replace(last=None))
    if left_over(now) and now.reads("symbols-saved") == "lost":
        clear(now, keep=keep)
    expire(now, "challenge", f"challenge: {challenge.name}")
    now.put(now.the(Challenge, challenge.name)._replace(state="resolved", damage=()))
    now.put(game(now)._replace(resolving=""))
    text = "The challenge is over: all pools are cleared, and its participants are released."
    rules = (cite("outcome-clear"), cite("resolution-pool-duration"), cite("outcome-participants-released"))
    now.say(text, *rules, cite("resolution-order"), event=("resolved", challenge.title))


def _may_keep(now: Moment) -> bool:
    """Reading earlier-challenge-symbols: whether symbols stay for effects while participating."""
    waits = any(effect.use == "while participating" for card in in_play(now) for effect in card.text)
    return waits and now.reads("earlier-challenge-symbols") == "kept"


def succeeded(now: Moment, challenge: Challenge, player: str) -> bool:
    """outcome-opposer-cannot-succeed: the opposer never succeeds but in the Pattern and Last Battle challenges."""
    lead = challenge.margin if player == challenge.initiator else -challenge.margin
    if challenge.kind == "last battle":
        return lead >= needed_lead(now, lead)
    if player == challenge.initiator and challenge.kind == "pattern" and 0 < lead < PATTERN_MARGIN:
        return now.reads("pattern-success-by-three") == "by-any-lead"
    if player == challenge.initiator:
        return lead >= 1
    if challenge.kind in ("card", "contested") and lead > 0:
        return now.reads("opposer-succeeds") == "succeeds"
    if challenge.kind == "pattern" and 0 < lead < PATTERN_MARGIN:
        return now.reads("villain-succeeds-pattern") == "by-one"
    return challenge.kind == "pattern" and lead >= PATTERN_MARGIN
