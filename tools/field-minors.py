#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Prints runtime/gotypes/tables/field_rows.txt: the fields of Kubernetes' types that came to a type later than the type itself, with the minor
that has them first, from the sources of k8s.io/api and of apimachinery of each minor.

    tools/field-minors.py "$(go env GOMODCACHE)" > runtime/gotypes/tables/field_rows.txt

FOLDER holds k8s.io/api@v0.30.x to v0.37.x and apimachinery@v0.30.x to v0.37.x, one of each minor at least. Types of the same name in several groups and versions
are one row: what the earliest of them has counts.
"""
import pathlib
import re
import sys

FIRST, LAST = 30, 37


def fields_of(paths):
    """(type, JSON name) for all structs in Go files."""
    found = set()
    for path in paths:
        struct = None
        for line in path.read_text().split("\n"):
            begins = re.match(r"type (\w+) struct", line)
            if begins:
                struct = begins.group(1)
            elif line.startswith("}"):
                struct = None
            name = re.search(r'`.*json:"([^",]+)', line)
            if struct and name and not line.lstrip().startswith("//"):
                found.add((struct, name.group(1)))
    return found


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    modules = pathlib.Path(sys.argv[1]) / "k8s.io"
    since = {}
    for minor in range(FIRST, LAST + 1):
        folders = sorted(modules.glob(f"api@v0.{minor}.*"))
        if not folders:
            sys.exit(f"{modules}: no k8s.io/api of 1.{minor}")
        meta = sorted(modules.glob(f"apimachinery@v0.{minor}.*/pkg/apis/meta/v1/types.go"))
        for field in fields_of([*folders[-1].glob("*/v*/*types*.go"), *meta[-1:]]):
            since.setdefault(field, minor)
    born = {}
    for (struct, _), minor in since.items():
        born[struct] = min(minor, born.get(struct, minor))
    print("# SPDX-License-Identifier: Apache-2.0")
    print("# Printed by tools/field-minors.py: type, field, the minor that has it first. By type and field.")
    for (struct, name), minor in sorted(since.items()):
        if minor > born[struct]:
            print(struct, name, minor)


if __name__ == "__main__":
    main()
