#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Cases taken from real projects: requests for their CRDs with the errors or the stored objects that they want.

  corpora.py CRD_VALIDATE [FILE]...   the files: of the folder of cases ("istio"), or paths with '/' or '.'

A file has the form of openshift.json, gateway-api.json or istio.json, told by the members of its cases. Prints what differs and
a line per file; exit 1 when a case differs, 77 (skipped) where the cases, or PyYAML to read their CRDs, are absent."""

import copy
import json
import os
import pathlib
import re
import subprocess
import sys

SKIPPED = 77
SOURCE = pathlib.Path(__file__).resolve().parents[2]
SHARED = pathlib.Path(os.environ.get("CRDC_TABLES", SOURCE / "build/tests/tables/unpacked"))

try:
    import yaml
except ImportError:
    print("skipped: no PyYAML")
    sys.exit(SKIPPED)


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """As YAML becomes JSON: times stay texts."""


Loader.yaml_implicit_resolvers = {
    first: [pair for pair in pairs if pair[0] != "tag:yaml.org,2002:timestamp"]
    for first, pairs in Loader.yaml_implicit_resolvers.items()
}
crds = {}


def crd_of(path, version=None, patches=()):
    """The CRD of a file; with nothing but one version where that is given."""
    if path not in crds:
        crds[path] = yaml.load((SHARED / path).read_text(), Loader)
    crd = crds[path]
    if patches:
        crd = copy.deepcopy(crd)
        for patch in patches:
            apply(crd, patch)
    if version:
        kept = [dict(each, served=True, storage=True) for each in crd["spec"]["versions"] if each["name"] == version]
        crd = dict(crd, spec=dict(crd["spec"], versions=kept))
    return crd


def apply(document, patch):
    """One operation of a JSON patch."""
    *parents, last = [part.replace("~1", "/").replace("~0", "~") for part in patch["path"].split("/")[1:]]
    at = document
    for part in parents:
        at = at[int(part)] if isinstance(at, list) else at[part]
    if isinstance(at, list):
        last = len(at) if last == "-" else int(last)
    if patch["op"] == "remove":
        del at[last]
    elif patch["op"] == "add" and isinstance(at, list):
        at.insert(last, patch["value"])
    else:
        at[last] = patch["value"]


def judge(program, version, requests):
    """The verdicts of requests in their order, by one process that agrees with a version of the API server."""
    lines = "".join(json.dumps(dict(request, id=str(i))) + "\n" for i, request in enumerate(requests))
    answer = subprocess.run([program, "--batch", "--kubernetes-version", version], input=lines, capture_output=True, text=True, check=False)
    verdicts = {}
    for line in answer.stdout.splitlines():
        verdict = json.loads(line)
        verdicts[int(verdict["id"])] = verdict
    return [verdicts.get(i, {"error": "no verdict"}) for i in range(len(requests))]


def create(crd, given):
    return {"op": "create", "crd": crd, "object": given, "return": "object"}


def update(crd, given, old, op="update"):
    return {"op": op, "crd": crd, "object": given, "oldObject": old, "return": "object"}


def words(text):
    """Limits of lengths are worded in two ways, by the version."""
    return re.sub(r"may not be (more|longer) than (\d+)( bytes?| characters?)?", r"at most \2", text)


def told(verdict, wanted):
    return not verdict.get("allowed") and not verdict.get("error") and words(wanted) in words(verdict.get("message", ""))


def comparable(given, wanted):
    """The object with no more of its metadata than is wanted."""
    asked = set(wanted.get("metadata") or {}) - {"name", "namespace", "generateName"}  # which the request sets
    rest = {key: value for key, value in given.items() if key != "metadata"}
    return rest, {key: value for key, value in (given.get("metadata") or {}).items() if key in asked}


# ---- the three forms: each a coroutine that yields requests, is sent their verdicts, and returns what is wrong or None


def istio(case):
    verdict = yield create(crd_of(case["crd"]), case["object"])
    if case["valid"]:
        return None if verdict.get("allowed") else verdict
    return None if told(verdict, case["wantError"]) else verdict


def gateway(case):
    crd, stored = crd_of(case["crd"]), None
    operations = {"update": "update", "updateStatus": "update-status"}
    for i, step in enumerate(case["steps"]):
        if step["op"] == "create":
            verdict = yield create(crd, step["object"])
        else:
            verdict = yield update(crd, step["object"], stored, operations[step["op"]])
        if i + 1 < len(case["steps"]) or not case["wantErrors"]:
            if not verdict.get("allowed"):
                return verdict
            stored = verdict.get("object")
        elif not all(told(verdict, wanted) for wanted in case["wantErrors"]):
            return verdict
    return None


def openshift(case):
    initial = copy.deepcopy(case["initial"])
    initial["metadata"] = dict(initial.get("metadata") or {}, generateName="test-", namespace="default")
    initial_crd = crd_of(case["crd"], case["version"], case.get("initialCRDPatches", ()))
    crd = crd_of(case["crd"], case["version"])
    if crd["spec"]["scope"] == "Cluster":
        del initial["metadata"]["namespace"]
    verdict = yield create(initial_crd, initial)
    if case["op"] == "update" and verdict.get("allowed"):
        stored = verdict["object"]
        if "status" in initial:
            verdict = yield update(initial_crd, dict(stored, status=initial["status"]), stored, "update-status")
            if not verdict.get("allowed"):
                return verdict
            stored = verdict["object"]
        updated = copy.deepcopy(case["updated"])
        updated["metadata"] = dict(updated.get("metadata") or {}, **{
            key: stored["metadata"][key] for key in ("name", "namespace", "resourceVersion") if key in stored["metadata"]})
        verdict = yield update(crd, updated, stored)
        if verdict.get("allowed") and "status" in updated and "expectedError" not in case:
            stored = verdict["object"]
            verdict = yield update(crd, dict(stored, status=updated["status"]), stored, "update-status")
    wanted = case.get("expectedError") or case.get("expectedStatusError")
    if wanted:
        return None if told(verdict, wanted) else verdict
    if not verdict.get("allowed"):
        return verdict
    if comparable(verdict["object"], case["expected"]) != comparable(case["expected"], case["expected"]):
        return {"object": verdict["object"], "wanted": case["expected"]}
    return None


VERSIONS = {istio: "1.33", openshift: "1.33"}  # the API server whose words the cases have


def run(program, version, cases, form):
    """What is wrong with each case: all cases take their steps together, so that a process serves a step of all."""
    wrong, waiting = {}, {}

    def step(i, verdict):
        try:
            waiting[i] = (running[i], running[i].send(verdict))
        except StopIteration as end:
            waiting.pop(i, None)
            wrong[i] = end.value

    running = [form(case) for case in cases]
    for i in range(len(cases)):
        step(i, None)
    while waiting:
        order = list(waiting)
        for i, verdict in zip(order, judge(program, version, [waiting[i][1] for i in order])):
            step(i, verdict)
    return wrong


def expected():
    """The ids of tests/conformance/expected.txt."""
    lines = (SOURCE / "tests/conformance/expected.txt").read_text().splitlines()
    return {line[5:].split("  # ")[0] for line in lines if line.startswith("case ")}


def main():
    program, files = sys.argv[1], sys.argv[2:] or ["istio", "gateway-api", "openshift"]
    known, good = expected(), True
    for name in files:
        path = pathlib.Path(name) if "/" in name or "." in name else SHARED / "cases" / (name + ".json")
        cases = json.loads(path.read_text())["cases"]
        form = openshift if "suiteFile" in cases[0] else gateway if "steps" in cases[0] else istio
        wrong = run(program, VERSIONS.get(form, "1.37"), cases, form)
        agree = differ = listed = 0
        for i, case in enumerate(cases):
            ident, problem = f"{path.stem}/{case['id']}", wrong[i]
            if (problem is not None) == (ident in known):
                agree, listed = agree + (problem is None), listed + (problem is not None)
                continue
            differ += 1
            print(ident, "agrees now: take it off the list" if problem is None else "", sep="\n  ")
            wanted = case.get("expectedError") or case.get("expectedStatusError") or case.get("wantErrors") or case.get("wantError")
            print(f"  wanted: {wanted or 'no error'}\n  got:    {json.dumps(problem)[:1500]}")
        print(f"{path.stem}: {agree} agree, {differ} differ, {listed} expected")
        good = good and differ == 0
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
