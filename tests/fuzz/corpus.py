#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The corpora of the fuzz targets: tests/fuzz/corpus/TARGET.tar.xz, a file per input.

    corpus.py unpack TARGET FOLDER          FOLDER has the inputs of the archive afterwards, and nothing else
    corpus.py run TARGET FOLDER PROGRAM...  the same; then the program is run, with FOLDER as its last argument
    corpus.py add TARGET FILE|FOLDER...     puts inputs into the archive; one of a name that is there takes its place
    corpus.py remove TARGET NAME...         takes inputs out
    corpus.py list [TARGET...]              the inputs: digest, size, TARGET/NAME
    corpus.py check                         every target has an archive that can be read, and nothing stands beside them

An archive has inputs alone: plain names, at most 4096 of them, 64 KiB each, as tests/fuzz/driver.c reads them. Equal inputs
make equal archives. Exit status: 0, 1 where check finds something, 2 for what cannot be done; of run that of the program.
"""
import contextlib
import fcntl
import hashlib
import io
import os
import shutil
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
CORPUS = os.path.join(HERE, "corpus")
MOST_INPUTS, MOST_BYTES = 4096, 64 << 10
SAME = {"libyaml": "yaml"}  # targets that read the inputs of another one


def archive_of(target):
    return os.path.join(CORPUS, SAME.get(target, target) + ".tar.xz")


def fail(text):
    print(f"corpus.py: {text}", file=sys.stderr)
    sys.exit(2)


def accepted(name, size):
    if name != os.path.basename(name) or name.startswith("."):
        fail(f"{name!r} is no name of an input")
    if size > MOST_BYTES:
        fail(f"{name} has {size} bytes, and an input has {MOST_BYTES} at most")


def read(target):
    """The inputs of a target by their names; none where there is no archive yet."""
    inputs = {}
    with contextlib.suppress(FileNotFoundError), tarfile.open(archive_of(target), "r:xz") as archive:
        for member in archive:
            if not member.isfile() or len(inputs) == MOST_INPUTS:
                fail(f"{archive_of(target)}: {member.name}: no plain file, or one too many")
            accepted(member.name, member.size)
            inputs[member.name] = archive.extractfile(member).read()
    return inputs


def write(target, inputs):
    if len(inputs) > MOST_INPUTS:
        fail(f"{target}: {len(inputs)} inputs, and a corpus has {MOST_INPUTS} at most")
    path = archive_of(target)
    with tarfile.open(path + ".new", "w:xz", format=tarfile.USTAR_FORMAT, preset=9) as archive:
        # Inputs that are alike stand beside each other: the archive is smaller for it.
        for name in sorted(inputs, key=lambda name: (len(inputs[name]).bit_length(), inputs[name], name)):
            member = tarfile.TarInfo(name)
            member.size = len(inputs[name])
            archive.addfile(member, io.BytesIO(inputs[name]))
    os.replace(path + ".new", path)


@contextlib.contextmanager
def alone():
    """One change at a time: the targets of a long run end beside each other."""
    folder = os.open(CORPUS, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def add(target, paths):
    with alone():
        inputs = read(target)
        for path in paths:
            names = [os.path.join(path, name) for name in os.listdir(path)] if os.path.isdir(path) else [path]
            for name in names:
                accepted(os.path.basename(name), os.path.getsize(name))
                with open(name, "rb") as file:
                    inputs[os.path.basename(name)] = file.read()
        write(target, inputs)


def remove(target, names):
    with alone():
        inputs = read(target)
        for name in names:
            if inputs.pop(name, None) is None:
                fail(f"{target} has no input {name}")
        write(target, inputs)


def unpack(target, folder):
    """Leaves a folder alone that has been made of the same archive."""
    if not os.path.exists(archive_of(target)):
        fail(f"there is no corpus {target}")
    with open(archive_of(target), "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    made_of = folder.rstrip("/") + ".made-of"
    with contextlib.suppress(FileNotFoundError), open(made_of, encoding="ascii") as file:
        if file.read() == digest and os.path.isdir(folder):
            return
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for name, data in read(target).items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
    with open(made_of, "w", encoding="ascii") as file:
        file.write(digest)


def targets():
    """The targets, by the sources that they have."""
    return sorted(name[5:-2] for name in os.listdir(HERE) if name.startswith("fuzz_") and name.endswith(".c"))


def check():
    bad = []
    expected = {os.path.basename(archive_of(target)) for target in targets()}
    found = set(os.listdir(CORPUS))
    bad += [f"{name}: there is no such archive" for name in sorted(expected - found)]
    bad += [f"{name}: no archive of a target; corpus.py add puts inputs into one" for name in sorted(found - expected)]
    with open(os.path.join(HERE, "targets.txt"), encoding="utf-8") as file:
        listed = {line.split()[0] for line in file if not line.startswith("#")}
    bad += [f"targets.txt: {name}: listed, or a target, but not both" for name in sorted(listed ^ set(targets()))]
    count = 0
    for target in targets():
        inputs = read(target)
        count += len(inputs)
        if not inputs:
            bad.append(f"{target}: no input")
    print("\n".join(bad) if bad else f"{len(targets())} targets, {count} inputs")
    return 1 if bad else 0


def main(command="", *arguments):
    if command == "unpack" and len(arguments) == 2:
        unpack(*arguments)
    elif command == "run" and len(arguments) > 2:
        unpack(arguments[0], arguments[1])
        os.execv(arguments[2], [*arguments[2:], arguments[1]])
    elif command == "add" and len(arguments) > 1:
        add(arguments[0], arguments[1:])
    elif command == "remove" and len(arguments) > 1:
        remove(arguments[0], arguments[1:])
    elif command == "list":
        for target in arguments or targets():
            for name, data in sorted(read(target).items()):
                print(hashlib.sha256(data).hexdigest(), f"{len(data):6}", f"{target}/{name}")
    elif command == "check" and not arguments:
        return check()
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
