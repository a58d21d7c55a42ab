#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The administrator's quarter of an hour: two replicas of crd-webhook behind a real kube-apiserver, which asks them about 100 creations a
second, valid and invalid in turn. Meanwhile certificates and settings change, broken ones among them; replicas are restarted, also
while their settings are broken; requests that are none, random bytes and clients that stand still come to both.

usage: endurance.py CRD-WEBHOOK [--minutes N] [--rate N] [--most-memory MIB] [--json FILE]

CRDC_KUBE names the API server (kube.sh says what that is). It is run by hand: it takes its time. Everything listens on 127.0.0.1, is
bounded, and is stopped by its process id. Exit status: 0 no answer was wrong, none failed, no replica was larger; 1 otherwise;
77 skipped.
"""
import argparse
import contextlib
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

import fire_attacks
import fire_kube
import fire_malformed
import fire_programs
from fire_stage import Helper

PAIRS = ("first", "second", "third", "fourth")
CROWDS = [("silent", 20), ("idle", 10), ("one_byte", 10), ("slow_handshake", 10), ("slow_headers", 10), ("slow_body", 10), ("slow_reader", 4),
          ("half_body", 2), ("vanished", 10)]
CROWD_SECONDS = 90  # after which another crowd comes
SETTINGS = ["featureGates: {} # %d\n", "# %d\nfeatureGates: {AllAlpha: false}\n", "featureGates: [broken %d\n", "featureGates: {Nope%d: true}\n"]
RESTART_PAUSE, READY_SECONDS = 20, 60  # seconds


class Replica:
    """A process with files and ports of its own, started as often as wanted. `peak` is the largest of all of them, in MiB."""

    def __init__(self, program, folder, number):
        self.folder, self.number = folder / f"replica-{number}", number
        self.folder.mkdir()
        self.port, self.health, self.settings = fire_programs.free_port(), fire_programs.free_port(), self.folder / "settings.yaml"
        self.peak, self.starts, self.codes, self.ends = 0.0, 0, [], []
        self.command = [program, "--bind-address", "127.0.0.1", "--port", str(self.port), "--health-probe-bind-address", f"127.0.0.1:{self.health}",
                        "--metrics-bind-address", "0", "--cert-dir", str(self.folder), "--config", str(self.settings), "--layers", "webhook,controller",
                        "--memory-limit", "256Mi"]
        self.process = None

    def start(self):
        def before_start():
            fire_programs.LIBC.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: it does not outlive the test
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log, preexec_fn=before_start)
        self.starts += 1

    def is_ready(self):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.health}/readyz", timeout=2) as answer:
                return answer.status == 200
        except (OSError, urllib.error.URLError):
            return False

    def measure(self):
        with contextlib.suppress(OSError, ValueError, IndexError):
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
            self.peak = max(self.peak, int(status.split("VmHWM:")[1].split()[0]) / 1024)

    def stop(self):
        self.measure()
        begin = time.time()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.codes.append(self.process.wait(30))
            self.ends.append((begin, time.time()))
        except subprocess.TimeoutExpired:
            self.codes.append(None)
            self.kill()

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class Trouble(threading.Thread):
    """Something that goes on in steps until the end."""

    def __init__(self, end, pause, step):
        super().__init__(daemon=True)
        self.end, self.pause, self.step, self.count, self.error = end, pause, step, 0, None

    def run(self):
        try:
            while not self.end.wait(self.pause):
                self.step(self.count)
                self.count += 1
        except Exception as error:  # noqa: BLE001 (it is told at the end, and is a failure)
            self.error = f"{type(error).__name__}: {error}"


def change_certificate(replicas, number):
    """One replica after the other, as kubelets bring them; each fifth time it is no certificate, or one with another's key."""
    replica = replicas[number % 2]
    if number % 10 == 4:
        (replica.folder / "next.crt").write_text("no certificate")
        (replica.folder / "next.crt").rename(replica.folder / "tls.crt")
    elif number % 10 == 9:
        (replica.folder / "next.key").write_bytes((replica.folder / (PAIRS[(number + 1) % len(PAIRS)] + ".key")).read_bytes())
        (replica.folder / "next.key").rename(replica.folder / "tls.key")
    else:
        fire_programs.put_pair(replica.folder, PAIRS[number // 2 % len(PAIRS)])


def write_settings(replica, number):
    """By rename, or in place and in two pieces."""
    text = SETTINGS[number // 2 % len(SETTINGS)] % number
    if number % 3:
        (replica.folder / "new").write_text(text)
        (replica.folder / "new").rename(replica.settings)
        return
    with open(replica.settings, "w", encoding="utf-8") as file:
        file.write(text[:9])
        file.flush()
        time.sleep(0.3)
        file.write(text[9:])


class Restarts:
    """One replica at a time, and only while the other is ready. Each third finds broken settings at its start, and good ones later; its pair
    of files has to be a pair. No thread: a replica ends with the one that started it."""

    def __init__(self, replicas, lock):
        self.replicas, self.lock, self.waited_broken, self.count, self.error = replicas, lock, 0, 0, None

    def go_on(self, seconds, others):
        """Until the time is over or something is wrong."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.error and not any(other.error for other in others):
            time.sleep(min(RESTART_PAUSE, max(0, end - time.monotonic())))
            if end - time.monotonic() > RESTART_PAUSE:
                try:
                    self.step(self.count)
                except (RuntimeError, OSError) as error:
                    self.error = str(error)
                self.count += 1

    def step(self, number):
        replica, other = self.replicas[number % 2], self.replicas[1 - number % 2]
        if not other.is_ready():
            return
        with self.lock:
            replica.stop()
            fire_programs.put_pair(replica.folder, PAIRS[number % len(PAIRS)])
            replica.settings.write_text("featureGates: [broken\n" if number % 3 == 2 else "featureGates: {}\n")
            replica.start()
            if number % 3 == 2:
                time.sleep(4)
                if replica.is_ready() or replica.process.poll() is not None:
                    raise RuntimeError("a replica with broken settings is ready, or gone")
                self.waited_broken += 1
                replica.settings.write_text("featureGates: {}\n")
            if not fire_kube.fire_conditions.wait_for(replica.is_ready, READY_SECONDS):
                raise RuntimeError("a replica is not ready in time: " + (replica.folder / "server.log").read_text(errors="replace")[-600:])


def garbage(chance, number):
    kind = number % 4
    if kind == 0:
        return fire_malformed.CASES[number // 4 % len(fire_malformed.CASES)][1]
    if kind == 1:
        return fire_programs.http_request(chance.randbytes(chance.randrange(2000)))
    if kind == 2:
        body = bytearray(fire_programs.valid_review("u", "garbage"))
        for _ in range(5):
            body[chance.randrange(len(body))] = chance.randrange(256)
        return fire_programs.http_request(bytes(body))
    return chance.randbytes(300)


def send_garbage(replicas, chance, number):
    """To the door, over TLS and without."""
    with contextlib.suppress(OSError):
        with socket.create_connection(("127.0.0.1", replicas[number % 2].port), timeout=1) as plain:
            if number % 8 == 7:
                plain.sendall(garbage(chance, number))
                return
            with fire_programs.tls_context().wrap_socket(plain) as connection, contextlib.suppress(ssl.SSLError):
                connection.sendall(garbage(chance, number))
                connection.recv(4096)


class Crowds:
    """Slow clients of both replicas; each crowd goes after a while, and the next one comes."""

    def __init__(self, replicas):
        self.replicas, self.helpers = replicas, []

    def step(self, _number):
        self.stop()
        for replica in self.replicas:
            for behaviour, count in CROWDS:
                settings = {"port": replica.port, "behaviour": behaviour, "count": count, "sources": "many", "ramp": 10, "back_rate": 10,
                            "longest": CROWD_SECONDS + 60, **({"size": 1000} if behaviour == "slow_body" else {}),
                            **({"size": 1_000_000} if behaviour == "half_body" else {})}
                self.helpers.append(Helper("fire_clients.py", settings, niceness=10))

    def stop(self):
        for helper in self.helpers:
            helper.kill()
        self.helpers = []


def troubles_of(replicas, end):
    """Restarts and changes of files do not meet in one replica: then a start would find a pair that is none."""
    lock, chance = threading.Lock(), random.Random(1)
    restarts = Restarts(replicas, lock)

    def certificates(number):
        with lock:
            change_certificate(replicas, number)

    def settings(number):
        with lock:
            write_settings(replicas[number % 2], number)

    crowds = Crowds(replicas)
    crowds.step(0)
    return restarts, crowds, {
        "changes of certificates": Trouble(end, 1.5, certificates), "changes of settings": Trouble(end, 2.5, settings),
        "garbage": Trouble(end, 0.1, lambda number: send_garbage(replicas, chance, number)),
        "crowds of slow clients": Trouble(end, CROWD_SECONDS, crowds.step),
        "looks at memory": Trouble(end, 1, lambda _: [replica.measure() for replica in replicas])}


def nearest(ends, moment):
    """Where a failure stands by the SIGTERM that came last before it, and the end of that replica."""
    before = [end for end in ends if end[0] <= moment]
    return f"{moment - before[-1][0]:.1f} s behind a SIGTERM, {moment - before[-1][1]:+.3f} s from the end" if before else "before all restarts"


def run(options, folder, kube):
    replicas = [Replica(os.path.realpath(options.webhook), folder, number) for number in range(2)]
    front, traffic, crowds, end = None, None, None, threading.Event()
    try:
        for replica in replicas:
            bundle = [kube.make_pair(replica.folder, name) for name in PAIRS][0]
            fire_programs.put_pair(replica.folder, "first")
            replica.settings.write_text("featureGates: {}\n")
            replica.start()
        port = fire_programs.free_port()
        front = Helper("endurance_front.py", {"port": port, "replicas": [{"port": each.port, "health": each.health} for each in replicas]})
        front.wait_until_ready()
        kube.apply(fire_kube.CONFIGURATION % (port, fire_programs.PATH, bundle))
        traffic = fire_kube.traffic_through(kube, options.rate)
        restarts, crowds, troubles = troubles_of(replicas, end)
        for trouble in troubles.values():
            trouble.start()
        restarts.go_on(options.minutes * 60, troubles.values())
        end.set()
        for trouble in troubles.values():
            trouble.join(120)
        result = traffic.finish()
        for replica in replicas:
            replica.stop()
        ends = sorted(end for each in replicas for end in each.ends)
        result["when"] = {what: {"first": nearest(ends, first), "last": nearest(ends, last)} for what, (first, last) in result["when"].items()}
        return {**result, **{name: trouble.count for name, trouble in troubles.items()}, "restarts": restarts.count,
                "starts with broken settings": restarts.waited_broken,
                "errors": [each.error for each in [restarts, *troubles.values()] if each.error], "starts": [each.starts for each in replicas],
                "exit codes": sorted({code for each in replicas for code in each.codes}, key=str), "front": front.finish(),
                "peak MiB": [round(each.peak, 1) for each in replicas], "load": round(os.getloadavg()[1], 1)}
    finally:
        end.set()
        for helper in filter(None, [traffic, front]):
            helper.kill()
        if crowds:
            crowds.stop()
        for replica in replicas:
            replica.kill()


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("webhook")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--rate", type=float, default=100, help="creations a second")
    parser.add_argument("--most-memory", type=float, default=20, help="MiB that a replica may take")
    parser.add_argument("--json")
    return parser.parse_args()


def main():
    options = read_options()
    try:
        kube = fire_kube.cluster()
    except fire_attacks.Skipped as reason:
        print(f"skipped: {reason}")
        return 77
    try:
        with tempfile.TemporaryDirectory() as name:
            result = run(options, pathlib.Path(name), kube)
    finally:
        fire_kube.stop()
    for name, found in result.items():
        print(f"{name}: {found}")
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(result, indent=1))
    held = not result["wrong"] and not result["failed"] and not result["errors"] and result["exit codes"] == [0] and \
        max(result["peak MiB"]) <= options.most_memory
    print(f"{result['asked']} requests, {result['wrong']} wrong, {result['failed']} failed, at most {max(result['peak MiB'])} MiB: "
          f"{'held' if held else 'NOT held'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
