# SPDX-License-Identifier: Apache-2.0
"""Writes the table of runtime functions that generated code may call, from the public headers that declare them.

Usage: symbols.py OUTPUT HEADER..."""
import re
import sys

output, headers = sys.argv[1], sys.argv[2:]
names = []
for header in headers:
    with open(header) as stream:
        text = stream.read()
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r"\bCRD_(BEGIN_DECLS|END_DECLS|MUST_CHECK)\b", "", text)
    text = re.sub(r"^[ \t]*#.*?(?<!\\)$", "", text, flags=re.M | re.S)
    text = re.sub(r"__attribute__\s*\(\(.*?\)\)", "", text)
    depth, statement = 0, ""
    for character in text:
        if character == "{":
            depth += 1
        elif character == "}":
            depth -= 1
            if depth == 0:
                statement = "" if "(" in statement else statement
        elif depth == 0 and character == ";":
            found = re.match(r"[\w\s*]*?\b(crd_\w+)\s*\(", statement.strip())
            if found and not re.match(r"\s*(typedef|static)\b", statement):
                names.append(found.group(1))
            listed = re.match(r"\s*crd_cel_function\s+(crd_[\w\s,]+)$", statement)
            if listed:  # functions of one type, declared in one list
                names += [name.strip() for name in listed.group(1).split(",")]
            statement = ""
        elif depth == 0:
            statement += character
lines = ['#include "jit/symbols.h"']
lines += [f"#include <crd/{header.partition('include/crd/')[2]}>" for header in headers]
lines += ["#include <string.h>", "", "const jit_symbol crdc_jit_symbols[] = {"]
for name in names + ["memcmp", "memcpy", "memmove", "memset", "strlen"]:
    lines.append(f'    {{"{name}", (jit_function *){name}}},')
lines += ["    {NULL, NULL},", "};", ""]
with open(output, "w") as stream:
    stream.write("\n".join(lines))
