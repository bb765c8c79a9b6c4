"""A card's text box: its keywords and abilities, each with its bold word, its trigger, its cost, its limit."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.games.lotr_lcg.cards.clauses import condition
from judge.games.lotr_lcg.cards.known_names import knowing
from judge.games.lotr_lcg.cards.meanings import PHASES, Ability, Condition, Instruction, Keyword, Limit, Phrase, Trigger
from judge.games.lotr_lcg.cards.occasions import triggers
from judge.games.lotr_lcg.cards.phrases import KEYWORDS, number, plain
from judge.games.lotr_lcg.cards.sentences import bracketed, effects, sentence, split
from judge.games.lotr_lcg.cards.wording import plainer, with_this

KINDS = {
    "action": "action", "response": "response", "forced": "forced", "when revealed": "when revealed",
    "shadow": "shadow", "travel": "travel", "setup": "setup", "forced response": "forced",
    "when-revealed": "when revealed",
}  # fmt: skip
HEAD = rf"(?:(?:{'|'.join(PHASES)}|Valour) )?(?:Action|Response|Forced|When Revealed|Shadow|Travel|Setup)"
HEADER = re.compile(rf"(?:(?P<phase>{'|'.join(PHASES)}) )?(?P<kind>{'|'.join(KINDS)}): (?P<rest>.+)",
                    re.IGNORECASE | re.DOTALL)  # fmt: skip
LIMIT = re.compile(
    r"\(?limit (?P<n>once|twice|one|two|three|\d+)(?: times?)? per (?P<per>round|phase|game|attack|turn)\.?\)?",
    re.IGNORECASE,
)
ONLY = re.compile(r"\(?(?:you may )?(?:trigger|use|play)(?: this(?: \w+)?)? only (?:if|while|when) (?P<if>[^."
                  r"()]+)\.?\)?",
                  re.IGNORECASE)  # fmt: skip
ANYONE = re.compile(r"\(?any player may trigger this(?: (?:effect|ability|action|response))?\.?\)?", re.IGNORECASE)
BY_EACH = re.compile(r"\(?this effect may be triggered by each player once (?:each|per) (?P<per>round|phase)\.?\)?",
                     re.IGNORECASE)  # fmt: skip
FIRM = re.compile(r"\s*\(?(?:this effect|these effects|its effects?) cannot be cancell?ed\.?\)?", re.IGNORECASE)
TIMES = {"once": 1, "one": 1, "twice": 2, "two": 2, "three": 3}
KEYWORD = re.compile(rf"(?P<name>{'|'.join(KEYWORDS)})(?: (?P<n>\d+))?", re.IGNORECASE)


def abilities(text: str) -> tuple[tuple[Ability, ...], tuple[Keyword, ...]]:
    """The abilities and keywords in a text box, or in a part of one."""
    found: list[Ability] = []
    words: list[Keyword] = []
    text, firm = FIRM.subn("", text)
    if firm:
        found.append(Ability("", "constant", effects=(Instruction("cannot", Phrase("this"), what="be canceled"),)))
    text, attached = _as_attachment(text)
    found += attached
    for part in _parts(text):
        header = HEADER.fullmatch(part)
        if header is not None:
            found += _with_constants(part, header)
        else:
            more, keywords = _untriggered(part)
            found += more
            words += keywords
    return tuple(found), tuple(words)


COUNTS = re.compile(
    r"\s*\(?counts as an? (?:(?P<traits>[\w' -]+?) )?attachment(?: with(?: the text)?:? (?P<text>[\"'].+[\"']|[^()]+))?"
    r"\.?\)?(?=$|\s)",
    re.IGNORECASE,
)
PAID_TO_READY = re.compile(
    r"(?P<who>attached \w+) (?:does not|cannot) ready during the refresh phase unless (?:you|its controller|he|she|"
    r"that player) pays? (?P<n>\d+) resources? from (?:that|attached) hero's (?:resource )?pool",
    re.IGNORECASE,
)


def _as_attachment(text: str) -> tuple[str, list[Ability]]:
    """`Counts as a Condition attachment with the text: "..."`: what holds for an encounter card once it is attached."""
    match = COUNTS.search(text.replace("“", '"').replace("”", '"'))
    if match is None:
        return text, []
    on = Condition("is", Phrase("this"), "attached", text="it is attached")
    kinds = [Instruction("become", Phrase("this"), what="attachment")]
    kinds += [Instruction("gain trait", Phrase("this"), what=each) for each in (match["traits"] or "").split()]
    found = [Ability("", "constant", effects=tuple(kinds), conditions=(on,))]
    inner = (match["text"] or "").strip(" \"'.")
    if paid := PAID_TO_READY.fullmatch(inner):
        ban = Instruction("cannot", Phrase("host"), what="ready in refresh", text="ready during the refresh phase")
        found.append(Ability("", "constant", effects=(ban,), conditions=(on,)))
        inner = (f"Response: When the refresh phase begins, spend {paid['n']} resources from {paid['who']}'s pool to "
                 f"ready {paid['who']}.")  # fmt: skip
    found += [each._replace(conditions=(*each.conditions, on)) for each in abilities(inner)[0]]
    return text[: match.start()] + text[match.end() :], found


def _parts(text: str) -> list[str]:
    """The abilities of a text box one by one: each bold word begins a new one."""
    quoted: list[str] = []

    def keep(match: re.Match[str]) -> str:
        quoted.append(match[0])
        return f"\0{len(quoted) - 1}\0"

    text = text.replace("’", "'").replace("“", '"').replace("”", '"')
    hidden = re.sub(r'"[^"]*"', keep, text)
    parts = re.split(rf"\n+|(?<=[.)])\s+(?={HEAD}:)", hidden.strip())
    shown = (re.sub(r"\0(\d+)\0", lambda match: quoted[int(match[1])], part) for part in parts)
    return [" ".join(part.split()) for part in shown if plain(part)]


def _with_constants(text: str, header: re.Match[str]) -> list[Ability]:
    """A triggered ability; what stands behind it and holds all the time is an ability of its own."""
    if ELSEWHERE.fullmatch(plain(plainer(header["rest"]))):
        return [_constant(plain(plainer(header["rest"])))._replace(text=text)]
    try:
        return [_triggered(text, header)]
    except ValueError as error:
        *sentences, last = split(text)
        shorter = HEADER.fullmatch(" ".join(sentences))
        if shorter is None or last.startswith("("):
            raise
        try:
            return [*_with_constants(" ".join(sentences), shorter), *_untriggered(last)[0]]
        except ValueError:
            raise error from None


def _triggered(text: str, header: re.Match[str]) -> Ability:
    kind = KINDS[header["kind"].casefold()]
    rest, limit, conditions, anyone = _restrictions(plainer(header["rest"]))
    rest = re.sub(r"(?:^|(?<=\. ))attach to ", "Attach this card to ", rest, flags=re.IGNORECASE)
    found: tuple[Trigger, ...] = ()
    if kind in ("response", "forced"):
        found, rest, more = _trigger(rest)
        conditions = (*conditions, *more)
    rest, more = _play_condition(rest)
    costs, rest = _cost(rest) if kind != "travel" else ((), rest)
    done = effects(rest)
    elsewhere = re.search(r"\bthis card into play from your (hand|discard pile)", rest, re.IGNORECASE)
    return Ability("", kind, (header["phase"] or "").casefold(), found, costs, done, (*conditions, *more), limit,
                   zone=elsewhere[1].casefold() if elsewhere else "", anyone=anyone, text=text)  # fmt: skip


def _restrictions(rest: str) -> tuple[str, Limit | None, tuple[Condition, ...], bool]:
    """What stands in brackets or at the end: the limit, `use only if ...`, `any player may trigger this`."""
    limit, conditions = None, []
    if match := LIMIT.search(rest):
        times = TIMES.get(match["n"].casefold()) or number(match["n"]) or 1
        per = {"turn": "round"}.get(match["per"].casefold(), match["per"].casefold())
        limit, rest = Limit(times, per), rest[: match.start()] + rest[match.end() :]
    if match := ONLY.search(rest):
        conditions.append(condition(match["if"]))
        rest = rest[: match.start()] + rest[match.end() :]
    if match := BY_EACH.search(rest):
        rest = rest[: match.start()] + rest[match.end() :]
        return rest.strip(), Limit(1, match["per"].casefold(), each=True), tuple(conditions), True
    anyone = bool(ANYONE.search(rest))
    return ANYONE.sub("", rest).strip(), limit, tuple(conditions), anyone


def _trigger(rest: str) -> tuple[tuple[Trigger, ...], str, tuple[Condition, ...]]:
    """`After <something>, <the rest>`; where several commas could end the trigger, the first that fits does."""
    if match := re.match(
        r"(?:while|if) (?P<if>.+?) at (?P<at>the (?:end|beginning) of .+?), "
        r"(?P<rest>.+)",
        rest,
        re.IGNORECASE,
    ):
        return triggers("after", match["at"]), match["rest"], (condition(match["if"]),)
    if match := re.match(r"while (?P<if>.+?), (?P<rest>.+?) during the (?P<phase>\w+) phase\.?$", rest, re.IGNORECASE):
        return triggers("after", f"the {match['phase']} phase begins"), match["rest"], (condition(match["if"]),)
    match = re.match(r"(?P<timing>after|when|at|if) ", rest, re.IGNORECASE)
    if match is None:
        return _without_trigger(rest)
    word = match["timing"].casefold()
    body = rest[match.end() :]
    found, left = _first_that_fits("after" if word == "at" else "when" if word == "if" else word, body)
    if any(each.kind == "damage" for each in found) and re.match(
        r"(?:.+? to )?cancel (?:the|that) "
        r"damage",
        left,
        re.IGNORECASE,
    ):
        found = tuple(each._replace(timing="when") for each in found)
    return found, left, ()


def _first_that_fits(timing: str, body: str) -> tuple[tuple[Trigger, ...], str]:
    error: ValueError | None = None
    places = [(each.start(), each.end()) for each in re.finditer(r", ", body)]
    places += [
        (each.start(), each.start() + 1)
        for each in re.finditer(
            r" (?=the first player|each player|that "
            r"player|you may)",
            body,
        )
    ]
    for end, start in places:
        try:
            return triggers(timing, body[:end]), body[start:]
        except ValueError as problem:
            error = error or problem
    raise error or ValueError(f"{body!r}: a comma has to stand between what it waits for and what it does")


def _without_trigger(rest: str) -> tuple[tuple[Trigger, ...], str, tuple[Condition, ...]]:
    """`Cancel a shadow effect`: the trigger is what is canceled; `look at a shadow card`: that it has been dealt."""
    match = re.search(r"cancel (?P<what>.+?)(?: (?:during|by|from) .+?)?(?:\.|$)", rest, re.IGNORECASE)
    if match is not None:
        return triggers("when", match["what"]), rest, ()
    if re.search(r"look at (?:1|a|the) shadow card", rest, re.IGNORECASE):
        return triggers("after", "an enemy is dealt a shadow card"), rest, ()
    raise ValueError(f"{rest!r}: begin with what it waits for: `after ...,` or `when ...,`")


def _play_condition(rest: str) -> tuple[str, tuple[Condition, ...]]:
    """`If you control a Noble hero, ...` at the very start of the effect is a condition of using it."""
    match = re.match(r"(?:while|if) (?P<if>.+?), (?P<rest>.+)", rest, re.IGNORECASE | re.DOTALL)
    if match is None or not re.match(r"while|if you control|if there|if each of your", rest, re.IGNORECASE):
        return rest, ()
    return match["rest"], (condition(match["if"]),)


def _cost(rest: str) -> tuple[tuple[Instruction, ...], str]:
    """cost-to: what stands before the word `to` is the cost, if it can be read as one."""
    first, stop, more = rest.partition(". ")
    for match in re.finditer(r" (?:in order )?to (?=\w)", first):
        cost, effect = first[: match.start()], first[match.end() :]
        if re.search(r"\b(?:equal|attached|add(?:s|ed)?|up|in order|committed|belongs?)$", cost):
            continue
        try:
            paid, _ = sentence(cost), effects(effect + stop + more)
        except ValueError:
            continue
        if all(each.verb in PAYABLE for each in paid):
            return paid, effect + stop + more
    return (), rest


PAYABLE = ("exhaust", "lower threat", "spend", "pay", "discard", "discard from hand", "discard from deck", "return",
           "raise threat",
           "damage", "lose resource", "destroy", "shuffle in", "remove", "remove progress", "put on deck", "uncommit",
           "to victory", "ready", "reveal", "engage", "deal shadow", "stage", "attach", "move resource", "control",
           "heal")  # fmt: skip


def _untriggered(text: str) -> tuple[list[Ability], list[Keyword]]:
    """Keywords, where it may be attached, and constant abilities."""
    words: list[Keyword] = []
    found: list[Ability] = []
    before = ""
    for part in split(plainer(text)):
        piece = plain(part)
        keyword = [KEYWORD.fullmatch(plain(each)) for each in re.split(r",|\. ", piece)]
        if part.startswith("("):
            found += _in_brackets(part, before, found)
        elif piece and all(keyword):
            before = ""
            words += [Keyword(match["name"].casefold(), int(match["n"] or 1)) for match in keyword if match]
        elif piece:
            found.append(_constant(piece))
            before = part
    return found, words


def _in_brackets(part: str, before: str, found: list[Ability]) -> list[Ability]:
    """keyword-reminder: a reminder behind a keyword says nothing; behind an ability brackets are another case of it."""
    if not before:
        return []
    last = found.pop()
    if not re.search(r" instead if |^\(if ", part, re.IGNORECASE):
        return [last, *_untriggered(part.strip(" ()"))[0]]
    return [last._replace(effects=bracketed(part, before, last.effects))]


def _constant(text: str) -> Ability:
    """constant-ability: what holds all the time, or while something is so; a few such texts act at certain moments."""
    words, limit, conditions, _ = _restrictions(text)
    if match := ELSEWHERE.fullmatch(words):
        done = (Instruction("leaves to", Phrase("this"), what=match["end"].casefold()),)
        return Ability("", "constant", effects=done, text=text)
    if WON.fullmatch(words):
        when = triggers("after", "the players defeat this stage")
        return Ability("", "forced", "", when, (), effects("The players win the game"), conditions, text=text)
    if match := re.fullmatch(r"at (?P<at>the (?:end|beginning) of .+?), (?P<do>.+)", words, re.IGNORECASE):
        when = triggers("after", match["at"])
        return Ability("", "forced", "", when, (), effects(match["do"]), conditions, text=text)
    return _while(words, conditions)._replace(text=text, limit=limit)


WON = re.compile(
    r"(?:if|when) (?:the players|you) (?:defeat|complete) this stage, (?:they|you|the players) (?:have won|win)(?: the "
    r"game)?",
    re.IGNORECASE,
)
ELSEWHERE = re.compile(
    r"if this card leaves play, (?:return|place|put) it (?:to|on) the (?P<end>top|bottom) of "
    r"(?:the encounter|its owner's) deck instead.*",
    re.IGNORECASE,
)
FRONT = re.compile(r"(?P<word>while|if|during) (?P<if>.+?), (?P<rest>.+)", re.IGNORECASE)
BEHIND = re.compile(r"(?P<rest>.+?) (?P<word>while|if|when|during|as long as|unless) (?P<if>.+)", re.IGNORECASE)
REVEALED = re.compile(r"(?P<do>.+?) (?:to|from) each (?P<g>.+?) as it is revealed(?: .*)?", re.IGNORECASE)
DRAWS = re.compile(r"(?P<do>.+? draws? .+?) (?:in|during) the (?P<phase>\w+) phase", re.IGNORECASE)


def _while(words: str, conditions: tuple[Condition, ...]) -> Ability:
    """One condition after the other is taken off, in front or behind, until what holds is left."""
    error: ValueError | None = None
    for form in (FRONT, BEHIND):
        match = form.fullmatch(words)
        if match is not None and not DRAWS.fullmatch(words):
            try:
                return _while(match["rest"], (*conditions, _case(match["word"].casefold(), match["if"], match["rest"])))
            except ValueError as problem:
                error = error or problem
    if match := REVEALED.fullmatch(words):
        return _as_revealed(match, conditions)
    if match := DRAWS.fullmatch(words):
        when = triggers("after", f"the {match['phase']} phase begins")
        return Ability("", "forced", "", when, (), effects(match["do"]), conditions)
    if re.match(r"cancel ", words, re.IGNORECASE):
        when = triggers("when", "a shadow effect")
        return Ability("", "forced", "", when, (), effects("cancel that effect"), conditions)
    try:
        return _made(words, conditions)
    except ValueError as problem:
        raise (error if conditions == () and error is not None else problem) from None


def _case(word: str, words: str, rest: str) -> Condition:
    """A condition; one without a subject, `while defending`, is about whom the rest speaks of."""
    try:
        found = condition(f"during {words}" if word == "during" else words)
    except ValueError:
        subject = re.match(r"(.+?) (?:gets?|gains?|cannot|has|have|does|may|is) ", rest, re.IGNORECASE)
        if subject is None:
            raise
        found = condition(f"{subject[1]} is {words}")
    return found._replace(negated=not found.negated) if word == "unless" else found


def _as_revealed(match: re.Match[str], conditions: tuple[Condition, ...]) -> Ability:
    """`deal 1 damage to each enemy as it is revealed`: forced by each of them being revealed."""
    placed = triggers("after", f"a {match['g']} is added to the staging area")
    when = tuple(each._replace(detail="revealed") for each in placed)
    return Ability("", "forced", "", when, (), effects(f"{match['do']} to it"), conditions)


CONTINUOUS = ("modify", "gain keyword", "gain trait", "gain sphere", "gain ability", "lose keyword", "lose trait",
              "cannot", "permit", "immune", "pays for", "pays from", "blank", "become", "define x", "leaves to",
              "modify damage", "attaches", "switch", "one per host", "ration",
              *(f"base {each}" for each in ("willpower", "attack", "defense", "hit points", "threat",
                                            "engagement cost", "quest points", "cost")))  # fmt: skip


def _made(words: str, conditions: tuple[Condition, ...]) -> Ability:
    done = sentence(words)
    if any(each.verb not in CONTINUOUS for each in done):
        raise ValueError(
            f"{words!r} does something without saying when: begin it with Action:, Response:, Forced:, When Revealed:, "
            "Shadow:, Travel: or Setup:, or write what holds all the time (gets, gains, cannot, is immune, attach to)"
        )
    return Ability("", "constant", "", (), (), tuple(_of_subject(each, conditions) for each in done), conditions)


def _of_subject(what: Instruction, conditions: tuple[Condition, ...]) -> Instruction:
    """`if attached hero is Aragorn, he gains ...`: he is whom the condition speaks of, else the card itself."""
    if what.group.how != "it":
        return what
    spoken = [each.group for each in conditions if each.kind == "is" and each.group.how]
    return what._replace(group=spoken[-1] if spoken else Phrase("this"))


@lru_cache(maxsize=2000)
def read_text(text: str, own: frozenset[str], known: frozenset[str]) -> tuple[tuple[Ability, ...], tuple[Keyword, ...]]:
    """The abilities and keywords in the text of a card of those names, on a table with those cards."""
    with knowing(known):
        return abilities(with_this(text, own))


@lru_cache(maxsize=500)
def read_effect(text: str, known: frozenset[str]) -> tuple[Instruction, ...]:
    """What a lasting effect says, on a table with those cards."""
    with knowing(known):
        return sentence(plainer(text))
