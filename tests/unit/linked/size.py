"""How large a program is that links the static libraries, without its symbols: no more than KIB.

Usage: size.py STRIP PROGRAM KIB"""
import os
import subprocess
import sys
import tempfile

strip, program, most = sys.argv[1], sys.argv[2], int(sys.argv[3])
with tempfile.TemporaryDirectory() as folder:
    stripped = os.path.join(folder, "stripped")
    subprocess.run([strip, "-o", stripped, program], check=True)
    size = os.path.getsize(stripped)
print(f"{os.path.basename(program)}: {size} bytes, at most {most} KiB")
sys.exit(size > most * 1024)
