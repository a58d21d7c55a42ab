#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Parts a tree of installed files into packages by the patterns of packaging/files.

usage: split.py PATTERNS TREE OUT [PACKAGE...]    OUT/PACKAGE gets the files of a package; with PACKAGEs only these, the rest is left out

A package without files gets no folder. A file that no pattern knows is an error: nothing is left behind without a word."""
import fnmatch
import os
import shutil
import sys


def read_patterns(path):
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            words = line.split("#")[0].split()
            yield from ((pattern, words[0]) for pattern in words[1:])


def main():
    patterns, tree, out = list(read_patterns(sys.argv[1])), sys.argv[2], sys.argv[3]
    wanted, unknown = set(sys.argv[4:]), []
    for place, folders, names in sorted(os.walk(tree)):
        for name in sorted(names + [f for f in folders if os.path.islink(os.path.join(place, f))]):
            path = os.path.relpath(os.path.join(place, name), tree)
            package = next((package for pattern, package in patterns if fnmatch.fnmatchcase(path, pattern)), None)
            if package is None:
                unknown.append(path)
            elif package != "-" and (not wanted or package in wanted):
                target = os.path.join(out, package, path)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy2(os.path.join(tree, path), target, follow_symlinks=False)
    for path in unknown:
        print(f"split.py: {path}: is installed, and {sys.argv[1]} does not say which package has it", file=sys.stderr)
    return 1 if unknown else 0


sys.exit(main())
