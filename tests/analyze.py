#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""gcc's static analyser over generator, judge, runtime and programs, each file as the build compiles it.

usage: analyze.py BUILD [FILE|FOLDER...]

What it finds is printed and makes the exit status 1, but for what analyze.txt beside this file explains: a line each, with the file, the
warning, the function, and why it is none. An explanation that nothing needs any more is an error as well. With FILEs or FOLDERs only those are read, and
explanations are not counted. clang's analyser is a part of clang-tidy's checks (.clang-tidy).
"""
import concurrent.futures
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDERS = ("generator", "judge", "runtime", "programs")
FINDING = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: (?:warning|error): (?P<text>.*) \[(?:CWE-\d+\] \[)?-W(?:error=)?(?P<name>analyzer-[a-z-]+)\]$")
FUNCTION = re.compile(r"In function [‘'](?P<name>\w+)[\w.]*[’']")  # without the suffix of a clone that gcc made


def commands(build):
    """Our files and their compile commands, each once."""
    found = {}
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        for entry in json.load(file):
            path = os.path.relpath(os.path.join(entry["directory"], entry["file"]), ROOT)
            if path.endswith(".c") and path.split(os.sep)[0] in FOLDERS:
                found.setdefault(path, (entry["directory"], shlex.split(entry["command"])))
    return found


def analyse(path, directory, command):
    """The findings of a file: (file, warning, function, text with its position)."""
    while command and os.path.basename(command[0]) == "ccache":
        command = command[1:]
    kept, skip = ["gcc"], False
    for word in command[1:]:
        if skip or word in ("-o", "-MF", "-MQ", "-MT"):
            skip = not skip
        elif word not in ("-MD", "-MMD", "-c", "-Werror", "-fdiagnostics-color=always"):
            kept.append(word)
    with tempfile.TemporaryDirectory() as folder:  # ccache caches messages together with objects
        kept = [*(["ccache"] if shutil.which("ccache") else []), *kept, "-fanalyzer", "-fdiagnostics-plain-output", "-fdiagnostics-path-format=none",
                "-c", "-o", os.path.join(folder, "o")]
        ran = subprocess.run(kept, cwd=directory, capture_output=True, text=True, check=False, env=dict(os.environ, LC_ALL="C"))
    findings, function = [], ""
    for line in ran.stderr.splitlines():
        where, what = FUNCTION.search(line), FINDING.match(line)
        function = where["name"] if where else function
        if what:
            place = os.path.relpath(os.path.join(directory, what["file"]), ROOT)
            findings.append((place, what["name"], function, f"{place}:{what['line']}: {what['text']} [{what['name']}] in {function}"))
    if ran.returncode != 0:
        findings.append((path, "", "", f"{path}: {ran.stderr}"))
    return findings


def explained():
    """(file, warning, function) of each explanation."""
    lines = set()
    with open(os.path.join(ROOT, "tests", "analyze.txt"), encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            words = line.split(None, 3)
            if not words or words[0].startswith("#"):
                continue
            if len(words) < 4:
                sys.exit(f"tests/analyze.txt:{number}: wanted FILE WARNING FUNCTION REASON")
            lines.add(tuple(words[:3]))
    return lines


def main():
    build, only = sys.argv[1], [os.path.relpath(os.path.abspath(path), ROOT) for path in sys.argv[2:]]
    explanations, used, failures = explained(), set(), set()
    work = [(path, *how) for path, how in sorted(commands(build).items()) if not only or any(path == o or path.startswith(o + os.sep) for o in only)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for findings in pool.map(lambda item: analyse(*item), work):
            for path, name, function, text in findings:
                if (path, name, function) in explanations:
                    used.add((path, name, function))
                elif text not in failures:
                    failures.add(text)
                    print("FAILED", text, flush=True)
    for line in sorted(explanations - used) if not only else []:
        failures.add(line)
        print("FAILED tests/analyze.txt: nothing needs the explanation:", *line)
    print(f"{len(work)} files, {len(used)} explained, {len(failures)} wrong")
    sys.exit(1 if failures or not work else 0)


if __name__ == "__main__":
    main()
