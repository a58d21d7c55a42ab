# SPDX-License-Identifier: Apache-2.0
"""What tools/amalgamate.py makes is compiled with nothing but the C library, and judges as libcrdc.so does: the program of docs/judge.md, over
the manifests of examples and over what becomes of them where a line is gone or says something else.

usage: amalgamation.py SOURCE-ROOT BUILD-ROOT LIBRARIES CC..."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT, BUILD, LIBRARIES, CC = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3], sys.argv[4:]
RUNTIME = '{"a":{"c":true},"b":[1,2.5,"x"]}\nerror parsing regexp: missing closing ]: `[a`\n'


def variants(text):
    lines = text.splitlines(True)
    yield text
    for at, line in enumerate(lines):
        name = re.match(r"\s*(?:- )?[\w.]+: ?", line)
        if name and at % 3 == 0:
            yield "".join(lines[:at] + lines[at + 1:])
            yield "".join(lines[:at] + [name[0] + "-1 B\n"] + lines[at + 1:])


def say(program, text):
    done = subprocess.run([program], input=text, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def main():
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        subprocess.run([sys.executable, ROOT / "tools/amalgamate.py", BUILD, work], check=True)
        for made in ("crdrt.c", "crdc.c", "crdrt.h", "crdc.h"):
            left = [name for name in re.findall(r'^\s*#\s*include "([^"]*)"', (work / made).read_text(encoding="utf-8"), re.M) if name != made[:-1] + "h"]
            if left:
                sys.exit(f"{made} includes {left}")
        subprocess.run([*CC, "-w", "-O1", "crdrt.c", "-I.", ROOT / "tests/installed/amalgamation.c", "-lm", "-pthread", "-o", "runtime"], cwd=work, check=True)
        if (said := say(work / "runtime", ""))[:2] != (0, RUNTIME):
            sys.exit(f"crdrt.c: {said}")
        program = re.search(r"^```c\n(.*?)^```$", (ROOT / "docs/judge.md").read_text(encoding="utf-8"), re.M | re.S)[1]
        (work / "ask.c").write_text(program.replace("<crdc/judge.h>", '"crdc.h"'), encoding="utf-8")
        (work / "linked.c").write_text(program, encoding="utf-8")
        subprocess.run([*CC, "-w", "-O1", "crdc.c", "ask.c", "-lm", "-pthread", "-o", "ask"], cwd=work, check=True)
        subprocess.run([*CC, f"-I{ROOT}/runtime/include", f"-I{ROOT}/generator/compile/include", "linked.c", f"-L{LIBRARIES}", "-lcrdc", "-lcrdrt",
                        f"-Wl,-rpath,{LIBRARIES},-rpath-link,{LIBRARIES}", "-o", "linked"], cwd=work, check=True)
        refused = asked = 0
        for path in sorted((ROOT / "examples").rglob("*.yaml")):
            for text in variants(path.read_text(encoding="utf-8")):
                one, other = say(work / "ask", text), say(work / "linked", text)
                if one != other:
                    sys.exit(f"{path}: {one}, not {other}, of\n{text}")
                asked, refused = asked + 1, refused + (one[0] == 1)
        if not refused or refused == asked or say(work / "ask", (ROOT / "examples/raycluster.yaml").read_text(encoding="utf-8"))[0] != 0:
            sys.exit(f"{refused} of {asked} are refused")
        print(f"crdc.c, {os.path.getsize(work / 'crdc.c') >> 10} KiB, says of {asked} objects what libcrdc.so says, {refused} of them refused")


if __name__ == "__main__":
    main()
