#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every source says its licence in its first lines, as SPDX wants it, and LICENSE has the text. A file of C says first what it is
about: a comment that heads its first section does not.

usage: licence.py ROOT

What crdc writes says none: it is its user's. So do its templates, and what is data (CRDs, recorded requests, corpora).
Exit status: 0 all do, 1 some do not.
"""
import os
import re
import sys

LINE = "SPDX-License-Identifier: Apache-2.0"
TOPS = (".ci", "examples", "fuzz", "generator", "judge", "programs", "python", "runtime", "tests", "tools")
HEADED = re.compile(r"^/\* SPDX-[^\n]*\*/\n(?:(?!/\*)[^\n]*\n)*/\* ---- ")
ENDINGS = (".c", ".h", ".cc", ".inc", ".go", ".py", ".sh", "meson.build")


def sources(root):
    yield os.path.join(root, "meson.build")
    yield os.path.join(root, "meson_options.txt")
    for top in TOPS:
        for folder, folders, names in os.walk(os.path.join(root, top)):
            folders[:] = [name for name in folders if name not in ("corpus", "recorded", "__pycache__")]
            yield from (os.path.join(folder, name) for name in names if name.endswith(ENDINGS))


def main():
    root = sys.argv[1]
    bad = count = 0
    for path in sources(root):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        head = "".join(text.splitlines()[:2])
        count += 1
        if path.endswith((".c", ".h")) and HEADED.match(text) and os.path.relpath(path, root).split(os.sep)[0] != "tests":
            bad += 1
            print(f"{os.path.relpath(path, root)}: begins with the head of a section, not with what it is about")
        if LINE not in head:
            bad += 1
            print(f"{os.path.relpath(path, root)}: says no licence in its first two lines: {LINE}")
    with open(os.path.join(root, "LICENSE"), encoding="utf-8") as file:
        if "Apache License" not in file.readline() + file.readline():
            bad += 1
            print("LICENSE: is not the text of the Apache License")
    print(f"{count} sources, {bad} are wrong")
    return 1 if bad or not count else 0


if __name__ == "__main__":
    sys.exit(main())
