#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every flag, form and command of the programs that a verdict is made with has a case whose allocations and calls fail (modes.py,
cases.py). Exit status: 1 with the names of those that have none.

usage: test_modes.py BUILD"""
import os
import shutil
import sys
import tempfile

import cases
import modes


def main():
    scratch = tempfile.mkdtemp(prefix="crd-modes-")
    try:
        found = modes.missing(cases.all_cases(os.path.abspath(sys.argv[1]), scratch, []))
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
