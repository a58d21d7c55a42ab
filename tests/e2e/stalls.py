#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-webhook with a log that nobody reads, and with pipes where its files should be: it serves, and it ends when it is told to.

usage: stalls.py CRD-WEBHOOK [--crd FILE]

Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import http.client
import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from server import CONTEXT, FAILURES, Server, certificate, check, cluster, review, served_certificate, wait_for

ADDRESSES = ["--bind-address", "127.0.0.1", "--port", "0", "--metrics-bind-address", "127.0.0.1:0", "--health-probe-bind-address",
             "127.0.0.1:0", "--shutdown-delay", "0"]


def read_for(pipe, seconds):
    """What comes of a pipe until nothing has for so long."""
    text = b""
    while select.select([pipe], [], [], seconds)[0] and (piece := os.read(pipe.fileno(), 1 << 20)):
        text += piece
    return text


def unread_log(command, folder):
    process = subprocess.Popen([*command, "--cert-dir", folder, *ADDRESSES, "--log-level", "debug"], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        text, ports = b"", {}
        deadline = time.monotonic() + 20
        while len(ports) < 3 and time.monotonic() < deadline:
            text += read_for(process.stderr, 0.1)
            ports = {line["logger"]: line["port"] for line in map(json.loads, text.splitlines()) if line.get("msg") == "serving"}
        body = json.dumps(review("CREATE", cluster(rayVersion=7)))
        connection = http.client.HTTPSConnection("127.0.0.1", ports["webhook"], timeout=5, context=CONTEXT)
        answered = 0
        try:
            for _ in range(3000):  # a line of half a KiB each: a pipe's 64 KiB and the program's own 256 are full soon
                connection.request("POST", "/validate", body, {"Content-Type": "application/json"})
                answered += connection.getresponse().read().count(b'"allowed":false')
        except OSError as error:
            print("    ", error)
        check("a log that nobody reads stops no request", answered == 3000, answered)
        connection = http.client.HTTPConnection("127.0.0.1", ports["metrics"], timeout=5)
        connection.request("GET", "/metrics")
        lost = re.search(r"^crd_webhook_log_lines_lost_total (\d+)", connection.getresponse().read().decode(), re.M)
        check("the lines that were lost are counted", lost and int(lost.group(1)) > 100, lost)
        text = read_for(process.stderr, 0.5)
        lines = [json.loads(line) for line in text.splitlines()]
        told = [line["count"] for line in lines if line["logger"] == "log"]
        check("and told when it is read again", told and abs(sum(told) - int(lost.group(1))) <= 1, (told, lost))
        for _ in range(2):
            connection.request("GET", "/metrics")
            connection.getresponse().read()
    except (OSError, KeyError, AttributeError) as error:
        check("a log that nobody reads stops nothing", False, error)
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def end_with_full_log(command, folder):
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    try:
        while True:
            os.write(writer, b"x" * 4096)
    except BlockingIOError:
        os.set_blocking(writer, True)
    process = subprocess.Popen([*command, "--cert-dir", folder, *ADDRESSES], stderr=writer, stdout=subprocess.DEVNULL)
    os.close(writer)
    try:
        time.sleep(1.5)
        process.send_signal(signal.SIGTERM)
        begin = time.monotonic()
        try:
            code = process.wait(10)
        except subprocess.TimeoutExpired:
            code = None
        check(f"with a full pipe as log it starts, and SIGTERM ends it in {time.monotonic() - begin:.1f} s", code == 0, code)
    finally:
        process.kill()
        process.wait()
        os.close(reader)


def pipes_for_files(command, folder):
    settings = os.path.join(folder, "settings.yaml")
    with open(settings, "w") as f:
        f.write("featureGates: {}\n")
    server = Server(command, folder, "--config", settings)
    try:
        first = served_certificate(server)
        for name in ("tls.key", "settings.yaml"):
            path = os.path.join(folder, name)
            os.rename(path, path + ".kept")
            os.mkfifo(path)
            told = wait_for(lambda: any("not a regular file" in line.get("error", "") and name in line["error"] for line in server.lines()))
            check(f"a pipe as {name} is told", told, server.lines()[-3:])
        check("what was there before is served on", served_certificate(server) == first and
              server.review(review("CREATE", cluster())).get("allowed") is True)
        for name in ("tls.key", "settings.yaml"):
            os.rename(os.path.join(folder, name + ".kept"), os.path.join(folder, name))
        certificate(folder, "second")
        check("and a file again is taken up", wait_for(lambda: served_certificate(server) != first))
        os.rename(os.path.join(folder, "tls.key"), os.path.join(folder, "tls.key.kept"))
        os.mkfifo(os.path.join(folder, "tls.key"))
        time.sleep(0.5)
        server.process.send_signal(signal.SIGTERM)
        check("SIGTERM ends it with a pipe as key", wait_for(lambda: server.process.poll() is not None) and server.process.returncode == 0)
        os.rename(os.path.join(folder, "tls.key.kept"), os.path.join(folder, "tls.key"))
    finally:
        server.stop()
    os.mkfifo(os.path.join(folder, "pipe"))
    for what, options in (("certificate", ["--cert-name", "pipe"]), ("key", ["--key-name", "pipe"]), ("authority", ["--client-ca-name", "pipe"]),
                          ("configuration", ["--config", os.path.join(folder, "pipe")]), ("folder as key", ["--key-name", "."])):
        try:
            ran = subprocess.run([*command, "--cert-dir", folder, *ADDRESSES, *options], capture_output=True, timeout=10, text=True)
            found = ran.returncode, ran.stderr
        except subprocess.TimeoutExpired:
            found = None, "it waits"
        check(f"a pipe as {what} ends the start", found[0] == 1 and "not a regular file" in found[1], found)
    # As the kubelet mounts a Secret: a link to a file behind a link to a folder.
    data = os.path.join(folder, "mounted", "..2026_11_22")
    os.makedirs(data)
    for name in ("tls.crt", "tls.key"):
        shutil.copy(os.path.join(folder, name), data)
        os.symlink(os.path.join("..data", name), os.path.join(folder, "mounted", name))
    os.symlink("..2026_11_22", os.path.join(folder, "mounted", "..data"))
    server = Server(command, os.path.join(folder, "mounted"))
    check("links are followed", server.review(review("CREATE", cluster())).get("allowed") is True)
    server.stop()


def main():
    command = sys.argv[1:]
    if not shutil.which("openssl"):
        print("skipped: openssl is not here")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "stalls")
        unread_log(command, folder)
        end_with_full_log(command, folder)
        pipes_for_files(command, folder)
    print(f"{len(FAILURES)} failed")
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
