#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes an image of one program as an archive that `docker load`, `podman load` and `skopeo copy oci-archive:` read: an OCI image
layout, with the manifest of docker's own form beside it. Nothing is below the program: no shell, no libraries. The same files make the
same bytes, whoever runs this and wherever.

usage: image.py --program FILE --name NAME --tag TAG --version VERSION --epoch SECONDS --output FILE.tar [--zoneinfo DIR] [--file PATH=FILE]...
"""
import argparse
import datetime
import gzip
import hashlib
import io
import json
import os
import platform
import stat
import tarfile

USER = 65532  # who runs the program: nobody that a host knows
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
LAYER, CONFIG, MANIFEST, INDEX = (f"application/vnd.oci.image.{kind}" for kind in ("layer.v1.tar+gzip", "config.v1+json", "manifest.v1+json", "index.v1+json"))


def digest(data):
    return hashlib.sha256(data).hexdigest()


def compact(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


class Archive:
    """A tar in memory: entries in the order they come, nobody's, of one time."""

    def __init__(self, epoch):
        self.bytes, self.epoch, self.folders = io.BytesIO(), epoch, set()
        self.tar = tarfile.open(fileobj=self.bytes, mode="w", format=tarfile.USTAR_FORMAT)

    def entry(self, name, kind, mode):
        info = tarfile.TarInfo(name)
        info.type, info.mode, info.mtime = kind, mode, self.epoch
        return info

    def parents(self, name):
        parts = name.split("/")[:-1]
        for count in range(1, len(parts) + 1):
            folder = "/".join(parts[:count])
            if folder not in self.folders:
                self.folders.add(folder)
                self.tar.addfile(self.entry(folder, tarfile.DIRTYPE, 0o755))

    def add(self, name, data, mode=0o644):
        self.parents(name)
        info = self.entry(name, tarfile.REGTYPE, mode)
        info.size = len(data)
        self.tar.addfile(info, io.BytesIO(data))

    def link(self, name, target):
        self.parents(name)
        info = self.entry(name, tarfile.SYMTYPE, 0o777)
        info.linkname = target
        self.tar.addfile(info)

    def end(self):
        self.tar.close()
        return self.bytes.getvalue()


def zones(folder):
    """The compiled zones below a folder: name, and bytes or the target of a link."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in ("posix", "right") and not os.path.islink(os.path.join(place, f)))
        for name in sorted(names):
            path = os.path.join(place, name)
            short = os.path.relpath(path, folder)
            if os.path.islink(path):
                target = os.path.normpath(os.path.join(os.path.dirname(short), os.readlink(path)))
                if not os.readlink(path).startswith("/") and not target.startswith("..") and os.path.isfile(path):
                    yield short, os.readlink(path), None
            elif stat.S_ISREG(os.lstat(path).st_mode):
                with open(path, "rb") as file:
                    data = file.read()
                if data.startswith(b"TZif"):
                    yield short, None, data


def zone_layer(folder, epoch):
    archive, seen = Archive(epoch), {}
    for name, target, data in sorted(zones(folder)):
        path = "usr/share/zoneinfo/" + name
        if target is None and digest(data) in seen:  # the same zone under another name
            target = os.path.relpath(seen[digest(data)], os.path.dirname(path))
        if target is not None:
            archive.link(path, target)
        else:
            seen[digest(data)] = path
            archive.add(path, data)
    return archive.end()


def program_layer(options):
    archive = Archive(options.epoch)
    for given in sorted(options.file):
        path, _, source = given.partition("=")
        with open(source, "rb") as file:
            archive.add(path.lstrip("/"), file.read())
    with open(options.program, "rb") as file:
        archive.add("usr/local/bin/" + options.name, file.read(), 0o755)
    return archive.end()


def describe(options, layers):
    created = datetime.datetime.fromtimestamp(options.epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    labels = {"org.opencontainers.image.title": options.name, "org.opencontainers.image.version": options.version,
              "org.opencontainers.image.licenses": "Apache-2.0",
              "org.opencontainers.image.description": "Native admission control for Kubernetes CRDs"}
    return {"created": created, "architecture": ARCHITECTURES[platform.machine()], "os": "linux",
            "config": {"User": f"{USER}:{USER}", "WorkingDir": "/", "Env": ["PATH=/usr/local/bin"], "Labels": labels,
                       "Entrypoint": ["/usr/local/bin/" + options.name],
                       "ExposedPorts": {f"{port}/tcp": {} for port in (8080, 8081, 9443)}},
            "rootfs": {"type": "layers", "diff_ids": ["sha256:" + digest(layer) for layer, _ in layers]},
            "history": [{"created": created, "created_by": why} for _, why in layers]}


def write(options, layers):
    blobs = {}

    def blob(data, kind, **more):
        blobs[digest(data)] = data
        return {"mediaType": kind, "digest": "sha256:" + digest(data), "size": len(data), **more}

    config = blob(compact(describe(options, layers)), CONFIG)
    packed = [blob(gzip.compress(layer, 9, mtime=0), LAYER) for layer, _ in layers]
    reference = f"{options.name}:{options.tag}"
    manifest = blob(compact({"schemaVersion": 2, "mediaType": MANIFEST, "config": config, "layers": packed}), MANIFEST,
                    annotations={"org.opencontainers.image.ref.name": options.tag, "io.containerd.image.name": "docker.io/library/" + reference})

    def place(of):
        return "blobs/sha256/" + of["digest"].partition(":")[2]

    archive = Archive(options.epoch)
    for name in sorted(blobs):
        archive.add("blobs/sha256/" + name, blobs[name])
    archive.add("index.json", compact({"schemaVersion": 2, "mediaType": INDEX, "manifests": [manifest]}))
    archive.add("manifest.json", compact([{"Config": place(config), "RepoTags": [reference], "Layers": [place(each) for each in packed]}]))
    archive.add("oci-layout", compact({"imageLayoutVersion": "1.0.0"}))
    with open(options.output, "wb") as file:
        file.write(archive.end())


def main():
    parser = argparse.ArgumentParser()
    for name in ("program", "name", "tag", "version", "output"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--epoch", type=int, required=True)
    parser.add_argument("--zoneinfo")
    parser.add_argument("--file", action="append", default=[])
    options = parser.parse_args()
    layers = [(zone_layer(options.zoneinfo, options.epoch), "time zones, which rules may name")] if options.zoneinfo else []
    write(options, layers + [(program_layer(options), f"{options.name} {options.version}")])


main()
