# SPDX-License-Identifier: Apache-2.0
"""What crd-validate's text is like on a terminal and elsewhere: groups, excerpts with carets, colours, progress.

Usage: terminal.py CRD_VALIDATE"""
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
import terminals  # noqa: E402

validate = os.path.abspath(sys.argv[1])
failures = 0

CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 10}
              color: {type: string, enum: [red, green]}
"""

BAD = """apiVersion: example.com/v1
kind: Widget
metadata: {name: a, namespace: "ns"}
spec: {size: 11, color: "äöü", sice: 3}
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: b}
spec:
\tsize: 1
"""

GROUPED = """bad.yaml: Widget ns/a
bad.yaml:4:14: spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10
bad.yaml:4:25: spec.color: Unsupported value: "äöü": supported values: "red", "green"
  spec: {size: 11, color: "äöü", sice: 3}
               ^~         ^~~~~
bad.yaml:4:32: unknown field "spec.sice"
  spec: {size: 11, color: "äöü", sice: 3}
                                 ^~~~

bad.yaml:10:1: yaml: found character that cannot start any token
  \tsize: 1
  ^~~~~
  help: a tab indents this line; YAML is indented with spaces alone

2 documents in 1 file: 0 valid, 2 invalid
"""

LINES = """bad.yaml:4:14: Widget ns/a: spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10
bad.yaml:4:25: Widget ns/a: spec.color: Unsupported value: "äöü": supported values: "red", "green"
bad.yaml:4:32: Widget ns/a: unknown field "spec.sice"
bad.yaml:10:1: yaml: found character that cannot start any token
  help: a tab indents this line; YAML is indented with spaces alone
2 documents in 1 file: 0 valid, 2 invalid
"""


def check(good, what):
    global failures
    if not good:
        failures += 1
        print("FAILED", what)


def environment(**more):
    return {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "CLICOLOR_FORCE")} | {"TERM": "xterm"} | more


def piped(*arguments, **env):
    return subprocess.run([validate, *arguments], capture_output=True, env=environment(**env), timeout=60, check=False).stdout.decode()


def read_all(source, process):
    text = b""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([source], [], [], 0.1)[0]:
            try:
                more = os.read(source, 65536)
            except OSError:  # the other end is closed
                more = b""
            if not more:
                break
            text += more
        elif process.poll() is not None:
            break
    return text.decode().replace("\r\n", "\n")


def on_terminal(*arguments, given=None, **env):
    """Standard output and standard error are a terminal; `given` is written to standard input after more than a second."""
    source, terminal = pty.openpty()
    with subprocess.Popen([validate, *arguments], stdin=subprocess.PIPE, stdout=terminal, stderr=terminal, env=environment(**env)) as process:
        os.close(terminal)
        if given is not None:
            time.sleep(1.2)
            process.stdin.write(given.encode())
        process.stdin.close()
        text = read_all(source, process)
        process.wait(timeout=60)
    os.close(source)
    return text


def plain(text):
    return re.sub(r"\033\[[0-9;]*m", "", text)


def test_text():
    arguments = ["--crd", "crd.yaml", "bad.yaml"]
    check(piped(*arguments) == LINES, f"lines: {piped(*arguments)}")
    check(piped("--excerpts", "always", *arguments) == GROUPED, f"groups: {piped('--excerpts', 'always', *arguments)}")
    shown = on_terminal(*arguments)
    check(plain(shown) == re.sub(r"(?m)^(bad.yaml:\d+:\d+: )", r"\1error: ", GROUPED), f"on a terminal: {shown}")
    check("\033[1;31merror:\033[0m" in shown and "\033[1;31m             ^~" in shown, f"colours on a terminal: {shown!r}")
    check(plain(on_terminal("--excerpts", "never", "--color", "never", *arguments)) == LINES, "--excerpts never on a terminal")
    many = "".join(f"---\napiVersion: example.com/v1\nkind: Widget\nmetadata: {{name: w{i}}}\nspec: {{size: {i + 11}}}\n" for i in range(45))
    with open("many.yaml", "w", encoding="utf-8") as stream:
        stream.write(many)
    lines = piped("--crd", "crd.yaml", "many.yaml").splitlines()
    check(len(lines) == 46, f"45 findings are {len(lines)} lines")
    fields = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec:\n" + "".join(f"  x{i}: 1\n" for i in range(9))
    with open("fields.yaml", "w", encoding="utf-8") as stream:
        stream.write(fields)
    lines = on_terminal("--crd", "crd.yaml", "--color", "never", "fields.yaml").splitlines()
    check(len(lines) == 12 and lines[0] == "fields.yaml: Widget a" and "^" not in "".join(lines), f"nine findings of an object: {lines}")
    with open("fields.yaml", "w", encoding="utf-8") as stream:
        stream.write(fields.rsplit("  x", 1)[0])
    lines = on_terminal("--crd", "crd.yaml", "--color", "never", "fields.yaml").splitlines()
    check(len(lines) == 27 and "".join(lines).count("^") == 8, f"eight findings of an object: {lines}")
    sames = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {" + ", ".join(f"x{i}: 1" for i in range(20)) + "}\n"
    with open("same.yaml", "w", encoding="utf-8") as stream:
        stream.write(sames)
    lines = piped("--excerpts", "always", "--crd", "crd.yaml", "same.yaml").splitlines()
    carets = [line for line in lines if set(line) <= set(" ^~") and "^" in line]
    check(sum(line.count("^") for line in carets) == 20 and len(carets) < 20, f"fields of one line share it: {lines}")


def test_colors():
    colored = lambda text: "\033[1" in text
    arguments = ["--crd", "crd.yaml", "bad.yaml"]
    check(not colored(piped(*arguments)), "colour in a pipe")
    check(colored(piped("--color", "always", *arguments)) and colored(piped("--color=always", *arguments, NO_COLOR="1")), "--color always")
    check(colored(piped(*arguments, CLICOLOR_FORCE="1")) and not colored(piped(*arguments, CLICOLOR_FORCE="0")), "CLICOLOR_FORCE")
    check(not colored(piped(*arguments, CLICOLOR_FORCE="1", NO_COLOR="1")), "NO_COLOR goes before CLICOLOR_FORCE")
    check(not colored(on_terminal(*arguments, NO_COLOR="1")) and "^~" in on_terminal(*arguments, NO_COLOR="1"), "NO_COLOR on a terminal")
    check(colored(on_terminal(*arguments, NO_COLOR="")), "an empty NO_COLOR is none")
    check(not colored(on_terminal(*arguments, TERM="dumb")) and not colored(on_terminal("--color", "never", *arguments)), "dumb, never")
    check("\033" not in on_terminal("-o", "json", *arguments), "colour in json")
    done = subprocess.run([validate, "--color", "some", *arguments], capture_output=True, timeout=60, check=False)
    check(done.returncode == 2 and b"--color takes auto, always or never, not some" in done.stderr, "--color some")


def test_progress():
    line = "\r\033[K1 of 1 files, 2 documents, 2 invalid"
    shown = on_terminal("--crd", "crd.yaml", "-", given=BAD)
    check(line in shown and shown.index(line) < shown.rindex("\r\033[K") < shown.index("2 documents in 1 file"), f"progress: {shown!r}")
    check("\r\033[K" not in on_terminal("--quiet", "--crd", "crd.yaml", "-", given=BAD), "progress with --quiet")
    check("\r\033[K" not in on_terminal("--crd", "crd.yaml", "bad.yaml"), "progress of a short run")


def main():
    terminals.need()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = os.path.join(folder, "cache")
        os.mkdir(os.path.join(folder, "work"))
        os.chdir(os.path.join(folder, "work"))
        for name, text in (("crd.yaml", CRD), ("bad.yaml", BAD)):
            with open(name, "w", encoding="utf-8") as stream:
                stream.write(text)
        test_text()
        test_colors()
        test_progress()
        os.chdir("/")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
