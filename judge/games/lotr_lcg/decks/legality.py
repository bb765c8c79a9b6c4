"""Deckbuilding, unique heroes in a group, and the campaign pool, for `judge deck lotr-lcg FILE`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from judge.content.problem import listed
from judge.decks.deck import Breach, Card, Deck, Total, count, labels, same_name
from judge.decks.spec import (
    Choice,
    DeckGame,
    Either,
    Flag,
    Format,
    Heading,
    Number,
    Rule,
    Words,
    group_rule,
    rule,
)
from judge.decks.words import folded
from judge.kit.words import counted

LEAST_HEROES, MOST_HEROES = 1, 3
LEAST_CARDS, MOST_COPIES = 50, 3
MOST_TRADES = 1
PLAYER_CARDS = ("Ally", "Attachment", "Event", "Side quest", "Card")
POOL_CARDS = ("Boon", "Burden")


@rule("deck-heroes", "hero-start")
def one_to_three_heroes(deck: Deck) -> Iterator[Breach]:
    """deck-heroes: a player has 1, 2 or 3 heroes."""
    heroes = deck.of("type", "Hero")
    if count(heroes) > MOST_HEROES or deck.at_most(heroes) < LEAST_HEROES:
        text = f"{counted(count(heroes), 'hero', 'heroes')}; a player must have {LEAST_HEROES} to {MOST_HEROES}."
        yield Breach(text, labels(heroes), ("deck-heroes",))


@rule("deck-minimum")
def fifty_player_cards(deck: Deck) -> Iterator[Breach]:
    """deck-minimum: at least 50 player cards; campaign-pool-boon, -burden: boons and burdens do not count toward it.

    Where types are not known, at least one of those cards is a hero (deck-heroes), if no other is.
    """
    cards, pool = deck.of("type", *PLAYER_CARDS), deck.of("type", *POOL_CARDS)
    most = deck.at_most(cards) - (1 if deck.untold() and not deck.of("type", "Hero") else 0)
    if most >= LEAST_CARDS:
        return
    has = f"{'at most ' if deck.untold() else ''}{counted(most, 'player card')}"
    text = f"The deck has {has}; it must have at least {LEAST_CARDS}"
    if pool:
        cites = ("deck-minimum", "campaign-pool-boon", "campaign-pool-burden")
        yield Breach(f"{text}, and boons and burdens do not count toward that.", labels(pool), cites)
    else:
        yield Breach(f"{text}.", ())


@rule("deck-copy-limit", "copy")
def three_of_a_title(deck: Deck) -> Iterator[Breach]:
    """deck-copy-limit: 3 of a title at most; copy: the title alone decides, whatever else the cards are."""
    for cards in same_name((*deck.of("type", *PLAYER_CARDS, *POOL_CARDS), *deck.untold())):
        if count(cards) - _may_be_a_hero(cards) > MOST_COPIES:
            also = " Cards with the same title are copies of one card." if len(cards) > 1 else ""
            text = (
                f"{count(cards)} cards are titled {cards[0].name}; a deck may have {MOST_COPIES} copies at most.{also}"
            )
            yield Breach(text, labels(cards))


def _may_be_a_hero(cards: Sequence[Card]) -> int:
    """1 if the list leaves open whether a copy is the hero of that title, who is no part of the deck."""
    return int(any(not card.has("type") for card in cards))


@rule("player-deck", "encounter-deck-contents")
def player_cards_only(deck: Deck) -> Iterator[Breach]:
    """player-deck: allies, attachments and events; what belongs to the encounter or quest deck is no part of it."""
    for card in deck.of("type", "Encounter card"):
        yield Breach(f"{card.label} is not a player card and cannot be in a player deck.", (card.label,))


@rule("campaign-card-types", "boons", "burdens")
def boons_only_in_campaigns(deck: Deck) -> Iterator[Breach]:
    """campaign-card-types: boons and burdens are used in campaign mode only."""
    pool = deck.of("type", *POOL_CARDS)
    if pool and deck.format != "campaign":
        text = f"Boons and burdens are for campaign mode only: {listed(labels(pool))}. Write Format: Campaign for one."
        yield Breach(text, labels(pool), ("campaign-card-types",))


@rule("campaign-pool-encounter")
def encounter_backs_stay_out(deck: Deck) -> Iterator[Breach]:
    """campaign-pool-encounter: a boon or burden with an encounter card back goes into the encounter deck."""
    for card in deck.of("type", *POOL_CARDS):
        if card.has("encounter back"):
            text = f"{card.label} has an encounter card back, so it is shuffled into the encounter deck."
            yield Breach(text, (card.label,))


@rule("campaign-pool-permanent", "campaign-check-5")
def permanents_on_their_hero(deck: Deck) -> Iterator[Breach]:
    """campaign-pool-permanent: a permanent card starts on the hero recorded for it, so that hero must be there."""
    heroes = _titles(deck.of("type", "Hero"))
    for card in deck.of("type", *POOL_CARDS):
        for hero in card.words("permanent"):
            if folded(hero) not in heroes:
                text = f"{card.label} starts the game attached to {hero}, who is not among the heroes of this deck."
                yield Breach(text, (card.label,))


@rule("campaign-fallen", "campaign-check-2")
def no_fallen_heroes(deck: Deck) -> Iterator[Breach]:
    """campaign-fallen: nobody can use a hero on the list of fallen heroes; the list may stand with any deck."""
    fallen = _titles(deck.of("type", "Fallen hero"))
    for card in deck.of("type", "Hero"):
        if folded(card.name) in fallen:
            yield Breach(f"{card.label} is a fallen hero and can no longer be used in this campaign.", (card.label,))


@rule("campaign-same-heroes", "campaign-trade-hero")
def same_heroes_as_in_the_log(deck: Deck) -> Iterator[Breach]:
    """campaign-same-heroes: the heroes of the log, but fallen ones are replaced; how many are traded is a reading."""
    heroes, logged = deck.of("type", "Hero"), deck.of("type", "Logged hero")
    fallen = _titles(deck.of("type", "Fallen hero")) & _titles(logged)
    if not logged:
        return
    new = [card for card in heroes if folded(card.name) not in _titles(logged)]
    gone = [card for card in logged if folded(card.name) not in _titles(heroes) | fallen]
    if len(gone) > MOST_TRADES and deck.reading("heroes-traded") != "any":
        text = (
            f"{len(gone)} heroes in the log are not in use: {listed(labels(gone))}; only {MOST_TRADES} may be traded."
        )
        yield Breach(text, labels(gone))
    elif len(new) > len(gone) + len(fallen):
        text = (
            f"{listed(labels(new))} would be added to the heroes in the log, but a new hero can only replace another."
        )
        yield Breach(text, labels(new), ("campaign-same-heroes",))


@group_rule("unique", "unique-no-second")
def unique_heroes(decks: Sequence[Deck]) -> Iterator[Breach]:
    """unique: the players as a group have one copy of each unique card in play, and heroes start in play."""
    heroes = [(deck, card) for deck in decks for card in deck.of("type", "Hero") if not card.has("not unique")]
    for cards in same_name(card for _, card in heroes):
        if count(cards) > 1:
            owners = dict.fromkeys(deck.title for deck, card in heroes if card in cards and deck.title)
            whose = f" ({', '.join(owners)})" if len(owners) > 1 else ""
            text = f"{cards[0].name} is used {count(cards)} times{whose}; the players as a group may have only one copy"
            yield Breach(f"{text} of a unique card in play.", labels(cards))


@group_rule("campaign-fallen", "campaign-check-2")
def fallen_for_everybody(decks: Sequence[Deck]) -> Iterator[Breach]:
    """campaign-fallen: a fallen hero is lost for every player, whoever lost it."""
    for deck in decks:
        fallen = _titles(card for other in decks if other is not deck for card in other.of("type", "Fallen hero"))
        for card in deck.of("type", "Hero"):
            if folded(card.name) in fallen - _titles(deck.of("type", "Fallen hero")):
                yield Breach(f"{card.label} is a fallen hero and cannot be used by any player.", (card.label,))


@group_rule("boons", "burdens", "campaign-pool")
def earned_first(decks: Sequence[Deck]) -> Iterator[Breach]:
    """boons, burdens: not in a game before they are earned, and no more of them than were."""
    if decks[0].format != "campaign":
        return
    for kind, rule_of in (("Boon", "boons"), ("Burden", "burdens")):
        earned, used = _numbers(decks, f"Earned {kind.lower()}"), _numbers(decks, kind)
        for title, (name, number) in used.items():
            has = earned.get(title, (name, 0))[1]
            if number > has:
                text = f"{number} x {name}, but the campaign pool has {has}; a {kind.lower()} must be earned first."
                yield Breach(f"{text} List it under Earned {kind.lower()}s if it was.", (name,), (rule_of,))


@group_rule("campaign-pool-burden")
def burdens_must_be_added(decks: Sequence[Deck]) -> Iterator[Breach]:
    """campaign-pool-burden: earned burdens with a player card back must be in a player's deck; boons only may."""
    used = _numbers(decks, "Burden")
    for card in (card for deck in decks for card in deck.of("type", "Earned burden")):
        has = used.get(folded(card.name), ("", 0))[1]
        if has < card.quantity and not card.has("encounter back"):
            text = f"The burden {card.label} in the campaign pool must be added to a player's deck."
            yield Breach(text, (card.label,))


@group_rule("campaign-pool-fallen", "campaign-check-2")
def fallen_heroes_lose_their_permanents(decks: Sequence[Deck]) -> Iterator[Breach]:
    """campaign-pool-fallen: with a hero its permanent boons and burdens leave the pool."""
    fallen = _titles(card for deck in decks for card in deck.of("type", "Fallen hero"))
    for card in (card for deck in decks for card in deck.of("type", "Earned boon", "Earned burden")):
        lost = [hero for hero in card.words("permanent") if folded(hero) in fallen]
        if lost:
            yield Breach(
                f"{card.label} was attached to {lost[0]}, who has fallen, so it is removed from the campaign pool.",
                (card.label,),
            )


def totals(deck: Deck) -> Iterator[Total]:
    """Heroes with their threat, player cards by type and by sphere."""
    heroes, cards, untold = deck.of("type", "Hero"), deck.of("type", *PLAYER_CARDS), count(deck.untold())
    yield Total("heroes", count(heroes), f"{LEAST_HEROES} to {MOST_HEROES}", untold)
    if heroes and any(card.number("cost") is not None for card in heroes):
        blank = count(card for card in heroes if card.number("cost") is None)
        threat = sum((card.number("cost") or 0) * card.quantity for card in heroes)
        yield Total("starting threat", threat, "", blank)
    yield Total("player cards", count(cards), f"at least {LEAST_CARDS}", untold)
    for type, name in (
        ("Ally", "allies"),
        ("Attachment", "attachments"),
        ("Event", "events"),
        ("Side quest", "side quests"),
    ):
        if has := count(deck.of("type", type)):
            yield Total(name, has)
    for sphere in SPHERES:
        if has := count(card for card in (*cards, *deck.untold()) if card.word("sphere") == sphere):
            yield Total(f"{sphere} cards", has)


def _titles(cards: Iterable[Card]) -> set[str]:
    return {folded(card.name) for card in cards}


def _numbers(decks: Sequence[Deck], type: str) -> dict[str, tuple[str, int]]:
    """How many cards of a kind there are in all decks, by title."""
    numbers: Counter[str] = Counter()
    names: dict[str, str] = {}
    for card in (card for deck in decks for card in deck.of("type", type)):
        numbers[folded(card.name)] += card.quantity
        names.setdefault(folded(card.name), card.label)
    return {title: (names[title], number) for title, number in numbers.items()}


RULES: tuple[Rule, ...] = (
    one_to_three_heroes,
    fifty_player_cards,
    three_of_a_title,
    player_cards_only,
    boons_only_in_campaigns,
    encounter_backs_stay_out,
    permanents_on_their_hero,
    no_fallen_heroes,
    same_heroes_as_in_the_log,
)
TYPES = {
    "Hero": ("Heroes",),
    "Ally": ("Allies",),
    "Attachment": ("Attachments",),
    "Event": ("Events",),
    "Side quest": ("Side quests", "Player side quest"),
    "Card": ("Player card", "Player cards"),
    "Boon": ("Boons",),
    "Burden": ("Burdens",),
    "Encounter card": (
        *("Enemy", "Location", "Treachery", "Objective", "Quest", "Encounter", "Objective ally", "Encounter cards"),
        *("Enemies", "Locations", "Treacheries", "Objectives", "Quests"),
    ),
    "Earned boon": ("Earned boons",),
    "Earned burden": ("Earned burdens",),
    "Fallen hero": ("Fallen heroes", "Fallen"),
    "Logged hero": ("Logged heroes",),
}
SPHERES: dict[str, tuple[str, ...]] = {
    **{name: (f"{name} sphere",) for name in ("Leadership", "Tactics", "Spirit", "Lore")},
    "Neutral": ("No sphere", "Neutral sphere"),
    **dict.fromkeys(("Fellowship", "Baggins"), ()),
}
FIELDS = (
    Choice("type", "the card type", ("card type",), options=TYPES),
    Choice("sphere", "the sphere; it is counted, and no rule asks for it", ("sphere of influence",), options=SPHERES),
    Number("cost", "what the card costs; of a hero the threat cost", ("threat cost", "threat"), none=("x", "-")),
    Words("traits", "its traits; no rule asks for them", ("trait",)),
    Flag("unique", "the card is unique; heroes are taken to be"),
    Flag("not unique", "a hero without the unique symbol", ("non-unique", "common")),
    Flag("encounter back", "a boon or burden with an encounter card back", ("encounter card back",)),
    Either("permanent", "a boon or burden with Permanent, and the hero it is attached to"),
)
DECKS = DeckGame(
    game="lotr-lcg",
    cite="deckbuilding",
    fields=FIELDS,
    headings=(
        Heading(("Heroes", "Hero", "Hero cards", "Starting heroes"), {"type": "Hero"}),
        Heading(("Allies", "Ally", "Ally cards"), {"type": "Ally"}),
        Heading(("Attachments", "Attachment", "Attachment cards"), {"type": "Attachment"}),
        Heading(("Events", "Event", "Event cards"), {"type": "Event"}),
        Heading(("Side Quests", "Side quest", "Player side quests", "Player side quest"), {"type": "Side quest"}),
        Heading(("Cards", "Player cards", "Main deck", "Player deck", "Deck", "Other cards"), {"type": "Card"}),
        Heading(("Boons", "Boon"), {"type": "Boon"}),
        Heading(("Burdens", "Burden"), {"type": "Burden"}),
        Heading(("Encounter Cards", "Enemies", "Locations", "Treacheries", "Objectives"), {"type": "Encounter card"}),
        Heading(("Earned Boons", "Pool boons", "Boons in the pool"), {"type": "Earned boon"}),
        Heading(("Earned Burdens", "Pool burdens", "Burdens in the pool"), {"type": "Earned burden"}),
        Heading(("Fallen Heroes", "Fallen"), {"type": "Fallen hero"}),
        Heading(("Logged Heroes", "Heroes in the log", "Campaign log"), {"type": "Logged hero"}),
    ),
    formats=(
        Format("standard", "Standard", ("deckbuilding",)),
        Format("campaign", "Campaign", ("appendix-3", "campaign-pool"), ("Campaign mode",)),
    ),
    rules=RULES,
    group_rules=(
        unique_heroes,
        fallen_for_everybody,
        earned_first,
        burdens_must_be_added,
        fallen_heroes_lose_their_permanents,
    ),
    readings=("heroes-traded",),
    most_decks=4,
    totals=totals,
    loose_words="traits",
    general=("Card",),
    ignored_columns=(
        *("willpower", "attack", "defense", "hit points", "text", "pack"),
        *("id", "number", "starting threat"),
    ),
)
