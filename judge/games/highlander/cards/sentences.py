"""anatomy-text: card text in short words: `if successful: opponent is prone`, `your attacks +1 damage`."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.content.problem import nearest
from judge.games.highlander.cards import printed
from judge.games.highlander.cards.conditions import condition
from judge.games.highlander.cards.grid import areas
from judge.games.highlander.cards.kinds import kind
from judge.games.highlander.cards.meanings import GEMS, Effect

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ten": 10, "all": 99,
           "any number of": 99, "the": 1, "another": 1}  # fmt: skip
N = r"(\d{1,2}|an?|one|two|three|four|five|six|ten|another)"
SUBJECTS = {"your opponent": "opponent", "opponent": "opponent", "you": "you", "both players": "both",
            "each player": "both", "all players": "both", "no player": "both", "players": "both", "loser": "loser",
            "the loser": "loser", "winner": "winner", "the winner": "winner"}  # fmt: skip
OWNERS = r"(your opponent|opponent|your|both players|each player|all players)"
TRIGGERS = {
    "if successful": "successful", "if this attack is successful": "successful", "when successful": "successful",
    "if it is successful": "successful", "if the attack is successful": "successful", "on success": "successful",
    "if blocked": "blocked", "when blocked": "blocked", "if this attack is blocked": "blocked",
    "if dodged": "dodged", "when dodged": "dodged", "if this attack is dodged": "dodged",
    "if defended": "defended", "if unsuccessful": "defended", "if avoided": "defended",
    "if it does damage": "damage", "when you make a power blow or power block": "blow", "if you make a power blow or "
    "power block": "blow", "if damage is done": "damage", "for each damage": "damage",
    "may": "may", "may do": "may", "you may": "may", "once per turn": "may", "once per turn you may": "may",
    "in the may do/must do phase": "may phase", "in your may do/must do phase": "may phase",
    "during your may do/must do phase": "may phase", "may do/must do phase": "may phase", "in the may do phase":
    "may phase", "discard to use": "discard", "discard this card": "discard", "discard from play": "discard",
    "remove from the game": "remove", "remove this card from the game": "remove", "must": "must", "must do": "must",
    "draw/discard phase": "draw", "in the draw/discard phase": "draw", "when removed": "removed",
    "when removed from play": "removed", "if removed from play": "removed",
}  # fmt: skip
EXAMPLES = (
    "+1 damage", "3 damage", "no damage", "0 damage", "cannot be blocked", "cannot be dodged", "is a power blow",
    "is a head shot", "an exertion may make this a head shot",
    "cannot be a power blow", "may be a head shot", "may be hidden", "additional attack",
    "dodges avoid one attack only", "is a power block", "may block ranged attacks", "no attack this turn",
    "attack only upper", "next attack is hidden", "your non-ranged attacks +1 damage", "your dirty tricks 1 damage",
    "your attacks are reduced to 1 damage", "opponent cannot play dodges from hand", "you cannot play attacks",
    "opponent cannot make power blows", "opponent cannot play more than 1 attack", "opponent is considered prone",
    "opponent must discard a block to play a non-basic block", "you may play an additional attack",
    "you may play an additional plot", "you may make an additional hard exertion", "you may make multiple power blows",
    "opponent's hand size -1", "your maximum ability +1", "your ability +1", "your exertions +2 cards",
    "opponent takes 3 damage",
    "opponent loses 2 ability", "gain 3 ability", "prevent 2 damage", "prevent all damage", "avoid all attacks",
    "avoid an attack", "opponent discards 2 defenses", "opponent discards the top 3 of endurance", "draw 2",
    "remove the top 3 of your endurance from the game", "retrieve 3 basic attacks", "reshuffle", "opponent exhausts",
    "remove a situation", "remove all standing defenses", "counter an event", "nullify a situation",
    "nullify that guard",
    "ignore a location", "discard a special card to ignore a location", "discard up to 2 cards to draw 1 for each",
    "draw 1 for each ally in play", "put an illusion on top of your endurance", "ignore all preventions",
    "duplicate an event", "opponent is prone", "opponent is disarmed",
    "opponent's weapon is broken", "you stand up", "regain a weapon", "skip the attack phase",
    "opponent cannot exert for attacks", "opponent cannot reshuffle", "opponent cannot retrieve",
    "opponent cannot have more than 1 situation or object in play", "avoid forced discards",
    "opponent keeps to normal numbers",
    "you may play blocks as attacks", "blocks may be played against ranged attacks", "your allies are hunters",
    "note <anything>",
)  # fmt: skip


def effects(text: str) -> tuple[Effect, ...]:
    """A line of card text; several sentences with `;` or a full stop between them."""
    found: list[Effect] = []
    for sentence in re.split(r";|\.\s+|\.$", text.strip()):
        if sentence.strip():
            found += _sentence(" ".join(sentence.replace("\u2019", "'").split()))
    if not found:
        raise ValueError(f"{text!r} says nothing")
    return tuple(found)


def _sentence(text: str) -> list[Effect]:
    if text.casefold().startswith("note "):
        return [Effect("note", what=text[5:])]
    head, colon, rest = text.partition(":")
    if colon:
        return [_prefixed(head, each) for each in _sentence(rest.strip())]
    short = printed.reworded(text)
    if ":" in short:
        return _sentence(short)
    if parts := printed.with_colon(short):
        try:
            return [_prefixed(parts[0], each) for each in _sentence(parts[1])]
        except ValueError:
            pass
    try:
        return _clauses(short)
    except ValueError:
        return _clauses(text)


def _prefixed(head: str, effect: Effect) -> Effect:
    low = head.casefold().strip()
    if low in TRIGGERS:
        return effect._replace(when=effect.when or TRIGGERS[low])
    if match := re.fullmatch(r"(?:make (?:a|an) )?(soft|hard)? ?(?:exertion|exert)(?: for)?(?: (\d))? (.+)", low):
        return effect._replace(exertion=match[1] or "soft", gem=_gems(match[3], head), also=match[2] or "0")
    if match := re.fullmatch(r"(?:attribute )?challenge(?: of| for)? (\w+)", low):
        return effect._replace(exertion="challenge", gem=_gems(match[1], head))
    if match := re.fullmatch(r"(?:when|if) (?:your )?opponent removes an? (.+?)(?: from play)?", low):
        return effect._replace(when="removes", also=kind(match[1]))
    if match := re.fullmatch(r"(if|while|when|only if) (.+)", low):
        return effect._replace(conditions=(*effect.conditions, condition(match[2])))
    try:
        return effect._replace(conditions=(*effect.conditions, condition(low)))
    except ValueError:
        known = [*TRIGGERS, "soft exertion for 3 agility", "challenge strength", "if <condition>"]
        hint = nearest(low, known)
        guess = f"; did you mean {hint}?" if hint else ""
        raise ValueError(f"{head!r} before the colon is not known{guess} Allowed: {', '.join(known)}") from None


def _gems(text: str, whole: str) -> str:
    found = re.sub(r"\b(gems?|icons?)\b", "", text).strip()
    parts = [part.strip() for part in found.split(" or ")]
    for part in parts:
        if part not in (*GEMS, "named"):
            raise ValueError(f"{whole!r}: {part!r} is no Attribute; allowed: {', '.join(GEMS)}, named")
    return " or ".join(parts)


def _clauses(text: str) -> list[Effect]:
    """One clause, or several with `and` where each half can be read by itself."""
    whole = _clause(text)
    if whole is not None:
        return [whole]
    for match in re.finditer(r" and |, ", text):
        first, rest = text[: match.start()], text[match.end() :]
        if (one := _clause(first)) is not None:
            subject = re.match(r"(?:your )?opponent |you ", first, re.IGNORECASE)
            for more in (rest, (subject.group() if subject else "") + rest):
                try:
                    return [one, *_clauses(more)]
                except ValueError:
                    continue
    hint = nearest(text.casefold(), EXAMPLES)
    guess = f"; did you mean {hint}?" if hint else ""
    raise ValueError(f"{text!r} is no card text{guess} Write one of: {'; '.join(EXAMPLES)}")


def _clause(text: str) -> Effect | None:
    low = " ".join(text.casefold().split())
    low, until = _until(low)
    each = bool(re.search(r"for each (gem|one|icon)|per gem|for every (gem|one|icon)", low))
    low = re.sub(r" (for (each|every) (gem|one|icon)|per gem)( found)?", "", low)
    at_once = "immediately" in low
    low = " ".join(low.replace("immediately", "").split())
    who, rest = _subject(low)
    may = False
    effect = _built(rest)
    if effect is None:
        effect = _priced(rest)
    if effect is None and rest.startswith("may "):
        effect, may = _built(rest.removeprefix("may ")), True
    if effect is None:
        return None
    return effect._replace(
        who=effect.who or who, until=effect.until or until, each=each or effect.each, at_once=at_once, may=may
    )


def _priced(rest: str) -> Effect | None:
    """`discard a special card to ignore a location`: what is had for a card discarded from hand."""
    match = re.fullmatch(r"(?:may )?discards? (?:an?|one|1) (.+?)(?: from (?:your |their )?hand)? to (.+)", rest)
    effect = _built(match[2]) if match else None
    if match is None or effect is None:
        return None
    try:
        return effect._replace(price=kind(match[1]))
    except ValueError:
        return None


def _built(rest: str) -> Effect | None:
    for pattern, build in CLAUSES:
        if match := re.fullmatch(pattern, rest):
            try:
                return build(match)
            except ValueError:
                continue
    return None


def _until(low: str) -> tuple[str, str]:
    for words, until in (("this turn", "turn"), ("during their next turn", "next"), ("next turn", "next"),
                         ("during your opponent's next turn", "next"), ("for good", "good")):  # fmt: skip
        if low.endswith(f" {words}") and not low.startswith(("no attack", "avoid ")):
            return low.removesuffix(words).strip().removesuffix("during").strip(), until
    return low, ""


def _subject(low: str) -> tuple[str, str]:
    for words in sorted(SUBJECTS, key=len, reverse=True):
        if low.startswith(f"{words} "):
            return SUBJECTS[words], low[len(words) + 1 :]
    if match := re.match(rf"{OWNERS}(?:'s?)? (?=hand size|maximum|exertions?|weapon|ability)", low):
        return SUBJECTS.get(match[1], "you"), low[match.end() :]
    return "", re.sub(r"^(this|that|the) (attack|block|dodge|defense|guard) ", "", low)


def number(text: str) -> int:
    """A number in figures or in words."""
    return NUMBERS[text] if text in NUMBERS else int(text)


Builder = Callable[[re.Match[str]], Effect]


def _forbid(match: re.Match[str]) -> Effect:
    """`play dodges from hand against this attack`: what cannot be played, from where, against what."""
    what, origin, against = match[1], match[2] or "", match[3] or ""
    return Effect("forbid", what=kind(what), also=f"{origin} {'this' if against else ''}".strip())


def _bonus(match: re.Match[str]) -> Effect:
    sign = -1 if match[3] == "-" else 1
    who = "opponent" if match[1].startswith("opp") or match[1].startswith("your opp") else "you"
    return Effect("bonus", sign * number(match[4]), kind(match[2]), who)


def _of_kind(verb: str, who: str = "") -> Builder:
    return lambda m: Effect(verb, number(m[1]), kind(m[2]), who)


def _simple(verb: str, what: str = "", who: str = "") -> Builder:
    return lambda m: Effect(verb, what=what, who=who)


def _number(verb: str, what: str = "", who: str = "") -> Builder:
    return lambda m: Effect(verb, number(m[1]), what, who)


PLAYED = r"(?:play|use) (?:an?y? )?(.+?)( from (?:your |their )?hand| from (?:an )?exertions?)?( against this attack)?"
WHOSE = r"(?:(?:one of |an? |any |each of )?(your opponent's|opponent's|your|all|an?|any|one|each)\s+)?"
CLAUSES: tuple[tuple[str, Builder], ...] = (
    (rf"(?:does |do )?\+{N} damage|damage \+{N}|does {N} (?:additional|more|extra) (?:points? of )?damage|"
     rf"does {N} additional points? of damage",
     lambda m: Effect("damage", number(next(g for g in m.groups() if g)))),
    (rf"(?:does )?-{N} damage|damage -{N}", lambda m: Effect("damage", -number(m[1] or m[2]))),
    (r"(?:does |do )?(\d) (?:points? of )?damage|damage =? ?(\d)", lambda m: Effect("figure", int(m[1] or m[2]))),
    (r"(?:does |do )?no damage", _simple("no damage")),
    (r"(?:can not|cannot|may not) be blocked or dodged|(?:can not|cannot) be defended|undefendable",
     _simple("unanswerable")),
    (r"(?:can not|cannot|may not) be blocked|unblockable|is unblockable", _simple("unblockable")),
    (r"(?:can not|cannot|may not) be dodged|undodge?able|is undodge?able", _simple("undodgeable")),
    (r"(?:can not|cannot|may not) be (?:an? |made (?:an? )?)?power blow", _simple("no power blow")),
    (r"(?:can not|cannot|may not) be (?:an? |made (?:an? )?)?head ?shot", _simple("no head shot")),
    (r"(?:can not|cannot|may not) be hidden", _simple("not hidden")),
    (r"may be (?:an? |made (?:an? )?)?head ?shot", _simple("may head shot")),
    (r"may be (?:an? |made (?:an? )?)?power blow", _simple("may power blow")),
    (r"(?:is|becomes|is now|made) an? power blow", _simple("power blow")),
    (r"(?:is|becomes|is now|made) an? head ?shot", _simple("head shot")),
    (r"(?:an? attack )?is no longer an? head ?shot", lambda m: Effect("strip head shot", 1, "attack")),
    (r"may be hidden|make your first attack hidden|may make your first attack hidden|your first attack may be hidden",
     _simple("may hidden")),
    (r"(?:is )?hidden", _simple("hidden")),
    (r"(?:is |as |may be played as )?an? ?additional attack|additional attack", _simple("additional")),
    (r"dodges avoid one attack only|dodges (?:will|do) not avoid multiple attacks", _simple("one each", "dodge")),
    (r"defenses? (?:avoid|answer)s? one attack only", _simple("one each", "defense")),
    (r"answers one attack only|avoids one attack only|only avoids one attack", _simple("answers one")),
    (r"(?:is|becomes|is now) an? power block", _simple("power block")),
    (r"(?:may|can) block (?:an? )?(.+)|(?:may|can) be played against (.+)",
     lambda m: Effect("may answer", what=kind(m[1] or m[2]))),
    (r"not against (.+)", lambda m: Effect("not against", what=kind(m[1]))),
    (r"blocks may be played against (.+)", lambda m: Effect("blocks may answer", what=kind(m[1]))),
    (r"(?:may|can) (?:be played|play) after (.+)|may play non-special attacks after playing (?:a )?back away",
     _simple("attack anyway")),
    (r"no attacks? this turn", lambda m: Effect("forbid", what="attack", who="you", until="turn")),
    (r"(?:(?:may|can) not|cannot) attack", lambda m: Effect("forbid", what="attack")),
    (r"(?:may )?attack only (?:to )?(.+)|may only attack (?:to )?(.+)",
     lambda m: Effect("attack only", what=", ".join(areas(m[1] or m[2])))),
    (r"cannot attack (?:to )?(.+)|may not attack (?:to )?(.+)",
     lambda m: Effect("no area", what=", ".join(areas(m[1] or m[2])))),
    (r"may attack anywhere|may attack any area", _simple("attack anywhere")),
    (r"(?:your )?next attack (?:is|may be) hidden", _simple("next hidden")),
    (r"your (.+?) (?:can not|cannot|may not) be (blocked|dodged)",
     lambda m: Effect("all " + m[2], what=kind(m[1]), who="you")),
    (r"(?:may be played|may play this card|may be used) even if disarmed", _simple("even disarmed")),
    (rf"(your opponent's|opponent's|your) (.+?)(?: do(?:es)?)? ?([+-]){N} damage", _bonus),
    (rf"(your opponent's|opponent's|your) (.+?) do(?:es)? ({N}) (?:additional|more|extra) (?:points? of )?damage",
     lambda m: Effect("bonus", number(m[3]), kind(m[2]), "you" if m[1] == "your" else "opponent")),
    (rf"(your) (.+?)(?: do(?:es)?)? {N} damage", lambda m: Effect("all figure", number(m[3]), kind(m[2]), "you")),
    (rf"(your|your opponent's|opponent's) (.+?) are reduced to {N} damage",
     lambda m: Effect("cap", number(m[3]), kind(m[2]), "you" if m[1] == "your" else "opponent")),
    (rf"(?:may not|can not|cannot|can) play more than {N} attacks?", _number("attack limit")),
    (r"(?:may not|can not|cannot|can) play more attacks than (?:you|they) did", _simple("attack limit", "as many")),
    (r"(?:may not|can not|cannot|can) make (?:an? )?(power blow|power block|hard exertion|soft exertion|exertion|head "
     r"shot)s?", lambda m: Effect("forbid", what=f"make {m[1]}")),
    (r"(?:may not|can not|cannot|can) exert", lambda m: Effect("forbid", what="make exertion")),
    (r"(?:may not|can not|cannot|can) draw(?: cards)?", lambda m: Effect("forbid", what="draw")),
    (r"(?:may not|can not|cannot|can) (?:retrieve|take back)(?: cards)?(?: from (?:the|their|your) discard pile)?",
     lambda m: Effect("forbid", what="retrieve")),
    (r"(?:may not|can not|cannot|can) reshuffle(?: cards)?(?: from (?:the|their|your) discard pile)?",
     lambda m: Effect("forbid", what="reshuffle")),
    (r"(?:may not|can not|cannot|can) exert for (?:an? )?(attack|defense|illusion)s?",
     lambda m: Effect("forbid", what=f"make {m[1]} exertion")),
    (rf"(?:may not|can not|cannot|can) have more than {N} (.+) in play", _of_kind("in play limit")),
    (rf"(?:may not|can not|cannot|can) {PLAYED}", _forbid),
    (r"no dodges? from hand|no dodge may be played from hand", lambda m: Effect("forbid", what="dodge",
                                                                               who="opponent", also="from hand this")),
    (r"your (.+?) (?:are|count as|are considered) (?:to be )?(watcher|hunter|bystander|gypsy|reporter|ally)s?",
     lambda m: Effect("counts as", what=kind(m[1]), who="you", also=m[2])),
    (r"(?:is|are) considered (?:to be )?(prone|disarmed|weapon broken)",
     lambda m: Effect("considered", what=m[1])),
    (r"weapon is considered (?:to be )?broken", _simple("considered", "weapon broken")),
    (r"(?:must )?discards? an? (.+?) to play an? (.+?)( from (?:their |your )?hand)?",
     lambda m: Effect("cost", what=kind(m[2]), also=kind(m[1]), gem="hand" if m[3] else "")),
    (r"must make an? (?:unmodified )?hard exertion to play an? (.+?) from (?:their |your )?hand",
     lambda m: Effect("exertion cost", what=kind(m[1]))),
    (rf"may (?:play|make) {N} additional attacks?(?: (?:each|per) turn)?", _number("extra attack", "attack")),
    (rf"may (?:play|make) {N} additional attacks? (?:that is|if it is|if that attack is) (?:an? )?(.+)",
     _of_kind("extra attack")),
    (rf"may (?:make|use) {N} additional hard exertions?", _number("extra exertion")),
    (rf"may play {N} additional (.+)", _of_kind("extra card")),
    (r"may (?:make|play) multiple power blows", _simple("multiple power blows")),
    (r"may play (?:an? )?(.+?) as (?:an? )?(attack|block)s?(?: from an exertion)?",
     lambda m: Effect(f"as {m[2]}", what=kind(m[1]))),
    (r"(?:maximum )?hand size ([+-])(\d)", lambda m: Effect("hand size", int(m[1] + m[2]))),
    (r"ability ([+-])(\d)", lambda m: Effect("ability bonus", int(m[1] + m[2]))),
    (r"maximum ability ([+-])(\d)|raise maximum ability by (\d)",
     lambda m: Effect("maximum", int((m[1] or "+") + (m[2] or m[3])))),
    (r"maximum ability ([+-])(\d) for each point of damage",
     lambda m: Effect("maximum", int(m[1] + m[2]), each=True)),
    (rf"exertions? ([+-]){N}(?: cards?)?", lambda m: Effect("exertion size", int(f"{m[1]}{number(m[2])}"))),
    (r"(?:attribute )?checks? ?\+(\d)|add (\d) (?:of any attribute )?to (?:one|an?|your) (?:attribute )?"
     r"(?:check|challenge).*", lambda m: Effect("check bonus", int(m[1] or m[2]))),
    (rf"takes? {N} (?:points? of )?damage", _number("take damage")),
    (rf"loses? {N} ability|lose {N} ability", lambda m: Effect("lose", number(m[1] or m[2]))),
    (rf"(?:gains?|\+|heals?) ?{N} ability|regains? {N} ability", lambda m: Effect("gain", number(m[1] or m[2]))),
    (rf"(?:prevent|avoid|reduce) {N} (?:points? of )?damage(?: from (.+))?",
     lambda m: Effect("prevent", number(m[1]), kind(m[2]) if m[2] else "")),
    (r"(?:prevent|avoid) all damage", _simple("prevent all")),
    (r"damage (?:from )?(?:opponent's )?(.+?) -(\d)", lambda m: Effect("armor", int(m[2]), kind(m[1]))),
    (r"avoid all attacks(?: this turn)?", _simple("avoid all")),
    (r"avoid (?:this|that) attack", _simple("avoid this")),
    (r"avoid (?:an?|one) (.*)attack(?: this turn)?", lambda m: Effect("avoid", 1, kind(f"{m[1]}attack"))),
    (rf"(?:must )?discards? the top (?:{N} )?(?:cards? )?(?:of|from) (?:their |your )?endurance",
     lambda m: Effect("grind", number(m[1] or "one"))),
    (r"(?:must )?discards? the top (?:card )?of (?:their |your )?endurance for each card in (?:their |your )?hand",
     _simple("grind", "each card in hand")),
    (r"(?:must )?discards? any number of cards(?: from (?:their |your )?hand)?", _simple("discard any")),
    (r"(?:must )?discards? an equal number(?: of cards)?(?: from (?:their |your )?hand)?", _simple("discard equal")),
    (r"(?:must )?discards? (?:their|your) (?:whole )?hand", lambda m: Effect("discard", 99, "card")),
    (rf"(?:must )?discards? (?:(?:{N}|all|any) )?(.+?)(?: from (?:their |your )?hand)?",
     lambda m: Effect("discard", number(m[1]) if m[1] else 99, kind(m[2]))),
    (rf"(?:may )?draws? {N}(?: cards?)?", _number("draw")),
    (rf"(?:may )?draws? {N}(?: cards?)? for each (.+?)(?: you have)? in play",
     lambda m: Effect("draw each", number(m[1]), kind(m[2].replace(":", "")))),
    (rf"(?:may )?discard up to {N} (.+?)(?: from your hand)? to draw {N}(?: cards?)?(?: for (?:each|every).*)?",
     lambda m: Effect("trade", number(m[1]), kind(m[2]))),
    (rf"(?:may )?put {N} (.+?)(?: from (?:your )?hand)? on (?:the )?top of (?:your |the )?endurance",
     _of_kind("put on top")),
    (rf"remove the top {N} (?:cards? )?(?:of|from) your endurance from the game", _number("remove endurance")),
    (rf"retrieve (?:up to )?{N} (.+?)(?: from (?:your |the )?discard pile)?(?: and put (?:it|them) into your hand)?",
     _of_kind("retrieve")),
    (r"(?:reshuffle|shuffle)(?: your)?(?: discard pile)?(?: into your endurance)?", _simple("reshuffle")),
    (r"exhausts?|is forced to exhaust", _simple("exhaust")),
    (rf"remove {WHOSE}(.+?)(?: from (?:play|the game))?",
     lambda m: Effect("remove", 99 if m[1] == "all" or m[2].startswith("titled ") else 1, kind(m[2]),
                      {"your": "you", "your opponent's": "opponent", "opponent's": "opponent"}.get(m[1] or "", "any"))),
    (r"counter (?:a |an |any )?(must do|may do)(?: effect)?", lambda m: Effect("counter duty")),
    (rf"counter {WHOSE}(.+)", lambda m: Effect("counter", 1, kind(m[2]))),
    (r"nullify (?:that|the other) (.+)", lambda m: Effect("nullify that", what=kind(m[1]))),
    (rf"nullify {WHOSE}(.+)", lambda m: Effect("nullify", 99 if m[1] == "all" else 1, kind(m[2]))),
    (r"ignore all preventions?(?: cards and effects)?", _simple("ignore preventions")),
    (rf"ignore {WHOSE}(.+)", lambda m: Effect("ignore", 99 if m[1] == "all" else 1, kind(m[2]))),
    (rf"duplicate {WHOSE}(.+)", lambda m: Effect("duplicate", 1, kind(m[2]))),
    (rf"put {WHOSE}(.+?) (?:directly )?into play(?: from (?:your )?hand)?",
     lambda m: Effect("put into play", 1, kind(m[2]))),
    (r"(?:is|are|becomes?|fall|knocked)(?: now)? prone(?: \((\w+)\))?", lambda m: Effect("prone", gem=m[1] or "")),
    (r"(?:is|are|becomes?)(?: now)? disarmed", _simple("disarm")),
    (r"disarm (?:your )?opponent", _simple("disarm", who="opponent")),
    (r"weapon is broken", _simple("break weapon")),
    (r"break (?:your )?opponent's weapon", _simple("break weapon", who="opponent")),
    (r"(?:may )?make an? hard exertion to make this attack an? head ?shot", _simple("exert head shot")),
    (r"an? (?:hard )?exertion may make (?:this|it) an? head ?shot", _simple("exert head shot")),
    (r"(?:may )?make an? hard exertion to make this (?:attack|block) an? power (?:blow|block)",
     lambda m: Effect("note", what="that is the ordinary use of a Hard Exertion")),
    (r"stands? up|regains? (?:your|their) feet|(?:is|are) no longer prone", _simple("stand up")),
    (r"regains? an? weapon|regains? (?:your|their) weapon", _simple("regain weapon")),
    (r"skips? (?:the|your|their) attack phase", _simple("skip attack")),
    (r"avoid forced discards|ignore forced discards", _simple("protect")),
    (r"your blocks are power blocks", _simple("power blocks", who="you")),
    (r"keeps? to (?:the )?normal (?:restriction )?numbers?", _simple("normal numbers")),
    (r"may have (?:up to )?(\d) hand icons", _number("hand icons")),
    (r"make an? (\d+)[- ]card hard exertion and play up to (\d+) (.+?) from (?:it|that exertion) and (?:your )?hand",
     lambda m: Effect("frenzy", int(m[1]), kind(m[3]), also=m[2])),
    (r"(?:can |may )?look at .+|play with .+", lambda m: Effect("note", what=m.group())),
)  # fmt: skip
