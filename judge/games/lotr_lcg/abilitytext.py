"""A card's text box: its keywords and abilities, each with its bold word, its trigger, its cost, its limit."""

from __future__ import annotations

import re

from judge.games.lotr_lcg.cardtext import Ability, Condition, Instruction, Keyword, Limit, Trigger
from judge.games.lotr_lcg.clauses import condition
from judge.games.lotr_lcg.occasions import triggers
from judge.games.lotr_lcg.phrases import KEYWORDS, PHASES, number, plain
from judge.games.lotr_lcg.sentences import effects, sentence, simpler

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
ONLY = re.compile(r"\(?(?:you may )?(?:trigger|use|play)(?: this(?: \w+)?)? only (?:if|while|when) (?P<if>[^.()]+)\.?\)?",
                  re.IGNORECASE)  # fmt: skip
ANYONE = re.compile(r"\(?any player may trigger this(?: (?:effect|ability|action|response))?\.?\)?", re.IGNORECASE)
TIMES = {"once": 1, "one": 1, "twice": 2, "two": 2, "three": 3}
KEYWORD = re.compile(rf"(?P<name>{'|'.join(KEYWORDS)})(?: (?P<n>\d+))?", re.IGNORECASE)


def abilities(text: str) -> tuple[tuple[Ability, ...], tuple[Keyword, ...]]:
    """The abilities and keywords in a text box, or in a part of one."""
    found: list[Ability] = []
    words: list[Keyword] = []
    for part in _parts(text):
        header = HEADER.fullmatch(part)
        if header is not None:
            found.append(_triggered(part, header))
        else:
            more, keywords = _untriggered(part)
            found += more
            words += keywords
    return tuple(found), tuple(words)


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


def _triggered(text: str, header: re.Match[str]) -> Ability:
    kind = KINDS[header["kind"].casefold()]
    rest, limit, conditions, anyone = _restrictions(simpler(header["rest"]))
    found: tuple[Trigger, ...] = ()
    if kind in ("response", "forced"):
        found, rest, more = _trigger(rest)
        conditions = (*conditions, *more)
    rest, more = _play_condition(rest)
    costs, rest = _cost(rest) if kind != "travel" else ((), rest)
    done = effects(rest)
    return Ability("", kind, (header["phase"] or "").casefold(), found, costs, done, (*conditions, *more), limit,
                   anyone=anyone, text=text)  # fmt: skip


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
    anyone = bool(ANYONE.search(rest))
    return ANYONE.sub("", rest).strip(), limit, tuple(conditions), anyone


def _trigger(rest: str) -> tuple[tuple[Trigger, ...], str, tuple[Condition, ...]]:
    """`After <something>, <the rest>`; where several commas could end the trigger, the first that fits does."""
    match = re.match(r"(?P<timing>after|when|at) ", rest, re.IGNORECASE)
    if match is None:
        return _cancel_only(rest)
    timing = "after" if match["timing"].casefold() == "at" else match["timing"].casefold()
    body = rest[match.end() :] if match["timing"].casefold() != "at" else rest[match.start() + 3 :]
    error: ValueError | None = None
    for comma in re.finditer(r", ", body):
        try:
            found = triggers(timing, body[: comma.start()])
        except ValueError as problem:
            error = error or problem
            continue
        return found, body[comma.end() :], ()
    raise error or ValueError(f"{rest!r}: a comma has to stand between what it waits for and what it does")


def _cancel_only(rest: str) -> tuple[tuple[Trigger, ...], str, tuple[Condition, ...]]:
    """`Cancel a shadow effect just triggered`: the trigger is what is canceled."""
    match = re.search(r"cancel (?P<what>.+?)(?: just (?:triggered|revealed))?(?: (?:during|by|from) .+?)?(?:\.|$)", rest,
                      re.IGNORECASE)  # fmt: skip
    if match is None:
        raise ValueError(f"{rest!r}: begin with what it waits for: `after ...,` or `when ...,`")
    return triggers("when", match["what"]), rest, ()


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


PAYABLE = ("exhaust", "spend", "pay", "discard", "discard from hand", "discard from deck", "return", "raise threat",
           "damage", "lose resource", "destroy", "shuffle in", "remove", "remove progress", "put on deck", "uncommit",
           "to victory", "ready", "reveal", "engage", "deal shadow", "stage", "attach", "move resource", "control",
           "heal")  # fmt: skip


def _untriggered(text: str) -> tuple[list[Ability], list[Keyword]]:
    """Keywords, where it may be attached, and constant abilities."""
    words: list[Keyword] = []
    effects_found: list[Ability] = []
    for part in re.split(r"(?<=[.!])\s+(?=[A-Z\"])", text):
        piece = plain(part)
        keyword = [KEYWORD.fullmatch(plain(each)) for each in piece.split(",")]
        if piece and all(keyword):
            words += [Keyword(match["name"].casefold(), int(match["n"] or 1)) for match in keyword if match]
        elif piece:
            effects_found.append(_constant(piece))
    return effects_found, words


def _constant(text: str) -> Ability:
    words, limit, conditions, _ = _restrictions(text)
    if match := re.fullmatch(r"(?:while|if|during) (?P<if>.+?), (?P<rest>.+)", words, re.IGNORECASE):
        said = match["if"] if not words.casefold().startswith("during") else f"during {match['if']}"
        return _made(match["rest"], text, (*conditions, condition(said)), limit)
    if match := re.fullmatch(r"(?P<rest>.+?) (?:while|if|during|as long as) (?P<if>.+)", words, re.IGNORECASE):
        try:
            said = match["if"] if " during " not in f" {words} " else match["if"]
            return _made(match["rest"], text, (*conditions, condition(said)), limit)
        except ValueError:
            pass
    return _made(words, text, conditions, limit)


CONTINUOUS = ("modify", "gain keyword", "gain trait", "gain sphere", "gain ability", "lose keyword", "lose trait",
              "cannot", "permit", "immune", "blank", "become", "define x", "modify damage", "attaches", "switch",
              *(f"base {each}" for each in ("willpower", "attack", "defense", "hit points", "threat",
                                            "engagement cost", "quest points", "cost")))  # fmt: skip


def _made(words: str, text: str, conditions: tuple[Condition, ...], limit: Limit | None) -> Ability:
    done = sentence(words)
    for each in done:
        if each.verb not in CONTINUOUS:
            raise ValueError(
                f"{text!r} does something without saying when: begin it with Action:, Response:, Forced:, When Revealed:, "
                "Shadow:, Travel: or Setup:, or write what holds all the time (gets, gains, cannot, is immune, attach to)"
            )
    return Ability("", "constant", "", (), (), done, conditions, limit, text=text)
