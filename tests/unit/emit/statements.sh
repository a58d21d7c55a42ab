#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Rules as C: what cannot fail is a plain bool, errors pay on their way, values keep their C types, calls that rules share are kept,
# and the program stands beside the function as data. (That both say the same is what rules_grown and cel-combined are for.)
# Usage: statements.sh CRDC SOURCE_ROOT
. "$(dirname "$0")/../shell.sh"
set -e
folder=$work
crdc=$(realpath "$1")
crd_of Thing >"$folder/crd.yaml" <<'YAML'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          either:
            type: object
            properties: {a: {type: string}, b: {type: string}}
            x-kubernetes-validations:
            - rule: has(self.a) || has(self.b)
          sum:
            type: object
            properties: {a: {type: integer}, b: {type: integer}}
            x-kubernetes-validations:
            - rule: self.a + self.b < 8
              messageExpression: "'a is ' + (self.a > 3 ? 'large' : 'small')"
          list:
            type: array
            maxItems: 9
            items: {type: string, maxLength: 9}
            x-kubernetes-validations:
            - rule: self.all(x, x.matches('^[a-z]+$'))
          amount:
            type: object
            properties: {least: {type: string, maxLength: 20}, most: {type: string, maxLength: 20}}
            x-kubernetes-validations:
            - rule: isQuantity(self.least) && quantity(self.least).isGreaterThan(quantity('1'))
            - rule: quantity(self.least).isLessThan(quantity(self.most))
YAML
"$crdc" generate --out "$folder/out" "$folder/crd.yaml" >/dev/null
text=$folder/text
find "$folder/out" -name '*.c' -exec cat {} + | awk '/^static crd_cel_truth|^static bool/ { on = 1 } on { print } /^}/ { on = 0 } /crd_rule_run/ { print }' >"$text"

# says TIMES PATTERN: how many lines there are.
says() {
  found=$(grep -c -- "$2" "$text" || true)
  [ "$found" = "$1" ] || { echo "$found lines with \"$2\", not $1, in" && cat "$text" && exit 1; }
}
function_of() { awk -v name="$1" 'index($0, name "(crd_cel") { on = 1 } on { print } /^}/ { on = 0 }' "$text"; }
has() { function_of "$1" | grep -qF -- "$2" || { echo "no \"$2\" in" && function_of "$1" && exit 1; }; }
has_not() { ! function_of "$1" | grep -qF -- "$2" || { echo "\"$2\" in" && function_of "$1" && exit 1; }; }

says 6 'run = crd_rule_run' # of five rules and a message
either=example_com_v1_Thing_Either_rule_1 sum=example_com_v1_Thing_Sum_rule_1
has_not $either CRD_CEL_ERROR # nothing in it can fail
has $either 'CRD_HAS(self, a)'
has $sum 'crd_cel_add_int(cel, self->a, self->b'
has $sum 'crd_cel_fail_key(cel, CRD_STRING("b"))'
has $sum '{ cost += '
has ${sum}_message '*text = '
says 1 'crd_cel_matches(cel, range0->items\[i0\], &'
has example_com_v1_Thing_Amount_rule_1 'crd_cel_shared_test(cel, 1, 0, crd_cel_fn_quantity, crd_cel_fn_is_quantity'
has example_com_v1_Thing_Amount_rule_2 'crd_cel_shared(cel, 1, 0, crd_cel_fn_quantity'
has example_com_v1_Thing_Amount_rule_2 'crd_cel_fn_quantity(cel, (const crd_cel_value[1]){crd_cel_of_string(self->most)}'
