# SPDX-License-Identifier: Apache-2.0
"""crd-validate --crds-from-cluster beside an API server of a few lines (fake_server.py).

usage: test_crds.py CRD-VALIDATE"""
import json
import os
import subprocess
import sys

from fake_server import CRDS, make_pair
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
        for name, text in (("seven", widget(7)), ("eleven", widget(11)), ("other", widget(11, group="other.org")), ("none", "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a}]}\n")):
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
    place.says(0, "1 valid", "none.yaml")
    holds(place.asked() == [], "nothing for what the API server knows itself")
    place.server.crds.pop("gadgets.example.com")
    place.says(0, "1 valid", "eleven.yaml")
    holds(place.asked() == ["", "widgets.example.com"], "one is gone")


def test_what_is_kept(bench):
    """What is broken, or could be another user's, is asked for anew, and replaced."""
    place = Place(bench)
    place.says(1, "less than or equal to 10", "eleven.yaml")
    place.asked()
    folder = place.folder / ".cache/crdc"
    (entry,) = folder.iterdir()
    good = entry.read_bytes()

    def replaced(name):
        place.says(1, "less than or equal to 10", "eleven.yaml")
        holds(len(place.asked()) > 1, f"{name}: asked for anew")
        holds(entry.is_file() and not entry.is_symlink() and entry.read_bytes() == good, f"{name}: replaced")

    for name, text in (("a changed byte", good.replace(b"10", b"99", 1)), ("cut", good[:-9]), ("empty", b""), ("a digest alone", good[:64])):
        entry.write_bytes(text)
        replaced(name)
    entry.rename(place.folder / "elsewhere")
    entry.symlink_to(place.folder / "elsewhere")
    replaced("a link")
    entry.unlink()
    os.mkfifo(entry)
    replaced("a pipe")
    entry.chmod(0o666)
    replaced("a file that others can write")
    folder.chmod(0o777)
    place.says(1, "less than or equal to 10", "eleven.yaml")
    holds(len(place.asked()) > 1, "a folder that others can write is not used")
    folder.chmod(0o700)
    place.says(1, "less than or equal to 10", "eleven.yaml")
    holds(place.asked() == [""], "and is once it is closed")


def test_a_kind_cannot_hide(bench):
    """What YAML says the kind is, not what lines look like, is what the cluster is asked for."""
    place = Place(bench)
    decoy, rest = 'x: "\nkind: Decoy\n  "\n', "metadata: {name: a}\nspec: {size: 11}\n"
    for name, text in {"merge": "<<: {kind: Widget}\n", "alias": "y: &k kind\n*k : Widget\n", "u2028": "y: a\u2028kind: Widget\n",
                       "return": "y: a\rkind: Widget\n", "space": "kind : Widget\n"}.items():
        (place.folder / f"{name}.yaml").write_bytes(("apiVersion: example.com/v1\n" + text + rest + decoy).encode())
        place.says(1, "less than or equal to 10", f"{name}.yaml")


def test_two_clusters(bench):
    """What one cluster has says nothing of another, though names, uids and versions are the same."""
    place = Place(bench)
    place.server.put_crd(crd("Widget", 100))
    place.says(0, "1 valid", "eleven.yaml")
    lax, strict = place.config, bench.server()
    for kind, maximum, group in (("Widget", 10, "example.com"), ("Gadget", 20, "example.com"), ("Widget", 30, "other.org"), ("Widget", 10, "example.com")):
        strict.put_crd(crd(kind, maximum, group))
    holds({name: item["metadata"] for name, item in strict.crds.items()} == {name: item["metadata"] for name, item in place.server.crds.items()}, "the same metadata")
    place.config = bench.config(strict)
    place.says(1, "less than or equal to 10", "eleven.yaml")
    place.config = lax
    place.says(0, "1 valid", "eleven.yaml")
    # another one at the same address, with another authority
    place.server.stop()
    folder = bench.folder / "other"
    folder.mkdir()
    authority = make_pair(folder, "ca", "other authority", None)
    place.server.crds = strict.crds
    place.server.start(make_pair(folder, "server", "server", "IP:127.0.0.1", authority))
    place.config = bench.config(place.server, cluster={"certificate-authority": str(authority[0])})
    place.says(1, "less than or equal to 10", "eleven.yaml")


def test_nobody_vouches(bench):
    """Of a server whose certificate is not looked at nothing is kept."""
    place = Place(bench)
    place.config = bench.config(place.server, cluster={"certificate-authority": None, "insecure-skip-tls-verify": True})
    for _ in range(2):
        place.says(1, "less than or equal to 10", "eleven.yaml")
        holds(len(place.asked()) == 3, "asked for anew")


def test_lists_without_end(bench):
    """A list that goes on and on is left, whether its pages have anything or not."""
    place = Place(bench)
    for items, most in ((500, 150), (0, 450)):
        place.server.endless = items
        place.says(2, "customresourcedefinitions.apiextensions.k8s.io: the list does not end: more than 100000 objects", "eleven.yaml")
        holds(len(place.asked()) < most, "left in time")


def test_kinds_that_were_meant(bench):
    """What the cluster has in another version, or under a name that differs by a slip."""
    place = Place(bench)
    (place.folder / "slip.yaml").write_text(widget(1, "Wigdet"))
    place.says(1, 'no matches for kind "Wigdet" in version "example.com/v1"; did you mean "Widget"?', "slip.yaml")
    (place.folder / "version.yaml").write_text(widget(1).replace("/v1", "/v2"))
    place.says(1, 'no matches for kind "Widget" in version "example.com/v2"; did you mean version "example.com/v1"?', "version.yaml")


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
