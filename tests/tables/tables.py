#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tables of facts: what upstream's tests state, and what upstream's code answered to other projects' objects. README.md beside
this says where each is from.

    tables.py unpack FOLDER [MARK]   FOLDER has what is in the archives beside this afterwards: cases/, crds/ and samples/; the file
                                     MARK is made then
    tables.py pack FOLDER            makes the archives anew of a folder with the same three in it

pack leaves out what is no fact: descriptions of fields and of tests, comments, the data of ConfigMaps (programs, mostly), policies
of other projects and the requests about them. It refuses to write a file that means something else afterwards. Equal folders make
equal archives. Exit status: 0, 2 where something is wrong.
"""
import contextlib
import hashlib
import io
import json
import os
import re
import shutil
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
MOST_FILES, MOST_BYTES = 10000, 256 << 20  # of all archives, unpacked
ALSO_RECORDED = {"kuberay", "kuberay-layers", "rules-grown", "volcano", "volcano-layers"}  # sets of tests/conformance/recorded
OWN_POLICIES = "samples/policies/cluster.yaml"

ARCHIVES = {  # by the beginnings of their files' names; the first that fits counts
    "recorded.tar.xz": ("cases/oracle/",),
    "cases.tar.xz": ("cases/",),
    "crds.tar.xz": ("crds/",),
    "samples.tar.xz": ("samples/",),
}


def fail(text):
    print(f"tables.py: {text}", file=sys.stderr)
    sys.exit(2)


# ---- unpacking ----


def digest_of_all():
    digest = hashlib.sha256()
    for name in ARCHIVES:
        with open(os.path.join(HERE, name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def unpack(folder):
    """Leaves a folder alone that has been made of the same archives."""
    digest, made_of = digest_of_all(), os.path.join(folder, "made-of")
    with contextlib.suppress(FileNotFoundError), open(made_of, encoding="ascii") as file:
        if file.read() == digest:
            return
    shutil.rmtree(folder, ignore_errors=True)
    files = size = 0
    for name in ARCHIVES:
        with tarfile.open(os.path.join(HERE, name), "r:xz") as archive:
            for member in archive:
                files, size = files + 1, size + member.size
                if not member.isfile() or member.name != os.path.normpath(member.name) or member.name.startswith(("/", "..")):
                    fail(f"{name}: {member.name}: no plain file below the folder")
                if files > MOST_FILES or size > MOST_BYTES:
                    fail(f"{name}: more than is expected")
                path = os.path.join(folder, member.name)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as file:
                    file.write(archive.extractfile(member).read())
    with open(made_of, "w", encoding="ascii") as file:
        file.write(digest)


# ---- what is no fact ----


def without_test_descriptions(name, text):
    """Of cel-spec's tables, which are written a member a line."""
    shorter = re.sub(r'^ {1,3}"description": ".*",\n', "", text, flags=re.M)
    before = json.loads(text)
    for part in [before, *before["cases"]]:
        part.pop("description", None)
    if json.loads(shorter) != before:
        fail(f"{name}: cannot be cut")
    return shorter


def composed(text):
    import yaml  # pylint: disable=import-outside-toplevel # unpacking does without

    return list(yaml.compose_all(text, yaml.CSafeLoader)), yaml


def described(node, yaml, within=()):
    """(key, value) of each member "description" that is a text, but for those of values that a schema holds."""
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from described(item, yaml, within)
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == "description" and isinstance(value, yaml.ScalarNode):
                yield key, value
            elif key.value not in ("default", "example", "enum"):
                yield from described(value, yaml, (*within, key.value))


def scalars(node, yaml):
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from scalars(item, yaml)
    else:
        for key, value in node.value:
            yield from scalars(key, yaml)
            yield from scalars(value, yaml)


def lines_of(node):
    """The first line of a node, and the one behind it."""
    return node.start_mark.line, node.end_mark.line + (node.end_mark.column > 0)


def without_comments(documents, yaml, lines):
    """The numbers of the lines that are comments alone."""
    of_texts = set()
    for document in documents:
        for node in scalars(document, yaml) if document else ():
            first, end = lines_of(node)
            if end - first > 1:
                of_texts.update(range(first, end))
    return {i for i, line in enumerate(lines) if line.lstrip().startswith("#") and i not in of_texts}


def config_maps(documents, yaml):
    for document in documents:
        if isinstance(document, yaml.MappingNode):
            members = {key.value: (key, value) for key, value in document.value}
            kind = members.get("kind")
            if kind and kind[1].value in ("ConfigMap", "Secret"):
                yield from (members[name] for name in ("data", "stringData", "binaryData") if name in members)


def cut(name, text, parts_of):
    """The text without comments, and without the members that parts_of gives; only where each stands in lines of its own."""
    documents, yaml = composed(text)
    lines = text.splitlines(keepends=True)
    gone = without_comments(documents, yaml, lines)
    cut_keys = []
    for key, value in parts_of(documents, yaml):
        first, end = key.start_mark.line, lines_of(value)[1]
        if lines[first][: key.start_mark.column].strip() or key.start_mark.column == 0 and "---" in lines[first]:
            continue
        cut_keys.append(key.start_mark)
        gone.update(range(first, end))
    shorter = "".join(line for i, line in enumerate(lines) if i not in gone)
    # The same but for what was to go: every other member is there, in its place.
    wanted = [without(document, {(mark.line, mark.column) for mark in cut_keys}, yaml) for document in documents]
    if [plain(document, yaml) for document in composed(shorter)[0]] != wanted:
        return None
    return shorter


def plain(node, yaml):
    return without(node, set(), yaml)


def without(node, marks, yaml):
    """A node as tuples, without the members whose keys stand at the marks."""
    if node is None or isinstance(node, yaml.ScalarNode):
        return node and (node.tag, node.value)
    if isinstance(node, yaml.SequenceNode):
        return [without(item, marks, yaml) for item in node.value]
    return {plain_key(key, yaml): without(value, marks, yaml) for key, value in node.value
            if (key.start_mark.line, key.start_mark.column) not in marks}


def plain_key(node, yaml):
    return (node.tag, node.value) if isinstance(node, yaml.ScalarNode) else repr(without(node, set(), yaml))


def all_described(documents, yaml):
    for document in documents:
        if document:
            yield from described(document, yaml)


def refers(value):
    if isinstance(value, str):
        return value.startswith("samples/") and value != OWN_POLICIES
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(refers(child) for child in children)


def own_requests(requests, verdicts):
    """Those about configuration that was made for the tests."""
    kept = [pair for pair in zip(requests.splitlines(True), verdicts.splitlines(True), strict=True) if not refers(json.loads(pair[0]))]
    return "".join(a for a, _ in kept), "".join(b for _, b in kept)


def is_left_out(name):
    if name.startswith("cases/oracle/"):
        return name.split("/")[2].split(".")[0] in ALSO_RECORDED or name.endswith(".md")
    if name.startswith("samples/policies/"):
        return name != OWN_POLICIES
    return name.startswith("samples/kubernetes-website/") or name.endswith((".md", "index.json", "SUMMARY.json"))


def facts_of(folder, name):
    """What of a file goes into an archive."""
    with open(os.path.join(folder, name), "rb") as file:
        data = file.read()
    if name.startswith("cases/cel-spec/"):
        return without_test_descriptions(name, data.decode()).encode()
    if re.match(r"cases/oracle/admission\.(requests|verdicts)", name):
        pair = [open(os.path.join(folder, f"cases/oracle/admission.{what}.jsonl"), encoding="utf-8").read() for what in ("requests", "verdicts")]
        return own_requests(*pair)[".verdicts" in name].encode()
    if name.endswith((".yaml", ".yml")) and name.startswith(("crds/", "samples/")):
        try:
            shorter = cut(name, data.decode(), all_described if name.startswith("crds/") else config_maps)
        except (UnicodeDecodeError, ValueError) as error:
            shorter = None
            print(f"{name}: {error}")
        except Exception as error:  # no YAML that can be composed # pylint: disable=broad-except
            shorter = None
            print(f"{name}: {str(error).splitlines()[0]}")
        if shorter is None:
            print(f"{name}: stays as it is")
        else:
            data = shorter.encode()
    return data


def pack(folder):
    names = sorted(os.path.relpath(os.path.join(top, name), folder) for part in ("cases", "crds", "samples")
                   for top, _, files in os.walk(os.path.join(folder, part)) for name in files)
    contents = {archive: {} for archive in ARCHIVES}
    for name in names:
        if not is_left_out(name):
            archive = next(archive for archive, beginnings in ARCHIVES.items() if name.startswith(beginnings))
            contents[archive][name] = facts_of(folder, name)
    for archive, files in contents.items():
        path = os.path.join(HERE, archive)
        with tarfile.open(path + ".new", "w:xz", format=tarfile.PAX_FORMAT, preset=9) as out:
            for name, data in files.items():
                member = tarfile.TarInfo(name)
                member.size = len(data)
                out.addfile(member, io.BytesIO(data))
        os.replace(path + ".new", path)
        print(f"{archive}: {len(files)} files, {sum(map(len, files.values()))} bytes, {os.path.getsize(path)} packed")


def main(command="", folder="", mark="", *more):
    if command not in ("unpack", "pack") or not folder or more or mark and command == "pack":
        print(__doc__, file=sys.stderr)
        return 2
    (unpack if command == "unpack" else pack)(folder)
    if mark:
        with open(mark, "w", encoding="ascii"):
            pass
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
