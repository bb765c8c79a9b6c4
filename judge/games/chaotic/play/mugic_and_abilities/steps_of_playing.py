"""8.4.1: the steps of playing a Mugic or an ability: announced, X and targets fixed, added to the Burst."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings.ability import Mugic
from judge.games.chaotic.cards.meanings.sentences import Cost
from judge.games.chaotic.cards.qualities import plain
from judge.games.chaotic.play.mugic_and_abilities.proposed import permission
from judge.games.chaotic.play.triggers import Event, put_triggers, targeted, triggered
from judge.games.chaotic.play.who import BURST, bound_item, burst_items, note_today
from judge.games.chaotic.things import Creature, Player
from judge.kit.things import without


@RULES.step
def reveal_mugic(now: Moment) -> None:
    """8.4.1.1: the Mugic is revealed from the hand."""
    item = bound_item(now)
    player = now.the(Player, item.by)
    now.put(player._replace(mugic=without(player.mugic, item.card)))
    announce_play(now)


@RULES.step
def announce_play(now: Moment) -> None:
    """8.4.1.1: what is played is announced."""
    item = bound_item(now)
    burst = cite("8.2.2.1") if burst_items(now) else cite("8.2.1")
    rules = (*permission(now, item), cite("8.4.1.1"), burst)
    now.say(f"{item.by} {now.bound('said')}.", *rules, actor=item.by, event=("played", item.name))


@RULES.test
def costs_x(now: Moment) -> bool:
    """8.4.1.2: whether the Mugic or ability has a variable cost."""
    return now.given(Cost, "cost").x


@RULES.step
def fix_x(now: Moment) -> None:
    """8.4.1.2, 8.4.2.6: the value of X has been chosen."""
    now.say(f"{bound_item(now).name}: X is {bound_item(now).x}.", cite("8.4.2.6"))


@RULES.test
def has_targets(now: Moment) -> bool:
    """8.4.1.3: whether the Mugic or ability has targets."""
    return any(bound_item(now).targets)


@RULES.step
def fix_targets(now: Moment) -> None:
    """8.4.1.3: the targets have been chosen."""
    item = bound_item(now)
    now.say(
        f"{item.name} targets {' and '.join(filter(None, item.targets))}.",
        cite("8.4.1.3"),
        event=("targeted", item.name),
    )


@RULES.step
def put_play_on_burst(now: Moment) -> None:
    """8.4.1.5: a played Mugic or ability is added to the Burst."""
    item = bound_item(now)
    now.add(BURST, item)
    now.say(f"{item.name} is on the Burst.", cite("8.4.1.5"), actor=item.by, event=("added", item.name))
    now.bind("paying", False)
    player = now.the(Creature, item.creature)
    types = (plain(now.the(Mugic, item.card).affiliation),) if item.kind == "mugic" else ()
    name = "plays mugic" if item.kind == "mugic" else "plays an ability"
    if item.kind == "mugic":
        note_today(now, "mugic", item.by)
        note_today(now, "sang", item.creature)
    event = Event(name, player, types=types, played=item.name)
    put_triggers(now, now.given(tuple, "later"), [*triggered(now, event), *targeted(now, item)])
