#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Programs of Criterion's tests have tests: one whose linker dropped them passes, and says "Tested: 0".

usage: criterion.py BUILD

Exit status: 0 each lists some, 1 one has none, or there is no such program.
"""
import os
import subprocess
import sys

programs, tests, empty = 0, 0, []
for folder, _, names in os.walk(os.path.join(sys.argv[1], "tests")):
    for name in sorted(names):
        path = os.path.join(folder, name)
        if not name.startswith("test_") or not os.access(path, os.X_OK):
            continue
        needed = subprocess.run(["readelf", "-d", path], capture_output=True, text=True).stdout
        if "libcriterion" not in needed:
            continue
        listed = subprocess.run([path, "--list"], capture_output=True, text=True, timeout=60).stdout
        found = sum(line.startswith(("├", "└")) for line in listed.splitlines())
        programs += 1
        tests += found
        if not found:
            empty.append(path)
for path in empty:
    print(f"{path} has no tests")
print(f"{tests} tests in {programs} programs")
sys.exit(1 if empty or not programs else 0)
