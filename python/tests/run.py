#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The tests of the package in front of an extension that was built somewhere: run.py PYTHON_FOLDER EXTENSION CRD_VALIDATE [TEST...]"""
import os
import sys
import tempfile
import unittest


def main():
    folder, extension, validate = map(os.path.abspath, sys.argv[1:4])
    with tempfile.TemporaryDirectory() as work:
        package = os.path.join(work, "crdc")
        os.mkdir(package)
        for name in os.listdir(os.path.join(folder, "crdc")):
            if name.endswith((".py", ".pyi", ".typed")):
                os.symlink(os.path.join(folder, "crdc", name), os.path.join(package, name))
        os.symlink(extension, os.path.join(package, "_crdc.abi3.so"))
        os.environ["PYTHONPATH"] = work
        os.environ["CRDC_VALIDATE"] = validate
        sys.path[:0] = [work, os.path.join(folder, "tests")]
        names = sys.argv[4:]
        loader = unittest.defaultTestLoader
        suite = loader.loadTestsFromNames(names) if names else loader.discover(os.path.join(folder, "tests"), "test_*.py")
        result = unittest.TextTestRunner(verbosity=1).run(suite)
        for reason in sorted({reason for _, reason in result.skipped}):
            print(f"skipped: {reason}")
    sys.exit(not result.wasSuccessful())


if __name__ == "__main__":
    main()
