#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Looks all markers that controller-gen lists, with their arguments, up in `crdc help markers`.

usage: listing.py CRDC CONTROLLER_GEN"""
import json
import re
import subprocess
import sys


def theirs(program):
    """The arguments of each marker, and whether each one is optional."""
    found = {}
    for generator in ("crd", "webhook"):
        text = subprocess.run([program, generator, "-wwww"], capture_output=True, text=True, check=True)
        text = text.stdout.strip() or text.stderr
        for group in json.loads(text):
            for marker in group["markers"]:
                fields = {f["name"]: f["optional"] for f in marker.get("fields") or []}
                found.setdefault(marker["name"], fields)
    return found


def ours(program):
    text = subprocess.run([program, "help", "markers"], capture_output=True, text=True, check=True).stdout
    found, last = {}, None
    for line in text.splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        marker = re.match(r"`\+([^=`]+)=?`", cells[0])
        if marker:
            last = found.setdefault(marker[1], {})
            if cells[1]:
                last[""] = False
            if "`items:` too" in line:
                found[marker[1].replace("validation:", "validation:items:")] = last
        elif len(cells) > 1 and last is not None and re.match(r"`\w+`", cells[1]):
            last[re.match(r"`(\w+)`", cells[1])[1]] = "needed" not in cells[1]
    return found


def main():
    known, listed, wrong = ours(sys.argv[1]), theirs(sys.argv[2]), []
    arguments = 0
    for name, fields in sorted(listed.items()):
        if name not in known:
            wrong.append(f"+{name}: unknown to crdc")
            continue
        have = known[name]
        # A single argument is written without its name.
        if set(have) == {""} and len(fields) == 1:
            arguments += 1
            continue
        for field, optional in fields.items():
            arguments += 1
            if field not in have:
                wrong.append(f"+{name}: no argument {field!r}")
            elif have[field] != optional:
                wrong.append(f"+{name}: {field!r} is {'not ' if optional else ''}to be given always")
    print("\n".join([f"{len(listed)} markers and {arguments} arguments listed by controller-gen, {len(wrong)} differ"] + wrong))
    return bool(wrong)


sys.exit(main())
