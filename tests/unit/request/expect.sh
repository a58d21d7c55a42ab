# SPDX-License-Identifier: Apache-2.0
# What the scripts about crd-validate share, to be read by them: `. "$(dirname "$0")/expect.sh" CRD_VALIDATE`. They are then in a
# folder of their own that goes when they end, with an empty `input`.
validate=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../shell.sh"
cd "$work" || exit 1
: >input

# run ARGUMENT...: runs crd-validate over `input`; `output` is all that it says, `got` its exit code.
run() {
  output=$("$validate" "$@" 2>&1 <input)
  got=$?
}

# expect NAME CODE TEXT ARGUMENT...: the exit code and a text in the output are as given.
expect() {
  name=$1 code=$2 text=$3
  shift 3
  run "$@"
  case "$output" in *"$text"*) ;; *) got="$got, without the text" ;; esac
  [ "$got" = "$code" ] || fail "$name: exit $got (wanted $code), wanted \"$text\" in:
$output"
}

# expect_not NAME CODE TEXT ARGUMENT...: the text is not there.
expect_not() {
  name=$1 code=$2 text=$3
  shift 3
  run "$@"
  case "$output" in *"$text"*) got="$got, with the text" ;; esac
  [ "$got" = "$code" ] || fail "$name: exit $got (wanted $code), without \"$text\" in:
$output"
}
