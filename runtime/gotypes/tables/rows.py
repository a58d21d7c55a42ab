# SPDX-License-Identifier: Apache-2.0
"""Makes C of the tables that are taken of Kubernetes' Go modules: of NAME.txt NAME.h, and of declared.txt types_declared.c. Lines that
begin with # are comments, in every one.

types_*.txt: what is included; a struct, and its fields two blanks further in.

  CORE_NAME = PACKAGE.NAME [ATOMIC] [LIKE STRUCT] BITS SEED
    JSON[=GO] KIND [TARGET] [ALWAYS|OMIT_ZERO] [MERGE] [OPTIONAL|REQUIRED]

The table's name in C and in Go; the struct, where another version's is taken, and without BITS and SEED that one's fields as well, of
this package; bits and seed of the table by which names are found (slot). A field's name in JSON and in Go, where that is more than a
capital letter at its begin; the kind of row; the struct, or the type in Go, where it is not the usual one; when it is left out, if that is
not when it is empty; how it is merged, if not as its form; whether it must be there, if that is not as it is left out (type_rows.h).

kind_rows.txt: GROUP/VERSION, and further in KIND RESOURCE WORD... [CORE_NAME] (kinds.c); lifecycle_rows.txt: GROUP/VERSION, and further in
KIND FIRST WARNED GONE [INSTEAD] (lifecycle.c); field_rows.txt: TYPE FIELD MINOR; gate_rows.txt: GATE[=MEMBER] KNOWN ON
LOCKED STAGE (gates.h); merge_keys.txt: WORD KEY=DEFAULT...; enum_rows.txt: TYPE VALUE,...

declared.txt: what is included, and CORE_NAME [VALUE] [IN_ITSELF] [KIND], and further in its rules, those inside a rule still further: [FIELD] [BETA|ALPHA] [!]
FUNCTION [on] [by=MATCH] [members=N,...] [number=N] [texts=TEXT,...] [type=CORE_NAME]. VALUE: it is no struct; IN_ITSELF: it is met below
itself; KIND: the kinds of which something is declared; an exclamation mark: it stops the others (declared.h).

Usage: rows.py FOLDER FILE...

Exit status: 0 the files are in FOLDER, 1 a text has a line that is none of these.
"""
import os
import re
import sys

USUAL = {"STRING": "string", "BOOL": "bool", "INT32": "int32", "INT64": "int64", "INT_OR_STRING": "intstr.IntOrString",
         "QUANTITY": "resource.Quantity", "TIME": "v1.Time", "MICRO_TIME": "v1.MicroTime", "BYTES": "[]uint8",
         "RAW": "runtime.RawExtension", "STRING_MAP": "map[string]string", "STRING_LIST": "string"}
# What holds structs, with the Go type of a map's keys.
STRUCTS = {"STRUCT": "NULL", "STRUCT_POINTER": "NULL", "INLINE": "NULL", "LIST": "NULL", "STRUCT_MAP": '"string"', "QUALIFIED_MAP": "NULL"}
EMPTY = ("ALWAYS", "OMIT_ZERO")
NEEDS = ("OPTIONAL", "REQUIRED")
NOTHING = 'BOOL, none, "", "", "bool", "bool", NULL, OMIT_EMPTY'  # C wants a member: one that nothing sets, and that is never written


class Wrong(Exception):
    pass


def entries(path):
    """The lines of a text: (how far in, words)."""
    with open(path, encoding="utf-8") as stream:
        for number, line in enumerate(stream, 1):
            if line.strip() and not line.startswith("#"):
                depth = len(line) - len(line.lstrip(" "))
                if depth % 2:
                    raise Wrong(f"{path}:{number}: half a step further in")
                yield depth // 2, line.split()


def parts(path):
    """Lines without an indent, with those behind each that have one."""
    found = []
    for depth, words in entries(path):
        if depth:
            found[-1][1].append((depth, words))
        else:
            found.append((words, []))
    return found


def member(name):
    """A name as C writes it, and no word of C or of gcc: snake of core-types.go."""
    if name in ("linux", "default", "int", "bool"):
        return "of_" + name
    for upper, lower in (("SELinux", "Selinux"), ("seLinux", "selinux"), ("WWNs", "Wwns"), ("IPs", "Ips"), ("IDs", "Ids"), ("CIDRs", "Cidrs"), ("URLs", "Urls")):
        name = name.replace(upper, lower)
    return re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)).lower()


class Field:
    def __init__(self, words):
        self.name, _, self.go = words[0].partition("=")
        self.go = self.go or self.name[:1].upper() + self.name[1:]
        self.kind, rest = words[1], words[2:]
        self.said = rest.pop(0) if rest and not re.fullmatch(r"[A-Z_0-9]+", rest[0]) else None  # the target
        self.empty = rest.pop(0) if rest and rest[0] in EMPTY else "ALWAYS" if self.kind == "INLINE" else "OMIT_EMPTY"
        self.more = "".join(f", .need = CORE_{word}" if word in NEEDS else f", CORE_{word}" for word in rest)

    def row(self, of_version):
        """As ROW has it behind T."""
        target = of_version(self.said) if self.said else USUAL[self.kind.removesuffix("_POINTER")]
        if self.kind in STRUCTS:
            means = f'{target}, {STRUCTS[self.kind]}, &crd_core_{target}_type'
        else:
            means = f'"{target}", "{target}", NULL'
        return f'{self.kind}, {member(self.name)}, "{self.name}", "{self.go}", {means}, {self.empty}{self.more}'


class Struct:
    def __init__(self, words, fields):
        self.name, go, words = words[0], words[2], words[3:]
        self.package, self.go = re.fullmatch(r"(\w+\.)(\w+)", go).groups()
        self.word = ", CORE_" + words.pop(0) if words and words[0] == "ATOMIC" else ""
        self.like = words[1] if words and words[0] == "LIKE" else None
        words = words[2:] if self.like else words
        self.bits, self.seed = (int(words[0]), int(words[1], 16)) if words else (None, None)
        self.fields = [Field(words) for _, words in fields]

    def names(self, structs):
        """Its fields' names, and those of structs that it embeds, with the field's index plus one."""
        for index, field in enumerate(self.fields, 1):
            if field.kind != "INLINE":
                yield field.name, index
            else:
                yield from ((name, index) for name, _ in structs[field.said].names(structs))

    def slots(self, structs):
        """The names' places among 1 << bits: core_type_slot of type_rows.h."""
        slots = [0] * (1 << self.bits)
        for name, index in self.names(structs):
            text = name.encode()
            size = len(text)
            within = size + 4 * text[(size - 1) // 2] + 5 * text[size // 4]
            mixed = text[0] | text[size // 2] << 8 | text[size - 2] << 16 | within << 24
            at = ((mixed * self.seed) & 0xFFFFFFFF) >> (32 - self.bits)
            if slots[at]:
                raise Wrong(f"{self.name}: two names have one place: core-types.go is to find another seed")
            slots[at] = index
        return slots


def types_of(path, structs):
    """The header of a file of structs; `structs` has all of them by name."""
    stem = os.path.splitext(os.path.basename(path))[0]
    first, *found = parts(path)
    names = [words[0] for words, _ in found]
    upper = stem.upper()
    lines = [f"#ifndef CORE_{upper}_H", f"#define CORE_{upper}_H", f'#include "{first[0][1]}"', f"#define CORE_{upper}(TYPE) \\"]
    for name in names:
        struct = structs[name]
        like = struct.like + ", " if struct.like else ""
        lines.append(f'  TYPE({name}, {like}"{struct.go}", "{struct.package}"{struct.word}) \\')
    lines.append("")
    for name in names:
        struct = shown = structs[name]
        if struct.bits is None:
            shown = structs[struct.like]

        def of_version(target):
            if shown is struct:
                return target
            other = f"{target}_{struct.package[:-1]}"
            return other if other in structs else re.sub(r"\b" + re.escape(shown.package), struct.package, target)
        rows = [field.row(of_version) for field in shown.fields] or [NOTHING]
        lines.append(f"#define CORE_ROWS_{name}(ROW, T) " + " \\\n  ".join(f"ROW(T, {row})" for row in rows))
        slots = ", ".join(map(str, shown.slots(structs)))
        lines.append(f"#define CORE_LOOKUP_{name}(LOOKUP) LOOKUP({shown.bits}, 0x{shown.seed:X}U, {slots})")
    if any(structs[name].like for name in names):
        lines += ["#define CORE_EXTERN(table, ...) extern CRD_KIN const core_type crd_core_##table##_type;", f"CORE_{upper}(CORE_EXTERN)", "#undef CORE_EXTERN"]
    else:
        lines += [f"CORE_{upper}(CORE_DECLARE)", f"CORE_{upper}(CORE_STRUCT)"]
    return [*lines, "#endif"]


def group_version(text):
    group, _, version = text.rpartition("/")
    return f'"{group}", "{version}"'


def kinds(path):
    for (version,), lines in parts(path):
        for _, (kind, resource, *words) in lines:
            yield f'KIND({group_version(version)}, "{kind}", ' + ", ".join(
                [f'RESOURCE("{resource}")'] + [word if word.isupper() else f"TYPE({word})" for word in words]) + ")"


def lifecycles(path):
    for (version,), lines in parts(path):
        for _, (kind, first, warned, gone, *instead) in lines:
            yield f'ROW({group_version(version)}, "{kind}", {first}, {warned}, {gone}, "{" ".join(instead)}")'


def minors(path):
    for (struct, field, minor), _ in parts(path):
        yield f'ROW("{struct}", "{field}", {minor})'


def gates(path):
    rows = []
    for (name, *rest), _ in parts(path):
        name, _, own = name.partition("=")
        rows.append(f'GATE({own or member(name)}, "{name}", {", ".join(rest)})')
    yield "#define CORE_GATES(GATE) " + " \\\n  ".join(rows)


def keys(path):
    for (word, *defaults), _ in parts(path):
        pairs = [key.split("=") for key in defaults]
        yield f"KEYS({word}" + "".join(', {"%s", "%s"}' % (key, value.replace('"', '\\"')) for key, value in pairs) + ")"


def enums(path):
    for (name, *values), _ in parts(path):
        yield f'ROW("{name}", "{" ".join(values)}")'


def rule(words, inner, has_fields):
    """A core_declared_rule."""
    out = []
    if has_fields:
        out.append(f".field = {words.pop(0) if words[0].isdigit() else 'CORE_DECLARED_WHOLE'}")
    if words[0] in ("ALPHA", "BETA"):
        out.append(f".level = CORE_{words.pop(0)}")
    if words[0] == "!":
        words.pop(0)
        out.append(".stops = true")
    does = words.pop(0)
    out.append(f".does = CORE_DECLARED_{does}")
    for name, _, value in (word.partition("=") for word in words):
        values = value.split(",")
        if name == "on":
            out.append(".on = true")
        elif name == "by":
            out.append(f".match = CORE_MATCH_{value}")
        elif name == "members":
            out.append(f".member_count = {len(values)}, .members = {{{value}}}")
        elif name == "number":
            out.append(f".number = {f'offsetof(core_gates, {value})' if does == 'IF_OPTION' else value}")
        elif name == "texts":
            texts = ", ".join(f'CRD_STRING_INIT("{text}")' for text in values)
            out.append(f".text_count = {len(values)}, .texts = (const crd_string[]){{{texts}}}")
        elif name == "type":
            out.append(f".type = &{value}_declared")
        else:
            raise Wrong(f"declared.txt: a rule with {name}")
    if inner:
        out.append(f".inner_count = {len(inner)}, .inner = (const core_declared_rule[]){{{', '.join(inner)}}}")
    return "{" + ", ".join(out) + "}"


def rules(lines, depth, has_fields):
    """The rules of that depth at the begin of the lines, which are taken."""
    out = []
    while lines and lines[0][0] == depth:
        words = list(lines.pop(0)[1])
        out.append(rule(words, rules(lines, depth + 1, False), has_fields))
    return out


def declared(path):
    lines, roots = ['#include "declared/declared.h"'], []
    for (name, *words), below in parts(path):
        if name == "include":
            lines.append(f'#include "{words[0]}"')
            continue
        if "IN_ITSELF" in words:
            lines.append(f"static const core_declared_type {name}_declared;")
        of = "NULL" if "VALUE" in words else f"&crd_core_{name}_type"
        has = ",\n".join(rules(below, 1, "VALUE" not in words))
        lines += [f"static const core_declared_rule {name}_rules[] = {{", has + "};",
                  f"static const core_declared_type {name}_declared = {{", f"    .type = {of}, .rules = {name}_rules, .count = sizeof {name}_rules / sizeof *{name}_rules}};"]
        if "KIND" in words:
            roots.append(f"&{name}_declared, ")
    return [*lines, "const core_declared_type *const crd_core_declared_types[] = {", "".join(roots) + "NULL};"]


PLAIN = {"kind_rows": kinds, "lifecycle_rows": lifecycles, "field_rows": minors, "gate_rows": gates, "merge_keys": keys, "enum_rows": enums, "declared": declared}


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, *paths = sys.argv[1:]
    by_name = {os.path.splitext(os.path.basename(path))[0]: path for path in paths}
    structs = {}
    for name, path in by_name.items():
        if name.startswith("types_"):
            structs |= {words[0]: Struct(words, fields) for words, fields in parts(path)[1:]}
    for name, path in by_name.items():
        output = "types_declared.c" if name == "declared" else name + ".h"
        lines = types_of(path, structs) if name.startswith("types_") else PLAIN[name](path)
        with open(os.path.join(folder, output), "w", encoding="ascii") as stream:
            stream.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Wrong as problem:
        sys.exit(f"error: {problem}")
