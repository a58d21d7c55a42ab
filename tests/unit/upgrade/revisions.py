#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crdc upgrade over git revisions says what it says over the same files in folders, runs nothing that the repository configures, and
names what it cannot have.

usage: revisions.py CRDC CRD_VALIDATE
"""
import os
import pathlib
import subprocess
import sys
import tempfile

CRDC = pathlib.Path(sys.argv[1]).resolve()
CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
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
            x-kubernetes-validations: [{rule: "self.?size.orValue(1) > 0"}]
            properties: {name: {type: string, maxLength: %d}, size: {type: integer}}
"""
OVERLAY = "apiVersion: example.com/v1\nkind: Widget\nspec:\n  # +kubebuilder:validation:Maximum=%d\n  size:\n"
PIECE = "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\nspec: {conversion: {strategy: None}}\n"
failures = []


def check(good, *words):
    if not good:
        failures.append(words)
        print("FAILED", *words)


def git(folder, *arguments):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main", *arguments], cwd=folder,
                   check=True, capture_output=True)


def upgrade(folder, *arguments, **environment):
    return subprocess.run([CRDC, "upgrade", *arguments], cwd=folder, capture_output=True, text=True, timeout=60, check=False,
                          env=dict(os.environ, **environment))


def release(folder, length, most):
    """A folder of CRDs with what else stands in such folders."""
    for name, text in (("widgets.yaml", CRD % length), ("widgets.markers.yaml", OVERLAY % most), ("kustomization.yaml", "resources: [widgets.yaml]\n"),
                       ("sub/broken.yaml", "a: [\n"), ("z/patch.yaml", PIECE), (".hidden/x.yaml", CRD % 1), ("read.me", "no manifest")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def same_as_folders(root, repository):
    old, new = root / "old", root / "new"
    release(old, 20, 9)
    release(new, 10, 5)
    wanted = upgrade(root, "old", "new")
    got = upgrade(repository, "v1:config/crd", "HEAD:config/crd")
    check(wanted.returncode == 0 and "maxLength: 10, was 20" in wanted.stdout and "maximum: 5, was 9" in wanted.stdout, wanted)
    check((got.returncode, got.stdout.replace("v1:config/crd/", "old/").replace("HEAD:config/crd/", "new/")) == (0, wanted.stdout), got, wanted)
    for operands in (("v1:config/crd/widgets.yaml", "HEAD:config/crd/widgets.yaml"), ("v1:config/crd", "config/crd"), ("v1:", "HEAD:")):
        got = upgrade(repository, *operands)
        check(got.returncode == 0 and "maxLength: 10, was 20" in got.stdout and "maximum: 5, was 9" in got.stdout, operands, got)
    got = upgrade(repository / "config", "v1:./crd", "HEAD:./crd")
    check("maxLength: 10, was 20" in got.stdout, got)
    check("maximum" not in upgrade(repository, "--no-overlays", "v1:config/crd", "HEAD:config/crd").stdout, "--no-overlays has overlays")
    # A file of that name is what is meant.
    (repository / "v1:config").mkdir()
    release(repository / "v1:config", 15, 9)
    check("maxLength: 10, was 15" in upgrade(repository, "v1:config", "HEAD:config").stdout, "a folder loses to a revision")


def runs_nothing(repository, traces):
    """What a repository may configure to be run."""
    script = traces / "run.sh"
    script.write_text(f"#!/bin/sh\ntouch '{traces}/ran'\ncat\n")
    script.chmod(0o755)
    for name in ("core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "diff.x.textconv", "diff.external", "filter.x.smudge",
                 "filter.x.process", "uploadpack.packObjectsHook", "credential.helper", "core.askPass", "alias.cat-file"):
        git(repository, "config", name, f"!{script}" if name.startswith("alias") else str(script))
    (repository / ".gitattributes").write_text("* diff=x filter=x\n")
    for hook in (repository / ".git" / "hooks").iterdir():
        hook.unlink()
    for hook in ("post-checkout", "post-index-change", "reference-transaction", "fsmonitor-watchman"):
        (repository / ".git" / "hooks" / hook).symlink_to(script)
    (traces / "ran").unlink(missing_ok=True)
    got = upgrade(repository, "v1:config/crd", "HEAD:config/crd")
    check(got.returncode == 0 and "maxLength: 10, was 20" in got.stdout, got)
    check(not (traces / "ran").exists(), "something that the repository configures was run")


def refused(root, repository):
    elsewhere = root / "elsewhere"
    elsewhere.mkdir()
    for folder, operands, words in ((repository, ("v9:config/crd", "HEAD:"), "v9:config/crd: git knows no such revision, or it has no such path"),
                                    (repository, ("HEAD:none", "HEAD:"), "HEAD:none: git knows no such revision"),
                                    (repository, ("--", "--textconv:a", "HEAD:"), "--textconv:a: git knows no such revision"),
                                    (repository, ("--", "-p:a", "--filters:a"), "-p:a: git knows no such revision"),
                                    (repository, ("v1", "HEAD:"), "no such file or folder: v1"),
                                    (elsewhere, ("v1:a", "v2:a"), "v1:a: fatal: not a git repository")):
        got = upgrade(folder, *operands, GIT_CEILING_DIRECTORIES=str(root))
        check(got.returncode == 2 and words in got.stderr, operands, got)
    got = upgrade(repository, "v1:config/crd", "HEAD:config/crd", PATH=str(elsewhere))
    check(got.returncode == 2 and "v1:config/crd: git cannot be run: " in got.stderr, got)


with tempfile.TemporaryDirectory() as name:
    top = pathlib.Path(name)
    repo = top / "repository"
    release(repo / "config" / "crd", 20, 9)
    git(repo, "init", "-q", ".")
    git(repo, "add", "-f", ".")
    git(repo, "commit", "-qm", "one")
    git(repo, "tag", "v1")
    release(repo / "config" / "crd", 10, 5)
    git(repo, "commit", "-qam", "two")
    same_as_folders(top, repo)
    runs_nothing(repo, top)
    refused(top, repo)
sys.exit(len(failures) > 0)
