#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Sees that every test that the table of threats in SECURITY.md names exists: a file below tests/, and behind a colon a test of that
file (Criterion's, or a step of tests/run.sh). A line without a test fails as well.

usage: security.py SOURCE-FOLDER
"""
import os
import re
import sys


def rows(text):
    """The cells of the table below the heading Threats, without its header."""
    table = [line for line in text.split("\n## Threats\n", 1)[1].split("\n") if line.startswith("|")]
    for line in table[2:]:
        yield [cell.strip() for cell in line.strip("|").split(" | ")]


def has_test(text, path, name):
    if path.endswith(".c"):
        return re.search(r"\bTest\(\w+,\s*" + re.escape(name) + r"\b", text)
    return re.search(r"^do_" + re.escape(name) + r"\(\)", text, re.MULTILINE)


def is_run(root, path):
    """Whether another file below tests/ names the test: a test that is never run proves nothing."""
    base = os.path.basename(path)
    stem = os.path.splitext(base)[0]
    for folder in (os.path.dirname(path), "tests"):
        for name in ("meson.build", "run.sh"):
            place = os.path.join(root, folder, name)
            if os.path.isfile(place) and os.path.relpath(place, root) != path:
                with open(place, encoding="utf-8") as file:
                    text = file.read()
                if base in text or re.search(r"'(test_|fuzz_)?" + re.escape(re.sub("^(test|fuzz)_", "", stem)) + "'", text):
                    return True
    return path == "tests/run.sh"


def wrong(root, named):
    path, _, name = (part.strip() for part in named.partition(":"))
    full = os.path.join(root, path)
    if not path.startswith("tests/") or not os.path.isfile(full):
        return "there is no such file"
    if not is_run(root, path):
        return "nothing runs it"
    with open(full, encoding="utf-8") as file:
        if name and not has_test(file.read(), path, name):
            return "there is no such test in it"
    return None


def main():
    root, failures, count = sys.argv[1], 0, 0
    with open(os.path.join(root, "SECURITY.md"), encoding="utf-8") as file:
        text = file.read()
    for threat, _, tests in rows(text):
        names = re.findall(r"`([^`]+)`", tests)
        for named, why in [(name, wrong(root, name)) for name in names] or [("", "no test is named")]:
            count += 1
            if why:
                print(f"FAILED {threat}: {named}: {why}")
                failures += 1
    print(f"{count} tests named, {failures} wrong")
    sys.exit(1 if failures or count == 0 else 0)


main()
