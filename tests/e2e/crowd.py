#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Slow, silent and hungry clients around crd-webhook while others ask ordinary questions: every one of those is answered.

usage: crowd.py CRD-WEBHOOK [--crd FILE]

Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import json
import os
import re
import resource
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

from server import CONTEXT, FAILURES, Server, certificate, check, cluster, raw_request, review, wait_for

REQUEST = raw_request(json.dumps(review("CREATE", cluster())).encode())
TICKS = os.sysconf("SC_CLK_TCK")


def cpu(server):
    """Seconds of the processor that the program has had."""
    with open(f"/proc/{server.process.pid}/stat") as f:
        fields = f.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(server):
    with open(f"/proc/{server.process.pid}/status") as f:
        return int(re.search(r"^VmHWM:\s+(\d+)", f.read(), re.M).group(1)) * 1024


def metric(server, name):
    found = re.search("^" + re.escape(name) + r" (\d+)", server.get("metrics", "/metrics")[1], re.M)
    return int(found.group(1)) if found else None


def plain(server):
    return socket.create_connection(("127.0.0.1", server.ports["webhook"]), timeout=10)


def ask(server, times):
    """How many of so many ordinary requests, each on a connection of its own, were not answered rightly, and the longest time."""
    failed, longest = 0, 0
    for _ in range(times):
        begin = time.monotonic()
        try:
            failed += server.review(review("CREATE", cluster())).get("allowed") is not True
        except (OSError, ValueError):
            failed += 1
        longest = max(longest, time.monotonic() - begin)
    return failed, longest


class Crowd:
    """Clients that go on until the end: each connects, starts something, goes on a byte at a time, and comes back when it is cut."""

    def __init__(self, server, count, start, drip=b" ", threads=4):
        self.server, self.start, self.drip = server, start, drip
        self.end, self.begun = threading.Event(), 0
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self.run, args=(count // threads,), daemon=True) for _ in range(threads)]
        for thread in self.threads:
            thread.start()

    def connect(self):
        try:
            connection = self.start(self.server)
            connection.setblocking(False)
        except OSError:
            return None
        with self.lock:
            self.begun += 1
        return connection

    def run(self, count):
        connections = [None] * count
        while not self.end.is_set():
            for i in range(count):
                if self.end.is_set():
                    break
                if connections[i] is None:
                    connections[i] = self.connect()
                    continue
                try:
                    if self.drip:
                        connections[i].send(self.drip)
                    elif not connections[i].recv(1, socket.MSG_PEEK):
                        raise OSError
                except (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError):
                    pass
                except (OSError, ValueError):
                    connections[i].close()
                    connections[i] = None
            time.sleep(0.05)
        for connection in connections:
            if connection:
                connection.close()

    def wait(self, begun, seconds=60):
        wait_for(lambda: self.begun >= begun, seconds)
        return self.begun

    def stop(self):
        self.end.set()
        for thread in self.threads:
            thread.join(20)


def half_handshake(server):
    connection = plain(server)
    connection.sendall(b"\x16\x03\x01\x02\x00\x01")
    return connection


def first_record():
    """What a client says first."""
    client = CONTEXT.wrap_bio(ssl.MemoryBIO(), out := ssl.MemoryBIO())
    try:
        client.do_handshake()
    except ssl.SSLWantReadError:
        pass
    return out.read()


def only_hello(server):
    connection = plain(server)
    connection.sendall(first_record())
    return connection


def half_head(server):
    connection = server.connect()
    connection.sendall(REQUEST[:60])
    return connection


def half_body(server):
    connection = server.connect()
    connection.sendall(b"POST /validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{")
    return connection


def around(server, what, count, start, drip, begun, asked=40, until=None):
    """Ordinary requests amid a crowd, which goes on until `until` is true as well: how soon that is the machine decides."""
    crowd = Crowd(server, count, start, drip)
    try:
        seen = crowd.wait(begun)
        failed, longest = ask(server, asked)
        check(f"{what}, {seen} begun: {failed} of {asked} ordinary requests fail, the longest takes {longest:.2f} s", failed == 0 and seen >= begun,
              (seen, failed, longest))
        if until:
            wait_for(until, 20)
    finally:
        crowd.stop()


def bytes_that_burn(server):
    """What waits costs nothing: half a record, half a handshake, and a handshake that came to its middle."""
    first = first_record()
    for what, text in (("one byte", b"\x16"), ("half a record", first[:100]), ("a hello that nothing follows", first)):
        with plain(server) as connection:
            connection.sendall(text)
            time.sleep(0.3)
            before = cpu(server)
            time.sleep(2)
            used = cpu(server) - before
            check(f"{what} of a handshake takes {used:.2f} s of two seconds", used <= 0.2, used)


def cut_as_slow(server):
    return metric(server, 'crd_webhook_connections_shed_total{reason="slow"}') or 0


def slow_ones(command, folder):
    server = Server(command, folder, "--request-timeout", "30s")
    try:
        bytes_that_burn(server)
        around(server, "640 slow bodies", 640, half_body, b" ", 640)
    finally:
        server.stop()
    server = Server(command, folder, "--request-timeout", "30s", "--max-connections", "128")
    try:
        around(server, "600 silent clients where 128 have room", 600, plain, None, 600)
        around(server, "600 half handshakes where 128 have room", 600, half_handshake, b"\0", 600)
        around(server, "600 slow heads where 128 have room", 600, half_head, b"x", 400)
        around(server, "600 slow bodies where 128 have room", 600, half_body, b" ", 400, until=lambda: cut_as_slow(server) > 50)
        shed = cut_as_slow(server)
        check(f"{shed} were cut as slow", shed > 50, shed)
        check("nobody was turned away", metric(server, 'crd_webhook_connections_shed_total{reason="no room"}') < 60,
              server.get("metrics", "/metrics")[1])
    finally:
        server.stop()


def left_handshakes(command, folder):
    server = Server(command, folder, "--max-connections", "800", "--max-connections-per-address", "600")
    try:
        around(server, "800 handshakes left after the hello where 600 have room", 800, only_hello, None, 800)
        shed = metric(server, 'crd_webhook_connections_shed_total{reason="handshake"}')
        check(f"{shed} were cut as slow handshakes", shed and shed > 50, shed)
    finally:
        server.stop()


def fast_ones(command, folder):
    """Connections that are used are not cut for those that come, and idle ones make room."""
    server = Server(command, folder, "--max-connections", "64", "--max-connections-per-address", "64")
    try:
        used = [server.connect() for _ in range(40)]
        idle = []
        cut = 0
        for i in range(60):
            idle.append(plain(server))
            for connection in used[i % 4::4]:
                try:
                    connection.sendall(REQUEST)
                    answer = b""
                    while b'"allowed":true' not in answer and (piece := connection.recv(65536)):
                        answer += piece
                    cut += b"HTTP/1.1 200" not in answer
                except OSError:
                    cut += 1
            time.sleep(0.05)
        check("connections in use stay while silent ones come", cut == 0, cut)
        for connection in used + idle:
            connection.close()
    finally:
        server.stop()


def few_descriptors(command, folder):
    limited = [shutil.which("prlimit"), "--nofile=200:200", *command]
    server = Server(limited, folder)
    try:
        others = [plain(server) for _ in range(400)]
        time.sleep(0.5)
        before = cpu(server)
        time.sleep(2)
        used = cpu(server) - before
        check(f"400 connections and 200 descriptors: {used:.2f} s of two seconds", used <= 0.3, used)
        failed, longest = ask(server, 40)
        check(f"and {failed} of 40 ordinary requests fail, the longest takes {longest:.2f} s", failed == 0, failed)
        for other in others:
            other.close()
    finally:
        server.stop()
    limited = [shutil.which("prlimit"), "--nofile=100:4000", *command]
    server = Server(limited, folder)
    try:
        with open(f"/proc/{server.process.pid}/limits") as f:
            soft = re.search(r"Max open files\s+(\d+)", f.read()).group(1)
        check("the soft limit of descriptors is raised to the hard one", soft == "4000", soft)
    finally:
        server.stop()


def main():
    command = sys.argv[1:]
    if not shutil.which("openssl") or not shutil.which("prlimit"):
        print("skipped: openssl or prlimit is not here")
        sys.exit(77)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "crowd")
        slow_ones(command, folder)
        left_handshakes(command, folder)
        fast_ones(command, folder)
        few_descriptors(command, folder)
    print(f"{len(FAILURES)} failed")
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
