#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the installed libraries define begins with crd_ or crdc_: a program that links them may use every other name. And what
of it a shared object would show that they become part of stands in public headers: the rest is hidden.

usage: symbols.py LIBRARY HEADERS [LIBRARY HEADERS]...

HEADERS is a header or a folder of them; behind a colon the template of a version script may follow, whose names are those, and all of
those, that the library is to show to the project's own others (runtime/base/kin.h): protected, where the others are not; one that
ends with a star is all that begin so. Templates of C++'s own library, which every object that uses one may define, do not
count, nor does a `--wrap` of the linker.
Exit status: 0 all is so, 1 a name is not ours or is shown and in no header, 2 a library defines nothing or cannot be read.
"""
import fnmatch
import os
import re
import subprocess
import sys

PREFIXES = ("crd_", "crdc_")
OF_THE_LANGUAGE = ("__odr_asan", "_ZNS", "_ZTIS", "_ZTSS", "_ZTVS", "_ZZNS", "DW.ref.__gxx_", "__wrap_")


def defined(library):
    """The external names that a library defines, and their visibility."""
    listing = subprocess.run(["readelf", "-sW", library], capture_output=True, text=True)
    rows = (line.split() for line in listing.stdout.splitlines())
    return {row[7]: row[5] for row in rows if len(row) > 7 and row[4] in ("GLOBAL", "WEAK") and row[6] != "UND"}


def words(headers):
    """All words in a header, or in the headers of a folder."""
    files = [os.path.join(folder, name) for folder, _, names in os.walk(headers) for name in names if name.endswith(".h")]
    found = set()
    for file in files or [headers]:
        with open(file, encoding="utf-8") as stream:
            found |= set(re.findall(r"\w+", re.sub(r"/\*.*?\*/", " ", stream.read(), flags=re.S)))
    return found


def kin_of(script, names):
    """The names that a version script lists, or that match a line with a star."""
    if not script:
        return set()
    with open(script, encoding="utf-8") as stream:
        lines = re.findall(r"^ +(\w+\*?);$", stream.read().partition("_KIN_")[2], re.M)
    return {name for line in lines for name in (fnmatch.filter(names, line) if line.endswith("*") else [line])}


def main():
    bad = 0
    for library, declaring in zip(sys.argv[1::2], sys.argv[2::2]):
        headers, _, script = declaring.partition(":")
        names = {name: shown for name, shown in defined(library).items() if not name.startswith(OF_THE_LANGUAGE)}
        if not names:
            print(f"{library}: readelf names nothing")
            return 2
        declared = words(headers)
        foreign = sorted(name for name in names if not name.startswith(PREFIXES))
        loose = sorted(name for name, shown in names.items() if shown == "DEFAULT" and name not in declared)
        protected = {name for name, shown in names.items() if shown == "PROTECTED"}
        kin = protected ^ kin_of(script, protected)
        for name in foreign:
            print(f"{library}: {name} is not ours")
        for name in loose:
            print(f"{library}: {name} is shown, and in no header of {headers}")
        for name in sorted(kin):
            print(f"{library}: {name} is protected or in {script or 'a version script'}, and not both")
        print(f"{library}: {len(names)} names, {len(foreign)} without a prefix of ours, {list(names.values()).count('DEFAULT')} shown")
        bad += len(foreign) + len(loose) + len(kin)
    return 1 if bad or len(sys.argv) < 3 or len(sys.argv) % 2 == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
