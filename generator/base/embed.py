# SPDX-License-Identifier: Apache-2.0
"""Turns files into a C source: a table of {name, text, size}. Usage: embed.py OUTPUT SYMBOL FILE...

A public header is named as in its #include, without the crd/ in front; any other file by its last name."""
import os
import sys

output, symbol, files = sys.argv[1], sys.argv[2], sys.argv[3:]
lines = ['#include "base/file.h"', ""]
for index, file in enumerate(files):
    with open(file, "rb") as stream:
        data = stream.read()
    lines.append(f"static const char {symbol}_{index}[] = {{")
    for at in range(0, len(data), 24):
        lines.append("    " + ",".join(str(byte) for byte in data[at : at + 24]) + ",")
    lines.append("    0};")
lines.append(f"const embedded_file {symbol}[] = {{")
for index, file in enumerate(files):
    header = file.partition("include/crd/")[2]
    lines.append(f'    {{"{header or os.path.basename(file)}", {{{symbol}_{index}, sizeof {symbol}_{index} - 1}}}},')
lines.append(f"    {{NULL, {{NULL, 0}}}},\n}};\n")
with open(output, "w") as stream:
    stream.write("\n".join(lines))
