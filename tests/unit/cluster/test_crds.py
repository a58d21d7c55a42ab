# SPDX-License-Identifier: Apache-2.0
"""crd-validate --crds-from-cluster beside an API server of a few lines (fake_server.py).

usage: test_crds.py CRD-VALIDATE"""
import json
import os
import subprocess
import sys

from fake_server import CRDS
from test_client import Bench, holds, run

PROGRAM = os.path.abspath(sys.argv[1])


def crd(kind, maximum, group="example.com", rule="self.size != 7"):
    plural = kind.lower() + "s"
    spec = {"type": "object", "properties": {"size": {"type": "integer", "maximum": maximum}}, "x-kubernetes-validations": [{"rule": rule, "message": "seven is taken"}]}
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
            "metadata": {"name": f"{plural}.{group}", "managedFields": [{"manager": "x"}]},
            "spec": {"group": group, "scope": "Namespaced", "names": {"plural": plural, "singular": kind.lower(), "kind": kind, "listKind": kind + "List"},
                     "versions": [{"name": "v1", "served": True, "storage": True, "schema": {"openAPIV3Schema": {"type": "object", "properties": {"spec": spec}}}}]},
            "status": {"storedVersions": ["v1"]}}


def widget(size, kind="Widget", group="example.com"):
    return f"apiVersion: {group}/v1\nkind: {kind}\nmetadata: {{name: a}}\nspec: {{size: {size}}}\n"


class Place:
    """A home with a cache, manifests, and a server that has CRDs."""

    def __init__(self, bench):
        self.folder = bench.folder / f"crds-{next(bench.count)}"
        self.folder.mkdir()
        self.server = bench.server()
        for kind, maximum in (("Widget", 10), ("Gadget", 20)):
            self.server.put_crd(crd(kind, maximum))
        self.server.put_crd(crd("Widget", 30, "other.org"))
        self.config = bench.config(self.server)
        for name, text in (("seven", widget(7)), ("eleven", widget(11)), ("other", widget(11, group="other.org")), ("none", "apiVersion: v1\nkind: Service\nmetadata: {name: a}\n")):
            (self.folder / f"{name}.yaml").write_text(text)

    def says(self, status, text, *arguments):
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("KUBE", "XDG"))}
        done = subprocess.run([PROGRAM, "--crds-from-cluster", "--kubeconfig", self.config, *map(str, arguments)], cwd=self.folder, env={**kept, "HOME": str(self.folder)},
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, check=False)
        holds(done.returncode == status and text in done.stdout, f"{arguments}: {status} with {text!r}, not {done.returncode} with {done.stdout!r}")
        return done.stdout

    def asked(self):
        """The lists since the last time: all metadata, and CRDs by their names."""
        requests, self.server.requests = self.server.requests, []
        holds(all(method == "GET" and path == CRDS for method, path, _, _ in requests), f"nothing else is asked: {requests}")
        return [query.partition("metadata.name=")[2] for _, _, query, _ in requests]


def test_what_is_asked(bench):
    """The metadata, then the CRDs of the groups at hand; of a cluster that did not change the metadata alone."""
    place = Place(bench)
    place.says(1, "seven is taken", "seven.yaml")
    holds(sorted(place.asked()) == ["", "gadgets.example.com", "widgets.example.com"], "those of the group")
    place.says(1, "less than or equal to 10", "eleven.yaml")
    holds(place.asked() == [""], "the cache has them")
    holds(place.server.asked_for_metadata == 2, "metadata alone")
    place.says(1, "seven is taken", "--no-cache", "seven.yaml")
    holds(len(place.asked()) == 3, "asked for without the cache")
    place.says(0, "1 valid", "other.yaml")
    holds(place.asked() == ["", "widgets.other.org"], "another group")
    place.server.put_crd(crd("Widget", 11))
    place.says(0, "1 valid", "eleven.yaml")
    holds(len(place.asked()) == 3, "it changed")
    place.says(0, "1 without schema", "none.yaml")
    holds(place.asked() == [""], "no CRD of the core")
    place.server.crds.pop("gadgets.example.com")
    place.says(0, "1 valid", "eleven.yaml")
    holds(place.asked() == ["", "widgets.example.com"], "one is gone")


def test_pages_and_order(bench):
    """Many CRDs come in pages; --crd goes before the cluster, and the cluster before catalogs."""
    place = Place(bench)
    for i in range(1200):
        place.server.put_crd(crd(f"K{i}", 1, f"g{i}.org"))
    catalog = place.folder / "catalog"
    catalog.mkdir()
    (catalog / "w.json").write_text(json.dumps({**crd("Widget", 3), "metadata": {"name": "widgets.example.com"}}))
    place.says(1, "less than or equal to 10", "--catalog", catalog, "eleven.yaml")
    holds(len([one for one in place.asked() if not one]) == 3, "three pages")
    place.says(1, "less than or equal to 3", "--crd", catalog, "eleven.yaml")
    holds(not place.asked(), "nothing is missing")


def test_stored_crds(bench):
    """What the cluster has counts as stored: a rule that does not compile is told of each object, as there."""
    place = Place(bench)
    place.server.put_crd(crd("Widget", 10, rule="self.nothing"))
    place.says(1, "undefined field 'nothing'", "eleven.yaml")


def test_trouble(bench):
    """What goes wrong is said, and nothing is judged."""
    place = Place(bench)
    for code in (401, 403, 500):
        place.server.fail = [code]
        said = place.says(2, "the cluster cannot be asked: customresourcedefinitions.apiextensions.k8s.io: ", "eleven.yaml")
        holds("invalid" not in said, said)
    place.server.stop()
    place.says(2, "the cluster cannot be asked", "eleven.yaml")


def main():
    bench = Bench()
    results = [run(bench, name, test) for name, test in list(globals().items()) if name.startswith("test_")]
    bench.end()
    print("\n".join(results))
    return 1 if not results or any(result.startswith("FAILED") for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
