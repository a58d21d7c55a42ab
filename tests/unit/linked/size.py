# SPDX-License-Identifier: Apache-2.0
"""What a program is made of that links the static libraries, without its symbols: no more than KIB, and none of the shared
libraries whose names begin with one of WITHOUT.

Usage: size.py STRIP PROGRAM KIB [WITHOUT...]"""
import os
import subprocess
import sys
import tempfile

strip, program, most, *without = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    stripped = os.path.join(folder, "stripped")
    subprocess.run([strip, "-o", stripped, program], check=True)
    size = os.path.getsize(stripped)
dynamic = subprocess.run(["readelf", "-d", program], check=True, capture_output=True, text=True).stdout
needed = [line.rsplit("[", 1)[1].rstrip("]") for line in dynamic.splitlines() if "(NEEDED)" in line]
print(f"{os.path.basename(program)}: {size} bytes, at most {most} KiB; needs {', '.join(needed)}")
unwanted = [name for name in needed if name.startswith(tuple(without))] if without else []
if unwanted:
    print(f"it should do without {', '.join(unwanted)}")
sys.exit(size > int(most) * 1024 or bool(unwanted))
