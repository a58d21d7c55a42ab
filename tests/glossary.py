#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The words of docs/glossary.md against the names of the files.

usage: glossary.py SOURCES

A row of its table has a word, what it means, the one folder or family of files that is named by it, and where else files have it
in their names, which may be nowhere. Every pattern must fit a file of the sources, and every file or folder of the product that
has the word in its name, in the singular or the plural, must be in one of these places. Exit status: 0, 1 where that is not so."""
import fnmatch
import os
import re
import sys

PRODUCT = ("generator", "runtime", "programs", "judge")
ENDS = (".c", ".h")


def words_of(path):
    return {word for part in path.split("/") for word in re.split(r"[_.]", part)}


def forms_of(word):
    return {word, word + "s", word[:-1] + "ies" if word.endswith("y") else word + "es"}


def fits(path, pattern):
    return path.startswith(pattern) if pattern.endswith("/") else fnmatch.fnmatchcase(path, pattern)


def files_below(root):
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith((".", "build", "__"))]
        yield from (os.path.relpath(os.path.join(folder, name), root) for name in names)


def wrong_in_row(word, home, others, files):
    patterns = re.findall(r"`([^`]+)`", home)
    if len(patterns) != 1:
        yield f"{word}: names {len(patterns)} places, not one"
    patterns += re.findall(r"`([^`]+)`", others)
    yield from (f"{word}: no file is in {pattern}" for pattern in patterns if not any(fits(path, pattern) for path in files))
    for path in files:
        if path.startswith(PRODUCT) and path.endswith(ENDS) and words_of(path) & forms_of(word):
            if not any(fits(path, pattern) for pattern in patterns):
                yield f"{word}: {path} has the word in its name, and the glossary does not list it"


def main(root):
    with open(os.path.join(root, "docs/glossary.md"), encoding="utf-8") as file:
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in file if re.match(r"\| \*\*", line)]
    files = sorted(files_below(root))
    wrong = [line for word, _, home, others in rows for line in wrong_in_row(word.strip("*"), home, others, files)]
    print("\n".join(wrong) or f"{len(rows)} words, each in its places")
    return 1 if wrong or not rows else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
