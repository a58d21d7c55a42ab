#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The sources of libcrdcore with every check such that it can be taken out, for checks_removed.c.

usage: checks_removed.py OUTPUT.c... -- SOURCE.c...

A check is a call that says what is wrong or what is warned of, and a call of whatever can do so: of the functions that return
nothing and take a core_check, a core_judging or core_warnings first; and of those that by their name set defaults or drop what
a gate disables. Each becomes `(checks_removed_at(N) ? nothing : call)`; the
table behind the first output tells where the calls stand, by names that do not change when lines move: file, function, what is
called there, and which of those calls it is. A row of what is declared (declared.h), and one of a kind's defaults or of fields
that hang on gates (kind_fields.h), is left out where rows are asked. What is said
by hand and by a row is told once, so that each may be out unnoticed: errors that are marked so can be left out, too.
"""
import collections
import os
import re
import sys

FIRST = r"(?:core_check|core_judging|core_warnings|crd_texts) \*\w+"
ASKER = re.compile(rf"^(?:static )?void (\w+)\((?:{FIRST})\b", re.M)
STEP = re.compile(r"^(?:static )?void (\w*(?:default|drop)\w*)\(", re.M)
STATIC = re.compile(r"^static [^=;{(]*?\b(\w+)\(", re.M)
DEFINITION = re.compile(r"^(?!typedef|struct|enum|union|#)[\w *]*?\b(\w+)\([^;{]*\{$", re.M)
# What says whether there was something, by what it returns when nothing was.
PASSING = {"crd_core_string_passes": "true", "crd_core_validate_expression": "0", "crd_core_has_too_many": "false"}
# Marks alone; an error without its mark is told twice, and then once.
NO_CHECKS = {"crd_core_mark_covered", "crd_core_tell_warnings"}
# What is replaced, once each.
ROWS = "functions[rule->does](walk, rule, value)"
HOOKS = {
    "if (!rows->gate || is_on(gates, rows->gate))":
        "if (!checks_removed_kind_row(rows) && (!rows->gate || is_on(gates, rows->gate)))",
    "if (is_on(&options->gates, rows->gate) || options->minor < rows->since) continue;":
        "if (is_on(&options->gates, rows->gate) || options->minor < rows->since || checks_removed_kind_row(rows)) continue;",
    ROWS: f"(checks_removed_row(rule) ? false : checks_removed_found(rule, {ROWS}))",
    "for (uint32_t i = count; i < check->errors->count; i++) check->errors->items[i].covered = true;":
        "for (uint32_t i = count; i < check->errors->count; i++) check->errors->items[i].covered = true;\n"
        "  if (checks_removed_covered()) crd_errors_truncate(check->errors, count);",
}


def blank(text):
    """The text with nothing in its strings, comments and directives, and every other character where it was."""
    pattern = r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/|^[ \t]*#(?:\\\n|[^\n])*'
    return re.sub(pattern, lambda met: re.sub(r"[^\n]", " ", met[0]), text, flags=re.S | re.M)


def end_of_call(text, at):
    """Behind the bracket that closes the one at `at`."""
    depth = 0
    for at in range(at, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return at + 1
    sys.exit("a call without an end")


def rewrite(path, text, names, sites):
    """The text with its calls of `names` made conditional; what they are is added to `sites`."""
    bare = blank(text)
    functions = [(met.start(), met[1]) for met in DEFINITION.finditer(bare)]
    seen, insertions = collections.Counter(), []
    for met in re.finditer(r"(?<=[\s(?:])(\w+)\(", bare):
        line = bare.rfind("\n", 0, met.start()) + 1
        if met[1] not in names or not bare[line:line + 1].isspace() or not functions or functions[0][0] > met.start():
            continue
        function = [name for start, name in functions if start < met.start()][-1]
        seen[function, met[1]] += 1
        nothing = PASSING.get(met[1], "(void)0")
        insertions.append((met.start(), f"(checks_removed_at({len(sites)}) ? {nothing} : "))
        insertions.append((end_of_call(bare, met.end() - 1), ")"))
        sites.append(f"{path} {function} {met[1]} {seen[function, met[1]]}")
    for at, added in sorted(insertions, key=lambda insertion: insertion[0], reverse=True):
        text = text[:at] + added + text[at:]
    return text


def absolute_includes(path, root, text):
    """Its headers are looked for beside the source, then beside those of the root."""
    def absolute(met):
        places = [os.path.join(folder, met[1]) for folder in (os.path.dirname(path), root)]
        return f'#include "{next(filter(os.path.exists, places), met[1])}"'
    return re.sub(r'^#include "([^"]+)"', absolute, text, flags=re.M)


def main():
    split = sys.argv.index("--")
    outputs, paths = sys.argv[1:split], [os.path.abspath(path) for path in sys.argv[split + 1:]]
    root = os.path.commonpath(paths)
    texts = {}
    for path in paths:
        with open(path, encoding="utf-8") as stream:
            texts[path] = stream.read()
    names = {name for text in texts.values() for rule in (ASKER, STEP) for name in rule.findall(text)} | PASSING.keys() | {"crd_texts_add"}
    names -= NO_CHECKS
    head = f'#include "{os.path.dirname(os.path.abspath(__file__))}/checks_removed.h"\n'
    sites, parts, statics, hooks = [], [head for _ in outputs], [set() for _ in outputs], 0
    for index, (path, text) in enumerate(texts.items()):
        own = set(STATIC.findall(text))
        places = sorted(range(len(outputs)), key=lambda place: ((place + index) % len(outputs)))
        place = next((place for place in places if not own & statics[place]), places[0])
        statics[place] |= own
        text = rewrite(os.path.relpath(path, root), text, names, sites)
        for hook, replacement in HOOKS.items():
            hooks += text.count(hook)
            text = text.replace(hook, replacement)
        parts[place] += f'#line 1 "{path}"\n{absolute_includes(path, root, text)}\n'
    if hooks != len(HOOKS) or not sites:
        sys.exit("declared.c or kind_fields.c do not ask their rows where they did, or check.c does not mark errors there")
    table = "".join(f'  "{site}",\n' for site in sites)
    parts[0] += f"const char *const checks_removed_sites[] = {{\n{table}}};\n" \
                f"const unsigned checks_removed_site_count = {len(sites)};\n"
    for output, part in zip(outputs, parts):
        with open(output, "w", encoding="utf-8") as stream:
            stream.write(part)


main()
