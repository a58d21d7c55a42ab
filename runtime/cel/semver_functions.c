/* SPDX-License-Identifier: Apache-2.0 */
/* The semver library: semver, isSemver and the methods of kubernetes.Semver. Mirrors apiserver pkg/cel/library/semverlib.go;
 * costs as in pkg/cel/library/cost.go. */
#include "internal.h"

static const crd_semver *semver_of(crd_cel_value value) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == CRD_CEL_SEMVER ? value.as.opaque : NULL;
}

bool crd_cel_semver_compare(crd_cel_value a, crd_cel_value b, int *order) {
  const crd_semver *x = semver_of(a), *y = semver_of(b);
  if (x && y) *order = crd_semver_compare(x, y);
  return x && y;
}

/* `error` may be NULL. */
static bool parse_arguments(crd_cel *cel, const crd_cel_value *arguments, size_t count, crd_semver *out, crd_string *error) {
  crd_string text = arguments[0].as.text;
  if (count > 1 && arguments[1].as.boolean && !crd_semver_normalize(cel->arena, text, &text, error)) return false;
  return crd_semver_parse(cel->arena, text, out, error);
}

static bool begin_semver(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING || (count > 1 && arguments[1].kind != CRD_CEL_BOOL)) return false;
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  return true;
}

crd_cel_value crd_cel_fn_semver(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!begin_semver(cel, arguments, count)) return crd_cel_no_overload(cel, "semver", arguments, count);
  crd_semver *out = crd_arena_alloc(cel->arena, sizeof *out);
  crd_string error = {NULL, 0};
  if (parse_arguments(cel, arguments, count, out, &error)) return crd_cel_of_opaque(CRD_CEL_SEMVER, out);
  return crd_cel_failed_with(cel, "%.*s", (int)error.size, error.data);
}

crd_cel_value crd_cel_fn_is_semver(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_semver out;
  if (!begin_semver(cel, arguments, count)) return crd_cel_no_overload(cel, "isSemver", arguments, count);
  return crd_cel_of_bool(parse_arguments(cel, arguments, count, &out, NULL));
}

static crd_cel_value version_part(crd_cel *cel, const char *name, const crd_cel_value *arguments, unsigned which) {
  const crd_semver *v = semver_of(arguments[0]);
  int64_t number;
  cel->cost += 1;
  if (!v && crd_cel_generic_version_number(arguments[0], which, &number)) return crd_cel_of_int(number);
  if (!v) return cel->cost -= 1, crd_cel_no_overload(cel, name, arguments, 1);
  return crd_cel_of_int((int64_t)v->numbers[which]);
}

crd_cel_value crd_cel_fn_major(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return version_part(cel, "major", arguments, 0);
}
crd_cel_value crd_cel_fn_minor(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return version_part(cel, "minor", arguments, 1);
}
crd_cel_value crd_cel_fn_patch(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return version_part(cel, "patch", arguments, 2);
}
