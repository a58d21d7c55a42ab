#!/bin/sh
# What differs between API servers, by name: the words of crd-validate --kubernetes-version before and since a change.
#
#   versions.sh CRD_VALIDATE CRDC
set -u
validate=$(realpath "$1") crdc=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failures=0

cat >crd.yaml <<'END'
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
          letter: {type: string, maxLength: 1}
          word: {type: string, maxLength: 3}
          one: {type: array, maxItems: 1, items: {type: string}}
          pairs: {type: object, maxProperties: 1, additionalProperties: {type: string}}
          text: {type: string}
          small: {type: integer, format: int32}
          real: {type: number, format: float}
          short: {type: string, format: k8s-short-name}
          long: {type: string, format: k8s-long-name}
          choice: {type: object, x-kubernetes-preserve-unknown-fields: true, enum: [{a: 1}]}
          count:
            type: integer
            x-kubernetes-validations: [{rule: self < 5, message: too many}]
          parts:
            type: object
            properties: {a: {type: integer}}
            x-kubernetes-validations: [{rule: self.a < 5, message: too large}]
          names:
            type: array
            maxItems: 9
            items: {type: string, maxLength: 9}
            x-kubernetes-validations: [{rule: self.size() < 1, message: too long}]
END

# says NAME MINOR BODY TEXT: the verdict of that minor on an object with BODY holds TEXT.
says() {
  printf '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"%s}%s}' "$5" "$3" >object.json
  output=$("$validate" --crd crd.yaml --kubernetes-version "1.$2" -o json object.json 2>&1)
  if ! printf '%s\n' "$output" | grep -qF -- "$4"; then
    printf 'FAILED %s in 1.%s: no "%s" in:\n%s\n' "$1" "$2" "$4" "$output"
    failures=$((failures + 1))
  fi
}

# differs NAME BODY LAST TEXT TEXT_SINCE [METADATA]: how the minors up to LAST tell it, and those behind.
differs() {
  says "$1" "$3" "$2" "$4" "${6-}"
  says "$1" $(($3 + 1)) "$2" "$5" "${6-}"
}

good='"allowed":true'
differs maxLength ',"word":"long"' 31 'may not be longer than 3"' 'may not be more than 3 bytes"'
differs 'maxLength of 1' ',"letter":"long"' 33 'may not be more than 1 bytes"' 'may not be more than 1 byte"'
differs maxItems ',"one":["a","b"]' 33 'must have at most 1 items"' 'must have at most 1 item"'
differs maxProperties ',"pairs":{"a":"b","c":"d"}' 33 'must have at most 1 items"' 'must have at most 1 item"'
differs 'composite bad value' ',"choice":{"b":[1,null,"x"],"a":true}' 33 \
  'map[string]interface {}{\"a\":true, \"b\":[]interface {}{1, interface {}(nil), \"x\"}}' '{\"a\":true,\"b\":[1,null,\"x\"]}'
differs 'no bad value' ',"text":7' 33 'Invalid value: \"null\": some validation rules' 'Invalid value: null: some validation rules'
differs 'bad value of finalizers' '' 33 '[]string{\"orphan\", \"foregroundDeletion\"}' '[\"orphan\",\"foregroundDeletion\"]' \
  ',"finalizers":["orphan","foregroundDeletion"]'
differs 'bad value of a rule, scalar' ',"count":7' 34 'Invalid value: \"integer\": too many' 'Invalid value: 7: too many'
differs 'bad value of a rule, object' ',"parts":{"a":7}' 34 'Invalid value: \"object\": too large' 'Invalid value: too large'
differs 'bad value of a rule, array' ',"names":["a"]' 34 'Invalid value: \"array\": too long' 'Invalid value: too long'
differs 'range of int32' ',"small":3000000000' 35 "$good" 'Checked value must be of type integer with format int32'
differs 'range of float' ',"real":1e300' 35 "$good" 'Checked value must be of type number with format float'
differs k8s-short-name ',"short":"A"' 34 "$good" 'in body must be of type k8s-short-name'
differs k8s-long-name ',"long":"A"' 34 "$good" 'in body must be of type k8s-long-name'
differs 'label key' '' 34 'a qualified name must consist of' 'a valid label key must consist of' ',"labels":{"a/b/c":"d"}'
differs 'annotation key' '' 34 'a qualified name must consist of' 'a valid label key must consist of' ',"annotations":{"a/b/c":"d"}'
differs 'finalizer' '' 34 'a qualified name must consist of' 'a valid label key must consist of' ',"finalizers":["a/b/c"]'
differs 'length of a label value' '' 34 'must be no more than 63 characters' 'must be no more than 63 bytes' \
  ",\"labels\":{\"a\":\"$(printf '%064d' 0)\"}"
differs 'length of a label key' '' 34 'name part must be no more than 63 characters' 'name part must be no more than 63 bytes' \
  ",\"labels\":{\"$(printf '%064d' 0)\":\"a\"}"

# costs MINOR CODE: whether a rule over metadata.name is within its limit.
cat >names.yaml <<'END'
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
        x-kubernetes-validations: [{rule: "self.metadata.name.matches('^[a-z]([-a-z0-9]{0,61}[a-z0-9])?(a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz)?$')"}]
        properties:
          spec: {type: object}
END
costs() {
  "$crdc" lint --kubernetes-version "1.$1" names.yaml >output 2>&1
  got=$?
  [ "$got" -eq "$2" ] && return
  printf 'FAILED length of metadata.name in 1.%s: exit %s\n' "$1" "$got"
  cat output
  failures=$((failures + 1))
}
costs 36 1
costs 37 0

[ "$failures" -eq 0 ] || exit 1
echo "all differences are told"
