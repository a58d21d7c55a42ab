#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The generated code is free of warnings under gcc and clang, as C11 and C99, and tcc takes it. All files together are one source
# here, as they are where crdc compiles them in memory; that each includes what it needs, the build shows.
# Usage: warnings.sh SOURCE_ROOT
. "$(dirname "$0")/../shell.sh"
set -e
cd "$1/generated"
sed 's/.*/#include "&"/' sources.txt >"$work/all.c"
[ "$(wc -l <"$work/all.c")" -gt 50 ] || fail "few files were found"
flags="-Wall -Wextra -Wpedantic -Wconversion -Werror -fsyntax-only -I. -I../runtime/include"
for compiler in gcc clang; do
  command -v "$compiler" >/dev/null || { echo "no $compiler: skipped"; continue; }
  for standard in c11 c99; do
    "$compiler" -std="$standard" $flags "$work/all.c"
  done
done
if command -v tcc >/dev/null; then tcc -c -I. -I../runtime/include -o "$work/all.o" "$work/all.c"; else echo "no tcc: skipped"; fi
[ "$failures" -eq 0 ]
