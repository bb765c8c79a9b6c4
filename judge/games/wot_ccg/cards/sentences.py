"""Conditions and instructions in short words: `if you control Mat: combat +1`, `deal 2 to target`, `add 1 token`."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.games.wot_ccg.cards.meanings import Condition, Instruction
from judge.games.wot_ccg.cards.words import ALLEGIANCES, change, number, symbols, tidy, which

CONDITIONS = (
    "you control <cards>", "opponent controls <cards>", "you control 2 <cards>", "<cards> is in play",
    "you are dominant", "you are subordinate", "you are the hero", "you are the villain", "your tokens >= 5",
    "opponent's tokens >= 5", "neutral tokens >= 5", "total tokens >= 10", "participating", "supporting", "opposing",
    "in the Pattern Challenge", "in the Last Battle", "against <cards>", "damaged", "rotated", "ready", "home", "by 3",
    "it is <a trait>", "it pays",
)  # fmt: skip
VERBS = (
    "add N tokens", "add N neutral tokens", "remove N tokens", "convert N tokens", "generate <symbols>",
    "generate <symbols> with <allegiance>", "N support", "N opposition", "negate N support", "negate N opposition",
    "N character damage", "N troop damage", "remove N character damage", "remove N troop damage", "deal N", "heal N",
    "corrupt N", "<change>", "gain <trait or allegiance>", "lose <trait or allegiance>", "cannot <do something>",
    "rotate", "ready", "kill", "discard", "remove from play", "return to hand", "send to the battleground",
    "send home", "remove from the challenge", "join the challenge", "take control", "draw N", "discard N cards",
    "opponent discards N", "search for <cards>", "aim N damage at target", "make N damage deadly",
    "make N damage unhealable", "turn N support into opposition", "double character damage", "reroll", "do nothing",
)  # fmt: skip
FORBIDDEN = (
    "participate", "participate in the Pattern Challenge", "participate in the Last Battle", "rotate", "heal",
    "be healed", "be targeted", "generate symbols", "reinforce", "be recruited", "participate with <cards>",
    "play events", "play limited events",
)  # fmt: skip
PLACES = {"send to the battleground": "battleground", "send home": "home front"}
SIMPLE = {
    "rotate": "rotate", "ready": "ready", "kill": "kill", "discard": "discard", "remove from play": "remove",
    "return to hand": "return", "send to the battleground": "send", "send home": "send", "reroll": "reroll",
    "remove from the challenge": "withdraw", "stand down": "withdraw", "join the challenge": "join", "search": "search",
    "do nothing": "nothing", "no effect": "nothing",
}  # fmt: skip
TARGETS = ("target", "target 1", "target 2", "this", "bearer", "you", "opponent", "targets")
_COMPARE = r"(>=|<=|=|<|>|at least|at most)"


def condition(text: str) -> Condition:
    """One condition in words."""
    words = re.sub(r"^(if|while|when|as long as|only if) ", "", tidy(text))
    if words.startswith("not "):
        return condition(words[4:])._replace(negated=True)
    if match := re.fullmatch(r"(you|opponent|your opponent) (?:do not|does not|don't|doesn't) control (.+)", words):
        return condition(f"{match[1]} {'control' if match[1] == 'you' else 'controls'} {match[2]}")._replace(
            negated=True
        )
    for pattern, make in _FORMS:
        if match := re.fullmatch(pattern, words):
            return make(match)
    raise ValueError(f"{text!r} is no condition; write one of: {', '.join(CONDITIONS)}")


def _controls(match: re.Match[str]) -> Condition:
    """`you control 2 Aiel characters`."""
    count = re.match(r"(?:at least )?(\d+|two|three|four|five) ", match[2])
    rest = match[2][count.end() :] if count else match[2]
    kind = "you control" if match[1] == "you" else "opponent controls"
    return Condition(kind, which=which(rest), amount=number(count[1]) if count else 1)


def _tokens(match: re.Match[str]) -> Condition:
    """`your tokens >= 5`, `total tokens at least 10`."""
    whose = {"opponent's": "theirs", "your": "mine", "my": "mine", "": "mine", "pattern": "total"}.get(
        match[1], match[1]
    )
    op = {"at least": ">=", "at most": "<="}.get(match[2], match[2])
    return Condition("tokens", whose, op=op, amount=number(match[3]))


_FORMS = (
    (r"(you|opponent|your opponent) controls? (.+)", _controls),
    (r"(.+) (?:is|are) in play", lambda m: Condition("in play", which=which(m[1]))),
    (r"you are (?:the )?(dominant|subordinate|hero|villain)(?: player)?", lambda m: Condition("you are", m[1])),
    (rf"(your|my|opponent's|neutral|total|light|shadow|pattern) ?(?:pattern )?tokens? ?{_COMPARE} ?(\d+)", _tokens),
    (
        r"()you have (at least|at most)? ?(\d+) (?:pattern )?tokens?",
        lambda m: Condition("tokens", "mine", amount=int(m[3])),
    ),
    (r"(?:it is )?(?:participating|in a challenge)", lambda m: Condition("participating")),
    (r"(?:it is )?(supporting|opposing|damaged|rotated|ready|home|battleground)", lambda m: Condition(m[1])),
    (r"(?:participating )?in (?:the )?(pattern challenge|last battle)(?: challenge)?", lambda m: Condition("in", m[1])),
    (r"(?:during )?the last battle(?: has begun)?", lambda m: Condition("last battle")),
    (r"(?:participating )?against (.+)", lambda m: Condition("against", which=which(m[1]))),
    (r"(?:it|this) pays(?: a part.*)?", lambda m: Condition("pays")),
    (r"(?:succeeds? )?by (\d+)(?: or more)?", lambda m: Condition("by", amount=int(m[1]))),
    (r"(?:it|this|target) (?:is|has) (?:an? )?(.+)", lambda m: Condition("is", m[1])),
)


def conditions(text: str) -> tuple[Condition, ...]:
    """Several conditions, with commas or `and` between them; all must hold."""
    return tuple(condition(part) for part in re.split(r", (?:and )?| and (?=you |opponent|in |against|not |by )", text))


_CONDITION = (
    r"\s*((if|while|when|as long as|only if|by|not|against)\b|you (control|are|have|do)|opponent (controls|does))"
)


def split_condition(text: str) -> tuple[tuple[Condition, ...], str]:
    """What stands in front with a colon, if it is a condition, and the rest."""
    head, colon, rest = text.partition(":")
    if colon and re.match(_CONDITION, head, re.IGNORECASE):
        return conditions(head.strip()), rest.strip()
    return (), text


def instruction(text: str) -> Instruction:
    """One instruction in words, with its conditions, whom it concerns and how long it lasts."""
    needed, words = split_condition(" ".join(text.split()))
    words = tidy(words).removesuffix(".")
    words = re.sub(r"^(target(?: [a-z' ]+?)?|this|it|bearer) (gain|lose|get)s? (.+)$", r"\2 \3 to \1", words)
    words = words.removeprefix("get ")
    words, until = _until(words)
    found = _action(words, text)
    return found._replace(until=until if found.until == "turn" else found.until, conditions=needed)


def _until(words: str) -> tuple[str, str]:
    """How long: until end of turn unless it says `for good`; `for the challenge` until its outcome."""
    match = re.fullmatch(r"(.*?)(?: until (?:the )?end of (?:the )?(turn|challenge)|( for good| permanently))?", words)
    assert match is not None
    return match[1], "good" if match[3] else match[2] or "turn"


def _action(words: str, text: str) -> Instruction:
    for pattern, make in _ACTIONS:
        if match := re.fullmatch(pattern, words):
            return make(match)
    body, who = split_who(words)
    if body in SIMPLE:
        return _to(Instruction(SIMPLE[body], what=PLACES.get(body, "")), who)
    if match := re.fullmatch(r"(?:gains?|adds?) (?:the )?(.+?)(?: allegiance| trait)?", body):
        return _gaining(match[1], who)
    if match := re.fullmatch(r"loses? (?:the )?(.+?)(?: allegiance| trait)?", body):
        return _to(Instruction("lose", what=trait(match[1])), who)
    if match := re.fullmatch(r"(?:cannot|can not|can't) (.+)", body):
        return _to(Instruction("forbid", what=forbidden(match[1])), who)
    try:
        found = change(body)
    except ValueError:
        raise ValueError(f"{text!r} is no instruction; write one of: {', '.join(VERBS)}") from None
    return _to(Instruction("change", change=found), who)


def _gaining(what: str, who: str) -> Instruction:
    """`gain 2 politics` is symbols, `gain 2 support` support, `gain Andor` an allegiance."""
    try:
        if re.match(r"\d|one |two |a ", what) and what != "one power":
            return _to(Instruction("generate", symbols=symbols(what)), who)
    except ValueError:
        pass
    return _to(Instruction("gain", what=trait(what)), who)


def trait(text: str) -> str:
    """A trait or allegiance; allegiances are spelt as the rulebook spells them."""
    return next((each for each in ALLEGIANCES if each.casefold() == tidy(text)), tidy(text))


def forbidden(text: str) -> str:
    """What is forbidden; one of the things that can be."""
    words = re.sub(r"\b(in )?challenges?$", "", tidy(text)).strip()
    known = [each.casefold() for each in FORBIDDEN if "<" not in each]
    words = {
        "be the target of cards or effects": "be targeted",
        "be a target": "be targeted",
        "heal damage": "heal",
    }.get(words, words)
    if words in known or words.startswith("participate with "):
        return words
    if tidy(text) in known:
        return tidy(text)
    raise ValueError(f"{text!r} is nothing that can be forbidden; allowed: {', '.join(FORBIDDEN)}")


def split_who(words: str) -> tuple[str, str]:
    """Splits off whom an instruction concerns: `deal 2 to target`, `ready this`, `combat +1 to your troops`."""
    match = re.fullmatch(r"(.+?) (?:to|on|of|from|for) ((?!play$|hand$|the (?:battleground|challenge)$).+)", words)
    if match and match[1] not in ("send", "remove", "return", "stand"):
        return match[1], match[2]
    for head in sorted(SIMPLE, key=len, reverse=True):
        if words.startswith(f"{head} "):
            return head, words[len(head) + 1 :]
        middle = head.split(" ", 1)
        if len(middle) == 2 and words.startswith(f"{middle[0]} ") and words.endswith(f" {middle[1]}"):
            inner = words[len(middle[0]) + 1 : -len(middle[1]) - 1]
            if inner:
                return head, inner
    return words, ""


def _to(what: Instruction, who: str) -> Instruction:
    """An instruction with whom it concerns: a word for it, or a description of cards."""
    plain = who.removeprefix("the ") if who.startswith("the ") else who
    plain = {
        "target card": "target",
        "it": "this",
        "itself": "this",
        "your opponent": "opponent",
        "host": "bearer",
    }.get(plain, plain)
    if not plain or plain in TARGETS:
        return what._replace(who=plain)
    if plain.startswith("target "):
        return what._replace(who="target", which=which(plain.removeprefix("target ")))
    return what._replace(who="cards", which=which(plain))


def _amount(word: str) -> int:
    return number(word) if word else 1


def _token(match: re.Match[str]) -> Instruction:
    """Tokens: added to, removed from or converted in your section, the opponent's, or the neutral one."""
    verb = {"gain": "add", "place": "add", "put": "add", "lose": "remove"}.get(match[1], match[1])
    section = {"light": "light", "shadow": "shadow", "neutral": "neutral"}.get(match[3] or "", "")
    whose = (
        "opponent"
        if (match[3] or "").startswith("opponent") or (match[4] or "").endswith(("opponent", "opponent's section"))
        else "you"
    )
    return Instruction(f"{verb} tokens", _amount(match[2]), what=section, who=whose)


def _results(match: re.Match[str]) -> Instruction:
    """Support and opposition that are generated, or taken off."""
    less = match[1] in ("negate", "ignore", "remove", "lose", "-")
    return Instruction("results", _amount(match[2]) * (-1 if less else 1), what=match[3])


def _pool(match: re.Match[str]) -> Instruction:
    """Damage in a pool: added to your own, taken out of the opponent's; with a special effect if it says so."""
    less = match[1] in ("remove", "negate", "ignore", "-")
    return Instruction(
        "pool", _amount(match[2]) * (-1 if less else 1), what=f"{match[4]} {match[3] or 'plain'}".strip()
    )


def _hit(match: re.Match[str]) -> Instruction:
    verb = {"place": "corrupt", "deals": "deal", "inflict": "deal"}.get(match[1], match[1])
    return _to(Instruction(verb, _amount(match[2])), match[3] or "")


def _generate(match: re.Match[str]) -> Instruction:
    """Ability symbols, with the allegiance that the text lists if it does."""
    return Instruction("generate", symbols=symbols(match[1]), what=trait(match[2]) if match[2] else "")


def _cards(verb: str) -> Callable[[re.Match[str]], Instruction]:
    """Cards that you or your opponent draw or discard."""
    return lambda m: Instruction(verb, _amount(m[2]), who="opponent" if "opponent" in (m[1] or "") else "you")


def _search(match: re.Match[str]) -> Instruction:
    """A card in one's own deck, which is named as the effect is used."""
    return Instruction("search", who="target", which=which(match[1])._replace(zone="deck", side="mine"))


def _aim(match: re.Match[str]) -> Instruction:
    """special-damage: rolled damage is aimed at a card."""
    return _to(Instruction("aim", _amount(match[1])), match[2])


def _special(match: re.Match[str]) -> Instruction:
    """special-damage: rolled damage gets a special effect."""
    kind = {"unable to be healed": "unhealable"}.get(match[2], match[2])
    return Instruction("special", _amount(match[1]), what=kind)


def _turn(match: re.Match[str]) -> Instruction:
    """off-side-symbols: results that do not count are turned into some that do."""
    return Instruction("turn", _amount(match[1]) if match[1] != "all" else 99, what=f"{match[2]} {match[3]}")


_N = r"(\d+|a|an|one|two|three|four|five)"
_PLAYER = r"(?:(opponent|your opponent|you) )?"
_POINTS = r"(?: (?:points? of )?damage)?"
_SECTION = r"(?:(light|shadow|neutral|your|opponent's) )?(?:pattern )?tokens?(?: (?:to|from|on|of|in) (.+))?"
_ACTIONS = (
    (rf"(add|remove|convert|gain|place|put|lose) {_N} {_SECTION}", _token),
    (r"generates? (.+?) with (?:the )?(.+?)(?: allegiance)?", _generate),
    (r"(?:(generate|gain|add|\+|negate|ignore|remove|lose|-) ?)?(\d+) (support|opposition)(?: .*)?", _results),
    (
        rf"(?:(add|generate|\+|remove|negate|ignore|-) ?)?{_N} (?:(deadly|unhealable) )?(?:points? of )?"
        r"(character|troop) damage(?: .*)?",
        _pool,
    ),
    (r"generates? (.+)()", _generate),
    (rf"(?:aim|target) {_N}{_POINTS} at (.+)", _aim),
    (rf"(?:make|turn) {_N}{_POINTS} (?:into )?(deadly|unhealable|unable to be healed)(?: damage)?", _special),
    (rf"(?:turn|convert|count) (all|{_N[1:-1]}) (support|opposition) (?:in)?(?:to|as) (support|opposition)", _turn),
    (r"double (?:your |the )?(character|troop) damage(?: pool)?", lambda m: Instruction("double pool", what=m[1])),
    (rf"(deals?|inflict) {_N}{_POINTS}(?: (?:to|on) (.+))?", _hit),
    (rf"(heal) {_N}{_POINTS}(?: (?:to |on |from |of )?(.+))?", _hit),
    (rf"(corrupt|place) {_N}(?: corruption(?: tokens?)?)?(?: (?:to |on )?(.+))?", _hit),
    (r"take control(?: of (.+))?", lambda m: _to(Instruction("control"), m[1] or "")),
    (rf"{_PLAYER}draws? {_N}(?: cards?)?", _cards("draw")),
    (rf"{_PLAYER}discards? {_N}(?: cards?)?(?: from (?:your )?hand)?", _cards("discard cards")),
    (r"search (?:your deck )?(?:for )?(.+)", _search),
)


def instructions(text: str) -> tuple[Instruction, ...]:
    """Several instructions with semicolons or `then` between them."""
    return tuple(instruction(part) for part in re.split(r";|\bthen\b", text) if part.strip())
