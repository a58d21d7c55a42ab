#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads the built programs and libraries, and says which of the properties that make a defect harder to use one of them lacks.

usage: hardened.py PROGRAM|LIBRARY.a...

A program: position-independent, the linker's tables read-only before main, no memory both written and run, no stack that is run, no
relocations of code, no search path; stack protector, checked sizes of the C library and probed stacks are used. A library: each of its
members declares where branches land (x86-64).
"""
import struct
import sys

ET_DYN, EM_X86_64 = 3, 62
PT_LOAD, PT_DYNAMIC, PT_GNU_STACK, PT_GNU_RELRO = 1, 2, 0x6474E551, 0x6474E552
PF_X, PF_W = 1, 2
DT_STRTAB, DT_STRSZ, DT_RPATH, DT_BIND_NOW, DT_TEXTREL, DT_RUNPATH, DT_FLAGS, DT_FLAGS_1 = 5, 10, 15, 24, 22, 29, 30, 0x6FFFFFFB
DF_TEXTREL, DF_BIND_NOW, DF_1_NOW, DF_1_PIE = 4, 8, 1, 0x08000000
STACK_PROBE = bytes.fromhex("48830c2400")  # orq $0,(%rsp): what a frame of more than a page begins with
LANDING = struct.pack("<II", 0xC0000002, 4)  # GNU_PROPERTY_X86_FEATURE_1_AND, of four bytes
LANDING_BITS = 3  # indirect branches and the shadow stack


class Elf:
    def __init__(self, data):
        if data[:5] != b"\x7fELF\x02":
            raise ValueError("no 64-bit ELF")
        self.data = data
        self.type, self.machine = struct.unpack_from("<HH", data, 16)
        start, = struct.unpack_from("<Q", data, 32)
        size, count = struct.unpack_from("<HH", data, 54)
        self.headers = [struct.unpack_from("<IIQQQQQQ", data, start + i * size) for i in range(count)]

    def of_type(self, wanted):
        return [h for h in self.headers if h[0] == wanted]

    def offset(self, address):
        for kind, _, offset, begin, _, size, _, _ in self.headers:
            if kind == PT_LOAD and begin <= address < begin + size:
                return offset + address - begin
        raise ValueError("an address that is in no segment")

    def dynamic(self):
        tags = {}
        for _, _, offset, _, _, size, _, _ in self.of_type(PT_DYNAMIC):
            for at in range(offset, offset + size, 16):
                tag, value = struct.unpack_from("<qQ", self.data, at)
                tags.setdefault(tag, value)
        return tags

    def imports(self, tags):
        """All dynamic names: those of functions that the C library has are among them."""
        start = self.offset(tags[DT_STRTAB])
        return set(self.data[start:start + tags[DT_STRSZ]].decode("ascii", "replace").split("\0"))


def program_lacks(elf):
    tags = elf.dynamic()
    flags, flags_1 = tags.get(DT_FLAGS, 0), tags.get(DT_FLAGS_1, 0)
    names = elf.imports(tags)
    code = b"".join(elf.data[h[2]:h[2] + h[5]] for h in elf.of_type(PT_LOAD) if h[1] & PF_X)
    checks = {
        "position independence": elf.type == ET_DYN and flags_1 & DF_1_PIE,
        "a read-only part after relocation": elf.of_type(PT_GNU_RELRO),
        "symbols bound at the start": flags & DF_BIND_NOW or flags_1 & DF_1_NOW or DT_BIND_NOW in tags,
        "a stack that is not run": elf.of_type(PT_GNU_STACK) and not elf.of_type(PT_GNU_STACK)[0][1] & PF_X,
        "memory that is either written or run": not [h for h in elf.headers if h[0] == PT_LOAD and h[1] & PF_X and h[1] & PF_W],
        "code without relocations": DT_TEXTREL not in tags and not flags & DF_TEXTREL,
        "no search path of its own": DT_RPATH not in tags and DT_RUNPATH not in tags,
        "the stack protector": "__stack_chk_fail" in names,
        "checked sizes": [n for n in names if n.startswith("__") and n.endswith("_chk")],
        "probed stacks": elf.machine != EM_X86_64 or STACK_PROBE in code,
    }
    return [name for name, held in checks.items() if not held]


def members(data):
    """The objects of an archive, with their places in it."""
    at = 8
    while at + 60 <= len(data):
        size = int(data[at + 48:at + 58])
        if data[at + 60:at + 64] == b"\x7fELF":
            yield at, Elf(data[at + 60:at + 60 + size])
        at += 60 + size + size % 2


def says_landing(elf):
    at = elf.data.find(LANDING)
    return at >= 0 and struct.unpack_from("<I", elf.data, at + 8)[0] & LANDING_BITS == LANDING_BITS


def library_lacks(data):
    found = list(members(data))
    if not found:
        return ["members"]
    without = [at for at, elf in found if elf.machine == EM_X86_64 and not says_landing(elf)]
    return [f"where branches land, in {len(without)} of {len(found)} members"] if without else []


def main():
    failures = 0
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            data = file.read()
        for lack in library_lacks(data) if data.startswith(b"!<arch>") else program_lacks(Elf(data)):
            print(f"FAILED {path}: lacks {lack}")
            failures += 1
    sys.exit(1 if failures or len(sys.argv) < 2 else 0)


main()
