# SPDX-License-Identifier: Apache-2.0
"""The citations in the comments of runtime/kinds: which C function implements which Go functions, and of which packages.

A comment applies to the function, type or table of rows that it is above or in. The head of a file applies to the last of
them, which is the main one, unless another cites the same. Paths such as pkg/apis/core/{v1,validation} in a file's comments
are its packages, in which names are searched first.
"""
import os
import re

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# What stands in the first column and is neither comment nor preprocessor: a function, a type, a table, a prototype.
ITEM = re.compile(r"^(?!enum|union|extern|_Static_assert)[A-Za-z_][^\n]*", re.MULTILINE)
ITEM_NAME = re.compile(r"(\w+)(?:\[[^\]]*\])* (?:=|\{)|(\w+)(?:\[[^\]]*\])+;|\b(\w+)\(|(\w+);")
PATH = re.compile(r"(?:(apiserver|apimachinery|component-helpers|kube-aggregator):? )?(?:k8s\.io/([a-z-]+)/)?\b(pkg/[\w/{},.-]+\w\}?)")
WORD = re.compile(r"\b(?:[a-z]\w*\.)?[A-Za-z]\w*\b")


class Item:
    """A function, a type or a table of a file, with its range and its citations."""

    def __init__(self, file, name, begin, end, is_definition):
        self.file, self.name, self.begin, self.end, self.is_definition = file, name, begin, end, is_definition
        self.words = []


class Source:
    """A file, its items, its packages, and the words of its head."""

    def __init__(self, name, text):
        self.name, self.items, self.packages, self.strategies = name, items_of(name, text), [], []
        self.head = []
        for match in COMMENT.finditer(text):
            comment = re.sub(r"\n \*", "", match.group()[2:-2])
            comment = re.sub(r"/ +(?=[\w{])", "/", comment)  # a path that goes on in the next line
            packages, strategies = packages_of(comment)
            self.packages += packages
            self.strategies += strategies
            words = WORD.findall(PATH.sub(" ", comment))
            item = next((one for one in self.items if match.start() < one.end and is_above(text, match, one)), None)
            (item.words if item else self.head if self.items and match.start() < self.items[0].begin else []).extend(words)


def is_above(text, match, item):
    """Whether a comment is directly above an item, or inside it."""
    return match.start() >= item.begin or not COMMENT.sub("", text[match.end() : item.begin]).strip()


def items_of(file, text):
    """What a file defines or declares, in its order; each ends with the brace or the semicolon that ends its last line."""
    items, end = [], 0
    blanked = COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    for match in ITEM.finditer(blanked):
        if match.start() < end:
            continue
        stop = re.compile(r"^\}.*$|.*; *$" if not match.group().endswith("{") else r"^\}.*$", re.MULTILINE).search(
            blanked, match.start()
        )
        end = stop.end() if stop else len(text)
        name = ITEM_NAME.search(blanked, match.start(), end)
        if name:
            definition = "{" in blanked[match.start() : end] or " = " in blanked[match.start() : end]
            items.append(Item(file, next(filter(None, name.groups())), match.start(), end, definition))
    return items


def expand(path):
    """pkg/apis/core/{v1,validation} is two packages."""
    match = re.search(r"\{([^}]*)\}", path)
    if not match:
        return [path]
    return [one for word in match.group(1).split(",") for one in expand(path[: match.start()] + word + path[match.end() :])]


def packages_of(comment):
    """The packages that a comment names, and those of them that it names for their strategies."""
    packages, strategies = [], []
    for match in PATH.finditer(comment):
        module = match.group(1) or match.group(2) or "kubernetes"
        for path in expand(match.group(3)):
            folder, _, last = path.rpartition("/")
            package = f"k8s.io/{module}/{folder if '.' in last else path}"
            packages.append(package)
            if "/pkg/registry/" in package and module == "kubernetes":
                strategies.append(package)
    return packages, strategies


def sources_of(root, folders):
    """All the files below the folders, by their names from the root on."""
    found = []
    for folder, _, names in (step for folder in folders for step in os.walk(folder)):
        for name in sorted(names):
            if name.endswith((".c", ".h")):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as file:
                    found.append(Source(os.path.relpath(path, root), file.read()))
    return sorted(found, key=lambda source: source.name)
