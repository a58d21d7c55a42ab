# What the scripts about crd-validate share, to be read by them: `. "$(dirname "$0")/expect.sh" CRD_VALIDATE`. They are then in a
# folder of their own that goes when they end, with an empty `input`.
set -u
validate=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export XDG_CACHE_HOME="$work/cache"
failures=0
: >input

fail() {
  echo "FAILED $*"
  failures=$((failures + 1))
}

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

# crd_of KIND [GROUP]: a CRD of that kind in example.com or the group; what follows `storage: true` of its only version is read.
crd_of() {
  lower=$(echo "$1" | tr 'A-Z' 'a-z')
  cat <<END
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: ${lower}s.${2:-example.com}}
spec:
  group: ${2:-example.com}
  scope: Namespaced
  names: {plural: ${lower}s, singular: $lower, kind: $1, listKind: $1List}
  versions:
  - name: v1
    served: true
    storage: true
END
  cat
}
