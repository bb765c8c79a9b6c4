"""setup-7: what the first quest card says of cards before the game begins: they lie in the encounter deck."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.meanings import ALL, X_OF_THEM, Heap, Instruction, Phrase, Quality

SCENARIO = Phrase("scenario")
DECK = Quality("in", "deck", SCENARIO)
OF_THE_DECK = frozenset(("enemy", "location", "treachery", "objective", "encounter card", "encounter side quest"))
TAKEN_OUT = ("set aside", "remove")
SOMEWHERE = frozenset(
    ("in", "under", "done", "on", "engaged", "controlled", "currently in", "either", "like", "spoken of")
)


def from_the_deck(what: Instruction, kind: str) -> Instruction:
    """setup-1: `Setup: Set each Orc enemy aside`: no card is in play yet, so those of the encounter deck are meant.

    Where so many are added to the staging area, the deck is searched for them.
    """
    group = what.group
    if kind != "setup" or group.how not in ("all", "pick", "choose") or is_placed(group) or not _of_the_deck(group):
        return what
    if what.verb in TAKEN_OUT or (_comes(what) and group.how == "all"):
        return what._replace(group=group._replace(clauses=(*group.clauses, DECK)))
    end = "revealed" if what.verb == "reveal card" and group.how == "pick" else "staging area" if _comes(what) else ""
    if end and not by_title(group):
        x = what.amount if group.number == X_OF_THEM else None
        return what._replace(verb="search", amount=ALL, what=end, op="", piles=(Heap("deck", SCENARIO),), x=x)
    return what


def is_placed(group: Phrase) -> bool:
    """Whether a phrase says where its cards are."""
    return any(each.kind in SOMEWHERE for each in group.qualities)


def _comes(what: Instruction) -> bool:
    return (what.verb, what.op) == ("stage", "add") and not what.what


def by_title(group: Phrase) -> bool:
    """Whether it means the copies of a card."""
    return any(each.kind in ("title", "copy") for each in group.qualities)


def _of_the_deck(group: Phrase) -> bool:
    """Whether it means encounter cards, and no characters or attachments of players."""
    return set(group.kinds) <= OF_THE_DECK or by_title(group)
