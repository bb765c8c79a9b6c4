"""cannot: what card text forbids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, WHEN_REVEALED, of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction, Phrase, Quality

predicate, clause = of["predicate"], of["clause"]

# --- cannot
BANS: dict[str, Iterable[str]] = {
    "contribute threat": ("contribute its threat", "contribute their threat"),
    "attack": ("be declared as an attacker", "be declared as attackers"),
    "defend": ("be declared as a defender", "be declared as defenders"),
    "commit": (
        "commit to the quest",
        "quest",
        "commit to a quest",
        "commit to quests",
        "be committed to the quest",
        "be committed to a quest",
    ),
    "ready": ("be readied",),
    "ready during the refresh phase": (),
    "exhaust": ("be exhausted",),
    "be damaged": ("take damage", "be dealt damage"),
    "be healed": (),
    "take non-combat damage": ("take non combat damage",),
    "be destroyed": (),
    "be destroyed by damage": (),
    "leave play": (),
    "leave play unless destroyed": (
        "leave play unless it is destroyed",
        "leave play except by being destroyed",
        "leave play except when destroyed",
    ),
    "leave the staging area": (),
    "be discarded": ("be discarded from play",),
    "be engaged": (),
    "engage": ("engage players", "engage enemies"),
    "be optionally engaged": (),
    "be attacked": (),
    "be traveled to": ("be travelled to",),
    "travel": ("travel again",),
    "have progress placed on it": ("have progress tokens placed on it", "have progress placed on them"),
    "have attachments": ("have any attachments",),
    "have player card attachments": ("have player attachments",),
    "have attachments played on it": ("have attachments played on them",),
    "gain resources": (),
    "draw cards": (),
    "search their decks": ("search their deck", "search his deck", "search your deck"),
    "play cards": tuple(f"play cards from {whose}hand" for whose in ("", "their ", "his ", "her ", "your ")),
    "play allies": ("play ally cards",),
    "play events": ("play event cards",),
    "play attachments": ("play attachment cards",),
    "be chosen": ("be targeted",),
    "be claimed": (),
    "be canceled": ("be cancelled",),
    "raise threat during the refresh phase": (
        "raise their threat during the refresh phase",
        "raise their threat at the end of the refresh phase",
        "raise his threat during the refresh phase",
        "raise your threat during the refresh phase",
    ),
    "raise threat": ("raise their threat", "increase their threat", "raise your threat", "raise his threat"),
    "lower threat": (
        "lower their threat",
        "reduce their threat",
        "lower your threat",
        "reduce your threat",
        "reduce his threat",
        "lower his threat",
    ),
    "be removed from the quest": (),
    "use abilities": ("trigger abilities", "trigger effects"),
    "be dealt shadow cards": (),
    "be explored": (),
    "be defeated": ("be advanced",),
    "be chosen as the current quest": ("be the current quest", "be the active quest", "become the current quest"),
    "be played": (),
    "change control": ("gain control",),
    "make engagement checks": (),
    "spend resources": (),
    "declare attacks": ("declare attackers", "attack enemies"),
    "collect resources": ("collect resources during the resource phase",),
    "win the game": ("win",),
}
ban = LANGUAGE.words("ban", "what can be forbidden")
for said, others in BANS.items():
    ban.word(said, *((*others, said) if said in ("commit", "engage") else (said, *others)))
predicate.form(Instruction, "cannot {words:ban|}", "can not {words:ban|}", verb="cannot")
# --- cannot ... by card effects: what asks for these passes on the card that does it
CAUSED = (
    "ready", "have progress placed on it", "gain resources", "draw cards", "lower threat", "be damaged", "be healed",
    "be removed from the quest", "be explored", "be discarded",
)  # fmt: skip
caused = LANGUAGE.words("caused ban", "what card effects can be kept from")
for said in CAUSED:
    caused.word(said, said, *BANS[said])
effects = LANGUAGE.words("effects of", "card effects")
for said in ("player card effects", "card effects", "encounter card effects"):
    effects.word(said, said, *((f"{said.removesuffix('s')}",)))
effects.word("player events", "player events", "events", "event cards", "event effects")
effects.word("treachery effects", "treachery effects", "treacheries", "treachery cards")
unless = LANGUAGE.words("but those of", "card effects that are not meant")
for said in ("player card effects", "card effects", "encounter card effects", "quest card effects"):
    unless.word(f"all but {said}", said, said.removesuffix("s"), *(("quest effects",) if "quest" in said else ()))
predicate.form(Instruction, "cannot {words:caused ban|} except by {op:but those of}", verb="cannot", rank=-1)
for they in ("players", "the players"):
    clause.form(
        Instruction,
        f"{they} cannot travel to {{group:cards}} except by {{op:but those of}}",
        verb="cannot",
        words=("be traveled to",),
        rank=-1,
    )
predicate.form(
    Instruction,
    "cannot {words:caused ban|} by {op:effects of}",
    "cannot {words:caused ban|} from/via/through {op:effects of}",
    verb="cannot",
)
of["bare"].form(Instruction, "cannot {words:caused ban|} by {op:effects of}", verb="cannot", group=THIS)
for who in ("player", "players"):
    clause.form(
        Instruction,
        f"{{group:{who}}} cannot {{words:caused ban|}} by {{op:effects of}}",
        f"{{group:{who}}} cannot {{words:caused ban|}} from/via/through {{op:effects of}}",
        verb="cannot",
    )
predicate.form(
    Instruction,
    "cannot attack {to:anybody}",
    "cannot make attacks/an attack against {to:anybody}",
    "[does|do] not attack {to:anybody}",
    verb="cannot",
    words=("attack",),
)
predicate.form(
    Instruction,
    "cannot attack or defend against {to:cards}",
    "cannot be declared as attackers or defenders against {to:cards}",
    "cannot be declared as an attacker or defender against {to:cards}",
    verb="cannot",
    words=("attack", "defend"),
)
predicate.form(
    Instruction,
    "cannot defend against {to:cards}",
    "cannot be declared as defenders against {to:cards}",
    "cannot be declared as a defender against {to:cards}",
    verb="cannot",
    words=("defend",),
)
predicate.form(
    Instruction,
    "cannot be declared as attackers against {to:cards}",
    "cannot be declared as an attacker against {to:cards}",
    verb="cannot",
    words=("attack",),
    rank=1,
)


NOBODY = Phrase()


def only_those(words: tuple[str, ...], aimed: bool) -> Any:
    """`only Eagle characters can defend (against it)`: all other characters cannot."""

    def make(group: Phrase, to: Phrase = NOBODY) -> Instruction | None:
        fit = set(group.kinds) <= {"character", "hero", "ally"} and group.kinds
        whom = Phrase("all", kinds=("character",), clauses=(Quality("like", group=group, negated=True),))
        return Instruction("cannot", whom, to=to, words=words) if fit else None

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or len(given.group.clauses) != 1 or bool(given.to.how) is not aimed:
            return None
        group = given.group.clauses[0].group
        if group is None or given != make(group, given.to):
            return None
        return {"group": group} | ({"to": given.to} if aimed else {})

    return make, take


ONLY: dict[str, tuple[str, ...]] = {
    "attack or defend": ("attack", "defend"),
    "be declared as attackers or defenders": ("attack", "defend"),
    "attack": ("attack",),
    "be declared as attackers": ("attack",),
    "defend": ("defend",),
    "be declared as defenders": ("defend",),
}
for does, banned in ONLY.items():
    against = does if does == "attack" else f"{does} against"
    clause.converts(*only_those(banned, True), f"only {{group:counted many}} can/may {against} {{to:cards}}")
    clause.converts(*only_those(banned, False), f"only {{group:counted many}} can/may {does}")
for does in ("quest", "commit to the quest"):
    clause.converts(*only_those(("commit",), False), f"only {{group:counted many}} can/may {does}")
MINE = Quality("controlled", group=Phrase("engaged player"), negated=True)
clause.form(
    Instruction,
    "only the engaged player can declare attackers or defenders against {to:cards}",
    verb="cannot",
    group=Phrase("all", kinds=("character",), clauses=(MINE,)),
    words=("attack", "defend"),
)
for they in ("the players", "players"):
    clause.form(Instruction, f"{they} cannot attack {{group:several cards}}", verb="cannot", words=("be attacked",))
predicate.form(Instruction, "cannot engage {to:anybody}", verb="cannot", words=("engage",), rank=1)
predicate.form(Instruction, "cannot have {to:kept off} attachments", verb="cannot have")
of["kept off"].form(Phrase, "{adjectives}", kinds=("attachment",))


def _but_these(group: Phrase) -> Any:
    """`cannot have attachments except Mount attachments`: none that is no Mount."""

    def make(word: str) -> Instruction:
        others = Phrase(adjectives=(Quality("trait", word, negated=True),), kinds=("attachment",))
        return Instruction("cannot have", group, to=others)

    return make


for bearing, bearer in ((predicate, NOBODY), (of["bare"], THIS)):
    bearing.converts(
        _but_these(bearer),
        lambda given: None,
        "cannot have (any) attachments except (for) {word:trait} attachments",
        "cannot have attachments, except (for) {word:trait} attachments",
    )
for who in ("players", "the players"):
    clause.form(
        Instruction, f"{who} cannot declare defenders against {{group:cards}}", verb="cannot", words=("be defended",)
    )
predicate.form(
    Instruction("cannot", words=("contribute threat",)),
    "[does|do] not contribute its/their threat",
    "[does|do] not contribute its/their threat during the quest phase",
    "[does|do] not contribute (its/their) threat (to the staging area)",
    "[does|do] not contribute (its/their) threat to the (total) threat of/in the staging area",
)
predicate.form(
    Instruction("cannot", words=("ready during the refresh phase",)), "[does|do] not ready during the refresh phase"
)
predicate.form(
    Instruction("cannot", words=("collect resources",)),
    "[does|do] not collect resources",
    "[does|do] not collect resources during the resource phase",
)
predicate.form(Instruction("cannot", words=("make engagement checks",)), "[does|do] not make engagement checks")
predicate.form(
    Instruction,
    "[does|do] not make engagement checks against {to:anybody}",
    verb="cannot",
    words=("make engagement checks",),
)
predicate.form(Instruction("cannot", words=("attack",)), "[does|do] not attack")

clause.form(
    Instruction,
    "do not deal (a) shadow card[|s] to {group:cards}",
    "{group:cards} [is|are] not dealt (a) shadow card[|s]",
    verb="cannot",
    words=("be dealt shadow cards",),
    rank=1,
)
HEALED = Phrase("all", kinds=("character", "enemy"))
clause.form(Instruction("cannot", HEALED, words=("be healed",)), "damage cannot be healed", "no damage can be healed")
clause.form(
    Instruction, "damage cannot be healed from {group:several cards}", "damage on {group:cards} cannot be healed",
    "no damage can be healed from {group:cards}", verb="cannot", words=("be healed",), rank=1,
)  # fmt: skip
for less in ("reduced", "lowered"):
    clause.form(Instruction, f"{{group:whose}} threat cannot be {less}", verb="cannot", words=("lower threat",))
    clause.form(
        Instruction,
        f"{{group:whose}} threat cannot be {less} by {{op:effects of}}",
        verb="cannot",
        words=("lower threat",),
    )
clause.form(Instruction, "resources cannot be spent from {group:pool}", verb="cannot", words=("spend resources",))
NO_RISE = ("during the/each refresh phase", "at the end of the/each refresh phase", "at the end of the/each round")
for who, do in (("players", "do not"), ("player", "does not")):
    clause.form(
        Instruction,
        *(f"{{group:{who}}} {do} raise their/his/her/your threat {each}" for each in NO_RISE),
        verb="cannot",
        words=("raise threat during the refresh phase",),
    )
PLACED = Instruction("cannot", words=("have progress placed on it",))
for subject in ("progress", "progress tokens"):
    no = f"{subject} cannot be placed"
    clause.form(Instruction, f"{no} on {{group:several cards}}", verb="cannot", words=PLACED.words)
    clause.form(
        Instruction, f"{no} on {{group:several cards}} by {{op:effects of}}", verb="cannot", words=PLACED.words, rank=-1
    )
    clause.form(PLACED._replace(group=THIS), f"{no} here")
    clause.form(
        Instruction,
        f"{no} on {{group:several cards}} except by {{op:but those of}}",
        verb="cannot",
        words=PLACED.words,
        rank=-2,
    )
for they in ("the players", "players"):
    clause.form(
        Instruction, f"{they} cannot place progress on {{group:cards}}", verb="cannot", words=PLACED.words, rank=1
    )
clause.form(
    Instruction,
    "no progress can/may be placed on {group:cards}",
    "no progress tokens can/may be placed on {group:cards}",
    verb="cannot",
    words=PLACED.words,
    rank=1,
)
for each in WHEN_REVEALED:
    clause.form(
        Instruction,
        f"the {each} effects of {{group:several cards}} cannot be canceled",
        f"the {each} effects of/on {{group:cards}} cannot be cancelled/canceled",
        verb="cannot",
        words=("be canceled as it is revealed",),
    )
UNCANCELED = {
    "encounter card": ("encounter card effects", "the effects of encounter cards"),
    "shadow card": ("shadow effects",),
    "treachery": ("treachery card effects", "treachery effects"),
}
for kind, words in UNCANCELED.items():
    clause.form(
        Instruction("cannot", Phrase("all", kinds=(kind,)), words=("be canceled",)),
        *(f"{each} cannot be {canceled}" for each in words for canceled in ("canceled", "cancelled")),
    )

PLAYED = LANGUAGE.words(
    "played",
    "what cannot be played",
    {f"{each}": f"play {each}" for each in ("allies", "events", "attachments", "cards")},
)
for who in ("player", "players"):
    clause.form(Instruction, f"{{group:{who}}} cannot play {{words:played|}}", verb="cannot", rank=1)

clause.form(
    Instruction,
    "no attachments may be played on {group:cards}",
    "attachments cannot be played on {group:cards}",
    *(f"{they} cannot play attachments on {{group:cards}}" for they in ("the players", "players", "you")),
    verb="cannot",
    words=("have attachments played on it",),
    rank=1,
)

# Behind what is said of cards: a name may be that of a player too. `He cannot be healed` is said of a card alone.
OF_CARDS = ("be ", "have ", "leave ", "contribute ", "ready", "exhaust", "commit", "attack", "defend")


def _banned(group: Phrase, words: tuple[str, ...]) -> Instruction | None:
    of_card = group.how in ("that player", "they") and any(each.startswith(OF_CARDS) for each in words)
    return None if of_card else Instruction("cannot", group, words=words)


def _of_banned(given: Any) -> Mapping[str, Any] | None:
    plain = isinstance(given, Instruction) and given == Instruction("cannot", given.group, words=given.words)
    return {"group": given.group, "words": given.words} if plain else None


for who in ("player", "players"):
    clause.converts(_banned, _of_banned, f"{{group:{who}}} cannot {{words:ban|}}")
