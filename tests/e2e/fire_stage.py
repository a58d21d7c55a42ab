# SPDX-License-Identifier: Apache-2.0
"""What an attack is given: a server that was started for it, ordinary requests beside it, hostile clients, and a place for results."""
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import time

import fire_programs

HERE = pathlib.Path(__file__).resolve().parent


class Helper:
    """A process of ours that says ready, goes on until its input ends, and then says what there was."""

    def __init__(self, script, settings, niceness=0):
        self.process = subprocess.Popen([sys.executable, str(HERE / script), json.dumps(settings)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(niceness))
        self.results = None

    def wait_until_ready(self):
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("a process of the test ended early")
        return json.loads(line)

    def finish(self):
        if self.results is None:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()
            text = self.process.stdout.read()
            self.process.wait()
            self.results = json.loads(text.splitlines()[-1]) if text else {}
        return self.results

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Stage:
    """Of one attack on one program. `hold` is how long an attack is kept up, in seconds, `patience` a factor for slow builds."""

    def __init__(self, program, folder, hold, patience, rate, whole):
        self.program, self.folder, self.hold, self.patience, self.rate, self.whole = program, folder, hold, patience, rate, whole
        self.server = self.traffic = None
        self.crowds, self.notes, self.broken = [], [], []
        self.row = {}

    def start(self, *options, traffic=True, certificate=None, **how):
        """Starts the server, and ordinary requests unless they are not wanted."""
        fire_programs.put_pair(self.folder, "first")
        self.server = self.program.start(self.folder, *options, patience=30 * self.patience, **how)
        if traffic:
            self.begin_traffic(certificate)
            time.sleep(0.3)
        self.server.reset_peak()
        self.cpu_before, self.begin = self.server.cpu(), time.monotonic()

    def begin_traffic(self, certificate=None):
        settings = {"port": self.server.port, "rate": self.rate, "timeout": 10 * self.patience}
        if certificate:
            settings.update(certificate=str(certificate) + ".crt", key=str(certificate) + ".key")
        self.traffic = Helper("fire_traffic.py", settings)
        self.traffic.wait_until_ready()

    def clients(self, behaviour, count, **settings):
        """Sends a crowd; returns when it has got as far as it means to, or after its ramp. Its results are there at the end."""
        settings["ramp"] = settings.get("ramp", 15) * self.patience
        settings["longest"] = settings["ramp"] + 100
        crowd = Helper("fire_clients.py", {"port": self.server.port, "behaviour": behaviour, "count": count, **settings}, niceness=10)
        self.crowds.append(crowd)
        ready = crowd.wait_until_ready()
        self.note(f"{ready['ready']} of {count} {behaviour}")
        return crowd

    def keep_up(self, seconds=None):
        time.sleep(seconds or self.hold)

    def note(self, text):
        self.notes.append(text)

    def expect(self, what, held, found=""):
        """Of ours alone is anything expected; of the peer it is noted."""
        if not held:
            self.broken.append(f"{what} (found: {found!r:.200})" if found != "" else what)

    def load(self):
        """Share of a core that the server took since it was attacked."""
        return (self.server.cpu() - self.cpu_before) / (time.monotonic() - self.begin)

    def end_attack(self):
        """The crowds go; what became of them goes into the notes."""
        for crowd in self.crowds:
            result = crowd.finish()
            self.note(", ".join(f"{name} {result[name]}" for name in sorted(result) if name not in ("opened", "handshakes") and result[name]))
        self.crowds = []

    def end_traffic(self, of_those=()):
        """Ends the ordinary requests: none may have been answered wrongly, nor failed but in one of the ways that are given. Their
        results come back."""
        if not self.traffic:
            return None
        result = self.traffic.finish()
        self.traffic = None
        self.row.update(result)
        failed = result["failed"] - sum(result["ends"].get(way, 0) for way in of_those)
        self.expect(f"none of {result['asked']} ordinary requests fails", failed == 0, (result["ends"], result["samples"]))
        self.expect("none is answered wrongly", result["wrong"] == 0, result["samples"])
        return result

    def measure(self):
        """CPU and memory of the server, while it is there."""
        if "peak" not in self.row and self.server.alive():
            self.row.update(cpu=round(self.server.cpu() - self.cpu_before, 2), seconds=round(time.monotonic() - self.begin, 1),
                            peak=round(self.server.peak(), 1), rss=round(self.server.rss(), 1))

    def finish(self):
        """In the order in which it ends well: results are read while the attack is on, the server goes last."""
        try:
            self.end_traffic()
            self.measure()
            self.end_attack()
            if self.program.sanitized and self.server and self.server.alive():
                self.end_sanitized()
            if self.server and not self.server.alive() and not self.row.get("ended"):
                self.expect("the server lives", False, (self.server.process.returncode, self.server.log.read_text(errors="replace")[-300:]))
        finally:
            self.clean()

    def end_sanitized(self):
        """A build with sanitizers has something to say at its end, leaks for instance."""
        seconds, code = self.server.terminate(20 * self.patience)
        self.row["ended"] = True
        reports = [line for line in self.server.log.read_text(errors="replace").splitlines() if "Sanitizer" in line or "runtime error:" in line]
        self.expect("the sanitizers report nothing", code in (0, 1) and not reports, (code, reports[:3]))

    def clean(self):
        for helper in [*self.crowds, *([self.traffic] if self.traffic else [])]:
            helper.kill()
        if self.server:
            self.server.kill()
