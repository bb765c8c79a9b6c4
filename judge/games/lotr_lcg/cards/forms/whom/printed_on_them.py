"""keywords, traits, card-title: what is printed on the cards: `with the Orc trait`, `with a Lore icon`, `named X`."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Quality

clause = of["clause of cards"]

clause.form(Quality, "with {word:keyword}", "with the {word:keyword} keyword", kind="keyword")
clause.form(Quality, "without {word:keyword}", "without the {word:keyword} keyword", kind="keyword", negated=True)
clause.form(
    Quality, "with the printed {word:keyword} keyword", "with a/an printed {word:keyword} keyword",
    "with printed {word:keyword}", kind="printed keyword",
)  # fmt: skip
clause.form(Quality, "with the {word:trait} trait", kind="trait")
clause.converts(
    lambda words: Quality("either", either=tuple(Quality("trait", each) for each in words)) if words[1:] else None,
    lambda given: (
        {"words": tuple(each.word for each in given.either)}
        if isinstance(given, Quality) and given.either and all(each.kind == "trait" for each in given.either)
        else None
    ),
    "with the {words:trait|} trait",
)
clause.form(Quality, "with the printed {word:trait} trait", kind="printed trait")
clause.form(Quality, "without the {word:trait} trait", kind="trait", negated=True)
clause.form(
    Quality,
    "with a/the {word:sphere} icon",
    "with a/the {word:sphere} resource icon",
    "that has a/the {word:sphere} (resource) icon",
    kind="sphere",
)
for have in ("who [has|have]", "that [has|have]", "with"):
    clause.converts(
        lambda icons: (
            Quality("either", either=tuple(Quality("sphere", each) for each in icons)) if len(icons) > 1 else None
        ),
        lambda given: (
            {"icons": tuple(each.word for each in given.either)}
            if isinstance(given, Quality) and given.either and all(each.kind == "sphere" for each in given.either)
            else None
        ),
        f"{have} a {{icons:sphere|}} icon",
        f"{have} a {{icons:sphere|}} resource icon",
    )
clause.form(
    Quality,
    "with a/the printed {word:sphere} icon",
    "with a/the printed {word:sphere} resource icon",
    kind="printed sphere",
)
clause.form(Quality, "named {word:name}", "called {word:name}", "titled {word:name}", kind="title")
NOT_NAMED = ("not named {}", "that [is|are] not named {}", "that [does|do] not have the title {}", "other than {}")
clause.form(Quality, *(each.format("{word:name}") for each in NOT_NAMED), kind="title", negated=True)
clause.form(
    Quality("copy", group=THIS, negated=True), "whose title is not that of this card",
    *(each.format("this card") for each in NOT_NAMED),
)  # fmt: skip
