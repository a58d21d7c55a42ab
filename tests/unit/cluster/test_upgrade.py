# SPDX-License-Identifier: Apache-2.0
"""crdc upgrade --objects-from-cluster beside an API server of a few lines (fake_server.py).

usage: test_upgrade.py CRDC CRD

CRD is the one of Volcano's queues; the new one has other limits."""
import json
import os
import subprocess
import sys

import yaml
from fake_server import queue
from test_client import Bench, holds

CRDC, CRD = sys.argv[1:3]


def new_crd(folder):
    with open(CRD, encoding="utf-8") as stream:
        crd = yaml.safe_load(stream)
    root = crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]
    root["status"]["properties"]["state"]["enum"] = ["Open"]
    path = folder / "new.yaml"
    path.write_text(yaml.safe_dump(crd))
    return path


def upgrade(bench, config, *options):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("KUBE")}
    return subprocess.run([CRDC, "upgrade", "--no-witnesses", "--no-overlays", "--output", "json", "--objects-from-cluster", "--kubeconfig", str(config), *options, CRD,
                           str(new_crd(bench.folder))], env=kept, capture_output=True, text=True, timeout=60, check=False)


def main():
    bench = Bench()
    try:
        server = bench.server()
        for i in range(40):
            server.put(queue(f"open-{i}", status={"state": "Open"}))
        server.put(queue("closed", status={"state": "Closed"}))
        config = bench.config(server)
        done = upgrade(bench, config)
        reports = [json.loads(line) for line in done.stdout.splitlines()[1:]]
        holds([one["name"] for one in reports] == ["closed"], f"one object is affected: {done.stdout!r} {done.stderr!r}")
        holds("41 objects" in done.stderr, f"all are counted: {done.stderr!r}")
        holds(upgrade(bench, config, "--fail-on", "refused").returncode == (reports[0]["outcome"] == "refused"), "the exit status says it")
        server.stop()
        done = upgrade(bench, config)
        holds(done.returncode == 2 and "the cluster cannot be asked" in done.stderr, f"a server that is gone: {done.returncode} {done.stderr!r}")
    finally:
        bench.end()


if __name__ == "__main__":
    main()
