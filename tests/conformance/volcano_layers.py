# SPDX-License-Identifier: Apache-2.0
"""Volcano's validating webhooks: what crd-validate --batch answers to recorded requests, beside what Volcano itself did.

Usage: volcano_layers.py CRD_VALIDATE layers|kinds|cases

layers: recorded/volcano-layers; kinds: recorded/volcano-kinds, objects of other kinds of v1 sent to the paths of pods; cases:
cases/volcano/{cases,probes}.json in $CRDC_TABLES. Only paths that end in /validate are asked. What Volcano writes in
the random order of Go's maps is sorted on both sides; where it picks one of several texts, each of them will do.
volcano_expected.txt beside this script lists what is known to differ: PATH PATTERN: REASON, the pattern of the request's id. A line
that nothing differs by any more is an error."""
import fnmatch
import gzip
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.environ.get("CRDC_TABLES", os.path.join(HERE, "../../build/tests/tables/unpacked"))

AFTER_TEMPLATE = re.compile(
    r"\. (?:'TotalPartitions'|'PartitionSize'|'Replicas' are|'MinAvailable' is|must not specify 'highest| 'minAvailable' is"
    r"| duplicated task|\d+ errors? occurred:|create (?:pod|job) with name|spec\.task\[| job '?minAvailable| unable to find"
    r"| mountPath is| duplicated mountPath| either VolumeClaim|conflict: If you|invalid VolumeClaimName| can (?:only|not) submit"
    r"|failed to get child| job has dependencies)")


def sort_words(match):
    return match[1] + " ".join(sorted(match[2].split())) + "]"


def sort_templates(message):
    """The errors of each template of a pod, in order: the checks behind them go through maps."""
    done = ""
    while True:
        found = re.search(r"spec\.task\[\d+\]\.(?=template|metadata)", message)
        if not found:
            return done + message
        done, message = done + message[: found.end()], message[found.end() :]
        end = AFTER_TEMPLATE.search(message)
        size = end.start() if end else len(message.removesuffix(" ").removesuffix("."))
        parts = re.split(r"\. (?=(?:template|metadata)[.\[:])", message[:size])
        done, message = done + ". ".join(sorted(parts)), message[size:]


def canonical(message):
    message = re.sub(r"((?:valid events are|valid actions are) \[)([^\]]*)\]", sort_words, message)
    message = re.sub(r"(?:(?:^| )unable to find job plugin: [^;]*;)+",
                     lambda m: "".join(sorted(" " + p.strip() for p in re.findall(r"[^;]*;", m[0]))), message).strip()
    if message.startswith("[requestBody.") and message.endswith("]"):
        message = "[" + ", ".join(sorted(re.split(r", (?=requestBody\.)", message[1:-1]))) + "]"
    children = re.match(r"(queue \S+ can not be deleted because it has \d+ child queues: )(.*)$", message)
    if children:
        message = children[1] + ", ".join(sorted(children[2].split(", ")))
    return sort_templates(message)


def ask(program, requests):
    text = "".join(json.dumps(request) + "\n" for request in requests)
    run = subprocess.run([program, "--batch"], input=text, capture_output=True, text=True, timeout=120, check=False)
    return {answer["id"]: answer for answer in map(json.loads, run.stdout.splitlines())}


def lines(name):
    recorded = os.path.join(HERE, "recorded", name + ".gz")
    with gzip.open(recorded, "rt", encoding="utf-8") as stream:
        return [json.loads(line) for line in stream]


def check_layers(program):
    requests = [r for r in lines("volcano-layers.requests.jsonl") if r["endpoint"].endswith("/validate")]
    return check_lines(program, requests, lines("volcano-layers.verdicts.jsonl"))


def check_kinds(program):
    return check_lines(program, lines("volcano-kinds.requests.jsonl"), lines("volcano-kinds.verdicts.jsonl"))


def check_lines(program, requests, verdicts):
    """(id, path, what differs) of each request that was judged, NULL where nothing does."""
    answers, wanted = ask(program, requests), {v["id"]: v for v in verdicts}
    for request in requests:
        want, got = wanted[request["id"]], answers.get(request["id"], {"error": "no answer"})
        if want.get("closed") or want.get("error"):
            continue
        texts = [canonical(want.get("message", ""))] + [canonical(text) for text in want.get("messages", [])]
        differs = None
        if "error" in got or want["allowed"] != got["allowed"] or want.get("http") != got.get("http"):
            differs = f"wanted {want.get('http', want['allowed'])}, got {got}"
        elif canonical(got.get("message", "")) not in texts:
            differs = f"wanted {want.get('message')!r}\n    got {got.get('message')!r}"
        elif want.get("events", []) != got.get("events", []):
            differs = f"wanted events {want.get('events')}, got {got.get('events')}"
        yield request["id"], request["endpoint"], differs


def request_of(case):
    """The request of an extracted case; whether upstream called one function alone, so that its text is a part of the answer."""
    request = {"id": case["id"], "endpoint": case["endpoint"], "op": case.get("operation"),
               "clusterState": case.get("clusterState") or {}, "featureGates": case.get("featureGates") or {},
               "config": {k: v for k, v in (case.get("config") or {}).items() if k != "admissionConfigurationYAML"}}
    for name in ("object", "oldObject", "resource"):
        if case.get(name) is not None:
            request[name] = case[name]
    for name, member in (("requestName", "name"), ("requestNamespace", "namespace")):
        if case.get(name) is not None:
            request[member] = case[name]
    raw = case.get("rawBody")
    if raw is not None:
        repeated = re.match(r"^a repeated (\d+) times$", raw)
        request["http"] = {"body": "", "pad": int(repeated[1])} if repeated else {"body": raw}
    elif case.get("review") is not None:
        request["http"] = {"body": json.dumps(case["review"])}
    if request["op"] is not None or "http" in request:
        request["op"] = request["op"] or "CREATE"
        return request, False
    request["op"] = "CREATE"
    arguments, function = case.get("functionArgs") or [], case.get("function")
    if function == "validateCronJobName":
        request["object"] = {"metadata": {"name": arguments[0]},
                             "spec": {"schedule": "* * * * *", "jobTemplate": {"spec": {}}}}
    elif function == "validateTaskTopoPolicy":
        for container in arguments[0]["template"]["spec"]["containers"]:
            container.update(name="c", image="i")
        request["object"] = {"metadata": {"name": "j", "namespace": "test"},
                             "spec": {"queue": "default", "tasks": [arguments[0]]}}
        request["clusterState"]["queues"] = [{"metadata": {"name": "default"}, "status": {"state": "Open"}}]
    elif arguments:
        request["object"] = arguments[0]
        if function == "validateChildAgainstAncestor":
            request["config"]["maxQueueDepth"] = 10
    return request, True


def differs_from_case(expect, got, within):
    message, text = expect.get("message") or "", got.get("message", "")
    if "error" in got:
        return "no answer"
    if expect.get("connectionClosed") or got.get("closed"):
        return None if expect.get("connectionClosed") and got.get("closed") else "connection"
    if "http" in got:
        same = got["http"]["status"] == expect.get("http") and got["http"]["body"] == expect.get("bodyText", "")
        return None if same else "http"
    if expect.get("isDag") is not None:
        return "isDag" if expect["isDag"] == ("directed acyclic graph" in text) else None
    if within:
        if message:
            return None if canonical(message) in canonical(text) or message in text else f"wanted {message!r} in {text!r}"
        return None if got["allowed"] else f"refused: {text!r}"
    if expect.get("allowed") is not None and expect["allowed"] != got["allowed"]:
        return f"wanted allowed {expect['allowed']}: {text!r}"
    if expect.get("messagePrefix") and not message:
        return None if text.startswith(expect["messagePrefix"]) else f"wanted {expect['messagePrefix']!r}..., got {text!r}"
    return None if canonical(message) == canonical(text) else f"wanted {message!r}\n    got {text!r}"


def check_cases(program):
    for name in ("cases.json", "probes.json"):
        with open(os.path.join(SHARED, "cases/volcano", name), encoding="utf-8") as stream:
            cases = [case for case in json.load(stream) if case["endpoint"].endswith("/validate")]
        requests = [request_of(case) for case in cases]
        answers = ask(program, [request for request, _ in requests])
        for case, (request, within) in zip(cases, requests):
            got = answers.get(request["id"], {"error": "no answer"})
            yield request["id"], case["endpoint"], differs_from_case(case["expect"], got, within)


def main():
    program, what = sys.argv[1:]
    known = []
    with open(os.path.join(HERE, "volcano_expected.txt"), encoding="utf-8") as stream:
        for line in stream:
            found = re.match(r"(\w+) (/\S+) (\S+): (.+)$", line)
            if found and found[1] == what:
                known.append([found[2], found[3], 0])
    agreed = failures = expected = 0
    for name, path, differs in {"layers": check_layers, "kinds": check_kinds, "cases": check_cases}[what](program):
        if differs is None:
            agreed += 1
            continue
        entry = next((k for k in known if k[0] == path and fnmatch.fnmatch(name, k[1])), None)
        if entry:
            entry[2] += 1
            expected += 1
            continue
        failures += 1
        if failures <= 20:
            print(f"{name}: {differs}")
    for path, pattern, count in known:
        if not count:
            print(f"volcano_expected.txt: {path} {pattern} differs no more")
            failures += 1
    print(f"{agreed} agree, {expected} differ as is known, {failures} disagree")
    return 1 if failures or not agreed else 0


if __name__ == "__main__":
    sys.exit(main())
