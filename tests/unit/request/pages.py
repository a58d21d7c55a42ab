#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""pages.py makes of a page's text what stands in the programs, and says with file and line what is wrong with one.

usage: pages.py PAGES

Exit status: 0 all is as it should be, 1 something is not.
"""
import os
import re
import subprocess
import sys
import tempfile

# A text, and the parts that are made of it.
GOOD = [
    ("a\n\n  b @ c\n", {"before": "a\n\n  b @ c\n"}),
    ("@# of nobody\na\n@options\nb\n@further\nc\n", {"before": "a\n", "after": "b\n", "further": "c\n"}),
    ("a\n@further\nc\n", {"before": "a\n", "further": "c\n"}),
    ("a @{b @}c\n", {"before": "a \vb \vc\n"}),
    ("a\n@{b\nc@}\nd\n", {"before": "a\n\vb\nc\n\vd\n"}),
    ("a@{, b\nc@}\nd\n", {"before": "a\v, b\nc\v\nd\n"}),
]
# A text, and what is said of it behind its name.
BAD = [
    ("a\nb \n", ["2: error: the line ends with a blank"]),
    ("a\n@option\n", ["2: error: there is no @option here"]),
    ("a\n@further\nb\n@options\n", ["4: error: there is no @options here"]),
    ("a @{b\n", ["1: error: @{ and @} are no pairs"]),
    ("a @}b@{\n", ["1: error: @{ and @} are no pairs"]),
    ("a\n@{@{b@}\n@}\n", ["1: error: @{ and @} are no pairs"]),
]
failures = 0


def parts_of(path):
    """The parts that a source has, by name."""
    with open(path, encoding="ascii") as stream:
        source = stream.read()
    arrays = re.findall(r"static const char a_b_(\w+)\[\] = \{([0-9,\s]*)\};", source)
    return {name: bytes(map(int, data.split(","))).decode() for name, data in arrays}


def check(text, wanted, said):
    global failures
    with tempfile.TemporaryDirectory() as folder:
        path, output = os.path.join(folder, "a-b.txt"), os.path.join(folder, "a.c")
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(text)
        done = subprocess.run([sys.executable, sys.argv[1], output, path], capture_output=True, text=True, timeout=60, check=False)
        made = {name: part.removesuffix("\0") for name, part in parts_of(output).items()} if os.path.exists(output) else None
        if done.returncode != bool(said) or made != wanted or done.stderr.splitlines() != [f"{path}:{line}" for line in said]:
            failures += 1
            print(f"pages.py: exit {done.returncode} of {text!r}: {made} {done.stderr}")


def main():
    for text, parts in GOOD:
        check(text, parts, [])
    for text, said in BAD:
        check(text, None, said)
    print(f"{len(GOOD) + len(BAD)} texts, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
