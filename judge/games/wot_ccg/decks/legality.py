"""Deck building and the starting hand (Getting Started), for `judge deck wot-ccg FILE`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.cardtext import PrintedCard
from judge.content.problem import listed
from judge.decks.deck import Breach, Card, Deck, Total, Value, count, labels, same_name
from judge.decks.spec import Choice, DeckGame, Flag, Format, Heading, Rule, Words, group_rule, rule
from judge.decks.words import folded
from judge.games.wot_ccg.cards.language import lexicon_of, short_names
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.meanings.effects import Played
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from judge.kit.words import counted

LEAST, TOURNAMENT_LEAST, COPIES, HAND = 50, 60, 3, 4
OUTSIDE, FACE_DOWN, EITHER = "Starting Advantage", "Face-down card", "Character or Troop"
FIGHTERS = ("Character", "Troop", EITHER)
RESERVES = ("mat", "perrin")
UNCOUNTED, KEPT_OUT = "uncounted", "kept-out"
TOLD = {"no character in the starting hand": UNCOUNTED, "not in the starting hand": KEPT_OUT}


def own_cards(deck: Deck) -> tuple[Card, ...]:
    """deck-starting-hand-counts: the deck with the starting hand, without what begins outside it."""
    return tuple(card for card in deck.cards if card.word("type") not in (OUTSIDE, FACE_DOWN))


def hand(deck: Deck) -> tuple[Card, ...]:
    """starting-hand: the cards that are listed as the starting hand."""
    return tuple(card for card in own_cards(deck) if card.word("in") == "starting hand")


@rule("deck-min-50")
def at_least_fifty(deck: Deck) -> Iterator[Breach]:
    """deck-min-50, tournament-min-60: 50 cards, 60 in a tournament unless it is a starter deck."""
    cards = own_cards(deck)
    least = TOURNAMENT_LEAST if deck.format == "tournament" else LEAST
    if count(cards) < least:
        cites = ("tournament-min-60",) if deck.format == "tournament" else ("deck-min-50",)
        text = f"{count(cards)} cards; a deck has at least {least}, the starting hand included."
        yield Breach(text, (), (*cites, "deck-starting-hand-counts"))


@rule("deck-max-3")
def three_copies(deck: Deck) -> Iterator[Breach]:
    """deck-max-3: at most 3 copies of a card; reading starting-advantage-copies for one that begins in play."""
    outside = {folded(card.label): card for card in deck.cards if card.word("type") == OUTSIDE}
    for cards in same_name(own_cards(deck), versions_apart=True):
        number = count(cards)
        if folded(cards[0].label) in outside and deck.reading("starting-advantage-copies") == "counted":
            number += 1
        if number > COPIES:
            text = f"{number} copies of {cards[0].label}; a deck has at most {COPIES}."
            yield Breach(text, labels(cards))


@rule("tournament-half")
def half_characters_and_troops(deck: Deck) -> Iterator[Breach]:
    """tournament-half: characters and troops together are no more than half of a tournament deck."""
    cards = own_cards(deck)
    fighters = [card for card in cards if card.word("type") in FIGHTERS]
    if deck.format != "casual" and 2 * count(fighters) > count(cards):
        most = f"at most half, {count(cards) // 2}, may be"
        text = f"{count(fighters)} of {count(cards)} cards are characters and troops; {most}."
        yield Breach(text, labels(fighters))


@rule("starting-hand-leader", "starting")
def a_leader(deck: Deck) -> Iterator[Breach]:
    """starting-hand-leader: one Starting Hero or Starting Villain, of the right side, in the starting hand."""
    leaders = [card for card in own_cards(deck) if card.has("leader")]
    if not leaders:
        hint = "Write it with the card: Rand al'Thor [Starting Hero]."
        text = f"No card of the list is marked as Starting Hero or Starting Villain; a deck needs one. {hint}"
        yield Breach(text, (), ("starting-hand-leader",), sure=False)
        return
    here = [card for card in hand(deck) if card.has("leader")]
    if hand(deck) and count(here) != 1:
        text = f"{count(here)} cards of the starting hand are a Starting Hero or Villain; exactly 1 must be."
        yield Breach(text, labels(here), ("starting-hand-leader",))
    side = deck.settings.get("side")
    wrong = [card for card in leaders if side and not card.word("leader").endswith(str(side))]
    if wrong and len(wrong) == len(leaders):
        yield Breach(f"{wrong[0].label} does not lead the {side} side.", labels(wrong), ("choose-side",))


@rule("starting-hand-four")
def four_cards(deck: Deck) -> Iterator[Breach]:
    """starting-hand-four: a starting hand that is listed has four cards."""
    here = hand(deck)
    if here and count(here) != HAND:
        yield Breach(f"The starting hand has {counted(count(here), 'card')}; it must have {HAND}.", labels(here))


@rule("starting-hand-types", "starting-hand-second-character")
def three_types(deck: Deck) -> Iterator[Breach]:
    """starting-hand-types: besides the leader three cards of three different types; one may be a character."""
    others = [card for card in hand(deck) if not card.has("leader") and not card.has(UNCOUNTED)]
    for type in dict.fromkeys(card.word("type") for card in others if card.has("type")):
        same = [card for card in others if card.word("type") == type]
        if count(same) > 1:
            who = f"{count(same)} cards, {listed(labels(same))}, are of one type, {type}"
            text = f"{who}; besides the leader all types must differ."
            yield Breach(text, labels(same), ("starting-hand-types",))


@rule("starting-hand")
def kept_out(deck: Deck) -> Iterator[Breach]:
    """starting-hand: a card whose text keeps it out of the starting hand."""
    for card in hand(deck):
        if card.has(KEPT_OUT):
            yield Breach(f"{card.label} says that it may not be in the starting hand.", labels([card]), ("cannot",))


@rule("starting-advantage", "starting-advantage-outside")
def one_starting_advantage(deck: Deck) -> Iterator[Breach]:
    """starting-advantage: at most one begins the game in play from outside the deck."""
    outside = deck.of("type", OUTSIDE)
    if count(outside) > 1:
        text = f"{count(outside)} Starting Advantages; a player may begin with 1."
        yield Breach(text, labels(outside), ("starting-advantage",))


@rule("mat-perrin-facedown", "mat-perrin")
def a_dragon_in_reserve(deck: Deck) -> Iterator[Breach]:
    """mat-perrin-facedown: Mat and Perrin bring a Starting Hero Dragon Reborn, face down; nobody else does."""
    leaders = [card for card in hand(deck) if card.has("leader")]
    hidden = deck.of("type", FACE_DOWN)
    reserve = any(folded(card.name).startswith(RESERVES) for card in leaders)
    if leaders and reserve and count(hidden) != 1:
        found = f"{count(hidden)} are listed. Put it below Face Down."
        text = f"{leaders[0].label} begins with one Dragon Reborn face down; {found}"
        yield Breach(text, labels(leaders), ("mat-perrin-facedown",))
    if hidden and leaders and not reserve:
        yield Breach("Only Mat and Perrin begin with a card face down.", labels(hidden), ("mat-perrin",))


@group_rule("choose-side-opposed")
def opposite_sides(decks: Sequence[Deck]) -> Iterator[Breach]:
    """choose-side-opposed: of two decks that play each other one is the Hero's, the other the Villain's."""
    sides = [_side(deck) for deck in decks]
    if len(decks) == 2 and sides[0] and sides[0] == sides[1]:
        yield Breach(f"Both decks play the {sides[0]} side; the players must take opposite sides.")


def _side(deck: Deck) -> str:
    """The side of a deck: as it is said, or of its leaders if they agree."""
    if said := deck.settings.get("side"):
        return str(said)
    sides = {card.word("leader").removeprefix("Starting ") for card in own_cards(deck) if card.has("leader")}
    return sides.pop() if len(sides) == 1 else ""


def told(card: PrintedCard) -> dict[str, Value]:
    """What the text of a card says of the starting hand."""
    if "hand" not in " ".join(card.text):
        return {}
    kind = card.type.strip().casefold().split(" ")[-1]
    known = lexicon_of(short_names(card.name, person=kind == "character"), ())
    said = [each.means for each in read_card(Printed(kind, card.name), card.text, known).sentences]
    return {TOLD[each.action]: True for each in said if isinstance(each, Played) and each.action in TOLD}


def totals(deck: Deck) -> Iterator[Total]:
    """The size of the deck, its characters and troops, each type, the starting hand, what begins outside."""
    cards, untold = own_cards(deck), count(deck.untold())
    yield Total("cards", count(cards), f"at least {TOURNAMENT_LEAST if deck.format == 'tournament' else LEAST}")
    fighters = count(card for card in cards if card.word("type") in FIGHTERS)
    most = "" if deck.format == "casual" else f"at most {count(cards) // 2}"
    yield Total("characters and troops", fighters, most, untold)
    for type in TYPES:
        if has := count(deck.of("type", type)):
            yield Total(f"{type}s" if type not in (OUTSIDE, FACE_DOWN, EITHER) else type, has)
    if hand(deck):
        yield Total("starting hand", count(hand(deck)), f"exactly {HAND}")


RULES: tuple[Rule, ...] = (
    at_least_fifty,
    three_copies,
    half_characters_and_troops,
    a_leader,
    four_cards,
    three_types,
    kept_out,
    one_starting_advantage,
    a_dragon_in_reserve,
)
TARGETS = ("Character", "Troop", "Player", "World")
TYPES = {
    "Character": ("Characters",), "Troop": ("Troops",),
    "Advantage": ("Advantages", *(f"{of} Advantage{s}" for of in TARGETS for s in ("", "s"))),
    "Event": ("Events",),
    "Challenge": ("Challenges",), OUTSIDE: ("Starting Advantages",), FACE_DOWN: ("Face down",), EITHER: (),
}  # fmt: skip
LEADERS: dict[str, tuple[str, ...]] = {
    "Starting Hero": ("Starting Heroes",),
    "Starting Villain": ("Starting Villains",),
}
FIELDS = (
    Choice("type", "the card type", ("card type",), options=TYPES),
    Choice("leader", "the card can begin the game as leader", ("attribute",), options=LEADERS),
    Choice("in", "a copy of it is in the starting hand", options={"starting hand": ("opening hand", "hand")}),
    Flag("limited", "a limited event"),
    Words(
        "allegiance",
        "its allegiance and traits; no rule asks for them",
        ("allegiances", "traits", "subtype"),
        unclear=("Hero", "Villain", "Starting"),
    ),
)
DECKS = DeckGame(
    game="wot-ccg",
    cite="deck-customize",
    fields=FIELDS,
    headings=(
        *(
            Heading((f"{type}s", type, f"{type} cards"), {"type": type})
            for type in ("Character", "Troop", "Advantage", "Event", "Challenge")
        ),
        Heading(("Limited Events", "Limited Event", "Limited"), {"type": "Event", "limited": True}),
        Heading(("Characters and Troops", "Characters & Troops", "Troops and Characters"), {"type": EITHER}),
        Heading(("Starting Hand", "Opening hand"), {"in": "starting hand"}),
        Heading(("Starting Advantage", "Starting Advantages"), {"type": OUTSIDE}),
        *(Heading((name, *also), {"type": "Character", "leader": name}) for name, also in LEADERS.items()),
        Heading(("Face Down", "Face-down card", "Dragon Reborn"), {"type": FACE_DOWN}),
    ),
    formats=(
        Format("casual", "Casual", ("deck-customize",)),
        Format("tournament", "Tournament", ("tournament-deck",), ("Constructed",)),
        Format("starter", "Tournament with a starter deck", ("tournament-min-60",), ("Starter deck",)),
    ),
    settings=(Choice("side", "the side of the deck", options={"Hero": ("Light",), "Villain": ("Shadow",)}),),
    rules=RULES,
    group_rules=(opposite_sides,),
    most_decks=2,
    ignored_columns=("cost", *ABILITIES),
    readings=("starting-advantage-copies",),
    totals=totals,
    told=told,
    loose_words="allegiance",
    general=(EITHER,),
    apart=("type", "in"),
    implied={"leader": {"type": "Character"}},
    sets=("Premiere", "Dark Prophecies", "Children of the Dragon", "Cycles", "Promo"),
)
