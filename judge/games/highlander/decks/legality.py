"""Constructing a Deck, and the tournament styles, for `judge deck highlander FILE`."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.problem import listed
from judge.decks.deck import Breach, Card, Deck, Value, count, labels, same_name
from judge.decks.spec import Choice, DeckGame, Flag, Format, Heading, Number, Only, Rule, Words, rule
from judge.decks.words import folded
from judge.games.highlander.cards.meanings import anatomy
from judge.games.highlander.decks.cards import (
    CRYSTAL,
    GEMS,
    IN_ENDURANCE,
    PRE_GAME,
    TYPES,
    added,
    allowed_through,
    endurance,
    groups,
    is_master,
    matches,
    named_for,
    persona_of,
    pre_games,
    weapons_of,
)  # fmt: skip
from judge.games.highlander.decks.numbers import (
    GEM_CAP,
    GEM_FACTOR,
    LEAN_MOST,
    LEAST_CARDS,
    MOST_PRE_GAME,
    gems_in,
    most_gems,
    totals,
    value_of,
)

MOST_OF_A_TITLE = 6
LEAN_CARDS = 6
BASIC_ATTACKS = tuple(map(str.title, anatomy.BASIC_ATTACKS))
BASIC_BLOCKS = tuple(map(str.title, anatomy.BASIC_BLOCKS))


def sealed(deck: Deck) -> bool:
    """sealed-deck: every card is used, whatever its restriction, Persona, weapon or sign."""
    return deck.format == "sealed-deck"


@rule("endurance-size")
def enough_cards(deck: Deck) -> Iterator[Breach]:
    """endurance-size: at least 50; lean-and-mean: at most 44; for Sealed Deck see the reading sealed-size."""
    has, most = count(endurance(deck)), deck.at_most(endurance(deck))
    if deck.format == "lean-and-mean":
        if has > LEAN_MOST:
            yield Breach(f"{has} cards; a Lean & Mean deck has {LEAN_MOST} at most.", (), ("lean-and-mean",))
        return
    if sealed(deck) and deck.reading("sealed-size") != "fifty":
        return
    if most < LEAST_CARDS:
        cites = ("endurance-size", "sealed-deck") if sealed(deck) else ("endurance-size",)
        more = "At most " if deck.untold() else ""
        yield Breach(f"{more}{most} cards in the Endurance; it needs {LEAST_CARDS} at least.", (), cites)


@rule("lean-and-mean")
def lean_cards(deck: Deck) -> Iterator[Breach]:
    """lean-and-mean: six Lean & Mean cards are included."""
    lean = [card for card in deck.cards if card.has("lean")]
    if deck.format == "lean-and-mean" and count(lean) != LEAN_CARDS:
        yield Breach(f"{count(lean)} Lean & Mean cards; this style needs {LEAN_CARDS}.", labels(lean))


@rule("deck-second-edition")
def second_edition(deck: Deck) -> Iterator[Breach]:
    """deck-second-edition: only cards with a white border on the back."""
    old = [card for card in deck.cards if card.has("first edition")]
    if old:
        yield Breach(f"Not 2nd Edition: {listed(labels(old))}.", labels(old))


@rule("standard-constructed")
def nothing_banned(deck: Deck) -> Iterator[Breach]:
    """standard-constructed: The Curse (In Game) is not legal; Lean & Mean follows the same rules."""
    for card in endurance(deck):
        if folded(card.name) == folded("The Curse") and not sealed(deck):
            yield Breach("The Curse (In Game) is not legal in this format.", (card.label,))


@rule("anatomy-title", "restriction-number")
def copies_of_a_title(deck: Deck) -> Iterator[Breach]:
    """anatomy-title: six of a title, the sub-title ignored; restriction-number: fewer where the card says so."""
    if sealed(deck):
        return
    for cards in same_name((*endurance(deck), *deck.untold())):
        yield from _restricted(cards)
        most = max(_persona_limit(deck, card) for card in cards)
        if count(cards) > most:
            also = ("persona-deck-abilities",) if most > MOST_OF_A_TITLE else ()
            text = f"{count(cards)} cards are titled {cards[0].name}; {most} are allowed, whatever the sub-title."
            yield Breach(text, labels(cards), ("anatomy-title", "anatomy-subtitle", *also))


def _persona_limit(deck: Deck, card: Card) -> int:
    """persona-deck-abilities: a Persona that allows more than six, such as Ramirez with 12 Slashes."""
    ramirez = any(folded(each.name) == "ramirez" for each in persona_of(deck))
    slash = 12 if ramirez and "slash" in folded(card.name).split() else MOST_OF_A_TITLE
    return max(slash, card.number("persona limit") or 0)


def _restricted(cards: tuple[Card, ...]) -> Iterator[Breach]:
    """restriction-number: counted for each card by itself, sub-titles apart; what raises it is checked."""
    by_version: dict[str, list[Card]] = {}
    for card in cards:
        by_version.setdefault(folded(card.version), []).append(card)
    for same in by_version.values():
        numbers = [each for card in same if (each := card.number("restricted"))]
        number = min(numbers, default=0)
        if number:
            yield from _beyond(same, number)


def _beyond(same: list[Card], number: int) -> Iterator[Breach]:
    raised = max((card.number("raised") or 0 for card in same), default=0)
    signed = any(card.has("signature") for card in same)
    strange = any(card.has("through") for card in same)
    if raised and (signed or strange):
        why, unit = ("a Signature card", "reserved-signature") if signed else (
            "a card that is not normally allowed", "faq-darius-pregame")  # fmt: skip
        yield Breach(f"The Restriction Number of {same[0].label}, {why}, cannot be raised.", labels(same), (unit,))
        raised = 0
    if count(same) > number + raised:
        text = f"{count(same)} of {same[0].label}; its Restriction Number is {number}"
        more = f", raised to {number + raised}" if raised else ""
        also = ("persona-deck-abilities",) if any(card.number("persona limit") for card in same) else ()
        yield Breach(f"{text}{more}.", labels(same), ("restriction-number", *also))


@rule("deck-gems", "gem-altering")
def gems_of_the_persona(deck: Deck) -> Iterator[Breach]:
    """deck-gems: three times the Persona's value of each Attribute, a foil weapon's bonus included; none above 13."""
    if sealed(deck):
        return
    for gem in GEMS:
        yield from _gem(deck, gem, gems_in(deck, gem))


def _gem(deck: Deck, gem: str, have: int) -> Iterator[Breach]:
    value, foil, persona = value_of(deck, gem), added(deck, gem), persona_of(deck)
    if value is None:
        if have:
            hint = f"Write it with the Persona: [{gem} 5]."
            text = f"{have} {gem} gems, but the Persona's {gem} is not given. {hint}"
            yield Breach(text, labels(persona), sure=False)
        return
    if value > GEM_CAP and deck.reading("cap-13") != "after-multiplying":
        bonus = f" with {foil} from Pre-Game cards" if foil else ""
        text = f"{gem.capitalize()} is {value}{bonus}; no gem assignment is above {GEM_CAP}."
        yield Breach(text, labels(persona), ("gem-altering", "foil-woc"))
    most = most_gems(deck, value)
    if have > most:
        text = f"{have} {gem} gems; {value} x {GEM_FACTOR} = {most} are allowed."
        yield Breach(text, labels(persona), ("deck-gems", *(("foil-woc",) if foil else ())))


@rule("persona-cards", "card-groups", "gem-master")
def masters(deck: Deck) -> Iterator[Breach]:
    """persona-cards: as many Master cards as the Persona's Master gem says; card-groups: any title with that word."""
    cards = [card for card in endurance(deck) if is_master(card)]
    if sealed(deck) or not cards:
        return
    most = value_of(deck, "master")
    if most is None:
        text = f"{count(cards)} Master cards, but the Persona's Master value is not given."
        yield Breach(f"{text} Write it with the Persona: [master 2].", labels(cards), sure=False)
        return
    if count(cards) > most:
        text = f"{count(cards)} Master cards ({listed(labels(cards))}); the Persona allows {most}."
        yield Breach(text, labels(cards), ("persona-cards", "card-groups", "gem-master"))


@rule("ct-attacks", "ct-blocks")
def basic_cards(deck: Deck) -> Iterator[Breach]:
    """ct-attacks, ct-blocks: nine Basic Attacks and six Basic Blocks; each Pre-Game Crystal stands for one."""
    if sealed(deck):
        return
    have = {folded(card.name) for card in (*endurance(deck), *deck.untold())}
    missing = [title for title in (*BASIC_ATTACKS, *BASIC_BLOCKS) if folded(title) not in have]
    crystals = deck.of("type", CRYSTAL)
    swapped = sum((_replaces(deck, card)) * card.quantity for card in crystals)
    if len(missing) > swapped:
        cites = [unit for unit, titles in (("ct-attacks", BASIC_ATTACKS), ("ct-blocks", BASIC_BLOCKS))
                 if set(missing) & set(titles)]  # fmt: skip
        more = f"; {swapped} of them may be replaced by crystals" if swapped else ""
        also = ("pre-game-crystals",) if crystals else ()
        sure = len(missing) > swapped + sum(card.quantity == 1 for card in deck.untold())
        yield Breach(f"Not in the deck: {listed(missing)}{more}.", tuple(missing), (*cites, *also), sure)


def _replaces(deck: Deck, crystal: Card) -> int:
    printed = crystal.number("replaces")
    if printed is not None:
        return printed
    return 1 if deck.reading("crystal-count") == "one-each" else 15


@rule("pre-game-cards")
def pre_game_cards(deck: Deck) -> Iterator[Breach]:
    """pre-game-cards: six at most besides crystals, none of them twice; one Persona; no Quickening of one's own."""
    cards = pre_games(deck)
    if count(cards) > MOST_PRE_GAME and not sealed(deck):
        text = f"{count(cards)} Pre-Game cards; {MOST_PRE_GAME} are allowed, crystals not counted."
        yield Breach(text, labels(cards), ("pre-game-cards", "pre-game-crystals-2"))
    for same in same_name((*cards, *deck.of("type", CRYSTAL)), versions_apart=True):
        if count(same) > 1:
            text = f"{count(same)} of {same[0].label}; of each unique Pre-Game card there is one."
            yield Breach(text, labels(same), ("pre-game-cards", "pre-game-crystals-2"))
    if count(persona_of(deck)) > 1:
        yield Breach("More than one Persona; a player plays as one.", labels(persona_of(deck)), ("persona-cards",))
    for card in cards:
        if card.has("quickening") and any(matches(card, each.name) for each in persona_of(deck)):
            yield Breach(
                f"{card.label} is the Quickening of the player's own Persona.", (card.label,), ("pre-game-cards",)
            )


@rule("watcher-pre-game")
def watchers_and_hunters(deck: Deck) -> Iterator[Breach]:
    """watcher-pre-game: Watcher and Hunter cards need their Pre-Game card, one of either, never both."""
    found = {kind: [card for card in pre_games(deck) if kind in groups(card)] for kind in ("watcher", "hunter")}
    both = [card for cards in found.values() for card in cards]
    if count(both) > 1:
        yield Breach("More than one Watcher or Hunter Pre-Game card; one of either is allowed.", labels(both))
    for kind, cards in found.items():
        wanting = [card for card in endurance(deck) if kind in groups(card)]
        untold = any(kind in groups(card) for card in deck.untold())
        if wanting and not cards and not untold and not sealed(deck):
            text = f"{kind.capitalize()} cards without a {kind.capitalize()} Pre-Game card: {listed(labels(wanting))}."
            yield Breach(text, labels(wanting))


@rule("anatomy-subtitle", "weapons-of-choice")
def cards_of_others(deck: Deck) -> Iterator[Breach]:
    """anatomy-subtitle: Persona, Faction and Weapon Specific cards need that Persona, Faction or weapon."""
    if sealed(deck):
        return
    for card in endurance(deck):
        owner, kind = named_for(deck, card)
        if not owner or allowed_through(card) or any(matches(card, each.name, kind) for each in deck.untold()):
            continue
        if kind == "weapon" and not any(matches(card, each.name, "weapon") for each in weapons_of(deck)):
            text = f"{card.label} belongs to the weapon {owner}, which is not in this deck."
            yield Breach(text, (card.label,), ("anatomy-subtitle", "weapons-of-choice"))
        elif kind == "persona" and not _of_this_persona(deck, card):
            text = f"{card.label} belongs to {owner}, which is neither the Persona nor a weapon of this deck."
            if not persona_of(deck):
                text = f"{card.label} belongs to {owner}, and the list does not say who the Persona is."
            yield Breach(text, (card.label,), _units(card), sure=bool(persona_of(deck)))


def _units(card: Card) -> tuple[str, ...]:
    signed = card.has("reserved") or card.has("signature")
    return ("reserved-signature", "persona-cards") if signed else ("anatomy-subtitle", "persona-cards")


def _of_this_persona(deck: Deck, card: Card) -> bool:
    if any(matches(card, each.name, "persona") for each in persona_of(deck)):
        return True
    if any(matches(card, each.name, "weapon") for each in weapons_of(deck)) and not card.has("persona"):
        return True
    faction = str(deck.settings.get("faction", "") or "")
    return bool(faction) and matches(card, faction, "persona") and not card.has("reserved")


@rule("primary-woc", "offhand-woc")
def weapons(deck: Deck) -> Iterator[Breach]:
    """primary-woc: one Primary weapon; offhand-woc: an Off-Hand one needs another; for the Shield see shield-alone."""
    primary = [card for card in weapons_of(deck) if not card.has("off-hand")]
    off_hand = [card for card in weapons_of(deck) if card.has("off-hand")]
    if count(primary) > 1 and not sealed(deck):
        text = f"{count(primary)} Primary Weapons of Choice ({listed(labels(primary))}); normally one."
        yield Breach(text, labels(primary), ("primary-woc",))
    if len(off_hand) == 1 and count(off_hand) == 1 and not primary and not sealed(deck):
        shield = "shield" in folded(off_hand[0].name).split()
        if not (shield and deck.reading("shield-alone") == "allowed-alone"):
            text = f"{off_hand[0].label} is an Off-Hand weapon and is not played alone."
            yield Breach(text, labels(off_hand), ("offhand-woc", *(("faq-shield",) if shield else ())))
    hands = sum(card.number("hands") or 1 for card in weapons_of(deck))
    if hands > 2:
        text = f"The weapons have {hands} Hand Icons together; two are allowed."
        yield Breach(text, labels(weapons_of(deck)), ("hand-icon",))


RULES: tuple[Rule, ...] = (
    second_edition, enough_cards, lean_cards, nothing_banned, copies_of_a_title, gems_of_the_persona, masters,
    basic_cards, pre_game_cards, watchers_and_hunters, cards_of_others, weapons,
)  # fmt: skip
FIELDS = (
    Choice("type", "the card type, or Persona, Weapon, Pre-Game, Crystal", ("card type",), options=TYPES),
    Number("restricted", "its Restriction Number", ("restriction", "restriction number", "r"), 1, 99),
    Number("raised", "by how much a Pre-Game card raises its Restriction Number", ("raised by",), 1, 9),
    Number("persona limit", "how many the Persona's power allows in place of six", ("up to",), 1, 99),
    Words("persona", "the Persona or Faction it belongs to", ("for persona",)),
    Words("weapon", "the Weapon of Choice it belongs to", ("for weapon",)),
    Words("through", "the Allowance card or power through which it is included", ("allowed by", "included by")),
    Flag("signature", "it is a Signature card", ("sig",)),
    Flag("reserved", "it is a Reserved card", ("res",)),
    Flag("watcher", "it is a Watcher card, or the Watcher Pre-Game card"),
    Flag("hunter", "it is a Hunter card, or the Hunter Pre-Game card"),
    Flag("quickening", "it is a Quickening; its Persona is in parentheses or in `persona`"),
    Flag("off-hand", "it is an Off-Hand Weapon of Choice", ("offhand", "off hand")),
    Number("hands", "the Hand Icons of a weapon", ("hand icons",), 0, 4),
    Number("replaces", "how many Basic cards a crystal replaces, where it says so", (), 0, 15),
    Flag("lean", "it is a Lean & Mean card", ("lean & mean", "lean and mean")),
    Flag("first edition", "it is a card of the first edition", ("1st edition",)),
    *(Number(gem, f"its {gem.capitalize()} gems; on the Persona its value") for gem in (*GEMS, "master")),
    *(Number(f"foil {gem}", f"the {gem.capitalize()} bonus of a foil weapon") for gem in (*GEMS, "master")),
)
BASICS: dict[str, dict[str, Value]] = {
    **{folded(title): {"type": "Attack"} for title in BASIC_ATTACKS},
    **{folded(title): {"type": "Block"} for title in BASIC_BLOCKS},
}
ONLY = {
    **{
        gem: Only(("Persona", "Weapon", PRE_GAME, *IN_ENDURANCE), "only gems in the Endurance, and what is added, are")
        for gem in GEMS
    },
    "master": Only(("Persona", "Weapon", PRE_GAME), "Master cards are those with that word in the title"),
    **{f"foil {gem}": Only(("Weapon",)) for gem in (*GEMS, "master")},
    "off-hand": Only(("Weapon",)),
    "hands": Only(("Weapon",), "only weapons are held when the game begins"),
    "replaces": Only((CRYSTAL,)),
}
DECKS = DeckGame(
    game="highlander",
    cite="deck-second-edition",
    fields=FIELDS,
    headings=(
        Heading(("Persona", "Personas", "Persona card"), {"type": "Persona"}),
        Heading(("Weapons", "Weapon", "Weapons of Choice", "Weapon of Choice"), {"type": "Weapon"}),
        Heading(("Pre-Game", "Pre-Games", "Pre-Game cards", "Pregame"), {"type": PRE_GAME}),
        Heading(("Crystals", "Crystal", "Pre-Game Crystals"), {"type": CRYSTAL}),
        Heading(("Endurance", "Deck", "Main deck", "Cards"), {"type": "Card"}),
        *(Heading((f"{name}s", name), {"type": name}) for name in IN_ENDURANCE if name not in ("Card", "Basic")),
    ),
    formats=(
        Format("standard-constructed", "Standard Constructed", ("standard-constructed",), ("standard", "constructed")),
        Format("lean-and-mean", "Lean & Mean", ("lean-and-mean",), ("lean", "lean mean")),
        Format("sealed-deck", "Sealed Deck", ("sealed-deck",), ("sealed", "pack rat")),
    ),
    settings=(Words("faction", "the Faction of the Persona", ("clan",)),),
    rules=RULES,
    ignored_columns=("gems", "text", "number", "set number"),
    readings=("sealed-size", "cap-13", "crystal-count", "shield-alone"),
    totals=totals,
    only=ONLY,
    general=("Card",),
    known_names=BASICS,
    assumed="Where the list says nothing of it, a card is taken to have no gems, no Restriction Number and no sign.",
)
