#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A project of Meson that has crdc as a subproject builds the program of docs/c-programs.md and no more than that needs, tests neither.

usage: subproject.py [--build] SOURCES CLUSTER.C CLUSTER

CLUSTER is what the build made of CLUSTER.C, whose words the other has to say. Without --build the project is configured, and what a
build would do is looked at: it compiles what CLUSTER is made of, and no file of the tests and programs.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
WRAP = """[wrap-file]
directory = crdc
[provide]
dependency_names = crdrt, crdkinds, crdc, crdchecks, crdcore, crdcjson, crdcluster, crdadmission, crdwebhook
"""


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def planned(build):
    """What a build of the program would compile."""
    commands = run("ninja", "-C", build, "-t", "commands", "cluster").splitlines()
    files = {word for command in commands for word in command.split() if word.endswith((".c", ".cc")) and "subprojects/crdc/" in word}
    folders = {file.split("subprojects/crdc/")[1].split("/")[0] for file in files}
    if folders != {"runtime", "generated"}:
        sys.exit(f"the program is made of files in {sorted(folders)}")
    print(f"{len(files)} files would be compiled, of {', '.join(sorted(folders))}")
    return 0


def main():
    whole = sys.argv[1] == "--build"
    sources, cluster_c, cluster = map(os.path.abspath, sys.argv[1 + whole :])
    sample = os.path.join(sources, "examples/raycluster.yaml")
    if not shutil.which("meson") or not shutil.which("ninja"):
        print("skipped: meson or ninja is missing")
        return 77
    with tempfile.TemporaryDirectory() as work:
        folder, build = os.path.join(work, "outside"), os.path.join(work, "build")
        shutil.copytree(os.path.join(HERE, "meson"), folder)
        shutil.copy(cluster_c, folder)
        os.mkdir(os.path.join(folder, "subprojects"))
        os.symlink(sources, os.path.join(folder, "subprojects/crdc"))
        with open(os.path.join(folder, "subprojects/crdc.wrap"), "w", encoding="utf-8") as file:
            file.write(WRAP)
        run("meson", "setup", build, folder, "--wrap-mode=forcefallback", "-Doptimization=0", "-Ddebug=false")
        if tests := json.loads(run("meson", "introspect", "--tests", build)):
            sys.exit(f"{len(tests)} tests of the subproject are the project's")
        if not whole:
            return planned(build)
        run("ninja", "-C", build, "cluster")
        if run(os.path.join(build, "cluster"), sample) != run(cluster, sample):
            sys.exit("the program says something else")
        needed = run("readelf", "-d", os.path.join(build, "cluster"))
        if "libcrd" in needed:
            sys.exit(f"it needs a library of ours:\n{needed}")
    print("the program says the same")
    return 0


if __name__ == "__main__":
    sys.exit(main())
