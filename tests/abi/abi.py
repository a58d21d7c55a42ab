#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The interface of the libraries, as programs see it that were compiled with the last release's headers, is what it was, or its
number has changed: CRD_RUNTIME_ABI in crd/abi.h, which is the soname's; of crdc/judge.h CRDC_JUDGE_ABI.

usage: abi.py CC SOURCES DUMP [--judge] [--write]

With --judge it is about crdc/judge.h alone, the interface for other languages; without, about all other headers.

An object of empty functions with the signatures, and of objects with the types, that the public headers declare stands for the
libraries: libabigail reads the interface from its debug information, whatever the libraries themselves were compiled with, and
abidiff holds it against DUMP. What is new may be there; what is gone, or of another layout, calls for another number. --write
makes DUMP anew: at a release, and when the number has changed.
Exit status: 0 nothing has changed or the number has, 1 something has, 77 libabigail is not there.
"""
import argparse
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile

OF_NO_INTEREST = ["--no-corpus-path", "--no-comp-dir-path", "--no-elf-needed", "--no-show-locs", "--no-parameter-names",
                  "--no-write-default-sizes", "--short-locs", "--type-id-style", "hash"]
JUDGE = "crdc/judge.h"
FOLDERS = ("runtime/include", "generator/compile/include")


class Interface:
    """Which headers it is of, where its number stands, how many functions it has at least, and what a change of them looks like that
    programs do not survive, and one that they do: header, text, text in its place."""

    def __init__(self, of_judge):
        self.of_judge = of_judge
        self.header, self.type, number, self.least = (JUDGE, "crdc_judge_options", "CRDC_JUDGE_ABI", 10) if of_judge else ("crd/arena.h", "crd_arena_options", "CRD_RUNTIME_ABI", 600)
        self.number = number
        gone = "crdc_judge_destroy(crdc_judge *judge)" if of_judge else "crd_arena_destroy(crd_arena *arena)"
        self.breaks = [(f"\n}} {self.type};", f"\n  size_t more;\n}} {self.type};"), (f"void {gone}", f"int {gone.replace('destroy', 'end')}")]
        self.grows = (f"void {gone}", f"int {gone.replace('destroy', 'end')};\nvoid {gone}")

    def path(self, sources):
        return os.path.join(sources, FOLDERS[self.of_judge], self.header)

    def number_of(self, sources):
        with open(os.path.join(sources, FOLDERS[1], JUDGE) if self.of_judge else os.path.join(sources, FOLDERS[0], "crd/abi.h"), encoding="utf-8") as file:
            return re.search(rf"^#define {self.number} (\d+)$", file.read(), re.M).group(1)


def headers_of(sources, interface):
    if interface.of_judge:
        return [JUDGE]
    found = []
    for root in (os.path.join(sources, folder) for folder in FOLDERS):
        for folder, _, names in os.walk(root):
            found += [os.path.relpath(os.path.join(folder, name), root) for name in names if name.endswith(".h")]
    return sorted(name for name in found if name != JUDGE)


def aliases(includes):
    """What a header calls the type of a function, and its prototype with a place for a name."""
    found = {}
    for include in includes:
        for folder, _, names in os.walk(include.removeprefix("-I")):
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    for result, alias, arguments in re.findall(r"^typedef ([\w ]+?[ *]+)(crdc?_\w+)\(([^;{}]*)\);", file.read(), re.M):
                        found[alias] = f"{result}%s({arguments})"
    return found


def declared(cc, sources, includes, work):
    """The prototypes of the functions that the headers declare and do not define, and the declarations of the objects."""
    listing = os.path.join(work, "declared")
    subprocess.run([*cc, *includes, "-w", "-c", os.path.join(work, "headers.c"), "-o", os.devnull, "-aux-info", listing], check=True)
    functions, typed = [], aliases(includes)
    with open(listing, encoding="utf-8") as file:
        for line in file:
            match = re.match(r"/\* (\S+):\d+:NC \*/ extern (?:(.*\bcrdc?_\w+ \(.*\))|(\w+) (crdc?_\w+));", line)
            if match and os.path.abspath(match.group(1)).startswith(os.path.abspath(sources) + os.sep):
                functions.append(match.group(2) or typed[match.group(3)] % match.group(4))
    objects = []
    for include in includes[1:]:
        for folder, _, names in os.walk(include.removeprefix("-I")):
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    objects += re.findall(r"^extern const [\w ]+?[ *](crdc?_\w+)(?:\[\w*\])*;", file.read(), re.M)
    return sorted(set(functions)), sorted(set(objects))


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def dump(cc, sources, work, interface):
    # What others lay out is not ours to watch: of theirs there are names alone.
    write(os.path.join(work, "others/stdio.h"), "typedef struct FILE FILE;\n")
    write(os.path.join(work, "others/cjson/cJSON.h"), "typedef struct cJSON cJSON;\n")
    includes = [f"-I{work}/others", f"-I{sources}/runtime/include", f"-I{sources}/generator/compile/include"]
    text = "".join(f"#include <{header}>\n" for header in headers_of(sources, interface))
    write(os.path.join(work, "headers.c"), text)
    functions, objects = declared(cc, sources, includes, work)
    objects = [] if interface.of_judge else objects
    if len(functions) < interface.least or not (objects or interface.of_judge):
        sys.exit(f"{len(functions)} functions and {len(objects)} objects are not the interface")
    text += "".join(f"{prototype} {{ __builtin_trap(); }}\n" for prototype in functions)
    text += "".join(f"__typeof__({name}) {name};\n" for name in objects)
    write(os.path.join(work, "stub.c"), text)
    library = os.path.join(work, "libcrdc-interface.so")
    subprocess.run([*cc, *includes, "-w", "-g", "-O0", "-std=gnu11", "-fPIC", "-shared", "-o", library, os.path.join(work, "stub.c"),
                    f"-Wl,-soname,libcrdc-interface.so.{interface.number_of(sources)}"], check=True)
    now = os.path.join(work, "now.abi")
    subprocess.run(["abidw", *OF_NO_INTEREST, "--out-file", now, library], check=True)
    return now, len(functions), len(objects)


def differs(then, now):
    """What abidiff says, or nothing."""
    compared = subprocess.run(["abidiff", "--no-added-syms", then, now], capture_output=True, text=True)
    if compared.returncode & 3:
        sys.exit(compared.stdout + compared.stderr)
    return compared.stdout if compared.returncode else ""


def watches(cc, sources, now, work, interface):
    """Whether changes would be seen: of copies of the headers, each with one."""
    for at, (old, new) in enumerate([*interface.breaks, interface.grows]):
        changed = os.path.join(work, f"changed{at}")
        for folder in FOLDERS:
            shutil.copytree(os.path.join(sources, folder), os.path.join(changed, folder))
        path = interface.path(changed)
        with open(path, encoding="utf-8") as stream:
            text = stream.read()
        if text.count(old) != 1:
            sys.exit(f"{path} has no {old}")
        write(path, text.replace(old, new))
        if bool(differs(now, dump(cc, changed, changed, interface)[0])) != (at < len(interface.breaks)):
            sys.exit(f"abidiff is wrong about {new}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cc")
    parser.add_argument("sources")
    parser.add_argument("dump")
    parser.add_argument("--judge", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    interface = Interface(options.judge)
    for tool in ("abidw", "abidiff"):
        if not shutil.which(tool):
            print(f"skipped: {tool} is missing (abigail-tools)")
            return 77
    if platform.machine() != "x86_64":
        print("skipped: the dump is of x86-64")
        return 77
    with tempfile.TemporaryDirectory() as work:
        cc, then = options.cc.split(), os.path.join(work, "then.abi")
        now, functions, objects = dump(cc, options.sources, work, interface)
        if options.write:
            with open(now, "rb") as file, lzma.open(options.dump, "wb", preset=9) as packed:
                packed.write(file.read())
            print(f"{options.dump}: {functions} functions, {objects} objects, {os.path.getsize(options.dump)} bytes")
            return 0
        with lzma.open(options.dump, "rt", encoding="utf-8") as packed:
            text = packed.read()
        write(then, text)
        changes = differs(then, now)
        watches(cc, options.sources, now, work, interface)
    number, former = interface.number_of(options.sources), re.search(r"soname='libcrdc-interface\.so\.(\d+)'", text).group(1)
    print(f"{functions} functions and {objects} objects, interface {number}; those of the dump: interface {former}")
    if number != former:
        print("the number has changed: make the dump of the new interface with --write")
    elif changes:
        print(changes + f"Programs of the last release would go wrong: {interface.number} has to count up")
    return 1 if changes and number == former else 0


if __name__ == "__main__":
    sys.exit(main())
