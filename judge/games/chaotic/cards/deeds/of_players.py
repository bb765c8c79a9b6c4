"""8.5.2 Instructions that players carry out with hands, decks and discard piles, and what another player does."""

from __future__ import annotations

from collections.abc import Hashable

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards.acting import players_meant
from judge.games.chaotic.cards.deeds import DEEDS, concerned, deed, how_often
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Mugic
from judge.games.chaotic.cards.meanings.hands import YOU, By, Cards, ClearPile, Look, NewLocation, See, TakeBack
from judge.games.chaotic.play.discard_piles import in_pile_of, mugic_piles_of
from judge.games.chaotic.things import REMOVED, Creature, Item, Player
from judge.kit.things import without

ONE_BY_ONE = ("draw", "discard", "discard mugic", "discard at random", "discard mugic at random")


@deed(By)
def _by(now: Moment, item: Item, what: By) -> int:
    """8.5.2: a player does what the text says, as if it were his or hers."""
    found = players_meant(now, item, what.who)
    own = what.deeds[0]
    return DEEDS[type(own)](now, item._replace(by=found[0]), own) if found else 0


@deed(NewLocation)
def _new_location(now: Moment, item: Item, what: NewLocation) -> bool:
    """6.2: a player reveals a new active Location."""
    now.call("new-location", revealer=item.by)
    return True


@deed(Cards)
def _cards(now: Moment, item: Item, what: Cards) -> bool:
    """7.2.5.1: cards are drawn, discarded or shuffled by the players that are meant, one after the other."""
    fresh: dict[str, Hashable] = {"item": None, "left": (), "chosen": (), "drawn": False}
    names = players_meant(now, item, what.whose or YOU)
    done = any(_can(now.the(Player, name), what.deed) for name in names)
    times = how_often(now, item, what, None)
    for name in reversed(names):
        for _ in range(what.number * times if what.deed in ONE_BY_ONE else 1):
            now.call("attack-cards", player=name, deed=what.deed, **fresh)
    return done


def _can(player: Player, what: str) -> bool:
    """Whether there is a card that could be discarded."""
    if not what.startswith("discard"):
        return True
    return bool(player.mugic if "mugic" in what else player.attacks)


ENDS = ("on top", "on the bottom")
DECKS = ("the Attack Deck", "the Location Deck")


def deck_of(now: Moment, what: Look) -> str:
    """Which deck is looked at: the one that is named, or the one of the two that was chosen."""
    if what.deck != "either":
        return what.deck
    return "location" if DECKS[1] in now.given(tuple, "chosen") else "attack"


def looked_at(now: Moment, item: Item, what: Look) -> tuple[str, ...]:
    """The top cards of a deck, as far as they are known; of one of two, once it was chosen which."""
    owner = now.the(Player, players_meant(now, item, what.whose or YOU)[0])
    if what.deck == "either" and not set(DECKS) & set(now.given(tuple, "chosen")):
        return ()
    if deck_of(now, what) == "location":
        return owner.locations[: what.number]
    return owner.attack_deck[: what.number] if not owner.attack_pool else ()


@deed(Look)
def _look(now: Moment, item: Item, what: Look) -> bool:
    """8.5.2: the cards that are looked at go where the text says; what is not known is not followed."""
    owner = now.the(Player, players_meant(now, item, what.whose or YOU)[0])
    cards, deck = looked_at(now, item, what), deck_of(now, what)
    now.say(f"{item.by} looks at the top of {owner.name}'s {deck.capitalize()} Deck.", cite("8.5.2"), actor=item.by)
    if not what.arrange or not cards:
        if what.arrange:
            now.say("Which cards those are is not known here; the deck stays as it is.", cite("8.5.2"))
        return bool(cards)
    top, under = _arranged(now, cards, what.arrange)
    order = (*top, *(owner.locations if deck == "location" else owner.attack_deck)[len(cards) :], *under)
    now.put(owner._replace(locations=order) if deck == "location" else owner._replace(attack_deck=order))
    said = f"{', '.join(top) or 'Nothing'} is put on top, {', '.join(under) or 'nothing'} on the bottom."
    now.say(said, cite("8.5.2"), actor=item.by, event=("arranged", cards[0]))
    return True


def _arranged(now: Moment, cards: tuple[str, ...], how: str) -> tuple[list[str], list[str]]:
    """What of the cards looked at goes on top, in which order, and what under the deck."""
    picked, rest = [each for each in now.given(tuple, "chosen") if each in (*cards, *ENDS)], list(cards)
    if how == "under":
        return ([], rest) if ENDS[1] in picked else (rest, [])
    top = []
    for each in picked:
        if each in rest:
            rest.remove(each)
            top.append(each)
    placed = [*top, *rest]
    return (placed[:1], placed[1:]) if how == "one" else (placed, [])


@deed(See)
def _see(now: Moment, item: Item, what: See) -> bool:
    """8.5.2: cards are shown; the table stays as it is."""
    shown = (
        "Battlegear"
        if what.gear is not None
        else f"{' and '.join(players_meant(now, item, what.whose or YOU))}'s {what.what}"
    )
    now.say(f"Shown: {shown}.", cite("8.5.2"), actor=item.by)
    return True


@deed(TakeBack)
def _take_back(now: Moment, item: Item, what: TakeBack) -> bool:
    """8.5.2: a card goes from a discard pile to its player's hand."""
    done, taker = False, players_meant(now, item, what.what.of or YOU)[0]
    for card in concerned(now, item, what.what):
        player = now.the(Player, taker)
        piles = [each for each in mugic_piles_of(now, [taker]) if card.name in each.discard]
        if isinstance(card, Mugic) and piles:
            now.put(piles[0]._replace(discard=without(piles[0].discard, card.name)))
            player = now.the(Player, taker)
            now.put(player._replace(mugic=(*player.mugic, card.name)))
        elif isinstance(card, Attack) and card.name in player.attack_discard:
            left = without(player.attack_discard, card.name)
            now.put(player._replace(attack_discard=left, attacks=(*player.attacks, card.name)))
        else:
            continue
        now.say(f"{card.name} returns to {taker}'s hand.", cite("8.5.2"), event=("taken back", card.name))
        done = True
    return done


@deed(ClearPile)
def _clear_pile(now: Moment, item: Item, what: ClearPile) -> bool:
    """4.1.6, g-removed-from-game: Creatures, Battlegear and Mugic in those piles are out of this game."""
    names = players_meant(now, item, what.whose)
    gone = [each for each in now.every(Creature) if any(in_pile_of(now, each, name) for name in names)]
    worn = [each for each in now.every(Battlegear) if any(in_pile_of(now, each, name) for name in names)]
    for creature in gone:
        now.put(creature._replace(zone=REMOVED))
    for gear in worn:
        now.put(gear._replace(zone=REMOVED))
    piles = mugic_piles_of(now, names)
    songs = sum(len(each.discard) for each in piles)
    for each in piles:
        now.put(each._replace(discard=()))
    said = f"The general discard pile{'s' if len(names) > 1 else ''} of {' and '.join(names)}"
    now.say(
        f"{said} leave{'' if len(names) > 1 else 's'} the game.", cite("g-removed-from-game"), event=("removed", "pile")
    )
    return bool(gone or worn or songs)
