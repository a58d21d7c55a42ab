# SPDX-License-Identifier: Apache-2.0
"""crd-validate --state-from-cluster beside an API server that lies and goes away (fake_server.py).

usage: test_validate.py CRD-VALIDATE"""
import os
import subprocess
import sys

from fake_server import QUEUES, make_pair, queue
from test_client import Bench, holds, run

PROGRAM = os.path.abspath(sys.argv[1])
RULES = ["--layers", "webhook"]
JUDGED = ("valid", "invalid")


def group(name, wanted):
    return f"apiVersion: scheduling.volcano.sh/v1beta1\nkind: PodGroup\nmetadata: {{name: {name}, namespace: team}}\nspec: {{queue: {wanted}}}\n"


class Place:
    """A home without kubeconfig, manifests, and a server that has the queues open and closed."""

    def __init__(self, bench):
        self.folder = bench.folder / f"place-{next(bench.count)}"
        self.folder.mkdir()
        self.server = bench.server()
        self.server.put(queue("open", status={"state": "Open"}))
        self.server.put(queue("closed", status={"state": "Closed"}))
        self.config = bench.config(self.server)
        for name in ("open", "closed", "new"):
            (self.folder / f"{name}.yaml").write_text(group(name, name))
        (self.folder / "cluster.yaml").write_text("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n")

    def validate(self, *arguments, env=None, sent=None):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KUBE")}
        return subprocess.run([PROGRAM, "--state-from-cluster", *map(str, arguments)], cwd=self.folder, env={**kept, "HOME": str(self.folder), **(env or {})},
                              input=sent, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, check=False)

    def says(self, status, text, *arguments, **more):
        done = self.validate(*arguments, **more)
        holds(done.returncode == status and text in done.stdout, f"{arguments}: {status} with {text!r}, not {done.returncode} with {done.stdout!r}")
        return done.stdout

    def refuses(self, text, *arguments, **more):
        said = self.says(2, text, *arguments, **more)
        holds(not any(f"1 {word}" in said for word in JUDGED), f"nothing is judged: {said!r}")


def test_rules_see_it(bench):
    """Rules get what the cluster has; files go before it."""
    place = Place(bench)
    known = ["--kubeconfig", place.config, *RULES]
    place.says(0, "cluster state: Queue: 2", *known, "open.yaml")
    place.says(1, "queue `closed` status is `Closed`. [webhook, VC-211]", *known, "closed.yaml")
    place.says(1, '"new" not found [webhook, VC-210]', *known, "new.yaml")
    given = place.folder / "given.yaml"
    given.write_text("".join(f"apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {{name: {name}}}\nstatus: {{state: Open}}\n---\n" for name in ("new", "closed")))
    place.says(0, "3 valid", *known, "--state", given, "open.yaml", "closed.yaml", "new.yaml")
    request = '{"id": "1", "endpoint": "/podgroups/validate", "op": "CREATE", "object": {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "PodGroup", "metadata": {"name": "a", "namespace": "team"}, "spec": {"queue": "closed"}}}\n'
    place.refuses("namespaces: ", "--kubeconfig", place.config, "--batch", sent=request)  # the server has none


def test_what_is_asked(bench):
    """Once, in pages, and only what rules of the manifests look at."""
    place = Place(bench)
    for i in range(1200):
        place.server.put(queue(f"q-{i:04}"))
    place.says(0, "cluster state: Queue: 1202", "--kubeconfig", place.config, *RULES, "open.yaml", "open.yaml")
    holds(len(place.server.seen(f"GET {QUEUES}?limit=500")) == 3, "three pages")
    holds(len(place.server.requests) == 3, f"and nothing else: {place.server.requests}")
    place.says(0, "cluster state: no objects", "--kubeconfig", place.config, "--allow-missing-layers", *RULES, "cluster.yaml")
    place.says(0, "1 valid", "--kubeconfig", place.config, "open.yaml")
    holds(len(place.server.requests) == 3, f"nobody looks at it: {place.server.requests}")


def test_kubeconfig(bench):
    """Which kubeconfig and context it is."""
    place = Place(bench)
    config, home = str(place.config), place.folder / ".kube"
    place.says(0, "Queue: 2", *RULES, "open.yaml", env={"KUBECONFIG": config})
    place.says(0, "Queue: 2", *RULES, "open.yaml", env={"KUBECONFIG": f"{home}/missing:{config}:"})
    place.refuses("names several files", *RULES, "open.yaml", env={"KUBECONFIG": f"{config}:{config}"})
    place.refuses("missing: No such file", *RULES, "open.yaml", env={"KUBECONFIG": f"{home}/missing"})
    place.refuses("no kubeconfig is given, and this is no pod", *RULES, "open.yaml")
    place.refuses("there is no kubeconfig to have the context", "--context", "here", *RULES, "open.yaml")
    home.mkdir()
    (home / "config").write_text(place.config.read_text().replace('"ca.crt"', f'"{bench.folder}/ca.crt"'))
    place.says(0, "Queue: 2", *RULES, "open.yaml")
    place.says(0, "Queue: 2", "--context", "here", *RULES, "open.yaml")
    place.refuses("gone", "--context", "nowhere", *RULES, "open.yaml")
    bad = subprocess.run([PROGRAM, "--context", "here", "-"], input="", capture_output=True, text=True, timeout=60, check=False)
    holds(bad.returncode == 2 and "without it there is no --context" in bad.stderr, f"without a cluster: {bad.stderr}")


def test_trouble(bench):
    """What goes wrong is said, and nothing is judged."""
    place = Place(bench)
    asked = ["--kubeconfig", place.config, *RULES, "open.yaml"]
    for code in (401, 403, 404, 500):
        place.server.fail = [code]
        place.refuses("crd-validate: the cluster cannot be asked: queues.scheduling.volcano.sh: ", *asked)
    place.server.list_gone = 1
    place.says(0, "Queue: 2", *asked)  # a forgotten page is asked for anew
    other = make_pair(bench.folder, f"other-{next(bench.count)}", "another authority", None)
    place.refuses("certificate", "--kubeconfig", bench.config(place.server, cluster={"certificate-authority": str(other[0])}), *RULES, "open.yaml")
    place.server.stop()
    place.refuses("the cluster cannot be asked: queues.scheduling.volcano.sh: Get ", *asked)
    broken = place.folder / "libcurl.so.4"
    broken.write_text("no library")
    place.refuses("libcurl cannot be loaded", *asked, env={"LD_LIBRARY_PATH": str(place.folder)})


def main():
    bench = Bench()
    results = [run(bench, name, test) for name, test in list(globals().items()) if name.startswith("test_")]
    bench.end()
    print("\n".join(results))
    return 1 if not results or any(result.startswith("FAILED") for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
