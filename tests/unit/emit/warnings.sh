#!/bin/sh
# The generated code is free of warnings under gcc and clang, as C11 and C99, and tcc takes it. Usage: warnings.sh SOURCE_ROOT
set -eu
cd "$1/generated"
flags="-Wall -Wextra -Wpedantic -Wconversion -Werror -fsyntax-only -I../runtime/include"
for compiler in gcc clang; do
  command -v "$compiler" >/dev/null || { echo "no $compiler: skipped"; continue; }
  for standard in c11 c99; do
    while read -r file; do "$compiler" -std="$standard" $flags "$file"; done <sources.txt
  done
done
command -v tcc >/dev/null || { echo "no tcc: skipped"; exit 0; }
object=$(mktemp)
trap 'rm -f "$object"' EXIT
while read -r file; do tcc -c -I../runtime/include -o "$object" "$file"; done <sources.txt
