# SPDX-License-Identifier: Apache-2.0
"""The file of the shared RE2 that a compiler links; with --soname the name that it is asked for by.

usage: re2_file.py [--soname] COMPILER..."""
import os
import subprocess
import sys

words = sys.argv[1:]
soname = words[0] == "--soname"
file = os.path.realpath(subprocess.run([*words[soname:], "-print-file-name=libre2.so"], capture_output=True, text=True, check=True).stdout.strip())
if soname:
    listing = subprocess.run(["readelf", "-d", file], capture_output=True, text=True, check=True).stdout
    file = next(line for line in listing.splitlines() if "(SONAME)" in line).split("[")[1].rstrip("]")
print(file)
