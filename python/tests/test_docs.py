# SPDX-License-Identifier: Apache-2.0
"""What docs/python.md shows: its programs as one after the other, its commands in a folder that has what they name."""
import contextlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../..")
PAGE = os.path.join(ROOT, "docs/python.md")


def blocks(language):
    with open(PAGE, encoding="utf-8") as file:
        return re.findall(rf"((?:<!-- [^\n]* -->\n)?)```{language}\n(.*?)```", file.read(), re.S)


class Page(unittest.TestCase):
    def test_programs(self):
        names, said = {}, io.StringIO()
        with contextlib.redirect_stdout(said):
            for _, program in blocks("python"):
                exec(compile(program, PAGE, "exec"), names)
        self.assertIn("spec.containers[0].name", said.getvalue())
        self.assertIn('422 Pod "a" is invalid', said.getvalue())

    def test_commands(self):
        shown = [commands for mark, commands in blocks("sh") if "run by" in mark]
        self.assertEqual(len(shown), 1)
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "crds"))
            os.mkdir(os.path.join(folder, "manifests"))
            shutil.copy(os.path.join(ROOT, "crds/ray.io_rayclusters.yaml"), os.path.join(folder, "crds"))
            shutil.copy(os.path.join(ROOT, "examples/raycluster.yaml"), os.path.join(folder, "manifests"))
            command = re.sub(r"^python ", f"{sys.executable} ", shown[0])
            done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True, check=False)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))


class Bench(unittest.TestCase):
    def test_our_part(self):
        program = os.path.join(ROOT, "tests/bench/python_peers.py")
        done = subprocess.run([sys.executable, program, "crdc", "Deployment"], capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(len(json.loads(done.stdout)["found"]), 8)
