#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs every command that the documentation shows.

usage: docs.py ROOT BUILD [--only PAGE] [COMPILER-FLAG...]

Every block of shell (```sh) in README.md and docs/*.md has a comment above it that says how it is run, in a folder of its own, which is
empty: what a page needs its reader gets by its own words.

    <!-- run: KEY=VALUE ... -->
      setup=NAME,...   tests/e2e/docs/NAME.sh is run first, in the folder: programs of others, what a container mounts. It may write in
                       the folders of LENT alone. tree: the page speaks of a checkout, whose folders are there
      same             goes on in the folder of the page's block before
      expect=N[,N...]  the exit status of all commands, or of each (0)
      stop=N,...       these commands (from 1) serve or watch: they are stopped once they have said something
      terminal=N,...   these ask at a terminal: nothing is typed there but the end
      check=NAME       tests/e2e/docs/NAME.sh is run afterwards, in the folder
      needs=NAME,...   programs, or modules as python:NAME, without which the block is left out, which is counted
    <!-- run by: tests/... -->       another test runs it, and has the page's name in it
    <!-- not run: REASON -->         see REASONS

A block with <!-- file: NAME --> above it is that file, in all folders of its page. A block with <!-- prints --> above it is what
the block of shell before it prints: its lines in their order, with `...` for anything, among others.

BUILD is installed in a folder of its own, which stands for /usr: its programs, what pkg-config reads, and /usr/share. cc has the flags given. Ports are replaced by free
ones, the folders /certs and /crds of a container by certs and crds here. What does not end is stopped. Exit status: 0 all ended as they should, 1 some did not.
"""
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import terminals  # noqa: E402

REASONS = ("installs packages", "builds the project", "runs all tests", "needs a cluster", "needs a registry", "downloads",
           "a synopsis", "needs another project's sources", "measures for minutes")
COMMENT = re.compile(r"^<!-- (run by|not run|run|file|prints)(?::\s*(.*?))? ?-->$")
LENT = {".bin", "certs", "crds"}
KEYS = {"setup", "same", "expect", "stop", "terminal", "check", "needs"}
SECONDS = 120
FENCE = "```"


class Wrong(Exception):
    """Something that is not as the page says."""


class Block:
    """A fenced block with the comment above it."""

    def __init__(self, page, line, language, lines, mark):
        self.page, self.line, self.language, self.lines = page, line, language, lines
        self.kind, self.value = mark if mark else (None, None)
        self.prints = []

    def __str__(self):
        return f"{self.page}:{self.line}"

    def options(self):
        options = {}
        for word in (self.value or "").split():
            key, _, value = word.partition("=")
            if key not in KEYS:
                raise Wrong(f"{self}: run: has no {key}")
            options[key] = value.split(",")
        return options

    def commands(self):
        """Lines of shell, joined where they go on; a block with a text in it (<<) is one command."""
        text = "\n".join(self.lines)
        if "<<" in text:
            return [text]
        joined = re.sub(r"\\\n\s*", " ", text)
        return [line for line in joined.split("\n") if line.strip() and not line.lstrip().startswith("#")]


def blocks_of(root, page):
    with open(os.path.join(root, page), encoding="utf-8") as file:
        lines = file.read().split("\n")
    found, mark, at = [], None, 0
    while at < len(lines):
        line = lines[at].strip()
        match = COMMENT.match(line)
        if match:
            mark = (match.group(1), match.group(2))
        elif line.startswith(FENCE):
            end = next((i for i in range(at + 1, len(lines)) if lines[i].strip() == FENCE), None)
            if end is None:
                raise Wrong(f"{page}:{at + 1}: the block has no end")
            indent = len(lines[at]) - len(lines[at].lstrip())
            found.append(Block(page, at + 1, line[len(FENCE):].strip(), [text[indent:] for text in lines[at + 1:end]], mark))
            mark, at = None, end
        elif line:
            mark = None
        at += 1
    return found


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Sandbox:
    """A folder in which a block is run."""

    def __init__(self, runner, page):
        self.runner, self.page = runner, page
        self.folder = tempfile.mkdtemp(prefix="docs-")
        self.port = free_port()
        self.running = []
        programs = os.path.join(self.folder, ".bin")
        os.mkdir(programs)
        for name in ("cc", "c++"):
            path = shutil.which(name)
            if path:
                with open(os.path.join(programs, name), "w", encoding="utf-8") as file:
                    file.write(f'#!/bin/sh\nexec {path} "$@" {" ".join(runner.flags)}\n')
                os.chmod(os.path.join(programs, name), 0o755)
        home = os.path.join(self.folder, ".home")
        os.mkdir(home)
        self.environment = {**os.environ, "PATH": ":".join((programs, runner.installed("bin"), os.environ["PATH"])),
                            "PKG_CONFIG_PATH": runner.installed("pkgconfig"), "LD_LIBRARY_PATH": runner.installed("lib"),
                            "ROOT": runner.root, "BUILD": runner.build,
                            "HOME": home, "XDG_CACHE_HOME": os.path.join(home, "cache"), "NO_COLOR": "1",
                            "PORT": str(self.port), "FLAGS": " ".join(runner.flags)}
        for block in runner.files.get(page, []):
            path = os.path.join(self.folder, block.value)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(block.lines) + "\n")

    def set_up(self, names):
        for name in names:
            if name == "tree":
                for entry in ("crds", "deploy", "docs", "examples", "generated", "runtime", "templates", "tools"):
                    with contextlib.suppress(FileExistsError):
                        os.symlink(os.path.join(self.runner.root, entry), os.path.join(self.folder, entry))
            else:
                before = set(os.listdir(self.folder))
                self.script(name)
                lent = set(os.listdir(self.folder)) - before - LENT - {".said"}
                if lent:
                    raise Wrong(f"{name}.sh lends the page {', '.join(sorted(lent))}: its reader has to get that by the page's own words")

    def script(self, name):
        path = os.path.join(self.runner.root, "tests/e2e/docs", name + ".sh")
        if not os.path.exists(path):
            raise Wrong(f"there is no tests/e2e/docs/{name}.sh")
        status, said = self.run(f'. "{path}"')
        if status:
            raise Wrong(f"{name}.sh: exit {status}:\n{said}")

    def prepared(self, command):
        """The command with a port that is free, and with requests that end."""
        command = command.replace(":9443", f":{self.port}")
        own = f" --port {self.port} --metrics-bind-address 0 --health-probe-bind-address 0 --shutdown-delay 0s"
        command = re.sub(r"(^|/)crd-webhook(?= --cert-dir)", lambda match: match.group(0) + own, command)
        command = re.sub(r" /(certs|crds)\b", r" \1", command)
        command = command.replace("/usr/share/", self.runner.installed("share") + "/")
        return re.sub(r"\bcurl\b", "curl --max-time 20 --retry-max-time 20", command)

    def start(self, command, output, typed=subprocess.DEVNULL):
        return subprocess.Popen(["bash", "-c", "set -u -o pipefail\n" + command], cwd=self.folder, env=self.environment,
                                stdin=typed, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)

    def run_at_terminal(self, command):
        """The same of what asks at a terminal, where the end of the input is typed."""
        master, slave = os.openpty()
        os.write(master, b"\x04")
        try:
            return self.run(command, slave)
        finally:
            os.close(master)
            os.close(slave)

    def run(self, command, typed=subprocess.DEVNULL):
        """The exit status of a command and what it says; what it leaves in the background goes on until the end."""
        with open(os.path.join(self.folder, ".said"), "w+b") as output:
            process = self.start(self.prepared(command), output, typed)
            self.running.append(process)
            try:
                status = process.wait(SECONDS)
            except subprocess.TimeoutExpired:
                status = f"none after {SECONDS} s"
            output.seek(0)
            return status, output.read().decode(errors="replace")

    def run_and_stop(self, command):
        """Of what serves or watches: it is stopped once it has said something, and must not have ended before."""
        with open(os.path.join(self.folder, ".said"), "w+b") as output:
            process = self.start("exec " + self.prepared(command), output)
            self.running.append(process)
            end = time.monotonic() + SECONDS
            while process.poll() is None and not os.fstat(output.fileno()).st_size and time.monotonic() < end:
                time.sleep(0.05)
            time.sleep(0.3)
            ended = process.poll()
            if ended is None:
                process.send_signal(signal.SIGTERM)
                process.wait(20)
            output.seek(0)
            said = output.read().decode(errors="replace")
            return (f"{ended} by itself" if ended is not None else 0 if said else "nothing said"), said

    def close(self):
        for process in self.running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
        for process in self.running:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(5)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def as_pattern(line):
    return re.compile(".*".join(re.escape(part) for part in line.rstrip().split("...")))


def check_printed(block, said):
    """The lines of a text, in their order, among what was said."""
    lines, at = said.split("\n"), 0
    for wanted in block.lines:
        if not wanted.strip():
            continue
        pattern = as_pattern(wanted)
        while at < len(lines) and not pattern.search(lines[at]):
            at += 1
        if at == len(lines):
            raise Wrong(f"{block}: not printed there, or not behind the line before: {wanted}\n{said}")
        at += 1


def is_missing(name):
    kind, _, module = name.partition(":")
    if kind == "python":
        return subprocess.run([sys.executable, "-c", f"import {module}"], capture_output=True, check=False).returncode != 0
    return shutil.which(name) is None


class Runner:
    """All pages, one after the other."""

    def __init__(self, root, build, flags):
        self.root, self.build, self.flags = root, build, flags
        self.stage = tempfile.mkdtemp(prefix="docs-installed-")
        subprocess.run(["meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", self.stage], check=True, stdout=subprocess.DEVNULL)
        self.folders = {os.path.basename(folder): folder for folder, _, _ in os.walk(self.stage) if os.path.basename(folder) in ("bin", "share")}
        self.folders["pkgconfig"] = next(folder for folder, _, _ in os.walk(self.stage) if os.path.basename(folder) == "pkgconfig")
        self.folders["lib"] = os.path.dirname(self.folders["pkgconfig"])
        self.files = {}
        self.ran, self.elsewhere, self.skipped, self.passed_over, self.failures = 0, 0, [], {}, 0

    def installed(self, name):
        """The folder of what is installed: bin, lib, pkgconfig or share."""
        return self.folders[name]

    def fail(self, text):
        self.failures += 1
        print("FAILED", text, flush=True)

    def close(self):
        shutil.rmtree(self.stage, ignore_errors=True)

    def elsewhere_is_true(self, block):
        path = os.path.join(self.root, block.value or "")
        if not os.path.isfile(path):
            raise Wrong(f"{block}: there is no {block.value}")
        with open(path, encoding="utf-8") as file:
            if block.page not in file.read():
                raise Wrong(f"{block}: {block.value} says nothing of {block.page}")

    def run_block(self, block, sandbox):
        options = block.options()
        missing = [name for name in options.get("needs", []) if is_missing(name)]
        if missing:
            self.skipped.append(f"{block}: {', '.join(missing)} is not here")
            return
        sandbox.set_up(options.get("setup", []))
        commands = block.commands()
        expected = options.get("expect", ["0"])
        if len(expected) == 1:
            expected *= len(commands)
        if len(expected) != len(commands):
            raise Wrong(f"{block}: {len(commands)} commands, and exit statuses of {len(expected)} are expected")
        ways = {int(number): sandbox.run_and_stop for number in options.get("stop", [])}
        at_terminal = [int(number) for number in options.get("terminal", [])]
        without = terminals.why_none() if at_terminal else None
        if without:
            self.skipped.append(f"{block}: {', '.join(commands[number - 1] for number in at_terminal)}: {without}")
        ways |= {number: (lambda _, status=expected[number - 1]: (status, "")) if without else sandbox.run_at_terminal for number in at_terminal}
        said = ""
        for number, (command, wanted) in enumerate(zip(commands, expected), 1):
            status, text = ways.get(number, sandbox.run)(command)
            said += text
            if str(status) != wanted:
                raise Wrong(f"{block}: {command}\nexit status: {status}, not {wanted}\n{text}")
        for printed in block.prints:
            check_printed(printed, said)
        for name in options.get("check", []):
            sandbox.script(name)
        self.ran += 1

    def page(self, page):
        blocks = blocks_of(self.root, page)
        self.files[page] = [block for block in blocks if block.kind == "file"]
        last = None
        for block in blocks:
            if block.language == "sh":
                last = block
            elif block.kind == "prints" and last:
                last.prints.append(block)
            elif block.kind == "prints":
                self.fail(f"{block}: no block of shell stands before it")
        sandbox = None
        try:
            for block in blocks:
                if block.language != "sh":
                    continue
                if sandbox and block.kind == "run" and "same" not in (block.value or "").split():
                    sandbox.close()
                    sandbox = None
                sandbox = self.block(block, sandbox)
        finally:
            if sandbox:
                sandbox.close()

    def block(self, block, sandbox):
        try:
            if block.kind is None:
                raise Wrong(f"{block}: no comment says how it is run (see tests/e2e/docs.py)")
            if block.kind == "run by":
                self.elsewhere_is_true(block)
                self.elsewhere += 1
            elif block.kind == "not run":
                if block.value not in REASONS:
                    raise Wrong(f"{block}: \"{block.value}\" is none of the reasons: {', '.join(REASONS)}")
                self.passed_over[block.value] = self.passed_over.get(block.value, 0) + 1
            elif block.kind == "run":
                sandbox = sandbox or Sandbox(self, block.page)
                begin = time.monotonic()
                self.run_block(block, sandbox)
                print(f"ok     {block} ({time.monotonic() - begin:.1f} s)", flush=True)
            else:
                raise Wrong(f"{block}: shell is no {block.kind}")
        except Wrong as wrong:
            self.fail(str(wrong))
        return sandbox


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # what runs is stopped on the way out
    root, build, *rest = sys.argv[1:]
    only = None
    if rest[:1] == ["--only"]:
        only, rest = rest[1], rest[2:]
    with contextlib.closing(Runner(os.path.abspath(root), os.path.abspath(build), rest)) as runner:
        return run_pages(runner, root, only)


def run_pages(runner, root, only):
    pages = ["README.md", *sorted("docs/" + name for name in os.listdir(os.path.join(root, "docs")) if name.endswith(".md"))]
    for page in pages:
        if only in (None, page):
            try:
                runner.page(page)
            except Wrong as wrong:
                runner.fail(str(wrong))
    for reason, count in sorted(runner.passed_over.items()):
        print(f"not run: {reason}: {count}")
    for text in runner.skipped:
        print("left out", text)
    print(f"{runner.ran} blocks run, {runner.elsewhere} by other tests, {sum(runner.passed_over.values())} not run, "
          f"{len(runner.skipped)} left out, {runner.failures} failed")
    return 1 if runner.failures else 0


if __name__ == "__main__":
    sys.exit(main())
