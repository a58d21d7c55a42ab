#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The command line of crdc: exit codes, where words go, what lint and generate say. usage: crdc.sh CRDC CRDS
crdc=$(realpath "$1") crds=$2
. "$(dirname "$0")/../shell.sh"

# expect STATUS OUT ERR COMMAND...: OUT and ERR are patterns of the first line (case); empty: nothing is written.
expect() {
  status=$1 out=$2 err=$3
  shift 3
  "$@" >"$work/out" 2>"$work/err" </dev/null
  got=$?
  first_out=$(head -n 1 "$work/out") first_err=$(head -n 1 "$work/err")
  good=1
  [ "$got" = "$status" ] || good=0
  case $first_out in $out) ;; *) good=0 ;; esac
  case $first_err in $err) ;; *) good=0 ;; esac
  [ $good = 1 ] || fail "$*
  status $got, out: $first_out, err: $first_err"
}

expect 0 '| marker | argument*' '' "$crdc" help markers
# The rows of the markers are their documentation.
sed -n '/^| marker | argument/,$p' "$(dirname "$0")/../../../docs/markers.md" >"$work/page"
if ! cmp -s "$work/page" "$work/out"; then
  echo "not ok: docs/markers.md has other markers than crdc help markers"
  failures=$((failures + 1))
fi
expect 0 'usage: crdc crd*' '' "$crdc" crd --help
expect 0 'usage: crdc manifests*' '' "$crdc" manifests --help
expect 0 'apiVersion: apiextensions.k8s.io/v1' '' "$crdc" crd --no-overlays "$crds/ray.io_raycronjobs.yaml"
expect 2 '' 'crdc crd: no such file: *' "$crdc" crd --overlay "$work/none.yaml" "$crds/ray.io_raycronjobs.yaml"
printf '# +kubebuilder:webhook:path=/v,mutating=false,failurePolicy=fail,groups=ray.io,resources=raycronjobs,verbs=create,\n' >"$work/hook.yaml"
printf '#   versions=v1,name=a.b.c,admissionReviewVersions=v1,sideEffects=none\n\nkind: RayCronJob\n' >>"$work/hook.yaml"
expect 0 'apiVersion: admissionregistration.k8s.io/v1' '' "$crdc" manifests --no-overlays --overlay "$work/hook.yaml" \
  --service ns/name:443 "$crds/ray.io_raycronjobs.yaml"
# Two webhooks of one name: the API server refuses them, controller-gen writes them.
{ sed '/^kind/d;/^$/d' "$work/hook.yaml"; sed 's/path=.v,/path=\/w,/' "$work/hook.yaml"; } >"$work/twice.yaml"
expect 1 '' "$work/twice.yaml:4:22: error: ValidatingWebhookConfiguration: webhooks?1?.name: Duplicate value: \"a.b.c\"" \
  "$crdc" manifests --no-overlays --overlay "$work/twice.yaml" "$crds/ray.io_raycronjobs.yaml"
expect 0 'apiVersion: admissionregistration.k8s.io/v1' '' "$crdc" manifests --no-check --no-overlays \
  --overlay "$work/twice.yaml" "$crds/ray.io_raycronjobs.yaml"
for wrong in 's/verbs=create/verbs=create;*/|1:108|webhooks?0?.rules?0?.operations: Invalid value*' \
  's/sideEffects=none/sideEffects=none,timeoutSeconds=31/|2:87|webhooks?0?.timeoutSeconds: Invalid value: 31*' \
  's/name=a.b.c/name=a.b/|2:22|webhooks?0?.name: Invalid value: "a.b"*' \
  's/sideEffects=none/sideEffects=none,patch=`{"timeoutSeconds": 31}`/|2:78|webhooks?0?.timeoutSeconds: Invalid value: 31*'; do
  sed "${wrong%%|*}" "$work/hook.yaml" >"$work/wrong_hook.yaml"
  place=${wrong#*|}
  expect 1 '' "$work/wrong_hook.yaml:${place%%|*}: error: ValidatingWebhookConfiguration: ${place#*|}" "$crdc" manifests --no-overlays \
    --overlay "$work/wrong_hook.yaml" "$crds/ray.io_raycronjobs.yaml"
done
expect 2 '' 'crdc manifests: --service takes*' "$crdc" manifests --service name "$crds/ray.io_raycronjobs.yaml"
expect 1 '' 'crdc manifests: no +kubebuilder:webhook marker*' "$crdc" manifests --no-overlays "$crds/ray.io_raycronjobs.yaml"
printf '# +kubebuilder:storagversion\n\nkind: RayCronJob\n' >"$work/typo.yaml"
expect 1 '' '*typo.yaml:1:4: error: unknown marker +kubebuilder:storagversion; did you mean +kubebuilder:storageversion?' \
  "$crdc" crd --no-overlays --overlay "$work/typo.yaml" "$crds/ray.io_raycronjobs.yaml"

cat >"$work/wrong.yaml" <<'END'
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, kind: Widget}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema: {type: object, properties: {spec: {}}}
END

expect 2 '' 'usage: crdc *' "$crdc"
expect 0 'usage: crdc *' '' "$crdc" --help
expect 0 'usage: crdc lint *' '' "$crdc" help lint
expect 0 'usage: crdc generate *' '' "$crdc" generate -h
expect 0 'crdc [0-9]*' '' "$crdc" --version
expect 0 'usage: crdc rules *' '' "$crdc" rules --help
expect 2 '' 'crdc rules: --sort takes place or cost *' "$crdc" rules --sort size "$crds"
expect 2 '' 'crdc rules: --output takes text or json *' "$crdc" rules --output xml "$crds"
expect 0 '*rayclusters.ray.io v1: 3 rules, less than 1% of the limit of a schema' '' "$crdc" rules "$crds/ray.io_rayclusters.yaml"
expect 0 '{"ruleLimit":10000000,*' '' "$crdc" rules -o json --sort=cost "$crds"
expect 2 '' 'crdc rules: --explain is for people: not with --output json *' "$crdc" rules --explain -o json "$crds"
expect 0 '*rayclusters.ray.io v1: 3 rules, *' '' "$crdc" rules --explain "$crds/ray.io_rayclusters.yaml"
grep -q '^ *0 *r0 = self, cost 1, error: [0-9]*$' "$work/out" || fail "no first instruction of a rule in
$(cat "$work/out")"
crd_of Widget >"$work/costly.yaml" <<'END'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties: {l: {type: array, items: {type: string}}}
            x-kubernetes-validations: [{rule: "self.l.all(x, self.l.all(y, x == y))"}]
END
expect 1 'widgets.example.com v1: 1 rule cost* too much, more than 99999% *' '' "$crdc" rules "$work/costly.yaml"
expect 1 '*estimated rule cost total for entire OpenAPIv3 schema exceeds budget by factor of more than 100x*' '*errors*' "$crdc" lint "$work/costly.yaml"
# A rule of an upper layer that does not compile, alone and beside one of the CRD.
printf '# +kubebuilder:validation:XValidation:rule="self.foo",layer=webhook\nspec:\n' >"$work/layered.markers.yaml"
for rule in '' 'x-kubernetes-validations: [{rule: "self.l.size() < 9"}]'; do
  sed "s/x-kubernetes-validations:.*/$rule/" "$work/costly.yaml" >"$work/layered.yaml"
  expect 1 "$work/layered.markers.yaml:1:*: error: spec.*properties?spec?.x-kubernetes-validations*].rule: compilation failed: *" \
    '1 CRD, 1 version, *: 1 error, 0 warnings' "$crdc" lint "$work/layered.yaml"
  expect 1 '' "$work/layered.markers.yaml:1:*: error: spec.*].rule: compilation failed: *" \
    "$crdc" generate --out "$work/layered" "$work/layered.yaml"
done
# What follows from one mistake is not reported; what was not looked at is counted.
says() { # says WHERE PATTERN WHAT: a line of out or err is like the pattern
  grep -q -e "$2" "$work/$1" || fail "$3: no $2 in
$(cat "$work/out" "$work/err")"
}
mkdir "$work/one"
sed 's/self.l.all(x, .*/self.l.all(x, self.l.all(y, x == y))"}, {rule: "self.l.exists(x, self.l.all(y, x != y))"}]/; s/^            type: object/&\n            required: [l]/' "$work/costly.yaml" >"$work/one/k.yaml"
printf 'spec:\n  # +kubebuilder:validation:MaxItms=3\n  # +kubebuilder:validation:items:MaxLength=9\n  l:\n' >"$work/one/k.markers.yaml"
expect 1 "$work/one/k.markers.yaml:2:6: error: unknown marker +kubebuilder:validation:MaxItms; did you mean*" \
  '1 CRD, 1 version, 2 rules: 1 error, 0 warnings' "$crdc" lint "$work/one"
says err '^what rules cost was not judged: markers with errors may limit it$' 'costs behind a bad marker'
expect 1 '*' '1 CRD, 1 version, 2 rules: [3-9] errors, 0 warnings' "$crdc" lint --no-overlays "$work/one"
sed -i 's/MaxItms/MaxItems/' "$work/one/k.markers.yaml"
expect 0 '' '1 CRD, 1 version, 2 rules: no problems' "$crdc" lint --no-advice unguarded-field "$work/one"
{
  printf '# +crdc:stage:layer=webhook,set=top\n# +crdc:set:name=top\n# +crdc:rule:rule="size(self.spec.l) > 0",message=a\n\nspec:\n'
  printf '  # +crdc:set:name=more\n  # +crdc:rule:rule="true",message=b\n  ll:\n    # +required\n    # +crdc:set:name=below\n'
  printf '    # +crdc:rule:rule="true",message=c\n    a:\n    # +optional\n    b:\n      # +optional\n    c:\n'
  sed 1d "$work/one/k.markers.yaml"
} >"$work/one/next.yaml"
mv "$work/one/next.yaml" "$work/one/k.markers.yaml"
expect 1 "$work/one/k.markers.yaml:8:3: error: the schema has no field*" '1 CRD, 1 version, 2 rules: 1 error, 0 warnings' "$crdc" lint "$work/one"
says out ': error: the schema has no field "ll" here$' 'markers below a misspelt field'
says err '^3 rules were not looked at: the errors come first$' 'rules below a misspelt field, and of sets'
printf '# +crdc:set:name=top\n# +crdc:rule:rule="true",message=a\n\nspec:\n  # +kubebuilder:validation:MaxItems=3\n  # +kubebuilder:validation:items:MaxLength=9\n  l:\n' >"$work/one/k.markers.yaml"
expect 0 '*: warning: no stage leads to the set top' '1 CRD, 1 version, 2 rules: 0 errors, 1 warning' "$crdc" lint --no-advice unguarded-field "$work/one"
says err '^1 rule was not looked at: no stage leads to their sets$' 'rules of sets without a stage'
printf 'spec:\n  # +listType=mpa\n  # +listMapKey=id\n  l:\n' >"$work/one/k.markers.yaml"
expect 1 "*: error: must be map, set or atomic, not \"mpa\"; did you mean \"map\"?" '*: 1 error, 0 warnings' "$crdc" lint "$work/one"

# What was meant, beside the API server's own words.
meant() { # meant RULE HELP
  sed "s/x-kubernetes-validations:.*/x-kubernetes-validations: [{rule: \"$1\"}]/;s/{l: /{name: {type: string}, l: /" "$work/costly.yaml" >"$work/meant.yaml"
  expect 1 '*.rule: compilation failed: ERROR: <input>:1:*' '*: 1 error, *' "$crdc" lint "$work/meant.yaml"
  says out "^  help: $2\$" "$1"
}
meant "slef.name != ''" "'slef': did you mean 'self'?"
meant "self.nmae != ''" "'nmae': did you mean 'name'?"
meant "name != ''" "'name': did you mean 'self.name'?"
meant "self.l.exist(x, x == '')" "'exist': did you mean 'exists'?"
meant "self.l.all(word, wrod == '')" "'wrod': did you mean 'word'?"
meant "sise(self.nmae) > 1" "'sise': did you mean 'size'?; 'nmae': did you mean 'name'?"
meant "self.name.startWith('a')" "'startWith': did you mean 'startsWith'?"
beyond='is beyond Kubernetes CEL: rule sets of the layers webhook and controller know it, rules of schemas do not (crdc help cel)'
meant "!cronError(self.name).hasValue()" "'cronError' $beyond"
meant "gates.X" "'gates' $beyond"
printf '# +kubebuilder:validation:XValidation:rule="self.nmae != \x27\x27 || cronErorr(self.name).hasValue()",layer=webhook\nspec:\n' >"$work/meant.markers.yaml"
sed -i '/x-kubernetes-validations/d' "$work/meant.yaml"
expect 1 '*.rule: compilation failed: ERROR: <input>:1:*' '*: 1 error, *' "$crdc" lint "$work/meant.yaml"
says out "'nmae': did you mean 'name'?" 'a rule of an upper layer'
printf '# +crdc:stage:layer=webhook,set=s\n\n# +crdc:set:name=s\n# +crdc:rule:rule="cronErorr(self.nmae).hasValue()",message=no\nspec:\n' >"$work/meant.markers.yaml"
expect 1 '*: error: compilation failed: ERROR: <input>:1:*' '*: 1 error, *' "$crdc" lint "$work/meant.yaml"
says out "^  help: 'cronErorr': did you mean 'cronError'?; 'nmae': did you mean 'name'?\$" 'a rule of a set'
rm "$work/meant.markers.yaml"
printf 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {name: b}\n' >"$work/object.yaml"
expect 1 '' 'expression:1:7: error: undeclared reference to*' "$crdc" eval --crd "$work/meant.yaml" --object "$work/object.yaml" 'isCron(self.spec.name)'
says err "^  help: 'isCron' $beyond\$" 'eval in the layer of the CRD'
sed 's/^            properties:/            x-kubernetes-validations: [{rule: "true", fieldPath: .nmae}]\n&/' "$work/meant.yaml" >"$work/path.yaml"
expect 1 "$work/path.yaml:*.fieldPath: Invalid value: \".nmae\": must be a valid path" '*: 1 error, *' "$crdc" lint "$work/path.yaml"
says out '^  help: fieldPath: self has no field "nmae"; did you mean "name"?$' 'a fieldPath in the CRD'
printf '# +kubebuilder:validation:XValidation:rule="true",fieldPath=".nmae",layer=webhook\nspec:\n' >"$work/meant.markers.yaml"
expect 1 "$work/meant.markers.yaml:1:*: error: fieldPath must be a valid path: does not refer to a valid field" '*: 1 error, *' \
  "$crdc" lint "$work/meant.yaml"
says out '^  help: fieldPath: self has no field "nmae"; did you mean "name"?$' 'a fieldPath of an upper layer'
rm "$work/meant.markers.yaml"
sed 's/properties: {/propertes: {/' "$work/meant.yaml" >"$work/keyword.yaml"
expect 0 '*: warning: unknown field "*.propertes"' '*1 warning' "$crdc" lint "$work/keyword.yaml"
says out '^  help: did you mean properties?$' 'a keyword'
expect 2 '' 'crdc: unknown command: lnt; did you mean lint? (see --help)' "$crdc" lnt
expect 2 '' 'crdc help: unknown command: genrate; did you mean generate? (see --help)' "$crdc" help genrate
expect 2 '' 'crdc help: unknown command: maker; did you mean markers? (see --help)' "$crdc" help maker
expect 2 '' 'crdc generate: unknown option: --chek; did you mean --check? (see --help)' "$crdc" generate --chek --out "$work/gen" "$crds"
expect 2 "" "crdc grow: --seed does not take \"x\" but a number from 0 to 4294967295 (see --help)" "$crdc" grow --seed x "$crds"

# Limits at the ends of what numbers can be: the objects that no memory has room for are left out.
cat >"$work/limits.yaml" <<'CRD'
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          longest: {type: string, maxLength: 9223372036854775807}
          long: {type: string, minLength: 9223372036854775807}
          patterned: {type: string, minLength: 9223372036854775806, pattern: "^a+$"}
          coded: {type: string, minLength: 9223372036854775806, format: byte}
          dated: {type: string, minLength: 9223372036854775807, format: date}
          set: {type: array, maxItems: 9223372036854775807, items: {type: integer, multipleOf: 1.0e+300}, x-kubernetes-list-type: set}
          items: {type: array, minItems: 9223372036854775807, items: {type: integer}}
          most: {type: object, maxProperties: 9223372036854775807, additionalProperties: {type: string}}
          least: {type: object, minProperties: 9223372036854775807, additionalProperties: {type: string}}
          number: {type: integer, maximum: 9223372036854775807, minimum: -9223372036854775808}
          multiple: {type: integer, multipleOf: 9223372036854775807}
          large: {type: number, maximum: 1.0e+308, minimum: -1.0e+308}
CRD
expect 0 '{"id":"*' '*' "$crdc" grow "$work/limits.yaml"
expect 0 '---' '*' "$crdc" example "$work/limits.yaml"

# An overlay that belongs to no CRD, and what is called nearly as one, would lose their rules in silence.
mkdir -p "$work/stray/below"
sed 's/spec: {}/spec: {type: object, properties: {name: {type: string}}}/' "$work/wrong.yaml" >"$work/stray/k.yaml"
printf 'spec:\n  # +required\n  name:\n' >"$work/mirror.yaml"
for place in "$work/stray" "$work/stray/k.yaml"; do
  cp "$work/mirror.yaml" "$work/stray/kk.markers.yaml"
  expect 1 "$work/stray/kk.markers.yaml: error: this overlay belongs to no CRD: there is no kk.yaml, .yml or .json*" \
    '*: 1 error, *' "$crdc" lint "$place"
  grep -q 'call it k.markers.yaml, or give it with --overlay' "$work/out" || fail "no help for kk.markers.yaml"
  expect 0 '' '*: no problems' "$crdc" lint --no-overlays "$place"
  expect 0 '' '*: no problems' "$crdc" lint --overlay "$work/stray/kk.markers.yaml" "$place"
  mv "$work/stray/kk.markers.yaml" "$work/stray/k.marker.yaml"
  expect 1 "$work/stray/k.marker.yaml: error: not read: it is called nearly as an overlay, and overlays are NAME.markers.yaml" \
    '*: 1 error, *' "$crdc" lint "$place"
  expect 1 '' "$work/stray/k.marker.yaml: error: not read: *" "$crdc" generate --out "$work/gen" "$place"
  mv "$work/stray/k.marker.yaml" "$work/stray/k.markers.yml"
  expect 0 '' '*: no problems' "$crdc" lint "$place"
  rm "$work/stray/k.markers.yml"
done
(cd "$work/stray" && cp ../mirror.yaml kk.markers.yaml && "$crdc" lint k.yaml 2>&1 | grep -q '^kk.markers.yaml: error: ') ||
  fail "an overlay of no CRD in the working folder"
mv "$work/stray/kk.markers.yaml" "$work/stray/below/k.markers.yaml"
expect 1 "$work/stray/below/k.markers.yaml: error: this overlay belongs to no CRD*" '*: 1 error, *' "$crdc" lint "$work/stray"
expect 0 '' '*: no problems' "$crdc" lint "$work/stray/k.yaml"
printf 'kind: Other\n' >"$work/stray/k.markers.yaml"
expect 1 "$work/stray/k.markers.yaml:1:1: error: no CRD of kind Other is there in $work/stray/k.yaml for this overlay" '*: 1 error, *' \
  "$crdc" lint "$work/stray/k.yaml"
# What lint takes can be compiled.
{
  sed '/properties: {l:/d;/x-kubernetes-validations/d' "$work/costly.yaml"
  echo '            properties:'
  i=0
  while [ $i -le 1000 ]; do echo "              p$i: {type: string}" && i=$((i + 1)); done
} >"$work/wide.yaml"
expect 1 '*: error: more than 1000 properties in one object: the API server takes it, but it cannot be compiled' '*1 error*' \
  "$crdc" lint "$work/wide.yaml"
expect 1 '' '*: error: more than 1000 properties in one object: the API server takes it, but it cannot be compiled' \
  "$crdc" generate --out "$work/wide" "$work/wide.yaml"
# A terminal gets no commands from names and sources, and no text that is turned around.
escape=$(printf '\033') turned=$(printf '\342\200\256')
sed "s/maxItems/$turned/;13s/\$/ # $turned/" "$work/wrong.yaml" >"$work/$escape[31m.yaml"
expect 1 '*/\\x1b\[31m.yaml:13:*: error: *' '*1 error*' "$crdc" lint "$work/$escape[31m.yaml"
if grep -q "$turned" "$work/out"; then fail "U+202E is printed"; fi
# What cannot be written is said.
if [ -w /dev/full ]; then
  "$crdc" crd "$crds/bus.volcano.sh_commands.yaml" >/dev/full 2>"$work/err"
  [ $? = 2 ] && grep -q '^crdc: standard output: not all could be written' "$work/err" || fail "crd to a full disk"
fi
expect 2 '' 'crdc: unknown command: weave *' "$crdc" weave
expect 2 '' 'crdc: unknown option: --weave *' "$crdc" --weave
expect 2 '' 'crdc lint: unknown option: -x *' "$crdc" lint -x
expect 2 '' 'crdc lint: no CRDs given *' "$crdc" lint
expect 2 '' 'crdc lint: takes no value: --help *' "$crdc" lint --help=yes
expect 2 '' 'crdc lint: no such file or folder: *' "$crdc" lint "$work/none.yaml"
expect 2 '' 'crdc lint: Kubernetes 1.99 is not *' "$crdc" lint --kubernetes-version 1.99 "$crds"
expect 2 '' 'crdc lint: needs a value: --kubernetes-version *' "$crdc" lint "$crds" --kubernetes-version
expect 2 '' 'crdc generate: --out is needed *' "$crdc" generate "$crds"
expect 0 '' '17 CRDs, 20 versions, 28 rules: no problems' "$crdc" lint --no-advice all --kubernetes-version=v1.37 "$crds"
expect 1 "$work/wrong.yaml:13:58: error: spec.validation.openAPIV3Schema.properties*spec*.type: Required value: *" \
  '1 CRD, 1 version, 0 rules: 1 error, 0 warnings' "$crdc" lint "$work/wrong.yaml"
expect 1 '' "$work/wrong.yaml:13:58: error: *" "$crdc" generate --out "$work/gen" "$work/wrong.yaml"
expect 0 '' '' "$crdc" generate --out "$work/gen" "$crds/bus.volcano.sh_commands.yaml"
expect 0 '' '' "$crdc" generate --check -o "$work/gen" "$crds/bus.volcano.sh_commands.yaml"
expect 0 '' '1 CRD, *' "$crdc" generate -v -o "$work/gen" -- "$crds/bus.volcano.sh_commands.yaml"
expect 1 '' '*would be generated*' "$crdc" generate --check -o "$work/gen" "$crds/topology.volcano.sh_hypernodes.yaml"
# What differs is named, and where; the digest stands in every file.
sed 's/spec: {}/spec: {type: object, properties: {size: {type: integer, default: 3}}}/' "$work/wrong.yaml" >"$work/default.yaml"
expect 0 '' '' "$crdc" generate -o "$work/same" "$work/default.yaml"
sed 's/default: 3/default: 4/' "$work/default.yaml" >"$work/changed.yaml"
expect 1 '' "$work/same/example.com/v1/widget.c:[0-9]*:42: error: differs from what would be generated, which has here: static const crd_value crd_*_type_*" \
  "$crdc" generate --check -o "$work/same" "$work/changed.yaml"
says err '^  static const crd_value crd_[0-9a-f]*_type_[0-9a-f]*_default' 'the line that differs'
says err 'widget.h:[0-9]*:[0-9]*: error: differs from what would be generated, which has here: /\* default 4 \*/' 'another file'
says err '^error: 3 files differ only in the digest of what is generated from: .*$' 'files that differ in the digest alone'
[ "$(grep -c error "$work/err")" = 4 ] || fail "a line for each file, in
$(cat "$work/err")"
sed -i 's/ \* [0-9a-f]\{64\}\./ * 00000000000000000000000000000000000000000000000000000000000000ff./' "$work/same/registry.c"
expect 1 '' "error: 1 file differs only in the digest of what is generated from: $work/same/registry.c" \
  "$crdc" generate --check -o "$work/same" "$work/default.yaml"
sed -i '$d' "$work/same/types.h"
expect 1 '' "$work/same/types.h:[0-9]*:1: error: differs from what would be generated, which has here: *" \
  "$crdc" generate --check -o "$work/same" "$work/default.yaml"
rm "$work/same/registry.c" "$work/same/types.h"
expect 1 '' "error: $work/same/*: would be generated, and is not there" "$crdc" generate --check -o "$work/same" "$work/default.yaml"

# As kubebuilder lays out config/crd: its patches are pieces of CRDs, whether the folder is named or one of them alone.
mkdir -p "$work/project/bases" "$work/project/patches"
printf 'resources: [bases/hypernodes.yaml]\npatches: [{path: patches/webhook_in_hypernodes.yaml}]\n' >"$work/project/kustomization.yaml"
cp "$crds/topology.volcano.sh_hypernodes.yaml" "$work/project/bases/hypernodes.yaml"
{
  printf 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: hypernodes.topology.volcano.sh}\n'
  printf 'spec: {conversion: {strategy: Webhook, webhook: {conversionReviewVersions: [v1]}}}\n'
} >"$work/project/patches/webhook_in_hypernodes.yaml"
expect 0 '' '1 CRD, 1 version, *: no problems' "$crdc" lint --no-advice all "$work/project"
says err 'patches/webhook_in_hypernodes.yaml: note: a patch of a kustomization: passed over$' 'the patch'
expect 0 '' '0 CRDs, *: nothing to check' "$crdc" lint "$work/project/patches/webhook_in_hypernodes.yaml"
says err 'patches/webhook_in_hypernodes.yaml: note: a patch of a kustomization: passed over$' 'the patch alone'
expect 0 '' '*a patch of a kustomization: passed over' "$crdc" generate -o "$work/of-project" "$work/project"
printf 'resources: [bases, patches/webhook_in_hypernodes.yaml]\n' >"$work/project/kustomization.yaml"
expect 1 "*patches/webhook_in_hypernodes.yaml:3:18: error: metadata.name: Invalid value: *" '*' "$crdc" lint "$work/project"
# One that no kustomization names, or names in a comment, as long as it is not needed.
printf 'resources: [bases/hypernodes.yaml]\npatches:\n#- path: patches/webhook_in_hypernodes.yaml\n' >"$work/project/kustomization.yaml"
expect 0 '' '1 CRD, 1 version, *: no problems' "$crdc" lint --no-advice all "$work/project"
says err 'patches/webhook_in_hypernodes.yaml: note: a piece of a CustomResourceDefinition: passed over$' 'a piece'
sed -i 's/^spec: {/&scope: Cluster, /' "$work/project/patches/webhook_in_hypernodes.yaml"
expect 1 "*patches/webhook_in_hypernodes.yaml:3:18: error: metadata.name: Invalid value: *" '*' "$crdc" lint "$work/project"
! grep -q 'help: name it' "$work/out" || fail 'a name is proposed that has no plural or group'

[ $failures = 0 ] && echo "ok" || exit 1
