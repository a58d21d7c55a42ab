#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crdc eval on a terminal: expressions one after the other, with history and completion where libedit is installed, and without it.

    prompt.py CRDC CRDS
"""
import ctypes
import os
import pathlib
import pty
import re
import select
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
import terminals  # noqa: E402

CRDC, CRDS = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
OBJECT = """\
apiVersion: ray.io/v1
kind: RayCronJob
metadata: {name: a}
spec: {schedule: "* * * * *", jobTemplate: {entrypoint: run, shutdownAfterJobFinishes: true}}
"""
LIMIT = 60  # seconds that an answer may take, on however busy a machine


class Terminal:
    def __init__(self, state, *arguments):
        self.said = ""
        self.pid, self.terminal = pty.fork()
        if not self.pid:
            os.environ.update(XDG_STATE_HOME=str(state), TERM="xterm", NO_COLOR="1")
            os.execv(CRDC, [str(CRDC), "eval", *map(str, arguments)])
        self.hear("cel> ")

    def hear(self, text, start=None):
        """What comes up to a text, without what moves the cursor."""
        end, start = time.monotonic() + LIMIT, len(self.said) if start is None else start
        while text not in self.said[start:]:
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} does not come, but {self.said[start:]!r}"
            try:
                more = os.read(self.terminal, 1 << 16)
            except OSError:  # the other side is closed
                more = b""
            assert more, f"ended before {text!r}: {self.said[start:]!r}"
            self.said += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r", "", more.decode())

    def ask(self, line, *wanted):
        start = len(self.said)
        os.write(self.terminal, line.encode() + b"\n")
        for text in wanted:
            self.hear(text, start)
            start = self.said.index(text, start) + len(text)
        self.hear("cel> ", start)

    def end(self, line=b"\x15\x04"):
        """Ends it. libedit shows its prompt a moment before it takes keys: one that is lost is pressed again, and what the terminal
        made of one that came too early is wiped out first."""
        end, again = time.monotonic() + LIMIT, 0
        while True:
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                break
            assert time.monotonic() < end, "it does not end"
            if time.monotonic() > again:
                os.write(self.terminal, line)
                again = time.monotonic() + 1
            if select.select([self.terminal], [], [], 0.05)[0]:
                try:
                    os.read(self.terminal, 1 << 16)
                except OSError:
                    pass
        os.close(self.terminal)
        assert os.waitstatus_to_exitcode(status) == 0, status


def has_library():
    try:
        ctypes.CDLL("libedit.so.2")
    except OSError:
        return False
    return True


terminals.need()
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    file = folder / "object.yaml"
    file.write_text(OBJECT)
    crd = folder / "crd.yaml"
    crd.write_text((CRDS / "ray.io_raycronjobs.yaml").read_text())  # without the overlay beside it, which needs others
    given = ["--crd", crd, "--object", file]
    alone = Terminal(folder)
    alone.ask("[1, 2].map(x, x * 2)", "value: [2,4]\n", "type:  list(int)\n", "cost:  29\n")
    alone.ask("1 / 0", "error: division by zero\n", "type:  int\n")
    alone.end(b":quit\n")
    first = Terminal(folder, *given)
    first.ask("self.spec.schedule.size() > 3", "value: true\n", "type:  bool\n", "cost:  5\n")
    first.ask(":explain self.spec.schedule == 'never' && self.spec.suspend",
              "value: false\n", "self.spec.schedule  = \"* * * * *\"  (string)\n", "self.spec.suspend  not evaluated\n")
    first.ask(":path .spec.jobTemplate")
    first.ask("self.entrypoint", 'value: "run"\n')
    first.ask(":path .nothing", "has nothing at .nothing")
    first.ask(":unknown", "no such command: :unknown")
    if has_library():
        first.ask("self.entryp\t.upperA\t()", 'value: "RUN"\n')
        first.ask(":path")
        first.ask("self.spec.sched\t.starts\t('*')", "value: true\n")
        first.ask("[self].all(s, ha\t(s.spec))", "value: true\n")
    first.end()
    if has_library():
        second = Terminal(folder, *given)
        os.write(second.terminal, b"\x1b[A")  # the line before: what was asked last
        second.ask("", "value: true\n")
        second.end(b":quit\n")
        kept = (folder / "crdc/eval_history").read_text()
        assert ".spec.jobTemplate" in kept, kept
        assert (folder / "crdc").stat().st_mode & 0o777 == 0o700
