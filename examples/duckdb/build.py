#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Builds the extension: build.py FOLDER_OF_DUCKDB_HEADERS [PLATFORM]      crdc.duckdb_extension, here

FOLDER_OF_DUCKDB_HEADERS has duckdb.h and duckdb_extension.h, as DuckDB's releases have them. libcrdc is found by pkg-config; PLATFORM is what
`PRAGMA platform` says (linux_amd64). DuckDB loads it where unsigned extensions are allowed (`duckdb -unsigned`)."""
import os
import shlex
import subprocess
import sys

API = "v1.2.0"  # the stable interface since then


def footer(platform):
    """What DuckDB reads at the end of the file: eight fields of 32 bytes, the last one first, and room for a signature."""
    fields = ["", "", "", "C_STRUCT", "0.1.0", API, platform, "4"]
    head = b"\x00\x93\x04\x10duckdb_signature\x80\x04"
    return head + b"".join(field.encode().ljust(32, b"\0") for field in fields) + bytes(256)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    headers, platform = sys.argv[1], (sys.argv[2:] or ["linux_amd64"])[0]
    flags = shlex.split(subprocess.run(["pkg-config", "--cflags", "--libs", "crdc"], check=True, capture_output=True, text=True).stdout)
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "crdc_duckdb.c")
    subprocess.run([os.environ.get("CC", "cc"), "-O2", "-fPIC", "-shared", "-fvisibility=hidden", "-isystem", headers, source, *flags, "-pthread", "-o",
                    "crdc.duckdb_extension"], check=True)
    with open("crdc.duckdb_extension", "ab") as file:
        file.write(footer(platform))


main()
