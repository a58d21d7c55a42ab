#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The section "Another object of the cluster" of docs/extending.md: its program is examples/service/tenants.c, compiles by the
page's command, waits for an API server (tests/unit/cluster/fake_server.py), answers by what that has, and follows it.

usage: service_cluster.py SOURCE-ROOT BUILD-ROOT [COMPILER-FLAG...]"""
import json
import os
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

ROOT, BUILD, FLAGS = sys.argv[1], sys.argv[2], sys.argv[3:]
sys.path.insert(0, os.path.join(ROOT, "tests/unit/cluster"))
from fake_server import Server, make_pair  # noqa: E402


def section(page, title):
    text = pathlib.Path(ROOT, page).read_text(encoding="utf-8")
    return re.search(rf"^### {title}\n(.*?)(?=^#)", re.sub(r"^#(?= *(include|define))", "\0", text, flags=re.M), re.M | re.S)[1].replace("\0", "#")


def block(text, language):
    return re.search(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)[1]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def namespace(name, **labels):
    return {"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": name, "labels": {f"example.com/{key}": value for key, value in labels.items()}}}


class Service:
    def __init__(self, program, folder, config):
        self.port = free_port()
        self.context = ssl.create_default_context(cafile=folder / "tls.crt")
        self.context.verify_flags &= ~ssl.VERIFY_X509_STRICT
        self.log = open(folder / "log", "w+", encoding="utf-8")
        self.process = subprocess.Popen([program, folder, f"127.0.0.1:{self.port}", config], stderr=self.log)
        with open(os.path.join(ROOT, "examples/service/review.json"), encoding="utf-8") as file:
            self.review = json.load(file)

    def ask(self, space, labels):
        self.review["request"].update(namespace=space)
        self.review["request"]["object"]["metadata"].update(namespace=space, labels=labels)
        request = urllib.request.Request(f"https://127.0.0.1:{self.port}/tenants", json.dumps(self.review).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, context=self.context, timeout=20) as answer:
                said = json.load(answer)["response"]
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return "nobody"
        return True if said["allowed"] else said["status"]["message"]

    def wait_for(self, wanted, space, labels=None):
        end = time.monotonic() + 20
        while (said := self.ask(space, labels or {})) != wanted:
            if time.monotonic() > end or self.process.poll() is not None:
                self.log.seek(0)
                sys.exit(f"{space} {labels}: {said}, not {wanted}: {self.log.read()}")
            time.sleep(0.05)


def main():
    text = section("docs/extending.md", "Another object of the cluster")
    program = pathlib.Path(ROOT, "examples/service/tenants.c").read_text(encoding="utf-8")
    if block(text, "c") != "".join(line for line in program.splitlines(True) if "SPDX" not in line):
        sys.exit("the page has another program than the example")
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        command, rights = block(text, "sh").splitlines()[:2]
        command = command.replace("build/", BUILD + "/").replace("-o tenants", " ".join(["-o", f"{work}/tenants", "-Wall", "-Wextra", "-Wpedantic", "-Werror", *FLAGS]))
        subprocess.run(command, shell=True, cwd=ROOT, check=True)
        said = subprocess.run(rights.replace("./tenants", f"{work}/tenants"), shell=True, check=True, capture_output=True, text=True).stdout
        if "resources:\n  - namespaces\n  verbs:\n  - list\n  - watch\n" not in said:
            sys.exit(f"rights: {said}")
        authority = make_pair(work, "ca", "tests authority", None)
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", work / "tls.key", "-out",
                        work / "tls.crt", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)
        server = Server(work)
        server.resource, server.fail = "/api/v1/namespaces", [500] * 1000
        for one in (namespace("default", tenant="acme"), namespace("old", closed="true"), namespace("free")):
            server.put(one)
        address = server.start(make_pair(work, "server", "server", "IP:127.0.0.1", authority))
        config = work / "config"
        config.write_text(json.dumps({"apiVersion": "v1", "kind": "Config", "current-context": "a", "contexts": [{"name": "a", "context": {"cluster": "a", "user": "a"}}],
                                      "clusters": [{"name": "a", "cluster": {"server": address, "certificate-authority": "ca.crt"}}],
                                      "users": [{"name": "a", "user": {"token": "t"}}]}))
        service = Service(work / "tenants", work, config)
        try:
            service.wait_for(503, "default")  # no list has come yet
            server.fail.clear()
            service.wait_for(True, "default")
            acme, other = {"example.com/tenant": "acme"}, {"example.com/tenant": "other"}
            for wanted, space, labels in ((True, "default", acme), ("the namespace is acme's", "default", other), ("the namespace is closed", "old", acme),
                                          ("the namespace is nobody's", "free", acme), (True, "free", {}), ("the namespace is not known yet", "new", {})):
                if (said := service.ask(space, labels)) != wanted:
                    sys.exit(f"{space} {labels}: {said}, not {wanted}")
            server.put(namespace("new", tenant="acme"))
            service.wait_for(True, "new", acme)
            server.put(namespace("old"))
            service.wait_for(True, "old")
            server.remove("new")
            service.wait_for("the namespace is not known yet", "new", acme)
            service.process.send_signal(signal.SIGTERM)
            if service.process.wait(20) != 0:
                sys.exit(f"it ends with {service.process.returncode}")
        finally:
            service.process.kill()
            server.stop()


if __name__ == "__main__":
    main()
