"""What challenges are called: of which sort, by whom they were initiated, and which they are not.

A sort is a word of the rules (`card`, `pattern`); `+` joins what must hold together (`card+yours`), `-` denies
(`-last battle`).
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.cardtext import Words

ARTICLES = ("a", "any", "the", "each", "another")
NOUNS = {
    "": ("challenge",), "contested": ("contested advantage challenge", "contested challenge"),
    "card": ("card-based challenge",), "pattern": ("Pattern Challenge",),
}  # fmt: skip
LAST_BATTLE = ("the Last Battle", "last battle", "the last battle challenge")
INITIATED = {
    "yours": ("you initiated", "you initiate", "that you initiated", "that you initiate", "initiated by you",
              "you have initiated"),
    "theirs": ("your opponent initiated", "your opponent initiates", "that your opponent initiated",
               "initiated by your opponent", "initiated by opponents", "initiated by your opponents",
               "initiated by other players", "you did not initiate", "that you did not initiate"),
}  # fmt: skip


def _called(kind: str) -> Iterator[str]:
    """What a sort of challenge is called, with every article and in the plural."""
    articles = ("the", "a", "any", "each") if kind == "pattern" else ARTICLES
    for noun in NOUNS[kind]:
        yield from (f"{article} {noun}" for article in articles)
        yield from (f"{noun}s", f"any {noun}s", f"all {noun}s")
    if kind == "pattern":
        yield "pattern challenge"


def of_sorts(listed: Words, *, any_at_all: bool = True) -> None:
    """The sorts of challenges."""
    for kind in NOUNS:
        if kind or any_at_all:
            listed.word(kind, *_called(kind))
    listed.word("last battle", *LAST_BATTLE)


def of_sides(listed: Words, *, of_any_sort: bool = True) -> None:
    """Who initiated challenges, of any sort or of one."""
    for kind in ("", "card", "contested") if of_any_sort else ("card", "contested"):
        for side, several in INITIATED.items():
            value = f"{kind}+{side}" if kind else side
            listed.word(value, *(f"{each} {who}" for each in _called(kind) for who in several))


def of_others(listed: Words) -> None:
    """All challenges but those of a sort."""
    for kind, name, the in (
        ("last battle", "Last Battle", "the Last Battle"), ("pattern", "Pattern", "the Pattern Challenge"),
        ("contested", "contested", "contested challenges"), ("card", "card-based", "card-based challenges"),
    ):  # fmt: skip
        listed.word(
            f"-{kind}", *(f"{article} non-{name} challenge" for article in ("a", "any", "the")),
            f"non-{name} challenges",
            *(f"{each} {but} {the}" for each in ("any challenge", "a challenge", "challenges") for but in (
                "other than", "except", "but", "besides")),
        )  # fmt: skip
