# SPDX-License-Identifier: Apache-2.0
"""Turns a folder of CRDs into a C source: a table of the texts of their overlays, {name, text, size}, and one of the SHA-256 of each
CRD's file. What comes into the folder or goes makes it anew.

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
lines = ['#include "base/embedded.h"', ""]
for index, name in enumerate(overlays):
    data = contents[name]
    lines.append(f"static const char overlay_{index}[] = {{")
    for at in range(0, len(data), 24):
        lines.append("    " + ",".join(str(byte) for byte in data[at : at + 24]) + ",")
    lines.append("    0};")
lines.append("const embedded_file crdc_embedded_overlays[] = {")
for index, name in enumerate(overlays):
    lines.append(f'    {{"{name}", {{overlay_{index}, sizeof overlay_{index} - 1}}}},')
lines.append("    {NULL, {NULL, 0}},\n};\nconst embedded_file crdc_embedded_crds[] = {")
for name in names:
    if name not in overlays:
        lines.append(f'    {{"{name}", {{"{hashlib.sha256(contents[name]).hexdigest()}", 64}}}},')
lines.append("    {NULL, {NULL, 0}},\n};\n")
with open(output, "w", encoding="ascii") as stream:
    stream.write("\n".join(lines))
with open(dependencies, "w", encoding="utf-8") as stream:
    read = [folder, *(os.path.join(folder, name) for name in names)]
    stream.write(output + ": " + " ".join(path.replace(" ", "\\ ") for path in read) + "\n")
