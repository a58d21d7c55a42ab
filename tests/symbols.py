#!/usr/bin/env python3
"""What the installed libraries define begins with crd_ or crdc_: a program that links them may use every other name.

usage: symbols.py LIBRARY...

Templates of C++'s own library, which every object that uses one may define, do not count, nor does a `--wrap` of the linker.
Exit status: 0 all names do, 1 some do not, 2 a library has none or cannot be read.
"""
import subprocess
import sys

PREFIXES = ("crd_", "crdc_")
OF_THE_LANGUAGE = ("_ZNS", "_ZTIS", "_ZTSS", "_ZZNS", "DW.ref.__gxx_", "__wrap_")


def defined(library):
    """The external names that a library defines."""
    listing = subprocess.run(["nm", "-g", "--defined-only", library], capture_output=True, text=True)
    rows = (line.split() for line in listing.stdout.splitlines())
    return {row[2] for row in rows if len(row) == 3}


def main():
    bad = 0
    for library in sys.argv[1:]:
        names = defined(library)
        if not names:
            print(f"{library}: nm names nothing")
            return 2
        ours = {name for name in names if not name.startswith(OF_THE_LANGUAGE)}
        foreign = sorted(name for name in ours if not name.startswith(PREFIXES))
        for name in foreign:
            print(f"{library}: {name}")
        print(f"{library}: {len(ours)} names, {len(foreign)} without a prefix of ours")
        bad += len(foreign)
    return 1 if bad or not sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
