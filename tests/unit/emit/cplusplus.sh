#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every public and every generated header is C++17 without a warning, alone and all together. Usage: cplusplus.sh SOURCE_ROOT
set -eu
cd "$1"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
flags="-std=c++17 -Wall -Wextra -Wpedantic -Wold-style-cast -Werror -fsyntax-only -Iruntime/include -Igenerated"
(cd runtime/include && ls crd/*.h crd/generated/*.h) >"$folder/headers"
(cd generated && find . -name '*.h' | sort) >>"$folder/headers"
sed 's/.*/#include "&"/' "$folder/headers" >"$folder/all.cc"
[ "$(wc -l <"$folder/all.cc")" -gt 50 ] || { echo "the headers were not found"; exit 1; }
for compiler in g++ clang++; do
  command -v "$compiler" >/dev/null || { echo "no $compiler: skipped"; continue; }
  "$compiler" $flags "$folder/all.cc"
done
# An include that is missing shows where a header is alone; one compiler is enough for that.
number=0
while read -r header; do
  case $header in crd/*) number=$((number + 1)); echo "#include \"$header\"" >"$folder/$number.cc" ;; esac
done <"$folder/headers"
g++ $flags "$folder"/[0-9]*.cc
