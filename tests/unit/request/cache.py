#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The cache of compiled CRDs under what may become of it: bytes flipped, files cut, links, pipes, other owners and modes, a full
disk, writers at once. Whatever it is, crd-validate says what it says without a cache, and a broken entry is replaced by a good one.

usage: cache.py CRD-VALIDATE

What needs root is left out without it, and objects where the build has no libtcc.
"""
import os
import shutil
import subprocess
import sys
import tempfile

# What is kept of a CRD without rules is data, of others an object as well: everything is tried with one of each. `wide` has no
# automaton: like the format it is checked by a function, whose address is not kept.
RULE = """            x-kubernetes-validations:
            - {rule: 'self.size < 11', message: too large}
"""
CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: %(plural)s.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: %(plural)s, singular: %(singular)s, kind: %(kind)s, listKind: %(kind)sList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 10}
              name: {type: string, pattern: '^[a-z]+$'}
              wide: {type: string, pattern: '^[ab]*a[ab]{20}$'}
              mail: {type: string, format: email}
              long: {type: string, enum: [%(long)s]}
"""
LONG = "x" * 9000  # more than a page of a disk that is to be full
OBJECT = "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: 11, name: B, wide: c, mail: d}\n"
NOBODY = 65534
validate = os.path.abspath(sys.argv[1])
with open(validate, "rb") as program:
    FLIPS = 20 if b"__asan_init" in program.read() else 60  # besides those of the head and of the end; a start takes ten times as long there
failures = []


def fail(name, text):
    failures.append(name)
    print(f"FAILED {name}: {text}")


class Place:
    """A folder with a CRD, an object, and a cache below it."""

    def __init__(self, root, rules):
        self.root = root
        os.mkdir(root, 0o700)
        for name, text in (("crd.yaml", CRD % {"plural": "widgets", "singular": "widget", "kind": "Widget", "long": LONG}),
                           ("other.yaml", CRD % {"plural": "gadgets", "singular": "gadget", "kind": "Gadget", "long": LONG}), ("a.yaml", OBJECT)):
            with open(os.path.join(root, name), "w", encoding="utf-8") as file:
                file.write(text + (rules if name == "crd.yaml" else ""))
        self.cache = os.path.join(root, "cache")
        self.folder = os.path.join(self.cache, "crdc")
        self.expected = self.run("--no-cache")

    def path(self, *names):
        return os.path.join(self.root, *names)

    def start(self, *options, crd="crd.yaml", cache=None, **more):
        environment = dict(os.environ, XDG_CACHE_HOME=cache or self.cache)
        return subprocess.Popen([validate, *options, "--crd", self.path(crd), self.path("a.yaml")], env=environment,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **more)

    def run(self, *options, **more):
        child = self.start(*options, **more)
        try:
            output, _ = child.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            child.kill()
            output = child.communicate()[0] + b"(it hung)"
        return child.returncode, output

    def check(self, name, **more):
        got = self.run(**more)
        if got != self.expected:
            fail(name, f"exit {got[0]}, wanted {self.expected[0]}:\n{got[1].decode(errors='replace')}")
            return False
        return True

    def objects(self, folder=None):
        return sorted(name for name in os.listdir(folder or self.folder) if name.endswith(".so"))


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


def replaced(place, name, entry, good):
    """The verdict stands, and the entry is the good one again."""
    if not place.check(name):
        return False
    if os.path.islink(entry) or not os.path.isfile(entry) or read(entry) != good:
        fail(name, "the broken entry was not replaced by a good one")
        return False
    return True


def broken_content(place, entry, good):
    step = max(1, len(good) // FLIPS)
    for at in [*range(0, 64, 3), *range(64, len(good), step), *range(len(good) - 80, len(good), 3)]:
        write(entry, good[:at] + bytes([good[at] ^ 0xFF]) + good[at + 1:])
        if not replaced(place, f"a flipped byte at {at}", entry, good):
            break
    for size in [0, 1, 63, 64, *range(100, len(good), len(good) * 3 // FLIPS), len(good) - 80, len(good) - 1]:
        write(entry, good[:size])
        if not replaced(place, f"cut to {size} bytes", entry, good):
            break
    write(entry, good + b"\0")
    replaced(place, "a byte more", entry, good)
    with open(entry, "wb") as file:
        file.truncate(1 << 40)
    replaced(place, "a sparse file of a tebibyte", entry, good)


def other_entry(place, entry, good):
    place.run(crd="other.yaml")
    others = [name for name in place.objects() if os.path.join(place.folder, name) != entry]
    shutil.move(os.path.join(place.folder, others[0]), entry)
    replaced(place, "the object of another CRD under this name", entry, good)


def other_kinds(place, entry, good):
    elsewhere = place.path("elsewhere.so")
    shutil.copyfile(entry, elsewhere)
    os.chmod(elsewhere, 0o600)
    os.unlink(entry)
    os.symlink(elsewhere, entry)
    replaced(place, "a link to a good object", entry, good)
    os.unlink(entry)
    os.mkfifo(entry, 0o600)
    replaced(place, "a pipe", entry, good)
    os.unlink(entry)
    os.mkdir(entry, 0o700)
    place.check("a folder")
    os.rmdir(entry)
    place.check("nothing")


def used(place, name, cache, folder, wanted):
    """Whether an object comes to be in the folder."""
    place.check(name, cache=cache)
    got = os.path.isdir(folder) and bool(place.objects(folder))
    if got != wanted:
        fail(name, "the cache was not used" if wanted else "a cache that others can write to was used")
    shutil.rmtree(folder, ignore_errors=True)


def modes(place, entry, good):
    for mode in (0o602, 0o620, 0o666):
        os.chmod(entry, mode)
        place.check(f"mode {mode:o}")
        if os.stat(entry).st_mode & 0o022:
            fail(f"mode {mode:o}", "an object that others can write to was used")
            os.chmod(entry, 0o600)
    for mode in (0o770, 0o707, 0o1777):
        shutil.rmtree(place.folder, ignore_errors=True)
        os.mkdir(place.folder)
        os.chmod(place.folder, mode)
        used(place, f"a folder of mode {mode:o}", None, place.folder, False)
    del good


def paths(place):
    home = place.path("home")
    os.makedirs(os.path.join(home, "real"), 0o700)
    os.symlink("real", os.path.join(home, "link"))
    os.symlink("loop", os.path.join(home, "loop"))
    real = os.path.join(home, "real", "crdc")
    used(place, "a path that is new", os.path.join(home, "new", "cache"), os.path.join(home, "new", "cache", "crdc"), True)
    used(place, "a link where only this user writes", os.path.join(home, "link"), real, True)
    used(place, "a link to itself", os.path.join(home, "loop"), real, False)
    os.chmod(home, 0o777)
    used(place, "a folder above that others can write to", os.path.join(home, "real"), real, False)
    used(place, "a link where others may write", os.path.join(home, "link"), real, False)
    os.chmod(home, 0o1777)
    used(place, "a sticky folder above", os.path.join(home, "real"), real, True)
    if os.geteuid() == 0:
        os.lchown(os.path.join(home, "link"), NOBODY, NOBODY)
        used(place, "another user's link in a sticky folder", os.path.join(home, "link"), real, False)
        os.chown(os.path.join(home, "real"), NOBODY, NOBODY)
        used(place, "another user's folder above", os.path.join(home, "real"), real, False)


def missing_home(place):
    """A home that is not there is not made; in one that is there, what is below it is."""
    home = place.path("nobody", "home")
    environment = {name: value for name, value in os.environ.items() if name != "XDG_CACHE_HOME"} | {"HOME": home}
    for there in (False, True):
        if there:
            os.makedirs(home, 0o700)
        subprocess.run([validate, "--crd", place.path("crd.yaml"), place.path("a.yaml")], env=environment, stdin=subprocess.DEVNULL,
                       capture_output=True, timeout=60, check=False)
        if os.path.exists(os.path.dirname(home)) != there:
            fail("a home that is not there", "it was made")
    if not place.objects(os.path.join(home, ".cache", "crdc")):
        fail("a home", "its cache was not used")


def other_owner(place, entry, good):
    os.chown(entry, NOBODY, NOBODY)
    place.check("another user's object")
    if os.stat(entry).st_uid != 0:
        fail("another user's object", "it was used")
    os.chown(place.folder, NOBODY, NOBODY)
    shutil.copyfile(entry, entry + ".old")
    os.unlink(entry)
    place.check("another user's folder")
    if os.path.exists(entry):
        fail("another user's folder", "it was used")
    os.chown(place.folder, 0, 0)
    os.rename(entry + ".old", entry)
    del good


def unwritable(place):
    cache = place.path("closed")
    os.makedirs(os.path.join(cache, "crdc"), 0o700)
    more = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    os.chmod(os.path.join(cache, "crdc"), 0o500)
    if more:
        os.chmod(place.root, 0o755)
        os.chown(cache, NOBODY, NOBODY)
        os.chown(os.path.join(cache, "crdc"), NOBODY, NOBODY)
    place.check("a folder that cannot be written to", cache=cache, **more)
    if os.listdir(os.path.join(cache, "crdc")):
        fail("a folder that cannot be written to", "something was written")
    os.chmod(os.path.join(cache, "crdc"), 0o700)
    if more:
        place.check("a user who is not root", cache=cache, **more)
        if not place.objects(os.path.join(cache, "crdc")):
            fail("a user who is not root", "the cache was not used")


def full_disk(place, good):
    """On a file system that has room for half of the object."""
    cache = place.path("small")
    os.mkdir(cache, 0o700)
    script = f'mount -t tmpfs -o size={max(4096, len(good) // 2)},mode=0700 none "$1" && shift && "$@"; code=$?; ls -A "$XDG_CACHE_HOME/crdc" >&2; exit $code'
    command = ["unshare", "-m" if os.geteuid() == 0 else "-rm", "sh", "-c", script, "sh", cache]
    if subprocess.run([*command, "true"], capture_output=True, check=False).returncode != 0:
        print("not tried: a full disk (no file system can be mounted here)")
        return
    got = subprocess.run([*command, validate, "--crd", place.path("crd.yaml"), place.path("a.yaml")], capture_output=True, check=False,
                         env=dict(os.environ, XDG_CACHE_HOME=cache))
    if got.returncode != place.expected[0] or got.stdout != place.expected[1]:
        fail("a full disk", f"exit {got.returncode}: {got.stdout} {got.stderr}")
    elif got.stderr:
        fail("a full disk", f"a part of a file is left, or something was said: {got.stderr}")


def stray_overlays(place):
    """An overlay that belongs to nothing is an error, however long the CRD beside it has been in the cache."""
    for name in ("crd.marker.yaml", "crdd.markers.yaml"):
        write(place.path(name), b"spec:\n  # +required\n  size:\n")
        code, output = place.run()
        if code == place.expected[0] and output == place.expected[1] or name.encode() not in output:
            fail(f"{name} beside a CRD in the cache", f"exit {code}: {output}")
        os.unlink(place.path(name))
    place.check("no overlay any more")


def writers_at_once(place, entry, good):
    for _ in range(4):
        os.unlink(entry)
        children = [place.start() for _ in range(8)]
        for child in children:
            output, _ = child.communicate(timeout=120)
            if (child.returncode, output) != place.expected:
                fail("writers at once", f"exit {child.returncode}: {output}")
        if read(entry) != good or len(os.listdir(place.folder)) != 1:
            fail("writers at once", f"left {os.listdir(place.folder)}")


def run_all(place, coded):
    place.check("a first run")
    if not os.path.isdir(place.folder) or not place.objects():
        return False
    entry = os.path.join(place.folder, place.objects()[0])
    good = read(entry)
    if good.startswith(b"\x7fELF") != coded:
        fail("what is kept", "rules alone are compiled")
    broken_content(place, entry, good)
    other_entry(place, entry, good)
    other_kinds(place, entry, good)
    stray_overlays(place)
    if os.geteuid() == 0:
        other_owner(place, entry, good)
    writers_at_once(place, entry, good)
    full_disk(place, good)
    modes(place, entry, good)
    paths(place)
    missing_home(place)
    unwritable(place)
    return True


def main():
    global validate
    os.umask(0o022)
    with tempfile.TemporaryDirectory() as root:
        os.chmod(root, 0o755)
        if os.geteuid() == 0:  # another user is to run it, who may not look into the folder that it was built in
            validate = shutil.copy(validate, root)
        if not run_all(Place(os.path.join(root, "data"), ""), False):
            fail("a first run", "nothing is kept")
        if not failures and not run_all(Place(os.path.join(root, "object"), RULE), True):
            print("an object is not kept: this build has no libtcc")
    sys.exit(1 if failures else 0)


main()
