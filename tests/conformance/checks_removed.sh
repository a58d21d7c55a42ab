#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Takes each check of the built-in kinds out in turn: checks_removed.c, before the recorded requests about them.
#
#   checks_removed.sh CHECKS_REMOVED
set -eu
program=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
. "$here/recorded.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for set in builtin-kinds builtin-1.30 builtin-1.31 builtin-1.32 builtin-1.33 builtin-1.34 builtin-1.35 builtin-1.36 pods-grown pods-aimed pods-changed workloads-grown; do unpack $set "$work"; done
"$program" "$here/checks_removed.txt" "$work"/*.requests.jsonl
