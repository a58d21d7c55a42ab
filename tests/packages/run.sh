#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Everything about packages (step `packages` of tests/run.sh), as docs/packages.md shows it: made twice and compared, looked at,
# installed, tried.
#
# usage: run.sh FOLDER CRDC CRD-VALIDATE    what is made stays in FOLDER; the programs are those of a build with libraries
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
work=$(cd "$1" && pwd)
skipped=0
part() {
  local status=0
  echo "==== $*"
  local script=$1
  shift
  "$here/$script" "$@" || status=$?
  [ $status = 0 ] || [ $status = 77 ] || exit $status
  [ $status = 0 ] || skipped=$((skipped + 1))
}
part reproducible.sh "$work"
part contents.sh "$work/one/packages"
part static.py "$work/one/packages/static/bin" "$(realpath "$2")" "$(realpath "$3")"
part fresh.sh "$work/one/packages"
[ $skipped = 0 ] || echo "$skipped parts skipped"
