"""qualifiers: `a hero or Dale ally`: one of two kinds, where a word is said of the second alone."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.forms.whom.groups import or_another
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Phrase, Quality

own = LANGUAGE.sort("of its own", "a word that is said of one kind alone")
such = LANGUAGE.sort("kind of its own", "a kind of card with such a word")
by_trait = LANGUAGE.sort("kind by trait", "a kind of card of a trait")
bare = LANGUAGE.sort("bare kind", "a kind of card")
own.form(Quality, "{word:trait}", kind="trait")
own.form(Quality, "{word:sphere}", kind="sphere")
own.form(Quality("unique"), "unique")
bare.form(Phrase, "{kinds:noun,}")
by_trait.form(Phrase, "{adjectives:trait alone} {kinds:noun,}")
such.form(Phrase, "{adjectives:of its own,} {kinds:noun,}")


def _one_of_two(how: str) -> Any:
    return lambda one, two: or_another(how)[0](one, two)


# A word before the first would be said of both, unless each of them has a trait of its own.
PAIRS = ("a/an {one:bare kind} or {two:kind of its own}", "a/an {one:kind by trait} or {two:kind by trait}")
for sort, how in ((of["cards"], "pick"), (of["target"], "choose")):
    sort.converts(_one_of_two(how), lambda given: None, *PAIRS, plural=False, rank=6)
