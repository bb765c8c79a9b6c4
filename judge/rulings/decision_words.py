"""The decision in a sentence: what is proposed for the record and printed on the slip that players take home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.scenario.question_words import statement

Verdict = Mapping[str, Any]


def decision(verdict: Verdict) -> str:
    """A question and its answer as a judge says them: the verdict, and because of what.

    The rule that decides stands below it wherever a decision is shown, in its own words.
    """
    if "problem" in verdict:
        return f"{_what(verdict)}: "
    return " ".join([sentence(verdict), *_reasons(verdict)])


def _reasons(verdict: Verdict) -> list[str]:
    found = [verdict.get("detail", "") if not verdict["so_far"] else "", verdict.get("because", "")]
    return [_ended(_capital(each)) for each in found if each]


def sentence(verdict: Verdict) -> str:
    """A question and its answer in one sentence."""
    what, answer = _what(verdict), str(verdict["answer"])
    if verdict["so_far"]:
        step = verdict["open"].get("step", "")
        return _ended(f"{what}: {_small(verdict['open']['headline'])}{f' ({step})' if step else ''}")
    match verdict["kind"]:
        case "legal":
            return _ended(f"{what}: this is {'allowed' if answer == 'yes' else 'not allowed'}")
        case "next":
            return _ended(
                f"The next decision is that of {answer}" if answer not in ("nobody", "none") else "Nobody is to decide"
            )
        case "order":
            return _ended(f"The order is: {', '.join(verdict['items']) or answer}")
        case "count":
            return _ended(f"{answer} choices are legal now" if answer != "1" else "1 choice is legal now")
        case "list":
            return _ended(f"Legal now: {'; '.join(verdict['items']) or answer or 'nothing'}")
        case "possible":
            return _ended(f"It {'can' if answer == 'yes' else 'cannot'} come to this: {what}")
        case "certain":
            return _ended(f"It {'must' if answer == 'yes' else 'need not'} come to this: {what}")
        case "forced":
            return _ended(f"{verdict['by']} {'can' if answer == 'yes' else 'cannot'} force this: {what}")
        case "outcomes":
            return _ended(f"What can come of {_small(what)}: {'; '.join(verdict['items']) or answer}")
        case "deck":
            return _ended(f"The deck is {'legal' if answer == 'yes' else 'not legal'}")
    if answer in ("yes", "no"):
        return _ended(statement(what, answer == "yes") or f"{what}: {answer}")
    return _ended(f"{what}: {'; '.join(verdict['items']) if len(verdict['items']) > 1 else answer}")


def _what(verdict: Verdict) -> str:
    return _capital(str(verdict["what"]).strip()) if verdict["kind"] != "deck" else "The deck"


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _small(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ".”", '."')) else f"{text}."
