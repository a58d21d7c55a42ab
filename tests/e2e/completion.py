#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Completion of command lines in the shells that read it: keys are typed into bash and zsh on a terminal, fish is asked, and so is kubectl
for the plugin. What is offered is what the programs take.

usage: completion.py BUILD-ROOT CRDC CRD-VALIDATE CRD-WEBHOOK

A shell that is not installed is left out, which is said; without any the test is skipped (77).
"""
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from random import Random

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import terminals  # noqa: E402

failures = 0
DEADLINE = 20


def check(name, good, got=""):
    global failures
    if not good:
        failures += 1
        print(f"FAILED {name}: {got}")


def run(*command, **others):
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **others)


def complete(program, *words):
    """What the program offers, and the last line."""
    lines = run(program, "--complete", *words).stdout.splitlines()
    return [line.split("\t")[0] for line in lines[:-1]], lines[-1]


# ---- what is offered, and what is taken ----

LISTED = [("crd-validate", [], "output"), ("crd-validate", [], "layers"), ("crd-validate", [], "warn-layers"),
          ("crd-validate", [], "ratchet-layers"), ("crd-validate", [], "decoder"), ("crd-validate", ["test"], "output"),
          ("crdc", ["upgrade"], "fail-on"), ("crdc", ["upgrade"], "output"), ("crdc", ["lint"], "output"),
          ("crd-webhook", [], "layers"), ("crd-webhook", [], "decoder"), ("crd-webhook", [], "log-level"), ("crd-webhook", [], "log-format"),
          ("crd-webhook", [], "tls-min-version")]
TAKEN = LISTED + [("crdc", ["lint"], "advice"), ("crdc", ["lint"], "kubernetes-version"), ("crdc", ["rules"], "sort"), ("crdc", ["eval"], "layer"),
                  ("crdc", ["grow"], "output"), ("crdc", ["example"], "output"), ("crd-validate", [], "require-schema"),
                  ("crd-validate", [], "kubernetes-version"), ("crd-validate", ["test"], "kubernetes-version"),
                  ("crd-webhook", [], "kubernetes-version"), ("crd-webhook", [], "sandbox")]
EQUALS = {"require-schema", "sandbox"}  # whose value stands behind an equals sign alone


def call(programs, work, program, command, flag, value):
    """What it says of the value, in a call that fails for another reason, or does nothing."""
    given = [f"--{flag}={value}"] if flag in EQUALS else [f"--{flag}", value]
    rest = {"crd-validate": ["nowhere.yaml"], "crdc": ["nowhere.yaml"] * (1 + (command == ["upgrade"])), "crd-webhook": ["--list-feature-gates"]}[program]
    return run(programs[program], *command, *given, *rest, cwd=work).stderr


def check_values(programs, work):
    for program, command, flag in TAKEN:
        where = " ".join([program, *command, "--" + flag])
        start = [f"--{flag}="] if flag in EQUALS else [f"--{flag}", ""]
        offered, _ = complete(programs[program], *command, *start)
        values = [value.split("=", 1)[1] if flag in EQUALS else value for value in offered]
        check(f"{where}: has values", len(values) > 1 and len(set(values)) == len(values), offered)
        wrong = call(programs, work, program, command, flag, "nonsense")
        for value in values:
            said = call(programs, work, program, command, flag, value)
            check(f"{where} {value} is taken", said.replace(value, "nonsense") != wrong and not re.search(rf"--{flag}\b.*(takes|is|does not take) ", said), said)
        if (program, command, flag) in LISTED:
            told = re.search(r"(?:takes| is| is not) (.*?)(?:, with |, not |, joined|$)", wrong.splitlines()[0] if wrong else "")
            told = re.sub(r"^(not )?a list of |^not | \(see --help\)$", "", told.group(1)) if told else ""
            named = set(re.findall(r"[\w.]+", told)) - {"or", "and"}
            if "does not take" not in wrong:
                check(f"{where}: offered is what the program names", named == set(values), (named, values, wrong))


def check_words(programs):
    commands, last = complete(programs["crdc"], "")
    listed = re.findall(r"^  ([a-z]+) {2,}", run(programs["crdc"], "--help").stdout, re.MULTILINE)
    check("crdc: its commands are offered", commands == listed and last == ":none", (commands, listed, last))
    validates = set(re.findall(r"^  crd-validate ([a-z][\w-]*) ", run(programs["crd-validate"], "--help").stdout, re.MULTILINE))
    offered, last = complete(programs["crd-validate"], "")
    check("crd-validate: its commands are offered, and files", set(offered) == validates and last == ":files yaml yml json", (offered, last))
    topics, _ = complete(programs["crdc"], "help", "")
    check("crdc help: commands and topics", set(topics) == set(listed) - {"help"} | {"markers", "cel"}, topics)
    for program, command in [("crdc", [name]) for name in listed if name != "help"] + [("crd-validate", []), ("crd-validate", ["test"]), ("crd-webhook", [])]:
        text = run(programs[program], *command, "--help").stdout
        offered, _ = complete(programs[program], *command, "-")
        names = re.findall(r"^ {2,6}(?:-\w, )?(--[\w-]+)", text, re.MULTILINE)
        check(f"{program} {command}: the flags of the help are offered", names and set(names) <= set(offered), set(names) - set(offered))
        check(f"{program} {command}: and no others", all(re.search(re.escape(flag) + r"(?![\w-])", text) for flag in offered), offered)
    for flag in ("--catalog", "--schema-location"):
        check(f"{flag}: files of any kind", complete(programs["crd-validate"], flag, "") == ([], ":files"), flag)
    check("crdc catalog: files of any kind", complete(programs["crdc"], "catalog", "") == ([], ":files"))
    check("behind -- there are files alone", complete(programs["crd-validate"], "--", "--o")[0] == [])
    check("a value of a flag is no flag", complete(programs["crd-validate"], "--config", "--o") == ([], ":files yaml yml json"))
    check("of a list what stands there is not offered again", complete(programs["crd-validate"], "--layers", "crd,pods,")[0] ==
          ["crd,pods,webhook", "crd,pods,controller", "crd,pods,all"])


def check_any_words(programs):
    """Whatever stands on the line, the last line says what files go, and what is offered begins with what was typed."""
    random = Random(1)
    pool = ["", "-", "--", "=", ",", "--crd", "--crd=", "--layers", "--layers=crd,", "--output", "--output=json,", "-o", "-q", "-oq", "test", "lint", "help",
            "--no", "--kubernetes-version", "crds/", "\u00e9", "a b", "'", "--advice", "--nothing=", ",,", "x" * 3000]
    for _ in range(200):
        program = random.choice(sorted(programs))
        words = [random.choice(pool) for _ in range(random.randrange(6))]
        done = run(programs[program], "--complete", *words)
        lines = done.stdout.splitlines()
        good = done.returncode == 0 and not done.stderr and lines and re.fullmatch(r":(none|folders|files( yaml yml json)?)( open)?", lines[-1])
        typed = words[-1] if words else ""
        check(f"{program} --complete {words}", good and all(line.startswith(typed) and "\t" in line for line in lines[:-1]), done)


# ---- shells ----

TYPED = [  # keys, and the arguments that come of them
    ("crd-validate --decod\tfa\t", ["--decoder", "fast"]),
    ("crd-validate --decoder=fa\t", ["--decoder=fast"]),
    ("crd-validate --layers crd,web\t", ["--layers", "crd,webhook"]),
    ("crd-validate --layers web\t,pod\t --qui\t", ["--layers", "webhook,pods", "--quiet"]),
    ("crd-validate te\t--fail\t", ["test", "--fail-fast"]),
    ("crd-validate --crd crds/wid\t", ["--crd", "crds/widgets.yaml"]),
    ("crd-validate --crd=crds/wid\t", ["--crd=crds/widgets.yaml"]),
    ("crd-validate mani\tone\t", ["manifests/one.yaml"]),
    ("crd-validate mani\ttwo\t", ["manifests/two parts.yaml"]),
    ("crd-validate --kubeconfig only\t", ["--kubeconfig", "only"]),
    ("crdc li\t--adv\tmax-it\t crds/\t", ["lint", "--advice", "max-items", "crds/widgets.yaml"]),
    ("crdc gen\t--out cr\t", ["generate", "--out", "crds/"]),
    ("crdc upgrade --outp\tsar\tcrds/\tcrds/\t", ["upgrade", "--output", "sarif", "crds/widgets.yaml", "crds/widgets.yaml"]),
    ("crd-webhook --bind-address ::\t--sandb\t", ["--bind-address", "::1", "--sandbox"]),
]


class Terminal:
    """A shell at the other end of a terminal."""

    def __init__(self, command, work, environment):
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.chdir(work)
            os.execvpe(command[0], command, environment)
        self.text = ""

    def type(self, keys):
        os.write(self.descriptor, keys.encode())

    def wait(self, pattern):
        """Reads until it matches; None when it does not in time."""
        end = time.monotonic() + DEADLINE
        while not (found := re.search(pattern, self.text)):
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.descriptor], [], [], left)[0]:
                return None
            try:
                self.text += os.read(self.descriptor, 65536).decode(errors="replace")
            except OSError:
                return None
        self.text = self.text[found.end():]
        return found

    def end(self):
        os.close(self.descriptor)
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)


def type_lines(name, terminal, start):
    terminal.type(start)
    if not terminal.wait("READY\r?\n"):
        check(f"{name}: starts", False, terminal.text)
        return
    for keys, wanted in TYPED:
        expected = "".join(f"<{argument}>" for argument in wanted)
        for key in re.findall(r"\t|[^\t]+", keys):
            terminal.type(key)
            time.sleep(0.1)
        terminal.type("\n")
        got = terminal.wait(r"ARGUMENTS((<[^>]*>)*)\r?\n")
        check(f"{name}: {keys!r}", got and got.group(1) == expected, (got.group(1) if got else terminal.text[-600:], expected))
        if not got:
            terminal.type("\x03")


def try_bash(folder, work, environment):
    if not shutil.which("bash"):
        return False
    terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], work, dict(environment, PS1="$ ", INPUTRC="/dev/null"))
    try:
        scripts = " ".join(f"{folder}/{name}" for name in ("crdc", "crd-validate", "crd-webhook"))
        type_lines("bash", terminal, f"for f in {scripts}; do . $f; done; bind 'set enable-bracketed-paste off'; echo REA''DY\n")
    finally:
        terminal.end()
    return True


def try_zsh(folder, work, environment):
    if not shutil.which("zsh"):
        return False
    terminal = Terminal(["zsh", "-f", "-i"], work, dict(environment, PS1="$ "))
    try:
        type_lines("zsh", terminal, f"unsetopt auto_remove_slash; zstyle ':completion:*' insert-tab false; PS1='$ '; LISTMAX=1000; fpath=({folder} $fpath); autoload -U compinit; "
                   f"compinit -u -d {work}/home/dump; echo REA''DY\n")
    finally:
        terminal.end()
    return True


ASKED = [  # what fish is asked, and all that it offers
    ("crd-validate --decoder ", ["fast", "tree"]),
    ("crd-validate --decoder=f", ["--decoder=fast"]),
    ("crd-validate --layers crd,w", ["crd,webhook"]),
    ("crd-validate te", ["test"]),
    ("crd-validate test --fail", ["--fail-fast"]),
    ("crd-validate --crd crds/wid", ["crds/widgets.yaml"]),
    ("crd-validate --crd=crds/wid", ["--crd=crds/widgets.yaml"]),
    ("crd-validate manifests/one", ["manifests/one.yaml"]),
    ("crd-validate manifests/", ["manifests/one.yaml", "manifests/two parts.yaml"]),
    ("crd-validate --config m", ["manifests/"]),
    ("crd-validate --kubeconfig ", ["bin/", "crds/", "home/", "manifests/", "only"]),
    ("crdc lint --advice max-it", ["max-items"]),
    ("crdc generate --out c", ["crds/"]),
    ("crd-webhook --log-level ", ["debug", "error", "info"]),
]


def try_fish(folder, work, environment):
    if not shutil.which("fish"):
        return False
    for line, wanted in ASKED:
        done = run("fish", "--no-config", "-c", f"set fish_complete_path {folder}; complete -C {line!r}", cwd=work, env=environment)
        offered = sorted({part.split("\t")[0] for part in done.stdout.splitlines()})
        check(f"fish: {line!r}", offered == wanted, (offered, done.stderr))
    about = run("fish", "--no-config", "-c", f"set fish_complete_path {folder}; complete -C 'crdc gene'", cwd=work, env=environment).stdout
    check("fish: says what a command is", "write typed structs" in about, about)
    return True


def check_bash_words(folder, work, environment):
    """As bash cuts the line, with and without = among what cuts it."""
    for breaks, words in (('" \\t\\n=:"', "crd-validate --output = j"), ('" \\t\\n"', "crd-validate --output=j")):
        parts = words.split(" ")
        script = (f". {folder}/crd-validate; COMP_WORDBREAKS=$'{breaks[1:-1]}'; COMP_LINE='crd-validate --output=j'; COMP_POINT=23; "
                  f"COMP_WORDS=({' '.join(parts)}); COMP_CWORD={len(parts) - 1}; _crd_validate_complete; printf '%s\\n' \"${{COMPREPLY[@]}}\"")
        got = run("bash", "-c", script, cwd=work, env=environment)
        check(f"bash: words cut at {breaks}", "json" in got.stdout.splitlines() or "--output=json" in got.stdout.splitlines(), got)
        check(f"bash: with what stands before, cut at {breaks}", ("=" in breaks) == ("--output=json" not in got.stdout), got)


# ---- kubectl ----

def check_plugin(program, work, environment):
    plugin, asked = f"{work}/bin/kubectl-crd_validate", f"{work}/bin/kubectl_complete-crd_validate"
    os.symlink(os.path.realpath(program), plugin)
    os.symlink(os.path.realpath(program), asked)
    done = run(plugin, "--help")
    check("plugin: its help says how it is called", "\n  kubectl crd-validate test [OPTION]..." in done.stdout and "| kubectl crd-validate --no-strict" in done.stdout
          and not re.search(r"(?<!kubectl )crd-validate --", done.stdout), done.stdout)
    done = run(plugin, "--nothing")
    check("plugin: wrong usage says so, too", done.returncode == 2 and done.stderr ==
          "kubectl crd-validate: unknown option --nothing\nTry 'kubectl crd-validate --help'.\n", done.stderr)
    check("plugin: and of test", "Try 'kubectl crd-validate test --help'" in run(plugin, "test").stderr)
    for name, wanted in (("--decoder", "fast\t\ntree\t\n:4\n"), ("--kubeconfig", ":0\n"), ("--crd", "yaml\nyml\njson\n:8\n")):
        check(f"plugin: completion of {name} as kubectl asks", run(asked, name, "").stdout == wanted, run(asked, name, "").stdout)
    if not shutil.which("kubectl"):
        print("left out: kubectl is not installed")
        return
    environment = dict(environment, KUBECONFIG="/dev/null")
    done = run("kubectl", "crd-validate", "--version", env=environment)
    check("kubectl finds it", done.returncode == 0 and done.stdout.startswith("kubectl crd-validate "), done)
    done = run("kubectl", "__complete", "crd-validate", "--layers", "p", env=environment)
    if done.returncode == 0 and "crd-validate" in run("kubectl", "__complete", "crd-v", env=environment).stdout:
        check("kubectl completes it", "pods" in done.stdout and ":6" in done.stdout, done)


def main():
    folder = os.path.realpath(os.path.join(sys.argv[1], "programs/manual"))
    programs = {os.path.basename(path): os.path.realpath(path) for path in sys.argv[2:5]}
    check_words(programs)
    check_any_words(programs)
    with tempfile.TemporaryDirectory() as work:
        for name in ("crds/widgets.yaml", "manifests/one.yaml", "manifests/two parts.yaml", "manifests/notes.txt", "only"):
            os.makedirs(os.path.dirname(f"{work}/{name}"), exist_ok=True)
            with open(f"{work}/{name}", "w", encoding="utf-8"):
                pass
        os.mkdir(f"{work}/bin")
        os.mkdir(f"{work}/home")
        for name, program in programs.items():  # who is called says with what
            with open(f"{work}/bin/{name}", "w", encoding="utf-8") as file:
                file.write(f'#!/bin/sh\ncase $1 in --complete) exec {program} "$@" ;; esac\nprintf ARGUMENTS; printf "<%s>" "$@"; echo\n')
            os.chmod(f"{work}/bin/{name}", 0o755)
        environment = dict(os.environ, PATH=f"{work}/bin:{os.environ['PATH']}", HOME=f"{work}/home", TERM="dumb", XDG_CONFIG_HOME=f"{work}/home",
                           XDG_DATA_HOME=f"{work}/home", HISTFILE="/dev/null")
        check_values(programs, work)
        tried = 0
        why = terminals.why_none()  # shells complete at one
        for attempt in () if why else (try_bash, try_zsh, try_fish):
            there = attempt(folder, work, environment)
            tried += there
            if not there:
                print(f"left out: {attempt.__name__[4:]} is not installed")
        if shutil.which("bash"):
            check_bash_words(folder, work, environment)
        check_plugin(programs["crd-validate"], work, environment)
    print(f"{tried} shells, {failures} failures")
    if not tried and not failures:
        print("skipped: " + (why or "none of bash, zsh and fish is installed"))
        sys.exit(77)
    sys.exit(1 if failures else 0)


main()
