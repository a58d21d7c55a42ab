#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The runtime as crdrt.c and crdrt.h, and all that judges, what libcrdc.so has, as crdc.c and crdc.h: a program has them compiled with it,
`cc -O1 crdc.c PROGRAM.c -lm -pthread`. What needs other libraries is left out; tools/amalgamated.c says what stands for it.

usage: amalgamate.py BUILD FOLDER

BUILD is a build of libcrdc, for its list of files and for those that are made. Files of one library have no names that mean two
things (tests/unity.py); those of two may: such a name gets the number of its file behind it.
"""
import collections
import functools
import json
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GENERATED = os.path.join(ROOT, "generated", "")
RUNTIME = ("runtime/libcrdrt.a", "runtime/libcrdrt_seldom.a", "runtime/libcrdrt_even.a")
ALL = (*RUNTIME, "runtime/checks/libcrdchecks.a", "runtime/kinds/libcrdcore.a", "runtime/admission/libcrdadmission.a",
       "judge/libcrdjudgeparts.a", "generator/libcrdc.a", "generated/libcrdgen.a")
LEFT_OUT = ("runtime/request/inlines.c", "runtime/yaml/yaml_write.c", "generator/emit/", "generator/compile/generate.c",
            "generator/compile/build_files.c", "runtime/kinds/certificates/gnutls_library.c", "embedded_templates.c")
INSTEAD = {"runtime/kinds/certificates/signatures.c": "runtime/kinds/certificates/signatures_none.c"}
NOT_OF_CRDC = ("cjson", "cluster", "webhook")  # headers
NOT_OF_CRDRT = (*NOT_OF_CRDC, "admission", "authorizer", "builtin", "core")
LICENCE = "/* SPDX-License-Identifier: Apache-2.0 */\n"
NO_CJSON = "typedef struct cJSON { int nothing; } cJSON;\n" + "".join(f"cJSON *cJSON_Create{what};\n" for what in (
    "Object(void)", "Array(void)", "String(const char *)", "StringReference(const char *)", "Number(double)", "Bool(int)"))
TOKENS = re.compile(r'#\s*include[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/|//[^\n]*|(?:(?:->|(?<!\.)\.)\s*)?\b[A-Za-z_]\w*', re.S)
INCLUDE = re.compile(r'^\s*#\s*include (["<][^">]+)[">].*$', re.M)  # names in <> are not searched beside the file
KEYWORDS = set("static const inline struct enum union void bool char int unsigned long short size_t if else for while do return sizeof".split())


real = functools.cache(os.path.realpath) # cached: a few thousand paths are looked up a hundred times each


@functools.cache
def read(path):
    with open(path, encoding="utf-8") as stream:
        return re.sub(r"\A/\* SPDX[^\n]*\n", "", stream.read())


def bare(text):
    """The text without comments, strings and attributes of types."""
    text = TOKENS.sub(lambda found: " " if found[0][:2] in ("/*", "//") else '""' if found[0][0] in '"\'' else found[0], text)
    return re.sub(r"\b(?:_Atomic|__attribute__)\b|^SELDOM ", "", text.replace("\\\n", " "), flags=re.M)


def top_names(path, text):
    """What a file declares for itself: static functions and objects, types, constants, macros. What is generated has names of its kinds."""
    if path.startswith(GENERATED):
        return set()
    text = bare(text)
    names = set(re.findall(r"^#\s*define (\w+)", text, re.M))
    text = re.sub(r"^#.*$", "", text, flags=re.M)
    names |= set(re.findall(r"^\} (\w+)(?:\[[^;={]*?\])*(?: =|;)", text, re.M)) | set(re.findall(r"^typedef [^{}]*?\b(\w+)(?:\([^;]*\))?;", text, re.M))
    names |= set(re.findall(r"^(?:typedef (?:struct|union|enum)|enum) (\w+)", text, re.M)) | set(re.findall(r"^static [^;{}]*?\(\*(\w+)", text, re.M))
    for body in re.findall(r"^(?:typedef )?enum\b[^;{}()]*\{([^}]*)\}", text, re.M):
        names |= set(re.findall(r"(?:^|,)\s*(\w+)", body))
    while (less := re.sub(r"\([^{}()]*\)|\{[^{}()]*\}", lambda found: "\1" if found[0][0] == "{" else "", text)) != text:
        text = less  # leaves `static a = \1, b[2];`
    for declared in re.findall(r"^static\b([^;\1=]*(?:=[^;]*)?)", text, re.M):
        names |= {found[1] for part in declared.split(",") if (found := re.match(r"[^=\[]*?(\w+)\s*(?:$|[=\[])", part))}
    return names - KEYWORDS


@functools.cache
def members(text):
    """The member names of the structs in a file."""
    found, text = set(), bare(text)
    for body in re.findall(r"\b(?:struct|union)\b[^;{}()=]*\{([^{}]*)\}", text) + re.findall(r"^[^(){};]*\bstruct\b[^;{}()=]*\{(.*?)^\}", text, re.M | re.S):
        for line in body.split(";"):
            found |= {name for pair in re.findall(r"(\w+)\s*(?:\[[^\]]*\])?\s*(?::\s*\d+)?\s*(?:,|$)|\(\*(\w+)\)", line.strip()) for name in pair if name}
    return found


@functools.cache
def included(text):
    return INCLUDE.findall(text)


@functools.cache
def find(folders, name):
    near = (os.path.join(folder, name) for folder in folders)
    return next((real(path) for path in near if os.path.isfile(path) and not path.startswith("/usr/")), None)


class Source:
    def __init__(self, path, folders):
        self.path, self.folders, self.text = real(path), folders, read(path)

    def find(self, name):
        return find((*(os.path.dirname(self.path),) * (name[0] == '"'), *self.folders), name[1:])


class Unit:
    """One library as a single text."""

    def __init__(self, build, commands, libraries):
        self.sources, self.headers, self.done = [], {}, set()
        for library in libraries:
            for entry in commands:
                path = real(os.path.join(build, entry["file"]))
                short = os.path.relpath(path, ROOT)
                if entry["output"].startswith(library + ".p/") and path.endswith(".c") and not any(part in short for part in LEFT_OUT):
                    folders = [os.path.join(build, word[2:]) for word in entry["command"].split() if word.startswith("-I")]
                    self.sources.append(Source(os.path.join(ROOT, INSTEAD.get(short, short)), folders))
        for name in ("amalgamated.c", "amalgamated_crdc.c")[:1 + (libraries is ALL)]:
            folders = next(source.folders for source in reversed(self.sources) if "generator/" in source.path or libraries is RUNTIME)
            self.sources.append(Source(os.path.join(ROOT, "tools", name), folders))
        self.users = collections.Counter(path for source in self.sources for path in self.closure(source, set()))
        of_headers = collections.defaultdict(list)
        for path in self.headers:
            for name in top_names(path, self.headers[path].text) if self.is_shared(path) else ():
                of_headers[name].append(path)
        self.taken = collections.Counter({name: 1 for name in of_headers})
        self.clashing = collections.defaultdict(dict)  # of headers: names that were used before, and their new names
        for name, paths in of_headers.items():
            for number, path in enumerate(paths[1:] if re.match("(?!crd)[a-z][a-z0-9_]*$", name) else ()):
                self.clashing[path][name] = f"{name}_of_{number}"
        self.names = [top_names(source.path, self.body(source, set())) for source in self.sources]
        self.taken.update(name for source in self.sources for name in set(re.findall(r"^[A-Z_]+\((\w+),", source.text, re.M)))  # a macro declares it
        self.taken.update(name for names in self.names for name in names)

    def is_once(self, path):
        return re.search(r"^#pragma once|^#ifndef \w+_[Hh]$", self.headers[path].text, re.M)

    def is_shared(self, path):
        return self.users[path] > 1 and self.is_once(path)

    def closure(self, source, seen):
        for name in included(source.text):
            path = source.find(name)
            if path and path not in seen:
                seen.add(path)
                self.headers.setdefault(path, Source(path, source.folders))
                self.closure(self.headers[path], seen)
        return seen

    def body(self, source, inside):
        """A file with the headers that only it includes, and with row files, which are included several times."""
        def include(found):
            path = source.find(found[1])
            if not path or self.is_shared(path):
                return f'#include "{path}"' if path else found[0]
            if path in inside and self.is_once(path):
                return ""
            inside.add(path)
            return self.body(Source(path, source.folders), inside)
        return INCLUDE.sub(include, source.text).replace("#pragma once\n", "")

    def flat(self, source, text):
        """The text with each header inserted where it is first included."""
        def include(found):
            path = source.find(found[1])
            if not path or path in self.done:
                return "" if path else NO_CJSON if found[1][1:].startswith("cjson/") else found[0]
            self.done.add(path)
            header = self.headers.setdefault(path, Source(path, source.folders))
            return self.flat(header, self.renamed(header, header.text.replace("#pragma once\n", ""), (), 0))
        return INCLUDE.sub(include, text)

    def renamed(self, source, text, names, number):
        """The text with a number after names that other files have too."""
        clashing = {name: f"{name}_{number}" for name in names if self.taken[name] > 1 and not name.startswith("_")}
        around = self.closure(source, {source.path})
        of_headers = {name: new for path in around for name, new in self.clashing.get(path, {}).items()}
        inner = members(text) if clashing or of_headers else set()
        if of_headers:
            inner |= of_headers.keys() & {name for path in around if path in self.headers for name in members(self.headers[path].text)}
        clashing.update(of_headers)

        def rename(found):
            word = found[0]
            name = word.lstrip("->. \n\t")
            return word[:-len(name)] + clashing[name] if name in clashing and (name == word or name in inner) else word
        text = TOKENS.sub(rename, text) if clashing else text
        macros = sorted(set(re.findall(r"^#\s*define ([A-Za-z]\w*)", text, re.M))) if names else ()
        return text + "".join(f"#undef {name}\n" for name in macros)

    def write(self, stem, headers):
        folders = [os.path.join(ROOT, folder) for folder in ("runtime/include", "generator/compile/include")]
        source = Source(os.path.join(folders[0], "crd/abi.h"), folders)
        with open(stem + ".h", "w", encoding="utf-8") as out:
            out.write(f"{LICENCE}#pragma once\n" + self.flat(source, "".join(f"#include <{header}>\n" for header in headers)))
        with open(stem + ".c", "w", encoding="utf-8") as out:
            out.write(f'{LICENCE}#ifndef _GNU_SOURCE\n#define _GNU_SOURCE\n#endif\n#define CRD_INLINE\n#include "{os.path.basename(stem)}.h"\n')
            for number, (each, names) in enumerate(zip(self.sources, self.names)):
                out.write(f"\n/* ---- {os.path.relpath(each.path, ROOT)} ---- */\n" + self.flat(each, self.renamed(each, self.body(each, set()), names, number)))


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    build, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as stream:
        commands = json.load(stream)
    public = sorted(name.removesuffix(".h") for name in os.listdir(os.path.join(ROOT, "runtime/include/crd")) if name.endswith(".h"))
    for stem, libraries, first, others in (("crdrt", RUNTIME, [], NOT_OF_CRDRT), ("crdc", ALL, ["crdc/judge.h", "crdc/crdc.h"], NOT_OF_CRDC)):
        Unit(build, commands, libraries).write(os.path.join(folder, stem), first + [f"crd/{name}.h" for name in public if name not in others])


if __name__ == "__main__":
    main()
