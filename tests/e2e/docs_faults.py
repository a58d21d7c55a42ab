#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""docs.py finds what is wrong with a page: each of these pages has one fault, and it says which.

usage: docs_faults.py DOCS.PY BUILD

Exit status: 0 it found all, 1 it did not.
"""
import os
import subprocess
import sys
import tempfile

PAGES = {
    "a block without a comment": ("```sh\ntrue\n```\n", "no comment says how it is run"),
    "a reason that is none": ("<!-- not run: too long -->\n```sh\ntrue\n```\n", "is none of the reasons"),
    "a command that fails": ("<!-- run: -->\n```sh\ntrue\nfalse\n```\n", "exit status: 1, not 0"),
    "a command that should fail": ("<!-- run: expect=1 -->\n```sh\ntrue\n```\n", "exit status: 0, not 1"),
    "too few statuses": ("<!-- run: expect=0,1 -->\n```sh\ntrue\n```\n", "1 commands, and exit statuses of 2"),
    "a failure in a pipe": ("<!-- run: -->\n```sh\nfalse | cat\n```\n", "exit status: 1, not 0"),
    "another text": ("<!-- run: -->\n```sh\necho one; echo two\n```\n\n<!-- prints -->\n```text\ntwo\none\n```\n", "not printed there"),
    "an unknown key": ("<!-- run: sets=a -->\n```sh\ntrue\n```\n", "run: has no sets"),
    "an unknown fixture": ("<!-- run: setup=nowhere -->\n```sh\ntrue\n```\n", "there is no tests/e2e/docs/nowhere.sh"),
    "a test that is not there": ("<!-- run by: tests/x.sh -->\n```sh\ntrue\n```\n", "there is no tests/x.sh"),
    "a server that ends": ("<!-- run: stop=1 -->\n```sh\necho a\n```\n", "by itself"),
    "a block without an end": ("<!-- run: -->\n```sh\ntrue\n", "has no end"),
}
GOOD = ("<!-- file: a.txt -->\n```yaml\none: 1\n```\n\n<!-- run: expect=0,1 -->\n```sh\ncat a.txt \\\n  a.txt\nfalse\n```\n\n"
        "<!-- prints -->\n```text\none...\n...e: 1\n```\n\n<!-- run: same stop=2 terminal=3 -->\n```sh\nls a.txt\n"
        "sh -c 'echo a; exec sleep 60'\ntest -t 0\n```\n")


def run(program, build, page):
    with tempfile.TemporaryDirectory() as root:
        os.mkdir(os.path.join(root, "docs"))
        for name, text in (("README.md", ""), ("docs/page.md", page)):
            with open(os.path.join(root, name), "w", encoding="utf-8") as file:
                file.write(text)
        return subprocess.run([sys.executable, program, root, build], capture_output=True, text=True, timeout=60, check=False)


def main():
    program, build = sys.argv[1:]
    failures = 0
    for what, (page, wanted) in PAGES.items():
        result = run(program, build, page)
        if result.returncode != 1 or wanted not in result.stdout:
            failures += 1
            print(f"{what}: exit {result.returncode}, not 1 with \"{wanted}\":\n{result.stdout}{result.stderr}")
    result = run(program, build, GOOD)
    if result.returncode or "2 blocks run" not in result.stdout:
        failures += 1
        print(f"a good page: exit {result.returncode}:\n{result.stdout}{result.stderr}")
    print(f"{len(PAGES)} pages with faults, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
