#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""catalogue.py says with file and line what is wrong with a text of the catalogue of errors, and writes nothing then.

usage: texts.py CATALOGUE RUNTIME_WORDS SCHEMA_WORDS

Exit status: 0 all is as it should be, 1 something is not.
"""
import os
import subprocess
import sys
import tempfile

HEAD = "title: A\nabout: All of a.\n\n"
ENTRY = "code: a\nsays: %v is a\nbecause: It is.\ncure: Change it.\nexample: b is a\n"

# A text, and what is said of it behind its name; nothing where it is right.
TEXTS = [
    (HEAD + ENTRY, []),
    (HEAD + ENTRY + "\n" + ENTRY.replace("a\n", "b\n", 1).replace("says: %v is a", 'says: "%v is "'), []),
    (HEAD + ENTRY.replace("says: %v is a", "words: WORDS_TYPE, VET_PATTERN").replace("cure: Change it.\n", ""), []),
    ("title: A\n", ["1: error: about is missing"]),
    ("", ["1: error: about is missing", "1: error: title is missing"]),
    ("title: A\nabout: B\nabut: C\n", ["3: error: there is no field abut here: about, title"]),
    (HEAD + ENTRY + "cause: It is.\n",
     ["9: error: there is no field cause here: also, because, code, cure, example, rank, says, words"]),
    (HEAD + ENTRY + "\n" + ENTRY, ["10: error: a stands in {}:4 already"]),
    (HEAD + ENTRY + "cure: Again.\n", ["9: error: cure is given twice"]),
    (HEAD + ENTRY.replace("example: b is a\n", ""), ["4: error: example is missing"]),
    (HEAD + ENTRY.replace("says: %v is a\n", ""), ["4: error: says or words is missing"]),
    (HEAD + ENTRY.replace("cure: Change it.\n", ""), ["4: error: cure is missing, and no row of words has one"]),
    (HEAD + ENTRY.replace("Change it.", ""), ["7: error: the line ends with a blank", "7: error: cure has no value"]),
    (HEAD + ENTRY + "words: WORDS_NONE\n", ["4: error: there is no row of words WORDS_NONE"]),
    (HEAD + ENTRY + "rank: high\n", ["4: error: rank is around or type"]),
    (HEAD + ENTRY + "and so on\n", ["9: error: this is no field (name: value), and continues none (two blanks)"]),
]


def main():
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        path, output = os.path.join(folder, "a.txt"), os.path.join(folder, "a.c")
        for text, said in TEXTS:
            with open(path, "w", encoding="utf-8") as stream:
                stream.write(text)
            done = subprocess.run([sys.executable, sys.argv[1], output, *sys.argv[2:], path], capture_output=True, text=True,
                                  timeout=60, check=False)
            wanted = [f"{path}:{line.format(path)}" for line in said]
            written = os.path.exists(output)
            if done.stderr.splitlines() != wanted or done.returncode != bool(said) or written == bool(said):
                failures += 1
                print(f"texts.py: exit {done.returncode}, written {written}, of {text!r}: {done.stderr}")
            if written:
                os.remove(output)
    print(f"{len(TEXTS)} texts, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
