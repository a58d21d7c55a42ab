#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Programs without shared libraries: they need none, are small and start quickly, judge as the others do, compile CRDs, load what they
have kept of them, and ask a cluster whose certificates stand in the kubeconfig.

usage: static.py STATIC-FOLDER CRDC CRD-VALIDATE    the folder has crdc, crd-validate, crd-webhook; the programs are those with libraries
"""
import base64
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests/unit/cluster"))
MOST_BYTES = 8 << 20
MOST_START = 0.003  # seconds, the best of many: what else the machine does is not looked at
FAILURES = []


def check(what, good, seen=""):
    if not good:
        FAILURES.append(what)
    print(f"{'ok' if good else 'FAILED'}: {what}" + ("" if good else f": {seen}"))


def run(*command, env=None, text=None):
    done = subprocess.run([str(word) for word in command], input=text, capture_output=True, text=True, timeout=120, check=False,
                          env={**os.environ, **(env or {})})
    return done.returncode, done.stdout, done.stderr


def check_file(program):
    headers = run("readelf", "-lW", program)[1]
    dynamic = run("readelf", "-dW", program)[1]
    check(f"{program.name}: no interpreter", "INTERP" not in headers, headers)
    check(f"{program.name}: no library", "(NEEDED)" not in dynamic, dynamic)
    check(f"{program.name}: its addresses differ from run to run", "PIE" in dynamic, dynamic)
    check(f"{program.name}: no stack that is run, no memory both written and run", " RWE " not in headers, headers)
    size = program.stat().st_size
    check(f"{program.name}: {size} bytes", size <= MOST_BYTES)
    with open(program, "rb") as file:
        check(f"{program.name}: no name of a folder of this machine", str(ROOT).encode() not in file.read())


def check_start(program):
    best = 10.0
    for _ in range(200):
        begin = time.monotonic()
        run_quietly(program)
        best = min(best, time.monotonic() - begin)
    check(f"{program.name}: starts in {best * 1000:.2f} ms", best <= MOST_START)


def run_quietly(program):
    null = os.open(os.devnull, os.O_WRONLY)
    child = os.posix_spawn(program, [str(program), "--version"], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, null, 1)])
    os.close(null)
    if os.waitpid(child, 0)[1] != 0:
        raise AssertionError(f"{program} --version fails")


def check_verdicts(static, other, folder):
    """The same words, by the kinds compiled in, by CRDs that are compiled, and by what is kept of them."""
    sample = ROOT / "examples/raycluster.yaml"
    broken = folder / "broken.yaml"
    broken.write_text(sample.read_text().replace("spec:", "spec:\n  rayVersion: 7\n  nothing: 1", 1))
    crds = ROOT / "crds"
    cache = {"XDG_CACHE_HOME": str(folder / "cache")}
    for options in ([], ["--layers", "all"], ["--no-builtins", "--crd", crds / "ray.io_rayclusters.yaml"],
                    ["--no-builtins", "--crd", crds / "ray.io_rayclusters.yaml", "--no-cache"],
                    ["--crd", crds / "scheduling.volcano.sh_queues.yaml", "--output", "json"]):
        expected = run(other, *options, sample, broken, env={"XDG_CACHE_HOME": str(folder / "other-cache")})
        first = run(static, *options, sample, broken, env=cache)
        again = run(static, *options, sample, broken, env=cache)
        check(f"verdicts with {' '.join(map(str, options)) or 'nothing'}", first == expected and expected[0] == 1, (first, expected))
        check("and again, from what was kept", again == expected, (again, expected))
    kept = list((folder / "cache/crdc").glob("*.so"))
    check("code is kept", kept)
    with open(kept[0], "r+b") as file:  # an object that is broken is as if it was not there
        file.seek(2000)
        file.write(b"broken")
    again = run(static, "--no-builtins", "--crd", crds / "ray.io_rayclusters.yaml", sample, env=cache)
    check("what is broken there is made anew", again[0] == 0 and "1 valid" in again[1], again)


def check_compiler(static, other):
    for arguments in (["eval", "[1,2].map(x, x*2)"], ["lint", ROOT / "crds"], ["rules", ROOT / "crds"]):
        here, there = run(static, *arguments), run(other, *arguments)
        check(f"crdc {arguments[0]}", here == there, (here[0], here[2][-300:], there[0]))
    here = run(static, "generate", "--check", "--out", ROOT / "generated", ROOT / "crds")
    check("crdc generate makes what stands in generated/", here[0] == 0, here)


def check_cluster(static):
    """HTTPS, by libcurl that is linked: authorities in a file and in the kubeconfig, and one that is not the server's."""
    import test_client
    import test_validate
    if not shutil.which("openssl"):
        print("skipped a part: no openssl")
        return
    test_validate.PROGRAM = str(static)
    bench = test_client.Bench()
    try:
        place = test_validate.Place(bench)
        place.says(0, "Queue: 2", "--kubeconfig", place.config, *test_validate.RULES, "open.yaml")
        check("a cluster is asked", True)
        authority = base64.b64encode((pathlib.Path(bench.folder) / "ca.crt").read_bytes()).decode()
        inline = bench.config(place.server, cluster={"certificate-authority": None, "certificate-authority-data": authority})
        place.says(0, "Queue: 2", "--kubeconfig", inline, *test_validate.RULES, "open.yaml")
        check("and is believed", True)
        other = test_client.make_pair(bench.folder, "foreign", "another authority", None)
        foreign = base64.b64encode(pathlib.Path(other[0]).read_bytes()).decode()
        inline = bench.config(place.server, cluster={"certificate-authority": None, "certificate-authority-data": foreign})
        place.refuses("certificate", "--kubeconfig", inline, *test_validate.RULES, "open.yaml")
        check("another one is not", True)
    except AssertionError as error:
        check("a cluster is asked", False, error)
    finally:
        bench.end()


def main():
    static, crdc, crd_validate = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="crd-static-"))
    try:
        for name in ("crdc", "crd-validate", "crd-webhook"):
            check_file(static / name)
            check_start(static / name)
        check_verdicts(static / "crd-validate", crd_validate, folder)
        check_compiler(static / "crdc", crdc)
        check_cluster(static / "crd-validate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{len(FAILURES)} failed")
    return 1 if FAILURES else 0


sys.exit(main())
