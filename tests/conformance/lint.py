#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what crdc lint says against broken CRDs with the causes that crd-validate --batch gives: the same ones, as multisets, each
with a line and a column, and with what to do where the words of the API server do not say it.

  lint.py CRDC CRD_VALIDATE

The CRDs are those of the recorded set crds-grown and of crds in $CRDC_TABLES."""

import collections
import gzip
import json
import os
import pathlib
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
RECORDED = SOURCE / "tests/conformance/recorded/crds-grown.requests.jsonl.gz"
PART = 40  # CRDs in one run of crdc


def causes_of_batch(validate, requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    answers = subprocess.run([validate, "--batch"], input=lines.encode(), stdout=subprocess.PIPE, check=True).stdout
    for answer in map(json.loads, answers.splitlines()):
        unread = "error" in answer
        yield answer["id"], None if unread else collections.Counter((c["type"], c["field"], c["message"]) for c in answer.get("causes", []))


def causes_of_lint(crdc, folder, requests):
    """The causes by file, and what lacks a place."""
    found, unplaced, files = collections.defaultdict(collections.Counter), [], []
    for request in requests:
        file = pathlib.Path(folder, request["id"] + ".json")
        file.write_text(json.dumps(request["crd"], indent=1, ensure_ascii=False), encoding="utf-8")
        files.append(str(file))
    done = subprocess.run([crdc, "lint", "--no-overlays", "--output", "json", *files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    for line in map(json.loads, done.stdout.splitlines()):
        if line["severity"] == "error" and "type" in line:
            found[pathlib.Path(line["file"]).stem][line["type"], line["field"], line["cause"]] += 1
            if "line" not in line or "column" not in line:
                unplaced.append(line)
    return found, unplaced


def compare(crdc, validate, name, lines):
    """How many CRDs of the lines agree and how many differ."""
    requests = [request for request in map(json.loads, lines) if request["op"] == "crd"]
    wanted = dict(causes_of_batch(validate, requests))
    readable = [request for request in requests if wanted[request["id"]] is not None]
    agree = differ = 0
    for at in range(0, len(readable), PART):
        with tempfile.TemporaryDirectory() as folder:
            got, unplaced = causes_of_lint(crdc, folder, readable[at:at + PART])
        for problem in unplaced:
            print("no place:", problem)
            differ += 1
        for request in readable[at:at + PART]:
            want, has = wanted[request["id"]], got[request["id"]]
            agree += want == has
            differ += want != has
            if want != has:
                print(request["id"], "only in batch:", list(want - has)[:3], "only in lint:", list(has - want)[:3])
    print(f"{name}: {agree} agree, {differ} differ, {len(requests) - len(readable)} cannot be read")
    return agree > 0 and differ == 0


def main():
    crdc, validate = sys.argv[1:3]
    good = compare(crdc, validate, "crds-grown", gzip.open(RECORDED, "rt", encoding="utf-8"))
    others = pathlib.Path(os.environ.get("CRDC_TABLES") or SOURCE / "build/tests/tables/unpacked") / "cases/oracle/crds.requests.jsonl"
    if others.is_file():
        good &= compare(crdc, validate, "crds", others.open(encoding="utf-8"))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
