#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing of the packages that building and testing need (Debian 12). Nothing is done when all are there.
#
#   tools/install-dependencies.sh           what a build needs
#   tools/install-dependencies.sh --tests   and what tests/run.sh needs
#   tools/install-dependencies.sh --list    only prints the packages
#
# zsh, fish and pre-commit are tried where they are installed. libedit2 is not needed: the prompt of crdc eval loads it where it is installed.
#
# Needs root or sudo when something is missing.
set -eu

packages="gcc g++ meson ninja-build pkg-config libcjson-dev libyaml-dev libtcc-dev libre2-dev libgnutls28-dev libseccomp-dev libcurl4-openssl-dev zlib1g-dev liblzma-dev"
tests="libcriterion-dev clang libclang-rt-dev clang-format clang-tidy cppcheck openssl python3 python3-yaml mandoc git curl valgrind abigail-tools"

case "${1:-}" in
"") ;;
--tests) packages="$packages $tests" ;;
--list)
  echo "$packages $tests"
  exit 0
  ;;
*)
  echo "usage: $0 [--tests|--list]" >&2
  exit 2
  ;;
esac

missing=
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null || {
    echo "these packages are missing, and neither root nor sudo is at hand:$missing" >&2
    exit 1
  }
  as_root=sudo
fi
echo "installing:$missing"
$as_root apt-get update -q
# shellcheck disable=SC2086 # a list of names
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
