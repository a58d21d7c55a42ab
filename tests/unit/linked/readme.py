# SPDX-License-Identifier: Apache-2.0
"""A program of a page as a file of its own. Usage: readme.py PAGE NAME OUTPUT: the C block that begins with its name."""
import sys

readme, name, output = sys.argv[1:]
with open(readme, encoding="utf-8") as stream:
    blocks = stream.read().split("```c\n")[1:]
found = [block.split("```")[0] for block in blocks if block.startswith(f"/* {name} */")]
if len(found) != 1:
    sys.exit(f"{readme} has {len(found)} programs {name}")
with open(output, "w", encoding="utf-8") as stream:
    stream.write(found[0])
