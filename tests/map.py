#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The map of the folders in docs/contributing.md against the tree.

usage: map.py SOURCES

Named are the folders at the top, and those in generator, runtime, programs and tests: each that has files once, and no other. What
is hidden, ignored by git or without a file is no folder of the sources. Exit status: 0, 1 where map and tree differ."""
import collections
import fnmatch
import os
import re
import sys

TAKEN_APART = ("generator", "runtime", "programs", "tests")


def ignored(root):
    """The patterns of .gitignore for folders: "/build*/", "__pycache__/"."""
    with open(os.path.join(root, ".gitignore"), encoding="utf-8") as file:
        return [line.strip().strip("/") for line in file if line.strip().endswith("/") and not line.startswith("#")]


def has_files(path, patterns):
    for _, folders, names in os.walk(path):
        folders[:] = [name for name in folders if not any(fnmatch.fnmatch(name, pattern) for pattern in patterns)]
        if names:
            return True
    return False


def folders_of(root):
    patterns = [*ignored(root), ".*"]

    def below(folder):
        for entry in os.scandir(os.path.join(root, folder)):
            name = os.path.join(folder, entry.name)
            if entry.is_dir() and not any(fnmatch.fnmatch(entry.name, pattern) for pattern in patterns) and has_files(entry.path, patterns):
                yield name

    tops = set(below(""))
    return tops | {name for top in TAKEN_APART if top in tops for name in below(top)}


def main(root):
    with open(os.path.join(root, "docs/contributing.md"), encoding="utf-8") as file:
        named = collections.Counter(re.findall(r"^    ([\w./-]+)/ {2,}\S", file.read(), re.M))
    tree = folders_of(root)
    wrong = [f"{name}/: the map names no such folder" for name in sorted(tree - set(named))]
    wrong += [f"{name}/: is on the map, and not in the tree" for name in sorted(set(named) - tree)]
    wrong += [f"{name}/: is on the map {count} times" for name, count in sorted(named.items()) if count > 1]
    print("\n".join(wrong) or f"{len(named)} folders, all on the map")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
