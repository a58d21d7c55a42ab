#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The picture of README is what crd-validate writes to a terminal now. usage: picture.sh CRD-VALIDATE [--update]
set -eu
validate=$(realpath "$1")
cd "$(dirname "$0")/../../docs/images"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
"$validate" --no-config-file --color always --excerpts always --layers all broken.yaml >"$work/said" || status=$?
[ $status = 1 ] || { echo "picture.sh: exit $status, not 1" && exit 1; }
python3 ../../tools/terminal-picture.py "crd-validate --layers all broken.yaml" <"$work/said" >"$work/picture"
[ "${2:-}" != --update ] || cp "$work/picture" crd-validate.svg
cmp "$work/picture" crd-validate.svg || { echo "picture.sh: make it anew with --update" && exit 1; }
