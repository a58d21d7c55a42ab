#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What crdc makes of crds/ now is what generated/ holds, byte for byte and file for file. Usage: fresh.sh CRDC SOURCE_ROOT
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
crdc=$(realpath "$1")
cd "$2"
"$crdc" generate --out "$folder" crds
cp generated/meson.build "$folder"
diff -r generated "$folder"
"$crdc" generate --check --out generated crds
