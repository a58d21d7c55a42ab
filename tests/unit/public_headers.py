# SPDX-License-Identifier: Apache-2.0
"""A C++ program that calls nothing and names everything: it includes every public header and takes the address of each function
and table that they declare, so that it links only where the libraries have them under their C names.

Usage: public_headers.py OUTPUT FLOORS INCLUDE [HEADER_LEFT_OUT...]"""
import os
import sys

output, floors, include, left_out = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
sys.path.insert(0, os.path.dirname(floors))
from floors import declarations, without_comments  # noqa: E402

headers, names = [], []
for folder, _, files in os.walk(os.path.join(include, "crd")):
    for file in files:
        path = os.path.join(folder, file)
        header = os.path.relpath(path, include)
        if header not in left_out:
            headers.append(header)
            with open(path, encoding="utf-8") as stream:
                names += declarations(without_comments(stream.read()))
lines = ["// Every public header, and all that they declare."]
lines += [f"#include <{header}>" for header in sorted(headers)]
lines += ["", "namespace {", "template <typename Any> bool there(Any *place) { return place != nullptr; }", "}", ""]
lines += ["int main() {", "  bool all = true;"]
lines += [f"  all = there(&{name}) && all;" for name in sorted(set(names))]
lines += [f"  return all && {len(set(names))} > 400 ? 0 : 1;", "}", ""]
text = "\n".join(lines)
if not os.path.exists(output) or open(output, encoding="utf-8").read() != text:  # else it is as new as it was
    with open(output, "w", encoding="utf-8") as stream:
        stream.write(text)
