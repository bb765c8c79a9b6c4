"""turn-sequence, ready-round: the turn, its Ready Round, and what ends with it."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import NEXT_READY, NEXT_TURN, TWO_TURNS
from judge.games.wot_ccg.play.control import take_control
from judge.games.wot_ccg.play.events_and_effects.occasions import at_time, upon_card
from judge.games.wot_ccg.play.pattern import ENOUGH, toward_twenty
from judge.games.wot_ccg.play.symbols import clear
from judge.games.wot_ccg.play.traits import forbidden
from judge.games.wot_ccg.play.who import ahead, game, in_play, last_battle, opponent, pattern
from judge.games.wot_ccg.things import ADVANTAGE, FIGHTERS, HOME, Card, Challenge, Lasting
from judge.kit.timeline import end_of, ongoing, timeline

NOT_READIED = ("ready", "ready during the ready round", "ready during the next ready round")


@RULES.step
def ready_cards(now: Moment) -> None:
    """ready-step1, ready-return-home: all rotated cards are turned upright, all cards in the battleground go home.

    A prophecy stays fulfilled; what can be used once a turn can be used again.
    """
    readied = []
    for card in in_play(now):
        if card.kind in (*FIGHTERS, ADVANTAGE):
            met = tuple(each for each in card.used if each in ("met", "fulfilled") or each.startswith("done "))
            stays = card.rotated and next((why for each in NOT_READIED if (why := forbidden(now, card, each))), "")
            if stays:
                now.say(f"{card.name} does not ready ({stays}).", cite("cannot"), event=("not readied", card.name))
            if card.damage and now.reads("readying-heals") == "heals":
                card = card._replace(damage=())
            readied += [card.name] if card.rotated and not stays else []
            at_home = card._replace(rotated=bool(stays), announced=False, place=HOME, challenge="", token="")
            now.put(at_home._replace(used=met, fresh=False, last=None, rolled=False))
    end_of(now, NEXT_READY)
    for challenge in now.every(Challenge):
        now.drop(challenge.name)
    now.put(game(now)._replace(resolving="", asked="", event_by=""))
    text = "All cards are made ready and return to their home fronts."
    now.say(text, cite("ready-step1"), cite("ready-return-home"), event=("readied", "all"))
    at_time(now, "ready round")
    for name in readied:
        upon_card(now, "readies", now.the(Card, name))


@RULES.step
def determine_dominance(now: Moment) -> None:
    """determine-dominance: more tokens on one's own section; dominance-tie: on a tie the Villain."""
    first, tokens, before = ahead(now), pattern(now), game(now).dominant
    if before not in ("", first) and now.reads("dominance-kept") == "kept":
        first = before
    now.put(game(now)._replace(dominant=first))
    rules = (cite("determine-dominance"), *((cite("dominance-tie"),) if tokens.light == tokens.shadow else ()))
    who = f"{first} is dominant, {opponent(now, first)} subordinate"
    now.say(f"{tokens.light} light against {tokens.shadow} shadow: {who}.", *rules, event=("dominant", first))


@RULES.step
def end_turn(now: Moment) -> None:
    """event-expiry: effects of events end with the turn; replacement-temporary."""
    at_time(now, "end of turn")
    expire(now, "turn")
    begin_next(now)
    clear(now)
    state = game(now)
    once = tuple(each for each in state.once if not each.startswith("once per turn"))
    state = state._replace(facts=(), before=state.facts)
    if now.inside("last-battle"):
        state = state._replace(fought=max(1, state.fought), counted=False)
    now.put(state._replace(once=once, turn=state.turn + 1, asked="", event_by="", acting="", resolving=""))
    text = "The turn ends; effects that lasted until the end of the turn expire."
    now.say(text, cite("event-expiry"), cite("turn-sequence"), event=("turn ended", "turn"))


def begin_next(now: Moment) -> None:
    """event-expiry: what was said of the next turn begins to hold, until the end of that turn."""
    found = timeline(now)
    later = (NEXT_TURN, TWO_TURNS)
    rows = tuple(row._replace(until="turn") if getattr(row, "until", "") in later else row for row in found.rows)
    if rows != found.rows:
        now.put(found._replace(rows=rows))


def expire(now: Moment, *until: str) -> None:
    """Ends what lasted until now; cards under another player's control go back."""
    over = [row for row in ongoing(now, Lasting) if row.until in until]
    if not over or now.reads("effects-go-on") == "go-on":
        return
    for row in end_of(now, *until):
        card = now.get(row.on) if row.on else None
        words = f"What {row.source} did to {row.on}" if row.on else row.source
        now.say(f"{words} is over.", cite("event-expiry"), event=("expired", row.on))
        if row.back_to and isinstance(card, Card) and card.in_play and card.controller != row.back_to:
            take_control(now, card, row.back_to, cite("event-expiry"))


@RULES.test
def before_last_battle(now: Moment) -> bool:
    """last-battle-trigger: whether the Pattern has not yet had 20 tokens."""
    return not game(now).over and not last_battle(now) and not last_battle_due(now)


def last_battle_due(now: Moment) -> bool:
    """last-battle-trigger: 20 or more tokens at any point; note threshold-then-drop: a smaller number later or not."""
    return pattern(now).reached or toward_twenty(now) >= ENOUGH
