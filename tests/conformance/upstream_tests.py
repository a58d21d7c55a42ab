#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The objects of Kubernetes' own validation tests: crd-validate says of them what the API server's code says.

usage: upstream_tests.py CRD_VALIDATE COMPARE_VERDICTS

CRDC_UPSTREAM_TESTS names the folder in which ../judges/upstream-tests has written requests.jsonl. They are judged there once, into
verdicts.jsonl, by the judge of built-in kinds, which CRDC_NATIVE_ORACLE names. Feature gates of a release that no rule about objects
asks for are taken out of the requests to crd-validate, which does not know them. Answers that tell the time of day are left out.

Exit status: 0 all agree, 1 some do not, 77 there is nothing to compare.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

BATCH = 500
UNKNOWN = re.compile(r"unrecognized feature gate: (\w+)")
TIME = re.compile(r"20\d\d-\d\d-\d\dT\d\d:\d\d")


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return [line for line in file if line.endswith("\n")]


def ask(command, requests):
    text = "".join(requests)
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True, timeout=3600).stdout.splitlines(True)


def judged(folder, requests, oracle):
    """The verdicts by id; those that are missing in the folder are asked for, a batch at a time."""
    path = os.path.join(folder, "verdicts.jsonl")
    known = {json.loads(line)["id"]: line for line in (lines_of(path) if os.path.exists(path) else [])}
    missing = [line for line in requests if json.loads(line)["id"] not in known]
    for start in range(0, len(missing) if oracle else 0, BATCH):
        answers = ask([oracle, "run"], missing[start:start + BATCH])
        with open(path, "a", encoding="utf-8") as file:
            file.writelines(answers)
        known.update((json.loads(line)["id"], line) for line in answers)
    return known


def answers_of(program, requests):
    """What crd-validate says; requests with gates that it does not know are asked again without these."""
    answers, again = {}, requests
    while again:
        asked, again = again, []
        for request, line in zip(asked, ask([program, "--batch"], asked)):
            answer = json.loads(line)
            unknown = UNKNOWN.search(answer.get("error", ""))
            if unknown:
                without = json.loads(request)
                del without["featureGates"][unknown.group(1)]
                again.append(json.dumps(without) + "\n")
            answers[answer["id"]] = line
    return answers


def tells_time(request, verdict):
    """Whether a verdict has the day and minute at which it was given."""
    return any(found not in request and not found.startswith("2026-01-01") for found in TIME.findall(verdict))


def main():
    folder, program, compare = os.environ.get("CRDC_UPSTREAM_TESTS"), os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    if not folder:
        print("skipped: CRDC_UPSTREAM_TESTS names no folder of upstream-tests")
        return 77
    requests = lines_of(os.path.join(folder, "requests.jsonl"))
    verdicts = judged(folder, requests, os.environ.get("CRDC_NATIVE_ORACLE"))
    kept, aside = [], collections.Counter()
    for line in requests:
        verdict = verdicts.get(json.loads(line)["id"])
        if not verdict or json.loads(verdict).get("error"):
            aside["not judged"] += 1
        elif tells_time(line, verdict):
            aside["answers that tell the time of day"] += 1
        else:
            kept.append(line)
    answers = answers_of(program, kept)
    groups = collections.Counter()
    with tempfile.TemporaryDirectory() as work:
        want, got = os.path.join(work, "want"), os.path.join(work, "got")
        with open(want, "w", encoding="utf-8") as file, open(got, "w", encoding="utf-8") as other:
            for line in kept:
                request = json.loads(line)
                groups[request["endpoint"].split("/")[0] if request["endpoint"].count("/") > 1 else "core"] += 1
                file.write(verdicts[request["id"]])
                other.write(answers[request["id"]])
        for group, count in sorted(groups.items()):
            print(f"{count:6} {group}")
        for what, count in sorted(aside.items()):
            print(f"{count:6} {what}")
        return subprocess.run([compare, want, got], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
