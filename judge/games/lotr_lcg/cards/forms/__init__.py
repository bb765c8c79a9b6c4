"""The table of forms, one file a family. Within a sort, what stands first is what a meaning is said back in."""

from judge.games.lotr_lcg.cards.forms import (  # noqa: F401, I001
    qualities,
    groups,
    players,
    amounts,
    conditions,
    occasions,
    deeds,
    decks,
    encounter,
    predicates,
    lasting,
    endings_and_limits,
    cannot_and_may,
    clauses,
    sentences,
    travel,
    said_of_before,
    attack_results,
)
