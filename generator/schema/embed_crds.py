# SPDX-License-Identifier: Apache-2.0
"""Turns a folder of CRDs into a C source: a table of the texts of their overlays, {name, text, size}, one of the SHA-256 of each
CRD's file, and one of the texts of those CRDs whose objects rules ask for (+crdc:watch). What comes into the folder or goes makes it anew.

Usage: embed_crds.py OUTPUT DEPENDENCIES FOLDER
"""
import hashlib
import os
import sys

output, dependencies, folder = sys.argv[1:]
OVERLAY = ".markers.yaml"
names = sorted(name for name in os.listdir(folder) if name.endswith(".yaml"))
contents = {}
for name in names:
    with open(os.path.join(folder, name), "rb") as stream:
        contents[name] = stream.read()
overlays = [name for name in names if name.endswith(OVERLAY)]
watched = [name[: -len(OVERLAY)] + ".yaml" for name in overlays if b"+crdc:watch:" in contents[name]]
lines = ['#include "base/file.h"', ""]


def add_text(symbol, data):
    """An array of the bytes, with a zero behind."""
    lines.append(f"static const char {symbol}[] = {{")
    for at in range(0, len(data), 24):
        lines.append("    " + ",".join(str(byte) for byte in data[at : at + 24]) + ",")
    lines.append("    0};")


for index, name in enumerate(overlays):
    add_text(f"overlay_{index}", contents[name])
for index, name in enumerate(watched):
    add_text(f"watched_{index}", contents[name])
lines.append("const embedded_file crdc_embedded_overlays[] = {")
for index, name in enumerate(overlays):
    lines.append(f'    {{"{name}", {{overlay_{index}, sizeof overlay_{index} - 1}}}},')
lines.append("    {NULL, {NULL, 0}},\n};\nconst embedded_file crdc_embedded_crds[] = {")
for name in names:
    if name not in overlays:
        lines.append(f'    {{"{name}", {{"{hashlib.sha256(contents[name]).hexdigest()}", 64}}}},')
lines.append("    {NULL, {NULL, 0}},\n};\nconst embedded_file crdc_embedded_watched[] = {")
for index, name in enumerate(watched):
    lines.append(f'    {{"{name}", {{watched_{index}, sizeof watched_{index} - 1}}}},')
lines.append("    {NULL, {NULL, 0}},\n};\n")
with open(output, "w", encoding="ascii") as stream:
    stream.write("\n".join(lines))
with open(dependencies, "w", encoding="utf-8") as stream:
    read = [folder, *(os.path.join(folder, name) for name in names)]
    stream.write(output + ": " + " ".join(path.replace(" ", "\\ ") for path in read) + "\n")
