#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""libcrdc of other machines judges as this machine's: the program of docs/judge.md, linked with each that tools/cross-build.sh
has made, says the same of an example and of what becomes of it where a line is gone.

    tests/platforms/library.py BUILD PROGRAMS

Each exports the names of tests/installed/libcrdc.symbols alone. Programs run as those of verdicts.py do; of Linux by the loader
of musl, which MUSL_LOADERS (/lib) has. What there is no way to run here is said.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import verdicts

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = set((ROOT / "tests/installed/libcrdc.symbols").read_text(encoding="utf-8").split())
LOADERS = {"linux-amd64": "x86_64", "linux-arm64": "aarch64", "linux-s390x": "s390x", "linux-386": "i386"}


def exported(library):
    """The names that a library shows; None: there is no program that tells."""
    tool = shutil.which("objdump" if library.suffix == ".dll" else "llvm-nm")
    if tool is None:
        return None
    options = {".dll": ["-p"], ".so": ["-D", "-U", "-j"], ".dylib": ["-g", "-U", "-j"]}[library.suffix]
    text = subprocess.run([tool, *options, library], capture_output=True, text=True, check=True).stdout
    if library.suffix == ".dll":
        return set(re.findall(r"^\s+\[ *\d+\].* (\w+)$", text.partition("Name Pointer] Table")[2].partition("\n\n")[0], re.M))
    names = {name.removeprefix("_" if library.suffix == ".dylib" else "") for name in text.split()}
    return names - {"__dso_handle", "___dso_handle", "_mh_dylib_header"}


def runner_of(target, library):
    way = verdicts.runner_of(target)
    if way is None or library.suffix != ".so":
        return way
    loader = pathlib.Path(os.environ.get("MUSL_LOADERS", "/lib")) / f"ld-musl-{LOADERS.get(target)}.so.1"
    return [*way, str(loader), "--library-path", str(library.parent)] if loader.exists() else None


def say(program, texts):
    found = []
    for text in texts:
        run = subprocess.run(program, input=text, capture_output=True, timeout=120, check=False)
        found.append((run.returncode, run.stdout.replace(b"\r\n", b"\n")))  # the program prints its lines as Windows does
    return found


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    build, programs = map(lambda name: pathlib.Path(name).resolve(), sys.argv[1:])
    libraries = sorted(programs.glob("*/lib/*crdc.[ds]*"))
    if not libraries:
        print("skipped: tools/cross-build.sh has built nothing")
        return 77
    lines = (ROOT / "examples/raycluster.yaml").read_bytes().splitlines(True)
    texts = [b"".join(lines[:at] + lines[at + 1 :]) for at in range(len(lines) + 1)]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        source = work / "ask.c"
        source.write_text(re.search(r"^```c\n(.*?)^```$", (ROOT / "docs/judge.md").read_text(encoding="utf-8"), re.M | re.S)[1], encoding="utf-8")
        install = build / "install"
        includes = [f"-I{ROOT}/runtime/include", f"-I{ROOT}/generator/compile/include"]
        subprocess.run(["cc", source, *includes, f"-L{install}", "-lcrdc", f"-Wl,-rpath,{install},-rpath-link,{install}", "-o", work / "own"], check=True)
        wanted = say([work / "own"], texts)
        if len({status for status, _ in wanted}) < 2:
            sys.exit(f"all say {wanted[0]}")
        for library in libraries:
            target, place = library.parent.parent.name, library.parent
            names = exported(library)
            if names is not None and names != NAMES:
                failed += 1
                print(f"{target}: of the names that are exported or should be: {' '.join(sorted(names ^ NAMES)[:8])}")
            program = work / ("ask.exe" if library.suffix == ".dll" else "ask")
            subprocess.run([place.parent / "cc", source, f"-I{place.parent}/include", f"-L{place}", "-lcrdc", "-dynamic", "-O2", "-o", program], check=True)
            way = runner_of(target, library)
            if way is None:
                print(f"{target}: linked and not run, nothing here runs it")
                continue
            if library.suffix == ".dll":
                shutil.copy(library, work)
            differing = sum(one != other for one, other in zip(wanted, say([*way, str(program)], texts)))
            failed += differing
            print(f"{target}: {len(texts)} objects, {differing or 'no'} difference{'' if differing == 1 else 's'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
