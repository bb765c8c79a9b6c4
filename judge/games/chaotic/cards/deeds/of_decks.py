"""8.5.2 Instructions about Attack Decks that a player looks through; Mugic counters told among Creatures."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards import meant
from judge.games.chaotic.cards.deeds import deed
from judge.games.chaotic.cards.deeds.of_gaining import put_counters
from judge.games.chaotic.cards.meanings.ability import Ability, Attack
from judge.games.chaotic.cards.meanings.hands import Among, FromHand, Goes, Search
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.play.lasting import GOES
from judge.games.chaotic.things import Creature, Effect, Item, Player
from judge.kit.things import without
from judge.kit.timeline import begin


def sought(now: Moment, item: Item, what: Search) -> tuple[str, ...]:
    """The cards of a player's Attack Deck that are of the sort a text looks for."""
    player = now.the(Player, item.by)
    deck, scene = (*player.attack_deck, *player.attack_pool), scene_of(item)
    return tuple(each for each in deck if meant.attack_fits(now, scene, now.the(Attack, each), None, what.what))


@deed(Search)
def _search(now: Moment, item: Item, what: Search) -> int:
    """8.5.2: the cards that were chosen leave the deck; the order of the others stays as it was."""
    picked = [each for each in now.given(tuple, "chosen") if each in sought(now, item, what)]
    for name in picked:
        player = now.the(Player, item.by)
        if name in player.attack_deck:
            player = player._replace(attack_deck=without(player.attack_deck, name))
        else:
            player = player._replace(attack_pool=without(player.attack_pool, name))
        if what.to == "hand":
            player = player._replace(attacks=(*player.attacks, name))
        else:
            player = player._replace(attack_discard=(*player.attack_discard, name))
        now.put(player)
        where = "into the hand" if what.to == "hand" else "into the attack discard pile"
        now.say(f"{item.by} puts {name} {where}.", cite("8.5.2"), actor=item.by, event=("found", name))
    return len(picked)


@deed(FromHand)
def _from_hand(now: Moment, item: Item, what: FromHand) -> int:
    """8.5.2: cards of the hand go on their deck or under it; under cards in no known order they are one of them."""
    picked = [each for each in now.given(tuple, "chosen") if each in now.the(Player, item.by).attacks]
    for name in reversed(picked) if what.end == "top" else picked:
        player = now.the(Player, item.by)
        player = player._replace(attacks=without(player.attacks, name))
        if what.end == "top":
            player = player._replace(attack_deck=(name, *player.attack_deck))
        elif player.attack_pool:
            player = player._replace(attack_pool=tuple(sorted((*player.attack_pool, name))))
        else:
            player = player._replace(attack_deck=(*player.attack_deck, name))
        now.put(player)
        now.say(f"{item.by} puts {name} on the {what.end} of the Attack Deck.", cite("8.5.2"), actor=item.by)
    return len(picked)


@deed(Goes)
def _goes(now: Moment, item: Item, what: Goes) -> bool:
    """8.2.3.2: noted for when the card leaves the Burst."""
    begin(now, Effect(item.name, item.name, gains=(Ability(GOES, what.to),)))
    return True


def holders(now: Moment, item: Item, what: Among) -> tuple[str, ...]:
    """The Creatures among which counters are told: each as often as it has one, where they are removed."""
    found = [each for each in meant.members(now, scene_of(item), what.among) if isinstance(each, Creature)]
    return tuple(each.name for each in found for _ in range(each.counters if what.number < 0 else what.number))


@deed(Among)
def _among(now: Moment, item: Item, what: Among) -> int:
    """g-mugic-counter: one counter after the other, from or on the Creature that was chosen for it."""
    picked = [each for each in now.given(tuple, "chosen") if isinstance(now.get(each), Creature)]
    for name in dict.fromkeys(picked):
        number = picked.count(name)
        put_counters(now, now.the(Creature, name), number if what.number > 0 else -number)
    return len(picked)
