"""The answers of a ruling in words: on its page, on a slip, in an export. Older rulings do not say all of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.scenario.verdict_words import is_grouped

Answer = Mapping[str, Any]


def shown(value: object) -> str:
    """A value as people read it; groups of a list are told apart."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return (" | " if is_grouped(value) else ", ").join(map(shown, value)) or "nothing"
    return "not settled" if value is None else str(value)


def said(answer: Answer) -> str:
    """An answer on one line: the value, or that it is not decided yet and by whom, or why there is none."""
    if problem := answer.get("problem"):
        return "; ".join(problem) if answer.get("not_reached") else f"cannot be answered: {'; '.join(problem)}"
    if not answer.get("so_far"):
        return shown(answer["answer"])
    open_ = answer.get("open") or {}
    step = f" ({open_['step']})" if open_.get("step") else ""
    end = f"; whatever is decided, it ends with {open_['ends_with']}" if open_.get("ends_with") else ""
    return f"{open_.get('headline', 'Not yet')}{step}; so far {shown(answer['answer'])}{end}"


def question(answer: Answer) -> str:
    """A question as it was asked, and when, where that was not simply the end."""
    return f"{answer['ask']} ({answer['asked']})" if answer.get("asked") else str(answer["ask"])


def deciding(answers: Iterable[Answer]) -> list[str]:
    """The rules that decide some answers, each once; those of an answer that is not settled decide nothing yet."""
    return list(
        dict.fromkeys(cite for each in answers if not each.get("so_far") for cite in each.get("decided_by", ()))
    )


def view(answer: Answer) -> dict[str, Any]:
    """An answer of a ruling as a page shows it: like the verdict it was made from."""
    value, so_far = answer["answer"], bool(answer.get("so_far"))
    kind, _, what = str(answer["ask"]).partition(": ")
    what, _, by = what.rpartition(" by ") if kind == "forced" else (what, "", "")
    return {
        "kind": kind,
        "what": answer.get("deck", what),
        "rule": what.removeprefix("keeps ") if what.startswith("keeps ") else "",
        "by": by,
        "asked": answer.get("asked", ""),
        "problem": "; ".join(answer.get("problem") or ()),
        "not_reached": bool(answer.get("not_reached")),
        "answer": shown(value),
        "items": [shown(each) for each in value] if isinstance(value, list) else [],
        "detail": answer.get("detail", ""),
        "so_far": so_far,
        "open": {"headline": "Not yet", "step": "", "ways": [], **(answer.get("open") or {})} if so_far else None,
        "claims": [
            {"who": who, **claim, "claim": shown(claim["claim"])} for who, claim in answer.get("claims", {}).items()
        ],
        "decided_by": deciding([answer]),
        "cites": list(answer.get("cites", ())),
        "not_looked_at": list(answer.get("unfinished", ())),
    }
