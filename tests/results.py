#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What came of the tests of a run, by meson's logs of it.

    results.py late LOG             the names of the tests whose time was up, a line each
    results.py count LOG SKIPPED    "OK SKIPPED BAD"; says what failed, and why, on the other stream, and which were skipped. What each
                                    of these wants is added to the file SKIPPED, a line each
    results.py wants SKIPPED        "N skipped: N for want of PROGRAM, ..."; nothing where nothing was skipped

A log has a test per line; where a test stands twice, the later line counts."""
import collections
import json
import re
import sys

# What a skipped test lacks, by its message.
WANTS = [
    (r"CRDC_KUBE\b|API server", "kube-apiserver"),
    (r"kubescape/cel-admission-library", "a copy of kubescape/cel-admission-library"),
    (r"admission-oracle", "admission-oracle"),
    (r"CRDC_KUBECONFORM", "kubeconform"),
    (r"CRDC_UPSTREAM_TESTS|CRDC_NATIVE_ORACLE", "the judges of upstream's tests"),
    (r"\bhelm\b", "helm"),
    (r"pre-commit", "pre-commit"),
    (r"cross-build", "programs that were built for other machines"),
    (r"mkdocs", "mkdocs"),
    (r"has a sanitizer", "a build without a sanitizer"),
    (r"debootstrap", "debootstrap"),
    (r"openssl", "openssl"),
]


def last_of(path):
    with open(path, encoding="utf-8") as log:
        return {test["name"]: test for test in map(json.loads, log)}


def late(path):
    for name, test in last_of(path).items():
        if test["result"] == "TIMEOUT":
            print(name.split(" / ", 1)[-1])


def want_of(said):
    return next((want for pattern, want in WANTS if re.search(pattern, said)), said)


def count(path, skipped):
    ok = skip = bad = 0
    try:
        tests = last_of(path).values()
    except OSError as error:
        print(error, file=sys.stderr)
        tests, bad = [], 1
    with open(skipped, "a", encoding="utf-8") as wants:
        for test in tests:
            if test["result"] in ("OK", "EXPECTEDFAIL"):
                ok += 1
            elif test["result"] == "SKIP":
                skip += 1
                said = (test.get("stdout") or test.get("stderr") or "").strip().splitlines()[-1:] or ["it does not say why"]
                print(f"skipped {test['name']}: {said[0].removeprefix('skipped: ')}", file=sys.stderr)
                print(want_of(said[0].removeprefix("skipped: ")), file=wants)
            else:
                bad += 1
                text = (test.get("stdout") or "") + (test.get("stderr") or "")
                print("FAILED ", test["name"], test["result"], *text.splitlines()[-25:], sep="\n    ", file=sys.stderr)
    print(ok, skip, bad)


def wants_of(path):
    with open(path, encoding="utf-8") as file:
        wants = collections.Counter(file.read().splitlines())
    if wants:
        parts = ", ".join(f"{count} for want of {want}" for want, count in wants.most_common())
        print(f"{sum(wants.values())} skipped: {parts}")


def main(command="", *paths):
    commands = {"late": (late, 1), "count": (count, 2), "wants": (wants_of, 1)}
    if command not in commands or len(paths) != commands[command][1]:
        print(__doc__, file=sys.stderr)
        return 2
    commands[command][0](*paths)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
