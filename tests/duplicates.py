#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A function stands in one place: no two files of the product have one with the same parameters and the same body, whatever it and
its parameters are called.

usage: duplicates.py ROOT

Functions of fewer than LEAST words (tokens of C, comments left out) are not looked at: `return a.size == 0;` is no duplicate of
another one. duplicates.txt beside this says which are let through, and why. Exit status: 0 none, 1 some, or an explanation that
nothing needs.
"""
import collections
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TOPS = ("generator", "judge", "programs", "runtime")
LEAST = 30
# From the start of a line to the brace that opens the body, which ends at a brace at the start of a line.
HEAD = re.compile(r"^(?!typedef|struct|union|enum)[A-Za-z_][^;{}#=()]*?\b(?P<name>\w+)\((?P<parameters>[^;{}]*)\)\s*\{\n", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
WORD = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\w+|[^\w\s]')


def words_of(text):
    return WORD.findall(COMMENT.sub(" ", text))


def parameters_of(text):
    """Parses a list of parameters into [(type, name)]; the name is the last word before any brackets."""
    depth, part, parts = 0, [], []
    for word in words_of(text):
        depth += (word in "([") - (word in ")]")
        if word == "," and depth == 0:
            parts.append(part)
            part = []
        else:
            part.append(word)
    for part in parts + [part]:
        names = [i for i, word in enumerate(part) if re.match(r"[A-Za-z_]\w*$", word)]
        if len(names) > 1:
            yield tuple(part[: names[-1]] + part[names[-1] + 1 :]), part[names[-1]]
        else:
            yield tuple(part), ""


def shape_of(match, body):
    """A form that is the same for equal functions; None for a small one."""
    body = words_of(body)
    if len(body) < LEAST:
        return None
    parameters = list(parameters_of(match["parameters"]))
    called = {name: f"parameter {i}" for i, (_, name) in enumerate(parameters) if name}
    called[match["name"]] = "itself"
    # Members are not renamed: `.size` is not the parameter `size`.
    renamed = [word if i and body[i - 1] in (".", ">") and (body[i - 1] == "." or body[i - 2 : i - 1] == ["-"]) else called.get(word, word)
               for i, word in enumerate(body)]
    return tuple(kind for kind, _ in parameters), tuple(renamed)


def functions(root):
    """Yields (file, name, shape) of every function of the product."""
    for top in TOPS:
        for folder, folders, names in os.walk(os.path.join(root, top)):
            folders.sort()
            for name in sorted(names):
                if name.endswith((".c", ".cc", ".h")):
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as file:
                        text = file.read()
                    for match in HEAD.finditer(text):
                        yield os.path.relpath(path, root), match["name"], shape_of(match, text[match.end() : text.find("\n}", match.end()) + 1])


def explained():
    """The names that duplicates.txt allows."""
    with open(os.path.join(HERE, "duplicates.txt"), encoding="utf-8") as file:
        return {line.split()[0] for line in file if line.strip() and not line.startswith("#")}


def main(root):
    of_shape, count = collections.defaultdict(list), 0
    for path, name, shape in functions(root):
        count += 1
        if shape:
            of_shape[shape].append((path, name))
    known, needed, bad = explained(), set(), 0
    for shape, places in of_shape.items():
        if len({path for path, _ in places}) < 2:
            continue
        names = {name for _, name in places}
        needed |= names & known
        if not names & known:
            bad += 1
            print(f"{len(shape[1])} words, in {len(places)} places: " + ", ".join(f"{name} ({path})" for path, name in places))
    for name in sorted(known - needed):
        bad += 1
        print(f"duplicates.txt: {name}: has no duplicate")
    print(f"{count} functions, {bad} to be mended")
    return 1 if bad or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
