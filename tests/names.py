#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Static functions say by their names what they are: a name that stands in three or more files of the product is none. A file
says first what it is about: a comment that heads its first section does not.

usage: names.py ROOT

Exit status: 0 all is well, 1 there are such names or files.
"""
import collections
import os
import re
import sys

DEFINITION = re.compile(r"^static [^;{}()=]*?\b(\w+)\([^;{}]*\)\s*\{", re.MULTILINE)
HEADED = re.compile(r"^/\* SPDX-[^\n]*\*/\n(?:(?!/\*)[^\n]*\n)*/\* ---- ")
MOST_FILES = 2


def main():
    root = sys.argv[1]
    files_of = collections.defaultdict(set)
    count, headed = 0, []
    for top in ("generator", "programs", "runtime"):
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in sorted(names):
                if not name.endswith((".c", ".cc", ".h")):
                    continue
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                if HEADED.match(text):
                    headed.append(os.path.relpath(path, root))
                for match in DEFINITION.finditer(text):
                    files_of[match.group(1)].add(os.path.relpath(path, root))
                    count += 1
    common = {name: files for name, files in files_of.items() if len(files) > MOST_FILES}
    for name, files in sorted(common.items()):
        print(f"{name}: in {len(files)} files: {' '.join(sorted(files))}")
    for path in headed:
        print(f"{path}: begins with the head of a section, not with what it is about")
    print(f"{count} static functions, {len(common)} names in more than {MOST_FILES} files")
    return 1 if common or headed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
