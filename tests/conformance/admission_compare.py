# SPDX-License-Identifier: Apache-2.0
"""Verdicts of admission beside those of the API server's own code: where two of the same request differ.

What the API server takes out of Go maps is compared as a set: policies, bindings, parameters, warnings, causes, the failures
in an audit annotation. A field that the recorded verdict lists as `unstable` changes from run to run there, and is excused."""
import json
import re

FIELDS = ("allowed", "status", "causes", "warnings", "annotations", "policies", "webhooks", "object", "typeCheck")
SYNTAX_ERROR = re.compile(r"Syntax error: [^\\\n]*")


def number(text):
    return {"number": text}


def read_json(text):
    """Numbers as they are written: 1 and 1.0 differ."""
    return json.loads(text, parse_int=number, parse_float=number)


def unsaid(text):
    """Without the words that a parser generator finds for a syntax error."""
    return SYNTAX_ERROR.sub("Syntax error", text)


def texts(values):
    return sorted(unsaid(value) for value in values or [])


def annotation(value):
    try:
        items = json.loads(value)
    except ValueError:
        return unsaid(value)
    return sorted(unsaid(json.dumps(item, sort_keys=True)) for item in items) if isinstance(items, list) else unsaid(value)


def given(value):
    """A member that is empty is as good as none."""
    if isinstance(value, dict):
        return {key: given(member) for key, member in value.items() if member not in (None, "", False, [], {}, number("0"))}
    return [given(item) for item in value] if isinstance(value, list) else value


def traces(policies):
    """Those of policies, in one order."""
    out = []
    for policy in given(policies or []):
        bindings = []
        for binding in policy.get("bindings", []):
            params = sorted(binding.get("params", []), key=lambda param: param.get("param", ""))
            bindings.append({**binding, "params": params})
        bindings.sort(key=lambda binding: binding["binding"])
        out.append(unsaid(json.dumps({**policy, "bindings": bindings}, sort_keys=True)))
    return sorted(out)


def read_round(value):
    """Rounds are numbers, which read_json keeps as texts."""
    return value["number"] if isinstance(value, dict) and "number" in value else value


def webhooks(value):
    value = value or {}
    out = {}
    for side in ("mutating", "validating"):
        out[side] = [{key: member for key, member in hook.items() if member not in (None, "", False) and read_round(member) != "0"}
                     for hook in value.get(side) or []]
    return out


def parts(verdict):
    return {
        "allowed": bool(verdict.get("allowed")),
        "status": tuple(read_round(verdict.get(key)) or "" for key in ("code", "reason", "message")),
        "causes": texts(verdict.get("causes")),
        "warnings": texts(verdict.get("warnings")),
        "annotations": {key: annotation(value) for key, value in (verdict.get("annotations") or {}).items()},
        "policies": traces(verdict.get("policies")),
        "webhooks": webhooks(verdict.get("webhooks")),
        "object": verdict.get("object"),
        "typeCheck": given(verdict.get("typeCheck") or {}),
    }


def differences(want, got):
    """The fields in which two verdicts differ; ["missing"] and ["error"] where there is none."""
    if got is None:
        return ["missing"]
    if got.get("error"):
        return ["error"]
    left, right = parts(want), parts(got)
    return [field for field in FIELDS if left[field] != right[field]]


class Comparison:
    """Of two lists of verdicts: how many agree; which differ, and in what."""

    def __init__(self, wanted, answers):
        self.agreed, self.excused, self.unjudged, self.differing = 0, [], 0, {}
        got = {answer["id"]: answer for answer in answers}
        for want in wanted:
            if want.get("error"):  # the oracle itself could not judge
                self.unjudged += 1
                continue
            fields = differences(want, got.get(want["id"]))
            if not fields:
                self.agreed += 1
            elif set(fields) <= set(want.get("unstable", [])):
                self.excused.append(want["id"])
            else:
                self.differing[want["id"]] = fields

    def summary(self):
        counts = {}
        for fields in self.differing.values():
            for field in fields:
                counts[field] = counts.get(field, 0) + 1
        details = ", ".join(f"{field} {count}" for field, count in sorted(counts.items()))
        return (f"{self.agreed} agree, {len(self.differing)} differ" + (f" ({details})" if details else "") +
                f", {len(self.excused)} differ where the API server's answer changes too, {self.unjudged} not judged")


def brief(verdict, fields):
    """What two verdicts say in the fields that differ."""
    if verdict is None:
        return "nothing"
    names = {"status": ("code", "reason", "message"), "allowed": ("allowed",), "error": ("error",), "missing": ()}
    shown = {name: verdict[name] for field in fields for name in names.get(field, (field,)) if name in verdict}
    text = json.dumps(shown, ensure_ascii=False)
    return text if len(text) <= 1500 else text[:1500] + "..."
