#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What crd-webhook does where memory or time would run out: those who ask too much are told so, and nobody else.

usage: budget.py CRD-WEBHOOK

Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import json
import os
import re
import shutil
import socket
import sys
import tempfile
import threading
import time

from server import FAILURES, Server, certificate, check, cluster, review, wait_for
from crowd import Crowd, ask, metric, resident

MIB = 1 << 20

def errors(size):
    """A review of about so many bytes whose object is wrong in as many places as fit."""
    body = review("CREATE", cluster())
    groups = body["request"]["object"]["spec"]["workerGroupSpecs"] = []
    text = json.dumps(body)
    one = json.dumps({"replicas": "x", "minReplicas": "y"})
    many = ",".join([one] * ((size - len(text)) // (len(one) + 1)))
    return text.replace('"workerGroupSpecs": []', '"workerGroupSpecs": [' + many + "]").encode()


def post(server, body, path="/validate", timeout=40):
    """Status, Retry-After, seconds, text; None for a status where the connection ended without an answer."""
    begin = time.monotonic()
    try:
        with server.connect() as connection:
            connection.settimeout(timeout)
            connection.sendall((f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
                                f"Content-Length: {len(body)}\r\n\r\n").encode() + body)
            pieces = []
            while piece := connection.recv(1 << 16):
                pieces.append(piece)
            answer = b"".join(pieces)
    except OSError as error:
        return None, None, time.monotonic() - begin, str(error)
    head, _, text = answer.partition(b"\r\n\r\n")
    retry = re.search(rb"^Retry-After: (\d+)\r?$", head, re.M)
    return int(head[9:12]) if head[:7] == b"HTTP/1." else None, retry and int(retry.group(1)), time.monotonic() - begin, text.decode()


def all_at_once(server, body, count):
    results = [None] * count

    def one(i):
        results[i] = post(server, body)

    threads = [threading.Thread(target=one, args=(i,)) for i in range(count)]
    for thread in threads:
        thread.start()
    failed, longest = ask(server, 30)
    for thread in threads:
        thread.join(60)
    return results, failed, longest


def full_of_errors(command, folder):
    server = Server(command, folder, "--memory-limit", "128Mi", "--request-timeout", "30s")
    try:
        body = errors(3_000_000)
        peaks = []
        for _ in range(3):
            results, failed, longest = all_at_once(server, body, 24)
            statuses = sorted({result[0] or 0 for result in results})
            check(f"24 bodies of 3 MB full of errors are answered: {statuses}", set(statuses) <= {200, 413, 503},
                  [result[:3] for result in results])
            check(f"{failed} of 30 ordinary requests fail meanwhile, the longest takes {longest:.2f} s", failed == 0, failed)
            peaks.append(resident(server))
        refused = [result for result in results if result[0] == 503]
        check("503 says when to come again", all(result[1] for result in refused), refused[:2])
        for result in results:
            if result[0] != 200:
                status = json.loads(result[3])
                check(f"and {result[0]} is a Status that says why", status.get("kind") == "Status" and status.get("code") == result[0] and
                      status.get("reason") in ("ServiceUnavailable", "RequestEntityTooLarge") and status.get("message"), status)
                break
        check(f"the peak of {peaks[-1] / MIB:.0f} MiB is below the limit", peaks[-1] < 128 * MIB, peaks)
        check("and does not grow", peaks[-1] <= peaks[0] + 24 * MIB, peaks)
        kept = wait_for(lambda: metric(server, "process_resident_memory_bytes") < 64 * MIB)
        check("the memory is given back", kept, metric(server, "process_resident_memory_bytes"))
        check("and so is the budget", wait_for(lambda: metric(server, "crd_webhook_memory_used_bytes") < 16 * MIB),
              metric(server, "crd_webhook_memory_used_bytes"))
    finally:
        server.stop()


def half_sent(server):
    connection = server.connect()
    connection.settimeout(5)
    connection.sendall(b"POST /validate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 7000000\r\n\r\n")
    connection.sendall(b" " * 6_000_000)
    return connection


def half_sent_bodies(command, folder):
    server = Server(command, folder, "--memory-limit", "128Mi", "--request-timeout", "30s")
    crowd = Crowd(server, 60, half_sent, b" ")
    try:
        crowd.wait(60)
        failed, longest = ask(server, 40)
        check(f"60 bodies of 7 MB that never end: {failed} of 40 ordinary requests fail, the longest takes {longest:.2f} s", failed == 0, failed)
        large = json.dumps(review("CREATE", cluster(rayVersion="x" * 400_000))).encode()
        answers = [post(server, large)[0] for _ in range(5)]
        check("and larger ones are judged beside them", answers == [200] * 5, answers)
        check(f"with a peak of {resident(server) / MIB:.0f} MiB", resident(server) < 128 * MIB)
    finally:
        crowd.stop()
        server.stop()


def too_slow(command, folder):
    """A request whose time is up before it is judged is told so. (What is at work when its time is up: tests/unit/webhook/http.c.)"""
    server = Server(command, folder, "--request-timeout", "20s")
    try:
        for what, size in (("small", 250_000), ("large", 1_000_000)):
            for _ in range(30):  # it is cut without an answer when the clock finds its body still coming, or judged before the clock looks
                status, _, seconds, text = post(server, errors(size), "/validate?timeout=1ms")
                if status == 504:
                    break
            answer = json.loads(text) if status else {}
            check(f"a {what} one with a time of 1 ms is answered after {seconds:.2f} s with 504", status == 504 and answer.get("kind") == "Status" and
                  answer.get("code") == 504 and answer.get("reason") == "Timeout", (status, text[:300]))
        path = 'controller_runtime_webhook_requests_total{webhook="/validate",code="504"}'
        check("504 is counted", wait_for(lambda: (metric(server, path) or 0) >= 2), metric(server, path))
        check("and others are judged", server.review(review("CREATE", cluster())).get("allowed") is True)
    finally:
        server.stop()


def wrong_sizes(command, folder):
    import subprocess
    for value in ("0", "256", "x", "-1Gi", "256Mib", "1e9", "99999999Gi", ""):
        ran = subprocess.run([*command, "--cert-dir", folder, "--memory-limit", value], capture_output=True, timeout=30, text=True)
        check(f"--memory-limit {value!r} is refused", ran.returncode == 2 and "--memory-limit" in ran.stderr, (ran.returncode, ran.stderr))


def main():
    command = sys.argv[1:]
    if not shutil.which("openssl"):
        print("skipped: openssl is not here")
        sys.exit(77)
    socket.setdefaulttimeout(40)
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "budget")
        full_of_errors(command, folder)
        half_sent_bodies(command, folder)
        too_slow(command, folder)
        wrong_sizes(command, folder)
    print(f"{len(FAILURES)} failed")
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
