#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The programs of other machines say of manifests what this machine's says.

    tests/platforms/verdicts.py NATIVE PROGRAMS FOLDER... [--only TARGET...] [--whole]

NATIVE is crd-validate of this machine; PROGRAMS the folder of tools/cross-build.sh, in which all targets that have been built are
tried. Each judges all manifests of the folders; what it prints, and its status, have to be the same to the byte. Of Linux they run
under qemu-user, of WASI under node, of Windows under wine; what there is no way to run here is said. Fails where one differs.
"""
import argparse
import pathlib
import shutil
import subprocess
import sys

RUNNERS = {
    "linux-amd64": [],
    "linux-386": [],
    "linux-arm64": ["qemu-aarch64-static", "qemu-aarch64"],
    "linux-armv7": ["qemu-arm-static", "qemu-arm"],
    "linux-riscv64": ["qemu-riscv64-static", "qemu-riscv64"],
    "linux-s390x": ["qemu-s390x-static", "qemu-s390x"],
    "linux-ppc64le": ["qemu-ppc64le-static", "qemu-ppc64le"],
    "wasi-wasm32": ["node"],
    "windows-amd64": ["wine64", "wine"],
}
WASI = pathlib.Path(__file__).with_name("wasi.mjs")
AT_ONCE = 100
LEFT_OUT = (b"CertificateSigningRequest",)  # docs/platforms.md
MANIFESTS = {".yaml", ".yml", ".json"}


def runner_of(target):
    """The words before a program of the target; None: there is no way here."""
    if target not in RUNNERS:
        return None
    if not RUNNERS[target]:
        return []
    found = next(filter(None, map(shutil.which, RUNNERS[target])), None)
    if found is None:
        return None
    return [found, "--no-warnings", str(WASI)] if target.startswith("wasi-") else [found]


def manifests_of(folders, whole):
    for folder in map(pathlib.Path, folders):
        for path in sorted(folder.rglob("*")):
            if path.suffix in MANIFESTS and path.is_file() and (whole or not any(word in path.read_bytes() for word in LEFT_OUT)):
                yield str(path)


def judge(program, files):
    """What is printed of the files, and the status."""
    run = subprocess.run([*program, "--output", "json", *files], capture_output=True, timeout=600, check=False)
    return run.returncode, run.stdout, run.stderr


def compare(native, target, program, batches):
    differing = 0
    for files in batches:
        ours, theirs = judge(native, files), judge(program, files)
        if ours[:2] == theirs[:2]:
            continue
        differing += 1
        print(f"{target}: another verdict on {len(files)} files from {files[0]}: status {theirs[0]}, here {ours[0]}")
        lines = zip(ours[1].splitlines(), theirs[1].splitlines())
        for here, there in [pair for pair in lines if pair[0] != pair[1]][:3]:
            print(f"  here:  {here.decode(errors='replace')[:200]}\n  there: {there.decode(errors='replace')[:200]}")
        if theirs[2] != ours[2]:
            print(f"  it says: {theirs[2].decode(errors='replace')[:400]}")
    return differing


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("native")
    parser.add_argument("programs", type=pathlib.Path)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--whole", action="store_true", help="files with what these programs leave out, too")
    options = parser.parse_args()
    files = list(manifests_of(options.folders, options.whole))
    batches = [files[at : at + AT_ONCE] for at in range(0, len(files), AT_ONCE)]
    built = sorted(path.parent.parent for path in options.programs.glob("*/bin/crd-validate*"))
    built = [folder for folder in built if not options.only or folder.name in options.only]
    if not files or not built:
        print("skipped: no manifests" if built else "skipped: tools/cross-build.sh has built nothing")
        return 77
    failed = 0
    for folder in built:
        program, way = next(folder.glob("bin/crd-validate*")), runner_of(folder.name)
        if way is None:
            print(f"{folder.name}: not run, nothing here runs it")
            continue
        differing = compare([options.native], folder.name, [*way, str(program)], batches)
        failed += differing
        print(f"{folder.name}: {len(files)} files, {differing or 'no'} difference{'' if differing == 1 else 's'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
