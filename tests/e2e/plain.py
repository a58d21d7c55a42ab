#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The programs of a build without the compiler: they judge by the kinds that are compiled in as the others do, say of what needs the
compiler that there is none, and hold nothing of it.

usage: plain.py SOURCES CRD-VALIDATE CRD-WEBHOOK [CRD-VALIDATE CRD-WEBHOOK]    the second pair: those with the compiler
"""
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile

import server
from server import check

LACKS = "this build has no compiler"

COMPILER_SIZE = 900000  # bytes, at the least, that a program is smaller by without the compiler


def run(*command, text=""):
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=30)
    return done.returncode, done.stdout, done.stderr


def check_option(program, arguments):
    code, out, err = run(program, *arguments)
    name = os.path.basename(arguments[-1])
    check(f"{os.path.basename(program)}: --crd is refused ({name})",
          code == 2 and not out and "--crd needs a compiler" in err and err.count("\n") == 1, (code, out, err))


def check_help(program, full):
    """What the program has not stands not in its help."""
    words = [word for word in ("--crd", "--overlay", "--no-builtins", "--no-cache") if word in run(program, "--help")[1]]
    check(f"{os.path.basename(program)}: its help is without the flags of the compiler", not words, words)
    if full:
        check(f"{os.path.basename(full)}: whose help has them", "--crd FILE|DIR " in run(full, "--help")[1])


def check_validate(program, sources, folder, full):
    sample = os.path.join(sources, "examples/raycluster.yaml")
    crd = os.path.join(sources, "crds/ray.io_rayclusters.yaml")
    good = run(program, sample)
    check("a manifest is judged", good[0] == 0 and "1 valid" in good[1], good)
    broken = os.path.join(folder, "broken.yaml")
    with open(sample) as text, open(broken, "w") as out:
        out.write(text.read().replace("spec:", "spec:\n  rayVersion: 7\n  nothing: 1", 1))
    for options in ([], ["--output", "json"], ["--layers", "all"]):
        here = run(program, *options, broken)
        check(f"what is wrong is told {options}", here[0] == 1 and "rayVersion" in here[1], here)
        if full:
            there = run(full, *options, broken)
            check(f"and as by the program with the compiler {options}", here == there, (here, there))
    code, out, err = run(program, crd, sample)
    check("a CRD among the manifests is not judged", code == 2 and LACKS in out and "1 valid" in out and "1 not judged" in out, (code, out, err))
    with open(sample) as text:
        manifest = text.read()
    requests = [{"id": "kind", "objectYaml": manifest}, {"id": "crd", "op": "crd", "crdFile": crd}, {"id": "rules", "op": "rules", "crdFile": crd},
                {"id": "given", "crdFile": crd, "objectYaml": manifest}]
    code, out, err = run(program, "--batch", text="".join(json.dumps(r) + "\n" for r in requests))
    answers = {answer["id"]: answer for answer in map(json.loads, out.splitlines())}
    check("a request about a kind that is compiled in", code == 0 and answers["kind"].get("allowed") is True, (code, out, err))
    check("requests about CRDs have an error", all(LACKS in answers[name].get("error", "") for name in ("crd", "rules", "given")), answers)


def check_webhook(program, sources, folder, full):
    gates = run(program, "--list-feature-gates")
    check("the gates are listed", gates[0] == 0 and "RayCronJob" in gates[1], gates)
    if full:
        check("and are those of the program with the compiler", gates == run(full, "--list-feature-gates"))
    server.certificate(folder, "localhost")
    one = server.Server([program], folder)
    try:
        answer = one.review(server.review("CREATE", server.cluster()))
        check("a review of a valid object is answered", answer.get("allowed") is True, answer)
        answer = one.review(server.review("CREATE", server.cluster(rayVersion=7)))
        check("and of an invalid one", answer.get("allowed") is False and "rayVersion" in answer["status"]["message"], answer)
    finally:
        one.process.send_signal(signal.SIGTERM)
        code = one.process.wait(20)
    check("the end", code == 0, code)


def compiler_names(program):
    symbols = run("nm", "--defined-only", program)[1].split()
    return sorted(s for s in symbols if any(part in s for part in ("compilation_", "documents_read", "embedded_templates")))


def check_contents(program, full):
    """Nothing of the compiler is linked, and that is most of the program."""
    name = os.path.basename(program)
    needed = run("readelf", "-d", program)[1]
    check(f"{name}: no library of the compiler", not any(lib in needed for lib in ("libtcc", "libcjson")), needed)
    check(f"{name}: no function of the compiler", not compiler_names(program), compiler_names(program))
    if full:
        check(f"{name}: which the other program has", compiler_names(full))
        folder = tempfile.mkdtemp()
        sizes = []
        for number, path in enumerate((program, full)):
            stripped = os.path.join(folder, str(number))
            subprocess.run(["strip", "-o", stripped, path], check=True, timeout=30)
            sizes.append(os.path.getsize(stripped))
        shutil.rmtree(folder)
        print(f"{name}: {sizes[0]} bytes stripped, {sizes[1]} with the compiler")
        check(f"{name}: smaller by what the compiler takes", sizes[1] - sizes[0] > COMPILER_SIZE, sizes)


def main():
    sources, validate, webhook = sys.argv[1:4]
    full_validate, full_webhook = sys.argv[4:6] if len(sys.argv) > 4 else (None, None)
    for tool in ("openssl", "readelf", "nm", "strip"):
        if not shutil.which(tool):
            print(f"skipped: no {tool}")
            return 77
    folder = tempfile.mkdtemp(prefix="crd-plain-")
    try:
        crd = os.path.join(sources, "crds/ray.io_rayclusters.yaml")
        check_option(validate, ["--crd", crd, os.path.join(sources, "examples/raycluster.yaml")])
        check_option(validate, ["--batch", "--crd", crd])
        check_option(webhook, ["--crd", crd])
        check_help(validate, full_validate)
        check_help(webhook, full_webhook)
        check_validate(validate, sources, folder, full_validate)
        check_webhook(webhook, sources, folder, full_webhook)
        check_contents(validate, full_validate)
        check_contents(webhook, full_webhook)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{len(server.FAILURES)} failed")
    return 1 if server.FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
